"""Telling by mail whose turn it is in games of days: in one digest, not often, never at night.

What is kept decides: somebody is marked as told before the mail goes out, and only where nobody else has done so
meanwhile. So nobody gets a digest twice, whatever ends in between; one that was about to be sent may be lost then.
Of several processes one looks at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

from ...messages.words import reading
from ..storage.mail_store import AddressData, TurnData
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import now
from ..storage.trouble import Unavailable
from .letters import Waiting, digest, zone_of
from .mailer import Mailer

LOOK_EVERY = 60.0  # seconds
EVERY = timedelta(hours=8)  # a digest for one person, at most
SETTLED = timedelta(minutes=30)  # after the last step: whoever plays at the moment is not told
REMIND = timedelta(hours=24)  # before a deadline, of which one was told long ago
MORNING, NIGHT = 8, 21  # o'clock, for the reader
PAGE = 100  # people who are looked at together

log = logging.getLogger(__name__)


class Digests:
    """The digests of all who want them, by one server."""

    def __init__(self, store: Store, mailer: Mailer) -> None:
        self._store, self._mailer = store, mailer

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            with suppress(Unavailable):  # the log says so
                if await self._store.peers.claim("digests"):
                    try:
                        await self.tell_all(now())
                    finally:
                        self._store.peers.release("digests")
            await asyncio.sleep(LOOK_EVERY)

    async def tell_all(self, time: datetime) -> None:
        """Send a digest to everybody for whom there is news at this time."""
        last = ""
        while people := await self._store.people_to_tell(time - EVERY, last, PAGE):
            last = people[-1]
            turns = [turn for turn in await self._store.turns_to_tell(people) if _may_act(turn)]
            all_news = [
                (to, theirs)
                for to, theirs in ((to, list(each)) for to, each in groupby(turns, lambda turn: turn.to))
                if awake(time, to.zone) and any(is_news(turn, time) for turn in theirs)
            ]
            if all_news:
                await self._tell_news(all_news, time)

    async def _tell_news(self, all_news: list[tuple[AddressData, list[TurnData]]], time: datetime) -> None:
        """Send the digests of some people; what they tell is read for all together."""
        settings = await self._store.settings_of([to.person for to, _ in all_news])
        ids = {turn.table_id for _, turns in all_news for turn in turns}
        tables = {table.id: table for table in await self._store.tables_with([*ids])}
        for to, turns in all_news:
            try:
                await self._tell(to, turns, tables, settings.get(to.person, {}), time)
            except Unavailable:
                raise
            except Exception:  # of one person; the others are told
                log.exception("a digest could not be written")

    async def _tell(
        self,
        to: AddressData,
        turns: list[TurnData],
        tables: Mapping[str, TableData],
        settings: Mapping[str, Any],
        time: datetime,
    ) -> None:
        waiting: dict[str, Waiting] = {}
        with reading(settings.get("language") or to.language):
            for turn in turns:
                table = tables.get(turn.table_id)
                if table is not None:
                    others = [seat.called for seat in table.seats if seat.holder != to.person]
                    waiting[table.id] = Waiting(table.id, others, turn.deadline)
            if waiting and await self._store.mark_told(to, time):
                site = self._mailer.settings.site
                self._mailer.post(digest(to.address, [*waiting.values()], to.zone, site, to.off))


def _may_act(turn: TurnData) -> bool:
    """In a window of the Second Kind no clock runs: nobody is told who is asked (S7.5)."""
    return turn.seat in turn.clocks.running


def is_news(turn: TurnData, time: datetime) -> bool:
    """Whether somebody was not told of this turn yet, or long ago, and it ends soon."""
    if time < turn.changed + SETTLED:
        return False
    soon = turn.deadline - REMIND
    since = max(turn.changed, soon) if soon <= time else turn.changed
    return turn.to.told is None or turn.to.told < since


def awake(time: datetime, zone: str | None) -> bool:
    """Whether it is day where somebody is; where that is not known, by the time of Greenwich."""
    return MORNING <= time.astimezone(zone_of(zone)).hour < NIGHT
