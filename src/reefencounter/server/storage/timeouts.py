"""Time limits on PostgreSQL: on connecting, on each statement, and on silence.

PostgreSQL itself breaks off what takes too long. A connection on which nothing comes back at all, as after its host has
vanished, is closed here, and whoever used it gets an `OperationalError` as for any other connection that is lost.
"""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any

import psycopg
from psycopg.pq.abc import PGconn
from sqlalchemy import URL

CONNECT = 5  # seconds, in whole ones, as libpq wants it
STATEMENT = 5.0  # then PostgreSQL breaks it off
SILENT = 7.0  # then the connection is closed: longer than a statement may take
IDLE = 10.0  # in a transaction whose client is gone: it holds locks for no longer
LOCK = 1.0  # that the steps of many tables wait for the lock of one


class _Waits:
    """What both kinds of connection do."""

    pgconn: PGconn

    def _limited(self, answer: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Wait for an answer; raise `OperationalError` and close the connection after a long silence."""
        until = monotonic() + SILENT
        try:
            wanted = next(answer)
            while True:
                ready = yield wanted
                if ready:
                    until = monotonic() + SILENT
                elif monotonic() > until:
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"no answer within {SILENT:g} seconds")
                wanted = answer.send(ready)
        except StopIteration as answered:
            return answered.value


class LimitedConnection(_Waits, psycopg.Connection[Any]):
    """A connection that waits for no answer for ever."""

    def wait(self, gen: Any, *more: Any, **named: Any) -> Any:
        """Consume a generator of psycopg, within the limit."""
        return super().wait(self._limited(gen), *more, **named)


class LimitedAsyncConnection(_Waits, psycopg.AsyncConnection[Any]):
    """The same for asyncio."""

    async def wait(self, gen: Any, *more: Any, **named: Any) -> Any:
        """Consume a generator of psycopg, within the limit."""
        return await super().wait(self._limited(gen), *more, **named)


def connect_arguments(url: URL, *, lock: float | None = None) -> dict[str, Any]:
    """Return what libpq is told about time; options of the address count more. `lock`: the seconds to wait for one."""
    limits = {
        "statement_timeout": STATEMENT,
        "idle_in_transaction_session_timeout": IDLE,
        "lock_timeout": lock,
    }
    options = [f"-c {name}={round(1000 * limit)}" for name, limit in limits.items() if limit is not None]
    return {
        "connect_timeout": CONNECT,
        "tcp_user_timeout": round(1000 * SILENT),
        "options": " ".join([*options, *_given(url)]),
    }


def _given(url: URL) -> list[str]:
    given = url.query.get("options", ())
    return [given] if isinstance(given, str) else [*given]
