"""What is wrong with a cell, for actions and cards alike: joined corals, reef tiles, shrimps (R4.6, R7, S5, S6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import IllegalAction, refused
from . import codes
from .cells import bit

if TYPE_CHECKING:
    from .layout import Reef
    from .position import SecondKindPosition

UNFIT = {  # where each reef tile goes, and the clause
    codes.ROCK: ("place.rock", "S6.1"),
    codes.WATER: ("place.water", "S6.2"),
    codes.CROWN: ("place.crown", "S6.4"),
}


def not_empty(position: SecondKindPosition, cell: int) -> IllegalAction | None:
    """Why a cell is no empty rock."""
    if not position.is_rock(cell):
        return refused("lay.no_rock", "R4.5")
    if position.colour_at(cell) >= 0:
        return refused("place.polyp_there", "R4.5")
    if position.shrimp_at(cell) >= 0:
        return refused("lay.shrimp_on_rock", "R4.5")
    if cell in position.crowns():
        return refused("lay.crown", "S3.6")
    return None


def joined(position: SecondKindPosition, cell: int, colour: int) -> IllegalAction:
    """A polyp of this colour that would join what must stay apart."""
    corals = {tuple(position.coral(near)) for near in beside(cell) if position.colour_at(near) == colour}
    if sum(any(position.shrimp_at(polyp) >= 0 for polyp in coral) for coral in corals) < 2:
        return refused("lay.two_blue", "S5.2")
    return refused("lay.joins_second_kind", "R4.6")


def no_stand(
    position: SecondKindPosition, reef: Reef, cell: int, origin: int = codes.OFF
) -> IllegalAction | None:
    """Why a coloured shrimp, one that stands on `origin` or a new one, may not stand on this polyp."""
    coral = position.coral(cell)
    if origin not in coral and any(position.shrimp_at(other) >= 0 for other in coral):
        return refused("shrimp.coral_taken_second_kind", "R7.3")
    board = cell // codes.CELLS
    if reef.blue_tiles[board] & bit(cell):
        return refused("shrimp.blue_tile", "S4.5")
    if reef.blue[board] & bit(cell):
        return refused("shrimp.blue_there", "S5.2")
    return None


def on_board(position: SecondKindPosition, board: int, player: int) -> int:
    """How many shrimps of a player stand on a board."""
    cells = range(board * codes.CELLS, (board + 1) * codes.CELLS)
    return sum(position.shrimp_at(cell) == player for cell in cells)


def beside(cell: int) -> list[int]:
    """The neighbours of a cell on its board."""
    row, column = divmod(cell % codes.CELLS, 9)
    found = [cell + step for step in (-9, 9) if 0 <= row + step // 9 < 8]
    return found + [cell + step for step in (-1, 1) if 0 <= column + step < 9]
