"""The other server processes on the same database: hearing what they keep, telling them what is not kept, and claims.

On PostgreSQL. One connection listens, another tells and holds claims: those are advisory locks of its session, so the
claims of a process that dies are free at once. A claim spares work and decides nothing: where it is lost with its
connection, two processes do the same for once, and what is kept first counts.

A process hears itself, too: that is how it knows that it hears. When it begins to, or begins again after it was cut
off, it may have missed anything, and whoever relies on this is told so.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import URL

from .news import CHANNEL, Alive, Bye, Missed, News, packed, unpacked

if TYPE_CHECKING:
    from psycopg import AsyncConnection

BEAT = 2.0  # seconds between two signs of life
SILENT = 10.0  # seconds without one: it is gone, or we hear nothing
PAUSE = 0.5  # seconds before a connection is tried again
MOST_UNTOLD = 10_000  # news, while the database cannot be used
TELL = "SELECT pg_notify(%s, news) FROM unnest(%s::text[]) AS news"
CLAIM = "SELECT pg_try_advisory_lock(%s::bigint)"
RELEASE = "SELECT pg_advisory_unlock(claim) FROM unnest(%s::bigint[]) AS claim"

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Whoever relies on news."""

    def heard(self, origin: str, news: News) -> None:
        """Another process says something."""

    def gone(self, origin: str) -> None:
        """Another process is there no longer."""

    def met(self, origin: str) -> None:
        """Another process is there, which was not known."""

    def missed(self) -> None:
        """Anything may have happened meanwhile."""


class Alone:
    """No other process: nobody to tell, and everything may be claimed."""

    origin = ""
    others = False  # whether there may be any
    hears = True  # whether what they keep is heard of

    def tell(self, news: News) -> None:
        """Tell the others something that is not kept."""

    async def claim(self, name: str) -> bool:
        """Whether something is this process's to do, until it is released."""
        return True

    def release(self, name: str) -> None:
        """Others may do it."""

    @asynccontextmanager
    async def listening(self, listener: Listener) -> AsyncIterator[None]:
        """Hear the others for as long as this."""
        yield


class Peers(Alone):
    """The other processes on a PostgreSQL database."""

    others = True

    def __init__(self, url: URL) -> None:
        self._url, self._address = url, url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.origin = secrets.token_hex(6)
        self.hears = False
        self._known: dict[str, float] = {}  # when each of the others was last heard
        self._heard_self = 0.0
        self._telling: AsyncConnection[Any] | None = None
        self._connecting = asyncio.Lock()
        self._untold: list[str] = []
        self._released: list[int] = []
        self._waiting = asyncio.Event()  # something of these

    # Telling -------------------------------------------------------------------------------------------

    def tell(self, news: News) -> None:
        """Tell the others something that is not kept. Where it cannot be told, they hear that they missed something."""
        if len(self._untold) >= MOST_UNTOLD:
            self._untold = [packed(self.origin, Missed())]
        self._untold.append(packed(self.origin, news))
        self._waiting.set()

    async def claim(self, name: str) -> bool:
        """Whether something is this process's to do, until it is released or the process ends."""
        asking = asyncio.ensure_future(self._claim(name))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            asking.add_done_callback(lambda asked: self.release(name) if asked.result() else None)
            raise

    async def _claim(self, name: str) -> bool:
        try:
            connection = await self._connected()
            row = await (await connection.execute(CLAIM, (_key(name),))).fetchone()
            return row is not None and bool(row[0])
        except Exception:  # of any kind: the driver's, the network's, or no answer in time
            return False

    def release(self, name: str) -> None:
        """Others may do it. Claims are counted: one that is made before this is carried out stays."""
        self._released.append(_key(name))
        self._waiting.set()

    async def _tell_all(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            await self._tell_waiting()

    async def _tell_waiting(self) -> None:
        untold, released = self._untold, self._released
        self._untold, self._released = [], []
        try:
            connection = await self._connected()
            if untold:
                await connection.execute(TELL, (CHANNEL, untold))
            if released:
                await connection.execute(RELEASE, (released,))
        except Exception:  # of any kind: with the connection its claims are gone
            self._untold = [packed(self.origin, Missed()), *self._untold]
            self._waiting.set()
            await self._disconnect()
            await asyncio.sleep(PAUSE)

    async def _disconnect(self) -> None:
        connection, self._telling = self._telling, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    async def _connected(self) -> AsyncConnection[Any]:
        async with self._connecting:
            if self._telling is None or self._telling.closed:
                self._telling = await self._connect()
            return self._telling

    async def _connect(self) -> AsyncConnection[Any]:
        from ..storage.timeouts import LimitedAsyncConnection, connect_arguments

        async with asyncio.timeout(SILENT):
            return await LimitedAsyncConnection.connect(
                self._address, autocommit=True, **connect_arguments(self._url)
            )

    # Hearing -------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def listening(self, listener: Listener) -> AsyncIterator[None]:
        """Hear the others for as long as this."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._tell_all(), self._beat(listener.gone), self._listen(listener))
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.tell(Bye())
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._tell_waiting()
            await self._disconnect()

    async def _beat(self, gone: Callable[[str], None]) -> None:
        while True:
            self.tell(Alive())
            await asyncio.sleep(BEAT)
            long_ago = time.monotonic() - SILENT
            for origin in [each for each, when in self._known.items() if when < long_ago and self.hears]:
                del self._known[origin]
                gone(origin)

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._hear(connection, listener)
            except Exception as error:  # of any kind: the driver's, the network's
                log.debug("the others are not heard: %s", error)
            self.hears = False
            await asyncio.sleep(PAUSE)

    async def _hear(self, connection: AsyncConnection[Any], listener: Listener) -> None:
        """Until nothing is heard any more, not even oneself."""
        self._heard_self = time.monotonic()
        while time.monotonic() < self._heard_self + SILENT:
            async for notification in connection.notifies(timeout=BEAT):
                said = unpacked(notification.payload)
                if said is None:
                    continue
                origin, news = said
                if origin == self.origin:
                    self._hear_oneself(listener)
                else:
                    self._hear_another(origin, news, listener)

    def _hear_oneself(self, listener: Listener) -> None:
        self._heard_self = time.monotonic()
        if not self.hears:
            self.hears = True
            self._known = dict.fromkeys(self._known, self._heard_self)
            listener.missed()

    def _hear_another(self, origin: str, news: News, listener: Listener) -> None:
        if isinstance(news, Bye):
            if self._known.pop(origin, None) is not None:
                listener.gone(origin)
            return
        if origin not in self._known:
            listener.met(origin)
        self._known[origin] = time.monotonic()
        if isinstance(news, Missed):
            listener.missed()
        elif not isinstance(news, Alive):
            listener.heard(origin, news)


def _key(name: str) -> int:
    """The number by which PostgreSQL knows a claim."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)
