"""What is kept: people, their browsers and decks, tables and their seats, what these began with, their steps, now and
then a snapshot.

Steps are only ever added. Everything that can be worked out from them is a convenience: the summary in a table's row
(for lists) and the snapshots (for quick loading).
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any, ClassVar

from advanced_alchemy.base import orm_registry
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import (
    JSON,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from ..schemas.values import Invites, LinkPurpose, Lost, RatingKind, TableKind, Unrated

NAMES = {  # of constraints and indices, so that migrations can speak of them
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


UNFINISHED = {  # as each kind of database writes it, without values of its own, so that it sees that an index serves
    "sqlite": "json_extract(summary, '$.phase') <> 'over'",
    "postgresql": "summary ->> 'phase' <> 'over'",
}


def where(condition: str = "", **of_kinds: str) -> dict[str, Any]:
    """Return what makes an index one of some rows alone: small, and taken also where SQLite would not take another."""
    kinds = of_kinds or {"sqlite": condition, "postgresql": condition}
    return {f"{name}_where": text(each) for name, each in kinds.items()}


class Base(DeclarativeBase):
    """All of our tables."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar[Any] = {
        **orm_registry.type_annotation_map,
        datetime: DateTimeUTC(timezone=True),
        dict[str, Any]: JSON(none_as_null=True),
        list[Any]: JSON(),
    }


