"""The corals of a state (N4, N7), found by walking from cell to cell: slow, simple, and not the engine's way."""

from __future__ import annotations

from typing import Any

State = Any  # JSON, looked into and changed at will
STEPS = {"n": (0, -1), "w": (-1, 0), "e": (1, 0), "s": (0, 1)}
OPPOSITE = {"n": "s", "s": "n", "w": "e", "e": "w"}


def neighbours(cell: str) -> dict[str, str]:
    """The cells around a cell, by side; the margin of the Second Kind included (S6.1)."""
    columns, rows = "zabcdefgh", "01234567"
    near = {}
    for side, (right, down) in STEPS.items():
        column, row = columns.index(cell[1]) + right, rows.index(cell[2]) + down
        if 0 <= column < 9 and 0 <= row < 8:
            near[side] = cell[0] + columns[column] + rows[row]
    return near


def is_open(tile: str, side: str) -> bool:
    """Whether this side of a tile is coral: half tiles have two that are not (S4.1)."""
    return ":" not in tile or side in tile.partition(":")[2]


def corals(state: State) -> list[set[str]]:
    """All corals, by walking from neighbour to neighbour across open sides (R0, S4.2)."""
    left, found = dict(state["polyps"]), []
    while left:
        cell, tile = left.popitem()
        coral, edge = {cell}, [(cell, tile)]
        while edge:
            here, tile = edge.pop()
            for side, near in neighbours(here).items():
                other = left.get(near)
                if other and other[0] == tile[0] and is_open(tile, side) and is_open(other, OPPOSITE[side]):
                    del left[near]
                    coral.add(near)
                    edge.append((near, other))
        found.append(coral)
    return found


def pending_of(state: State) -> State:
    """The decision in progress (S7.5); none in the base game."""
    pending: State = state["turn"].get("pending") or {}
    return pending
