"""One reef board as text: a cell takes three columns, `left mark, letter, right mark`.

`~` is water, `·` bare rock, `+` the growth cell (also left of a polyp that stands on it), a digit the player whose
shrimp stands there. Cells that can be chosen now carry a ring, `(·)` on rock, or brackets, `[Y]` on a polyp.
"""

from __future__ import annotations

from collections.abc import Collection

from ..drawing.outline import Cell
from ..drawing.reading import Board, cell_name
from ..engine.components import COLUMNS, GROWTH_CELL, PLAYER_NAMES, ROWS
from .blocks import Block
from .paint import Paint

WIDTH = 3 * len(COLUMNS) + 2
GROWTH: Cell = (COLUMNS.index(GROWTH_CELL[0]), ROWS.index(GROWTH_CELL[1]))


def draw_board(board: Board, paint: Paint, choices: Collection[str] = ()) -> Block:
    """The lines of a board, its cells marked that are among the choices."""
    rule = paint.sign("─", "-")
    title = f"{rule} board {board.number} ".ljust(WIDTH - 1, rule)
    lines = [paint(title, dim=True), "  " + "".join(f" {column} " for column in COLUMNS)]
    for y in range(len(ROWS)):
        row = "".join(_cell(board, (x, y), paint, choices) for x in range(len(COLUMNS)))
        lines.append(f"{y + 1} {row}")
    return lines


def _cell(board: Board, cell: Cell, paint: Paint, choices: Collection[str]) -> str:
    x, y = cell
    colour, shrimp = board.polyps.get(cell), board.shrimps.get(cell)
    growth = board.grows and cell == GROWTH
    if board.rows[y][x] == "#":
        return paint(" ~ ", "shelf-2", "sea-1")
    left, right = ("+" if growth and colour else " "), " "
    if cell_name(board.number, cell) in choices:
        left, right = "[]" if colour else "()"
    if colour:
        middle, end = paint.coral(colour, left + colour), paint.coral(colour, right)
    else:
        sign = "+" if growth else paint.sign("·", ".")
        ink = "star" if growth else "pin-in" if left == "(" else "G-hi"
        middle, end = paint(left + sign, ink, "rock"), paint(right, ink, "rock")
    return middle + (end if shrimp is None else paint.player(PLAYER_NAMES[shrimp], str(shrimp + 1)))
