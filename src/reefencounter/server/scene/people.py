"""The players as one viewer sees them, what can be known of their scores, and how the game ended (R11, R13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from ...game import Game
from ...messages import Message
from ...notation.forms import AnyPosition
from ...score import ranked
from ...shapes import ScoreRow
from ...telling.listener import listener
from ...telling.places import cause, departure, verdict
from ..play.final_places import places, places_when_decided
from ..play.opponents import called
from ..said import beside
from ..schemas import CardsHeld, Ending, Holding, PlayerScene, ResultRow, Seat, SheetRow
from ..schemas.values import EndedBy
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


def ending(
    game: Game, shown: Mapping[str, Any], seat: int | None, seats: Sequence[Seat], *, decided: bool
) -> Ending | None:
    """How the game ended, or why the final round is played; None before. `shown`: as for `people`."""
    turn = shown["turn"]
    speaker = listener([each.name for each in seats], seat)
    by: EndedBy
    if decided:
        by, (player, why) = "decided", _last_departure(seats)
    elif turn["ended_by"] is None or turn["ender"] is None:
        return None
    else:
        by, player = turn["ended_by"], turn["ender"]
        why = cause(by, player)
    result, told = None, Spoken("", [])
    if game.over or decided:
        rows = game.score()
        told = spoken(speaker, [*_verdict(rows, seats, decided)])
        result = _result(game.position, rows, [each["fish"] for each in shown["players"]], seats, decided)
    return Ending(
        by=by,
        player=player,
        reason=speaker.one(why),
        result=result,
        verdict=told.words or None,
        reason_message=beside(why),
        verdict_messages=told.messages or None,
    )


def _last_departure(seats: Sequence[Seat]) -> tuple[int, Message]:
    """Who decided the game by leaving it, and how."""
    last = max((each for each in seats if each.lost), key=lambda each: each.lost_turn or 0)
    return last.player, departure(str(last.lost), last.player, last.lost_turn)


def _verdict(rows: Sequence[ScoreRow], seats: Sequence[Seat], decided: bool) -> Iterator[Message]:
    """Who won among those who stayed, and who did not stay."""
    stayed = [row for row, each in zip(rows, seats, strict=True) if each.lost is None]
    gone = [departure(str(each.lost), each.player, each.lost_turn) for each in seats if each.lost]
    if decided:
        yield from gone
        yield Message("ending.decided")
        return
    yield from verdict(ranked([{**row} for row in stayed])) if stayed else [Message("ending.nobody_stayed")]
    yield from gone
    if gone and stayed:
        yield Message("ending.by_the_bot")


def _result(
    position: AnyPosition,
    rows: Sequence[ScoreRow],
    fish: Sequence[dict[str, int]],
    seats: Sequence[Seat],
    decided: bool,
) -> list[ResultRow]:
    """The rows of a score with the places of those who stayed and those who left."""
    lost = [each.lost is not None for each in seats]
    people = [each.kind == "person" or gone for each, gone in zip(seats, lost, strict=True)]
    ranks = places_when_decided(people, lost) if decided else places([row["rank"] for row in rows], lost)
    return [
        replace(row, rank=rank, lost=each.lost)
        for row, rank, each in zip(result_of(position, rows, fish), ranks, seats, strict=True)
    ]


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
