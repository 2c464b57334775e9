"""Cells of a board with its margin as the bits of one 128-bit word, and the tables of boards, kinds and coral tiles.

Rows 0 to 3 lie in the lower half of the word, rows 4 to 7 in the upper one, at stride 10: nine columns (z, a to g, h)
leave the tenth bit of each row as a strip of water, and each half can be shifted by itself (see cells.bit).
Sides are n, w, e, s: 0 to 3; the opposite of a side is 3 - side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components import BOARDS, COLOURS, CORAL_TILES
from . import codes
from .components import KINDS, ORIENTATIONS, SIDES, colours_of, wide_board

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

ALL_SIDES = 15

if not cython.compiled:
    from ..geometry import total as total

    PRINTED = [0] * 4
    COAST = [0] * 4
    START = [0] * 20
    CELL = [0] * 72
    NUMBER = [0] * 128
    ROW_3, ROW_4 = 1023 << 30, 1023 << 64
    OPEN_SIDES = [0] * 4
    SHOWS = [0] * 33
    KINDS_SHOWING = [0] * 5
    OPEN_KINDS = [0] * 5
    TILE_OF_PAIR = [0] * 25
    FIRST_OF_PAIR = [0] * 10
    SECOND_OF_PAIR = [0] * 10

    def count(cells: int) -> int:
        """How many cells."""
        return cells.bit_count()

    def count_members(members: int) -> int:
        """How many members a small set has."""
        return members.bit_count()

    def lowest(cells: int) -> int:
        """The place of the first cell in the word, from 0."""
        return (cells & -cells).bit_length() - 1

    def first(members: int) -> int:
        """The lowest member of a small set."""
        return (members & -members).bit_length() - 1

    def present(counts: list[int], start: int, size: int) -> int:
        """The places, from `start` on, where a table of counts is not zero."""
        members = 0
        for place in range(size):
            if counts[start + place]:
                members |= 1 << place
        return members

    def north(cells: int) -> int:
        """Each cell's neighbour above."""
        return (cells & ~ROW_4) >> 10 | (cells & ROW_4) >> 34

    def south(cells: int) -> int:
        """Each cell's neighbour below."""
        return (cells & ~ROW_3) << 10 | (cells & ROW_3) << 34

    def around(cells: int) -> int:
        """The neighbours of these cells (and, between neighbours, the cells themselves)."""
        return cells << 1 | cells >> 1 | north(cells) | south(cells)

    def between(cells: int) -> int:
        """Where two or more of these cells are neighbours."""
        across, along = cells << 1 & cells >> 1, north(cells) & south(cells)
        return across | along | (cells << 1 | cells >> 1) & (north(cells) | south(cells))

    def select(cells: int, n: int) -> int:
        """The place of the n-th cell in the word, from 0."""
        while n > 0:
            cells &= cells - 1
            n -= 1
        return lowest(cells)

    def spread(cells: int, east: int, south_links: int) -> int:
        """Whole corals from some of their cells, along the links of polyps to their right and below."""
        before = 0
        while cells != before:
            before = cells
            cells |= (cells & east) << 1 | cells >> 1 & east
            cells |= south(before & south_links) | north(before) & south_links
        return cells


def step(cells: int, side: int) -> int:
    """The neighbours at this side."""
    if side == 0:
        return north(cells)
    if side == 1:
        return cells >> 1
    if side == 2:
        return cells << 1
    return south(cells)


def nth(cells: int, n: int) -> int:
    """The number of the n-th cell of the set, from 0."""
    return NUMBER[select(cells, n)]


def nth_member(members: int, n: int) -> int:
    """The n-th member of a small set, from 0."""
    while n > 0:
        members &= members - 1
        n -= 1
    return first(members)


def _fill() -> None:
    word = 1  # a whole word when compiled
    for cell in range(72):
        place = cell // 36 * 64 + cell // 9 % 4 * 10 + cell % 9
        CELL[cell] = word << place
        NUMBER[place] = cell
    for board, letter in enumerate(BOARDS):
        for cell, mark in enumerate("".join(wide_board(letter))):
            if mark != "#":
                PRINTED[board] |= CELL[cell]
            if mark in COLOURS:
                START[board * 5 + COLOURS.index(mark)] |= CELL[cell]
        COAST[board] = around(PRINTED[board])
    for place, sides in enumerate(ORIENTATIONS):
        for side in sides:
            OPEN_SIDES[place] |= 1 << SIDES.index(side)
    for kind, name in enumerate(KINDS):
        for colour in colours_of(name):
            SHOWS[kind] |= 1 << COLOURS.index(colour)
            KINDS_SHOWING[COLOURS.index(colour)] |= 1 << kind
            if kind < codes.HALF:
                OPEN_KINDS[COLOURS.index(colour)] |= 1 << kind
    for kind in range(codes.PAIR, codes.DOUBLE):
        FIRST_OF_PAIR[kind - codes.PAIR] = COLOURS.index(KINDS[kind][0])
        SECOND_OF_PAIR[kind - codes.PAIR] = COLOURS.index(KINDS[kind][2])
    for place, tile in enumerate(CORAL_TILES):
        one, other = COLOURS.index(tile.strong), COLOURS.index(tile.weak)
        TILE_OF_PAIR[one * 5 + other] = TILE_OF_PAIR[other * 5 + one] = place


def variant_of(kind: int, colour: int, orientation: int) -> int:
    """How a tile of this kind lies when it shows this colour."""
    if kind < codes.PAIR:
        return 0
    if kind < codes.DOUBLE:
        return codes.PAIR_VARIANT + (kind - codes.PAIR) * 2 + (SECOND_OF_PAIR[kind - codes.PAIR] == colour)
    if kind < codes.HALF:
        return codes.DOUBLE_VARIANT + kind - codes.DOUBLE
    if kind < codes.BLUE:
        return codes.HALF_VARIANT + (kind - codes.HALF) * 4 + orientation
    return codes.BLUE_VARIANT + kind - codes.BLUE


def kind_of_variant(variant: int, colour: int) -> int:
    """The kind of a tile that lies like this; an ordinary one has the colour that is laid."""
    if variant < codes.PAIR_VARIANT:
        return colour
    if variant < codes.DOUBLE_VARIANT:
        return codes.PAIR + (variant - codes.PAIR_VARIANT) // 2
    if variant < codes.HALF_VARIANT:
        return codes.DOUBLE + variant - codes.DOUBLE_VARIANT
    if variant < codes.BLUE_VARIANT:
        return codes.HALF + (variant - codes.HALF_VARIANT) // 4
    return codes.BLUE + variant - codes.BLUE_VARIANT


_fill()
