"""Friends: both agree, by a link or by a name; and blocking, of which whoever is blocked learns nothing.

Whoever asks by a name gets the same answer whether or not anybody has that name, has said no, or has blocked them.
What a blocked person meets looks as if others had been faster: no open table of those who block them, no free seat.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..plain_text import plain
from ..play.invitations import new_code
from ..play.table import Table
from ..play.tables import Tables
from ..refusals import Refusal
from ..schemas import (
    BlockedPerson,
    Friend,
    FriendAsk,
    FriendAsked,
    FriendLink,
    Friends,
    HeadToHead,
    Invitations,
    RulesChoice,
    SeatOffer,
)
from ..schemas.values import Friendship
from ..storage.between import TooMany
from ..storage.friend_store import NOBODY
from ..storage.rating_store import is_public
from ..storage.store import Store
from ..storage.table_data import TableData
from .people import People
from .programs import is_program


class Friendships:
    """Who is whose friend on one server."""

    def __init__(self, store: Store, tables: Tables, people: People) -> None:
        self._store, self._tables, self._people = store, tables, people

    async def told(self, person: str) -> Friends:
        """All about somebody's friends, for themselves."""
        friends = await self._store.friends_of(person)
        together = await self._store.together(person, [friend.person for friend in friends])
        near = self._people.near({friend.person for friend in friends})
        asking, more = await self._asking(person)
        return Friends(
            friends=[
                Friend(
                    id=str(friend.profile),
                    name=friend.name,
                    since=friend.since.isoformat(),
                    public=is_public(friend.settings),
                    here=near.get(friend.person),
                    seen=None if friend.seen is None else friend.seen.isoformat(),
                    together=HeadToHead(*games) if (games := together.get(friend.person)) else None,
                )
                for friend in friends
            ],
            asking=asking,
            more_asking=more,
            asked=[
                FriendAsked(ask.id, ask.name, ask.time.isoformat())
                for ask in await self._store.asked_by(person)
            ],
            blocked=[
                BlockedPerson(str(block.profile), block.name, block.since.isoformat())
                for block in await self._store.blocked_by(person)
            ],
            link=await self._store.friend_link(person),
        )

    async def _asking(self, person: str) -> tuple[list[FriendAsk], int]:
        asks, more = await self._store.asking(person)
        return [FriendAsk(str(ask.profile), ask.name, ask.time.isoformat()) for ask in asks], more

    async def between(self, person: str, other: str) -> Friendship:
        """What another is to somebody, as far as they may know."""
        if is_program(other):
            return "program"
        if await self._store.blocks(person, other):
            return "blocked"
        if await self._store.are_friends(person, other):
            return "friends"
        if await self._store.has_asked(other, person):
            return "asking"
        return "asked" if await self._store.is_asked(person, other) else "none"

    # Becoming friends ----------------------------------------------------------------------------------

    async def ask_by_name(self, person: str, name: str) -> None:
        """Ask whoever is called so. Nobody learns whether anybody is."""
        name = plain(name)
        if not name:
            raise Refusal("malformed", "person.no_name")
        await self._ask(person, name.casefold(), name, await self._store.called(name, person))

    async def ask(self, person: str, profile: str) -> None:
        """Ask somebody whose profile all may see; no child, and no program."""
        other = await self._with(profile)
        found = await self._people.person(other)
        if other == person:
            raise Refusal("malformed", "friend.oneself")
        if not is_public(found.settings) or is_program(other):
            raise Refusal("malformed", "person.no_profile", status=404)
        if await self._store.blocks(person, other):
            raise Refusal("stale", "friend.blocked")
        await self._ask(person, profile, found.name, other)

    async def _ask(self, person: str, key: str, name: str, other: str | None) -> None:
        if await self._store.are_friends(person, other or NOBODY):
            return
        async with _with_room("friend.too_many_asked"):
            agreed = await self._store.ask(person, key, name, other)
        if agreed and other is not None:
            await self._befriend(person, other)

    async def accept(self, person: str, profile: str) -> None:
        """Be friends with somebody who asks."""
        other = await self._with(profile)
        if not await self._store.has_asked(other, person):
            raise Refusal("stale", "friend.asks_not", status=404)
        await self._befriend(person, other)

    async def part(self, person: str, profile: str) -> None:
        """Be friends no longer; or say no to somebody who asks. Nobody is told."""
        other = await self._with(profile)
        if not await self._store.part(person, other) and not await self._store.decline(person, other):
            raise Refusal("stale", "friend.none", status=404)

    async def decline_strangers(self, person: str) -> None:
        """Say no to all who ask, save for those whom one knows from a table. Nobody is told."""
        await self._store.decline_strangers(person)

    async def withdraw(self, person: str, ask: str) -> None:
        """Ask no longer."""
        if not await self._store.withdraw(person, ask):
            raise Refusal("stale", "friend.asks_not", status=404)

    async def _befriend(self, person: str, other: str) -> None:
        async with _with_room("friend.too_many"):
            await self._store.befriend(person, other)

    async def _with(self, profile: str) -> str:
        other = await self._store.with_profile(profile)
        if other is None:
            raise Refusal("malformed", "person.no_profile", status=404)
        return other

    # Links ---------------------------------------------------------------------------------------------

    async def new_link(self, person: str) -> None:
        """A link by which others become friends; the one from before is good no longer."""
        await self._store.keep_friend_link(person, new_code())

    async def remove_link(self, person: str) -> None:
        """No link any longer."""
        await self._store.keep_friend_link(person, None)

    async def link(self, person: str, code: str) -> FriendLink | None:
        """Who would like to be friends; None: there is no such link, for whoever asks at least."""
        other = await self._store.with_friend_link(code, person)
        if other is None or await self._store.has_blocked(other, person):
            return None
        by = (await self._people.person(other)).name
        return FriendLink(by, other == person, await self._store.are_friends(person, other))

    async def follow_link(self, person: str, code: str) -> None:
        """Be friends with whoever made a link that there is."""
        other = await self._store.with_friend_link(code, person)
        if other is None:
            raise Refusal("malformed", "friend.no_link", status=404)
        if other == person:
            raise Refusal("malformed", "friend.own_link")
        if await self._store.blocks(person, other):
            raise Refusal("stale", "friend.blocked")
        await self._befriend(person, other)

    # Blocking ------------------------------------------------------------------------------------------

    async def block(self, person: str, profile: str) -> None:
        """Have nothing to do with somebody whose profile all may see, or who is a friend, or asks."""
        other = await self._with(profile)
        found = await self._people.person(other)
        known = await self.between(person, other) != "none"
        await self._block(person, other, found.name if known or is_public(found.settings) else "")

    async def block_seat(self, person: str, table: Table, number: int) -> None:
        """Have nothing to do with somebody who sits at the same table."""
        seat = table.data.seats[number] if number < len(table.data.seats) else None
        if person not in table.holders and not table.owned_by(person):
            raise Refusal("seat", "seat.none")
        if seat is None or seat.holder is None:
            raise Refusal("stale", "friend.nobody_there", status=404)
        await self._block(person, seat.holder, seat.called)

    async def _block(self, person: str, other: str, name: str) -> None:
        if other == person:
            raise Refusal("malformed", "friend.oneself")
        async with _with_room("friend.too_many_blocked"):
            await self._store.block(person, other, name)
        self._tables.lobby.changed()

    async def unblock(self, person: str, profile: str) -> None:
        """Have nothing against somebody any longer."""
        if not await self._store.unblock(person, await self._with(profile)):
            raise Refusal("stale", "friend.blocked_not", status=404)
        self._tables.lobby.changed()

    # Seats for friends ---------------------------------------------------------------------------------

    async def offer_seat(self, person: str, table: Table, profile: str) -> list[str]:
        """Keep a seat for a friend: it stands on their first page. For whom one is kept now."""
        self._may_offer(person, table)
        friend = await self._store.with_profile(profile)
        if friend is None or not await self._store.are_friends(person, friend):
            raise Refusal("stale", "friend.none", status=404)
        if friend not in table.holders:
            if not _inviting(table.data):
                raise Refusal("stale", "invitation.used")
            async with _with_room("friend.too_many_offers"):
                await self._store.offer_seat(table.data.id, person, friend)
        return await self.offered(person, table)

    async def offered(self, person: str, table: Table) -> list[str]:
        """For whom a seat is kept at a table, for those who sit there: of their own friends."""
        self._may_offer(person, table)
        friends = {friend.profile for friend in await self._store.friends_of(person)}
        return [profile for profile in await self._store.offered_at(table.data.id) if profile in friends]

    def _may_offer(self, person: str, table: Table) -> None:
        if table.info(person).invitation is None:
            raise Refusal("seat", "invitation.not_yours")

    async def invitations(self, person: str) -> Invitations:
        """What others ask of somebody: to sit down, to be friends."""
        offers = {offer.table_id: offer for offer in await self._store.offers_to(person)}
        tables = {data.id: data for data in await self._store.tables_with(list(offers))} if offers else {}
        apart = await self._store.blocks_of([person]) if offers else frozenset()
        blockers = {one for pair in apart for one in pair} - {person}
        seats = [
            SeatOffer(
                table=data.id,
                code=str(data.invitation),
                by=offer.name,
                title=data.title,
                rules=RulesChoice(**data.rules),
                clock=data.clock,
                rated=data.rated,
                begun=not data.waiting,
                time=offer.time.isoformat(),
            )
            for offer in offers.values()
            if (data := tables.get(offer.table_id)) is not None
            and data.owner not in blockers
            and _inviting(data)
            and all(seat.holder != person for seat in data.seats)
        ]
        return Invitations(seats, *await self._asking(person))

    async def refuse_seat(self, person: str, table_id: str) -> None:
        """Not sit down where a friend keeps a seat. Nobody is told."""
        await self._store.refuse_offer(table_id, person)


def _inviting(data: TableData) -> bool:
    """Whether somebody may still sit down, or take over from a bot that keeps the seat."""
    kept = any(seat.invites is not None and seat.holder is None for seat in data.seats)
    return kept and data.invitation is not None and data.summary["phase"] != "over"


@asynccontextmanager
async def _with_room(otherwise: str) -> AsyncIterator[None]:
    """Refuse in words what there is no room for."""
    try:
        yield
    except TooMany as full:
        raise Refusal("stale", otherwise, most=full.most) from None
