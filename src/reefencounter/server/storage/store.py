"""Keeping and finding: the only place that speaks with the database.

A step and the summary of its table are stored in one transaction. A step whose number is taken already is refused by
the database itself, so that two servers on one database never keep two different steps of one number.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ARRAY,
    Integer,
    Select,
    String,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.orm import aliased

from ...notation.forms import dump, load
from ...view import Known
from ..cluster.news import Changed, HandedOver, SessionEnded
from ..play.clocks import Clocks
from ..play.ledger import Entry, Mark, StoredAction
from ..play.seats import SeatData, Seats, replaced
from ..play.windows import MoreTime
from ..schemas import ClockChoice
from ..schemas.values import Invites, TableKind
from .analysis_store import AnalysisStore
from .appends import Appends
from .chat_store import ChatStore
from .clock_store import ClockStore, clock_columns
from .deck_store import DeckStore
from .friend_store import FriendStore
from .mail_store import MailStore
from .models import (
    AnalysisRow,
    Base,
    ChatRow,
    DeckRow,
    OpeningRow,
    Person,
    ProgramRow,
    ReportRow,
    SeatOfferRow,
    SeatRow,
    SnapshotRow,
    SolvedRow,
    StepRow,
    TableRow,
)
from .models import Session as SessionRow
from .opening import packed, unpacked
from .puzzle_store import PuzzleStore
from .rating_store import RatingStore
from .transactions import LONGEST_WAIT, Taken, now

A_TABLE = 2000  # bytes that it takes, about
A_TRIAL = 20_000  # bytes, to see whether there is room again


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


class Later(NamedTuple):
    """What a table has more than somebody knew of it: at least one step."""

    changed: datetime
    clocks: Clocks | None
    steps: list[StoredAction]


TABLE = [getattr(TableRow, name) for name in TableData._fields if name != "seats"]
SEAT = [getattr(SeatRow, name) for name in SeatData._fields]
STEP = [getattr(StepRow, name) for name in StoredAction._fields]
_tables, _numbers = bindparam("tables", type_=ARRAY(String)), bindparam("numbers", type_=ARRAY(Integer))
_known = func.unnest(_tables, _numbers).table_valued("id", "number", name="known").render_derived()
LATER = (
    select(TableRow.id, TableRow.changed, TableRow.clocks, *STEP)
    .join(StepRow, StepRow.table_id == TableRow.id)
    .join(_known, (StepRow.table_id == _known.c.id) & (StepRow.number > _known.c.number))
    .order_by(TableRow.id, StepRow.number)
)


class Store(
    Appends,
    ChatStore,
    FriendStore,
    ClockStore,
    DeckStore,
    PuzzleStore,
    AnalysisStore,
    RatingStore,
    MailStore,
):
    """All that a server keeps: tables here, steps in `appends`, the rest in stores of their own."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.on_over: Callable[[], None] = lambda: None  # called when a game is over, and kept

    async def check(self) -> None:
        """Raise `Unavailable` if nothing can be read, or if the last attempt to write failed and so does one now."""
        try:
            async with asyncio.timeout(LONGEST_WAIT), self._read() as connection:
                await connection.execute(select(Person.id).limit(1))
        except TimeoutError as error:
            raise self._told(error) from None
        if self._failed:
            trial = {"id": "check", "owner": "check", "deck": {"room": "x" * A_TRIAL}, "created": now()}
            async with self._write() as connection:
                await connection.execute(
                    insert(Person).values(id="check", created=now(), name="", settings={})
                )
                await connection.execute(insert(DeckRow).values(trial))
                await connection.execute(delete(DeckRow).where(DeckRow.owner == "check"))
                await connection.execute(delete(Person).where(Person.id == "check"))

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
            for seat in table.seats:
                await connection.execute(insert(SeatRow).values(table_id=table.id, **seat._asdict()))
            if opening:
                begun = {"table_id": table.id, "number": len(opening), "moves": block}
                await connection.execute(insert(OpeningRow).values(begun))
            if table.waiting or rematch_of is not None:
                await self._notify(connection, Changed(rematch_of or table.id))

    async def change_table(self, table_id: str, change: dict[str, Any]) -> None:
        """Other values for a table, such as its title."""
        async with self._write() as connection:
            if change:
                await connection.execute(update(TableRow).where(TableRow.id == table_id).values(**change))
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

    async def delete(self, table_id: str) -> None:
        """All of a table. Tables that were branched off from it have their own steps."""
        async with self._write() as connection:
            for model in (ChatRow, StepRow, SnapshotRow, OpeningRow, SeatRow, AnalysisRow, SeatOfferRow):
                await connection.execute(delete(model).where(model.table_id == table_id))
            await connection.execute(
                update(TableRow).where(TableRow.rematch == table_id).values(rematch=None)
            )
            await connection.execute(delete(TableRow).where(TableRow.id == table_id))
            await self._notify(connection, Changed(table_id))

    async def abandoned(self, before: datetime, limit: int = 100) -> list[str]:
        """Games that are not over and in which nobody has done anything since then."""
        found = select(TableRow.id).where(TableRow.changed < before, TableRow.kind != "record")
        found = found.where(TableRow.summary["phase"].as_string() != "over")
        async with self._read() as connection:
            return list((await connection.execute(found.limit(limit))).scalars())

    async def usage(self, owner: str) -> tuple[int, int]:
        """How many tables somebody has, and how many bytes they take, about."""
        found = select(func.count(), func.coalesce(func.sum(TableRow.size), 0)).where(TableRow.owner == owner)
        async with self._read() as connection:
            tables, size = (await connection.execute(found)).one()
        return int(tables), int(size)

    async def hand_over(self, owner: str, other: str) -> None:
        """All that somebody keeps becomes another's, who is known; equal things become one.

        The first is no more.
        """
        if owner == other:
            return
        has = select(DeckRow.id).where(DeckRow.owner == other)
        solved = select(SolvedRow.task).where(SolvedRow.owner == other)
        told = aliased(ReportRow)
        async with self._write() as connection:
            await connection.execute(update(TableRow).where(TableRow.owner == owner).values(owner=other))
            await connection.execute(update(SeatRow).where(SeatRow.holder == owner).values(holder=other))
            await connection.execute(update(ChatRow).where(ChatRow.person == owner).values(person=other))
            await connection.execute(update(ReportRow).where(ReportRow.author == owner).values(author=other))
            twice = exists().where(
                told.reporter == other, told.table_id == ReportRow.table_id, told.line == ReportRow.line
            )
            await connection.execute(delete(ReportRow).where(ReportRow.reporter == owner, twice))
            await connection.execute(
                update(ReportRow).where(ReportRow.reporter == owner).values(reporter=other)
            )
            await connection.execute(delete(DeckRow).where(DeckRow.owner == owner, DeckRow.id.in_(has)))
            await connection.execute(update(DeckRow).where(DeckRow.owner == owner).values(owner=other))
            await connection.execute(
                delete(SolvedRow).where(SolvedRow.owner == owner, SolvedRow.task.in_(solved))
            )
            await connection.execute(update(SolvedRow).where(SolvedRow.owner == owner).values(owner=other))
            await self._hand_over_puzzles(connection, owner, other)
            await self._hand_over_results(connection, owner, other)
            await self._hand_over_address(connection, owner, other)
            await self._hand_over_friends(connection, owner, other)
            await connection.execute(update(ProgramRow).where(ProgramRow.owner == owner).values(owner=other))
            await connection.execute(delete(SessionRow).where(SessionRow.person == owner))
            await connection.execute(delete(Person).where(Person.id == owner))
            await self._notify(connection, HandedOver(owner, other))

    async def tables_of(self, person: str) -> list[str]:
        """The ids of all tables that somebody made, or where they hold a seat."""
        held = select(SeatRow.table_id).where(SeatRow.holder == person)
        found = select(TableRow.id).where(or_(TableRow.owner == person, TableRow.id.in_(held)))
        async with self._read() as connection:
            return list((await connection.execute(found.order_by(TableRow.created, TableRow.id))).scalars())

    async def give(self, table_id: str, owner: str) -> None:
        """A table is another's now."""
        async with self._write() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == table_id).values(owner=owner))
            await self._notify(connection, Changed(table_id))

    async def forget(self, person: str) -> None:
        """Somebody is no more, and nothing that is theirs alone. Tables at which others play are kept for these."""
        for table_id in await self.tables_of(person):
            others = select(SeatRow.holder).where(
                SeatRow.table_id == table_id, SeatRow.holder.is_not(None), SeatRow.holder != person
            )
            async with self._read() as connection:
                heir = (await connection.execute(others.order_by(SeatRow.number).limit(1))).scalar()
                owner = (
                    await connection.execute(select(TableRow.owner).where(TableRow.id == table_id))
                ).scalar()
            if owner == person and heir is None:
                await self.delete(table_id)
            elif owner == person:
                await self.give(table_id, str(heir))
        for deck in [str(deck["id"]) for deck in await self.decks(person)]:
            if not await self.remove_deck(deck, person):  # a table of others is played with it
                user = select(TableRow.owner).where(TableRow.rules["deck"].as_string() == deck).limit(1)
                mine = [DeckRow.id == deck, DeckRow.owner == person]
                async with self._write() as connection:
                    await connection.execute(
                        update(DeckRow).where(*mine).values(owner=user.scalar_subquery())
                    )
        async with self._write() as connection:
            sessions = select(SessionRow.id).where(SessionRow.person == person)
            ended = (await connection.execute(sessions)).scalars().all()
            await self._notify(connection, *map(SessionEnded, ended))
            held = update(SeatRow).where(SeatRow.holder == person)
            await connection.execute(held.values(holder=None, name="", invites=None))
            await self._forget_results(connection, person)
            await self._forget_friends(connection, person)
            await connection.execute(
                delete(ReportRow).where(or_(ReportRow.author == person, ReportRow.reporter == person))
            )
            for table in reversed(Base.metadata.sorted_tables):
                for column in table.columns if table.name not in ("tables", "seats") else ():
                    if any(key.column is Person.__table__.c.id for key in column.foreign_keys):
                        await connection.execute(delete(table).where(column == person))
            await connection.execute(delete(Person).where(Person.id == person))

    async def keep_solved(self, owner: str, task: str) -> None:
        """Keep that a task was solved; once is enough."""
        await self.meet(owner)
        with suppress(IntegrityError):
            async with self._write() as connection:
                await connection.execute(insert(SolvedRow).values(owner=owner, task=task, time=now()))

    async def solved_tasks(self, owner: str) -> list[str]:
        """The tasks that somebody has solved, in that order."""
        found = select(SolvedRow.task).where(SolvedRow.owner == owner)
        async with self._read() as connection:
            return list((await connection.execute(found.order_by(SolvedRow.time, SolvedRow.task))).scalars())

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

    async def played_with_others(self, person: str, limit: int) -> list[TableData]:
        """The unfinished games in which somebody and others hold seats, longest unchanged first."""
        mine = select(SeatRow.table_id).where(SeatRow.holder == person)
        theirs = select(SeatRow.table_id).where(SeatRow.holder != person, SeatRow.table_id.in_(mine))
        found = select(*TABLE).where(TableRow.kind == "game", TableRow.waiting.is_(False))
        found = found.where(TableRow.summary["phase"].as_string() != "over", TableRow.id.in_(theirs))
        return await self._found(found.order_by(TableRow.changed, TableRow.id).limit(limit))

    async def _found(self, tables: Select[Any]) -> list[TableData]:
        """Tables with their seats."""
        async with self._read() as connection:
            rows = (await connection.execute(tables)).all()
            found = select(SeatRow.table_id, *SEAT).where(SeatRow.table_id.in_([row.id for row in rows]))
            seats: dict[str, list[SeatData]] = {row.id: [] for row in rows}
            for table_id, *seat in await connection.execute(found.order_by(SeatRow.number)):
                seats[table_id].append(SeatData(*seat))
        return [_table(row, tuple(seats[row.id])) for row in rows]

    async def waiting(self, since: datetime, limit: int) -> list[TableData]:
        """Tables at which anyone may sit down, newest first; none of whoever is banned."""
        free = select(SeatRow.table_id).where(
            SeatRow.invites == "anyone", SeatRow.holder.is_(None), SeatRow.bot.is_(None)
        )
        banned = select(Person.id).where(Person.banned.is_not(None))
        found = select(*TABLE).where(TableRow.waiting, TableRow.changed > since, TableRow.id.in_(free))
        found = found.where(TableRow.owner.not_in(banned))
        return await self._found(found.order_by(TableRow.created.desc(), TableRow.id).limit(limit))

    async def invited(self, invitation: str) -> str | None:
        """The table to which a code invites."""
        found = select(TableRow.id).where(TableRow.invitation == invitation)
        async with self._read() as connection:
            return (await connection.execute(found)).scalar()

    async def change_seat(
        self, table: TableData, was: SeatData, now_is: SeatData, clocks: Clocks | None = None
    ) -> TableData:
        """Change a seat that is as it was; the table waits for as long as one is free, then its clocks are these.

        `Taken`: somebody was faster, also with a step where there are clocks.
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
            changed = update(TableRow).where(TableRow.id == table.id).values(changed=time)
            await connection.execute(changed)
            done = await connection.execute(update(SeatRow).where(mine, *same).values(**now_is._asdict()))
            if done.rowcount != 1:
                raise Taken(f"seat {was.number}")
            waiting = table.waiting and (await connection.execute(free.limit(1))).first() is not None
            row = {"waiting": waiting, **(clock_columns(clocks) if clocks and not waiting else {})}
            same_step = [TableRow.number == table.number] if clocks and not waiting else []
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
        return table if clocks is None or waiting else table._replace(clocks=clocks, deadline=clocks.deadline)

    async def keep_unasked(self, table_id: str, seat: SeatData) -> None:
        """Keep about which cards the holder of a seat is not asked. `Taken`: it has another by now."""
        mine = [SeatRow.table_id == table_id, SeatRow.number == seat.number, SeatRow.holder == seat.holder]
        async with self._write() as connection:
            done = await connection.execute(update(SeatRow).where(*mine).values(unasked=seat.unasked))
            if done.rowcount != 1:
                raise Taken(f"seat {seat.number}")
            await self._notify(connection, Changed(table_id))

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

    async def clients(self, table_id: str) -> dict[str, int]:
        """The ids under which pages sent steps, with the steps' numbers."""
        found = select(StepRow.client, StepRow.number)
        found = found.where(StepRow.table_id == table_id, StepRow.client.is_not(None))
        async with self._read() as connection:
            return {str(client): number for client, number in await connection.execute(found)}

    async def append(
        self, table_id: str, kept: StoredAction, summary: dict[str, Any], clocks: Clocks | None = None
    ) -> datetime:
        """Keep a step, and the clocks after it. When this returns, it is on the disk."""
        step = {**kept._asdict(), "deal": list(kept.deal), "table_id": table_id}
        kept_at = await self._append(step, {"summary": summary, **clock_columns(clocks)})
        if summary.get("phase") == "over":
            self.on_over()
        return kept_at

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


def _table(row: Any, seats: Seats) -> TableData:
    table = TableData._make((*row, seats))
    return table._replace(
        clock=row.clock and msgspec.convert(row.clock, ClockChoice),
        clocks=row.clocks and Clocks.from_json(row.clocks),
        more_time=row.more_time and MoreTime.from_json(row.more_time),
    )
