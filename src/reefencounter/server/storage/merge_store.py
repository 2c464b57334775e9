"""Keeping what guests had who became somebody else, so that it can be undone for a week.

Of everything of theirs that becomes another's a row says where it is (`moved`); of what the other had already, or what
was between the two, a copy is kept (`copies`). What has become of it meanwhile stays: it goes back as it is then.
Recovery words that a guest had made lead to whoever has their games now, for as long as that person is here.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Table, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from ..accounts.programs import PREFIX
from ..cluster.news import Changed, SessionEnded
from .models import AddressRow, Base, MergeRow, PasskeyRow, Person, SeatRow, Session, TableRow
from .people_store import PeopleStore
from .rating_store import rate_player_again
from .transactions import now

UNDO = timedelta(days=7)  # that it can be undone
NOT_MOVED = {"sessions", "mail_links"}  # these end
RESULTS, REPORTS = Base.metadata.tables["results"], Base.metadata.tables["reports"]
ABOUT_PEOPLE: list[Column[Any]] = [
    *(
        column
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if any(key.column is Person.__table__.c.id for key in column.foreign_keys)
        and table.name not in NOT_MOVED
    ),
    *(RESULTS.c.person, REPORTS.c.author, REPORTS.c.reporter),
]
OF_TABLES = {"tables": "id", "seats": "table_id", "chat_lines": "table_id"}


class MergeData(NamedTuple):
    """A guest who became somebody in a browser, as it is kept; `along`: with all that was theirs."""

    id: str
    guest: str
    name: str
    person: str
    session: str | None
    made: datetime
    along: bool
    games: int

    @property
    def until(self) -> datetime:
        """When it is too late to go back."""
        return self.made + UNDO


MERGE = [getattr(MergeRow, name) for name in MergeData._fields]


class MergeStore(PeopleStore):
    """The part of the store that is about guests who became somebody else."""

    async def merged_in(self, session: str) -> MergeData | None:
        """Who somebody was in this browser before, as long as they can go back."""
        return await self._merge(MergeRow.session == session)

    async def merge_with(self, begins: str) -> list[MergeData]:
        """Those that can be undone and whose id, or the id of the guest or of the person, begins so; newest first."""
        found = or_(*(column.startswith(begins) for column in (MergeRow.id, MergeRow.guest, MergeRow.person)))
        async with self._read() as connection:
            rows = await connection.execute(_undoable(found).order_by(MergeRow.made.desc(), MergeRow.id))
            return [MergeData(*row) for row in rows]

    async def _merge(self, condition: Any) -> MergeData | None:
        async with self._read() as connection:
            found = _undoable(condition).order_by(MergeRow.made.desc()).limit(1)
            row = (await connection.execute(found)).first()
        return None if row is None else MergeData(*row)

    async def led_by(self, words: str) -> tuple[str, str] | None:
        """Whose the words of a guest are now who became somebody else: the merge, and the person."""
        found = select(MergeRow.id, MergeRow.person).where(MergeRow.recovery == words)
        async with self._read() as connection:
            row = (await connection.execute(found)).first()
        return None if row is None else (row.id, row.person)

    async def lead_back(self, merge: str, session: str) -> None:
        """From now on this browser can go back: whoever sits there knew the words of the guest."""
        async with self._write() as connection:
            await connection.execute(update(MergeRow).where(MergeRow.id == merge).values(session=session))

    async def end_old_words(self, person: str) -> None:
        """Somebody has new recovery words: those of guests who became them, and cannot go back, are good no longer."""
        mine = [MergeRow.person == person, MergeRow.made <= now() - UNDO]
        async with self._write() as connection:
            await connection.execute(update(MergeRow).where(*mine).values(recovery=None))

    async def play_together(self, person: str, other: str) -> bool:
        """Whether two people hold seats in the same game, which is not over: nobody sees both hands by a merge."""
        mine, theirs = aliased(SeatRow), aliased(SeatRow)
        found = select(mine.table_id).join(theirs, theirs.table_id == mine.table_id)
        found = found.join(TableRow, TableRow.id == mine.table_id)
        found = found.where(mine.holder == person, theirs.holder == other, TableRow.kind == "game")
        found = found.where(TableRow.summary["phase"].as_string() != "over")
        async with self._read() as connection:
            return (await connection.execute(found.limit(1))).first() is not None

    async def gone_guests(self, idle: datetime, away: datetime, limit: int) -> list[str]:
        """Guests who were not seen since `idle` and have nothing, or not since `away` and have no way back.

        Nobody whom the host knows: who is banned comes again as somebody else, and is not forgotten.
        """
        seen = select(func.max(Session.seen)).where(Session.person == Person.id).scalar_subquery()
        last = func.coalesce(seen, Person.created)
        waits = select(MergeRow.id).where(
            MergeRow.guest == Person.id, MergeRow.made > now() - UNDO, MergeRow.along.is_(False)
        )
        led = select(MergeRow.id).where(MergeRow.person == Person.id)
        guest = [Person.created < idle, last < idle, Person.words_made.is_(None), Person.leaves.is_(None)]
        guest += [Person.banned.is_(None), Person.muted_until.is_(None), Person.administrator.is_(False)]
        guest += [Person.id.not_like(f"{PREFIX}%"), ~waits.exists(), ~led.exists()]
        for way in (PasskeyRow, AddressRow):
            guest.append(~select(way.person).where(way.person == Person.id).exists())
        nothing = and_(*(~select(column).where(column == Person.id).exists() for column in ABOUT_PEOPLE))
        found = select(Person.id).where(*guest, or_(last < away, nothing)).limit(limit)
        async with self._read() as connection:
            return list((await connection.execute(found)).scalars())

    # Becoming somebody -----------------------------------------------------------------------------------

    async def leave_behind(self, guest: str, person: str, session: str, games: int) -> None:
        """A guest is somebody else in this browser now, and what was theirs stays where it is."""
        async with self._write() as connection:
            name = (await connection.execute(select(Person.name).where(Person.id == guest))).scalar()
            if name is not None:
                await _insert(connection, guest, person, name, session=session, along=False, games=games)

    async def _keep_for_undo(
        self, connection: AsyncConnection, guest: str, person: str, session: str | None, games: int
    ) -> None:
        """Keep what a guest has, who is about to become somebody else."""
        row = (
            (await connection.execute(select(Person.__table__).where(Person.id == guest))).mappings().first()
        )
        if row is None:
            return
        moved: list[Any] = []
        copies: list[Any] = []
        for column in ABOUT_PEOPLE:
            for found in (await connection.execute(select(column.table).where(column == guest))).mappings():
                if await _would_be_twice(connection, column, found, person):
                    copies.append([column.table.name, msgspec.to_builtins(dict(found))])
                else:
                    key = {each.name: found[each.name] for each in column.table.primary_key}
                    key.pop(column.name, None)
                    moved.append([column.table.name, column.name, key])
        kept = {"person": msgspec.to_builtins(dict(row)), "moved": moved, "copies": copies}
        more = {"along": True, "games": games, "recovery": row["recovery"], "kept": kept, "session": session}
        await _insert(connection, guest, person, row["name"], **more)

    async def go_back(self, merge: str, session: str | None = None) -> list[str]:
        """Undo it: the guest is there again, with what was theirs; the tables that this is about.

        The browser in which it happened is not that of the other person any longer. `session`: another one that is the
        guest's now; without it, the browser in which it happened is.
        """
        async with self._write() as connection:
            taken = delete(MergeRow).where(MergeRow.id == merge, MergeRow.made > now() - UNDO)
            row = (await connection.execute(taken.returning(MergeRow))).mappings().first()
            if row is None:
                return []
            tables = await _put_back(connection, row) if row["along"] else set()
            before = Session.id == row["session"]
            if session is None:
                await connection.execute(update(Session).where(before).values(person=row["guest"]))
            else:
                await connection.execute(delete(Session).where(before))
                time = now()
                begun = {"id": session, "person": row["guest"], "created": time, "seen": time, "device": ""}
                await connection.execute(insert(Session).values(begun))
            if row["session"] is not None:
                await self._notify(connection, SessionEnded(row["session"]))
            await self._notify(connection, *map(Changed, sorted(tables)))
        return sorted(tables)

    async def forget_old_merges(self) -> None:
        """What cannot be undone any longer is not kept, but for words that lead somewhere."""
        old = MergeRow.made <= now() - UNDO
        async with self._write() as connection:
            await connection.execute(delete(MergeRow).where(old, MergeRow.recovery.is_(None)))
            await connection.execute(
                update(MergeRow).where(old, MergeRow.along).values(kept=None, session=None, name="")
            )


def _undoable(condition: Any) -> Any:
    return select(*MERGE).where(condition, MergeRow.made > now() - UNDO)


async def _insert(connection: AsyncConnection, guest: str, person: str, name: str, **more: Any) -> None:
    row = {"id": secrets.token_hex(8), "guest": guest, "person": person, "name": name, "made": now()}
    await connection.execute(insert(MergeRow).values(row | more))


async def _would_be_twice(connection: AsyncConnection, column: Column[Any], row: Any, person: str) -> bool:
    """Whether the other has the same already, or a row is about both, and so cannot become the other's."""
    table: Table = column.table
    about = [each.name for each in ABOUT_PEOPLE if each.table is table and each is not column]
    if any(row[name] == person for name in about):
        return True
    if not column.primary_key:
        return False
    key = [each == (person if each is column else row[each.name]) for each in table.primary_key]
    return (await connection.execute(select(column).where(*key))).first() is not None


