"""Keeping friends, and those who would like to be."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Select, Subquery, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from ..accounts.programs import PREFIX
from .between import apart, asks, either, exists, offers, one_at_a_time, room, ties
from .block_store import BlockStore
from .fair_share import has_played, in_fair_order
from .models import (
    BlockRow,
    FriendAskRow,
    FriendLinkRow,
    FriendRow,
    Person,
    ResultRow,
    SeatOfferRow,
    SeatRow,
    Session,
)
from .rating_store import CHILD
from .seat_offer_store import SeatOfferStore
from .transactions import now

MOST_FRIENDS = 200
MOST_ASKED = 30  # who have not answered
MOST_ASKING = 200  # who would like to be friends with one person
MOST_SHOWN = 30  # of these
LINK_FOR = timedelta(days=30)
MOST_CALLED_SO = 20  # people of one name among whom the right one is looked for
NOBODY = ""  # asked for like somebody, so that whoever asks waits as long
PARTED = ""  # the name in a row of those who were friends once, and who ask in vain


class FriendData(NamedTuple):
    """A friend as they are kept."""

    person: str
    profile: str | None
    name: str
    settings: dict[str, Any]
    since: datetime
    seen: datetime | None


class AskData(NamedTuple):
    """Somebody who asks another to be friends, or is asked: `profile` is that of whoever asks."""

    id: str
    profile: str | None
    name: str
    time: datetime


class Together(NamedTuple):
    """The finished games of two people: how often the one came before the other, and behind."""

    games: int
    before: int
    behind: int


class FriendStore(BlockStore, SeatOfferStore):
    """The part of the store that is about friends."""

    # Friends -------------------------------------------------------------------------------------------

    async def friends_of(self, person: str) -> list[FriendData]:
        """The friends of somebody, by name."""
        seen = select(func.max(Session.seen)).where(Session.person == Person.id).scalar_subquery()
        found = select(Person.id, Person.profile, Person.name, Person.settings, FriendRow.since, seen)
        found = found.join(FriendRow, FriendRow.friend == Person.id).where(FriendRow.person == person)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(func.lower(Person.name), Person.id))
            return [FriendData(*row) for row in rows]

    async def are_friends(self, person: str, other: str) -> bool:
        """Whether two people are friends."""
        found = select(FriendRow.since).where(FriendRow.person == person, FriendRow.friend == other)
        async with self._read() as connection:
            return (await connection.execute(found)).first() is not None

    async def is_asked(self, person: str, other: str) -> bool:
        """Whether somebody has asked another, who has not answered as far as the first can see."""
        found = select(FriendAskRow.id).where(*asks(person, other), FriendAskRow.hidden.is_(False))
        async with self._read() as connection:
            return (await connection.execute(found)).first() is not None

    async def befriend(self, person: str, other: str) -> None:
        """Two who both want it are friends; not where one of them has blocked the other."""
        await self._have_profiles(person, other)
        async with self._write() as connection:
            await one_at_a_time(connection, person, other)
            if await apart(connection, person, other):
                return
            for each in (person, other):
                await room(connection, FriendRow.person == each, MOST_FRIENDS)
            await connection.execute(delete(FriendAskRow).where(or_(*either(asks, person, other))))
            await connection.execute(delete(FriendRow).where(or_(*either(ties, person, other))))
            rows = [{"person": a, "friend": b, "since": now()} for a, b in ((person, other), (other, person))]
            await connection.execute(insert(FriendRow), rows)

    async def part(self, person: str, other: str) -> bool:
        """Two are friends no longer; whether they were. The other does not become one again unasked."""
        async with self._write() as connection:
            gone = await connection.execute(delete(FriendRow).where(or_(*either(ties, person, other))))
            await connection.execute(delete(SeatOfferRow).where(or_(*either(offers, person, other))))
            if gone.rowcount:
                said_no = {"name": PARTED, "declined": True, "hidden": True}
                await connection.execute(
                    insert(FriendAskRow).values(_ask(other, f"/{person}", person) | said_no)
                )
        return gone.rowcount > 0

    async def together(self, person: str, others: Collection[str]) -> dict[str, Together]:
        """The finished games of somebody with each of these."""
        mine, theirs = aliased(ResultRow), aliased(ResultRow)
        before = func.sum(case((mine.place < theirs.place, 1), else_=0))
        behind = func.sum(case((mine.place > theirs.place, 1), else_=0))
        found = select(theirs.person, func.count(), before, behind).join(theirs, theirs.number == mine.number)
        found = found.where(mine.person == person, theirs.person.in_(others)).group_by(theirs.person)
        async with self._read() as connection:
            rows = await connection.execute(found)
            return {str(other): Together(int(n), int(a), int(b)) for other, n, a, b in rows}

    # Asking --------------------------------------------------------------------------------------------

    async def called(self, name: str, person: str) -> str | None:
        """Who is called so: the only one, or the only one with whom somebody sat at a table. No child, no program."""
        spelled = {name, name.lower(), name.upper(), name.title(), name.capitalize()}
        found = select(Person.id, Person.settings).where(
            Person.name.in_(sorted(spelled)), Person.id != person
        )
        found = found.where(Person.id.not_like(f"{PREFIX}%")).limit(MOST_CALLED_SO)
        tables = _tables_of(person)
        async with self._read() as connection:
            rows = (await connection.execute(found)).all()
            people = [row.id for row in rows if not row.settings.get(CHILD)]
            if len(people) > 1:
                met = select(SeatRow.holder).where(SeatRow.holder.in_(people), SeatRow.table_id.in_(tables))
                people = list((await connection.execute(met.distinct())).scalars())
        return people[0] if len(people) == 1 else None

    async def ask(self, person: str, key: str, name: str, asked: str | None) -> bool:
        """Keep that somebody would like to be friends with another; whether that one has asked for the same.

        Who was blocked, or told no before, is not heard of. Nothing that can be seen depends on it.
        """
        await self._have_profiles(person)
        mine = [FriendAskRow.asker == person, FriendAskRow.key == key]
        other = asked or NOBODY
        async with self._write() as connection:
            await one_at_a_time(connection, person, other)
            theirs = [*asks(other, person), FriendAskRow.hidden.is_(False)]
            if await exists(connection, FriendAskRow.id, *theirs):
                return True
            no = await exists(connection, FriendAskRow.id, *asks(person, other), FriendAskRow.declined)
            blocked = await apart(connection, person, other)
            known = [FriendAskRow.asker == person, FriendAskRow.hidden.is_(False), FriendAskRow.key != key]
            await room(connection, and_(*known), MOST_ASKED)
            await connection.execute(delete(FriendAskRow).where(*mine))
            row = _ask(person, key, asked) | {"name": name, "declined": no or blocked, "hidden": False}
            await connection.execute(insert(FriendAskRow).values(row))
            await self._make_room(connection, other)
        return False

    async def _make_room(self, connection: AsyncConnection, asked: str) -> None:
        """Where too many ask somebody, the last in a fair order ask nobody; they may ask again, and notice nothing."""
        each = _in_order(asked)
        over = select(each.c.sender).where(each.c.place > MOST_ASKING)
        given_up = [FriendAskRow.asked == asked, FriendAskRow.asker.in_(over)]
        await connection.execute(
            update(FriendAskRow).where(*given_up, FriendAskRow.declined.is_(False)).values(asked=None)
        )

    async def asked_by(self, person: str) -> list[AskData]:
        """Whom somebody has asked, as far as they know, the first ones first."""
        found = select(FriendAskRow.id, FriendAskRow.name, FriendAskRow.time)
        found = found.where(FriendAskRow.asker == person, FriendAskRow.hidden.is_(False))
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(FriendAskRow.time, FriendAskRow.id))
            return [AskData(row.id, None, row.name, row.time) for row in rows]

    async def asking(self, person: str) -> tuple[list[AskData], int]:
        """Who would like to be friends with somebody, the last first, and how many more there are.

        Of many, those whom they know from a table are not buried by others, nor those who play here by strangers.
        """
        each = _in_order(person)
        found = select(each.c.sender, each.c.profile, each.c.name, each.c.time, each.c.of)
        found = found.where(each.c.place <= MOST_SHOWN).order_by(each.c.time.desc(), each.c.place)
        async with self._read() as connection:
            rows = (await connection.execute(found)).all()
        return [AskData(*row[:4]) for row in rows], rows[0].of - len(rows) if rows else 0

    async def has_asked(self, other: str, person: str) -> bool:
        """Whether somebody asks another, who has not said no."""
        found = select(FriendAskRow.id).where(*asks(other, person), FriendAskRow.declined.is_(False))
        async with self._read() as connection:
            return (await connection.execute(found)).first() is not None

    async def decline(self, person: str, other: str) -> bool:
        """Somebody does not want to be friends with one who asked; whether they did."""
        asked = update(FriendAskRow).where(*asks(other, person), FriendAskRow.declined.is_(False))
        async with self._write() as connection:
            return (await connection.execute(asked.values(declined=True))).rowcount > 0

    async def decline_strangers(self, person: str) -> None:
        """Somebody does not want to be friends with any who asked and never sat at a table with them."""
        known = select(SeatRow.holder).where(
            SeatRow.holder.is_not(None), SeatRow.table_id.in_(_tables_of(person))
        )
        asked = update(FriendAskRow).where(FriendAskRow.asked == person, FriendAskRow.asker.not_in(known))
        async with self._write() as connection:
            await connection.execute(asked.values(declined=True))

    async def withdraw(self, person: str, ask: str) -> bool:
        """Somebody asks no longer; whether they did. Who has said no once is not asked anew by asking again."""
        mine = [FriendAskRow.id == ask, FriendAskRow.asker == person, FriendAskRow.hidden.is_(False)]
        async with self._write() as connection:
            gone = await connection.execute(
                delete(FriendAskRow).where(*mine, FriendAskRow.declined.is_(False))
            )
            hidden = await connection.execute(update(FriendAskRow).where(*mine).values(hidden=True))
        return gone.rowcount + hidden.rowcount > 0

    # Links ---------------------------------------------------------------------------------------------

    async def friend_link(self, person: str) -> str | None:
        """The code by which others become somebody's friends."""
        found = select(FriendLinkRow.code).where(
            FriendLinkRow.person == person, FriendLinkRow.made > now() - LINK_FOR
        )
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    async def with_friend_link(self, code: str, person: str) -> str | None:
        """Whose link has this code; none of whoever is banned, or has parted from somebody since they made it."""
        parted = select(FriendAskRow.id).where(
            FriendAskRow.asker == person,
            FriendAskRow.asked == FriendLinkRow.person,
            FriendAskRow.name == PARTED,
            FriendAskRow.time > FriendLinkRow.made,
        )
        found = select(FriendLinkRow.person).join(Person, Person.id == FriendLinkRow.person)
        found = found.where(FriendLinkRow.code == code, FriendLinkRow.made > now() - LINK_FOR)
        found = found.where(Person.banned.is_(None), ~parted.exists())
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    async def keep_friend_link(self, person: str, code: str | None) -> None:
        """Another code, or none; the one from before is good no longer."""
        await self.meet(person)
        async with self._write() as connection:
            await one_at_a_time(connection, person)
            await connection.execute(delete(FriendLinkRow).where(FriendLinkRow.person == person))
            if code is not None:
                await connection.execute(insert(FriendLinkRow).values(person=person, code=code, made=now()))

    async def in_company(self, person: str) -> bool:
        """Whether somebody has a friend, or is asked by one who would like to be."""
        async with self._read() as connection:
            return await exists(connection, FriendRow.since, FriendRow.person == person) or await exists(
                connection,
                FriendAskRow.id,
                FriendAskRow.asked == person,
                FriendAskRow.declined.is_(False),
            )

    # Becoming somebody, and leaving --------------------------------------------------------------------

    async def _hand_over_friends(self, connection: AsyncConnection, owner: str, other: str) -> None:
        """What somebody has of all this becomes another's, who may have some of it already."""
        has_link = await exists(connection, FriendLinkRow.code, FriendLinkRow.person == other)
        mine = FriendLinkRow.person == owner
        if has_link:
            await connection.execute(delete(FriendLinkRow).where(mine))
        await connection.execute(update(FriendLinkRow).where(mine).values(person=other))
        for model in (BlockRow, FriendRow, SeatOfferRow, FriendAskRow):
            await _merge(connection, model, owner, other)
        blocked = or_(
            and_(BlockRow.person == FriendRow.person, BlockRow.blocked == FriendRow.friend),
            and_(BlockRow.person == FriendRow.friend, BlockRow.blocked == FriendRow.person),
        )
        both = or_(FriendRow.person == other, FriendRow.friend == other)
        await connection.execute(
            delete(FriendRow).where(both, select(BlockRow.since).where(blocked).exists())
        )

    async def _forget_friends(self, connection: AsyncConnection, person: str) -> None:
        """Whoever has asked somebody who leaves sees what they have always seen; the rest goes with the person."""
        asked = update(FriendAskRow).where(FriendAskRow.asked == person)
        await connection.execute(asked.values(asked=None, declined=True))


