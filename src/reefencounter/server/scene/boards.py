"""The boards as they lie, with everything on them (R13.1)."""

from __future__ import annotations

from functools import lru_cache

from ...engine.components import BOARDS, COLOURS, COLUMNS, GROWTH_CELL, ROWS
from ...notation import text
from ...notation.forms import AnyPosition, cell_names
from ..schemas import Board, Coral
from ..schemas.values import Colour
from .reef import LETTERS, colour, owner_of
from .remembered import remembered
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
    letters = ["ABCD"[board] for board in position.fields().boards]
    protected = position.protected()
    names = cell_names(position)
    cells = len(names) // 4
    more = of(position).on_boards(position)
    return [
        Board(
            number=board + 1,
            layout=letters[board],
            rock=[
                names[cell] for cell in range(cells * board, cells * (board + 1)) if position.is_rock(cell)
            ],
            starts=starts(board + 1, letters[board]),
            growth=f"{board + 1}{GROWTH_CELL}",
            corals=_corals(position, board),
            shrimps={
                names[cell]: owner
                for cell in range(cells * board, cells * (board + 1))
                if (owner := position.shrimp_at(cell)) >= 0
            },
            protected=[names[cell] for cell in protected if cell // cells == board],
            **more.get(board, {}),
        )
        for board in range(position.players)
    ]


def _corals(position: AnyPosition, board: int) -> list[Coral]:
    names = cell_names(position)
    cells_of_board = len(names) // 4
    corals: list[Coral] = []
    seen: set[int] = set()
    meals = _edible(position)
    for cell in range(cells_of_board * board, cells_of_board * (board + 1)):
        if cell in seen or (laid := position.colour_at(cell)) < 0:
            continue
        cells = position.coral(cell)
        seen.update(cells)
        corals.append(
            Coral(
                colour=LETTERS[laid],
                cells=[names[place] for place in sorted(cells)],
                shrimp=owner_of(position, cells),
                edible=not meals.isdisjoint(cells),
            )
        )
    return corals


@remembered()
def _edible(position: AnyPosition) -> frozenset[int]:
    """The shrimps whose corals their owners could eat if it were their turn now: the rules are asked for each."""
    meals: set[int] = set()
    for player in range(position.players):
        meals.update(of(position).meals(position, player))
    return frozenset(meals)
