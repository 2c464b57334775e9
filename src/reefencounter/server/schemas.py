"""What the server and a page say to each other: every request, answer and live message, as types.

The OpenAPI description and the page's TypeScript types are made from these. A `Scene` is all that one viewer may see
of a table at one moment (R13); a page draws it and knows no rule beyond it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Colour = Literal["W", "Y", "O", "P", "G"]
Alga = Literal["blue", "green", "purple", "red"]
Cell = Annotated[str, Meta(pattern="^[1-4][a-hz][0-7]$", examples=["1d4"])]
Counts = dict[str, int]  # by colour or kind of tile, zeros left out
Tile = Annotated[str, Meta(examples=["W", "W/Y", "W2", "Wh", "Wb", "rock"])]  # a colour, or a kind (N7)
Card = Annotated[str, Meta(examples=["night_shift"])]  # the id of a card of the deck
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=60, examples=["lay 1d5"])]


# Tables ------------------------------------------------------------------------------------------------


class RulesChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """The options of a game; docs/rules.md tells what they mean."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    advanced: bool = False
    second_kind: bool = False
    larva_exchange: Literal["play", "keep"] = "play"
    crowns_dealt: bool = True  # S2.4, with the Second Kind
    deck: Annotated[str, Meta(max_length=40)] | None = None  # None: the deck that comes with the game


class SeatChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """Who sits at a seat: a person at this screen, or a bot."""

    kind: Literal["person", "bot"] = "person"
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=60)] | None = None  # of GET /api/bots, for a bot


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be set up. The first seat begins unless `shuffle` mixes the seats."""

    rules: RulesChoice = RulesChoice()
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=4)] = []
    title: Annotated[str, Meta(max_length=60)] = ""
    memory_aid: bool = True
    shuffle: bool = False


class NewEntry(Struct, forbid_unknown_fields=True, frozen=True):
    """A game that is played at a real table and entered here: everything lies open, and deals are typed in (N3)."""

    rules: RulesChoice = RulesChoice()
    names: Annotated[list[Name], Meta(min_length=2, max_length=4)] = []
    setup: dict[str, Any] | None = None  # as in N5; left out: drawn by chance
    title: Annotated[str, Meta(max_length=60)] = ""


class Branch(Struct, forbid_unknown_fields=True, frozen=True):
    """A new table that goes on from another, as it was after the step `at` (0: before the first)."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=4)]
    memory_aid: bool = True


class Seat(Struct, frozen=True):
    """A seat of a table. `mine`: this browser may act for it."""

    player: int
    kind: Literal["person", "bot"]
    name: str
    bot: str | None
    mine: bool


