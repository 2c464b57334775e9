"""The whole table as lines of text, arranged so that it takes the least height in the width that there is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ..pictures.descriptions import turn_words
from ..pictures.reading import Position, read
from ..telling.printable import printable
from .blocks import Block, beside, widest
from .boards import draw_board
from .cards import cards
from .paint import Paint
from .panels import compass, coral_tiles, players, turn_line
from .seats import called, spoken_to

NARROWEST, WIDEST = 40, 200


def draw_table(
    view: Mapping[str, Any],
    names: Sequence[str],
    paint: Paint,
    columns: int = 80,
    choices: Collection[str] = (),
) -> Block:
    """A state or a view (N4) as lines, `names` as they stand in a file. Cells among the choices are marked."""
    position = read(view, [printable(name, 40) for name in called(names)])
    most = max(NARROWEST, min(columns, WIDEST))
    special = position.cards is not None
    reef = [draw_board(board, paint, choices, special=special) for board in position.boards]
    plans = [plan for across in range(1, len(reef) + 1) for plan in _plans(position, reef, paint, across)]
    fitting = [plan for plan in plans if widest(plan) <= most] or plans[:1]
    best = min(fitting, key=lambda plan: (len(plan), widest(plan)))
    head = turn_line(
        position, turn_words(position, spoken_to(names)), paint, min(most, max(widest(best), 60)), most
    )
    below = [*players(position, paint, most), *cards(position, paint, most)]
    return [line.rstrip(" ") for line in (head, *best, *below)]


def _plans(position: Position, reef: Sequence[Block], paint: Paint, across: int) -> list[Block]:
    """The ways to arrange boards and panels with so many boards in a row."""
    rows = [beside(reef[k : k + across]) for k in range(0, len(reef), across)]
    grid = [line for row in rows for line in row]
    around, tiles, flat = (
        compass(position, paint),
        coral_tiles(position, paint),
        coral_tiles(position, paint, 5),
    )
    return [
        beside([grid, around, tiles]),
        beside([grid, [*around, "", *tiles]]),
        [*beside([grid, around]), *flat],
        [*grid, *beside([around, tiles])],
        [*grid, *around, *tiles],
    ]
