"""What the database keeps: migrations, marks, both kinds of database, and ways to be wrong about it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from finished_games import house, person, seat
from fuzz.material import record_of
from postgres import Postgres
from serving import PATIENCE, Browser, served, set_up
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.ext.asyncio import AsyncEngine

from reefencounter import Game
from reefencounter.cli import main
from reefencounter.server.accounts.people import People
from reefencounter.server.cluster.following import Following
from reefencounter.server.cluster.news import Changed
from reefencounter.server.jobs.bot_pools import BotPools
from reefencounter.server.play.decks import Decks
from reefencounter.server.play.ledger import Ledger, StoredAction
from reefencounter.server.play.showing import VIEW_SIZE, Viewer
from reefencounter.server.play.tables import Tables
from reefencounter.server.play.watchers import Watcher
from reefencounter.server.refusals import Refusal
from reefencounter.server.scene.turn import steps_of_turn
from reefencounter.server.schemas import ClockChoice, NewTable, Play, SeatChoice
from reefencounter.server.settings import Settings
from reefencounter.server.storage.database import migrate, open_engine
from reefencounter.server.storage.migrations import HEAD
from reefencounter.server.storage.models import Base, BeatRow
from reefencounter.server.storage.rating_store import rate_all_again
from reefencounter.server.storage.step_store import stored_action
from reefencounter.server.storage.store import Store
from reefencounter.server.storage.transactions import Taken, now


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_migrations_lead_to_the_models(tmp_path: Path) -> None:
    async def run() -> list[object]:
        engine = open_engine(Settings(data=tmp_path / "new" / "folder").database_url)
        await migrate(engine)
        await migrate(engine)  # a second time there is nothing to do
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(run()) == []
    folder = Path(__file__).parent.parent / "src" / "reefencounter" / "server" / "storage" / "migrations"
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


def test_what_is_looked_up_all_the_time_is_found_by_an_index(tmp_path: Path) -> None:
    async def run() -> dict[str, list[str]]:
        async with house(tmp_path) as home:
            engine, store = home.store._engine, home.store
            said: list[tuple[str, Any]] = []
            event.listen(engine.sync_engine, "before_cursor_execute", lambda *given: said.append(given[2:4]))
            await store.banned()
            await store.abandoned(now())
            await store.next_deadline()
            await store.due(now())
            await store.live_clocks()
            asked = [each for each in said if each[0].startswith("SELECT")]
            async with engine.connect() as connection:
                plans = [await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", v) for sql, v in asked]
                return {
                    sql: [row.detail for row in plan] for (sql, _), plan in zip(asked, plans, strict=True)
                }

    plans = asyncio.run(run())
    assert len(plans) == 6
    assert {sql: plan for sql, plan in plans.items() if any("SCAN" in part for part in plan)} == {}


def test_the_database_waits_for_the_disk(tmp_path: Path) -> None:
    async def run() -> tuple[object, ...]:
        engine = open_engine(Settings(data=tmp_path).database_url)
        async with engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() for pragma in pragmas]
        await engine.dispose()
        return tuple(found)

    assert asyncio.run(run()) == ("wal", 2, 1)


def test_a_database_from_the_future(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite3.connect(tmp_path / "reef.db")
    database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.commit()
    assert main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]) == 2
    assert "newer version" in capsys.readouterr().err


def random_history(seed: int, steps: int) -> Ledger:
    """A table's history by chance, undone actions included."""
    chance = random.Random(seed)
    game = Game(players=chance.choice((2, 3, 4)), seed=seed)
    ledger = Ledger(game.rules, game.record()["setup"])
    for _ in range(steps):
        if ledger.game.over:
            break
        player = ledger.game.player
        if ledger.game.can_undo(player) and chance.random() < 0.2:
            ledger.accept(*ledger.try_undo())
        else:
            ledger.accept(*ledger.try_action(chance.choice(ledger.game.legal()), player, None))
    return ledger


@pytest.mark.parametrize("seed", range(5))
def test_replaying_gives_the_same(seed: int) -> None:
    """From the set-up and from any mark, every position and all knowledge come out as they were."""
    ledger = random_history(seed, 300)
    rules, setup = ledger.game.rules, ledger.game.record()["setup"]
    stored = [stored_action(entry) for entry in ledger.entries]
    again = Ledger(rules, setup)
    again.read(stored)
    assert again.entries == ledger.entries
    assert again.game.record() == ledger.game.record()
    for number in range(0, ledger.number + 1, 7):
        past = ledger.at(number)
        fresh = Ledger(rules, setup)
        fresh.read(stored[:number])
        assert (past.position, past.known, past.moves) == (
            fresh.game.position,
            fresh.game.known,
            fresh.game.moves,
        )
        mark = fresh.mark()
        if mark is not None:
            short = Ledger(rules, setup, mark)
            short.read(stored[number:])
            assert short.entries == ledger.entries[number:]
            assert (short.number, short.moves) == (ledger.number, ledger.moves)


