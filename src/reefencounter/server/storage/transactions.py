"""Reading and writing in the database, one writer at a time where that is SQLite. What it fails at is told in words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..cluster.news import CHANNEL, News, packed
from ..cluster.peers import Alone, Peers
from .trouble import Complaints, Unavailable, is_locked, is_trouble, why

LONGEST_WAIT = 10.0  # seconds for others who write


class Taken(Exception):
    """Another step has this number, or this client's id, already; or somebody else has the seat."""


def now() -> datetime:
    """The time, as it is kept."""
    return datetime.now(UTC)


class Transactions:
    """The database of one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite has one writer at a time: waiting here is cheaper, and fairer, than trying again there.
        self._writing = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self.peers = Peers(engine.url) if engine.dialect.name == "postgresql" else Alone()
        self._complaints = Complaints()
        self._failed = False  # at the last attempt to write
        self.troubles = 0

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except Exception as error:
            raise self._told(error) from None

    @asynccontextmanager
    async def _read_at_once(self) -> AsyncIterator[AsyncConnection]:
        """For what is read in several statements and must be of one moment. On SQLite all that is read together is."""
        async with self._read() as connection:
            if self._engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._alone(), self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """While nobody else here writes, where only one may."""
        try:
            async with AsyncExitStack() as held:
                if self._writing is not None:
                    async with asyncio.timeout(LONGEST_WAIT):
                        await held.enter_async_context(self._writing)
                yield
            self._failed = False
        except Exception as error:
            self._failed = self._failed or is_trouble(error)
            raise self._told(error) from None

    async def _notify(self, connection: AsyncConnection, *news: News) -> None:
        """Other processes hear of what this transaction keeps, if it is kept."""
        if self.peers.others:
            for each in news:
                told = func.pg_notify(CHANNEL, packed(self.peers.origin, each))
                await connection.execute(select(told))

    def _told(self, error: Exception) -> Exception:
        """What went wrong: if it is the database itself, in words, and in the log."""
        if not is_trouble(error):
            return error
        self.troubles += 1
        self._complaints.about(error)
        return Unavailable(why(error), locked=is_locked(error))
