"""Cells and bits of the wide boards for code outside the rules: a few plain functions, never compiled."""

from __future__ import annotations

from functools import lru_cache

from . import codes

PLACES = [cell // 36 * 64 + cell // 9 % 4 * 10 + cell % 9 for cell in range(codes.CELLS)]
CELL_AT = {place: cell for cell, place in enumerate(PLACES)}
ALL_CELLS = sum(1 << place for place in PLACES)


def bit(cell: int) -> int:
    """The bit of a cell (0 to 287) in the word of its board."""
    return 1 << PLACES[cell % codes.CELLS]


@lru_cache(4096)  # from one position to the next most words stay the same
def cells(board: int, word: int) -> tuple[int, ...]:
    """The cells of a word, in order."""
    found = []
    while word:
        found.append(board * codes.CELLS + CELL_AT[(word & -word).bit_length() - 1])
        word &= word - 1
    return tuple(found)
