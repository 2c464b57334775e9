"""The boards as they lie, with everything on them (R13.1)."""

from __future__ import annotations

from functools import lru_cache

from ...engine.components import BOARDS, COLOURS, COLUMNS, GROWTH_CELL, ROWS
from ...notation import text
from ...notation.forms import AnyPosition, cell_names
from ..schemas import Board, Coral
from ..schemas.values import Colour
from .lying import on_boards
from .reef import LETTERS, colour
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
    edible, cells = position.edible(), len(cell_names(position)) // 4
    found = []
    for board, lies in enumerate(on_boards(position, of(position).on_board)):
        here = tuple([cell for cell in edible if cell // cells == board])  # the turn decides of them too
        found.append(_board(Alike((type(position), board, lies, here), position)))
    return found


@remembered(4 * POSITIONS)  # a step changes one of them, or none
def _board(alike: Alike) -> Board:
    (_, board, _, edible), position = alike, alike.taken()
    names = cell_names(position)
    cells = len(names) // 4
    own = range(cells * board, cells * (board + 1))
    letter = "ABCD"[position.fields().boards[board]]
    stand = [(cell, player) for player in range(position.players) for cell in position.shrimps(player)]
    shrimps = sorted([(cell, player) for cell, player in stand if cell in own])
    corals, ready = [], set(edible)
    for coral in position.corals(board):
        owners = [player for cell, player in shrimps if cell in coral]
        corals.append(
            Coral(
                colour=LETTERS[position.colour_at(coral[0])],
                cells=[names[cell] for cell in coral],
                shrimp=owners[0] if owners else None,
                edible=not ready.isdisjoint(coral),
            )
        )
    return Board(
        number=board + 1,
        layout=letter,
        rock=[names[cell] for cell in position.rock(board)],
        starts=starts(board + 1, letter),
        growth=f"{board + 1}{GROWTH_CELL}",
        corals=corals,
        shrimps={names[cell]: player for cell, player in shrimps},
        protected=[names[cell] for cell in position.protected() if cell in own],
        **of(position).more_on_board(position, board),
    )
