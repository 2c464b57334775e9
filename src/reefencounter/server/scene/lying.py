"""What lies on each board of a position, and what lies beside the boards, as bytes: what depends on nothing else is
remembered by them.
"""

from __future__ import annotations

import ctypes
from functools import lru_cache

from ...notation.forms import AnyPosition
from .remembered import remembered

Stretches = tuple[tuple[int, int], ...]  # of a flat value: where each begins, and how long it is


def of_boards(reef: type[ctypes.Structure], names: str) -> Stretches:
    """The first of four parts of these fields: each board has one of its own."""
    fields = [getattr(reef, name) for name in names.split()]
    return tuple((field.offset, field.size // 4) for field in fields)


def all_but(reef: type[ctypes.Structure], names: str) -> Stretches:
    """All of a flat value but these fields."""
    fields = sorted((getattr(reef, name) for name in names.split()), key=lambda field: int(field.offset))
    begins = [0, *(field.offset + field.size for field in fields)]
    ends = [*(field.offset for field in fields), ctypes.sizeof(reef)]
    return tuple((begin, end - begin) for begin, end in zip(begins, ends, strict=True) if end > begin)


@remembered()
def on_boards(position: AnyPosition, parts: Stretches) -> list[bytes]:
    """What lies on each board."""
    flat = bytes(position)
    return [b"".join([flat[part] for part in here]) for here in _by_board(parts)[: position.players]]


@lru_cache
def _by_board(parts: Stretches) -> list[list[slice]]:
    return [
        [slice(first + size * board, first + size * (board + 1)) for first, size in parts]
        for board in range(4)
    ]


def beside_boards(position: AnyPosition, parts: Stretches) -> bytes:
    """What lies beside them."""
    flat = bytes(position)
    return b"".join([flat[first : first + size] for first, size in parts])
