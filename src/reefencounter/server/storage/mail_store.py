"""Keeping people's e-mail addresses, the links that were sent to them, and when they were last told of their turns.

Of a link only a hash is kept, for a day, so that nobody is sent too many; it is used once.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..mail.mail_settings import mailbox_of
from ..play.clocks import Clocks
from ..schemas.values import LinkPurpose
from .models import AddressRow, LinkRow, Person, SeatRow, TableRow
from .people_store import PeopleStore
from .transactions import now

GOOD_FOR = {  # that a link is
    "confirm": timedelta(hours=24),
    "sign_in": timedelta(minutes=30),
    "host": timedelta(hours=24),
}
MOST_LINKS = (5, timedelta(hours=1))  # to one address, within so long

log = logging.getLogger(__name__)


class AddressData(NamedTuple):
    """The address of somebody, as it is kept."""

    person: str
    address: str
    since: datetime
    language: str
    zone: str | None
    digest: bool
    off: str
    told: datetime | None


class LinkData(NamedTuple):
    """A link that was sent."""

    person: str
    address: str
    purpose: LinkPurpose
    language: str
    zone: str | None
    made: datetime
    session: str | None = None  # the browser that asked for it

    @property
    def good(self) -> bool:
        """Whether it is not too late."""
        return now() < self.made + GOOD_FOR[self.purpose]

    def asked_in(self, session: str | None) -> bool:
        """Whether it was asked for in this browser: others may have sent it there."""
        return session is not None and self.session == session


class TurnData(NamedTuple):
    """Somebody who wants to be told of their turns holds a seat at a table with clocks of days."""

    to: AddressData
    table_id: str
    seat: int
    clocks: Clocks
    deadline: datetime
    changed: datetime


ADDRESS = [getattr(AddressRow, name) for name in AddressData._fields]
LINK = [getattr(LinkRow, name) for name in LinkData._fields]


class MailStore(PeopleStore):
    """The part of the store that is about mails."""

    async def address_of(self, person: str) -> AddressData | None:
        """The confirmed address of somebody."""
        return await self._address(AddressRow.person == person)

    async def with_address(self, address: str) -> AddressData | None:
        """Whoever has this address."""
        return await self._address(AddressRow.address == address)

    async def _address(self, condition: Any) -> AddressData | None:
        async with self._read() as connection:
            row = (await connection.execute(select(*ADDRESS).where(condition))).first()
        return None if row is None else AddressData(*row)

    # Links ---------------------------------------------------------------------------------------------

    async def keep_link(self, name: str, link: LinkData, of_all: int) -> bool:
        """Keep a link that is about to be sent; whether that is not one too many. Old ones of all go.

        `of_all`: links within an hour to anybody. Half of them go to addresses that nobody here has yet: whoever names
        many of those keeps nobody from signing in.
        """
        most, within = MOST_LINKS
        found = select(LinkRow.address, LinkRow.purpose)
        found = found.where(LinkRow.made > link.made - within, LinkRow.purpose != "host")
        async with self._write() as connection:
            oldest = link.made - max(GOOD_FOR.values())
            await connection.execute(delete(LinkRow).where(LinkRow.made < oldest))
            recent = (await connection.execute(found)).all()
            mailbox = mailbox_of(link.address)
            if sum(mailbox_of(row.address) == mailbox for row in recent) >= most:
                return False
            new = sum(row.purpose == "confirm" for row in recent)
            if len(recent) >= of_all or (link.purpose == "confirm" and new >= (of_all + 1) // 2):
                log.warning("%d links were sent within an hour, as many as may be: one was not", len(recent))
                return False
            await connection.execute(insert(LinkRow).values(id=name, used=False, **link._asdict()))
        return True

    async def keep_host_link(self, name: str, link: LinkData) -> None:
        """Keep a link that the host hands over in person."""
        async with self._write() as connection:
            await connection.execute(insert(LinkRow).values(id=name, used=False, **link._asdict()))

    async def link(self, name: str) -> LinkData | None:
        """A link that was sent, and is still good."""
        found = select(*LINK).where(LinkRow.id == name, LinkRow.used.is_(False))
        async with self._read() as connection:
            row = (await connection.execute(found)).first()
        return _good(row)

    async def take_link(self, name: str) -> LinkData | None:
        """Use a link: once. One by which somebody signs in must be to the address that they still have."""
        taken = update(LinkRow).where(LinkRow.id == name, LinkRow.used.is_(False)).values(used=True)
        async with self._write() as connection:
            link = _good((await connection.execute(taken.returning(*LINK))).first())
            if link is not None and link.purpose == "sign_in":
                has = select(AddressRow.person).where(
                    AddressRow.person == link.person, AddressRow.address == link.address
                )
                if (await connection.execute(has)).first() is None:
                    return None
        return link

    # Addresses -----------------------------------------------------------------------------------------

    async def keep_address(self, link: LinkData) -> bool:
        """An address is somebody's now, in the place of another; whether it was nobody else's."""
        known = {"address": link.address, "language": link.language, "zone": link.zone}
        new = {"since": now(), "digest": True, "off": secrets.token_urlsafe(24), "told": None}
        try:
            async with self._write() as connection:
                mine = update(AddressRow).where(AddressRow.person == link.person)
                if (await connection.execute(mine.values(known))).rowcount == 0:
                    await connection.execute(insert(AddressRow).values(person=link.person, **known, **new))
        except IntegrityError:
            return False
        return True

    async def drop_links(self, person: str) -> None:
        """No link that was sent for somebody is good any longer."""
        async with self._write() as connection:
            await connection.execute(update(LinkRow).where(LinkRow.person == person).values(used=True))

    async def remove_address(self, person: str) -> None:
        """Forget the address of somebody; no link that was sent is good any longer."""
        async with self._write() as connection:
            await connection.execute(update(LinkRow).where(LinkRow.person == person).values(used=True))
            await connection.execute(delete(AddressRow).where(AddressRow.person == person))

    async def want_digest(self, person: str, digest: bool) -> None:
        """Whether somebody wants to be told of their turns."""
        async with self._write() as connection:
            change = update(AddressRow).where(AddressRow.person == person).values(digest=digest)
            await connection.execute(change)

    async def digest_off(self, off: str) -> bool:
        """Whoever has this word wants no more of it; whether there is somebody."""
        async with self._write() as connection:
            change = update(AddressRow).where(AddressRow.off == off).values(digest=False)
            return (await connection.execute(change)).rowcount == 1

    async def _hand_over_address(self, connection: AsyncConnection, owner: str, other: str) -> None:
        has = select(AddressRow.person).where(AddressRow.person == other)
        await connection.execute(delete(LinkRow).where(LinkRow.person == owner))
        if (await connection.execute(has)).first() is None:
            mine = update(AddressRow).where(AddressRow.person == owner)
            await connection.execute(mine.values(person=other))
        await connection.execute(delete(AddressRow).where(AddressRow.person == owner))

    # Digests -------------------------------------------------------------------------------------------

    async def people_to_tell(self, told_before: datetime, after: str, limit: int) -> list[str]:
        """Those who want to be told of their turns in games of days, and were not since then, in a fixed order."""
        found = _of_days(select(AddressRow.person).distinct()).where(AddressRow.person > after)
        found = found.where(or_(AddressRow.told.is_(None), AddressRow.told <= told_before))
        async with self._read() as connection:
            return list((await connection.execute(found.order_by(AddressRow.person).limit(limit))).scalars())

    async def turns_to_tell(self, people: Collection[str]) -> list[TurnData]:
        """The games of days of some people who want to be told of their turns."""
        found = _of_days(
            select(
                *ADDRESS,
                TableRow.id.label("table_id"),
                SeatRow.number.label("seat"),
                TableRow.clocks,
                TableRow.deadline,
                TableRow.changed,
            )
        ).where(AddressRow.person.in_(people))
        async with self._read() as connection:
            rows = (await connection.execute(found.order_by(AddressRow.person, TableRow.deadline))).all()
        split = len(AddressData._fields)
        return [
            TurnData(
                AddressData(*row[:split]),
                row.table_id,
                row.seat,
                Clocks.from_json(row.clocks),
                row.deadline,
                row.changed,
            )
            for row in rows
            if row.clocks
        ]

    async def mark_told(self, to: AddressData, time: datetime) -> bool:
        """Somebody is told of their turns now; False: another was faster, or they do not want it any more."""
        before = AddressRow.told.is_(None) if to.told is None else AddressRow.told == to.told
        mine = update(AddressRow).where(AddressRow.person == to.person, AddressRow.digest.is_(True), before)
        async with self._write() as connection:
            return (await connection.execute(mine.values(told=time))).rowcount == 1


def _of_days(found: Select[Any]) -> Select[Any]:
    """What is found of the addresses of those who hold seats in games of days; of nobody who is banned."""
    return (
        found.join(SeatRow, SeatRow.holder == AddressRow.person)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .join(Person, Person.id == AddressRow.person)
        .where(AddressRow.digest.is_(True), Person.banned.is_(None))
        .where(SeatRow.bot.is_(None), TableRow.waiting.is_(False), TableRow.deadline.is_not(None))
        .where(TableRow.clock["kind"].as_string() == "days")
    )


def _good(row: Any) -> LinkData | None:
    link = None if row is None else LinkData(*row)
    return link if link is not None and link.good else None