async def _put_back(connection: AsyncConnection, merge: Any) -> set[str]:
    """What was the guest's is theirs again, if it still is the other's; the tables that this is about."""
    kept, guest, person = merge["kept"], merge["guest"], merge["person"]
    await connection.execute(insert(Person).values(_read(Person.__table__, kept["person"])))
    tables: set[str] = set()
    for name, column, key in kept["moved"]:
        table = Base.metadata.tables[name]
        where = [table.c[part] == value for part, value in key.items()]
        change = update(table).where(and_(table.c[column] == person, *where)).values({column: guest})
        with suppress(IntegrityError):
            async with connection.begin_nested():
                if (await connection.execute(change)).rowcount and name in OF_TABLES:
                    tables.add(key[OF_TABLES[name]])
    for name, row in kept["copies"]:
        table = Base.metadata.tables[name]
        with suppress(IntegrityError):  # what it is about is gone
            async with connection.begin_nested():
                await connection.execute(insert(table).values(_read(table, row)))
    for player in (guest, person):
        await connection.run_sync(rate_player_again, player)
    return tables


def _read(table: Any, row: dict[str, Any]) -> dict[str, Any]:
    """A row as it was, from JSON."""
    found: dict[str, Any] = {}
    for name, value in row.items():
        kind = table.c[name].type.python_type
        plain = kind not in (datetime, bytes) or value is None
        found[name] = value if plain else msgspec.convert(value, kind, strict=False)
    return found
