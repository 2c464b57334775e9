"""The players as one viewer sees them, what can be known of their scores, and how the game ended (R11, R13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ...game import Game
from ...notation.forms import AnyPosition
from ...telling.listener import listener
from ...telling.places import cause, verdict
from ..play.opponents import called
from ..said import beside
from ..schemas import CardsHeld, Ending, Holding, PlayerScene, ResultRow, Seat, SheetRow
from .rulesets import of
from .spoken import Spoken, spoken

PIECES: tuple[Literal["purple", "green", "red", "yellow"], ...] = ("purple", "green", "red", "yellow")


def people(
    game: Game, shown: Mapping[str, Any], seats: Sequence[Seat], everything: bool
) -> list[PlayerScene]:
    """All players; `shown` is the view or, where everything lies open, the state (N4)."""
    cubes = [sum(row) for row in _rows(game)]
    players = []
    for seat, held, pieces, n in zip(seats, shown["players"], PIECES, cubes, strict=False):
        choosing = game.phase == "setup" and not everything and "total" in held["hand"]
        players.append(
            PlayerScene(
                name=seat.name,
                colour=pieces,
                bot=seat.bot and called(seat.bot),
                mine=seat.mine,
                hand=holding(held["hand"]),
                cubes=Holding(n, None, False) if choosing else holding(held["cubes"]),  # R2.8
                consumed=dict(held["consumed"]),
                fish=holding(held["fish"]),
                unplayed=held["shrimps"],
                eaten=held["eaten"],
                cards=_cards(held["cards"]) if "cards" in held else None,
                table=list(held.get("table", ())),
            )
        )
    return players


def _rows(game: Game) -> list[list[int]]:
    """The cubes of each player by colour."""
    cubes = game.position.fields().cubes
    return [cubes[5 * player : 5 * player + 5] for player in range(game.position.players)]


def _cards(held: Sequence[str] | Mapping[str, int]) -> CardsHeld:
    """Unplayed cards as they stand in a view (S7.7)."""
    if isinstance(held, Mapping):
        return CardsHeld(held["total"], None)
    return CardsHeld(len(held), list(held))


def holding(held: Mapping[str, Any]) -> Holding:
    """Tiles or cubes as they stand in a view (N4)."""
    if "total" in held:
        known = held.get("known")
        return Holding(held["total"], None if known is None else dict(known), False)
    return Holding(sum(held.values()), dict(held), True)


def sheet(game: Game, players: Sequence[PlayerScene]) -> list[SheetRow]:
    """What can be known of the scores: the points of the tiles and cards that are known, and how many tiles are not."""
    rows = []
    for number, player in enumerate(players):
        counts = player.fish.known or {}
        unknown = player.fish.total - sum(counts.values())
        cards = player.cards
        exact = unknown == 0 and (cards is None or cards.known is not None or cards.total == 0)
        whole_hand = cards is not None and cards.known is not None
        points = of(game.position).sure_points(game.position, number, counts, whole_hand)
        rows.append(SheetRow(number, points, exact, dict(counts), unknown))
    return rows


def ending(game: Game, shown: Mapping[str, Any], seat: int | None, names: Sequence[str]) -> Ending | None:
    """How the game ended, or why the final round is played; None before. `shown`: as for `people`."""
    turn = shown["turn"]
    if turn["ended_by"] is None or turn["ender"] is None:
        return None
    speaker, why = listener(names, seat), cause(turn["ended_by"], turn["ender"])
    result, told = None, Spoken("", [])
    if game.over:
        rows = game.score()
        result = result_of(game.position, rows, [player["fish"] for player in shown["players"]])
        told = spoken(speaker, verdict(rows))
    return Ending(
        by=turn["ended_by"],
        player=turn["ender"],
        reason=speaker.one(why),
        result=result,
        verdict=told.words or None,
        reason_message=beside(why),
        verdict_messages=told.messages or None,
    )


def result_of(
    position: AnyPosition, rows: Sequence[Mapping[str, Any]], fish: Sequence[dict[str, int]]
) -> list[ResultRow]:
    """The rows of a score, with what lies in each fish and what the cards bring."""
    return [
        ResultRow(
            row["player"],
            row["points"],
            fish[row["player"]],
            row["ties"],
            row["rank"],
            of(position).card_points(position, row["player"]),
        )
        for row in rows
    ]
