"""Counting finished games: as soon as one is over, and when a server starts those that another left behind.

What is kept decides which games are still to be counted, so a killed process loses none and counts none twice.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from ...rules import Rules
from ..play.decks import Decks
from ..play.ledger import TableGame
from ..refusals import Refusal
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.trouble import Unavailable
from ..web.budget import in_thread
from .results import SeatResult, results_of

LOOK_EVERY = 600.0  # seconds; another process may have ended before it had counted
LONGEST_WAIT = 5.0  # seconds for games that are being counted, before somebody is told without them

log = logging.getLogger(__name__)


class Standing:
    """Counts the games of one server."""

    def __init__(self, store: Store, decks: Decks) -> None:
        self._store, self._decks = store, decks
        self._over, self._idle = asyncio.Event(), asyncio.Event()
        store.on_over = self.over

    def over(self) -> None:
        """A game has ended."""
        self._idle.clear()
        self._over.set()

    async def counted(self) -> None:
        """Wait until all games are counted that ended before, for a while at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                await self._idle.wait()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            self._over.clear()
            with suppress(Unavailable):  # the log says so
                await self._count_all()
            if not self._over.is_set():
                self._idle.set()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._over.wait()

    async def _count_all(self) -> None:
        tried: set[str] = set()
        while found := [each for each in await self._store.uncounted() if each not in tried]:
            for table_id in found:
                tried.add(table_id)
                try:
                    await self._count(table_id)
                except Refusal:  # there is no room for its deck now: the next time
                    pass
                except Exception:  # of one game; the others are counted
                    log.exception("table %s could not be counted", table_id)

    async def _count(self, table_id: str) -> None:
        if (table := await self._store.table(table_id)) is not None:
            await self._store.count(table_id, await self._results(table), table.changed)

    async def _results(self, table: TableData) -> list[SeatResult]:
        await self._decks.make_known(table.rules.get("deck"))
        steps = await self._store.steps(table.id)

        def results() -> list[SeatResult]:
            game = TableGame(Rules.from_json(table.rules), setup=table.setup)
            return results_of(game, steps, table)

        try:
            return await in_thread(results)
        except Exception:  # such as a deck that is not here any more; others are counted all the same
            log.exception("table %s cannot be counted", table.id)
            return []
