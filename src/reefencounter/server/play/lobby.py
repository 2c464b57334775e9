"""The open tables: those at which anyone may sit down. Read from the database when something changed, then kept.

A table with a live clock is listed only while its maker is connected to it: whoever sits down there plays at once.
Who is here is asked of the tables each time.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from ..refusals import Refusal
from ..schemas import OpenSeat, OpenTable, RulesChoice
from ..schemas.values import Here
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import now
from .seats import may_act

if TYPE_CHECKING:
    from .table import Table

MOST = 50  # tables that are listed
OPEN_FOR = timedelta(hours=24)  # without any change
FRESH = 60.0  # seconds until it is read again at the latest


class Lobby:
    """What is open now."""

    def __init__(
        self,
        store: Store,
        known: Callable[[str], Table | None],
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        """`known`: a table that is in memory; `find` brings it there."""
        self._store, self._known, self._find = store, known, find
        self._tables: list[TableData] = []
        self._blocks: frozenset[tuple[str, str]] = frozenset()  # with those who made them
        self._read = -FRESH
        self._met: list[Table] = []  # to hear of those who are connected to them through other processes

    def changed(self) -> None:
        """A table was opened or closed, somebody sat down, or has blocked another."""
        self._read = -FRESH

    async def listed(self, person: str | None) -> list[OpenTable]:
        """The open tables, newest first, as somebody sees them: none of those whom they block, or who block them."""
        if time.monotonic() >= self._read + FRESH:
            self._read = time.monotonic()  # a change from here on is read the next time
            try:
                tables = await self._store.waiting(now() - OPEN_FOR, MOST)
                blocks = await self._store.blocks_of(data.owner for data in tables)
            except BaseException:
                self.changed()  # whoever asks next tries again
                raise
            self._tables, self._blocks = tables, blocks
            await self._meet()
        return [
            _line(data, person, self._here(data))
            for data in self._tables
            if not self._apart(data.owner, person) and self._can_begin(data)
        ]

    async def _meet(self) -> None:
        """Bring the tables into memory whose makers may be connected through another process."""
        self._met = []
        for data in self._tables if self._store.peers.others else ():
            with suppress(Refusal):
                self._met.append(await self._find(data.id))

    def _can_begin(self, data: TableData) -> bool:
        """Whether whoever sits down meets somebody: in games of days they need not."""
        if data.clock is None or data.clock.kind != "live":
            return True
        table = self._known(data.id)
        return table is not None and table.maker_here

    def _here(self, data: TableData) -> list[Here | None]:
        """Who of those who sit there is here."""
        table = self._known(data.id)
        if table is None or len(table.here) != len(data.seats):
            return ["offline" if seat.holder else None for seat in data.seats]
        return table.here

    def _apart(self, maker: str, person: str | None) -> bool:
        """Whether one of two has blocked the other."""
        return person is not None and not self._blocks.isdisjoint({(maker, person), (person, maker)})


def _line(data: TableData, person: str | None, here: list[Here | None]) -> OpenTable:
    maker = next((seat.called for seat in data.seats if seat.holder == data.owner), "")
    return OpenTable(
        id=data.id,
        title=data.title,
        by=maker,
        rules=RulesChoice(**data.rules),
        seats=[
            OpenSeat(seat.kind, "" if seat.free else seat.called, near if seat.holder else None)
            for seat, near in zip(data.seats, here, strict=True)
        ],
        mine=bool(may_act(data.seats, data.kind, person)),
        created=data.created.isoformat(),
        clock=data.clock,
        rated=data.rated,
    )
