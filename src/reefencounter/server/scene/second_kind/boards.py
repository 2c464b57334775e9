"""What the Second Kind puts on the boards: special tiles, terrain, crowns, blue shrimps, wards (S1, S3 to S6)."""

from __future__ import annotations

from typing import Any

from ....engine import codes as base
from ....engine.second_kind import codes
from ....engine.second_kind.position import SecondKindPosition
from ..reef import state

Laid = dict[int, dict[str, Any]]


def laid_out(position: SecondKindPosition) -> Laid:
    """By board, what the fields of a `Board` hold beyond those of the base game."""
    shown = state(position)
    found: Laid = {
        board: {"tiles": {}, "terrain": {}, "crowns": [], "blue": [], "wards": []}
        for board in range(position.players)
    }
    for cell, tile in shown["polyps"].items():
        if len(tile) > 1:
            found[_board(cell)]["tiles"][cell] = tile
    for cell, kind in shown["terrain"].items():
        found[_board(cell)]["terrain"][cell] = kind
    for name, cells in (
        ("crowns", shown["crowns"]),
        ("blue", shown["blue"]["boards"]),
        ("wards", shown["wards"]),
    ):
        for cell in cells:
            found[_board(cell)][name].append(cell)
    return found


def _board(cell: str) -> int:
    return int(cell[0]) - 1


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
