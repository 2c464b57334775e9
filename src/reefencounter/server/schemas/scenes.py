"""A whole table at one moment, its history, and advice."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .choices import Choices
from .pieces import Board, CoralTile, Ending, PlayerScene, SheetRow
from .tables import RulesChoice
from .values import Alga, AllData, Card, Cell, Colour, Said, Tile


class WindowScene(Struct, frozen=True, gc=False):
    """The table waits for an answer (S7.5). Whose, and which card it could be, only the one who is asked sees."""

    title: str
    text: str
    mine: bool
    title_message: Said
    text_messages: AllData


class SecondKindTable(Struct, frozen=True, gc=False):
    """What the Second Kind adds to the table."""

    deck: str
    draw: int  # cards in the pile
    discards: list[Card]
    blue_supply: int
    blue_sea: bool
    crowns_to_act: list[Cell]
    bought: bool
    effects: list[str]  # what cards left in force in this turn, as sentences
    effects_messages: AllData
    window: WindowScene | None
    unasked: list[
        Card
    ] = []  # clownfish cards about which this player is not asked; nobody else is told (S7.5)


class Scene(Struct, frozen=True, gc=False):
    """Everything that one viewer may see of a table at one moment."""

    number: int  # of the last step
    seat: int | None  # whose eyes; None: a spectator
    open: bool  # nothing is hidden: over, an entry or a record
    rules: RulesChoice
    phase: Literal["setup", "turn", "laying", "final", "over"]
    turn: int
    player: int  # whose turn it is
    asked: list[int]  # who is to act now; several in set-up; none where it is not told (S7.5)
    boards: list[Board]
    tiles: list[CoralTile]
    values: dict[str, int]  # of the colours, 1 to 5
    alga_space: Alga | None
    algae: dict[str, int]  # cylinders in the supply
    sea: dict[str, list[Tile]]
    larvae: dict[str, int]  # cubes in the supply
    bag: int
    reserve: dict[str, int]
    laying: Colour | None
    laid_this_turn: list[Cell]
    players: list[PlayerScene]
    sheet: list[SheetRow]
    ending: Ending | None
    choices: Choices | None  # only for the viewer who is to act
    second_kind: SecondKindTable | None = None  # with the Second Kind


class Step(Struct, frozen=True, gc=False):
    """One entry of a table's history, as a viewer may see it: an action or an undo. Log and replay show these."""

    number: int
    player: int
    turn: int
    undo: bool
    action: str | None  # None where it is hidden (R2.8)
    events: list[dict[str, Any]]  # those of events.shapes: the type `Event` of the API
    text: str  # the step as a sentence; empty if it says nothing of its own
    text_messages: AllData


class HintMark(Struct, frozen=True):
    """Something at the table that an action of a suggestion is about: a page marks it."""

    what: Literal[
        "polyp",
        "shrimp",
        "blue_shrimp",
        "coral",
        "reef_tile",
        "crown",
        "tile",
        "cube",
        "space",
        "alga",
        "coral_tile",
        "card",
        "purchase",
    ]
    cell: Cell | None = None  # of the first six
    colour: Colour | None = None  # of a polyp, a tile of the hand, a cube, a space of the open sea
    alga: Alga | None = None
    coral_tile: int | None = None
    card: Card | None = None  # of the hand


class Suggestion(Struct, frozen=True):
    """A turn that a bot would play."""

    actions: list[str]
    value: float  # in the bot's own measure, against the best one, which has 0
    worth: str  # the same in words
    worth_message: Said
    text: str  # what to do and why
    text_messages: AllData
    parts: list[str]  # what to do, a sentence each
    parts_messages: AllData
    why: str  # what it is good for
    why_messages: AllData
    marks: list[list[HintMark]]  # what each of the actions is about


class Hint(Struct, frozen=True):
    """The best turns of the strongest bot at hand, best first."""

    number: int
    suggestions: list[Suggestion]
