"""How a finished game ended for each who played it: places, points, and what their fish ate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from ...notation import AnyPosition, of
from ...score import score
from ..play.ledger import StoredAction, TableGame
from ..play.listing import final_places
from ..schemas.values import Lost, RatingKind
from ..storage.table_data import TableData
from .ratings import bot_player, kind_of


class SeatResult(NamedTuple):
    """A result as it is kept, but for when and in which order, and for what it does to ratings."""

    seat: int
    kind: RatingKind
    person: str | None
    bot: str | None
    name: str
    place: int
    points: int
    lost: Lost | None
    finished: bool
    eaten: dict[str, int]
    meal: dict[str, Any] | None
    turns: int  # that whoever it is of ended

    @property
    def player(self) -> str | None:
        """Whose rating it counts for; None: nobody is known there."""
        return self.person or (bot_player(self.bot) if self.bot else None)


def results_of(game: TableGame, steps: Iterable[StoredAction], table: TableData) -> list[SeatResult]:
    """The results of a game that is as it began, and is played through; none if nobody in it is known.

    Whoever holds several seats plays for others who sit beside them: those are nobody that is known. What a bot ate
    instead of a person is not theirs: only a page or a program names the steps that it sends.
    """
    seats = table.seats
    held = Counter(seat.holder for seat in seats)
    known = {seat.holder for seat in seats if seat.holder is not None and held[seat.holder] == 1}
    if not known:
        return []
    meals: list[Counter[tuple[int, str]]] = [Counter() for _ in seats]  # by turn and colour
    turns = [0] * len(seats)
    for step in _counting(steps):
        before = game.position
        game.advance(step.action, step.player, step.deal)
        if step.client is not None and before.phase != "setup" and before.number != game.position.number:
            turns[before.player] += 1
        for seat in seats:
            if seat.of_person and (step.client is None or step.player != seat.number):
                continue
            eaten = _fish(game.position, seat.number) - _fish(before, seat.number)
            for colour, polyps in eaten.items():
                meals[seat.number][before.number, colour] += polyps
    rows = score(game.position)
    placed = final_places([row["rank"] for row in rows], table)
    return [
        SeatResult(
            seat=seat.number,
            kind=kind_of(game.rules),
            person=seat.holder if seat.holder in known else None,
            bot=seat.bot if not seat.of_person else None,
            name=seat.name,
            place=placed[seat.number],
            points=rows[seat.number]["points"],
            lost=lost,
            finished=lost is None,
            eaten=_by_colour(meals[seat.number]),
            meal=_largest(meals[seat.number]),
            turns=turns[seat.number],
        )
        for seat, lost in zip(seats, table.lost_in_the_end, strict=True)
    ]


def _counting(steps: Iterable[StoredAction]) -> list[StoredAction]:
    """The steps that were not taken back."""
    found: list[StoredAction] = []
    for step in steps:
        if step.undo:
            found.pop()
        else:
            found.append(step)
    return found


def _by_colour(meals: Counter[tuple[int, str]]) -> dict[str, int]:
    eaten: Counter[str] = Counter()
    for (_, colour), polyps in meals.items():
        eaten[colour] += polyps
    return dict(eaten)


def _largest(meals: Counter[tuple[int, str]]) -> dict[str, Any] | None:
    """The most polyps of one colour in one turn."""
    if not meals:
        return None
    ((_, colour), polyps) = meals.most_common(1)[0]
    return {"colour": colour, "polyps": polyps}


def _fish(position: AnyPosition, player: int) -> Counter[str]:
    """The polyps in a player's fish, by colour; a tile of two colours counts as its first."""
    notation, reef = of(position), position.fields()
    begin = len(notation.kinds) * player
    found: Counter[str] = Counter()
    for kind, polyps in zip(notation.polyp_kinds, reef.consumed[begin:], strict=False):
        found[kind[0]] += polyps
    return found
