"""The database fails: whoever asks is told what is wrong, nothing is lost, and it goes on by itself afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

import pytest
from finished_games import house, person
from postgres import Postgres, can_mount
from serving import Live, served, set_up

from reefencounter.cli import main
from reefencounter.server.schemas import NewTable, SeatChoice
from reefencounter.server.storage.trouble import Unavailable

FULL = """
import sqlite3
def connect(*given, _connect=sqlite3.connect, **more):
    connection = _connect(*given, **more)
    connection.execute("PRAGMA max_page_count = 109")  # some more than empty tables take
    return connection
sqlite3.connect = connect
"""


def first(page: Live) -> str:
    action: str = page.scene["choices"]["actions"][0]
    return action


def test_a_locked_database_is_told_and_nobody_is_sent_away(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        browser = server.browser()
        table = browser.table("person", "person")
        set_up(browser, table)
        with browser.live(table, 0) as page, server.browser().live(table) as onlooker:
            other = sqlite3.connect(tmp_path / "data" / "reef.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            message = {"type": "play", "id": "once", "seat": 0, "after": page.number, "action": first(page)}
            for _ in range(2):
                refused = page.ask(message)
                assert refused["code"] == "busy"
                assert "another program holds it" in refused["reason"]
            assert "another program" in browser.post("/api/tables", {}, status=503)["reason"]
            assert "another program" in browser.get("/api/health", status=503)["reason"]
            assert browser.get(f"/api/tables/{table}/scene", seat=0)["number"] == page.number
            other.execute("ROLLBACK")
            other.close()
            assert browser.get("/api/health")["status"] == "ok"
            assert page.ask(message)["type"] == "ack"  # over the same connection, under the same id
            assert page.ask(message)["type"] == "ack"
            assert onlooker.until("step")["step"]["number"] == page.number
        assert len(browser.get(f"/api/tables/{table}/steps")) == 5
    log = (tmp_path / "data.log").read_text()
    assert log.count("\n") == 1, "it is said once"
    assert "another program holds it" in log


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with served(tmp_path / "data", flaw=FULL) as server:
        browser = server.browser()
        tables = [browser.table("person", "person")]
        while (answer := browser.http.post("/api/tables", json={})).status_code == 201:
            tables.append(answer.json()["id"])
        assert answer.status_code == 503
        assert "disk is full" in answer.json()["reason"]
        assert "disk is full" in browser.get("/api/health", status=503)["reason"]
        with browser.live(tables[0], 0) as page:  # what is there can be seen
            answers = [page.play(first(page)) for _ in range(2)]
            assert {each["type"] for each in answers} <= {"ack", "refused"}  # a step may have had room left
            number = page.number
        assert browser.get(f"/api/tables/{tables[0]}")["moves"] == number
        assert len(browser.get("/api/tables", limit=200)) == len(tables)
    assert (tmp_path / "data.log").stat().st_size < 1000


@pytest.mark.skipif(not can_mount(), reason="only root makes a file system")
def test_a_full_disk_of_postgresql_is_told(postgresql: Postgres, tmp_path: Path) -> None:
    """A small tablespace, in which something takes the rest of the room for a while."""
    with postgresql.small_tablespace("small", megabytes=24) as folder:
        database = postgresql.database("crowded", "TABLESPACE small")
        with served(tmp_path / "data", "--database", database) as server:
            browser = server.browser()
            tables = [browser.table("person", "person")]
            with browser.live(tables[0], 0) as page:
                rest = folder / "rest"
                with suppress(OSError), rest.open("wb", buffering=0) as file:
                    while True:
                        file.write(bytes(8192))
                while (answer := browser.http.post("/api/tables", json={})).status_code == 201:
                    tables.append(answer.json()["id"])
                assert answer.status_code == 503
                assert "disk is full" in answer.json()["reason"]
                assert "disk is full" in browser.get("/api/health", status=503)["reason"]
                message = {"type": "play", "id": "a", "seat": 0, "after": page.number, "action": first(page)}
                told = page.ask(message)  # a step may have room left
                assert told["type"] == "ack" or "disk is full" in told["reason"]
                rest.unlink()
                assert browser.get("/api/health")["status"] == "ok"
                assert page.ask(message)["type"] == "ack"
                assert page.ask(message)["type"] == "ack"
            assert browser.get(f"/api/tables/{tables[0]}")["moves"] == 1
            assert len(browser.get("/api/tables", limit=200)) == len(tables)
        postgresql.drop("crowded")


def test_bots_go_on_after_an_outage(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        browser = server.browser()
        table = browser.table("drifter", "drifter")
        other = sqlite3.connect(tmp_path / "data" / "reef.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with browser.live(table) as page:
            while browser.http.get("/api/health").status_code == 200:
                pass
            assert page.number == 0
            other.execute("ROLLBACK")
            other.close()
            page.until("step")


def test_open_tables_are_read_again_after_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            lobby = home.tables.lobby
            wish = NewTable(seats=[SeatChoice(), SeatChoice("anyone")])
            made = await home.tables.create(wish, person("Ada"))
            for what in ("waiting", "blocks_of"):
                lobby.changed()
                with monkeypatch.context() as outage:
                    outage.setattr(home.store, what, away)
                    with pytest.raises(Unavailable):
                        await lobby.listed(None)
                assert [table.id for table in await lobby.listed(None)] == [made.id]
                await home.store.delete(made.id)
                made = await home.tables.create(wish, person("Ada"))

    async def away(*_: object) -> None:
        raise Unavailable("database.silent")

    asyncio.run(run())


@pytest.mark.parametrize("old", [False, True])
def test_nobody_else_reads_the_database(tmp_path: Path, old: bool) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    if old:
        for name in ("reef.db", "reef.db-wal"):
            (data / name).touch(0o644)
    with served(data) as server:
        server.browser().table("person", "person")
        found = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.glob("reef.db*")}
        assert found == {"reef.db": 0o600, "reef.db-wal": 0o600, "reef.db-shm": 0o600}


def damaged(file: Path) -> None:
    with served(file.parent) as server:
        browser = server.browser()
        for _ in range(5):
            set_up(browser, browser.table("person", "person"))
    database = sqlite3.connect(file)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    content = bytearray(file.read_bytes())
    content[8192:] = bytes(reversed(content[8192:]))
    file.write_bytes(content)


@pytest.mark.parametrize("how", ["pages", "no database"])
def test_a_damaged_database_is_told_at_the_start(
    tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if how == "pages":
        damaged(data / "reef.db")
    else:
        (data / "reef.db").write_text("This is a letter to my aunt, and no database at all. " * 100)
    assert main(["serve", "--port", "0", "--no-browser", "--data", str(data)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("reef: the database ")
    assert "is damaged" in error
    assert "backup" in error
    assert error.count("\n") == 1