class TableInfo(Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    title: str
    kind: Literal["game", "entry", "record"]  # played here, entered from a real table, uploaded
    rules: RulesChoice
    seats: list[Seat]
    phase: str
    turn: int
    moves: int
    memory_aid: bool
    created: str  # ISO 8601, UTC
    changed: str
    asked: list[int]  # who is to act
    open: bool  # everything may be seen: the game is over, or it is an entry or a record
    points: list[int] | None  # once it is over
    ranks: list[int] | None
    parent: str | None  # the table it was branched off from


class BotInfo(Struct, frozen=True):
    """A bot that a seat can have."""

    bot: str
    name: str
    about: str
    strength: Annotated[int, Meta(ge=1, le=5)]
    second_kind: bool = True  # whether it plays the Second Kind


class CardInfo(Struct, frozen=True):
    """A card of a deck, in words."""

    id: Card
    name: str
    text: str
    when: str  # a sentence: when it may be played
    blue_shrimp: bool
    clownfish: bool
    scoring: bool


class DeckInfo(Struct, frozen=True):
    """A deck of the Second Kind. `label` is shown wherever its cards are."""

    id: str
    name: str
    authentic: bool  # whether these are the published texts
    label: str
    note: str
    cards: list[CardInfo]


class Problem(Struct, frozen=True):
    """A refusal: what was wrong and what would be right, with the clause of the rules or notation if there is one."""

    reason: str
    clause: str | None = None
    index: int | None = None  # the move of a record


class FinalPlayer(Struct, forbid_unknown_fields=True, frozen=True):
    """What a player of a real game has at its end: the fish by colour, and what breaks ties (R11.4)."""

    name: Name
    fish: dict[Colour, Annotated[int, Meta(ge=0, le=40)]] = {}
    consumed: Annotated[int, Meta(ge=0, le=200)] = 0
    cubes: Annotated[int, Meta(ge=0, le=50)] = 0
    tiles: Annotated[int, Meta(ge=0, le=200)] = 0
    guarded: Annotated[int, Meta(ge=0, le=200)] = 0  # polyps in corals with an own shrimp


class FinalCount(Struct, forbid_unknown_fields=True, frozen=True):
    """The end of a game that was played at a real table, to be scored."""

    stronger: Annotated[
        list[Colour], Meta(min_length=10, max_length=10)
    ]  # on coral tiles 1 to 10 as they lie
    players: Annotated[list[FinalPlayer], Meta(min_length=2, max_length=4)]


class Health(Struct, frozen=True):
    """Whether the server is there, and which version it is."""

    status: Literal["ok"]
    version: str


# What a viewer sees --------------------------------------------------------------------------------------


class Coral(Struct, frozen=True):
    """Polyps that hang together. `shrimp` is the player who holds it."""

    colour: Colour
    cells: list[Cell]
    shrimp: int | None
    edible: bool  # five or more, with a shrimp (R10.1)


class Board(Struct, frozen=True):
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


class CoralTile(Struct, frozen=True):
    """One of the ten coral tiles as it lies."""

    number: int
    stronger: Colour
    weaker: Colour
    large: Alga
    small: Alga
    lock: Alga | None


class Holding(Struct, frozen=True):
    """Tiles or cubes of a player: exact where the viewer may know them, else a number and what has been seen."""

    total: int
    known: Counts | None  # None without the memory aid
    exact: bool


class CardsHeld(Struct, frozen=True):
    """The unplayed cards of a player: which they are only where the viewer may know (S7.7)."""

    total: int
    known: list[Card] | None


class PlayerScene(Struct, frozen=True):
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


class SheetRow(Struct, frozen=True):
    """What can be known of a player's score now: the points that are certain, and how many tiles are not known."""

    player: int
    points: int
    exact: bool
    counts: Counts
    unknown: int


class CardPoints(Struct, frozen=True):
    """What a scoring card brought (S8.4)."""

    card: Card
    points: int
    text: str


class ResultRow(Struct, frozen=True):
    """The final score of a player (R11.3, R11.4)."""

    player: int
    points: int
    counts: Counts  # what was in the fish
    ties: list[int]  # consumed tiles, cubes, tiles, size of guarded corals
    rank: int
    cards: list[CardPoints] = []


class FinalScore(Struct, frozen=True):
    """The scores of a game that was played at a real table."""

    values: dict[str, int]  # of the colours
    result: list[ResultRow]
    verdict: str  # who won and how a tie was decided, in words


class Ending(Struct, frozen=True):
    """How the game ended or is about to."""

    by: Literal["locks", "shrimps", "full", "supply", "limit"]
    player: int  # in whose turn
    reason: str  # a sentence
    result: list[ResultRow] | None  # when it is over
    verdict: str | None  # who won and how a tie was decided, in words


# What a viewer may do ------------------------------------------------------------------------------------


class ActionPart(Struct, frozen=True):
    """A part of an action: with the Second Kind action 8 has the parts 8, 8a, 8b and 8c."""

    part: Literal["8", "8a", "8b", "8c"]
    state: Literal["available", "later", "done", "impossible"]
    reason: str
    clause: str | None
    why: str


class ActionState(Struct, frozen=True):
    """One of the ten actions as it stands now."""

    number: Annotated[int, Meta(ge=1, le=10)]
    state: Literal["now", "available", "later", "done", "impossible"]
    reason: str  # a few words: what it would do, or why it cannot be done
    clause: str | None
    why: str  # the whole sentence
    parts: list[ActionPart] = []


class LayWay(Struct, frozen=True):
    """One way to lay on a cell: which tile, lying how, from where."""

    action: str
    source: Literal["hand", "consumed"]
    tile: str  # as written on a board: "W", "Y/W", "Wh:ne"
    label: str  # for a button
    text: str  # what will happen, as a sentence


class LayTarget(Struct, frozen=True):
    """A cell on which a polyp may be laid in the laying that is open."""

    cell: Cell
    sources: list[Literal["hand", "consumed"]]
    attacks: Colour | None  # the polyp that would be consumed
    attackers: list[Cell]  # the polyps of the attacking corals beside it
    grows: Cell | None  # where a polyp grows after it
    text: str  # what will happen, as a sentence, if it is laid in the first way
    ways: list[LayWay] = []


class Meal(Struct, frozen=True):
    """A coral that may be eaten now."""

    cell: Cell
    cells: list[Cell]
    colour: Colour
    returned: int  # to the bag; a double counts as two
    kept: int
    text: str
    action: str = ""
    card: Card | None = None  # with which the first meal is made (S8.1)


class AlgaChoice(Struct, frozen=True):
    """An alga that may be played: onto the alga space, or onto a coral tile to lock it."""

    alga: Alga
    place: str  # "sea" or the number of a coral tile
    paid: list[Tile]  # consumed tiles that may pay for it
    turns: list[int]  # coral tiles that would turn
    values: dict[str, int]  # of the colours afterwards
    text: str


class Haul(Struct, frozen=True):
    """What collecting a space gives."""

    space: Colour
    polyps: list[Tile]
    refill: list[
        Colour
    ]  # the spaces that then get a tile, in the order of the deal (R9.2); none: the game ends
    text: str


class ShrimpMoves(Struct, frozen=True):
    """Where one of the own shrimps may go."""

    cell: Cell
    to: list[Cell]
    off: bool


class CubePlay(Struct, frozen=True):
    """A cube that may be played now: how many cells would be open to it, and how many of them by attack."""

    colour: Colour
    cells: list[Cell]
    attacks: list[Cell]
    text: str
    action: str = ""
    counts_as: Colour | None = None  # with Larva Lamp: the colour that is laid


class DeedChoice(Struct, frozen=True):
    """A legal action that no other part of the choices carries: crowns, cards, windows, terrain and what they ask."""

    action: str
    kind: str  # its first word
    group: str  # what it belongs to, as "crown 1d3", "card night_shift", "place rock"
    label: str  # for a button
    text: str  # what it does, as a sentence
    cell: Cell | None  # what to click
    origin: Cell | None  # where something comes from
    card: Card | None
    tile: str | None


class Choices(Struct, frozen=True):
    """All that the viewer may do now. `actions` is the canonical list (N2); the rest explains it for a page."""

    actions: list[str]
    title: str  # what is asked of the player now, as a heading
    hint: str  # one more sentence
    ten: list[ActionState]
    cubes: list[CubePlay]
    lay: list[LayTarget]
    shields: list[Cell]  # protected polyps that would otherwise be open to attack in this laying
    from_hand: int  # laid from the hand in this laying
    laid: int
    introduce: list[Cell]
    moves: list[ShrimpMoves]
    meals: list[Meal]
    larvae: list[str]  # action 6: the words after `larva`, "W", or "W W/Y" where another kind pays
    polyps: list[Colour]  # action 8
    algae: list[AlgaChoice]
    hauls: list[Haul]
    feeds: list[Colour]  # set-up
    first_cubes: list[str]  # set-up: pairs such as "WY"
    undo: bool
    deeds: list[DeedChoice] = []  # every action that is not in the parts above


class WindowScene(Struct, frozen=True):
    """The table waits for an answer (S7.5). Whose, and which card it could be, only the one who is asked sees."""

    title: str
    text: str
    mine: bool


class SecondScene(Struct, frozen=True):
    """What the Second Kind adds to the table."""

    deck: str
    draw: int  # cards in the pile
    discards: list[Card]
    blue_supply: int
    blue_sea: bool
    crowns_to_act: list[Cell]
    bought: bool
    effects: list[str]  # what cards left in force in this turn, as sentences
    window: WindowScene | None


class Scene(Struct, frozen=True):
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
    second: SecondScene | None = None  # with the Second Kind


class Step(Struct, frozen=True):
    """One entry of a table's history, as a viewer may see it: an action or an undo. Log and replay show these."""

    number: int
    player: int
    turn: int
    undo: bool
    action: str | None  # None where it is hidden (R2.8)
    events: list[dict[str, Any]]  # docs/protocol.md lists the kinds
    text: str  # the step as a sentence; empty if it says nothing of its own


class Suggestion(Struct, frozen=True):
    """A turn that a bot would play."""

    actions: list[str]
    value: float  # in points, against the best one, which has 0
    text: str
    cells: list[Cell]  # to be shown on the boards


class Hint(Struct, frozen=True):
    """The best turns of the strongest bot at hand, best first."""

    number: int
    suggestions: list[Suggestion]


# Live messages: from the page ----------------------------------------------------------------------------


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Play an action. `id` makes it safe to send again; `after` is the number of the last step that the page saw."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]
    after: Annotated[int, Meta(ge=0)]
    action: ActionText
    deal: list[Annotated[str, Meta(max_length=40)]] | UnsetType = UNSET  # only at a table of kind entry


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Take back the last action of the own turn."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]
    after: Annotated[int, Meta(ge=0)]


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """See the table from another of the own seats (None: as a spectator), as when a screen is handed over."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Ask why an action is not legal."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]
    action: ActionText


class Seen(Struct, tag="seen", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Acknowledge all steps up to this number."""

    number: Annotated[int, Meta(ge=0)]


FromPage = Play | Undo | Sit | Why | Seen


# Live messages: from the server --------------------------------------------------------------------------


class Snapshot(Struct, tag="scene", tag_field="type", frozen=True):
    """The table as it is now: the first message, and the answer to `sit`. `steps`: those since the number asked for."""

    scene: Scene
    steps: list[Step]
    complete: bool  # whether `steps` holds all since the number that was asked for


class Stepped(Struct, tag="step", tag_field="type", frozen=True):
    """Something happened: the step and the table after it. Numbers have no gaps."""

    step: Step
    scene: Scene


class Ack(Struct, tag="ack", tag_field="type", frozen=True):
    """An action was accepted and is kept: it became the step of this number. The same answer when it is sent again."""

    id: str
    number: int


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """A message was not carried out and changed nothing."""

    id: str | None
    code: Literal["illegal", "stale", "seat", "malformed", "busy", "too_fast"]
    reason: str
    clause: str | None = None


class Because(Struct, tag="because", tag_field="type", frozen=True):
    """The answer to `why`."""

    id: str
    clause: str | None
    reason: str


class Thinking(Struct, tag="thinking", tag_field="type", frozen=True):
    """A bot has begun to think (None: none is thinking)."""

    player: int | None


FromServer = Snapshot | Stepped | Ack | Refused | Because | Thinking
