"""Keeping clocks and finding deadlines."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..cluster.news import Changed
from ..play.clocks import Clocks
from ..play.windows import MoreTime
from .models import BeatRow, TableRow
from .people_store import PeopleStore
from .transactions import Taken


class ClockStore(PeopleStore):
    """The clocks of tables, and when a server last kept them."""

    async def change_clocks(self, table_id: str, number: int, change: Callable[[Clocks], Clocks]) -> Clocks:
        """Change the clocks that are kept, without a step. `Taken`: this is not the last step any more."""
        table = [TableRow.id == table_id, TableRow.number == number]
        async with self._write() as connection:
            found = select(TableRow.clocks).where(*table).with_for_update()
            kept = (await connection.execute(found)).scalar()
            if kept is None:
                raise Taken(f"step {number}")
            clocks = change(Clocks.from_json(kept))
            await connection.execute(update(TableRow).where(*table).values(**clock_columns(clocks)))
            await self._notify(connection, Changed(table_id))
        return clocks

    async def keep_more_time(self, table_id: str, number: int, more: MoreTime) -> None:
        """Somebody thinks longer in a window. `Taken`: this is not the last step any more."""
        changed = update(TableRow).where(TableRow.id == table_id, TableRow.number == number)
        async with self._write() as connection:
            if (await connection.execute(changed.values(more_time=more.to_json()))).rowcount != 1:
                raise Taken(f"step {number}")
            await self._notify(connection, Changed(table_id))

    async def due(self, time: datetime, limit: int = 100) -> list[str]:
        """The tables whose deadline has passed, the oldest first."""
        found = select(TableRow.id).where(TableRow.deadline <= time).order_by(TableRow.deadline)
        async with self._read() as connection:
            return list((await connection.execute(found.limit(limit))).scalars())

    async def next_deadline(self) -> datetime | None:
        """The first deadline of all."""
        found = select(TableRow.deadline).where(TableRow.deadline.is_not(None)).order_by(TableRow.deadline)
        async with self._read() as connection:
            return (await connection.execute(found.limit(1))).scalar()

    async def live_clocks(self) -> list[tuple[str, int]]:
        """The tables with live clocks that run, with the numbers of their last steps."""
        found = select(TableRow.id, TableRow.number).where(
            TableRow.deadline.is_not(None), TableRow.clock["kind"].as_string() == "live"
        )
        async with self._read() as connection:
            return [(row.id, row.number) for row in await connection.execute(found)]

    async def last_beat(self) -> datetime | None:
        """When a server last kept live clocks."""
        async with self._read() as connection:
            return (await connection.execute(select(BeatRow.time))).scalar()

    async def beat(self, time: datetime) -> None:
        """A server keeps live clocks now."""
        with suppress(IntegrityError):  # another is the first of all at the same moment
            async with self._write() as connection:
                if (await connection.execute(update(BeatRow).values(time=time))).rowcount == 0:
                    await connection.execute(insert(BeatRow).values(id=1, time=time))


def clock_columns(clocks: Clocks | None) -> dict[str, Any]:
    """What a table keeps of its clocks."""
    kept = None if clocks is None else clocks.to_json()
    return {"clocks": kept, "deadline": None if clocks is None else clocks.deadline}
