"""Cells and bits for code outside the rules: a few plain functions, never compiled."""

from __future__ import annotations

from functools import lru_cache

from . import codes
from .components import BOARDS


def bit(cell: int) -> int:
    """The bit of a cell (0 to 167) in the word of its board."""
    place = cell % codes.CELLS
    return 1 << (place + place // 7)


@lru_cache(4096)  # from one position to the next most words stay the same
def cells(board: int, word: int) -> tuple[int, ...]:
    """The cells of a word, in order."""
    found = []
    while word:
        place = (word & -word).bit_length() - 1
        found.append(board * codes.CELLS + place - (place >> 3))
        word &= word - 1
    return tuple(found)


ALL_CELLS = sum(bit(cell) for cell in range(codes.CELLS))  # of one board
ROCK = [sum(bit(cell) for cell, mark in enumerate("".join(rows)) if mark != "#") for rows in BOARDS.values()]
