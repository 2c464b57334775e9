"""A table as it is kept, with its seats; and how it is read from its row."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from ..play.clocks import Clocks
from ..play.seats import Seats
from ..play.windows import MoreTime
from ..schemas import ClockChoice
from ..schemas.values import Lost, TableKind
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
    decided: bool  # over before its end, since at most one person was left in it
    seats: Seats

    @property
    def paused(self) -> bool:
        """Whether all agreed on a pause."""
        return self.clocks is not None and self.clocks.paused

    @property
    def lost_in_the_end(self) -> list[Lost | None]:
        """Why seats count as lost when the game is over: at its end also where a bot still plays for the holder."""
        return [
            seat.lost or ("left" if seat.stood_in_for and not self.decided else None) for seat in self.seats
        ]


TABLE = [getattr(TableRow, name) for name in TableData._fields if name != "seats"]


def table_of(row: Any, seats: Seats) -> TableData:
    """The table that stands in a row with the columns TABLE."""
    table = TableData._make((*row, seats))
    return table._replace(
        clock=row.clock and msgspec.convert(row.clock, ClockChoice),
        clocks=row.clocks and Clocks.from_json(row.clocks),
        more_time=row.more_time and MoreTime.from_json(row.more_time),
    )
