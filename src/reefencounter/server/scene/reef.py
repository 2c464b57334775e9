"""What lies open on the table: boards, corals, coral tiles, the values of the colours (R13.1)."""

from __future__ import annotations

from functools import lru_cache

from ...engine import codes
from ...engine.components import (
    ALGAE,
    BOARDS,
    COLOURS,
    COLUMNS,
    CORAL_TILES,
    CYLINDERS_OF_A_COLOUR,
    GROWTH_CELL,
    ROWS,
)
from ...engine.position import Position
from ...engine.second_kind.position import SecondKindPosition
from ...notation import text
from ...notation.forms import AnyPosition, cell_names
from ..schemas import Board, Coral, CoralTile
from ..schemas.words import Alga, Colour
from .second_reef import at_leisure, laid_out

CELLS = len(COLUMNS) * len(ROWS)  # printed ones of a board
REMEMBERED = 256  # positions
MOST_FROM_HAND = 4  # of one laying (R4.1): for the words only, what may be laid is asked of the engine
LETTERS: list[Colour] = ["W", "Y", "O", "P", "G"]
CYLINDERS: list[Alga] = ["blue", "green", "purple", "red"]


def colour(letter: str) -> Colour:
    """A colour by its letter."""
    return LETTERS[COLOURS.index(letter)]


def cylinder(name: str) -> Alga:
    """An alga by its name."""
    return CYLINDERS[ALGAE.index(name)]


def starts(number: int, letter: str) -> dict[str, Colour]:
    """The cells with a printed start mark."""
    return {cell: colour(mark) for cell, mark in _marks(number, letter) if mark in COLOURS}


def _marks(number: int, letter: str) -> list[tuple[str, str]]:
    names = text.CELL_TEXTS[CELLS * (number - 1) : CELLS * number]
    return list(zip(names, "".join(BOARDS[letter]), strict=True))


@lru_cache(REMEMBERED)
def boards(position: AnyPosition) -> list[Board]:
    """The boards with everything on them."""
    letters = ["ABCD"[board] for board in position.fields().boards]
    protected = position.protected()
    names = cell_names(position)
    cells = len(names) // 4
    more = laid_out(position) if isinstance(position, SecondKindPosition) else {}
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
        if cell in seen or not (cells := position.coral(cell)):
            continue
        seen.update(cells)
        owners = [owner for place in cells if (owner := position.shrimp_at(place)) >= 0]
        corals.append(
            Coral(
                colour=LETTERS[position.colour_at(cell)],
                cells=[names[place] for place in sorted(cells)],
                shrimp=owners[0] if owners else None,
                edible=not meals.isdisjoint(cells),
            )
        )
    return corals


@lru_cache(REMEMBERED)
def _edible(position: AnyPosition) -> frozenset[int]:
    """The shrimps whose corals their owners could eat if it were their turn now: the rules are asked for each."""
    meals: set[int] = set()
    for player in range(position.players):
        if isinstance(position, SecondKindPosition):
            meals.update(at_leisure(position, player))
            continue
        reef = position.fields()
        reef.player, reef.acted, reef.must_play, reef.laying = player, 0, 0, 0
        if reef.phase != codes.FINAL:
            reef.phase = codes.TURN
        turn = Position.from_bytes(bytes(reef))
        meals.update(action - codes.EAT for action in turn.legal() if codes.EAT <= action < codes.CUBE)
    return frozenset(meals)


@lru_cache(REMEMBERED)
def tiles(position: AnyPosition) -> list[CoralTile]:
    """The ten coral tiles as they lie."""
    reef = position.fields()
    lying = [tile.turned() if reef.turned >> k & 1 else tile for k, tile in enumerate(CORAL_TILES)]
    return [
        CoralTile(
            number=k + 1,
            stronger=colour(tile.strong),
            weaker=colour(tile.weak),
            large=cylinder(tile.large),
            small=cylinder(tile.small),
            lock=cylinder(tile.large) if reef.locks >> k & 1 else None,
        )
        for k, tile in enumerate(lying)
    ]


def values(position: AnyPosition) -> dict[str, int]:
    """What a polyp of each colour is worth in a fish now (R11.3)."""
    return {letter: position.value(k) for k, letter in enumerate(COLOURS)}


def algae(position: AnyPosition) -> dict[str, int]:
    """The cylinders in the supply: those neither on a coral tile nor on the alga space (R8.3)."""
    used: list[str | None] = [tile.lock for tile in tiles(position)]
    space = position.fields().alga
    return {alga: CYLINDERS_OF_A_COLOUR - used.count(alga) - (space == k) for k, alga in enumerate(ALGAE, 1)}
