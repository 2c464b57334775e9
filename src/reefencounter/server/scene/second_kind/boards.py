"""What the Second Kind puts on the boards: special tiles, terrain, crowns, blue shrimps, wards (S1, S3 to S6)."""

from __future__ import annotations

from typing import Any

from ....engine import codes as base
from ....engine.second_kind import codes
from ....engine.second_kind.layout import WORDS, Reef, halves
from ....engine.second_kind.position import SecondKindPosition
from ..reef import state

LYING = "polyps shrimps blue blue_tiles rocky added sunk crowns wards".split()  # words of the layout


def numbers(reef: Reef, board: int) -> tuple[int, ...]:
    """All that lies on a board."""
    found = list(reef.tile[codes.CELLS * board : codes.CELLS * (board + 1)])
    for name in LYING:
        each = WORDS[name] // 2  # halves of words, for one of four boards
        found += halves(getattr(reef, name))[each * board : each * (board + 1)]
    return tuple(found)


def laid_out(position: SecondKindPosition, board: int) -> dict[str, Any]:
    """What the fields of a `Board` hold beyond those of the base game."""
    shown, number = state(position), str(board + 1)
    return {
        "tiles": {
            cell: tile for cell, tile in shown["polyps"].items() if cell[0] == number and len(tile) > 1
        },
        "terrain": {cell: kind for cell, kind in shown["terrain"].items() if cell[0] == number},
        "crowns": [cell for cell in shown["crowns"] if cell[0] == number],
        "blue": [cell for cell in shown["blue"]["boards"] if cell[0] == number],
        "wards": [cell for cell in shown["wards"] if cell[0] == number],
    }


def at_leisure(position: SecondKindPosition, player: int) -> list[int]:
    """Where the shrimps stand whose corals a player could eat if the turn were theirs and had just begun.

    The card for the first meal is left out of account: who holds one is hidden (S7.7, S8.1).
    """
    reef = position.fields()
    reef.player, reef.acted, reef.must_play, reef.laying = player, 0, 0, 0
    reef.pending, reef.asked, reef.window, reef.cards[:] = codes.NOTHING, base.NOBODY, 0, [0] * 4
    for board in range(4):
        reef.acting[board] = 0
    if reef.phase != base.FINAL:
        reef.phase = base.TURN
        reef.eaten[player] = max(1, reef.eaten[player])
    turn = SecondKindPosition.from_bytes(bytes(reef))
    return [(action - codes.EAT) // 29 for action in turn.legal() if codes.EAT <= action < codes.RETURN]
