"""The one service that sees to deadlines, of tables and of those who leave: it asks the database which have passed, and
each table does the rest.

Several processes may do so on one database; what is kept decides, so nothing happens twice. While live clocks run, the
service leaves a moment in the database every few seconds. Where the newest one is old at a start, no server was there
meanwhile, and live clocks are set as if they had rested since then; days go on by the calendar.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta

from ..accounts.leaving import Leaving
from ..refusals import Refusal
from ..storage.store import Store
from ..storage.transactions import Taken, now
from ..storage.trouble import Unavailable
from .clocks import rested
from .tables import Tables

EVERY = 1.0  # seconds between two looks while there are deadlines
RARELY = 30.0  # seconds where none is known; one that is set in this process wakes the service
BEAT = 5.0  # seconds between two moments that are left
LATER = timedelta(seconds=30)  # for a table that could not be seen to

log = logging.getLogger(__name__)


class Deadlines:
    """The deadlines of all tables of a database."""

    def __init__(self, store: Store, tables: Tables, leaving: Leaving) -> None:
        self._store, self._tables, self._leaving = store, tables, leaving
        self._set = asyncio.Event()
        self._put_off: dict[str, datetime] = {}
        self._beaten: datetime | None = None
        tables.on_deadline = self.noticed

    def noticed(self, deadline: datetime) -> None:
        """There is one more."""
        self._set.set()

    async def start(self, alone: bool) -> None:
        """Let live clocks rest for as long as no server was there. `alone`: nobody else keeps this database."""
        time, last = now(), await self._store.last_beat()
        if not alone and last is not None and time - last <= timedelta(seconds=2 * BEAT):
            return  # another process was
        for table_id, number in await self._store.live_clocks():
            with suppress(Taken):  # another process is there already
                await self._store.change_clocks(
                    table_id, number, lambda clocks: rested(clocks, last or clocks.since, time)
                )
        await self._store.beat(time)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            wait = RARELY
            self._set.clear()  # before looking: what is set from here on is seen to, or looked for again
            try:
                await self._leaving.see_off()
                if await self._store.next_deadline() is not None:
                    wait = EVERY
                    await self._beat()
                    await self._see_to_them()
            except Unavailable:
                wait = EVERY  # the log says so
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._set.wait()
                    await asyncio.sleep(EVERY)

    async def stop(self) -> None:
        """The last moment at which clocks were kept."""
        if self._beaten is not None:
            with suppress(Unavailable):
                await self._store.beat(now())

    async def _beat(self) -> None:
        time = now()
        if self._beaten is None or time - self._beaten >= timedelta(seconds=BEAT):
            await self._store.beat(time)
            self._beaten = time

    async def _see_to_them(self) -> None:
        time = now()
        self._put_off = {table: until for table, until in self._put_off.items() if until > time}
        for table_id in await self._store.due(time):
            if table_id in self._put_off:
                continue
            try:
                await (await self._tables.find(table_id)).time_is_up()
            except Refusal as refusal:  # its deck is not here any more, or somebody was faster
                self._put_off[table_id] = time + LATER
                if refusal.code != "stale":
                    log.warning("a deadline of table %s could not be seen to: %s", table_id, refusal.reason)
            except Exception:  # of one table; the others are seen to
                self._put_off[table_id] = time + LATER
                log.exception("a deadline of table %s could not be seen to", table_id)
