"""What other server processes say, and what it means here: tables go on, lines are heard, pages are closed.

Nothing of it is needed for what is kept to be right: a table whose news are lost is behind until somebody acts there,
and is then set right by the database. After anything may have been missed, all tables look again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from ..accounts.people import People
from ..play.table import Table
from ..play.tables import Tables
from ..refusals import Refusal
from ..schemas import Thinking
from ..storage.step_store import Later
from ..storage.store import Store
from ..storage.trouble import Unavailable
from .news import Blocked, Changed, HandedOver, News, Present, SaidLine, SessionEnded, Thinks, WantsRematch

AGAIN = 1.0  # seconds after the database could not be used

log = logging.getLogger(__name__)


class Following:
    """Hears other processes for the tables and people of this one."""

    def __init__(self, tables: Tables, people: People, store: Store) -> None:
        self._tables, self._people, self._store = tables, people, store
        self._behind: dict[str, Table] = {}  # tables of which others have kept steps
        self._reading = False
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, origin: str, news: News) -> None:
        """Another process says something."""
        match news:
            case SessionEnded(session):
                self._people.ended(session)
            case HandedOver(person, other):
                self._people.handed_over(person)
                self._tables.handed_over(person, other)
            case Blocked():
                self._tables.lobby.changed()
            case Changed(table_id, number):
                if number is None:
                    self._tables.lobby.changed()
                if (table := self._tables.known(table_id)) is not None:
                    self._changed(table, number)
            case Present(table_id) | SaidLine(table_id) | WantsRematch(table_id) | Thinks(table_id):
                if (table := self._tables.known(table_id)) is not None:
                    self._tell(table, origin, news)
            case _:
                pass

    def _changed(self, table: Table, number: int | None) -> None:
        if number is None:
            self._do(self._follow(table, None))
        elif not table.looked_after:
            table.doubt()
        elif number > table.number:
            self._behind[table.data.id] = table
            if not self._reading:
                self._reading = True
                self._do(self._read_on())

    async def _read_on(self) -> None:
        """Read the steps of all tables that are behind together; those that come meanwhile are read after them."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                try:
                    later = await self._store.later_steps({id: each.number for id, each in behind.items()})
                except Exception as error:
                    if not isinstance(error, Unavailable):  # of which the log says so already
                        log.exception("what other processes did could not be read together")
                    for table in behind.values():
                        self._do(self._follow(table, None))
                    continue
                for id, table in behind.items():
                    if id in later:
                        self._do(self._take_in(table, later[id]))
        finally:
            self._reading = False

    async def _take_in(self, table: Table, later: Later) -> None:
        try:
            await table.take_in(later)
        except Refusal:  # the database cannot be used, or the table was deleted
            await self._follow(table, None)
        except Exception:
            table.doubt()  # it is read before anything else is tried there
            raise

    def _tell(self, table: Table, origin: str, news: News) -> None:
        match news:
            case Present():
                table.heard_presence(origin, news)
            case SaidLine(_, number):
                self._do(table.heard_line(number))
            case WantsRematch(_, seat):
                self._do(table.heard_rematch(seat))
            case Thinks(_, number, thinking):
                table.heard_thinking(number, msgspec.convert(thinking, Thinking))
            case _:
                pass

    def met(self, origin: str) -> None:
        """Another process is there, and does not know yet who is here."""
        for table in self._tables.in_memory:
            table.share_anew()

    def gone(self, origin: str) -> None:
        """Another process is there no longer."""
        for table in self._tables.in_memory:
            table.lost(origin)

    def missed(self) -> None:
        """Anything may have happened meanwhile."""
        self._tables.lobby.changed()
        self._do(self._people.look_again())
        for table in self._tables.in_memory:
            table.doubt()
            table.share_anew()
            self._do(self._follow(table, None))

    async def _follow(self, table: Table, number: int | None) -> None:
        while self._tables.known(table.data.id) is table:
            try:
                await table.follow(number)
                return
            except Unavailable:  # the log says so
                table.doubt()
                await asyncio.sleep(AGAIN)
            except Refusal:  # it was deleted
                self._tables.forget(table.data.id)
            except Exception:
                table.doubt()
                raise

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            log.error("what another process did could not be followed", exc_info=error)

    def close(self) -> None:
        """Nothing more is taken in."""
        for task in self._tasks:
            task.cancel()
