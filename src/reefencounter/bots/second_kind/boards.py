"""What the judgement sees of a board: everybody's corals, with what threatens them and where they may grow.

Most actions of a turn leave most boards as they were. So each board is known by a hash of all that lies on it, what was
seen of it is remembered, and a search looks at a board only once.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from ...engine.second_kind import corals, geometry, layout
from . import remembered

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

REMEMBERED = 256  # places for each of the four boards

if not cython.compiled:

    def board_key(reef: layout.Reef, board: int) -> int:
        """A 64-bit hash of all that lies on a board, and of the order of strength."""
        return (hash_of(reef, [0] * 4) + board) | 1

    def hash_of(reef: layout.Reef, keys: list[int]) -> int:
        """A 64-bit hash of a position, of which the keys of the boards are known."""
        data = bytes(reef)
        return zlib.crc32(data) << 32 | zlib.crc32(data[::-1])


def recognise(reef: layout.Reef, memory: remembered.Memory) -> int:
    """Take a position in hand: note the keys of its boards. The answer is a hash of all of it."""
    for board in range(reef.players):
        memory.keys[board] = board_key(reef, board)
    return hash_of(reef, memory.keys)


def look(reef: layout.Reef, memory: remembered.Memory, board: int) -> remembered.Board:
    """What a board of the position in hand shows."""
    key = memory.keys[board]
    seen: remembered.Board = cython.address(memory.boards[board * REMEMBERED + key // 2 % REMEMBERED])
    if seen.key != key:
        seen.key = key
        survey(reef, board, seen)
    return seen


def survey(reef: layout.Reef, board: int, seen: remembered.Board) -> None:
    """Look at every coral with a coloured shrimp, player by player."""
    seen.size = 0
    if not corals.crew(reef, board) & reef.occupied[board]:
        return
    bare = corals.bare_rock(reef, board)
    exposed = ~corals.protected(reef, board)
    for player in range(4):
        shrimps = reef.shrimps[board * 4 + player] & reef.occupied[board]
        while shrimps:
            shrimp = shrimps & -shrimps
            shrimps &= shrimps - 1
            coral = corals.spread(reef, board, shrimp)
            edge = geometry.around(coral)
            one = cython.address(seen.corals[seen.size])
            seen.size += 1
            one.player, one.colour = player, corals.colour_of(reef, board, shrimp)
            one.number = geometry.count(coral)
            one.more = corals.worth(reef, board, coral) - one.number
            one.room = geometry.count(edge & bare)
            one.crowns = geometry.count(edge & reef.crowns[board])
            one.blue = reef.blue[board] & coral != 0
            one.exposed = geometry.count(in_danger(reef, board, coral & exposed, edge, one))


def in_danger(reef: layout.Reef, board: int, open_: int, edge: int, one: remembered.Coral) -> int:
    """Which of these polyps of a coral could be attacked now; counts the colours that could."""
    one.menaces = 0
    found = 0
    for other in range(5):
        if reef.weaker[other] >> one.colour & 1 and reef.polyps[board * 5 + other] & edge:
            taken = open_ & corals.in_reach(reef, board, other, geometry.ALL_SIDES, 1 << one.colour)
            if taken:
                one.menaces += 1
                found |= taken
    return found
