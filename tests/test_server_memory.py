"""Tables in memory: of each there is one object, and what they take is bounded, however long somebody plays."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path

import msgspec
import pytest
from finished_games import House, house, person
from fuzz.material import record_of

from reefencounter.server.play.ledger import asked
from reefencounter.server.play.showing import ENTRY_SIZE, Viewer
from reefencounter.server.play.table import Table
from reefencounter.server.play.watchers import Watcher
from reefencounter.server.scene.turn import can_undo
from reefencounter.server.schemas import NewTable, Play, SeatChoice, Undo


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


def test_tables_are_put_away_by_their_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many bytes for all together, however few they are; what is put away can be asked for again."""
    monkeypatch.setattr("reefencounter.server.play.tables.MOST_BYTES", 3 * 200 * ENTRY_SIZE)

    async def run() -> None:
        async with house(tmp_path) as home:
            ids = [(await home.tables.upload(record_of(0, 200), person("Ada"))).id for _ in range(4)]
            for table in ids:
                assert (await home.tables.find(table)).size == 200 * ENTRY_SIZE
            assert [table in home.tables._open for table in ids] == [False, False, True, True]
            assert home.tables._size == 2 * 200 * ENTRY_SIZE
            await home.tables.close()

    asyncio.run(run())


async def play_and_take_back(table: Table, steps: int) -> list[Play]:
    """Play on at a table where Ada acts for all; every fourth step is taken back. What was sent."""
    chance = random.Random(1)
    sent: list[Play] = []
    numbers: list[int] = []
    end = table.number + steps
    while table.number < end:
        game, seat = table.game, asked(table.game.position)[0]
        name = f"m{table.number}"
        if can_undo(game, seat) and table.number % 4 == 0:
            await table.undo(Undo(name, seat, table.number), person("Ada"), numbers.append)
        else:
            sent.append(Play(name, seat, table.number, chance.choice(game.legal(seat))))
            await table.play(sent[-1], person("Ada"), numbers.append)
    return sent


def test_tables_in_use_give_up_their_old_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What all take together is bounded, however long they are played and watched; what was is read again."""
    most = 200 * ENTRY_SIZE
    monkeypatch.setattr("reefencounter.server.play.tables.MOST_BYTES", most)

    async def run() -> None:
        async with house(tmp_path) as home, house(tmp_path) as other:
            wish = NewTable(seats=[SeatChoice(), SeatChoice()])
            tables = []
            for _ in range(3):
                id = (await home.tables.create(wish, person("Ada"))).id
                tables.append(await home.tables.find(id))
                await tables[-1].watch(Watcher(None, person("Ada")), 0)
            sent = {}
            for _ in range(3):
                for table in tables:
                    sent[table] = await play_and_take_back(table, 50)
                    assert home.tables._size <= most + most // 10
            assert sum(table.size for table in tables) == home.tables._size
            assert any(not table.ledger.complete for table in tables)
            for table in tables:
                fresh = await other.tables.find(table.data.id)
                assert (table.number, table.info(None).moves) == (150, fresh.info(None).moves)
                for viewer in (Viewer(None), table.viewer(0, person("Ada"))):
                    assert table.scene(viewer) == fresh.scene(viewer)
                    assert await table.steps(viewer, 0, 150) == await fresh.steps(viewer, 0, 150)
                    assert (await table.load_all()).at(40).moves == (await fresh.load_all()).at(40).moves
            await home.tables.close()

    asyncio.run(run())


def test_what_was_sent_long_ago_is_not_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its step is not in memory any more; the id is kept."""

    async def run() -> None:
        async with house(tmp_path) as home:
            wish = NewTable(seats=[SeatChoice(), SeatChoice()])
            table = await home.tables.find((await home.tables.create(wish, person("Ada"))).id)
            sent = await play_and_take_back(table, 80)
            table.make_room()
            assert (table.ledger.first, len(table._clients)) == (60, 20)
            numbers: list[int] = []
            await table.play(sent[3], person("Ada"), numbers.append)
            fresh = msgspec.structs.replace(sent[5], after=table.number)
            await table.play(fresh, person("Ada"), numbers.append)
            assert numbers == [sent[3].after + 1, sent[5].after + 1]
            assert table.number == 80
            await home.tables.close()

    asyncio.run(run())