class Person(Base):
    """Somebody who has kept something here. Whoever has only come by is not written down.

    The id is that of the first session, in which they came. `recovery` is a hash of what the recovery words say.
    """

    __tablename__ = "people"
    __table_args__ = (Index("ix_people_banned", "banned", **where("banned IS NOT NULL")),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[datetime]
    name: Mapped[str] = mapped_column(String(24), index=True)
    recovery: Mapped[str | None] = mapped_column(String(64), index=True, unique=True)
    words_made: Mapped[datetime | None]
    settings: Mapped[dict[str, Any]]
    profile: Mapped[str | None] = (
        mapped_column(  # its address, which nobody guesses and which tells nothing of them
            String(32), index=True, unique=True, default=lambda: secrets.token_hex(16)
        )
    )
    leaves: Mapped[datetime | None] = mapped_column(index=True)  # when all that is theirs is deleted
    banned: Mapped[datetime | None]  # since when they are
    banned_until: Mapped[datetime | None]  # None: for good
    ban_reason: Mapped[str | None] = mapped_column(String(200))
    muted_until: Mapped[datetime | None]  # they say nothing of their own at tables
    administrator: Mapped[bool] = mapped_column(default=False, server_default=false())


class Session(Base):
    """A browser in which a person is known. Only a hash of its token is kept."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    created: Mapped[datetime]
    seen: Mapped[datetime]
    device: Mapped[str] = mapped_column(String(40))  # as it called itself: "Firefox, Linux"


class MergeRow(Base):
    """A guest who became somebody else in a browser, with what was theirs (`along`) or without.

    `kept` says what that was, until it cannot be undone any more; `recovery` is a hash of the guest's recovery words.
    """

    __tablename__ = "merges"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    guest: Mapped[str] = mapped_column(String(64), index=True)
    name: Mapped[str] = mapped_column(String(24))
    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    session: Mapped[str | None] = mapped_column(String(64), index=True)
    made: Mapped[datetime]
    along: Mapped[bool]
    games: Mapped[int]
    recovery: Mapped[str | None] = mapped_column(String(64), index=True)
    kept: Mapped[dict[str, Any] | None]


class ProgramRow(Base):
    """A program that plays here: the person whose it is, and a hash of its token. It is one of the people, too."""

    __tablename__ = "programs"

    id: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    token: Mapped[str] = mapped_column(String(64), index=True, unique=True)
    created: Mapped[datetime]
    used: Mapped[datetime | None]


class PasskeyRow(Base):
    """A passkey: its public half. `used_times` is what its device counts, where it does."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    used_times: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]
    used: Mapped[datetime | None]


class ChallengeRow(Base):
    """What a passkey is to sign in a browser, for a few minutes. The id is the purpose and the session."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(String(80), primary_key=True)
    challenge: Mapped[bytes] = mapped_column(LargeBinary)
    made: Mapped[datetime]


class AddressRow(Base):
    """The e-mail address of somebody, which they have confirmed. `off` is the word by which a mail ends the digests."""

    __tablename__ = "addresses"

    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254), index=True, unique=True)
    since: Mapped[datetime]
    language: Mapped[str] = mapped_column(String(3))  # in which it was given
    zone: Mapped[str | None] = mapped_column(String(64))  # such as Europe/Prague
    digest: Mapped[bool]  # whether they are told of their turns
    off: Mapped[str] = mapped_column(String(32), index=True, unique=True)
    told: Mapped[datetime | None]  # when they were last


class LinkRow(Base):
    """A link that was sent by mail, or made by the host, for a day: the id is a hash of its token."""

    __tablename__ = "mail_links"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    address: Mapped[str] = mapped_column(String(254), index=True)
    purpose: Mapped[LinkPurpose] = mapped_column(String(8))
    language: Mapped[str] = mapped_column(String(3))
    zone: Mapped[str | None] = mapped_column(String(64))
    made: Mapped[datetime]
    used: Mapped[bool]
    session: Mapped[str | None] = mapped_column(String(64))  # the browser that asked for it


class DeckRow(Base):
    """A deck of action cards that somebody brought along. Equal decks have equal ids."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True, index=True)
    deck: Mapped[dict[str, Any]]
    created: Mapped[datetime]


class SolvedRow(Base):
    """A task of the lessons that somebody has solved."""

    __tablename__ = "solved_tasks"

    owner: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    task: Mapped[str] = mapped_column(String(40), primary_key=True)
    time: Mapped[datetime]


class PuzzleRow(Base):
    """A puzzle that somebody has begun or answered: the turn as far as it was played, and once, how it was judged.

    One that they made of their own game is kept here as a whole.
    """

    __tablename__ = "puzzle_turns"
    __table_args__ = (Index("ix_puzzle_turns_puzzle_outcome", "puzzle", "outcome"),)

    owner: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(16), primary_key=True)
    played: Mapped[list[Any]]
    outcome: Mapped[str | None] = mapped_column(String(8))  # none: only begun
    score: Mapped[int | None]  # from 0 to 100; none: given up
    loss: Mapped[float | None] = mapped_column(Float)
    time: Mapped[datetime]
    own: Mapped[bytes | None] = mapped_column(LargeBinary)  # compressed JSON


