"""Keeping what people say at a table."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ..cluster.news import SaidLine
from .models import ChatRow
from .people_store import PeopleStore
from .transactions import Taken

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

    async def said_by(self, person: str) -> list[tuple[str, LineData]]:
        """What somebody said, with the tables at which they did."""
        found = select(ChatRow.table_id, *LINE).where(ChatRow.person == person)
        async with self._read() as connection:
            rows = await connection.execute(found.order_by(ChatRow.time, ChatRow.number))
            return [(table_id, LineData(*line)) for table_id, *line in rows]
