"""Tables: how they are wished for, and how they are listed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .values import Here, Invites, Lost, Name, Said, SeatKind, TableKind


class RulesChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """The options of a game; docs/rules.md tells what they mean."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    advanced: bool = False
    second_kind: bool = False
    larva_exchange: Literal["play", "keep"] = "play"
    crowns_dealt: bool = True  # S2.4, with the Second Kind
    deck: Annotated[str, Meta(max_length=40)] | None = None  # None: the deck that comes with the game


class ClockChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """How long players have: `live`, so many minutes for the game and some seconds more after each turn; or `days` for
    each turn. Whoever is out of time gets a bot in the seat, and it counts as lost.
    """

    kind: Literal["live", "days"]
    minutes: Annotated[int, Meta(ge=1, le=180)] = 15
    increment: Annotated[int, Meta(ge=0, le=300)] = 30
    days: Annotated[int, Meta(ge=1, le=14)] = 3


class SeatChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """Who sits at a seat: a person at this screen, a bot, a friend who gets the link, or anyone.

    Where friends or strangers are awaited, the table waits until all seats are taken.
    """

    kind: SeatKind = "person"
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=60)] | None = None  # of GET /api/bots, for a bot
    hints: bool = True  # whoever sits there may ask for hints, unless the table is rated


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be set up. The first seat begins unless `shuffle` mixes the seats."""

    rules: RulesChoice = RulesChoice()
    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=4)] = []
    title: Annotated[str, Meta(max_length=60)] = ""
    memory_aid: bool = True
    shuffle: bool = False
    chat: bool = True  # those who play at different screens may talk
    clock: ClockChoice | None = None  # None: nobody hurries
    rated: bool = False  # it counts for ratings: a seat for each person, no hints
    window: Annotated[int, Meta(ge=2, le=60)] | None = None  # seconds for an answer with a card (S7.5)
    first_game: bool = False  # dealt as in the last lesson: two players, base game, not rated


class TableChange(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be otherwise at an own table; what is left out stays. After the game has begun, the title alone."""

    title: Annotated[str, Meta(max_length=60)] | UnsetType = UNSET  # empty: it is called after its players
    clock: ClockChoice | UnsetType | None = UNSET
    listed: bool | UnsetType = (
        UNSET  # anyone may sit down at its free seats, or only friends who have the link
    )


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
    """A seat of a table. `mine`: this browser may act for it. A bot at the seat of a person plays instead of them."""

    player: int
    kind: SeatKind  # friend, anyone: it is free
    name: str  # of a free seat: whom the maker awaits, if they said so
    bot: str | None
    mine: bool
    invites: Invites | None = None  # who may take it, or may take it over from a bot
    lost: Lost | None = (
        None  # it counts as lost for the person, however it ends; at the end also if a bot finished it
    )
    program: bool = False  # the person is a program with an account of its own; its name says so, too
    hints: bool = True  # whoever plays there may ask for hints; all are told
    nameless: bool = False  # they gave no name: the one here is the server's, in the language of whoever asks
    lost_turn: int | None = (
        None  # the turn in which it was lost; 0: before the first; None: it was not, or unknown
    )


class TableInfo(Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    title: str
    kind: TableKind
    rules: RulesChoice
    seats: list[Seat]
    phase: str  # waiting: not all seats are taken yet
    turn: int
    moves: int
    memory_aid: bool
    created: str  # ISO 8601, UTC
    changed: str
    asked: list[int]  # who is to act
    open: bool  # everything may be seen: the game is over, or it is an entry or a record
    points: list[int] | None  # once it is over
    ranks: list[int] | None  # those who left come after those who stayed
    parent: str | None  # the table it was branched off from
    expires: str | None = None  # when it is deleted if nobody plays on; None: never
    owned: bool = False  # this browser made it
    invitation: str | None = None  # the code by which friends sit down; only those who sit there are told
    chat: bool = False  # one may talk there with the others who play
    rematch: str | None = None  # the table at which they play again
    clock: ClockChoice | None = None
    deadline: str | None = None  # when whoever is to act is out of time, as things stand; ISO 8601, UTC
    rated: bool = False  # it counts for ratings
    paused: bool = False  # all agreed on a pause, and nobody went on yet
    here: list[Here | None] | None = None  # who is there now, by seats: in the list of one's turns
    decided: bool = (
        False  # over before its end, since at most one person was left in it: points are as they were then
    )


class BotInfo(Struct, frozen=True):
    """A bot that a seat can have."""

    bot: str
    name: str
    about: str
    about_message: Said
    strength: Annotated[int, Meta(ge=0, le=8)]  # 0: it does not try to win
    base: bool = True  # whether it plays the base game, and the advanced one
    second_kind: bool = True  # whether it plays the Second Kind


class ClauseText(Struct, frozen=True):
    """A clause of the rules in words."""

    name: str
    chapter: str
    text: str  # a paragraph, item or row in each line


class BookRuling(Struct, frozen=True):
    """What is played where the published texts leave a question open, and why."""

    question: str
    ruling: str
    reason: str


class BookClause(Struct, frozen=True):
    """A clause in the rulebook, and the tasks of the lessons in which one tries it."""

    name: str
    text: str  # a paragraph, item or row in each line
    tasks: list[str]  # as LESSON/NUMBER
    diagram: str | None = None  # the id of the one that shows it
    rulings: list[BookRuling] = []  # that name it


class BookChapter(Struct, frozen=True):
    """A chapter of the rulebook with its clauses, in order."""

    title: str
    clauses: list[BookClause]


class TermsLanguage(Struct, frozen=True):
    """A language of the terms, by its code and its own name."""

    code: str
    name: str


class Term(Struct, frozen=True):
    """A term of the game in each of the languages."""

    id: str
    words: list[str]  # in the order of the languages


class TermGroup(Struct, frozen=True):
    """Terms that belong together."""

    title: str
    terms: list[Term]


class Terms(Struct, frozen=True):
    """The terms of the game in all languages, the reader's own first."""

    languages: list[TermsLanguage]
    groups: list[TermGroup]


class Problem(Struct, frozen=True):
    """A refusal: what was wrong and what would be right, with the clause of the rules or notation if there is one."""

    reason: str
    message: Said  # the reason as data
    clause: str | None = None
    index: int | None = None  # the move of a record


class HostInfo(Struct, frozen=True):
    """Who runs this server; empty: they have not said."""

    contact: str


class Health(Struct, frozen=True):
    """Whether the server is there, and which version it is."""

    status: Literal["ok"]
    version: str
