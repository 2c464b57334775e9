"""Somebody leaves for good: a week after they said so, unless they think better of it.

What is theirs alone goes. Games with others stay for these: a bot finishes what is not over, and the name is gone.
Guests who never came back are seen off like them.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta

from ..learning.analyses import Analyses
from ..play.table import Table
from ..play.tables import Tables
from ..refusals import Refusal
from ..storage.store import Store
from ..storage.transactions import now
from ..storage.trouble import Unavailable
from .identity import LONGEST
from .people import People

AFTER = timedelta(days=7)
IDLE = timedelta(days=30)  # that a guest stays away who has nothing
AWAY = timedelta(seconds=LONGEST)  # … who has no way back: their browser has forgotten the cookie
CLEAR_EVERY = timedelta(hours=1)
MOST = 20  # people who are seen off at a time
LATER = timedelta(minutes=10)  # for somebody who could not be seen off

log = logging.getLogger(__name__)


class Leaving:
    """Those who have said that they leave."""

    def __init__(self, store: Store, tables: Tables, people: People, analyses: Analyses) -> None:
        self._store, self._tables, self._people, self._analyses = store, tables, people, analyses
        self._put_off: dict[str, datetime] = {}
        self._cleared: datetime | None = None  # when guests were looked for who never came back

    async def announce(self, person: str) -> datetime:
        """Somebody wants to leave; when that will be. Who has said so before is not put off."""
        await self._store.meet(person)
        leaves = (await self._people.person(person)).leaves or now() + AFTER
        await self._store.change_person(person, leaves=leaves)
        return leaves

    async def stay(self, person: str) -> None:
        """They stay."""
        await self._store.change_person(person, leaves=None)

    async def see_off(self) -> None:
        """Forget all whose time has come; one process of all does."""
        if not await self._store.peers.claim("leaving"):
            return
        try:
            await self._see_off()
        finally:
            self._store.peers.release("leaving")

    async def _see_off(self) -> None:
        await self._store.forget_old_merges()
        time = now()
        self._put_off = {person: until for person, until in self._put_off.items() if until > time}
        for person in [*await self._store.leaving(time, MOST + len(self._put_off)), *await self._gone(time)]:
            if person in self._put_off:
                continue
            try:
                for program in await self._store.programs(person):
                    await self._forget(program.id)
                await self._forget(person)
            except Unavailable:
                raise
            except Exception:  # of one person; the others are seen off
                self._put_off[person] = time + LATER
                log.exception("somebody who leaves could not be seen off")

    async def _gone(self, time: datetime) -> list[str]:
        """Guests who never came back. Where there are many, the next look comes soon."""
        if self._cleared is not None and time < self._cleared + CLEAR_EVERY:
            return []
        found = await self._store.gone_guests(time - IDLE, time - AWAY, MOST)
        self._cleared = time if len(found) < MOST else None
        return found

    async def _forget(self, person: str) -> None:
        for table_id in await self._store.tables_of(person):
            with suppress(Refusal):  # it cannot be opened, or somebody was faster: the store does the rest
                await self._leave(await self._tables.find(table_id), person)
        await self._people.forget(person)

    async def _leave(self, table: Table, person: str) -> None:
        others = table.holders - {person}
        if table.owned_by(person) and (table.data.waiting or not others):
            self._analyses.forget(table.data.id)
            await self._tables.delete_own(table)
            return
        await table.depart(person)
        if table.owned_by(person) and not await self._tables.pass_on(table):
            self._analyses.forget(table.data.id)
