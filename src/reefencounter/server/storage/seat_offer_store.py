"""Keeping the seats that friends offer one another."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import delete, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from .between import exists, room
from .fair_share import in_fair_order
from .models import Person, SeatOfferRow, SeatRow, TableRow
from .people_store import PeopleStore
from .transactions import now

MOST_OFFERS = 20  # at one table
MOST_SHOWN = 30  # of those that others keep for somebody


class OfferData(NamedTuple):
    """A seat that is kept for somebody."""

    table_id: str
    name: str  # of whoever keeps it
    time: datetime


class SeatOfferStore(PeopleStore):
    """The part of the store that is about seats that are kept for friends."""

    async def offer_seat(self, table_id: str, person: str, friend: str) -> None:
        """Somebody keeps a seat for a friend; once is enough."""
        row = {"table_id": table_id, "person": person, "friend": friend, "time": now(), "refused": False}
        known = [SeatOfferRow.table_id == table_id, SeatOfferRow.friend == friend]
        with suppress(
            IntegrityError
        ):  # asked twice at the same time; or the table is gone, and with it the seat
            async with self._write() as connection:
                if await exists(connection, SeatOfferRow.time, *known, SeatOfferRow.refused.is_(False)):
                    return
                await connection.execute(delete(SeatOfferRow).where(*known))
                await room(connection, SeatOfferRow.table_id == table_id, MOST_OFFERS)
                await connection.execute(insert(SeatOfferRow).values(row))

    async def offered_at(self, table_id: str) -> list[str]:
        """The friends, by their profiles, for whom a seat is kept at a table."""
        found = select(Person.profile).join(SeatOfferRow, SeatOfferRow.friend == Person.id)
        found = found.where(SeatOfferRow.table_id == table_id, Person.profile.is_not(None))
        async with self._read() as connection:
            return [str(row.profile) for row in await connection.execute(found.order_by(SeatOfferRow.time))]

    async def offers_to(self, friend: str) -> list[OfferData]:
        """The seats that others keep for somebody, the last first; one friend's many do not bury another's one.

        Those that are taken by now bury none that are free, nor do games in which they sit already, or that are over.
        """
        seats = select(SeatRow.number).where(SeatRow.table_id == SeatOfferRow.table_id)
        free = seats.where(SeatRow.invites.is_not(None), SeatRow.holder.is_(None)).exists()
        mine = seats.where(SeatRow.holder == friend).exists()
        sent = select(
            SeatOfferRow.table_id,
            Person.name,
            SeatOfferRow.time,
            SeatOfferRow.person.label("sender"),
            literal(0).label("crowd"),
        )
        sent = sent.join(Person, Person.id == SeatOfferRow.person)
        sent = sent.where(
            SeatOfferRow.friend == friend, SeatOfferRow.refused.is_(False), Person.banned.is_(None)
        )
        sent = sent.join(TableRow, TableRow.id == SeatOfferRow.table_id).where(
            TableRow.summary["phase"].as_string() != "over", free, ~mine
        )
        each = in_fair_order(sent)
        found = select(each.c.table_id, each.c.name, each.c.time).where(each.c.place <= MOST_SHOWN)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(each.c.time.desc(), each.c.table_id))
            return [OfferData(*row) for row in rows]

    async def refuse_offer(self, table_id: str, friend: str) -> None:
        """Somebody does not want a seat that is kept for them. Whoever keeps it sees no change."""
        mine = [SeatOfferRow.table_id == table_id, SeatOfferRow.friend == friend]
        async with self._write() as connection:
            await connection.execute(update(SeatOfferRow).where(*mine).values(refused=True))
