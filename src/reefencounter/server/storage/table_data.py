"""A table as it is kept, with its seats; and how it is read from its row."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from ..play.clocks import Clocks
from ..play.seats import Seats
from ..play.windows import MoreTime
from ..schemas import ClockChoice
from ..schemas.values import TableKind
from .models import TableRow


class TableData(NamedTuple):
    """A table as it is kept."""

    id: str
    kind: TableKind
    title: str
    owner: str
    parent: str | None
    rules: dict[str, Any]
    setup: dict[str, Any]
    memory_aid: bool
    created: datetime
    changed: datetime
    number: int
    summary: dict[str, Any]
    waiting: bool
    invitation: str | None
    chat: bool
    rematch: str | None
    clock: ClockChoice | None
    clocks: Clocks | None
    deadline: datetime | None
    rated: bool
    counted: bool
    window: int | None
    more_time: MoreTime | None
    seats: Seats

    @property
    def paused(self) -> bool:
        """Whether all agreed on a pause."""
        return self.clocks is not None and self.clocks.paused


TABLE = [getattr(TableRow, name) for name in TableData._fields if name != "seats"]


def table_of(row: Any, seats: Seats) -> TableData:
    """The table that stands in a row with the columns TABLE."""
    table = TableData._make((*row, seats))
    return table._replace(
        clock=row.clock and msgspec.convert(row.clock, ClockChoice),
        clocks=row.clocks and Clocks.from_json(row.clocks),
        more_time=row.more_time and MoreTime.from_json(row.more_time),
    )
