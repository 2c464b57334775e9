"""Two server processes on one PostgreSQL: people at one table through both of them, and one order for all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from postgres import Postgres
from second_kind_games import in_window, reach
from serving import JSON, PATIENCE, Browser, Live, Server, Time, recovery_words, served, set_up

from reefencounter.server.settings import Settings
from reefencounter.server.storage.database import migrate, open_engine

THOUGHTS = """
import hashlib, reefencounter.server.jobs.bot_tasks as bot_tasks
def told(task, honest=bot_tasks.choose):
    with open({file!r}, "a") as file:
        print(hashlib.sha256(task.seat_view).hexdigest(), file=file)
    return honest(task)
told.__module__, told.__qualname__ = "reefencounter.server.jobs.bot_tasks", "choose"
bot_tasks.choose = told
"""  # a flaw: whatever a bot thinks about is written down


@pytest.fixture(scope="module")
def both(postgresql: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database. What they complain about fails the tests."""
    database, folder = postgresql.database("two"), tmp_path_factory.mktemp("two")
    flaw = THOUGHTS.format(file=str(folder / "thoughts"))
    options = ("--database", database, "--window", "30")  # long enough for a busy machine
    servers = [Server(folder / name / "data", *options, flaw=flaw) for name in ("a", "b")]
    yield servers[0], servers[1]
    for server in servers:
        assert server.stop() == 0
        assert Path(server.errors.name).read_text() == ""


def through(server: Server, browser: Browser) -> Browser:
    """The same browser, at another server."""
    return Browser(server.address, browser.cookie)


def together(ada: Browser, bob: Browser, **more: JSON) -> str:
    """A table with two people, who sit down through their own servers."""
    made = ada.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "friend"}], **more})
    assert bob.post(f"/api/invitations/{made['invitation']}", {})["id"] == made["id"]
    table: str = made["id"]
    return table


def test_two_people_meet_and_play(both: tuple[Server, Server]) -> None:
    first, second = both
    ada, bob = first.browser(), second.browser()
    made = ada.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "friend"}]})
    with ada.waits(made["id"]) as room:
        bob.post(f"/api/invitations/{made['invitation']}", {"name": "Bob"})
        room.until("scene")  # it begins
    with ada.live(made["id"], 0) as room:
        with bob.live(made["id"], 1) as other:
            room.until("presence", where=lambda told: told["seats"] == ["here", "here"])
            other.until("presence", where=lambda told: told["seats"] == ["here", "here"])
            pages = {0: room, 1: other}
            for _ in range(30):
                seat = room.scene["asked"][0]
                actor, watcher = pages[seat], pages[1 - seat]
                assert actor.play(actor.scene["choices"]["actions"][0])["type"] == "ack"
                while watcher.number < actor.number:
                    watcher.next()
            assert [step["number"] for step in room.steps] == [step["number"] for step in other.steps]
            room.send({"type": "say", "id": "1", "text": "Hello"})
            assert other.until("line")["text"] == "Hello"
            other.send({"type": "say", "id": "2", "text": "Hi"})
            assert room.until("line", where=lambda line: line["text"] == "Hi")["number"] == 2
            other.send({"type": "away", "away": True})
            room.until("presence", where=lambda told: told["seats"] == ["here", "away"])
        room.until("presence", where=lambda told: told["seats"] == ["here", "offline"])
    assert ada.get(f"/api/tables/{made['id']}/chat") == bob.get(f"/api/tables/{made['id']}/chat")


def test_a_pause_and_time_to_think_through_two_processes(both: tuple[Server, Server]) -> None:
    ada, bob = both[0].browser(), both[1].browser()
    table = together(ada, bob, clock={"kind": "live", "minutes": 10, "increment": 20})
    with ada.live(table, 0) as hers, bob.live(table, 1) as his:
        ada.post(f"/api/tables/{table}/pause", {"agree": True}, status=200)
        his.until("clocks", where=lambda m: m["wish"] == [0])
        assert bob.post(f"/api/tables/{table}/pause", {"agree": True}, status=200)["paused"]
        for page in (hers, his):
            page.until("clocks", where=lambda m: m["paused"])
            assert page.play(page.scene["choices"]["actions"][0])["message"]["id"] == "table.paused"
        assert ada.http.delete(f"/api/tables/{table}/pause").status_code == 200
        his.until("clocks", where=lambda m: not m["paused"] and m["running"] == [0, 1])
        assert his.play(his.scene["choices"]["actions"][0])["type"] == "ack"

    record = reach(in_window, players=3).record()
    asked = reach(in_window, players=3).actor
    up = ada.post("/api/records", record)["id"]
    seats = [{"kind": "friend" if seat == asked else "person"} for seat in range(3)]
    made = ada.post(f"/api/tables/{up}/branch", {"at": len(record["moves"]), "seats": seats})
    bob.post(f"/api/invitations/{made['invitation']}", {})
    with ada.live(made["id"]) as hers, bob.live(made["id"], "mine") as his:
        hers.until("clock", where=lambda m: m["thinks"] is None)
        his.until("clock")
        assert his.ask({"type": "think", "id": "t", "seat": asked})["type"] == "ack"
        assert hers.until("clock", where=lambda m: m["thinks"] == asked)["seconds"] > 20, "S7.5"
        assert his.play("decline")["type"] == "ack"
        hers.until("step")


