"""Tables in memory: of each there is one object, and what they take is bounded, however long somebody plays."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from finished_games import House, house, person

from reefencounter.server.play.watchers import Watcher
from reefencounter.server.schemas import NewTable, SeatChoice


async def waiting_tables(home: House, number: int) -> list[str]:
    """Tables of Ada at which a seat is free."""
    wish = NewTable(seats=[SeatChoice(), SeatChoice("friend")])
    return [(await home.tables.create(wish, person("Ada"))).id for _ in range(number)]


def test_of_each_table_there_is_one_object(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for a table and awaits the database; it is put away meanwhile, and found by another."""
    monkeypatch.setattr("reefencounter.server.play.tables.MOST_IN_MEMORY", 1)

    async def run() -> None:
        async with house(tmp_path) as home:
            first, *others = await waiting_tables(home, 4)
            held = await home.tables.find(first)
            for table in others:
                await home.tables.find(table)
            assert home.tables.open == 1
            found = await home.tables.find(first)
            await held.sit_down(person("Ben"), "Ben", by="friend")
            assert found.mine(person("Ben"))
            assert found is held
            await home.tables.close()

    asyncio.run(run())


def test_a_table_of_which_nobody_has_hold_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reefencounter.server.play.tables.MOST_IN_MEMORY", 1)

    async def run() -> None:
        async with house(tmp_path) as home:
            ids = await waiting_tables(home, 3)
            for table in ids:
                await home.tables.find(table)
            gc.collect()
            assert [home.tables.known(table) is not None for table in ids] == [False, False, True]
            await home.tables.close()

    asyncio.run(run())


def test_tables_in_use_send_nobody_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are in use: so many that nobody uses stay besides."""
    monkeypatch.setattr("reefencounter.server.play.tables.MOST_IN_MEMORY", 2)

    async def run() -> None:
        async with house(tmp_path) as home:
            ids = await waiting_tables(home, 8)
            for table in ids[:5]:
                await (await home.tables.find(table)).watch(Watcher(None, person("Ada")), 0)
            for table in ids[5:]:
                await home.tables.find(table)
            assert home.tables.open == 5 + 2
            assert [table in home.tables._open for table in ids[5:]] == [False, True, True]
            await home.tables.close()

    asyncio.run(run())
