"""Keeping what the host and administrators do about people and tables. Each act is logged: who, when, what, whom, why.

A server reads the log, too: so it hears of what the host did at the terminal, in another process.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from math import ceil
from typing import Any, NamedTuple

from sqlalchemy import and_, insert, select, update

from .models import HostLogRow, Person, ReportRow, ResultRow, SeatRow, TableRow
from .people_store import PeopleStore
from .transactions import now

FOR_GOOD = datetime(9999, 1, 1, tzinfo=UTC)


class Act(NamedTuple):
    """What somebody did as host or administrator. `about` is a person, or a table; `name` what it was called then."""

    action: str
    who: str
    about: str
    name: str
    reason: str = ""
    until: datetime | None = None


class LoggedAct(NamedTuple):
    """The same as it was logged."""

    number: int
    time: datetime
    who: str
    action: str
    about: str
    name: str
    reason: str
    until: datetime | None


LOGGED = [getattr(HostLogRow, name) for name in LoggedAct._fields]


class HostStore(PeopleStore):
    """The part of the store that is about what the host does."""

    async def log_act(self, act: Act) -> None:
        """Write an act down that is done."""
        async with self._write() as connection:
            await connection.execute(insert(HostLogRow).values(time=now(), **act._asdict()))

    async def act_on(self, act: Act, **values: Any) -> None:
        """Keep something else about the person whom an act is about, and the act."""
        async with self._write() as connection:
            await connection.execute(update(Person).where(Person.id == act.about).values(**values))
            await connection.execute(insert(HostLogRow).values(time=now(), **act._asdict()))

    async def last_acts(self, limit: int) -> list[LoggedAct]:
        """What was done last, the last first."""
        found = select(*LOGGED).order_by(HostLogRow.number.desc()).limit(limit)
        async with self._read() as connection:
            return [LoggedAct(*row) for row in await connection.execute(found)]

    async def rename_everywhere(self, act: Act, name: str) -> None:
        """Call somebody something else, also at the tables at which they sit or sat."""
        async with self._write() as connection:
            mine = Person.id == act.about
            await connection.execute(update(Person).where(mine).values(name=name))
            for model, column in ((SeatRow, SeatRow.holder), (ResultRow, ResultRow.person)):
                await connection.execute(update(model).where(column == act.about).values(name=name))
            await connection.execute(insert(HostLogRow).values(time=now(), **act._asdict()))

    async def close_reports(self, act: Act) -> int:
        """What was reported of somebody is dealt with; how many lines that were."""
        mine = [ReportRow.author == act.about, ReportRow.closed.is_(False)]
        async with self._write() as connection:
            done = await connection.execute(update(ReportRow).where(*mine).values(closed=True))
            if done.rowcount:
                await connection.execute(insert(HostLogRow).values(time=now(), **act._asdict()))
        return done.rowcount

    async def muted(self, person: str) -> datetime | None:
        """Until when somebody may say nothing of their own; None: they may."""
        found = select(Person.muted_until).where(Person.id == person, Person.muted_until > now())
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    async def lift_bans(self) -> None:
        """Let those in again whose ban is over."""
        over = and_(Person.banned.is_not(None), Person.banned_until <= now())
        async with self._read() as connection:
            if (await connection.execute(select(Person.id).where(over).limit(1))).first() is None:
                return
        async with self._write() as connection:
            free = {"banned": None, "banned_until": None, "ban_reason": None}
            await connection.execute(update(Person).where(over).values(**free))

    async def titled(self, begins: str) -> list[tuple[str, str]]:
        """Tables whose id begins so, at most two, with their titles."""
        found = select(TableRow.id, TableRow.title).where(TableRow.id.startswith(begins)).limit(2)
        async with self._read() as connection:
            return [(row.id, row.title) for row in await connection.execute(found)]


def days_until(until: datetime | None) -> int:
    """The days that are left, each that has begun as a whole one; 0: it is for good."""
    return 0 if until is None or until == FOR_GOOD else max(1, ceil((until - now()) / timedelta(days=1)))
