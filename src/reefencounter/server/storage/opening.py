"""What was played before a table began, as one small block: the moves of a record, or of the game it was branched off.

Such steps come all at once and never change, so they need no row each. A move takes a few bytes instead of some
hundreds.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from ..play.ledger import StoredAction

Move = tuple[int, str, list[str]]  # who, what, and what it drew
MOST = 64 << 20  # bytes that a block may unfold to


def packed(stored: Sequence[StoredAction]) -> bytes:
    """Steps from the first on, none of them an undo, as a block."""
    moves: list[Move] = [(kept.player, kept.action, list(kept.deal)) for kept in stored]
    return zlib.compress(msgspec.json.encode(moves), 9)


def unpacked(block: bytes) -> list[StoredAction]:
    """The steps of a block."""
    moves = msgspec.json.decode(zlib.decompressobj().decompress(block, MOST), type=list[Move])
    return [
        StoredAction(number, player, action, tuple(deal))
        for number, (player, action, deal) in enumerate(moves, 1)
    ]
