"""Cells of a board as the bits of one 64-bit word, and the boards and coral tiles as tables of such words.

The bit of a cell is row * 8 + column: with stride 8 and seven columns the eighth bit of a row is always water, so
shifting a set of cells by 1 or 8 gives its neighbours and nothing wraps around into another row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import ALGAE, BOARDS, COLOURS, CORAL_TILES

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from . import shim as cython

if not cython.compiled:
    ROCK = [0] * 4
    START = [0] * 20
    CELL = [0] * 42
    STRONG = [0] * 10
    WEAK = [0] * 10
    LARGE_ON_STAR = [0] * 4
    LARGE_ON_PLAIN = [0] * 4
    FIRST_OF_PAIR = [0] * 15
    SECOND_OF_PAIR = [0] * 15

    def around(cells: int) -> int:
        """The neighbours of these cells (and, between neighbours, the cells themselves)."""
        return cells << 1 | cells >> 1 | cells << 8 | cells >> 8

    def count(cells: int) -> int:
        """How many cells."""
        return cells.bit_count()

    def lowest(cells: int) -> int:
        """The place of the first cell, from 0."""
        return (cells & -cells).bit_length() - 1

    def total(counts: list[int], start: int, size: int) -> int:
        """The sum of some counts of a table, from `start` on."""
        return sum(counts[start : start + size])

    def number(bit: int) -> int:
        """The number 0 to 41 of the cell at this place of the word."""
        return bit - (bit >> 3)


def nth(cells: int, n: int) -> int:
    """The number of the n-th cell of the set, from 0."""
    while n > 0:
        cells &= cells - 1
        n -= 1
    return number(lowest(cells))


def _fill() -> None:
    one = 1  # a whole word when compiled: a plain 1 << 40 would be lost in 32 bits there
    for cell in range(42):
        CELL[cell] = one << (cell + cell // 7)
    for board, rows in enumerate(BOARDS.values()):
        for cell, mark in enumerate("".join(rows)):
            if mark != "#":
                ROCK[board] |= CELL[cell]
            if mark in COLOURS:
                START[board * 5 + COLOURS.index(mark)] |= CELL[cell]
    for k, tile in enumerate(CORAL_TILES):
        STRONG[k], WEAK[k] = COLOURS.index(tile.strong), COLOURS.index(tile.weak)
        LARGE_ON_STAR[ALGAE.index(tile.large)] |= 1 << k
        LARGE_ON_PLAIN[ALGAE.index(tile.small)] |= 1 << k
    pairs = [(first, second) for first in range(5) for second in range(first, 5)]
    for k, (first, second) in enumerate(pairs):
        FIRST_OF_PAIR[k], SECOND_OF_PAIR[k] = first, second


_fill()
