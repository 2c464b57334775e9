"""Who one is: name, devices, and the words by which one's games are taken along to another browser."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .tables import TableInfo
from .values import Name


class Me(Struct, frozen=True):
    """The person who asks. A guest has a name too, and has kept nothing yet."""

    name: str
    since: str  # ISO 8601, UTC
    tables: int
    words_made: str | None  # when the recovery words were made that are good now
    program: bool = False  # it plays by a token
    leaves: str | None = None  # when all that is theirs is deleted, if they have said so
    language: str | None = None  # what they chose to read; None: what the browser asks for


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    """What one wants to be called, and to read; what is left out stays."""

    name: Name | None = None
    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")] | None = None


class Device(Struct, frozen=True):
    """A browser in which one is known."""

    id: str
    name: str  # such as "Firefox, Linux"; empty: it did not say
    since: str
    seen: str
    here: bool  # the one that asks


class RecoveryWords(Struct, frozen=True):
    """Eight words. Whoever knows them is this person in any browser."""

    words: Annotated[list[str], Meta(min_length=8, max_length=8)]


class GivenWords(Struct, forbid_unknown_fields=True, frozen=True):
    """The words of somebody, as they were typed in."""

    words: Annotated[str, Meta(min_length=1, max_length=400)]


class Identified(Struct, frozen=True):
    """Who is known in this browser now has so many tables: theirs, and those of the guest before that came along."""

    tables: int


class Passkey(Struct, frozen=True):
    """A key that a device keeps, to sign in without a password."""

    id: str
    name: str
    since: str
    used: str | None  # when one last signed in by it


class NewPasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """A passkey that a device has made: what the browser answered, as JSON (WebAuthn, `RegistrationResponseJSON`)."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=40)] = ""


class NewPasskeyName(Struct, forbid_unknown_fields=True, frozen=True):
    """What a passkey is called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class UsedPasskey(Struct, forbid_unknown_fields=True, frozen=True):
    """What the browser answered when a passkey was used, as JSON (WebAuthn, `AuthenticationResponseJSON`)."""

    credential: dict[str, Any]


class Program(Struct, frozen=True):
    """A program of one's own that plays here by a token. Its name says that it is a bot."""

    id: str
    name: str
    since: str
    used: str | None  # when it was last here, to the hour


class NewProgram(Struct, forbid_unknown_fields=True, frozen=True):
    """What a program is to be called; `(bot)` is added to it."""

    name: Annotated[str, Meta(min_length=1, max_length=18)]


class ProgramToken(Struct, frozen=True):
    """The token by which a program plays, `Authorization: Bearer …`. It is told this once."""

    program: Program
    token: str


class OwnLine(Struct, frozen=True):
    """A line that one said at a table."""

    table: str
    time: str
    text: str


class OwnPuzzle(Struct, frozen=True):
    """A puzzle that one has begun or answered."""

    puzzle: str
    played: list[str]
    outcome: str | None
    score: int | None


class OwnData(Struct, frozen=True):
    """All that is kept of somebody. Their finished games, move by move, are in `GET /api/me/games`."""

    me: Me
    devices: list[Device]
    passkeys: list[Passkey]
    bots: list[Program]
    tables: list[TableInfo]
    decks: list[dict[str, Any]]
    solved_tasks: list[str]
    puzzles: list[OwnPuzzle]
    lines: list[OwnLine]
