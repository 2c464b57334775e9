"""Keeping tables: made, changed, found, listed, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Select, case, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..cluster.news import Changed
from ..play.ledger import StoredAction
from ..play.seats import SeatData
from ..schemas.values import Invites
from .clock_store import clock_columns
from .fair_share import has_played, in_fair_order
from .models import (
    UNFINISHED,
    AnalysisRow,
    ChatRow,
    OpeningRow,
    Person,
    ProgramRow,
    SeatOfferRow,
    SeatOriginRow,
    SeatRow,
    SnapshotRow,
    StepRow,
    TableRow,
)
from .opening import packed
from .people_store import PeopleStore
from .table_data import TABLE, TableData, table_of
from .transactions import Taken, now

A_TABLE = 2000  # bytes that it takes, about
SEAT = [getattr(SeatRow, name) for name in SeatData._fields]


class TableStore(PeopleStore):
    """The part of the store that is about tables."""

    # Making and changing -------------------------------------------------------------------------------

    async def create(
        self, table: TableData, opening: Sequence[StoredAction] = (), rematch_of: str | None = None
    ) -> None:
        """A new table, with the steps that it begins with where that is in the middle of a game.

        `Taken`: the game of which it is a rematch has one already.
        """
        await self.meet(table.owner)
        block = packed(opening) if opening else b""
        async with self._write() as connection:
            if rematch_of is not None:
                first = update(TableRow).where(TableRow.id == rematch_of, TableRow.rematch.is_(None))
                if (await connection.execute(first.values(rematch=table.id))).rowcount != 1:
                    raise Taken(f"the rematch of {rematch_of}")
            row = {name: value for name, value in table._asdict().items() if name != "seats"}
            row |= {"clock": table.clock and msgspec.to_builtins(table.clock)} | clock_columns(table.clocks)
            row["more_time"] = None  # nobody has been asked yet
            await connection.execute(insert(TableRow).values(**row, size=A_TABLE + len(block)))
            seats = [{"table_id": table.id, **seat._asdict()} for seat in table.seats]
            await connection.execute(insert(SeatRow), seats)
            if opening:
                begun = {"table_id": table.id, "number": len(opening), "moves": block}
                await connection.execute(insert(OpeningRow).values(begun))
            if table.waiting or rematch_of is not None:
                await self._notify(connection, Changed(rematch_of or table.id))

    async def change_table(self, table_id: str, change: dict[str, Any]) -> None:
        """Other values for a table, such as its title. `Taken`: it is gone."""
        async with self._write() as connection:
            if change:
                changed = update(TableRow).where(TableRow.id == table_id)
                if (await connection.execute(changed.values(**change))).rowcount != 1:
                    raise Taken(table_id)
                await self._notify(connection, Changed(table_id))

    async def change_waiting(self, table_id: str, change: dict[str, Any], invites: Invites | None) -> None:
        """The same before the game begins, and who may sit down at its free seats. `Taken`: it has begun."""
        waits = update(TableRow).where(TableRow.id == table_id, TableRow.waiting)
        free = update(SeatRow).where(
            SeatRow.table_id == table_id, SeatRow.holder.is_(None), SeatRow.invites.is_not(None)
        )
        async with self._write() as connection:
            if (await connection.execute(waits.values(changed=now(), **change))).rowcount != 1:
                raise Taken("the game has begun")
            if invites is not None:
                await connection.execute(free.values(invites=invites))
            await self._notify(connection, Changed(table_id))

    async def pass_on(self, table_id: str, owner: str) -> str | None:
        """Whoever made a table leaves: it is now of the first other who holds a seat. Whose it is; None: it is gone."""
        mine = TableRow.id == table_id
        others = select(SeatRow.holder).where(SeatRow.table_id == table_id, SeatRow.holder != owner)
        async with self._write() as connection:
            await self._alone_with(connection, table_id)
            made_by = (await connection.execute(select(TableRow.owner).where(mine))).scalar()
            if made_by != owner:
                return made_by
            heir = (await connection.execute(others.order_by(SeatRow.number).limit(1))).scalar()
            if heir is None:
                await self._delete_all(connection, table_id)
            else:
                await connection.execute(update(TableRow).where(mine).values(owner=heir))
            await self._notify(connection, Changed(table_id))
        return heir

    async def delete(self, table_id: str) -> None:
        """All of a table. Tables that were branched off from it have their own steps."""
        await self._delete(table_id, shared=True)

    async def delete_own(self, table_id: str) -> None:
        """The same, unless others play there: `Taken`, one may have sat down this moment."""
        await self._delete(table_id, shared=False)

    async def _delete(self, table_id: str, *, shared: bool) -> None:
        mine = TableRow.id == table_id
        async with self._write() as connection:
            await self._alone_with(connection, table_id)
            others = select(SeatRow.number).join(TableRow, TableRow.id == SeatRow.table_id)
            others = others.where(mine, TableRow.waiting.is_(False), SeatRow.holder != TableRow.owner)
            programs = select(ProgramRow.id).where(ProgramRow.owner == TableRow.owner)  # of whoever made it
            others = others.where(SeatRow.holder.not_in(programs))
            if not shared and (await connection.execute(others.limit(1))).first() is not None:
                raise Taken(f"others play at {table_id}")
            await self._delete_all(connection, table_id)
            await self._notify(connection, Changed(table_id))

    async def _alone_with(self, connection: AsyncConnection, table_id: str) -> None:
        """Nobody else changes a table until this transaction ends.

        The table first, as whoever changes a seat does: neither waits for what the other has, and of the two the second
        sees what the first did.
        """
        mine = update(TableRow).where(TableRow.id == table_id)
        await connection.execute(mine.values(changed=TableRow.changed))

    async def _delete_all(self, connection: AsyncConnection, table_id: str) -> None:
        parts = ChatRow, StepRow, SnapshotRow, OpeningRow, SeatRow, AnalysisRow, SeatOfferRow, SeatOriginRow
        for model in parts:
            await connection.execute(delete(model).where(model.table_id == table_id))
        await connection.execute(update(TableRow).where(TableRow.rematch == table_id).values(rematch=None))
        await connection.execute(delete(TableRow).where(TableRow.id == table_id))

    # Finding -------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> TableData | None:
        """A table by its id."""
        found = await self._found(select(*TABLE).where(TableRow.id == table_id))
        return found[0] if found else None

    async def tables_with(self, ids: Sequence[str]) -> list[TableData]:
        """Tables by their ids; those that are gone are left out."""
        return await self._found(select(*TABLE).where(TableRow.id.in_(ids)))

    async def tables(self, person: str, offset: int, limit: int) -> list[TableData]:
        """The tables that somebody made, or where they hold a seat, newest change first."""
        held = select(SeatRow.table_id).where(SeatRow.holder == person)
        found = select(*TABLE).where(or_(TableRow.owner == person, TableRow.id.in_(held)))
        return await self._found(
            found.order_by(TableRow.changed.desc(), TableRow.id).offset(offset).limit(limit)
        )

    async def tables_of(self, person: str) -> list[str]:
        """The ids of all tables that somebody made, or where they hold a seat."""
        held = select(SeatRow.table_id).where(SeatRow.holder == person)
        found = select(TableRow.id).where(or_(TableRow.owner == person, TableRow.id.in_(held)))
        async with self._read() as connection:
            return list((await connection.execute(found.order_by(TableRow.created, TableRow.id))).scalars())

    async def played_with_others(self, person: str, limit: int) -> list[TableData]:
        """The unfinished games in which somebody and others hold seats, longest unchanged first."""
        mine = select(SeatRow.table_id).where(SeatRow.holder == person)
        theirs = select(SeatRow.table_id).where(SeatRow.holder != person, SeatRow.table_id.in_(mine))
        found = select(*TABLE).where(TableRow.kind == "game", TableRow.waiting.is_(False))
        found = found.where(TableRow.summary["phase"].as_string() != "over", TableRow.id.in_(theirs))
        return await self._found(found.order_by(TableRow.changed, TableRow.id).limit(limit))

    async def rooms(self, person: str, since: datetime, limit: int = 20) -> list[TableData]:
        """The tables at which somebody sits and that wait for players, newest first."""
        held = select(SeatRow.table_id).where(SeatRow.holder == person)
        found = select(*TABLE).where(TableRow.waiting, TableRow.changed > since, TableRow.id.in_(held))
        return await self._found(found.order_by(TableRow.created.desc(), TableRow.id).limit(limit))

    async def rated_games(self, person: str) -> list[TableData]:
        """The rated games that somebody plays now."""
        mine = select(SeatRow.table_id).where(SeatRow.holder == person, SeatRow.lost.is_(None))
        found = select(*TABLE).where(TableRow.rated, TableRow.waiting.is_(False), TableRow.id.in_(mine))
        return await self._found(found.where(TableRow.summary["phase"].as_string() != "over"))

    async def waiting(self, since: datetime, limit: int) -> list[TableData]:
        """Tables at which anyone may sit down, newest first; none of whoever is banned, and nobody's bury others'."""
        free = select(SeatRow.table_id).where(
            SeatRow.invites == "anyone", SeatRow.holder.is_(None), SeatRow.bot.is_(None)
        )
        opened = select(
            TableRow.id,
            TableRow.created.label("time"),
            TableRow.owner.label("sender"),
            case((has_played(TableRow.owner), 1), else_=0).label("crowd"),
        )
        opened = opened.join(Person, Person.id == TableRow.owner).where(Person.banned.is_(None))
        opened = opened.where(TableRow.waiting, TableRow.changed > since, TableRow.id.in_(free))
        each = in_fair_order(opened)
        found = select(*TABLE).join(each, each.c.id == TableRow.id).where(each.c.place <= limit)
        return await self._found(found.order_by(TableRow.created.desc(), TableRow.id))

    async def invited(self, invitation: str) -> str | None:
        """The table to which a code invites."""
        found = select(TableRow.id).where(TableRow.invitation == invitation)
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    async def abandoned(self, before: datetime, limit: int = 100) -> list[str]:
        """Games that are not over and in which nobody has done anything since then."""
        unfinished = text(UNFINISHED[self._engine.dialect.name])
        found = select(TableRow.id).where(TableRow.changed < before, TableRow.kind != "record", unfinished)
        async with self._read() as connection:
            return list((await connection.execute(found.limit(limit))).scalars())

    async def usage(self, owner: str) -> tuple[int, int]:
        """How many tables somebody has, and how many bytes they take, about."""
        found = select(func.count(), func.coalesce(func.sum(TableRow.size), 0)).where(TableRow.owner == owner)
        async with self._read() as connection:
            tables, size = (await connection.execute(found)).one()
        return int(tables), int(size)

    async def _found(self, tables: Select[Any]) -> list[TableData]:
        """Tables with their seats: never one whose seats were changed, or deleted, after it was read."""
        async with self._read_at_once() as connection:
            rows = (await connection.execute(tables)).all()
            found = select(SeatRow.table_id, *SEAT).where(SeatRow.table_id.in_([row.id for row in rows]))
            seats: dict[str, list[SeatData]] = {row.id: [] for row in rows}
            for table_id, *seat in await connection.execute(found.order_by(SeatRow.number)):
                seats[table_id].append(SeatData(*seat))
        return [table_of(row, tuple(seats[row.id])) for row in rows]
