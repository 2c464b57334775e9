"""Keeping and finding: the only place that speaks with the database.

What is kept of each subject stands in a store of its own; here is what concerns all of them: whether the database can
be used, what becomes another's, and what goes with somebody who leaves.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from ..cluster.news import HandedOver, SessionEnded
from .analysis_store import AnalysisStore
from .appends import TOO_LONG
from .chat_store import ChatStore
from .clock_store import ClockStore
from .deck_store import DeckStore
from .friend_store import FriendStore
from .host_store import HostStore
from .mail_store import MailStore
from .merge_store import MergeStore
from .models import (
    Base,
    ChatRow,
    DeckRow,
    HostLogRow,
    MergeRow,
    Person,
    ProgramRow,
    ReportRow,
    SeatRow,
    SolvedRow,
    TableRow,
)
from .models import Session as SessionRow
from .puzzle_store import PuzzleStore
from .rating_store import RatingStore
from .report_store import ReportStore
from .seat_store import SeatStore
from .step_store import StepStore
from .table_store import TableStore
from .transactions import LONGEST_WAIT, now
from .trouble import Unavailable

A_TRIAL = 20_000  # bytes, to see whether there is room again


class Store(
    StepStore,
    TableStore,
    SeatStore,
    ChatStore,
    ReportStore,
    FriendStore,
    ClockStore,
    DeckStore,
    PuzzleStore,
    AnalysisStore,
    RatingStore,
    MailStore,
    MergeStore,
    HostStore,
):
    """All that a server keeps."""

    async def check(self) -> None:
        """Raise `Unavailable` if a step waits for long, if nothing can be read, or if the last attempt to write failed
        and so does one now.
        """
        if self.longest_wait > TOO_LONG:
            raise Unavailable("database.silent")
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

    async def hand_over(self, owner: str, other: str, session: str | None = None, games: int = 0) -> None:
        """All that somebody keeps becomes another's, who is known; equal things become one.

        The first is no more; for a week this can be undone in the browser that has this session.
        """
        if owner == other:
            return
        has = select(DeckRow.id).where(DeckRow.owner == other)
        solved = select(SolvedRow.task).where(SolvedRow.owner == other)
        told = aliased(ReportRow)
        held = select(SeatRow.table_id).where(SeatRow.holder == owner)
        theirs = select(TableRow.id).where(or_(TableRow.owner == owner, TableRow.id.in_(held)))
        async with self._write() as connection:
            # In one order, so that nobody waits for one who waits for them: another may be passing a table on to them.
            await connection.execute(theirs.order_by(TableRow.id).with_for_update(key_share=True))
            await self._keep_for_undo(connection, owner, other, session, games)
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
            await connection.execute(update(MergeRow).where(MergeRow.person == owner).values(person=other))
            await connection.execute(delete(SessionRow).where(SessionRow.person == owner))
            await connection.execute(delete(Person).where(Person.id == owner))
            await self._notify(connection, HandedOver(owner, other))

    async def forget(self, person: str) -> None:
        """Somebody is no more, and nothing that is theirs alone. Tables at which others play are kept for these."""
        for table_id in await self.tables_of(person):
            await self.pass_on(table_id, person)
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
            done = update(HostLogRow).where(HostLogRow.about == person)
            await connection.execute(done.values(name="", reason=""))  # that it was done stays
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
