"""Friends: who they are, who would like to be one, who is blocked, and the seats that they keep for one another."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .profiles import HeadToHead, ProfileAddress
from .tables import ClockChoice, RulesChoice
from .values import Name

FriendLinkCode = Annotated[str, Meta(max_length=40)]


class Friend(Struct, frozen=True):
    """A friend, by the address of their profile."""

    id: ProfileAddress
    name: str
    since: str  # ISO 8601, UTC
    public: bool  # whether their profile can be looked at
    here: Literal["here", "away"] | None  # at a table of this server now; None: not that we know
    seen: str | None  # when they were last here, to the hour
    together: HeadToHead | None  # the finished games that both played


class FriendAsk(Struct, frozen=True):
    """Somebody who would like to be friends."""

    id: ProfileAddress
    name: str
    time: str


class FriendAsked(Struct, frozen=True):
    """Whom one has asked, by the name that one typed. Nobody is told whether anybody has that name, or said no."""

    id: str
    name: str
    time: str


class BlockedPerson(Struct, frozen=True):
    """Somebody whom one has blocked, as one knew them."""

    id: ProfileAddress
    name: str
    since: str


class Friends(Struct, frozen=True):
    """All about one's friends."""

    friends: list[Friend]  # by name
    asking: list[FriendAsk]  # the last first
    more_asking: int  # people who ask as well, and are listed when others have got an answer
    asked: list[FriendAsked]
    blocked: list[BlockedPerson]
    link: FriendLinkCode | None  # the code by which others become friends; None: there is none


class NewFriend(Struct, forbid_unknown_fields=True, frozen=True):
    """Whom one would like to be friends with: by what they are called, or by the address of their profile."""

    name: Name | None = None
    profile: ProfileAddress | None = None


class FriendLink(Struct, frozen=True):
    """What the code of a friend's link tells: who would like to be friends."""

    by: str
    mine: bool
    friends: bool  # they are already


class NewBlock(Struct, forbid_unknown_fields=True, frozen=True):
    """Whom one wants to have nothing to do with: by a profile, or by a seat of a table at which both sit."""

    profile: ProfileAddress | None = None
    table: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class SeatOffer(Struct, frozen=True):
    """A seat that a friend keeps for one: `code` is that of the table's invitation."""

    table: str
    code: str
    by: str
    title: str
    rules: RulesChoice
    clock: ClockChoice | None
    rated: bool
    begun: bool  # a bot plays there until one comes
    time: str


class Invitations(Struct, frozen=True):
    """What others ask of one: to sit down, to be friends."""

    seats: list[SeatOffer]
    friends: list[FriendAsk]
    more_friends: int  # people who would like to be friends as well


class AskedFriend(Struct, forbid_unknown_fields=True, frozen=True):
    """A friend for whom one keeps a seat."""

    friend: ProfileAddress


class AskedFriends(Struct, frozen=True):
    """The friends for whom one keeps a seat at a table."""

    friends: list[ProfileAddress]