def send_at_once(pages: list[Live], message: JSON) -> list[JSON]:
    """The answers to what all say at the same time."""
    for n, page in enumerate(pages):
        page.send({**message, "id": f"{message['id']}-{n}"})
    return [page.until("ack", "refused") for page in pages]


def test_who_comes_second_is_judged_after_the_first(both: tuple[Server, Server]) -> None:
    """The same person acts at the same time through both: one order for all, whatever is refused."""
    here = both[0].browser()
    there = through(both[1], here)
    table = here.table("person", "person")
    set_up(here, table)
    with here.live(table, 0) as one, there.live(table, 0) as two, there.live(table, 1) as other:
        pages = [one, two]
        acked = 4
        for n in range(25):
            seat = one.scene["asked"][0]
            for page in pages:
                if page.scene["seat"] != seat:
                    page.send({"type": "sit", "seat": seat})
                    page.until("scene")
            message = {"seat": seat, "after": one.number, "id": str(n)}
            if n % 3 == 2 and one.scene["choices"]["undo"]:
                message |= {"type": "undo"}
            else:
                message |= {"type": "play", "action": one.scene["choices"]["actions"][n % 2]}
            answers = send_at_once(pages, message)
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["ack", "refused"], answers
            assert next(each for each in answers if each["type"] == "refused")["code"] == "stale"
            acked += 1
            for page in (*pages, other):
                while page.number < acked:
                    page.next()
        numbers = [[(step["number"], step["undo"]) for step in page.steps] for page in (one, two, other)]
    assert numbers[0] == numbers[1] == numbers[2]
    assert here.steps(table, 0) == there.steps(table, 0)


def test_bots_think_once(both: tuple[Server, Server]) -> None:
    here = both[0].browser()
    there = through(both[1], here)
    table = here.table("person", "easy", "easy")
    with here.live(table, 0) as one, there.live(table, 0) as two:
        for _ in range(6):
            while not one.scene["choices"]:
                one.next()
            actions = one.scene["choices"]["actions"]
            ending = next((action for action in actions if action.startswith("take")), actions[0])
            assert one.play(ending)["type"] == "ack"
            while two.number < one.number:
                two.next()
        thinking = [told for told in two.told if told["type"] == "thinking"]
        assert {told["player"] for told in thinking} >= {1, 2, None}
    thoughts = (both[0].data.parent.parent / "thoughts").read_text().split()
    assert len(thoughts) == len(set(thoughts)) > 6


def test_a_deadline_passes_once(postgresql: Postgres, tmp_path: Path) -> None:
    """Both processes look after deadlines: the game is decided once, and all are told."""
    time, database = Time(tmp_path / "seconds"), postgresql.database("deadlines")
    with (
        served(tmp_path / "a" / "data", "--database", database, flaw=time.flaw) as first,
        served(tmp_path / "b" / "data", "--database", database, flaw=time.flaw) as second,
    ):
        ada, bob = first.browser(), second.browser()
        table = together(ada, bob, clock={"kind": "live", "minutes": 10, "increment": 0})
        with ada.live(table, 0) as hers, bob.live(table, 1) as his:
            for page in (hers, his):
                while page.scene["phase"] == "setup" and page.scene["choices"]:
                    page.play(page.scene["choices"]["actions"][0])
            time.passes(700)
            for page in (hers, his):
                page.until("scene", where=lambda told: told["info"]["seats"][0]["lost"] == "time")
                assert (page.scene["phase"], page.scene["ending"]["by"]) == ("over", "decided")
            for page in (hers, his):
                replaced = [
                    told for told in page.told if told["type"] == "scene" and told["info"]["seats"][0]["bot"]
                ]
                assert len(replaced) == 1
        assert {seat["lost"] for seat in ada.get(f"/api/tables/{table}")["seats"]} == {"time", None}
        for browser in (ada, bob):
            assert browser.get("/api/me/profile")["games"] == 1


