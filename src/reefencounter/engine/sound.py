"""Whether bytes are a position that the rules can run on: the compiled rules check no bounds.

Asked is what keeps every rule inside its tables and lets every game come to an end, not whether the components are all
there (see `notation.load`): views, previews and hand-made positions lack some of them. What both games have is asked
here, once; what the expansion adds, in `second_kind.sound`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sized
from functools import reduce
from operator import index, or_
from typing import Any, Protocol

from ..messages import Message
from . import codes
from .cells import ALL_CELLS
from .components import CUBES_OF_A_COLOUR, POLYPS_OF_A_COLOUR
from .errors import InvalidRules, shown
from .layout import Reef

SHRIMPS_OF_A_PLAYER = 4
LAST_NUMBER = (
    9_999 + 3
)  # a state may have it (N6), with a final round: play never comes so far, and its field has room
WORDS = ("polyps", "shrimps", "moved")
Need = str | Message  # what a position must have: the message of its error, or its id


class Table(Protocol):
    """What the flat values of both games have."""

    hand: list[int]
    cubes: list[int]
    consumed: list[int]
    fish: list[int]
    sea: list[int]
    larvae: list[int]
    bag: list[int]
    reserve: list[int]
    unplayed: list[int]
    eaten: list[int]
    boards: list[int]
    turned: int
    locks: int
    number: int
    alga: int
    players: int
    advanced: int
    player: int
    phase: int
    acted: int
    lays: int
    laying: int
    must_play: int
    introduced: int
    locked: int
    ended_by: int
    ender: int


def unsound(reef: Reef) -> Need | None:
    """Why the rules of the base game could not run on these bytes; None if they could."""
    words = {name: getattr(reef, name)[:] for name in WORDS}
    return first_missing(shared(reef, words, ALL_CELLS)) or first_missing(
        [(reef.keep <= 1, "position.flags")]
    )


def first_missing(limits: Iterable[tuple[bool, Need]]) -> Need | None:
    """What is asked for first and not there."""
    return next((need for fine, need in limits if not fine), None)


def shared(reef: Table, words: Mapping[str, list[int]], inside: int) -> Iterator[tuple[bool, Need]]:
    """What must hold in both games; `words` are the fields that are sets of cells, `inside` the cells of a board."""
    players = reef.players
    yield 2 <= players <= 4, "position.players"
    boards = set(reef.boards[:players])
    yield len(boards) == players and max(boards) <= 3, "position.boards"
    yield reef.player < players and reef.phase <= codes.OVER, "position.phase"
    yield reef.number <= LAST_NUMBER, Message("position.number", most=LAST_NUMBER)
    yield reef.laying <= 5 and reef.must_play <= 5 and reef.alga <= 4, "position.colours"
    yield reef.phase != codes.LAYING or reef.laying > 0, "position.laying"
    yield max(reef.advanced, reef.acted, reef.introduced, reef.locked) <= 1, "position.flags"
    yield max(reef.turned, reef.locks) <= 1023, "position.coral_tiles"
    known = reef.ender < players or (reef.ender == codes.NOBODY and reef.phase != codes.FINAL)
    yield known and reef.ended_by < len(codes.ENDINGS), "position.ending"
    piles = (reef.hand, reef.consumed, reef.fish, reef.sea, reef.bag, reef.reserve)
    yield all(max(bytes(pile)) <= POLYPS_OF_A_COLOUR for pile in piles), "position.tiles"
    yield max(*bytes(reef.cubes), *bytes(reef.larvae)) <= CUBES_OF_A_COLOUR, "position.cubes"
    owed = reef.must_play - 1
    held = owed < 0 or (reef.lays < 2 and reef.cubes[reef.player * 5 + owed] > 0)
    yield held, "position.owed"
    for name, sets in words.items():
        in_play = len(sets) // 4 * players
        fine = reduce(or_, sets[:in_play]) | inside == inside and not any(sets[in_play:])
        yield fine, Message("position.cells", field=name)
    yield apart(words["polyps"], 5), "position.one_polyp"
    shrimps = words["shrimps"]
    yield apart(shrimps, 4), "position.one_shrimp"
    for player in range(4):
        number = reef.unplayed[player] + sum(cells.bit_count() for cells in shrimps[player::4])
        most = SHRIMPS_OF_A_PLAYER if player < players else 0
        yield number <= most and reef.eaten[player] <= most, "position.shrimps"


def apart(sets: list[int], size: int) -> bool:
    """Whether on each board, with so many sets of cells, no cell is in two of them."""
    for first in range(0, len(sets), size):
        together = 0
        for cells in sets[first : first + size]:
            if together & cells:
                return False
            together |= cells
    return True


def number_of(value: object, least: int, most: int, what: str) -> int:
    """A whole number in its range; refuses anything else with a sentence."""
    try:
        number = index(value)  # type: ignore[arg-type]  # what has none is refused
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise InvalidRules("shape.whole_number", where=what, least=least, most=most, value=shown(value))
    return number


def numbers_of(values: Any, size: int, most: int, what: str) -> list[int]:
    """So many whole numbers from 0 to `most`; refuses anything else with a sentence."""
    if not isinstance(values, Sized) or not isinstance(values, Iterable) or len(values) != size:
        raise InvalidRules("shape.whole_numbers", where=what, length=size, value=shown(values))
    return [number_of(value, 0, most, f"{what}[{place}]") for place, value in enumerate(values)]


def players_of(value: object) -> None:
    """Refuse what is no number of players."""
    if value not in (2, 3, 4):
        raise InvalidRules("rules.players_given", value=shown(value))


def boards_of(values: object, players: int) -> list[int]:
    """The boards that are given for a new game: as many as players, no board twice."""
    boards = numbers_of(values, players, 3, "boards")
    if len(set(boards)) < players:
        raise InvalidRules("rules.board_twice", "R2.1")
    return boards
