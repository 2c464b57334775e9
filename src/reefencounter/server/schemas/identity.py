"""Who one is: name, devices, and the words by which one's games are taken along to another browser."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .friends import Friends, Invitations
from .tables import TableInfo
from .values import Along, LinkPurpose, Name


class Former(Struct, frozen=True):
    """The guest whose browser this was, and whose it can be again, with so many games; `along`: they came along."""

    name: str
    games: int
    along: bool
    until: str  # ISO 8601, UTC


class Me(Struct, frozen=True):
    """The person who asks. A guest has a name too, and has kept nothing yet."""

    name: str
    since: str  # ISO 8601, UTC
    tables: int
    words_made: str | None  # when the recovery words were made that are good now
    program: bool = False  # it plays by a token
    leaves: str | None = None  # when all that is theirs is deleted, if they have said so
    friends: bool = False  # they have some, or somebody would like to be one
    language: str | None = None  # what they chose to read; None: what the browser asks for
    mails: bool = False  # whether the host sends mails
    before: Former | None = None  # who signed in here as this person, as long as that can be undone
    way_back: bool = False  # they can be known in another browser: then they may play rated games


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


class MyMail(Struct, frozen=True):
    """One's e-mail address, if there is one, and whether one is told of one's turns in games of days."""

    address: str | None
    digest: bool


class NewAddress(Struct, forbid_unknown_fields=True, frozen=True):
    """Where a link is to be sent, and the time zone of the reader, such as Europe/Prague."""

    address: Annotated[str, Meta(min_length=1, max_length=254)]
    zone: Annotated[str, Meta(max_length=64)] = ""


class MailChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether one wants to be told of one's turns."""

    digest: bool


class LinkSent(Struct, frozen=True):
    """A link is on its way, if mails reach that address."""

    address: str


class GivenLink(Struct, forbid_unknown_fields=True, frozen=True):
    """The token of a link that came by mail."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class UsedLink(Struct, forbid_unknown_fields=True, frozen=True):
    """The same to use it. `along`: the games of a guest come along, also where the link was not asked for."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]
    along: bool = False


class MailLink(Struct, frozen=True):
    """What a link is for: to sign in as somebody, or to keep an address with their account.

    `games` are those of the guest whose browser this is. They come along if this browser `asked` for the link; by their
    own `choice` otherwise; and not at all from a guest who plays against that account now, who stays `apart`.
    """

    purpose: LinkPurpose
    name: str
    address: str
    games: int
    along: Along


class DigestOff(Struct, frozen=True):
    """No more digests are sent."""

    digest: bool


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
    mail: MyMail
    bots: list[Program]
    tables: list[TableInfo]
    decks: list[dict[str, Any]]
    solved_tasks: list[str]
    puzzles: list[OwnPuzzle]
    lines: list[OwnLine]
    friends: Friends
    invitations: Invitations
