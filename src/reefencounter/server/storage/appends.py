"""Steps are kept together: all that come while some are being written are written in one transaction after them.

So a step waits for the disk, but not for one turn of the disk of its own. A transaction costs the same for one step as
for ten: where there is much to keep they begin a little apart, and a step that comes alone waits for nothing. One
thread writes, by prepared statements on a connection of its own; the tables of a batch come in the order of their ids,
so that two servers on one database never wait for each other. Where there may be others, the same transaction tells
them of its steps.

A transaction that PostgreSQL did not answer may be kept all the same, now or later, and until then it has its tables
locked. Steps of such a table are left out, and refused, for as long as that lasts: the others go on.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..cluster.news import CHANNEL, Changed, packed
from .database import open_sync
from .models import StepRow, TableRow
from .prepared import HeldConnection, Prepared
from .transactions import Taken, Transactions, now
from .trouble import Unavailable

APART = 0.015  # seconds at least from the beginning of one transaction to that of the next
TOO_LONG = 3.0  # seconds: if a step waits longer, the database is not well
A_STEP = 400  # bytes that it takes, about, with its share of snapshots
STEP = insert(StepRow.__table__)  # type: ignore[arg-type]  # a class's table is typed as less than it is
STANDS = (
    update(TableRow.__table__)  # type: ignore[arg-type]  # likewise
    .where(TableRow.id == bindparam("of"), TableRow.clocks["paused"].as_boolean().is_not(True))
    .values({name: bindparam(name) for name in ("changed", "number", "summary", "clocks", "deadline")})
    .values(size=TableRow.size + A_STEP)
)
FREE = text("SELECT id FROM tables WHERE id = ANY(CAST(:ids AS text[])) FOR UPDATE SKIP LOCKED")
TELL = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


class Appended(NamedTuple):
    """A step to be kept, and how its table stands then."""

    step: dict[str, Any]
    stands: dict[str, Any]  # its summary and its clocks
    done: asyncio.Future[None]

    @property
    def table_id(self) -> str:
        """Return the id of its table."""
        return str(self.step["table_id"])

    @property
    def table(self) -> dict[str, Any]:
        """As the statement wants it."""
        return {
            "of": self.table_id,
            "changed": self.step["time"],
            "number": self.step["number"],
            **self.stands,
        }


class Appends(Transactions):
    """Keeps steps of many tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._sync = open_sync(engine.url)
        self._step, self._stands, self._free, self._notify_all = (
            Prepared(each, self._sync.dialect) for each in (STEP, STANDS, FREE, TELL)
        )
        self._connection = HeldConnection(self._sync)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="append")
        self._queue: list[Appended] = []
        self._waiting: OrderedDict[asyncio.Future[None], float] = OrderedDict()  # since when
        self._doubtful: set[str] = set()  # tables that an unanswered transaction may have locked
        self._appending: asyncio.Task[None] | None = None
        self._begun = 0.0  # when the last transaction was
        self.kept = self.batches = 0  # steps, and transactions with them
        self.waited = 0.0  # seconds, by all of them together

    def close(self) -> None:
        """Nothing more is kept."""
        self._thread.submit(self._connection.close)
        self._thread.shutdown()
        self._sync.dispose()

    async def _append(self, step: dict[str, Any], stands: dict[str, Any]) -> datetime:
        """Keep a step. When this returns, it is on the disk."""
        time, begin = now(), monotonic()
        kept = Appended({**step, "time": time}, stands, asyncio.get_running_loop().create_future())
        self._queue.append(kept)
        self._waiting[kept.done] = begin
        if self._appending is None:
            self._appending = asyncio.create_task(self._write_all())
        try:
            await kept.done
        finally:
            del self._waiting[kept.done]
        self.kept += 1
        self.waited += monotonic() - begin
        return time

    @property
    def longest_wait(self) -> float:
        """Return the seconds for which the oldest step that is not kept yet has waited."""
        return monotonic() - next(iter(self._waiting.values()), monotonic())

    async def _write_all(self) -> None:
        try:
            while self._queue:
                await asyncio.sleep(max(0.0, self._begun + APART - monotonic()))
                self._begun = monotonic()
                batch = sorted(self._queue, key=lambda each: each.table_id)
                self._queue = []
                await self._write_batch(batch)
        finally:
            self._appending = None

    async def _write_batch(self, batch: Sequence[Appended], again: bool = False) -> None:
        """All or, where one of them cannot be kept, each by itself. `again`: without those that are locked."""
        loop = asyncio.get_running_loop()
        try:
            async with self._alone():
                left_out = await loop.run_in_executor(self._thread, self._insert, batch)
        except (IntegrityError, Taken) as error:
            if len(batch) == 1:
                _tell(batch, Taken(str(error)))
            for each in batch if len(batch) > 1 else ():
                await self._write_batch([each])
        except Unavailable as error:
            self._doubtful |= {each.table_id for each in batch}
            if error.locked and not again:
                await self._write_batch(batch, again=True)
            else:
                _tell(batch, error)
        except Exception as error:
            _tell(batch, error)
        else:
            self.batches += 1
            _tell([each for each in batch if each.table_id in left_out], Unavailable("database.silent"))
            _tell([each for each in batch if each.table_id not in left_out], None)

    def _insert(self, batch: Sequence[Appended]) -> set[str]:
        """Keep steps; return the tables whose steps were left out, since these are locked."""
        with self._connection.transaction() as cursor:
            left_out = self._locked(cursor, self._doubtful.intersection(each.table_id for each in batch))
            if free := [each for each in batch if each.table_id not in left_out]:
                self._insert_into(cursor, free)
        self._doubtful -= {each.table_id for each in free}
        return left_out

    def _locked(self, cursor: DBAPICursor, tables: set[str]) -> set[str]:
        if not tables or self._writing is not None:
            return set()
        cursor.execute(self._free.text, self._free.values({"ids": [*tables]}))
        return tables - {row[0] for row in cursor.fetchall()}

    def _insert_into(self, cursor: DBAPICursor, batch: Sequence[Appended]) -> None:
        cursor.executemany(self._step.text, [self._step.values(each.step) for each in batch])
        cursor.executemany(self._stands.text, [self._stands.values(each.table) for each in batch])
        if cursor.rowcount != len(batch):
            raise Taken("a pause, or the table is gone")  # so there is no step in it
        if self.peers.others:
            told = [packed(self.peers.origin, Changed(each.table_id, each.step["number"])) for each in batch]
            cursor.execute(self._notify_all.text, self._notify_all.values({"channel": CHANNEL, "told": told}))


def _tell(batch: Sequence[Appended], error: Exception | None) -> None:
    for each in batch:
        with suppress(asyncio.InvalidStateError):  # whoever waited has gone
            if error is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(error)
