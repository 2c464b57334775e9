# cython: nonecheck=True
"""The object around a flat value, as far as both games have it alike, and a new game with tiles given by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .. import codes, generator, layout
from ..arguments import boards_of, numbers_of
from ..chance import Chance
from ..components import COLOURS, HANDS_AT_START, POLYPS_OF_A_COLOUR, SEA_AT_START
from ..errors import InvalidRules
from . import setup

if TYPE_CHECKING:
    import cython  # what the compiler sees
    import numpy
else:
    from .. import shim as cython

if not cython.compiled:
    from ..layout import Common

    EMPTY = Common()


class FlatPosition:
    """Everything on the table and behind the screens at one moment, as one flat value: what both games share of it."""

    def __cinit__(self) -> None:
        self.data: bytearray
        self.table: layout.Common = cython.address(EMPTY)  # nobody plays there, and nothing can be done

    def __init__(self) -> None:
        raise TypeError(f"a {type(self).__name__} is made by its from_bytes, by a new game or by load")

    def __bytes__(self) -> bytes:
        return bytes(self.data)

    def fields(self) -> Any:
        """A copy as a structure with named fields, to read."""
        raise NotImplementedError

    def copy(self) -> Any:
        """An independent copy."""
        raise NotImplementedError

    def buffer(self) -> memoryview:
        """The flat value itself, read-only, without copying; it changes as the position does."""
        return memoryview(self.data).toreadonly()

    def numpy(self) -> numpy.ndarray[Any, Any]:
        """The flat value as a numpy record with named fields, read-only, without copying."""
        import numpy

        return numpy.frombuffer(self.buffer(), dtype=layout.record_type(type(self.fields())))

    def __copy__(self) -> Any:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FlatPosition) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self.data))

    @property
    def players(self) -> int:
        """How many play."""
        return self.table.players

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.table.player

    @property
    def actor(self) -> int:
        """Who has to act or decide: the same, but in a window of the Second Kind (S7.5)."""
        return self.table.player

    @property
    def phase(self) -> str:
        """`setup`, `turn`, `laying`, `final` or `over` (N4)."""
        return codes.PHASES[self.table.phase]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == codes.OVER

    @property
    def number(self) -> int:
        """The number of the turn, from 1."""
        return self.table.number

    def __repr__(self) -> str:
        at = f"turn {self.number}, {self.phase}, player {self.actor} to act"
        return f"<{type(self).__name__}: {self.players} players, {at}>"

    def drawn(self, chance: Chance) -> tuple[int, ...]:
        """The kinds of tiles (colours, in the base game), or the card, that the last action drew, in order (N3)."""
        return tuple([chance.inner.tiles[place] for place in range(chance.inner.size)])


def within(value: int, limit: int) -> int:
    """The value, if it is one of 0 to limit - 1."""
    if not 0 <= value < limit:
        raise IndexError(f"{value} is not one of 0 to {limit - 1}")
    return value


def lay_out(
    table: layout.Common, boards: Sequence[int] | None, star: bool | None, chance: layout.ChanceState
) -> None:
    """Boards and coral tiles of a new game, as they are given, else by chance.             # R2.1 R2.4"""
    if boards is None:
        setup.choose_boards(table, chance)
    else:
        for place, board in enumerate(boards_of(boards, table.players)):
            table.boards[place] = board
    plain = generator.below(chance, 2) if star is None else not star
    table.turned = 1023 * plain


def deal_tiles(
    players: int,
    bag: list[int],
    sea: list[int],
    hand: list[int],
    kinds: int,
    given_sea: Sequence[int] | None,
    given_hands: Sequence[int] | None,
    chance: layout.ChanceState,
) -> None:
    """The open sea and the hands, as they are given (ordinary tiles, by colour), else by chance.   # R2.5 R2.7"""
    if given_sea is not None:
        put_given(bag, sea, kinds, numbers_of(given_sea, 25, POLYPS_OF_A_COLOUR, "sea"))
    if given_hands is not None:
        put_given(bag, hand, kinds, numbers_of(given_hands, 5 * players, POLYPS_OF_A_COLOUR, "hands"))
    left = bag[0] + bag[1] + bag[2] + bag[3] + bag[4]
    if given_sea is None:
        if left < sum(SEA_AT_START):
            raise InvalidRules("rules.too_few_for_sea", "R2.5")
        setup.fill_sea(sea, bag, kinds, chance)
    if given_hands is None:
        if left < sum(HANDS_AT_START[players]):
            raise InvalidRules("rules.too_few_for_hands", "R2.7")
        setup.deal_hands(players, hand, bag, kinds, chance)


def put_given(bag: list[int], piles: list[int], kinds: int, counts: list[int]) -> None:
    """Take tiles out of the bag at set-up: so many of each colour for each pile."""
    for place, tiles in enumerate(counts):
        colour = place % 5
        if tiles > bag[colour]:
            raise InvalidRules("rules.bag_too_small", number=tiles, tile=COLOURS[colour])
        bag[colour] -= tiles
        piles[place // 5 * kinds + colour] = tiles
