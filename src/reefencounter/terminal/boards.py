"""One reef board as text: a cell takes three columns, `left mark, letter, right mark`.

`~` is water, `·` bare rock, `+` the growth cell (also left of a polyp that stands on it), a digit the player whose
shrimp stands there. Cells that can be chosen now carry a ring, `(·)` on rock, or brackets, `[Y]` on a polyp.

In the Second Kind a cell has a fourth column, behind the letter, for what makes a tile special: `×` a double, a small
letter the other colour of a two-coloured one, `b` a blue shrimp tile, a triangle the coral half of a half tile. `*` is
a crown of thorns, `o` a bare rock tile, `=` deep water, `!` at the left a ward, `b` at the right a wooden blue shrimp.
Rows and columns of the margin are drawn where something lies on them or can be put.
"""

from __future__ import annotations

from collections.abc import Collection

from ..engine.components import COLUMNS, GROWTH_CELL, PLAYER_NAMES, ROWS
from ..engine.second_kind.components import MARGIN_COLUMNS
from ..messages.words import words
from ..pictures.outline import Cell
from ..pictures.reading import Board, cell_at, cell_name
from .blocks import Block
from .paint import Paint

GROWTH: Cell = (COLUMNS.index(GROWTH_CELL[0]), ROWS.index(GROWTH_CELL[1]))
HALVES = {"ne": ("◥", "7"), "se": ("◢", "J"), "sw": ("◣", "L"), "nw": ("◤", "F")}  # where the coral is


def draw_board(board: Board, paint: Paint, choices: Collection[str] = (), *, special: bool = False) -> Block:
    """The lines of a board, its cells marked that are among the choices; `special` in the Second Kind."""
    columns, rows = list(range(len(COLUMNS))), list(range(len(ROWS)))
    if special:
        here = [cell_at(name) for name in choices if name[:1] == str(board.number) and len(name) == 3]
        used = [*board.terrain, *here]
        columns = [
            x for x in range(-1, len(COLUMNS) + 1) if x in columns or any(x == cell[0] for cell in used)
        ]
        rows = [y for y in range(-1, len(ROWS) + 1) if y in rows or any(y == cell[1] for cell in used)]
    rule, wide = paint.sign("─", "-"), 4 if special else 3
    title = f"{rule} {words('table_text.board', board=board.number)} ".ljust(wide * len(columns) + 1, rule)
    gap = " " * (wide - 2)
    lines = [paint(title, dim=True), "  " + "".join(f" {MARGIN_COLUMNS[x + 1]}{gap}" for x in columns)]
    for y in rows:
        row = "".join(_cell(board, (x, y), paint, choices, special=special) for x in columns)
        lines.append(f"{y + 1} {row}")
    return lines


def _cell(board: Board, cell: Cell, paint: Paint, choices: Collection[str], *, special: bool) -> str:
    colour, shrimp = board.polyps.get(cell), board.shrimps.get(cell)
    growth = board.grows and cell == GROWTH
    chosen = cell_name(board.number, cell) in choices
    gap = " " if special else ""
    if not board.is_rock(cell):
        sign = "=" if cell in board.terrain else "~"
        return paint(f"({sign}{gap})" if chosen else f" {sign}{gap} ", "shelf-2", "sea-1")
    left, right = ("+" if growth and colour else " "), " "
    if cell in board.wards:
        left = "!"
    if chosen:
        left, right = "[]" if colour else "()"
    if colour:
        form = _form(board.special.get(cell, ""), paint) if special else ""
        middle, end = paint.coral(colour, left + colour + form), paint.coral(colour, right)
    else:
        sign = _rock_sign(board, cell, paint, growth=growth)
        ink = "star" if growth or sign == "*" else "pin-in" if left == "(" else "G-hi"
        middle, end = paint(left + sign + gap, ink, "rock"), paint(right, ink, "rock")
    if cell in board.blues:
        return middle + paint("b", "p-blue-on", "p-blue", bold=True)
    return middle + (end if shrimp is None else paint.player(PLAYER_NAMES[shrimp], str(shrimp + 1)))


def _rock_sign(board: Board, cell: Cell, paint: Paint, *, growth: bool) -> str:
    if cell in board.crowns:
        return "*"
    if cell in board.terrain:
        return "o"
    return "+" if growth else paint.sign("·", ".")


def _form(tile: str, paint: Paint) -> str:
    """What makes a tile special, in one sign."""
    match tile[1:2]:
        case "/":
            return tile[2].lower()
        case "2":
            return paint.sign("×", "x")
        case "h":
            return paint.sign(*HALVES[tile[3:]])
        case "b":
            return "b"
        case _:
            return " "
