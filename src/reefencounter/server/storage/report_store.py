"""Keeping what people told the host of: lines of chats, with who wrote them.

The lines that one person wrote at one table are told together. They come in a fair order: whoever reports many, under
however many names, does not bury the one line that another reports.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Select, Subquery, case, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from .chat_store import LineData
from .fair_share import has_played, in_fair_order
from .models import Person, ReportRow
from .people_store import PeopleStore
from .transactions import now

MOST_KEPT = 2000  # people at tables who were reported


class ReportData(NamedTuple):
    """What was reported of one person at one table, by how many people; `of` is how much there is of it in all."""

    time: datetime  # of the last report
    author: str
    name: str
    banned: datetime | None
    table_id: str
    lines: int
    reporters: int
    text: str  # of the last line
    of: int


def _in_order() -> Subquery:
    """Everybody who was reported, at each table of theirs, in a fair order.

    Of those who reported the same, the one counts whose report comes first: whoever joins in buries nothing.
    """
    each = in_fair_order(
        select(
            ReportRow.table_id,
            ReportRow.author,
            ReportRow.reporter.label("sender"),
            func.max(ReportRow.time).label("time"),
            case((has_played(ReportRow.reporter), 1), else_=0).label("crowd"),
        )
        .where(ReportRow.closed.is_(False))
        .group_by(ReportRow.table_id, ReportRow.author, ReportRow.reporter)
    )
    together = select(
        each.c.table_id,
        each.c.author,
        func.max(each.c.time).label("time"),
        func.count().label("reporters"),
        func.row_number().over(order_by=func.min(each.c.place)).label("place"),
        func.count().over().label("of"),
    )
    return together.group_by(each.c.table_id, each.c.author).subquery()


def reported(limit: int) -> Select[Any]:
    """What the host is told of, as `ReportData`, the newest first: of all the first so many in a fair order."""
    each = _in_order()
    same = [ReportRow.table_id == each.c.table_id, ReportRow.author == each.c.author]
    same.append(ReportRow.closed.is_(False))
    lines = select(func.count(ReportRow.line.distinct())).where(*same)
    text = select(ReportRow.text).where(*same).order_by(ReportRow.time.desc(), ReportRow.line.desc())
    found = select(
        each.c.time,
        each.c.author,
        func.coalesce(Person.name, ""),
        Person.banned,
        each.c.table_id,
        lines.scalar_subquery(),
        each.c.reporters,
        text.limit(1).scalar_subquery(),
        each.c.of,
    )
    found = found.join_from(each, Person, Person.id == each.c.author, isouter=True)
    return found.where(each.c.place <= limit).order_by(each.c.time.desc(), each.c.place)


class ReportStore(PeopleStore):
    """The part of the store that is about reports."""

    async def keep_report(self, table_id: str, line: LineData, reporter: str) -> None:
        """Keep for the host what somebody complains of; once is enough. Where there is much, the last gives way."""
        row = {"table_id": table_id, "line": line.number, "reporter": reporter, "author": line.person}
        row |= {"text": line.word or line.text}
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(ReportRow).values(**row, time=now()))
                each = _in_order()
                over = select(each.c.table_id, each.c.author).where(each.c.place > MOST_KEPT)
                for table, author in (await connection.execute(over)).all():
                    gone = [ReportRow.table_id == table, ReportRow.author == author]
                    await connection.execute(delete(ReportRow).where(*gone))

    async def reports(self, limit: int) -> list[ReportData]:
        """What was reported, the newest first."""
        async with self._read() as connection:
            return [ReportData._make(row) for row in await connection.execute(reported(limit))]
