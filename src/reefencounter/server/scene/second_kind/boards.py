"""What the Second Kind puts on the boards: special tiles, terrain, crowns, blue shrimps, wards (S1, S3 to S6)."""

from __future__ import annotations

from typing import Any

from ....engine.second_kind.layout import Reef
from ....engine.second_kind.position import SecondKindPosition
from ..lying import all_but, of_boards
from ..reef import state

LYING = "tile polyps_ shrimps_ blue_ blue_tiles_ rocky_ added_ sunk_ crowns_ wards_"  # fields
ON_BOARD = of_boards(Reef, f"boards {LYING}")
BESIDE_BOARDS = all_but(Reef, f"{LYING} moved_ occupied_ east_ south_")


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
