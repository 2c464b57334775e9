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


def unsound(reef: Reef) -> str | None:
    """Why the rules of the base game could not run on these bytes; None if they could."""
    words = {name: getattr(reef, name)[:] for name in WORDS}
    return first_missing(shared(reef, words, ALL_CELLS)) or first_missing(
        [(reef.keep <= 1, "flags of 0 or 1")]
    )


def first_missing(limits: Iterable[tuple[bool, str]]) -> str | None:
    """What is asked for first and not there, as a sentence."""
    return next((f"it must have {need}" for fine, need in limits if not fine), None)


def shared(reef: Table, words: Mapping[str, list[int]], inside: int) -> Iterator[tuple[bool, str]]:
    """What must hold in both games; `words` are the fields that are sets of cells, `inside` the cells of a board."""
    players = reef.players
    yield 2 <= players <= 4, "2 to 4 players"
    boards = set(reef.boards[:players])
    yield len(boards) == players and max(boards) <= 3, "boards A to D, each once"
    yield reef.player < players and reef.phase <= codes.OVER, "a player and a phase"
    yield reef.number <= LAST_NUMBER, f"a turn up to {LAST_NUMBER}"
    yield reef.laying <= 5 and reef.must_play <= 5 and reef.alga <= 4, "known colours"
    yield reef.phase != codes.LAYING or reef.laying > 0, "a colour to lay"
    yield max(reef.advanced, reef.acted, reef.introduced, reef.locked) <= 1, "flags of 0 or 1"
    yield max(reef.turned, reef.locks) <= 1023, "ten coral tiles"
    known = reef.ender < players or (reef.ender == codes.NOBODY and reef.phase != codes.FINAL)
    yield known and reef.ended_by < len(codes.ENDINGS), "an end that the rules know, and whose it is"
    piles = (reef.hand, reef.consumed, reef.fish, reef.sea, reef.bag, reef.reserve)
    yield all(max(bytes(pile)) <= POLYPS_OF_A_COLOUR for pile in piles), "numbers of tiles that there are"
    yield max(*bytes(reef.cubes), *bytes(reef.larvae)) <= CUBES_OF_A_COLOUR, "numbers of cubes that there are"
    owed = reef.must_play - 1
    held = owed < 0 or (reef.lays < 2 and reef.cubes[reef.player * 5 + owed] > 0)
    yield held, "the cube that is owed, and an action to play it"
    for name, sets in words.items():
        in_play = len(sets) // 4 * players
        fine = reduce(or_, sets[:in_play]) | inside == inside and not any(sets[in_play:])
        yield fine, f"{name} on cells of the boards in play"
    yield apart(words["polyps"], 5), "one polyp on a cell"
    shrimps = words["shrimps"]
    yield apart(shrimps, 4), "one shrimp on a cell"
    for player in range(4):
        number = reef.unplayed[player] + sum(cells.bit_count() for cells in shrimps[player::4])
        most = SHRIMPS_OF_A_PLAYER if player < players else 0
        yield number <= most and reef.eaten[player] <= most, "at most four shrimps a player"


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
        raise InvalidRules(f"{what} must be a whole number from {least} to {most}, not {shown(value)}")
    return number


def numbers_of(values: Any, size: int, most: int, what: str) -> list[int]:
    """So many whole numbers from 0 to `most`; refuses anything else with a sentence."""
    if not isinstance(values, Sized) or not isinstance(values, Iterable) or len(values) != size:
        raise InvalidRules(f"{what} must be a list of {size} whole numbers, not {shown(values)}")
    return [number_of(value, 0, most, f"{what}[{place}]") for place, value in enumerate(values)]


def players_of(value: object) -> None:
    """Refuse what is no number of players."""
    if value not in (2, 3, 4):
        raise InvalidRules(f"2, 3 or 4 players, not {shown(value)}")


def boards_of(values: object, players: int) -> list[int]:
    """The boards that are given for a new game: as many as players, no board twice."""
    boards = numbers_of(values, players, 3, "boards")
    if len(set(boards)) < players:
        raise InvalidRules("boards names the same board twice; each is there once (R2.1)")
    return boards
