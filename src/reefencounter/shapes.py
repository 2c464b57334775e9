"""The shapes of the JSON that games give, as types: rules, states, views, scores, records and what stands in them.

They are plain dictionaries when the program runs; an editor and a type checker know their keys. docs/notation.md says
what each of them means (N4, N5, N7). Keys that are not required belong to the Second Kind, unless it is said otherwise.
"""

from typing import Any, Literal, NotRequired, TypedDict

Colour = Literal["W", "Y", "O", "P", "G"]
Alga = Literal["blue", "green", "purple", "red"]
Phase = Literal["setup", "turn", "laying", "final", "over"]
Ending = Literal["locks", "shrimps", "full", "supply", "limit"]  # R11.1
LarvaExchange = Literal["play", "keep"]  # R8.1

Cell = str  # "1d4" (N1)
Kind = str  # of a tile: a colour, or one of N7 such as "W/Y" or "rock"
Counts = dict[Kind, int]


class RulesOptions(TypedDict, total=False):
    """The options of a game by name; what is left out has its default."""

    players: int
    advanced: bool
    second_kind: bool
    larva_exchange: LarvaExchange
    crowns_dealt: bool
    deck: str


class RulesShape(TypedDict):
    """`rules` of a state or a record."""

    players: int
    advanced: bool
    second_kind: bool
    larva_exchange: LarvaExchange
    crowns_dealt: NotRequired[bool]
    deck: NotRequired[str]


_Source = TypedDict("_Source", {"from": Literal["hand", "consumed"]}, total=False)  # no word for an attribute


class Pending(_Source, total=False):
    """A decision in progress. Which keys there are, beside `kind`, depends on its kind and its card."""

    kind: Literal["flee", "drift", "return", "split", "card", "window"]
    cell: Cell
    left: int
    tiles: Counts | list[int]  #: of a card that turns coral tiles: their numbers
    tile: Kind
    card: str
    player: int
    window: str
    space: Colour
    early: bool


class Turn(TypedDict):
    """Whose turn it is, and what has happened in it."""

    number: int
    player: int
    phase: Phase
    acted: bool
    lays: int
    laying: Colour | None
    from_hand: int
    laid: int
    must_play: Colour | None
    introduced: bool
    locked: bool
    moved: list[Cell]
    ended_by: Ending | None
    ender: int | None
    crowns: NotRequired[list[Cell]]
    bought: NotRequired[bool]
    collected: NotRequired[bool]
    effects: NotRequired[dict[str, Any]]  #: what cards left in force
    pending: NotRequired[Pending | None]


class Holding(TypedDict):
    """What a player has."""

    hand: Counts
    cubes: Counts
    consumed: Counts
    fish: Counts
    shrimps: int
    eaten: int
    cards: NotRequired[list[str]]
    table: NotRequired[list[str]]


class Blue(TypedDict):
    """Where the blue shrimps are."""

    supply: int
    sea: bool
    boards: list[Cell]


class Table(TypedDict):
    """What states and views have in common."""

    format: Literal["reef-state/1"]
    rules: RulesShape
    boards: list[str]
    polyps: dict[Cell, str]
    shrimps: dict[Cell, int]
    coral_tiles: list[str]
    locks: list[Alga | None]
    alga_space: Alga | None
    terrain: NotRequired[dict[Cell, Literal["rock", "water"]]]
    crowns: NotRequired[list[Cell]]
    blue: NotRequired[Blue]
    wards: NotRequired[dict[Cell, int]]
    discards: NotRequired[list[str]]
    sea: dict[str, list[Kind]]
    larvae: dict[str, int]
    reserve: dict[str, int]
    turn: Turn


class State(Table):
    """A whole position: `Game.state`."""

    bag: Counts
    players: list[Holding]
    draw: NotRequired[list[str]]


class Total(TypedDict):
    """Something hidden of which only the number may be known."""

    total: int


class Hidden(Total):
    """Tiles behind a screen or in a fish; `known` is there with the memory aid."""

    known: NotRequired[Counts]


class SeenHolding(TypedDict):
    """What a player may know of a player: everything of themselves, and of all when the game is over."""

    hand: Counts | Hidden
    cubes: Counts | Total
    consumed: Counts
    fish: Counts | Hidden
    shrimps: int
    eaten: int
    cards: NotRequired[list[str] | Total]
    table: NotRequired[list[str]]


class View(Table):
    """A position as a player may know it: `Game.view`. When the game is over it is the whole state."""

    bag: int | Counts
    players: list[SeenHolding]
    draw: NotRequired[list[str] | Total]


class ScoreRow(TypedDict):
    """The score of one player: `Game.score` has one for each."""

    player: int
    points: int
    values: dict[str, int]
    ties: list[int]
    rank: int


class MoveShape(TypedDict):
    """One action of a record; `deal` is there if something was drawn."""

    player: int
    action: str
    deal: NotRequired[list[str]]


class Setup(TypedDict):
    """How a game began."""

    boards: list[str]
    star: bool
    sea: dict[str, list[str]]
    hands: list[Counts]


class Record(TypedDict):
    """A whole game: `Game.record`."""

    format: Literal["reef-record/1"]
    rules: RulesShape
    names: list[str]
    setup: Setup
    moves: list[MoveShape]
    deck: NotRequired[dict[str, Any]]  #: one that did not come with the game
    result: NotRequired[list[ScoreRow]]  #: when the game is over