def test_what_one_process_changes_holds_in_the_other(both: tuple[Server, Server]) -> None:
    """Names of tables, open tables, deleted ones, sessions that end, games that come along to another device."""
    first, second = both
    ada = first.browser()
    made = ada.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "anyone"}]})
    bob = second.browser()
    assert [table["id"] for table in bob.get("/api/lobby")] == [made["id"]]
    bob.post(f"/api/tables/{made['id']}/seat", {})
    assert ada.get("/api/lobby") == []
    ada.http.patch(f"/api/tables/{made['id']}", json={"title": "A quiet lagoon"}).raise_for_status()
    assert bob.get(f"/api/tables/{made['id']}")["title"] == "A quiet lagoon"

    words = recovery_words(ada)
    phone = second.browser()
    with phone.live(phone.table("person", "person"), 0) as page:
        guest, cookie = page.snapshot["info"]["id"], phone.cookie
        phone.post("/api/identity", {"words": words}, status=200)
        assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"  # it is hers, and goes on
    assert guest in [table["id"] for table in ada.get("/api/tables")]
    assert phone.cookie != cookie
    with phone.live(made["id"], "mine") as page, through(second, bob).live(made["id"], "mine") as his:
        here = next(each["id"] for each in phone.get("/api/me/devices") if each["here"])
        ada.http.delete(f"/api/me/devices/{here}").raise_for_status()
        assert page.closed()[0] == 4401
        ada.http.post(f"/api/tables/{made['id']}/seats/0/resign").raise_for_status()
        his.until("scene", where=lambda told: told["info"]["seats"][0]["lost"] == "resigned")

    alone = ada.table("person", "person")
    with through(second, ada).live(alone, 0) as page:
        ada.http.delete(f"/api/tables/{alone}").raise_for_status()
        assert page.closed()[0] == 4404
    through(second, ada).get(f"/api/tables/{alone}", status=404)


def test_friends_and_blocks_hold_in_the_other_process(both: tuple[Server, Server]) -> None:
    first, second = both
    ada, bob = first.browser(), second.browser()
    code = ada.post("/api/me/friend-link")["link"]
    bob.post(f"/api/me/friend-links/{code}", status=200)
    (friend,) = ada.get("/api/me/friends")["friends"]
    made = ada.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "friend"}]})
    ada.post(f"/api/tables/{made['id']}/friends", {"friend": friend["id"]})
    (offer,) = bob.get("/api/me/invitations")["seats"]
    bob.post(f"/api/invitations/{offer['code']}", {})
    another = ada.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "anyone"}]})
    assert another["id"] in [table["id"] for table in bob.get("/api/lobby")]
    with ada.live(made["id"], "mine") as hers, bob.live(made["id"], "mine") as his:
        ada.post("/api/me/blocks", {"profile": friend["id"]})
        his.send({"type": "say", "id": "1", "text": "Hello?"})
        assert his.until("line")["number"] == 1  # nothing tells him
        hers.send({"type": "say", "id": "2", "text": "Hm."})
        assert hers.until("line")["text"] == "Hm."
    assert [line["text"] for line in ada.get(f"/api/tables/{made['id']}/chat")] == ["Hm."]
    answer = bob.http.post(f"/api/tables/{another['id']}/seat", json={})
    assert answer.json()["message"]["id"] == "seat.taken"
    until(
        lambda: another["id"] not in [table["id"] for table in bob.get("/api/lobby")]
    )  # he hears of it soon
    assert bob.get("/api/me/friends")["friends"] == []


def until(what: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_a_passkey_is_asked_for_by_one_process_and_looked_at_by_the_other(
    both: tuple[Server, Server],
) -> None:
    here = both[0].browser()
    there = through(both[1], here)
    for browser in (here, there):
        host = browser.address.removeprefix("http://").replace("127.0.0.1", "localhost")
        browser.http.headers["host"] = host
    here.post("/api/identity/passkey/options", {}, 200)
    given = {"credential": {"id": "AAAA", "response": {}}}
    answers = [there.http.post("/api/identity/passkey", json=given).json() for _ in range(2)]
    assert [each["message"]["id"] for each in answers] == ["passkey.unknown", "passkey.late"]


def test_two_processes_bring_a_database_up_to_date(postgresql: Postgres) -> None:
    """At the same time: one does, the other waits."""
    address = Settings(database=postgresql.database("new")).database_url

    async def run() -> None:
        engines = [open_engine(address) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())
