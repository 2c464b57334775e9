"""What a state or a view says, in the terms of the drawing. A view has the same shape as a state, but it
may give a number where a state gives colours; a `Pile` holds both, and nobody else asks which it was.

What the Second Kind adds is empty in a position of the base game. A cell is (column, row) from (0, 0), which is a1;
the margin of the expansion lies at -1 and just beyond the edge."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..decks import by_id
from ..decks.words import in_words
from ..engine.components import BOARDS, COLOURS, COLUMNS, CORAL_TILES, PLAYER_NAMES, ROWS
from ..engine.second_kind.components import KINDS, MARGIN_COLUMNS
from .outline import SIDES, Cell, Closed, beside, open_between

EDIBLE = 5  # R10.1


class Pile(NamedTuple):
    """Tiles or cubes: those whose kind is seen, and how many more there are."""

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
    polyps: dict[Cell, str]  # the colour that shows
    shrimps: dict[Cell, int]
    corals: tuple[Coral, ...]
    grows: bool
    special: dict[Cell, str]  # special tiles, as they lie: `Y/W`, `Wh:ne`, `W2`, `Wb` (N7)
    terrain: dict[Cell, str]  # `rock` or `water` that was laid
    crowns: frozenset[Cell]
    blues: frozenset[Cell]  # wooden blue shrimps
    wards: dict[Cell, int]
    closed: Closed

    def printed(self, cell: Cell) -> str:
        """The sign of a cell as it is printed; all around the board is water."""
        x, y = cell
        return self.rows[y][x] if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS) else "#"

    def is_rock(self, cell: Cell) -> bool:
        """Whether a cell is rock now."""
        laid = self.terrain.get(cell)
        return laid == "rock" if laid else self.printed(cell) != "#"

    def rock(self) -> list[Cell]:
        """All rock cells, margin included, in reading order."""
        return [
            (x, y)
            for y in range(-1, len(ROWS) + 1)
            for x in range(-1, len(COLUMNS) + 1)
            if self.is_rock((x, y))
        ]

    def is_open(self, cell: Cell) -> bool:
        """Whether nothing stands on a rock cell but, perhaps, a shrimp."""
        return self.is_rock(cell) and cell not in self.polyps and cell not in self.crowns


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
    cards: tuple[str, ...] = ()  # the ids of those that are seen
    unseen_cards: int = 0
    table: tuple[str, ...] = ()  # scoring cards that lie open


class Cards(NamedTuple):
    """The deck of the Second Kind, what is left of it, and the blue shrimps that are not on the reef."""

    deck: str
    names: Mapping[str, str]
    with_shrimp: frozenset[str]  # the cards that carry the blue shrimp
    reconstructed: bool
    pile: int
    discards: tuple[str, ...]
    blue_supply: int
    blue_at_sea: bool


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
    cards: Cards | None = None  # only with the Second Kind

    @property
    def values(self) -> dict[str, int]:
        """What a polyp of each colour is worth now.                                             R11.3"""
        return {colour: 1 + sum(tile.strong == colour for tile in self.tiles) for colour in COLOURS}

    @property
    def actor(self) -> int:
        """Who has to decide: in a window of the Second Kind the player who is asked, for those who may know it."""
        asked: int = (self.turn.get("pending") or {}).get("player", self.turn["player"])
        return asked

    def worth(self, kind: str) -> int:
        """What a tile in a fish scores now: the better colour of two, a double as two (S4.3, S4.4)."""
        values = self.values
        return max(values[colour] for colour in COLOURS if colour in kind) * (2 if kind[1:] == "2" else 1)

    @property
    def locked(self) -> int:
        """How many coral tiles are locked."""
        return sum(tile.lock is not None for tile in self.tiles)


def read(state: Mapping[str, Any], names: Sequence[str] | None = None) -> Position:
    """The position in a state or a view (N4)."""
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
        cards=_cards(state) if "draw" in state else None,
    )


def cell_name(board: int, cell: Cell) -> str:
    """The name of a cell (N1, N7)."""
    return f"{board}{MARGIN_COLUMNS[cell[0] + 1]}{cell[1] + 1}"


def cell_at(name: str) -> Cell:
    """The cell of a name, on its board."""
    return MARGIN_COLUMNS.index(name[1]) - 1, int(name[2]) - 1


def _on_board(number: int, pieces: Mapping[str, Any]) -> dict[Cell, Any]:
    return {cell_at(name): piece for name, piece in pieces.items() if name[0] == str(number)}


def _board(state: Mapping[str, Any], number: int) -> Board:
    tiles: dict[Cell, str] = _on_board(number, state["polyps"])
    polyps = {cell: tile[0] for cell, tile in tiles.items()}
    shrimps: dict[Cell, int] = _on_board(number, state["shrimps"])
    closed = {cell: _rock_sides(tile) for cell, tile in tiles.items() if tile[1:2] == "h"}
    blue = state.get("blue", {"boards": ()})
    return Board(
        number,
        BOARDS[state["boards"][number - 1]],
        polyps,
        shrimps,
        tuple(_corals(polyps, shrimps, closed)),
        grows=not state["rules"]["advanced"],
        special={cell: tile for cell, tile in tiles.items() if len(tile) > 1},
        terrain=_on_board(number, state.get("terrain", {})),
        crowns=frozenset(_on_board(number, dict.fromkeys(state.get("crowns", ())))),
        blues=frozenset(_on_board(number, dict.fromkeys(blue["boards"]))),
        wards=_on_board(number, state.get("wards", {})),
        closed=closed,
    )


def _rock_sides(half: str) -> tuple[int, ...]:
    """The rock sides of a half tile, by their place in SIDES: `Wh:ne` is closed to the south and west."""
    return tuple(k for k, side in enumerate("nesw") if side not in half[3:])


def _corals(polyps: Mapping[Cell, str], shrimps: Mapping[Cell, int], closed: Closed) -> Iterator[Coral]:
    """The corals of a board, and of each the cells, in reading order."""
    left = sorted(polyps, key=lambda cell: (cell[1], cell[0]))
    while left:
        body = {left[0]}
        edge = [left[0]]
        while edge:
            cell = edge.pop()
            near = (beside(cell, k) for k in range(len(SIDES)) if open_between(closed, cell, k))
            joining = [other for other in near if other not in body and polyps.get(other) == polyps[cell]]
            body.update(joining)
            edge += joining
        cells = tuple(cell for cell in left if cell in body)
        shrimp = next((shrimps[cell] for cell in cells if cell in shrimps), None)
        yield Coral(polyps[cells[0]], cells, shrimp)
        left = [cell for cell in left if cell not in body]


def _tile(number: int, side: str, lock: str | None) -> Tile:
    strong, _, weak = side.partition(">")
    star = CORAL_TILES[number - 1]
    large, small = (star.large, star.small) if strong == star.strong else (star.small, star.large)
    return Tile(number, strong, weak, large, small, lock)


def _pile(value: Mapping[str, Any]) -> Pile:
    seen = value.get("known", {}) if "total" in value else value
    shown = {kind: seen[kind] for kind in KINDS if seen.get(kind)}
    return Pile(shown, value["total"] - sum(shown.values()) if "total" in value else 0)


def _player(seat: int, name: str, player: Mapping[str, Any]) -> Player:
    cards = player.get("cards", ())
    hidden = isinstance(cards, Mapping)
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
        cards=() if hidden else tuple(cards),
        unseen_cards=cards["total"] if hidden else 0,
        table=tuple(player.get("table", ())),
    )


def _cards(state: Mapping[str, Any]) -> Cards:
    deck, draw, blue = in_words(by_id(state["rules"]["deck"])), state["draw"], state["blue"]
    return Cards(
        deck.name,
        {card["id"]: card["name"] for card in deck.cards},
        frozenset(card["id"] for card in deck.cards if card.get("blue_shrimp")),
        deck.reconstructed,
        draw["total"] if isinstance(draw, Mapping) else len(draw),
        tuple(state["discards"]),
        blue["supply"],
        blue["sea"],
    )
