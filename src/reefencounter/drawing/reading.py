"""What a state or a view says, in the terms of the drawing. A view has the same shape as a state, but it
may give a number where a state gives colours; a `Pile` holds both, and nobody else asks which it was."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..engine.components import BOARDS, COLOURS, COLUMNS, CORAL_TILES, PLAYER_NAMES
from .outline import SIDES, Cell

EDIBLE = 5  # R10.1


class Pile(NamedTuple):
    """Tiles or cubes: those whose colour is seen, and how many more there are."""

    seen: dict[str, int]
    unseen: int

    @property
    def total(self) -> int:
        """Seen and unseen together."""
        return sum(self.seen.values()) + self.unseen


class Coral(NamedTuple):
    """One coral of a board, with the seat of its shrimp."""

    colour: str
    cells: tuple[Cell, ...]
    shrimp: int | None

    @property
    def edible(self) -> bool:
        """Whether its shrimp could feed it to the fish, by its size."""
        return self.shrimp is not None and len(self.cells) >= EDIBLE


class Board(NamedTuple):
    """One board with all that lies on it. A letter of `rows` is a start cell, `#` is water (R1.6)."""

    number: int
    rows: Sequence[str]
    polyps: dict[Cell, str]
    shrimps: dict[Cell, int]
    corals: tuple[Coral, ...]
    grows: bool


class Tile(NamedTuple):
    """A coral tile as it lies, with the alga that locks it."""

    number: int
    strong: str
    weak: str
    large: str
    small: str
    lock: str | None


class Player(NamedTuple):
    """One player's row."""

    seat: int
    colour: str
    name: str
    hand: Pile
    cubes: Pile
    consumed: Pile
    fish: Pile
    unplayed: int
    eaten: int


class Position(NamedTuple):
    """The whole table."""

    boards: tuple[Board, ...]
    tiles: tuple[Tile, ...]
    sea: dict[str, list[str]]
    alga_space: str | None
    larvae: dict[str, int]
    bag: int
    players: tuple[Player, ...]
    turn: Mapping[str, Any]
    advanced: bool

    @property
    def values(self) -> dict[str, int]:
        """What a polyp of each colour is worth now.                                             R11.3"""
        return {colour: 1 + sum(tile.strong == colour for tile in self.tiles) for colour in COLOURS}

    @property
    def locked(self) -> int:
        """How many coral tiles are locked."""
        return sum(tile.lock is not None for tile in self.tiles)


def read(state: Mapping[str, Any], names: Sequence[str] | None = None) -> Position:
    """The position in a state or a view (N4)."""
    if state["rules"]["second_kind"]:
        raise ValueError("the Second Kind cannot be drawn yet: only positions of the base game")
    seats = len(state["players"])
    if names is None:
        names = [colour.capitalize() for colour in PLAYER_NAMES[:seats]]
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} players: give one name for each player")
    bag = state["bag"]
    return Position(
        boards=tuple(_board(state, number) for number in range(1, len(state["boards"]) + 1)),
        tiles=tuple(
            _tile(number, side, lock)
            for number, (side, lock) in enumerate(zip(state["coral_tiles"], state["locks"], strict=True), 1)
        ),
        sea={colour: list(state["sea"][colour]) for colour in COLOURS},
        alga_space=state["alga_space"],
        larvae={colour: state["larvae"][colour] for colour in COLOURS},
        bag=bag if isinstance(bag, int) else sum(bag.values()),
        players=tuple(_player(seat, names[seat], player) for seat, player in enumerate(state["players"])),
        turn=state["turn"],
        advanced=state["rules"]["advanced"],
    )


def cell_name(board: int, cell: Cell) -> str:
    """The name of a cell (N1)."""
    return f"{board}{COLUMNS[cell[0]]}{cell[1] + 1}"


def _on_board(number: int, pieces: Mapping[str, Any]) -> dict[Cell, Any]:
    return {
        (COLUMNS.index(name[1]), int(name[2]) - 1): piece
        for name, piece in pieces.items()
        if name[0] == str(number)
    }


def _board(state: Mapping[str, Any], number: int) -> Board:
    polyps: dict[Cell, str] = _on_board(number, state["polyps"])
    shrimps: dict[Cell, int] = _on_board(number, state["shrimps"])
    rows = BOARDS[state["boards"][number - 1]]
    return Board(number, rows, polyps, shrimps, _corals(polyps, shrimps), not state["rules"]["advanced"])


def _corals(polyps: Mapping[Cell, str], shrimps: Mapping[Cell, int]) -> tuple[Coral, ...]:
    """The corals of a board, and of each the cells, in reading order."""
    found: list[Coral] = []
    left = sorted(polyps, key=lambda cell: (cell[1], cell[0]))
    while left:
        body = {left[0]}
        edge = [left[0]]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx, dy in SIDES} - body
            joining = [cell for cell in near if polyps.get(cell) == polyps[x, y]]
            body.update(joining)
            edge += joining
        cells = tuple(cell for cell in left if cell in body)
        shrimp = next((shrimps[cell] for cell in cells if cell in shrimps), None)
        found.append(Coral(polyps[cells[0]], cells, shrimp))
        left = [cell for cell in left if cell not in body]
    return tuple(found)


def _tile(number: int, side: str, lock: str | None) -> Tile:
    strong, _, weak = side.partition(">")
    star = CORAL_TILES[number - 1]
    large, small = (star.large, star.small) if strong == star.strong else (star.small, star.large)
    return Tile(number, strong, weak, large, small, lock)


def _pile(value: Mapping[str, Any]) -> Pile:
    seen = value.get("known", {}) if "total" in value else value
    shown = {colour: seen[colour] for colour in COLOURS if seen.get(colour)}
    return Pile(shown, value["total"] - sum(shown.values()) if "total" in value else 0)


def _player(seat: int, name: str, player: Mapping[str, Any]) -> Player:
    return Player(
        seat,
        PLAYER_NAMES[seat],
        name,
        hand=_pile(player["hand"]),
        cubes=_pile(player["cubes"]),
        consumed=_pile(player["consumed"]),
        fish=_pile(player["fish"]),
        unplayed=player["shrimps"],
        eaten=player["eaten"],
    )
