"""Keeping the steps of games, and now and then a mark, from which a table is quickly loaded.

A step and the summary of its table are stored in one transaction. A step whose number is taken already is refused by
the database itself, so that two servers on one database never keep two different steps of one number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import ARRAY, Integer, String, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ...notation.forms import dump, load
from ...view import Known
from ..play.clocks import Clocks
from ..play.ledger import Entry, Mark, StoredAction
from .appends import Appends
from .clock_store import clock_columns
from .models import OpeningRow, SnapshotRow, StepRow, TableRow
from .opening import unpacked


class Later(NamedTuple):
    """What a table has more than somebody knew of it: at least one step."""

    changed: datetime
    clocks: Clocks | None
    steps: list[StoredAction]


STEP = [getattr(StepRow, name) for name in StoredAction._fields]
_tables, _numbers = bindparam("tables", type_=ARRAY(String)), bindparam("numbers", type_=ARRAY(Integer))
_known = func.unnest(_tables, _numbers).table_valued("id", "number", name="known").render_derived()
LATER = (
    select(TableRow.id, TableRow.changed, TableRow.clocks, *STEP)
    .join(StepRow, StepRow.table_id == TableRow.id)
    .join(_known, (StepRow.table_id == _known.c.id) & (StepRow.number > _known.c.number))
    .order_by(TableRow.id, StepRow.number)
)


class StepStore(Appends):
    """The part of the store that is about steps."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.on_over: Callable[[], None] = lambda: None  # called when a game is over, and kept

    async def append(
        self, table_id: str, kept: StoredAction, summary: dict[str, Any], clocks: Clocks | None = None
    ) -> datetime:
        """Keep a step, and the clocks after it. When this returns, it is on the disk."""
        step = {**kept._asdict(), "deal": list(kept.deal), "table_id": table_id}
        kept_at = await self._append(step, {"summary": summary, **clock_columns(clocks)})
        if summary.get("phase") == "over":
            self.on_over()
        return kept_at

    async def steps(self, table_id: str, after: int = 0) -> list[StoredAction]:
        """The steps of a table, in order."""
        found = select(*STEP).where(StepRow.table_id == table_id, StepRow.number > after)
        begun = select(OpeningRow.moves).where(OpeningRow.table_id == table_id, OpeningRow.number > after)
        async with self._read() as connection:
            block = (await connection.execute(begun)).scalar()
            rows = (await connection.execute(found.order_by(StepRow.number))).all()
        opening = [] if block is None else (await asyncio.to_thread(unpacked, block))[after:]
        return opening + [_step(row) for row in rows]

    async def later_steps(self, known: Mapping[str, int]) -> dict[str, Later]:
        """Of several tables at once, the steps after those that are known of each; on PostgreSQL."""
        asked = {"tables": [*known], "numbers": [*known.values()]}
        async with self._read() as connection:
            rows = (await connection.execute(LATER, asked)).all()
        found: dict[str, Later] = {}
        for table_id, changed, clocks, *step in rows:
            if table_id not in found:
                found[table_id] = Later(changed, clocks and Clocks.from_json(clocks), [])
            found[table_id].steps.append(_step(step))
        return found

    async def clients(self, table_id: str, after: int = 0) -> dict[str, int]:
        """The ids under which pages sent steps, with the steps' numbers."""
        found = select(StepRow.client, StepRow.number).where(StepRow.number > after)
        found = found.where(StepRow.table_id == table_id, StepRow.client.is_not(None))
        async with self._read() as connection:
            return {str(client): number for client, number in await connection.execute(found)}

    async def kept_as(self, table_id: str, client: str) -> int | None:
        """Return the number of the step that a page sent under an id; None: there is none."""
        found = select(StepRow.number).where(StepRow.table_id == table_id, StepRow.client == client)
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    # Marks ---------------------------------------------------------------------------------------------

    async def keep_mark(self, table_id: str, mark: Mark) -> None:
        """Keep a snapshot; one that is there already is as good."""
        row = {
            "table_id": table_id,
            "number": mark.number,
            "moves": mark.moves,
            "state": dump(mark.position),
            "hands": list(mark.known.hand),
            "fish": list(mark.known.fish),
        }
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(SnapshotRow).values(row))

    async def mark(self, table_id: str) -> Mark | None:
        """The newest snapshot of a table that this version can read."""
        found = select(
            SnapshotRow.number, SnapshotRow.moves, SnapshotRow.state, SnapshotRow.hands, SnapshotRow.fish
        ).where(SnapshotRow.table_id == table_id)
        async with self._read() as connection:
            row = (await connection.execute(found.order_by(SnapshotRow.number.desc()).limit(1))).first()
        if row is None:
            return None
        try:
            return Mark(row.number, row.moves, load(row.state), Known(tuple(row.hands), tuple(row.fish)))
        except ValueError:
            return None  # all steps are there: replay them


def stored_action(entry: Entry, client: str | None = None) -> StoredAction:
    """A step to be kept."""
    move = entry.move
    return StoredAction(entry.number, move.player, move.action, move.deal, entry.undo, client)


def _step(row: Sequence[Any]) -> StoredAction:
    step = StoredAction._make(row)
    return step._replace(deal=tuple(step.deal))