class TableRow(Base):
    """A table: what was agreed on at its start, and a summary of how it stands."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_owner_changed", "owner", "changed"),
        Index("ix_tables_deadline", "deadline", **where("deadline IS NOT NULL")),
        Index("ix_tables_changed", "changed", **where(**UNFINISHED)),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    kind: Mapped[TableKind] = mapped_column(String(8))
    title: Mapped[str] = mapped_column(String(60))
    owner: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"))
    parent: Mapped[str | None] = mapped_column(String(32))
    rules: Mapped[dict[str, Any]]
    setup: Mapped[dict[str, Any]]
    memory_aid: Mapped[bool]
    created: Mapped[datetime]
    changed: Mapped[datetime]
    number: Mapped[int]  # of the last step
    summary: Mapped[dict[str, Any]]
    size: Mapped[int]  # in bytes, about: for quotas
    waiting: Mapped[bool] = mapped_column(index=True)  # not all seats are taken yet
    invitation: Mapped[str | None] = mapped_column(
        String(40), index=True, unique=True
    )  # the code of the link
    chat: Mapped[bool]  # whether those who play may talk
    rematch: Mapped[str | None] = mapped_column(String(32), index=True)  # the table at which they play again
    clock: Mapped[dict[str, Any] | None]  # what was agreed on
    clocks: Mapped[dict[str, Any] | None]  # as they were at the last step (see clocks.py)
    deadline: Mapped[datetime | None]  # when somebody is out of time
    rated: Mapped[bool]  # whether it counts for the ratings of those who play
    window: Mapped[int | None]  # the seconds of a window (S7.5); none: as the server has it
    more_time: Mapped[dict[str, Any] | None]  # that somebody asked for in a window (see windows.py)
    counted: Mapped[bool] = mapped_column(index=True)  # its results are kept, or it has none to keep
    decided: Mapped[bool] = mapped_column(default=False, server_default=false())  # over before its end


class SeatRow(Base):
    """A seat: who plays there, and who may take it (see seats.py)."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(Text)
    bot: Mapped[str | None] = mapped_column(String(60))
    holder: Mapped[str | None] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    invites: Mapped[Invites | None] = mapped_column(String(8))
    lost: Mapped[Lost | None] = mapped_column(String(8))
    hints: Mapped[bool]  # whether its holder may ask for hints
    unasked: Mapped[str] = mapped_column(Text)  # cards about which its holder is not asked (S7.5)
    lost_turn: Mapped[int | None]  # the turn in which it was lost; 0: before the first


class SeatOriginRow(Base):
    """From where the holder of a seat played a rated game that is not counted yet: hashes of addresses and sessions."""

    __tablename__ = "seat_origins"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    origin: Mapped[str] = mapped_column(String(24), primary_key=True)


class FriendRow(Base):
    """Two people are friends: a row for each of them."""

    __tablename__ = "friends"

    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    friend: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True, index=True)
    since: Mapped[datetime]


class FriendAskRow(Base):
    """Somebody would like to be friends with another: by the name that they typed, whether or not anybody has it.

    Whoever asks sees the same in any case. `declined`: whoever was asked does not see it any more; `hidden`: whoever
    asked took that back, and it stays declined. Of those who were friends once, one row is there as if they had asked.
    """

    __tablename__ = "friend_asks"
    __table_args__ = (UniqueConstraint("asker", "key"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    asker: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"))
    key: Mapped[str] = mapped_column(String(80))  # the name, or the address of a profile
    name: Mapped[str] = mapped_column(String(24))
    asked: Mapped[str | None] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    declined: Mapped[bool]
    hidden: Mapped[bool]
    time: Mapped[datetime]


class FriendLinkRow(Base):
    """The code by which others become somebody's friends, for a while."""

    __tablename__ = "friend_links"

    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    code: Mapped[str] = mapped_column(String(40), index=True, unique=True)
    made: Mapped[datetime]


class BlockRow(Base):
    """Somebody wants to have nothing to do with another, whom they knew by this name."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True)
    blocked: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(Text)
    since: Mapped[datetime]


class SeatOfferRow(Base):
    """Somebody keeps a seat at a table for a friend."""

    __tablename__ = "seat_offers"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    friend: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), primary_key=True, index=True)
    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)  # who keeps it
    time: Mapped[datetime]
    refused: Mapped[bool] = mapped_column(
        server_default=false()
    )  # the friend does not want it; nobody is told


class ResultRow(Base):
    """How a finished game ended for one who played it. It outlives the table: nobody deletes a game that they lost.

    `number` is the order in which games were counted, and so the order in which ratings come about.
    """

    __tablename__ = "results"
    __table_args__ = (
        UniqueConstraint("number", "seat"),
        Index("ix_results_person_number", "person", "number"),
    )

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int]
    time: Mapped[datetime]
    kind: Mapped[RatingKind] = mapped_column(String(12))
    person: Mapped[str | None] = mapped_column(String(64))  # None: a bot, or somebody who is not known
    bot: Mapped[str | None] = mapped_column(String(60))  # of the house, which plays for nobody else
    name: Mapped[str] = mapped_column(Text)  # as it stood at the table
    place: Mapped[int]  # from 1; whoever gave up or was out of time comes after all others
    points: Mapped[int]
    lost: Mapped[Lost | None] = mapped_column(String(8))
    finished: Mapped[bool]  # by whoever it is of, not by a bot
    eaten: Mapped[dict[str, Any]]  # polyps by colour
    meal: Mapped[dict[str, Any] | None]  # the largest
    rated: Mapped[bool]
    unrated: Mapped[Unrated | None] = mapped_column(String(12))  # why a rated table changed no rating
    mu: Mapped[float | None] = mapped_column(Float)  # the rating after it, of a rated game
    sigma: Mapped[float | None] = mapped_column(Float)


class RatingRow(Base):
    """How strong somebody is at one kind of game, as all rated games so far tell."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_kind_mu", "kind", "mu"),)

    player: Mapped[str] = mapped_column(String(80), primary_key=True)  # a person, or a bot of the house
    kind: Mapped[RatingKind] = mapped_column(String(12), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int]
    time: Mapped[datetime]  # of the last game


