"""What a viewer may do: the legal actions, explained for a page that knows no rule.

Every text comes as words and, in the field `…_message` or `…_messages` beside it, as data. Whoever decides something,
as how a button looks, decides by the data. A page that asks for words alone gets nothing else beside them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .values import Alga, AllData, Card, Cell, Colour, Data, Said, Tile


class ActionPart(Struct, frozen=True, gc=False):
    """A part of an action: with the Second Kind action 8 has the parts 8, 8a, 8b and 8c."""

    part: Literal["8", "8a", "8b", "8c"]
    state: Literal["available", "later", "done", "impossible"]
    reason: str
    clause: str | None
    why: str
    reason_message: Data
    why_messages: AllData


class ActionState(Struct, frozen=True, gc=False):
    """One of the ten actions as it stands now."""

    number: Annotated[int, Meta(ge=1, le=10)]
    state: Literal["now", "available", "later", "done", "impossible"]
    reason: str  # a few words: what it would do, or why it cannot be done
    clause: str | None
    why: str  # the whole sentence
    reason_message: Data
    why_messages: AllData
    parts: list[ActionPart] = []


class LayWay(Struct, frozen=True, gc=False):
    """One way to lay on a cell: which tile, lying how, from where."""

    action: str
    source: Literal["hand", "consumed"]
    tile: str  # as written on a board: "W", "Y/W", "Wh:ne"
    label: str  # for a button
    text: str  # what will happen, as a sentence
    label_message: Data
    text_messages: AllData


class LayTarget(Struct, frozen=True, gc=False):
    """A cell on which a polyp may be laid in the laying that is open."""

    cell: Cell
    sources: list[Literal["hand", "consumed"]]
    attacks: Colour | None  # the polyp that would be consumed
    attackers: list[Cell]  # the polyps of the attacking corals beside it
    grows: Cell | None  # where a polyp grows after it
    ways: list[LayWay]  # each with what will happen


class Meal(Struct, frozen=True, gc=False):
    """A coral that may be eaten now."""

    cell: Cell
    cells: list[Cell]
    colour: Colour
    returned: int  # to the bag; a double counts as two
    kept: int
    text: str
    text_messages: AllData
    action: str
    card: Card | None = None  # with which the first meal is made (S8.1)


class AlgaChoice(Struct, frozen=True, gc=False):
    """An alga that may be played: onto the alga space, or onto a coral tile to lock it."""

    alga: Alga
    place: str  # "sea" or the number of a coral tile
    paid: dict[Tile, str]  # consumed tiles that may pay for it, and the action
    turns: list[int]  # coral tiles that would turn
    values: dict[str, int]  # of the colours afterwards
    text: str
    text_messages: AllData


class CollectChoice(Struct, frozen=True, gc=False):
    """What collecting a space gives."""

    action: str
    space: Colour
    polyps: list[Tile]
    refill: list[
        Colour
    ]  # the spaces that then get a tile, in the order of the deal (R9.2); none: the game ends
    text: str
    text_messages: AllData


class ShrimpMoves(Struct, frozen=True, gc=False):
    """Where one of the own shrimps may go."""

    cell: Cell
    to: dict[Cell, str]  # the actions by where it goes
    off: str | None  # the action that takes it back


class Exchange(Struct, frozen=True, gc=False):
    """A consumed tile for a cube (action 6), or a cube for a polyp (action 8)."""

    action: str
    gives: Tile
    takes: Colour


class CubePair(Struct, frozen=True, gc=False):
    """Two cubes to begin with."""

    action: str
    cubes: list[Colour]


class CubePlay(Struct, frozen=True, gc=False):
    """A cube that may be played now: how many cells would be open to it, and how many of them by attack."""

    colour: Colour
    cells: list[Cell]
    attacks: list[Cell]
    text: str
    text_messages: AllData
    action: str
    counts_as: Colour | None = None  # with Larva Lamp: the colour that is laid


class OfferPart(Struct, frozen=True, gc=False):
    """A word of an action, and what it stands for: so that an action can be put together piece by piece."""

    kind: Literal["word", "cell", "tile", "cube", "space", "alga", "coral_tile", "card"]
    value: str


class Offer(Struct, frozen=True, gc=False):
    """A legal action that no other part of the choices carries: crowns, cards, windows, terrain and what they ask; and
    to stop, to pass, to end the turn.
    """

    action: str
    kind: str  # its first word
    group: (
        str  # what a page turns to: "place rock", "buy", "blue night_shift" …; what is asked belongs together
    )
    asked: bool  # it answers a decision that comes before everything else
    label: str  # for a button
    text: str  # what it does, as a sentence
    parts: list[OfferPart]
    cell: Cell | None  # what to click
    origin: Cell | None  # where something comes from
    off: bool  # it goes off the board
    card: Card | None
    tile: str | None
    mark: Literal["lay", "attack", "landing", "blue_landing"]  # how its cell is marked
    ghost: str | None  # the tile that would then lie on its cell
    turns: list[int]  # coral tiles that would turn
    label_message: Data
    text_messages: AllData


class Draw(Struct, frozen=True, gc=False):
    """What an action draws: so many tiles, where they go to the open sea with the spaces in the order of the deal; or
    one of these cards.
    """

    count: int
    spaces: list[Colour]
    cards: list[Card]


class Choices(Struct, frozen=True, gc=False):
    """All that the viewer may do now. `actions` is the canonical list (N2); the rest explains it for a page."""

    title: str  # what is asked of the player now, as a heading
    hint: str  # one more sentence
    title_message: Said
    hint_messages: AllData
    ten: list[ActionState]
    cubes: list[CubePlay]
    lay: list[LayTarget]
    shields: list[Cell]  # protected polyps that would otherwise be open to attack in this laying
    from_hand: int  # laid from the hand in this laying
    laid: int
    introduce: dict[Cell, str]  # the actions by cell
    moves: list[ShrimpMoves]
    meals: list[Meal]
    larvae: list[Exchange]  # action 6
    polyps: list[Exchange]  # action 8
    algae: list[AlgaChoice]
    collect: list[CollectChoice]
    feeds: dict[Colour, str]  # set-up: the actions by colour
    first_cubes: list[CubePair]  # set-up
    undo: bool
    offers: list[Offer] = []  # every action that is not in the parts above
    draws: dict[str, Draw] = {}  # at an entry: what the actions draw, to be sent along as their deal
    actions: list[str] | UnsetType = (
        UNSET  # left out where somebody reads words alone: the parts have them all
    )
