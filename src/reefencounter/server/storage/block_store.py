"""Keeping who wants to have nothing to do with whom."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import delete, insert, or_, select, update

from ..cluster.news import Blocked
from .between import asks, blocks, either, exists, offers, one_at_a_time, room, ties
from .models import BlockRow, FriendAskRow, FriendRow, Person, ProgramRow, SeatOfferRow
from .people_store import PeopleStore
from .transactions import now

MOST_BLOCKED = 500


class BlockData(NamedTuple):
    """Somebody who is blocked."""

    profile: str | None
    name: str
    since: datetime


class BlockStore(PeopleStore):
    """The part of the store that is about blocking."""

    async def block(self, person: str, other: str, name: str) -> None:
        """Somebody wants to have nothing to do with another, and is no friend of theirs any longer."""
        await self._have_profiles(person, other)
        async with self._write() as connection:
            await one_at_a_time(connection, person, other)
            if await exists(connection, BlockRow.since, *blocks(person, other)):
                return
            await room(connection, BlockRow.person == person, MOST_BLOCKED)
            row = {"person": person, "blocked": other, "name": name, "since": now()}
            await connection.execute(insert(BlockRow).values(row))
            await connection.execute(delete(FriendRow).where(or_(*either(ties, person, other))))
            await connection.execute(delete(SeatOfferRow).where(or_(*either(offers, person, other))))
            await connection.execute(delete(FriendAskRow).where(*asks(person, other)))
            await connection.execute(update(FriendAskRow).where(*asks(other, person)).values(declined=True))
            await self._notify(connection, Blocked(person, other))

    async def unblock(self, person: str, other: str) -> bool:
        """Somebody has nothing against another any longer; whether they had."""
        async with self._write() as connection:
            gone = await connection.execute(delete(BlockRow).where(*blocks(person, other)))
            await self._notify(connection, Blocked(person, other))
        return gone.rowcount > 0

    async def blocked_by(self, person: str) -> list[BlockData]:
        """Whom somebody has blocked, the last first."""
        found = select(Person.profile, BlockRow.name, BlockRow.since)
        found = found.join(Person, Person.id == BlockRow.blocked).where(BlockRow.person == person)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(BlockRow.since.desc(), Person.id))
            return [BlockData(*row) for row in rows]

    async def unheard(self, person: str) -> frozenset[str]:
        """Those whom somebody does not want to hear, and their programs."""
        blocked = select(BlockRow.blocked).where(BlockRow.person == person)
        theirs = select(ProgramRow.id).where(ProgramRow.owner.in_(blocked))
        async with self._read() as connection:
            return frozenset((await connection.execute(blocked.union(theirs))).scalars())

    async def deaf_to(self, person: str) -> frozenset[str]:
        """Those who do not want to hear somebody, or whoever's program that is."""
        owner = select(ProgramRow.owner).where(ProgramRow.id == person)
        found = select(BlockRow.person).where(or_(BlockRow.blocked == person, BlockRow.blocked.in_(owner)))
        async with self._read() as connection:
            return frozenset((await connection.execute(found)).scalars())

    async def blocks(self, person: str, other: str) -> bool:
        """Whether somebody has blocked another themselves."""
        async with self._read() as connection:
            return await exists(connection, BlockRow.since, *blocks(person, other))

    async def has_blocked(self, person: str, other: str) -> bool:
        """Whether somebody has blocked another, or the one whose program that is."""
        owner = select(ProgramRow.owner).where(ProgramRow.id == other)
        found = select(BlockRow.since).where(
            BlockRow.person == person, or_(BlockRow.blocked == other, BlockRow.blocked.in_(owner))
        )
        async with self._read() as connection:
            return (await connection.execute(found)).first() is not None

    async def blocks_of(self, people: Iterable[str]) -> frozenset[tuple[str, str]]:
        """Who of some people has blocked whom, and who has blocked one of them."""
        some = sorted(set(people))
        found = select(BlockRow.person, BlockRow.blocked).where(
            or_(BlockRow.person.in_(some), BlockRow.blocked.in_(some))
        )
        async with self._read() as connection:
            return frozenset((row.person, row.blocked) for row in await connection.execute(found))
