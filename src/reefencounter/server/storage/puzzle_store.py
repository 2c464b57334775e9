"""Keeping the puzzles that people have begun and answered, and those that they made of their own games.

The first answer to a puzzle stays. Of one's own the newest stay.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .models import PuzzleRow
from .people_store import PeopleStore
from .transactions import now

Outcome = Literal["better", "best", "less", "shown"]  #: shown: given up
FOUND = ("better", "best")
MOST_OWN = 60  # puzzles that one person has made
MOST_BYTES = 1 << 20  # that one may unfold to


class PuzzleData(NamedTuple):
    """A puzzle of somebody, as it is kept."""

    puzzle: str
    played: list[str]
    outcome: Outcome | None  # none: only begun
    score: int | None
    loss: float | None


class Answers(NamedTuple):
    """How many people have answered a puzzle, and how many of them found the best turn."""

    all: int
    found: int


PUZZLE = [getattr(PuzzleRow, name) for name in PuzzleData._fields]


class PuzzleStore(PeopleStore):
    """The part of the store that is about puzzles."""

    async def puzzles_of(self, owner: str) -> dict[str, PuzzleData]:
        """All that somebody has begun or answered, by puzzle."""
        async with self._read() as connection:
            rows = await connection.execute(select(*PUZZLE).where(PuzzleRow.owner == owner))
            return {row.puzzle: PuzzleData(*row) for row in rows}

    async def puzzle_of(self, owner: str, puzzle: str) -> PuzzleData | None:
        """What somebody has begun or answered."""
        async with self._read() as connection:
            one = select(*PUZZLE).where(PuzzleRow.owner == owner, PuzzleRow.puzzle == puzzle)
            row = (await connection.execute(one)).first()
        return None if row is None else PuzzleData(*row)

    async def keep_begun(self, owner: str, puzzle: str, played: Sequence[str]) -> None:
        """Keep a turn as far as it was played, unless the puzzle is answered."""
        await self._keep_puzzle(owner, puzzle, played=list(played))

    async def keep_answer(
        self, owner: str, puzzle: str, played: Sequence[str], outcome: Outcome, score: int | None, loss: float
    ) -> PuzzleData:
        """Keep an answer, unless there is one; the one that counts."""
        await self._keep_puzzle(owner, puzzle, played=list(played), outcome=outcome, score=score, loss=loss)
        kept = await self.puzzle_of(owner, puzzle)
        assert kept is not None, "it was kept just now"
        return kept

    async def keep_own(self, owner: str, puzzle: str, whole: Mapping[str, Any]) -> None:
        """Keep a puzzle that somebody made, unless they have it; the oldest goes where there are too many."""
        block = zlib.compress(msgspec.json.encode(whole), 9)
        await self.meet(owner)
        row = {"owner": owner, "puzzle": puzzle, "played": [], "time": now(), "own": block}
        with suppress(IntegrityError):  # they have it
            async with self._write() as connection:
                await connection.execute(insert(PuzzleRow).values(row))
        mine = select(PuzzleRow.puzzle).where(PuzzleRow.owner == owner, PuzzleRow.own.is_not(None))
        async with self._write() as connection:
            newest = await connection.execute(mine.order_by(PuzzleRow.time.desc(), PuzzleRow.puzzle))
            old = list(newest.scalars())[MOST_OWN:]
            await connection.execute(
                delete(PuzzleRow).where(PuzzleRow.owner == owner, PuzzleRow.puzzle.in_(old))
            )

    async def own_puzzle(self, owner: str, puzzle: str) -> dict[str, Any] | None:
        """A puzzle that somebody made."""
        one = select(PuzzleRow.own).where(PuzzleRow.owner == owner, PuzzleRow.puzzle == puzzle)
        async with self._read() as connection:
            block = (await connection.execute(one)).scalar()
        return None if block is None else _unfolded(block)

    async def own_puzzles(self, owner: str) -> list[dict[str, Any]]:
        """All puzzles that somebody made, the newest first."""
        mine = select(PuzzleRow.own).where(PuzzleRow.owner == owner, PuzzleRow.own.is_not(None))
        async with self._read() as connection:
            rows = await connection.execute(mine.order_by(PuzzleRow.time.desc(), PuzzleRow.puzzle))
            return [_unfolded(block) for block in rows.scalars() if block is not None]

    async def _keep_puzzle(self, owner: str, puzzle: str, **values: Any) -> None:
        await self.meet(owner)
        values["time"] = now()
        with suppress(IntegrityError):  # there is a row already
            async with self._write() as connection:
                await connection.execute(insert(PuzzleRow).values(owner=owner, puzzle=puzzle, **values))
                return
        begun = (PuzzleRow.owner == owner, PuzzleRow.puzzle == puzzle, PuzzleRow.outcome.is_(None))
        async with self._write() as connection:
            await connection.execute(update(PuzzleRow).where(*begun).values(**values))

    async def answers(self) -> dict[str, Answers]:
        """The answers of all people, by puzzle."""
        count = (
            select(PuzzleRow.puzzle, PuzzleRow.outcome, func.count())
            .where(PuzzleRow.outcome.is_not(None))
            .group_by(PuzzleRow.puzzle, PuzzleRow.outcome)
        )
        found: dict[str, Answers] = {}
        async with self._read() as connection:
            for puzzle, outcome, number in await connection.execute(count):
                before = found.get(puzzle, Answers(0, 0))
                found[puzzle] = Answers(before.all + number, before.found + number * (outcome in FOUND))
        return found

    async def _hand_over_puzzles(self, connection: AsyncConnection, owner: str, other: str) -> None:
        """What somebody has begun or answered becomes another's; of two answers the other's stays."""
        had = select(PuzzleRow.puzzle).where(PuzzleRow.owner == owner, PuzzleRow.outcome.is_not(None))
        begun = (PuzzleRow.owner == other, PuzzleRow.outcome.is_(None))
        await connection.execute(delete(PuzzleRow).where(*begun, PuzzleRow.puzzle.in_(had)))
        has = select(PuzzleRow.puzzle).where(PuzzleRow.owner == other)
        await connection.execute(delete(PuzzleRow).where(PuzzleRow.owner == owner, PuzzleRow.puzzle.in_(has)))
        await connection.execute(update(PuzzleRow).where(PuzzleRow.owner == owner).values(owner=other))


def _unfolded(block: bytes) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(zlib.decompressobj().decompress(block, MOST_BYTES))
    return told