@pytest.mark.parametrize("seed", range(3))
def test_a_ledger_that_is_cut_goes_on_as_before(seed: int) -> None:
    """Every moment that is left is as it was, what counts can be taken back, and the whole one stays whole."""
    for length in (60, 150, 300):
        ledger = random_history(seed, length)
        for all_moves in (False, True):
            cut = ledger.cut(20, all_moves=all_moves)
            assert (cut.first, cut.number, cut.moves) == (ledger.number - 20, ledger.number, ledger.moves)
            assert cut.entries == ledger.entries[-20:]
            for number in range(cut.first, cut.number + 1):
                short, whole = cut.at(number), ledger.at(number)
                assert (short.position, short.known) == (whole.position, whole.known)
                assert short.moves == whole.moves[len(whole.moves) - len(short.moves) :]
                assert steps_of_turn(short) == steps_of_turn(whole)[-len(short.moves) or None :]
            assert (cut.game.moves == ledger.game.moves) == (all_moves or ledger.game.moves == cut.game.moves)
            while all_moves and cut.moves:
                assert cut.game.undo() == ledger.game.undo()
            ledger = random_history(seed, length)
        assert ledger.complete
        assert ledger.cut(length, all_moves=False) is ledger


def test_a_missing_step_is_noticed() -> None:
    ledger = random_history(1, 10)
    stored = [stored_action(entry) for entry in ledger.entries]
    fresh = Ledger(ledger.game.rules, ledger.game.record()["setup"])
    with pytest.raises(ValueError, match="step 3 is missing"):
        fresh.read(stored[:2] + stored[3:])


def test_one_number_is_kept_once(tmp_path: Path) -> None:
    """Two servers on one database: whoever comes second is judged as if the other's step had come before."""

    async def run() -> list[StoredAction]:
        settings = Settings(data=tmp_path)
        engines = [open_engine(settings.database_url) for _ in range(2)]
        await migrate(engines[0])
        stores = [Store(engine) for engine in engines]
        servers = [Tables(store, BotPools(1), Decks(store, ()), 30.0) for store in stores]
        info = await servers[0].create(NewTable(seats=[SeatChoice(), SeatChoice()]), "me")
        tables = [await server.find(info.id) for server in servers]
        numbers: list[int] = []
        action = tables[0].game.legal(0)[0]
        await tables[0].play(Play("a", 0, 0, action), "me", numbers.append)
        second = tables[1].game.legal(1)[0]
        await tables[1].play(
            Play("b", 1, 0, second), "me", numbers.append
        )  # in set-up all choose at once (R2.8)
        with pytest.raises(Refusal, match=r"table\.gone_on\b"):
            await tables[0].play(Play("c", 1, 0, second), "me", numbers.append)
        await tables[1].play(Play("a", 0, 1, action), "me", numbers.append)  # known from the database
        assert numbers == [1, 2, 1]
        with pytest.raises(Taken):
            await stores[0].append(info.id, StoredAction(9, 0, "x", client="b"), {})
        stored = await stores[0].steps(info.id)
        for engine in engines:
            await engine.dispose()
        return stored

    assert [(kept.number, kept.client) for kept in asyncio.run(run())] == [(1, "a"), (2, "b")]


async def paused_in_between(data: Path | str) -> None:
    async with house(data) as first, house(data) as second:
        wish = NewTable(seats=[SeatChoice(), SeatChoice()], clock=ClockChoice("live", minutes=10))
        id = (await first.tables.create(wish, "me")).id
        one, two = await first.tables.find(id), await second.tables.find(id)

        async def paused() -> bool:
            kept = await first.store.table(id)
            return kept is not None and kept.paused

        await one.want_pause("me", True)
        with pytest.raises(Refusal, match=r"table\.paused\b"):
            await two.play(Play("a", 0, 0, two.game.legal(0)[0]), "me", lambda _: None)
        assert (two.data.paused, await paused(), await first.store.steps(id)) == (True, True, [])
        await one.go_on("me")
        await two.stand_in(0, "me")  # as if the pause were there still
        assert (two.data.seats[0].bot is not None, await paused()) == (True, False)
        await two.play(Play("b", 0, 0, two.game.legal(0)[0]), "me", lambda _: None)
        assert len(await first.store.steps(id)) == 1


