"""What is kept of somebody: all of it as files, and what becomes of it when they leave for good."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from serving import JSON, PATIENCE, Browser, Server, Time, recovery_words, served

from reefencounter.game import Game

A_DAY = 24 * 3600
WEEK = 7 * A_DAY
ADA, FRIEND = {"name": "Ada"}, {"kind": "friend"}


@pytest.fixture
def clock(tmp_path: Path) -> Time:
    return Time(tmp_path / "time" / "seconds")


@pytest.fixture
def own_server(tmp_path: Path, clock: Time) -> Iterator[Server]:
    """A server that looks for deadlines all the time, and whose time passes as the test says."""
    often = "\nimport reefencounter.server.play.deadlines as deadlines\ndeadlines.RARELY = deadlines.EVERY = 0.05\n"
    with served(tmp_path / "data", flaw=clock.flaw + often) as running:
        yield running


def until(what: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < limit
        time.sleep(0.05)


def finished(ada: Browser, record: JSON, *seats: JSON) -> JSON:
    """A game that is over, made by Ada."""
    end = ada.post("/api/records", record)
    return ada.post(f"/api/tables/{end['id']}/branch", {"at": end["moves"], "seats": [ADA, *seats]})


def test_all_games_as_one_file(server: Server, browser: Browser, record: JSON) -> None:
    shared = finished(browser, record, FRIEND)
    ben = server.browser()
    ben.post(f"/api/invitations/{shared['invitation']}", {"name": "Ben"})
    running = browser.table("person", "person")
    answer = browser.http.get("/api/me/games")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert "attachment" in answer.headers["content-disposition"]
    records = [json.loads(line) for line in answer.text.splitlines()]
    assert [each["names"] for each in records] == [record["names"], ["Ada", "Ben"]]
    assert Game.replay(records[1]).over
    assert records[1] == browser.get(f"/api/tables/{shared['id']}/record")
    assert running not in answer.text  # it has secrets
    assert [json.loads(line)["names"] for line in ben.http.get("/api/me/games").text.splitlines()] == [
        ["Ada", "Ben"]
    ]
    assert server.browser().http.get("/api/me/games").text == ""


def test_all_that_is_kept_of_somebody(server: Server, browser: Browser) -> None:
    browser.http.patch("/api/me", json={"name": "Ada"})
    browser.post("/api/me/bots", {"name": "Finch"})
    info = browser.post("/api/tables", {"seats": [ADA, FRIEND]})
    ben = server.browser()
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    with browser.live(info["id"], "mine") as page, ben.live(info["id"], "mine") as his:
        page.send({"type": "say", "id": "a", "text": "Hello <b>"})
        page.until("ack")
        his.send({"type": "say", "id": "b", "text": "Not Ada's"})
        his.until("ack")
    kept = browser.get("/api/me/data")
    assert kept["me"]["name"] == "Ada"
    assert [each["name"] for each in kept["bots"]] == ["Finch (bot)"]
    assert [each["id"] for each in kept["tables"]] == [info["id"]]
    assert [each["text"] for each in kept["lines"]] == ["Hello <b>"]
    assert [each["here"] for each in kept["devices"]] == [True]
    text = json.dumps(kept)
    assert browser.cookie not in text
    assert "Not Ada's" not in text
    for _ in range(12):
        last = browser.http.get("/api/me/data")
    assert last.status_code == 429  # it is long work


def test_leaving_waits_and_can_be_undone(own_server: Server, clock: Time) -> None:
    ada = own_server.browser()
    table = ada.table("person", "person")
    told = ada.post("/api/me/deletion")
    clock.passes(A_DAY)
    assert ada.post("/api/me/deletion")["leaves"] == told["leaves"]  # saying it again changes nothing
    assert ada.get("/api/me")["leaves"] == told["leaves"]
    assert ada.http.delete("/api/me/deletion").json()["leaves"] is None
    clock.passes(WEEK)
    other = own_server.browser()
    other.table("person", "person")
    other.post("/api/me/deletion")
    clock.passes(WEEK)
    until(lambda: other.get("/api/tables") == [])  # somebody who left later is gone
    assert ada.get(f"/api/tables/{table}")["owned"]


def test_what_goes_and_what_stays(own_server: Server, clock: Time, record: JSON) -> None:
    ada, ben, cleo = (own_server.browser() for _ in range(3))
    ada.http.patch("/api/me", json={"name": "Ada Lovelace"})
    phone = own_server.browser()
    phone.post("/api/identity", {"words": recovery_words(ada)}, 200)
    alone = ada.table("person", "gentle")
    waiting = ada.post("/api/tables", {"seats": [ADA, {"kind": "anyone"}]})["id"]
    over = finished(ada, record, FRIEND)
    running = ada.post("/api/tables", {"seats": [ADA, FRIEND]})
    his = ben.post("/api/tables", {"seats": [{"name": "Ben"}, FRIEND, FRIEND]})
    for info in (over, running):
        ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    ada.post(f"/api/invitations/{his['invitation']}", {"name": "Ada"})
    token = ada.post("/api/me/bots", {"name": "Finch"})["token"]
    with ada.live(running["id"], "mine") as page:
        page.send({"type": "say", "id": "a", "text": "So long"})
        page.until("ack")
    before = ben.get(f"/api/tables/{over['id']}/record")
    ada.post("/api/me/deletion")
    with phone.live(running["id"], "mine") as hers, ben.live(running["id"], "mine") as page:
        clock.passes(WEEK + 60)
        assert hers.closed()[0] == 4401
        page.until("scene", where=lambda told: told["info"]["seats"][0]["name"] == "Someone")
        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"  # the game goes on
    until(lambda: ada.get("/api/me")["name"] != "Ada Lovelace")
    for gone in (alone, waiting):
        assert ben.get(f"/api/tables/{gone}", 404)
    kept = ben.get(f"/api/tables/{running['id']}")
    assert [(seat["name"], seat["kind"]) for seat in kept["seats"]] == [("Someone", "bot"), ("Ben", "person")]
    assert kept["owned"]
    after = ben.get(f"/api/tables/{over['id']}/record")
    assert after["names"] == ["Someone", "Ben"]
    assert after["moves"] == before["moves"]
    free = ben.get(f"/api/tables/{his['id']}")["seats"]
    assert [seat["kind"] for seat in free] == ["person", "friend", "friend"]
    cleo.post(f"/api/invitations/{his['invitation']}", {"name": "Cleo"})
    assert ada.get("/api/tables") == phone.get("/api/tables") == []
    assert ada.http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    own_server.stop()
    with sqlite3.connect(own_server.data / "reef.db") as database:
        kept = "\n".join(database.iterdump())
    assert "Ada" not in kept
    assert "So long" not in kept


def test_guests_who_never_came_back_are_forgotten(own_server: Server, clock: Time) -> None:
    """Who has nothing after a month; who has no way back when their browser has forgotten the cookie."""
    idle, player, ben, known, host = (own_server.browser() for _ in range(5))
    for name, browser in (("Idle", idle), ("Player", player), ("Ben", ben), ("Known", known), ("Host", host)):
        browser.http.patch("/api/me", json={"name": name})
    recovery_words(known)
    made = player.post("/api/tables", {"seats": [ADA, FRIEND]})
    ben.post(f"/api/invitations/{made['invitation']}", {"name": "Ben"})
    recovery_words(ben)

    def people() -> set[str]:
        with sqlite3.connect(own_server.data / "reef.db") as database:
            found = {name for (name,) in database.execute("SELECT name FROM people")}
        database.close()
        return found

    clock.passes(20 * A_DAY)
    host.get("/api/me")  # was seen
    clock.passes(11 * A_DAY)
    until(lambda: "Idle" not in people())
    assert people() == {"Player", "Ben", "Known", "Host"}
    assert idle.get("/api/me")["tables"] == 0, "whoever comes after all is a guest as before"
    clock.passes(401 * A_DAY)
    until(lambda: "Player" not in people())
    assert {"Ben", "Known"} <= people()
    assert ben.get(f"/api/tables/{made['id']}")["id"] == made["id"], "games with others stay for these"
