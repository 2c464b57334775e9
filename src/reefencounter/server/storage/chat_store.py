"""Keeping what people say at a table, and what of it was reported."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ..cluster.news import SaidLine
from .models import ChatRow, Person, ReportRow
from .people_store import PeopleStore
from .transactions import Taken, now

MOST_LINES = 100  # that are kept of a table


class LineData(NamedTuple):
    """A line as it is kept. `client` is the id by which a page may send it again."""

    number: int
    person: str
    seat: int
    text: str
    word: str | None
    client: str
    time: datetime


class ReportData(NamedTuple):
    """A line that was reported, with who wrote it."""

    time: datetime
    table_id: str
    text: str
    author: str
    name: str
    banned: datetime | None


REPORT: list[Any] = [
    ReportRow.time,
    ReportRow.table_id,
    ReportRow.text,
    ReportRow.author,
    Person.name,
    Person.banned,
]
LINE = [getattr(ChatRow, name) for name in LineData._fields]


class ChatStore(PeopleStore):
    """The chats of all tables."""

    async def chat(self, table_id: str) -> list[LineData]:
        """The last lines of a table, in order."""
        found = select(*LINE).where(ChatRow.table_id == table_id)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(ChatRow.number.desc()).limit(MOST_LINES))
            return [LineData(*row) for row in rows][::-1]

    async def keep_line(self, table_id: str, line: LineData) -> None:
        """Keep a line; the oldest goes. `Taken`: another has this number, or this client's id, already."""
        try:
            async with self._write() as connection:
                await connection.execute(insert(ChatRow).values(table_id=table_id, **line._asdict()))
                old = delete(ChatRow).where(
                    ChatRow.table_id == table_id, ChatRow.number <= line.number - MOST_LINES
                )
                await connection.execute(old)
                await self._notify(connection, SaidLine(table_id, line.number))
        except IntegrityError as error:
            raise Taken(str(error.orig)) from None

    async def keep_report(self, table_id: str, line: LineData, reporter: str) -> None:
        """Keep for the host what somebody complains of; once is enough."""
        row = {"table_id": table_id, "line": line.number, "reporter": reporter, "author": line.person}
        row |= {"text": line.word or line.text}
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(ReportRow).values(**row, time=now()))

    async def reports(self, limit: int) -> list[ReportData]:
        """What was reported, the newest first."""
        found = select(*REPORT).join(Person, Person.id == ReportRow.author)
        async with self._read() as connection:
            rows = await connection.execute(
                found.order_by(ReportRow.time.desc(), ReportRow.line).limit(limit)
            )
            return [ReportData._make(row) for row in rows]

    async def said_by(self, person: str) -> list[tuple[str, LineData]]:
        """What somebody said, with the tables at which they did."""
        found = select(ChatRow.table_id, *LINE).where(ChatRow.person == person)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(ChatRow.time, ChatRow.number))
            return [(table_id, LineData(*line)) for table_id, *line in rows]