class BeatRow(Base):
    """The last moment at which a server kept live clocks; one row."""

    __tablename__ = "beats"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    time: Mapped[datetime]


class OpeningRow(Base):
    """The moves that a table began with, in one block: its steps up to `number`."""

    __tablename__ = "openings"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int]
    moves: Mapped[bytes] = mapped_column(LargeBinary)


class StepRow(Base):
    """One step: an action with what it drew, or an undo. `client` is the id by which a page may send it again."""

    __tablename__ = "steps"
    __table_args__ = (UniqueConstraint("table_id", "client"),)

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player: Mapped[int]
    action: Mapped[str] = mapped_column(String(60))  # of an undo: the action that it took back
    deal: Mapped[list[Any]]
    undo: Mapped[bool]
    client: Mapped[str | None] = mapped_column(String(40))
    time: Mapped[datetime]


class ChatRow(Base):
    """A line that somebody said at a table: their own text, or the id of a ready word. Only the last ones are kept."""

    __tablename__ = "chat_lines"
    __table_args__ = (UniqueConstraint("table_id", "client"),)

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str] = mapped_column(String(64), ForeignKey("people.id"), index=True)
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(200))
    word: Mapped[str | None] = mapped_column(String(40))
    client: Mapped[str] = mapped_column(String(40))
    time: Mapped[datetime]


class ReportRow(Base):
    """A line of a chat that somebody told the host of, with its words: the line and its table may be gone by then."""

    __tablename__ = "reports"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    line: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    reporter: Mapped[str] = mapped_column(String(64), primary_key=True)
    author: Mapped[str] = mapped_column(String(64), index=True)
    text: Mapped[str] = mapped_column(String(200))
    time: Mapped[datetime]
    closed: Mapped[bool] = mapped_column(default=False, server_default=false())  # the host has dealt with it


class HostLogRow(Base):
    """What the host or an administrator did about a person or a table."""

    __tablename__ = "host_log"

    number: Mapped[int] = mapped_column(primary_key=True)
    time: Mapped[datetime] = mapped_column(index=True)
    who: Mapped[str] = mapped_column(String(80))
    action: Mapped[str] = mapped_column(String(16))
    about: Mapped[str] = mapped_column(String(64), index=True)
    name: Mapped[str] = mapped_column(String(60))
    reason: Mapped[str] = mapped_column(String(200))
    until: Mapped[datetime | None]


class AnalysisRow(Base):
    """The analysis of a table as it stood after a step, whole and packed; `version` is that of the judgement."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int]
    analysis: Mapped[bytes] = mapped_column(LargeBinary)


class SnapshotRow(Base):
    """The position after a step at which nothing can be taken back any more, with what all have seen of the hands."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    moves: Mapped[int]
    state: Mapped[dict[str, Any]]
    hands: Mapped[list[Any]]
    fish: Mapped[list[Any]]
