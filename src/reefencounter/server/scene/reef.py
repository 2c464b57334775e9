"""What lies open on the table: boards, corals, coral tiles, the values of the colours (R13.1)."""

from __future__ import annotations

from functools import lru_cache

from ...engine import codes
from ...engine.components import ALGAE, BOARDS, COLOURS, COLUMNS, CYLINDERS_OF_A_COLOUR, GROWTH_CELL, ROWS
from ...engine.position import Position
from ...notation.state import tiles_of
from ...notation.text import CELL_TEXTS
from ..schemas import Alga, Board, Colour, Coral, CoralTile

CELLS = len(COLUMNS) * len(ROWS)
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


def rock(number: int, letter: str) -> list[str]:
    """The rock cells of a board."""
    return [cell for cell, mark in _marks(number, letter) if mark != "#"]


def starts(number: int, letter: str) -> dict[str, Colour]:
    """The cells with a printed start mark."""
    return {cell: colour(mark) for cell, mark in _marks(number, letter) if mark in COLOURS}


def _marks(number: int, letter: str) -> list[tuple[str, str]]:
    names = CELL_TEXTS[CELLS * (number - 1) : CELLS * number]
    return list(zip(names, "".join(BOARDS[letter]), strict=True))


@lru_cache(REMEMBERED)
def boards(position: Position) -> list[Board]:
    """The boards with everything on them."""
    letters = ["ABCD"[board] for board in position.fields().boards]
    protected = position.protected()
    return [
        Board(
            number=board + 1,
            layout=letters[board],
            rock=rock(board + 1, letters[board]),
            starts=starts(board + 1, letters[board]),
            growth=f"{board + 1}{GROWTH_CELL}",
            corals=_corals(position, board),
            shrimps={
                CELL_TEXTS[cell]: owner
                for cell in range(CELLS * board, CELLS * (board + 1))
                if (owner := position.shrimp_at(cell)) >= 0
            },
            protected=[CELL_TEXTS[cell] for cell in protected if cell // CELLS == board],
        )
        for board in range(position.players)
    ]


def _corals(position: Position, board: int) -> list[Coral]:
    corals: list[Coral] = []
    seen: set[int] = set()
    meals = _edible(position)
    for cell in range(CELLS * board, CELLS * (board + 1)):
        if cell in seen or not (cells := position.coral(cell)):
            continue
        seen.update(cells)
        owners = [owner for place in cells if (owner := position.shrimp_at(place)) >= 0]
        corals.append(
            Coral(
                colour=LETTERS[position.colour_at(cell)],
                cells=[CELL_TEXTS[place] for place in sorted(cells)],
                shrimp=owners[0] if owners else None,
                edible=not meals.isdisjoint(cells),
            )
        )
    return corals


@lru_cache(REMEMBERED)
def _edible(position: Position) -> frozenset[int]:
    """The shrimps whose corals their owners could eat if it were their turn now: the rules are asked for each."""
    meals: set[int] = set()
    for player in range(position.players):
        reef = position.fields()
        reef.player, reef.acted, reef.must_play, reef.laying = player, 0, 0, 0
        if reef.phase != codes.FINAL:
            reef.phase = codes.TURN
        turn = Position.from_bytes(bytes(reef))
        meals.update(action - codes.EAT for action in turn.legal() if codes.EAT <= action < codes.CUBE)
    return frozenset(meals)


@lru_cache(REMEMBERED)
def tiles(position: Position) -> list[CoralTile]:
    """The ten coral tiles as they lie."""
    locks = position.fields().locks
    return [
        CoralTile(
            number=k + 1,
            stronger=colour(tile.strong),
            weaker=colour(tile.weak),
            large=cylinder(tile.large),
            small=cylinder(tile.small),
            lock=cylinder(tile.large) if locks >> k & 1 else None,
        )
        for k, tile in enumerate(tiles_of(position))
    ]


def values(position: Position) -> dict[str, int]:
    """What a polyp of each colour is worth in a fish now (R11.3)."""
    return {letter: position.value(k) for k, letter in enumerate(COLOURS)}


def algae(position: Position) -> dict[str, int]:
    """The cylinders in the supply: those neither on a coral tile nor on the alga space (R8.3)."""
    used: list[str | None] = [tile.lock for tile in tiles(position)]
    space = position.fields().alga
    return {alga: CYLINDERS_OF_A_COLOUR - used.count(alga) - (space == k) for k, alga in enumerate(ALGAE, 1)}
