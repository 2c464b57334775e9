"""Keeping who sits at a table. Of two who want the same seat the database decides who was first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..cluster.news import Changed
from ..play.clocks import Clocks
from ..play.seats import SeatData, replaced
from .clock_store import clock_columns
from .models import SeatOriginRow, SeatRow, TableRow
from .people_store import PeopleStore
from .table_data import TableData
from .transactions import Taken, now


class SeatStore(PeopleStore):
    """The part of the store that is about seats."""

    on_over: Callable[[], None]  # called when a game is over, and kept

    async def change_seat(
        self,
        table: TableData,
        was: SeatData,
        now_is: SeatData,
        clocks: Clocks | None = None,
        decided: dict[str, Any] | None = None,
    ) -> TableData:
        """Change a seat that is as it was; the table waits for as long as one is free, then its clocks are these.

        `decided`: it decides the game, of which this is the summary then; so no step may have come since.

        `Taken`: somebody was faster, also with a step where there are clocks. While it waits, with anything at all:
        names, clocks and whether the game begins depend on every seat.
        """
        if now_is.holder is not None:
            await self.meet(now_is.holder)
        time = now()
        mine = SeatRow.table_id == table.id
        same = [getattr(SeatRow, name).is_not_distinct_from(value) for name, value in was._asdict().items()]
        free = select(SeatRow.number).where(
            mine, SeatRow.holder.is_(None), SeatRow.bot.is_(None), SeatRow.invites.is_not(None)
        )
        async with self._write() as connection:
            # The table first: of two who change seats of it at the same time, the second sees what the first did.
            same_table = [TableRow.changed == table.changed] if table.waiting else []
            changed = update(TableRow).where(TableRow.id == table.id, *same_table).values(changed=time)
            if (await connection.execute(changed)).rowcount != 1:
                raise Taken(f"table {table.id}")
            done = await connection.execute(update(SeatRow).where(mine, *same).values(**now_is._asdict()))
            if done.rowcount != 1:
                raise Taken(f"seat {was.number}")
            waiting = table.waiting and (await connection.execute(free.limit(1))).first() is not None
            row = {"waiting": waiting, **(clock_columns(clocks) if clocks and not waiting else {})}
            same_step = [TableRow.number == table.number] if (clocks or decided) and not waiting else []
            if decided is not None:
                row |= {"decided": True, "summary": decided}
            if clocks and table.clocks is not None:
                same_step.append(TableRow.clocks["paused"].as_boolean().is_not(not table.paused))
            done = await connection.execute(
                update(TableRow).where(TableRow.id == table.id, *same_step).values(**row)
            )
            if done.rowcount != 1:
                raise Taken(f"step {table.number}")
            await self._notify(connection, Changed(table.id))
        seats = replaced(table.seats, now_is)
        table = table._replace(seats=seats, waiting=waiting, changed=time)
        if decided is not None:
            table = table._replace(decided=True, summary=decided)
            self.on_over()
        return table if clocks is None or waiting else table._replace(clocks=clocks, deadline=clocks.deadline)

    async def keep_origins(self, table_id: str, number: int, origins: Iterable[str]) -> None:
        """Keep from where the holder of a seat plays, until the game is counted; what is there already stays."""
        for origin in origins:
            row = {"table_id": table_id, "number": number, "origin": origin}
            with suppress(IntegrityError):
                async with self._write() as connection:
                    await connection.execute(insert(SeatOriginRow).values(row))

    async def keep_unasked(self, table_id: str, seat: SeatData) -> None:
        """Keep about which cards the holder of a seat is not asked. `Taken`: it has another by now."""
        mine = [SeatRow.table_id == table_id, SeatRow.number == seat.number, SeatRow.holder == seat.holder]
        async with self._write() as connection:
            done = await connection.execute(update(SeatRow).where(*mine).values(unasked=seat.unasked))
            if done.rowcount != 1:
                raise Taken(f"seat {seat.number}")
            await self._notify(connection, Changed(table_id))
