"""A database of an earlier version opens with this one: everything is listed, looks as it did, and plays on."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from databases.make import COOKIE
from serving import JSON, Browser, served

from reefencounter.server.accounts.recovery import words_of

OLD = sorted((Path(__file__).parent / "databases").glob("*.db.gz"))


def play_on(browser: Browser, table: str) -> None:
    """Whoever is to act plays one action."""
    seat = next(iter(browser.get(f"/api/tables/{table}")["asked"]))
    with browser.live(table, seat) as page:
        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"


@pytest.mark.parametrize("old", OLD, ids=lambda file: file.name)
def test_an_old_database_plays_on(tmp_path: Path, old: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "reef.db").write_bytes(gzip.decompress(old.read_bytes()))
    with served(data) as server:
        browser = Browser(server.address, COOKIE)
        told = server.browser()  # words that were written down before there were people
        assert told.post("/api/identity", {"words": " ".join(words_of(COOKIE))}, 200) == {"tables": 5}
        me = browser.get("/api/me")
        assert me["name"] == told.get("/api/me")["name"] != ""
        tables: dict[str, JSON] = {table["title"]: table for table in browser.get("/api/tables")}
        assert {(each["kind"], each["phase"] == "over") for each in tables.values()} == {
            ("game", False),
            ("entry", False),
            ("record", True),
        }
        for table in tables.values():
            steps = browser.get(f"/api/tables/{table['id']}/steps")
            assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
            assert browser.get(f"/api/tables/{table['id']}/scene")["number"] == len(steps)
        base, second = tables["Old base game"], tables["Old Second Kind game"]
        assert [seat["nameless"] for seat in base["seats"]] == [True, True]  # they were called Player 1 and 2
        told = browser.get(f"/api/tables/{base['id']}", language="cs")["seats"]
        assert [seat["name"] for seat in told] == ["Hráč 1", "Hráč 2"]
        assert any(step["undo"] for step in browser.get(f"/api/tables/{base['id']}/steps"))
        assert base["moves"] > 50
        assert browser.get("/api/deck", id=second["rules"]["deck"])["name"] == "Our own deck"
        for table in tables.values():
            if table["kind"] != "record":
                play_on(browser, table["id"])
    with served(data) as server:  # and is still there the next time
        browser = Browser(server.address, COOKIE)
        assert browser.get(f"/api/tables/{base['id']}")["moves"] == base["moves"] + 1
        play_on(browser, second["id"])
    assert (tmp_path / "data.log").read_text() == ""
