"""The boards as they lie, with everything on them (R13.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...engine.components import BOARDS, COLOURS, COLUMNS, GROWTH_CELL, ROWS
from ...notation import text
from ...notation.forms import AnyPosition, cell_names
from ..schemas import Board, Coral
from ..schemas.values import Colour
from .reef import LETTERS, colour, owner_of
from .remembered import POSITIONS, remembered
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
    lie, edible, protected = of(position).on_board, _edible(position), position.protected()
    reef, cells = position.fields(), len(cell_names(position)) // 4
    found = []
    for board in range(position.players):
        own = range(cells * board, cells * (board + 1))
        seen = (type(position), board, reef.boards[board], lie(reef, board))
        marked = (edible.intersection(own), tuple(cell for cell in protected if cell in own))
        found.append(_board(_Lying((*seen, *marked), position)))
    return found


class _Lying:
    """A board of a position as a key: another position whose board looks the same is as good."""

    def __init__(self, look: tuple[Any, ...], position: AnyPosition) -> None:
        self.look, self.position = look, position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Lying) and self.look == other.look

    def __hash__(self) -> int:
        return hash(self.look)


@remembered(4 * POSITIONS)  # a step changes one of them, or none
def _board(lying: _Lying) -> Board:
    position = lying.position
    _, board, layout, _, edible, protected = lying.look
    names = cell_names(position)
    cells = len(names) // 4
    own = range(cells * board, cells * (board + 1))
    letter = "ABCD"[layout]
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


def _corals(position: AnyPosition, board: range, meals: frozenset[int]) -> list[Coral]:
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
