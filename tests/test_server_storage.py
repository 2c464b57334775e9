"""What is kept and for how long: quotas, titles, deleting, expiry, and little room for what is uploaded."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from pathlib import Path

import pytest
from serving import JSON, Browser, Server, served, set_up

from reefencounter import Game, decks
from reefencounter.server.play.ledger import StoredAction
from reefencounter.server.storage.opening import packed, unpacked


def long_record() -> JSON:
    """A record of a long game: whoever plays whatever comes along takes long."""
    game = Game(players=4, seed=8, names=["Ada", "Ben", "Cy", "Di"])
    chance = random.Random(8)
    while not game.over:
        game.play(chance.choice(game.legal()))
    return game.record()


def test_a_block_of_moves_unfolds() -> None:
    stored = [StoredAction(1, 0, "take W", ("W", "G2")), StoredAction(2, 1, "pass")]
    assert unpacked(packed(stored)) == stored


def test_an_uploaded_record_takes_little_room(tmp_path: Path) -> None:
    record = long_record()
    half = len(record["moves"]) // 2
    sent = len(json.dumps(record, separators=(",", ":")))
    assert sent > 20_000

    def size(server: Server) -> int:
        database = sqlite3.connect(server.data / "reef.db")
        found: int = database.execute(
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        ).fetchone()[0]
        database.close()
        return found

    with served(tmp_path / "data") as server:
        browser = server.browser()
        browser.table("person", "person")
        before = size(server)
        tables = [browser.post("/api/records", record)["id"] for _ in range(4)]
        assert (size(server) - before) / 4 < sent / 2
        assert browser.get(f"/api/tables/{tables[0]}/record") == record
        steps = browser.get(f"/api/tables/{tables[0]}/steps", after=half)
        assert [step["number"] for step in steps] == list(range(half + 1, len(record["moves"]) + 1))
        branch = {"at": half, "seats": [{}] * 4}
        table = browser.post(f"/api/tables/{tables[0]}/branch", branch)["id"]
        seat = browser.get(f"/api/tables/{table}")["asked"][0]
        with browser.live(table, seat, after=half - 10) as page:
            assert [step["number"] for step in page.steps] == list(range(half - 9, half + 1))
            assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
    with served(tmp_path / "data") as server:
        browser = Browser(server.address, browser.cookie)
        assert browser.get(f"/api/tables/{table}")["moves"] == half + 1


def test_titles_and_names_are_plain_text(browser: Browser) -> None:
    ugly = "A\x00 \x1b[31mred\u202e\u2066 \n night\x7f\u200b"
    info = browser.post("/api/tables", {"title": ugly, "seats": [{"name": "B\u202en\x00"}, {}]})
    assert info["title"] == "A [31mred night"
    assert info["seats"][0]["name"] == "Bn"
    assert browser.post("/api/entries", {"title": ugly})["title"] == "A [31mred night"
    game = Game(players=2, seed=1, names=["\u202eAda", "\x1b"])
    record = browser.post("/api/records", game.record())
    assert [seat["name"] for seat in record["seats"]] == ["Ada", "Player 2"]


def test_a_table_gets_another_title(browser: Browser, server: Server) -> None:
    table = browser.table("person", "person", title="Before")
    assert (
        browser.http.patch(f"/api/tables/{table}", json={"title": " After\x00 "}).json()["title"] == "After"
    )
    assert browser.get("/api/tables")[0]["title"] == "After"
    assert browser.get(f"/api/tables/{table}")["title"] == "After"
    assert browser.http.patch(f"/api/tables/{table}", json={"title": "x" * 61}).status_code == 400
    assert server.browser().http.patch(f"/api/tables/{table}", json={"title": "Mine"}).status_code == 403
    foreign = {"origin": "http://elsewhere.test"}
    assert browser.http.patch(f"/api/tables/{table}", json={"title": "x"}, headers=foreign).status_code == 403


def test_a_table_is_deleted(browser: Browser, server: Server) -> None:
    table, other = browser.table("person", "drifter"), browser.table("person", "person")
    stranger = server.browser()
    assert stranger.http.delete(f"/api/tables/{table}").status_code == 403
    set_up(browser, table, 1)
    with browser.live(table, 0) as page, stranger.live(table) as onlooker:
        assert browser.http.delete(f"/api/tables/{table}").json()["id"] == table
        assert page.closed() == onlooker.closed() == (4404, "This table was deleted.")
    assert [each["id"] for each in browser.get("/api/tables")] == [other]
    browser.get(f"/api/tables/{table}", status=404)
    assert browser.http.delete(f"/api/tables/{table}").status_code == 404
    database = sqlite3.connect(server.data / "reef.db")
    for kept in ("steps", "snapshots", "openings"):
        assert not database.execute(f"SELECT 1 FROM {kept} WHERE table_id = ?", (table,)).fetchall()
    database.close()


def test_a_deck_that_nobody_plays_with_is_given_up(browser: Browser) -> None:
    deck = decks.by_id(decks.DEFAULT).to_json() | {"id": "ours", "name": "Given up"}
    name = browser.post("/api/decks", deck)["id"]
    table = browser.table("person", "person", rules={"second_kind": True, "deck": name})
    assert "delete the table" in browser.http.delete(f"/api/decks/{name}").json()["reason"]
    browser.http.delete(f"/api/tables/{table}")
    assert [line["own"] for line in browser.http.delete(f"/api/decks/{name}").json()] == [False]
    assert browser.http.delete(f"/api/decks/{name}").status_code == 404


def test_quotas_of_a_browser(tmp_path: Path) -> None:
    limits = ("--tables", "3", "--decks", "1")
    with served(tmp_path / "data", *limits) as server:
        browser = server.browser()
        tables = [browser.table("person", "person") for _ in range(3)]
        for path, body in (
            ("/api/tables", {}),
            ("/api/entries", {}),
            ("/api/records", Game(players=2).record()),
        ):
            refused = browser.post(path, body, status=409)
            assert "3 are kept" in refused["reason"]
            assert "My games" in refused["reason"]
        browser.http.delete(f"/api/tables/{tables[0]}")
        browser.table("person", "person")
        server.browser().table("person", "person")  # others have their own
        deck = decks.by_id(decks.DEFAULT).to_json()
        browser.post("/api/decks", deck | {"id": "one"})
        assert (
            "remove one"
            in browser.post("/api/decks", deck | {"id": "two", "name": "Two"}, status=409)["reason"]
        )
    with served(tmp_path / "data", "--megabytes", "1") as server:
        browser = server.browser()
        browser.table("person", "person")
        database = sqlite3.connect(tmp_path / "data" / "reef.db", isolation_level=None)
        database.execute("UPDATE tables SET size = 1000000")
        database.close()
        assert "1 MB are kept" in browser.post("/api/tables", {}, status=409)["reason"]


def test_quotas_of_an_address(tmp_path: Path) -> None:
    with served(tmp_path / "data", "--tables-a-day", "2") as server:
        assert server.browser().table("person", "person")
        assert server.browser().table("person", "person")
        assert "address" in server.browser().post("/api/tables", {}, status=429)["reason"]


def test_abandoned_games_expire_where_that_is_wanted(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        browser = server.browser()
        old, recent = browser.table("person", "person"), browser.table("person", "person")
        record = browser.post("/api/records", Game(players=2, seed=1).record())["id"]
        assert browser.get(f"/api/tables/{old}")["expires"] is None
    database = sqlite3.connect(tmp_path / "data" / "reef.db", isolation_level=None)
    long_ago = "2020-01-01 00:00:00.000000"
    database.execute("UPDATE tables SET changed = ? WHERE id IN (?, ?)", (long_ago, old, record))
    database.close()
    with served(tmp_path / "data", "--expire", "30") as server:
        browser = Browser(server.address, browser.cookie)
        limit = time.monotonic() + 30
        while old in (left := {table["id"] for table in browser.get("/api/tables")}):  # nobody looks at it
            assert time.monotonic() < limit
            time.sleep(0.05)
        assert left == {recent, record}
        assert browser.http.get(f"/api/tables/{old}").status_code == 404
        info = browser.get(f"/api/tables/{recent}")
        assert info["expires"] > info["changed"]
        assert browser.get(f"/api/tables/{record}")["expires"] is None


@pytest.mark.parametrize("name", ["seat", "at"])
def test_what_may_be_left_out_has_its_limits_in_the_description(browser: Browser, name: str) -> None:
    calls = browser.get("/api/openapi.json")["paths"]["/api/tables/{table_id}/scene"]["get"]["parameters"]
    schema = next(each["schema"] for each in calls if each["name"] == name)
    assert schema["minimum"] == 0
    assert schema["maximum"]
