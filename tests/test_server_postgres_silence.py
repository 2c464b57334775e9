"""PostgreSQL says nothing: whoever plays is told in time, others play on, and what was asked for is kept once."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from finished_games import house, person
from postgres import Postgres
from serving import JSON, PATIENCE, Browser, Live, served, set_up
from sqlalchemy import make_url

from reefencounter.server.play.ledger import StoredAction
from reefencounter.server.schemas import NewTable, SeatChoice
from reefencounter.server.settings import Settings
from reefencounter.server.storage.database import open_sync
from reefencounter.server.storage.trouble import Unavailable

IMPATIENT = """
import reefencounter.server.storage.timeouts as timeouts
timeouts.STATEMENT, timeouts.SILENT, timeouts.LOCK, timeouts.CONNECT = 1.5, 2.0, 0.3, 2
"""  # a flaw: it gives up sooner, so that the tests take less time
STOPS_ITSELF = """
CREATE FUNCTION stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    COPY (SELECT 1) TO PROGRAM 'cat >/dev/null; test -e {flag} && rm {flag} && kill -STOP $PPID; true'; RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER stops AFTER INSERT ON steps DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION stop();
"""  # at the COMMIT of a step, if the file is there: nobody knows whether it is kept, and later it is


def backends(postgresql: Postgres, database: str) -> list[int]:
    """The processes of PostgreSQL that serve a database."""
    found = "SELECT pid FROM pg_stat_activity WHERE datname = %s"
    with psycopg.connect(postgresql.address) as connection:
        return [pid for (pid,) in connection.execute(found, (database.rpartition("/")[2],))]


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    """As if their host had vanished: nothing comes back, and nothing is closed."""
    with in_the_end_all_go_on(*processes):
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        yield


@contextmanager
def in_the_end_all_go_on(*processes: int) -> Iterator[None]:
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def next_step(page: Live, name: str) -> JSON:
    seat = page.scene["seat"]
    action = page.scene["choices"]["actions"][0]
    return {"type": "play", "id": name, "seat": seat, "after": page.number, "action": action}


def kept(page: Live, message: JSON) -> JSON:
    """Send it until it is acknowledged, as a page does."""
    limit = time.monotonic() + 4 * PATIENCE
    while (answer := page.ask(message))["type"] != "ack":
        assert answer["code"] == "busy", answer
        assert time.monotonic() < limit
        time.sleep(0.1)
    return answer


def begun(browser: Browser) -> str:
    table = browser.table("person", "person")
    set_up(browser, table)
    return table


def test_connections_that_fall_silent(postgresql: Postgres, tmp_path: Path) -> None:
    """All at once, those that listen and hold claims too: each is given up, and a bot plays on as well."""
    database = postgresql.database("silent")
    with served(tmp_path / "data", "--database", database, flaw=IMPATIENT) as server:
        browser = server.browser()
        tables = [begun(browser) for _ in range(2)]
        with (
            browser.live(tables[0], 0) as one,
            browser.live(tables[1], 0) as two,
            stopped(*backends(postgresql, database)),
        ):
            for page in (one, two):
                page.send(next_step(page, "a"))
            assert [kept(page, next_step(page, "a"))["number"] for page in (one, two)] == [5, 5]
            assert browser.get("/api/health")["status"] == "ok"
            with browser.live(browser.table("person", "easy"), 0) as page:
                kept(page, next_step(page, "b"))
                page.until("step", where=lambda told: told["step"]["player"] == 1)
        assert [len(browser.steps(table)) for table in tables] == [5, 5]


def test_a_postgresql_that_falls_silent(postgresql: Postgres, tmp_path: Path) -> None:
    """With all its connections, and it takes no more: who plays and who asks for its health are told so."""
    database = postgresql.database("dumb")
    with served(tmp_path / "data", "--database", database, flaw=IMPATIENT) as server:
        browser = server.browser()
        table = begun(browser)
        with browser.live(table, 0) as page:
            message = next_step(page, "a")
            with stopped(*backends(postgresql, database), postgresql.process):
                refused = page.ask(message)
                assert refused["code"] == "busy"
                assert "does not answer" in refused["reason"]
                assert "does not answer" in browser.get("/api/health", status=503)["reason"]
            assert kept(page, message)["number"] == 5
            assert browser.get("/api/health")["status"] == "ok"
        assert len(browser.steps(table)) == 5


@pytest.fixture
def flag() -> Iterator[Path]:
    """A file that PostgreSQL may delete."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder) / "flag"


def test_a_step_of_which_nobody_knows_whether_it_is_kept(
    postgresql: Postgres, tmp_path: Path, flag: Path
) -> None:
    """Its connection falls silent at the commit, and later it is kept: once, and the other tables never wait for it."""
    database = postgresql.database("unknown")
    with served(tmp_path / "data", "--database", database, flaw=IMPATIENT) as server:
        browser = server.browser()
        tables = [begun(browser) for _ in range(2)]
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(STOPS_ITSELF.format(flag=flag).encode())
        with browser.live(tables[0], 0) as one, browser.live(tables[1], 0) as two:
            message = next_step(one, "a")
            with in_the_end_all_go_on(*backends(postgresql, database)):
                flag.touch()
                assert one.ask(message)["code"] == "busy"
                assert not flag.exists()
                for name in "bcd":
                    assert two.ask(next_step(two, name))["type"] == "ack"
                    assert one.ask(message)["code"] == "busy"
            assert kept(one, message)["number"] == 5
        assert [len(browser.steps(table)) for table in tables] == [5, 7]
        with psycopg.connect(database) as connection:
            found = connection.execute("SELECT count(*) FROM steps WHERE client = 'a'").fetchall()
        assert found == [(1,)]


def test_health_looks_at_steps_that_wait(postgresql: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("LOCK", "STATEMENT", "SILENT"):
        monkeypatch.setattr(f"reefencounter.server.storage.timeouts.{limit}", 4 * PATIENCE)
    monkeypatch.setattr("reefencounter.server.storage.store.TOO_LONG", 0.0)
    database = postgresql.database("unwell")

    async def run() -> None:
        async with house(Settings(database=database).database_url) as home:
            table = await home.tables.create(NewTable(seats=[SeatChoice()] * 2), person("Ada"))
            await home.store.check()
            with psycopg.connect(database) as other:
                other.execute("SELECT * FROM tables FOR UPDATE")
                step = asyncio.create_task(home.store.append(table.id, StoredAction(1, 0, "x"), {}))
                await asyncio.sleep(0)
                with pytest.raises(Unavailable, match=r"database\.silent"):
                    await home.store.check()
            await step
            await home.store.check()

    asyncio.run(run())


@pytest.mark.parametrize("given", ["", "?options=-c%20statement_timeout%3D60000"])
def test_the_host_s_own_limits_count_more(postgresql: Postgres, given: str) -> None:
    engine = open_sync(make_url(postgresql.address.replace("postgresql:", "postgresql+psycopg:") + given))
    with engine.connect() as connection:
        told = connection.exec_driver_sql("SHOW statement_timeout").scalar()
    engine.dispose()
    assert told == ("1min" if given else "5s")