def _tables_of(person: str) -> Select[str]:
    """The tables at which somebody sits."""
    return select(SeatRow.table_id).where(SeatRow.holder == person)


def _in_order(person: str) -> Subquery:
    """Those who would like to be friends with somebody, in a fair order, each once."""
    at_their_tables = [SeatRow.holder == Person.id, SeatRow.table_id.in_(_tables_of(person))]
    met = select(SeatRow.number).where(*at_their_tables).exists()
    found = select(
        Person.id.label("sender"),
        Person.profile,
        Person.name,
        func.min(FriendAskRow.time).label("time"),
        case((met, 2), (has_played(Person.id), 1), else_=0).label("crowd"),
    )
    found = found.join(FriendAskRow, FriendAskRow.asker == Person.id)
    found = found.where(FriendAskRow.asked == person, FriendAskRow.declined.is_(False))
    return in_fair_order(found.group_by(Person.id, Person.profile, Person.name))


def _ask(person: str, key: str, asked: str | None) -> dict[str, Any]:
    """The beginning of a row: who asks whom."""
    return {"id": secrets.token_hex(8), "asker": person, "key": key, "asked": asked, "time": now()}


async def _merge(connection: AsyncConnection, model: Any, owner: str, other: str) -> None:
    """In all rows somebody becomes another; what that one has already, or would have with themselves, goes."""
    columns = list(model.__table__.columns)
    people = [
        column.name
        for column in columns
        if any(key.column is Person.__table__.c.id for key in column.foreign_keys)
    ]
    unique = {"friend_asks": ["asker", "key"]}.get(model.__tablename__) or [
        column.name for column in model.__table__.primary_key
    ]
    about = [model.__table__.c[name] for name in people]
    of_both = or_(*(column.in_((owner, other)) for column in about))
    rows = [dict(row._mapping) for row in await connection.execute(select(*columns).where(of_both))]
    kept: dict[tuple[Any, ...], dict[str, Any]] = {}
    for row in sorted(
        rows, key=lambda row: owner in [row[name] for name in people]
    ):  # what the other has stays
        row |= {name: other if row[name] == owner else row[name] for name in people}
        if [row[name] for name in people] != [other, other]:
            kept.setdefault(tuple(row[name] for name in unique), row)
    await connection.execute(delete(model).where(of_both))
    if kept:
        await connection.execute(insert(model), list(kept.values()))
