"""Bare rock, deep water and crowns laid on the boards: where they may go, and what happens there (S6)."""

from __future__ import annotations

from . import codes, corals, geometry, layout


def places(reef: layout.Reef, board: int, kind: int) -> int:
    """Where a reef tile of this kind may be placed.                                  # S6.1 S6.2 S6.3 S6.4"""
    if kind == codes.ROCK:
        printed = geometry.PRINTED[reef.boards[board]]
        return geometry.COAST[reef.boards[board]] & ~printed & ~reef.added[board] | reef.sunk[board]
    return corals.bare_rock(reef, board)


def lairs(reef: layout.Reef, board: int) -> int:
    """Empty rock cells where a crown would have a neighbouring polyp.                      # S3.5"""
    return corals.bare_rock(reef, board) & corals.reached(
        reef, board, reef.occupied[board], geometry.ALL_SIDES
    )


def place(reef: layout.Reef, kind: int, cell_number: int) -> None:
    """Put a reef tile, already taken from where it was, on a cell."""
    board = cell_number // codes.CELLS
    cell = geometry.CELL[cell_number % codes.CELLS]
    if kind == codes.CROWN:
        reef.crowns[board] |= cell
    elif kind == codes.ROCK:
        if reef.sunk[board] & cell:  # S6.3
            reef.sunk[board] ^= cell
            reef.bag[codes.ROCK] += 1
            reef.bag[codes.WATER] += 1
        else:
            reef.added[board] |= cell
    elif reef.added[board] & cell:  # S6.3
        reef.added[board] ^= cell
        reef.bag[codes.ROCK] += 1
        reef.bag[codes.WATER] += 1
    else:
        reef.sunk[board] |= cell
