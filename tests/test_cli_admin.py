"""`reef admin`: the host sees what is kept, copies it while people play, and puts a copy back."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest
from command import reef, refused
from serving import served, set_up


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games: two tables, one of them begun. It is copied while the server runs."""
    folder = tmp_path_factory.mktemp("admin")
    with served(folder / "data") as server:
        browser = server.browser()
        browser.table("person", "person", title="Friday\u202e")
        table = browser.table("person", "person", title="Saturday")
        set_up(browser, table)
        done = reef("admin", "backup", str(folder / "copy.db"), "--data", str(folder / "data"))
        assert (done.returncode, done.stderr) == (0, "")
        set_up(browser, browser.table("person", "person", title="Sunday"))
    return folder


def lines(folder: Path, *arguments: str) -> list[str]:
    done = reef("admin", *arguments, "--data", str(folder / "data"))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_what_is_kept(folder: Path) -> None:
    told = lines(folder, "summary")
    assert told[:4] == ["3 tables", "1 person", "1 browser of theirs", "8 steps"]
    titles, *rows = lines(folder, "tables")
    assert titles.split()[:2] == ["table", "title"]
    assert [row.split()[1] for row in rows] == ["Sunday", "Saturday", "Friday"]
    assert len(lines(folder, "tables", "--limit", "1")) == 2
    assert lines(folder, "people")[1].split()[-2:] == ["3", "6"]
    assert lines(folder, "reports") == ["Nothing."]


def test_a_copy_is_whole_and_private(folder: Path) -> None:
    copy = folder / "copy.db"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    games = sqlite3.connect(copy)
    assert games.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    assert games.execute("SELECT count(*) FROM steps").fetchone() == (4,)
    games.close()
    assert "is there already" in refused("admin", "backup", str(copy), "--data", str(folder / "data"))


def test_a_copy_is_put_back_and_nothing_is_lost(folder: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        server.browser().table("person", "person", title="Before")
        told = refused("admin", "restore", str(folder / "copy.db"), "--data", str(data))
        assert server.address in told, "no server may run there"
    restored = reef("admin", "restore", str(folder / "copy.db"), "--data", str(data)).stdout
    before = next(data.glob("reef-before-*.db"))
    assert str(before) in restored
    assert sqlite3.connect(before).execute("SELECT title FROM tables").fetchall() == [("Before",)]
    games = sqlite3.connect(data / "reef.db")
    assert {title for (title,) in games.execute("SELECT title FROM tables")} == {"Friday", "Saturday"}
    games.close()
    with served(data) as server:
        assert server.browser().get("/api/health")["status"] == "ok"


def test_what_is_no_copy_is_not_put_back(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "other.db").write_text("This is a letter, not a database. " * 200)
    sqlite3.connect(tmp_path / "empty.db").execute("CREATE TABLE fish (name)").connection.close()
    for name in ("other.db", "empty.db"):
        told = refused("admin", "restore", str(tmp_path / name), "--data", str(folder / "data"))
        assert "no sound copy of games" in told
    assert "no file" in refused("admin", "restore", "nowhere.db", "--data", str(folder / "data"))
    assert "needs a file" in refused("admin", "backup", "--data", str(folder / "data"))
    assert "there are no games" in refused("admin", "summary", "--data", str(tmp_path / "nobody"))
    assert lines(folder, "summary")[0] == "3 tables"


def test_room_is_given_back(folder: Path) -> None:
    assert lines(folder, "vacuum")[0].endswith("MB were given back.")
    assert lines(folder, "summary")[0] == "3 tables"


def test_on_postgresql(postgres: str, tmp_path: Path) -> None:
    """The same is told wherever PostgreSQL thinks it is; copies are made by its own tools."""
    with served(tmp_path / "data", "--database", postgres) as server:
        server.browser().table("person", "person", title="Friday")
    zones = ("UTC", "Asia/Tokyo")
    told = [reef("admin", "tables", "--database", postgres, PGTZ=zone).stdout for zone in zones]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 2
    vacuumed = reef("admin", "vacuum", REEF_DATABASE=postgres)
    assert (vacuumed.stdout, vacuumed.stderr) == ("The room of what was deleted can be used again.\n", "")
    assert "pg_dump" in refused("admin", "backup", str(tmp_path / "copy.db"), "--database", postgres)