def test_no_step_undoes_a_pause(tmp_path: Path) -> None:
    """Two processes, of which one has not heard of the other's pause."""
    asyncio.run(paused_in_between(tmp_path))


def test_no_step_undoes_a_pause_on_postgresql(postgresql: Postgres) -> None:
    asyncio.run(paused_in_between(Settings(database=postgresql.database("pauses")).database_url))


def test_a_table_is_followed_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Steps of several tables are read together; where that fails for any reason, each is read by itself."""

    async def fails(known: object) -> None:
        raise RuntimeError("something that nobody thought of")

    async def run() -> None:
        async with house(tmp_path) as first, house(tmp_path) as second:
            id = (await first.tables.create(NewTable(seats=[SeatChoice(), SeatChoice()]), "me")).id
            behind, ahead = await first.tables.find(id), await second.tables.find(id)
            watcher = Watcher(None, "me")
            await behind.watch(watcher, 0)
            await ahead.play(Play("a", 0, 0, ahead.game.legal(0)[0]), "me", lambda _: None)
            following = Following(first.tables, People(first.store, first.tables), first.store)
            monkeypatch.setattr(first.store, "later_steps", fails)
            following.heard("other", Changed(id, 1))
            while behind.number == 0:
                assert following._tasks
                await asyncio.sleep(0)
            behind.leave(watcher)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
    assert "could not be read together" in caplog.text


def test_steps_of_many_tables_are_kept_together(tmp_path: Path) -> None:
    """In one transaction; where one of them is taken already, the others are kept all the same."""

    async def run() -> None:
        engine = open_engine(Settings(data=tmp_path).database_url)
        await migrate(engine)
        tables = Tables(store := Store(engine), BotPools(1), Decks(store, ()), 30.0)
        ids = [(await tables.create(NewTable(seats=[SeatChoice(), SeatChoice()]), "me")).id for _ in range(8)]
        said: list[str] = []  # to the database, by the connection that keeps steps
        event.listen(store._sync, "connect", lambda driver, _: driver.set_trace_callback(said.append))
        await asyncio.gather(*(store.append(each, StoredAction(1, 0, "x"), {"moves": 1}) for each in ids))
        assert (said.count("COMMIT"), sum(each.startswith("INSERT INTO steps") for each in said)) == (1, 8)
        await store.append(ids[3], StoredAction(2, 0, "faster"), {})
        again = [store.append(each, StoredAction(2, 0, "y"), {"moves": 2}) for each in ids]
        answers = await asyncio.gather(*again, return_exceptions=True)
        assert [isinstance(each, Taken) for each in answers] == [each == ids[3] for each in ids]
        for each in ids:
            last = (await store.steps(each))[-1]
            table = await store.table(each)
            assert table is not None
            expected = ("faster", {}) if each == ids[3] else ("y", {"moves": 2})
            assert (last.number, table.number, last.action, table.summary) == (2, 2, *expected)
        store.close()
        await engine.dispose()

    asyncio.run(run())


def test_tables_that_nobody_uses_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reefencounter.server.play.tables.MOST_IN_MEMORY", 2)

    async def run() -> None:
        engine = open_engine(Settings(data=tmp_path).database_url)
        await migrate(engine)
        tables = Tables(store := Store(engine), BotPools(1), Decks(store, ()), 30.0)
        ids = [(await tables.create(NewTable(seats=[SeatChoice()] * 2), "me")).id for _ in range(4)]
        first, second = await asyncio.gather(tables.find(ids[0]), tables.find(ids[0]))
        assert first is second  # whoever asks at the same time gets the same
        watcher = Watcher(0, "me")
        await first.watch(watcher, 0)
        for table in ids[1:]:
            await tables.find(table)
        assert (tables.open, ids[0] in tables._open) == (3, True)  # somebody watches
        first.leave(watcher)
        for table in ids[1:]:
            await tables.find(table)
        assert (tables.open, ids[0] in tables._open) == (2, False)
        await tables.close()
        await engine.dispose()

    asyncio.run(run())


def test_the_views_of_a_table_are_bounded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("reefencounter.server.play.showing.MOST_VIEWS", 30)

    async def run() -> None:
        engine = open_engine(Settings(data=tmp_path).database_url)
        await migrate(engine)
        tables = Tables(store := Store(engine), BotPools(1), Decks(store, ()), 30.0)
        table = await tables.find((await tables.upload(record_of(0, 100), "me")).id)
        alone = table.size
        once = await table.steps(Viewer(None), 0, 100)
        assert table.size == alone + 30 * VIEW_SIZE
        assert await table.steps(Viewer(None), 0, 100) == once
        await tables.close()
        await engine.dispose()

    asyncio.run(run())


def test_a_long_game_is_loaded_from_its_mark(tmp_path: Path) -> None:
    """After a restart a page is told the same, whether the table was read from a mark or from the beginning."""
    with served(tmp_path / "data") as server:
        browser = server.browser()
        table = browser.table("person", "drifter")
        chance = random.Random(3)
        while browser.get(f"/api/tables/{table}")["moves"] < 120:
            with browser.live(table, 0) as page:
                for _ in range(14):
                    while not page.scene["choices"] and page.scene["phase"] != "over":
                        page.next()
                    if page.scene["phase"] == "over":
                        break
                    page.play(chance.choice(page.scene["choices"]["actions"]))
                if page.scene["phase"] == "over":
                    break
        with browser.live(table, 0) as page:
            while not page.scene["choices"] and page.scene["phase"] != "over":
                page.next()
            told = page.scene, browser.get(f"/api/tables/{table}/steps", seat=0)
        server.kill()
    marks = sqlite3.connect(tmp_path / "data" / "reef.db").execute("SELECT number FROM snapshots").fetchall()
    assert marks
    with served(tmp_path / "data") as server:
        browser = Browser(server.address, browser.cookie)
        assert browser.get(f"/api/tables/{table}/scene", seat=0) == told[0]
        assert browser.get(f"/api/tables/{table}/steps", seat=0) == told[1]
        assert browser.get(f"/api/tables/{table}/scene", seat=0) == told[0]


def test_the_same_on_postgresql(tmp_path: Path, postgres: str) -> None:
    with served(tmp_path / "data", "--database", postgres) as server:
        browser = server.browser()
        table = browser.table("person", "person")
        set_up(browser, table)
        with browser.live(table, 0) as page:
            message = {"type": "play", "id": "a", "seat": 0, "after": page.number, "action": "take W"}
            assert page.ask(message)["number"] == 5
            assert page.ask(message)["number"] == 5
        server.kill()
    with served(tmp_path / "data", "--database", postgres) as server:
        browser = Browser(server.address, browser.cookie)
        assert [step["number"] for step in browser.get(f"/api/tables/{table}/steps")] == [1, 2, 3, 4, 5]
        assert browser.get("/api/tables")[0]["turn"] == 2
        with browser.live(table, 1) as page:
            assert page.ask(message)["number"] == 5
            assert page.play("take Y")["number"] == 6
    assert not (tmp_path / "data").exists()
    assert (tmp_path / "data.log").read_text() == ""


def test_migrations_on_postgresql(postgres: str) -> None:
    async def run() -> list[object]:
        engine = open_engine(Settings(database=postgres).database_url)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(run()) == []


def test_two_processes_count_games_on_postgresql(postgres: str) -> None:
    """Each game once, and in one order: computed again from the results, all ratings are the same."""

    async def run() -> None:
        address = Settings(database=postgres).database_url
        async with house(address) as one, house(address) as two:
            await one.people("Ada", "Ben")
            for seed in (1, 2, 3):
                await one.finished([seat("Ada"), seat("Ben")], seed)
                await one.finished([seat("Ben"), seat("bot:easy")], seed)
            await asyncio.gather(one.standing._count_all(), two.standing._count_all())
            assert await two.store.uncounted() == []
            before = [await one.store.ratings(player) for player in (person("Ada"), person("Ben"))]
            assert [[rating.games for rating in ratings] for ratings in before] == [[3], [6]]
            async with two.store._write() as connection:
                assert await connection.run_sync(rate_all_again) == 6
            again = [await one.store.ratings(player) for player in (person("Ada"), person("Ben"))]
            assert again == before

    asyncio.run(run())


async def waiting(engine: AsyncEngine) -> int:
    """How many connections wait for a lock."""
    locked = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    async with engine.connect() as connection:
        return int(await connection.scalar(locked) or 0)


def test_two_processes_beat_for_the_first_time_on_postgresql(postgresql: Postgres) -> None:
    address = Settings(database=postgresql.database("beats")).database_url

    async def run() -> None:
        engine = open_engine(address)
        await migrate(engine)
        store = Store(engine)
        async with engine.begin() as other:
            await other.execute(insert(BeatRow).values(id=1, time=now()))
            beat = asyncio.create_task(store.beat(now()))
            while not await waiting(engine):  # until it wants to write the same row
                assert not beat.done()
                await asyncio.sleep(0.01)
        await beat
        assert await store.last_beat() is not None
        store.close()
        await engine.dispose()

    asyncio.run(run())
