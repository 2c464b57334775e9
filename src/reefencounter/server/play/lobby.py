"""The open tables: those at which anyone may sit down. Read from the database when something changed, then kept."""

from __future__ import annotations

import time
from datetime import timedelta

from ..schemas import OpenSeat, OpenTable, RulesChoice
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import now
from .seats import may_act

MOST = 50  # tables that are listed
OPEN_FOR = timedelta(hours=24)  # without any change
FRESH = 60.0  # seconds until it is read again at the latest


class Lobby:
    """What is open now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: list[TableData] = []
        self._blocks: frozenset[tuple[str, str]] = frozenset()  # with those who made them
        self._read = -FRESH

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
        return [_line(data, person) for data in self._tables if not self._apart(data.owner, person)]

    def _apart(self, maker: str, person: str | None) -> bool:
        """Whether one of two has blocked the other."""
        return person is not None and not self._blocks.isdisjoint({(maker, person), (person, maker)})


def _line(data: TableData, person: str | None) -> OpenTable:
    maker = next((seat.called for seat in data.seats if seat.holder == data.owner), "")
    return OpenTable(
        id=data.id,
        title=data.title,
        by=maker,
        rules=RulesChoice(**data.rules),
        seats=[OpenSeat(seat.kind, "" if seat.free else seat.called) for seat in data.seats],
        mine=bool(may_act(data.seats, data.kind, person)),
        created=data.created.isoformat(),
        clock=data.clock,
        rated=data.rated,
    )
