"""The boards as they lie, with everything on them (R13.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...engine.components import BOARDS, COLOURS, COLUMNS, GROWTH_CELL, ROWS
from ...notation import text
from ...notation.forms import AnyPosition, cell_names
from ..schemas import Board, Coral
from ..schemas.values import Colour
from .lying import on_boards
from .reef import LETTERS, colour, owner_of
from .remembered import POSITIONS, Alike, remembered
from .rulesets import of

CELLS = len(COLUMNS) * len(ROWS)  # printed ones of a board


@lru_cache
def starts(number: int, letter: str) -> dict[str, Colour]:
    """The cells with a printed start mark."""
    return {cell: colour(mark) for cell, mark in _marks(number, letter) if mark in COLOURS}


def _marks(number: int, letter: str) -> list[tuple[str, str]]:
    names = text.CELL_TEXTS[CELLS * (number - 1) : CELLS * number]
    return list(zip(names, "".join(BOARDS[letter]), strict=True))


@remembered()
def boards(position: AnyPosition) -> list[Board]:
    """The boards with everything on them."""
    edible, protected = position.edible(), position.protected()
    cells = len(cell_names(position)) // 4
    found = []
    for board, lies in enumerate(on_boards(position, of(position).on_board)):
        own = range(cells * board, cells * (board + 1))
        marked = (board, *(tuple([cell for cell in some if cell in own]) for some in (edible, protected)))
        found.append(_board(Alike((type(position), lies, *marked), (position, *marked))))
    return found


@remembered(4 * POSITIONS)  # a step changes one of them, or none
def _board(alike: Alike) -> Board:
    position, board, edible, protected = alike.taken()
    names = cell_names(position)
    cells = len(names) // 4
    own = range(cells * board, cells * (board + 1))
    letter = "ABCD"[position.fields().boards[board]]
    return Board(
        number=board + 1,
        layout=letter,
        rock=[names[cell] for cell in own if position.is_rock(cell)],
        starts=starts(board + 1, letter),
        growth=f"{board + 1}{GROWTH_CELL}",
        corals=_corals(position, own, edible),
        shrimps={names[cell]: owner for cell in own if (owner := position.shrimp_at(cell)) >= 0},
        protected=[names[cell] for cell in protected],
        **of(position).more_on_board(position, board),
    )


def _corals(position: AnyPosition, board: range, edible: Sequence[int]) -> list[Coral]:
    names = cell_names(position)
    corals: list[Coral] = []
    seen: set[int] = set()
    for cell in board:
        if cell in seen or (laid := position.colour_at(cell)) < 0:
            continue
        cells = position.coral(cell)
        seen.update(cells)
        corals.append(
            Coral(
                colour=LETTERS[laid],
                cells=[names[place] for place in sorted(cells)],
                shrimp=owner_of(position, cells),
                edible=any(cell in cells for cell in edible),
            )
        )
    return corals
