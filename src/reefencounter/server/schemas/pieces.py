"""What lies on a table, as one viewer sees it (R13): boards, coral tiles, players, scores."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .scoring import ResultRow
from .values import Alga, AllData, Card, Cell, Colour, Counts, Data, EndedBy


class Coral(Struct, frozen=True, gc=False):
    """Polyps that hang together. `shrimp` is the player who holds it."""

    colour: Colour
    cells: list[Cell]
    shrimp: int | None
    edible: bool  # five or more, with a shrimp (R10.1)


class Board(Struct, frozen=True, gc=False):
    """One reef board."""

    number: int
    layout: str
    rock: list[Cell]  # as the ground is now, bare rock included and deep water left out
    starts: dict[str, Colour]  # cells with a printed start mark
    growth: Cell
    corals: list[Coral]
    shrimps: dict[str, int]  # cell: player
    protected: list[Cell]  # R5.3
    tiles: dict[str, str] = {}  # special tiles, as written on a board: "Y/W", "W2", "Wh:ne", "Wb" (N7)
    terrain: dict[str, Literal["rock", "water"]] = {}  # bare rock and deep water (S6)
    crowns: list[Cell] = []
    blue: list[Cell] = []  # wooden blue shrimps
    wards: list[Cell] = []


class CoralTile(Struct, frozen=True, gc=False):
    """One of the ten coral tiles as it lies."""

    number: int
    stronger: Colour
    weaker: Colour
    large: Alga
    small: Alga
    lock: Alga | None


class Holding(Struct, frozen=True, gc=False):
    """Tiles or cubes of a player: exact where the viewer may know them, else a number and what has been seen."""

    total: int
    known: Counts | None  # None without the memory aid
    exact: bool


class CardsHeld(Struct, frozen=True, gc=False):
    """The unplayed cards of a player: which they are only where the viewer may know (S7.7)."""

    total: int
    known: list[Card] | None


class PlayerScene(Struct, frozen=True, gc=False):
    """A player as the viewer sees them."""

    name: str
    colour: Literal["purple", "green", "red", "yellow"]
    bot: str | None  # how strong, in a word
    mine: bool
    hand: Holding
    cubes: Holding
    consumed: Counts
    fish: Holding
    unplayed: int  # shrimps behind the screen
    eaten: int  # shrimps in the fish
    cards: CardsHeld | None = None  # with the Second Kind
    table: list[Card] = []  # scoring cards that lie open


class SheetRow(Struct, frozen=True, gc=False):
    """What can be known of a player's score now: the points that are certain, and how many tiles are not known."""

    player: int
    points: int
    exact: bool
    counts: Counts
    unknown: int


class Ending(Struct, frozen=True, gc=False):
    """How the game ended or is about to."""

    by: EndedBy
    player: int  # in whose turn; decided: who was the last to leave
    reason: str  # a sentence
    result: list[ResultRow] | None  # when it is over
    verdict: str | None  # who won and how a tie was decided, in words
    reason_message: Data
    verdict_messages: AllData | None
