"""Two server processes on one PostgreSQL: people at one table through both of them, and one order for all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import Postgres
from serving import JSON, Browser, Live, Server, set_up


@pytest.fixture(scope="module")
def both(postgresql: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database. What they complain about fails the tests."""
    database, folder = postgresql.database("two"), tmp_path_factory.mktemp("two")
    servers = [Server(folder / name / "data", "--database", database) for name in ("a", "b")]
    yield servers[0], servers[1]
    for server in servers:
        assert server.stop() == 0
        assert Path(server.errors.name).read_text() == ""


def through(server: Server, browser: Browser) -> Browser:
    """The same browser, at another server."""
    return Browser(server.address, browser.cookie)


def together(ada: Browser, bob: Browser) -> str:
    """A table with two people, who sit down through their own servers."""
    made = ada.post("/api/tables", {"seats": [{"kind": "person"}, {"kind": "friend"}]})
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


def send_at_once(pages: list[Live], message: JSON) -> list[JSON]:
    """The answers to what all say at the same time."""
    for n, page in enumerate(pages):
        page.send({**message, "id": f"{message['id']}-{n}"})
    answers = []
    for n, page in enumerate(pages):
        mine = f"{message['id']}-{n}"
        answers.append(page.until("ack", "refused", where=lambda told, mine=mine: told["id"] == mine))
    return answers


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
                    page.until("scene", where=lambda told, seat=seat: told["scene"]["seat"] == seat)
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


def test_bots_think_in_one_process(both: tuple[Server, Server]) -> None:
    here = both[0].browser()
    there = through(both[1], here)
    table = here.table("person", "easy", "easy")
    with here.live(table, 0) as one, there.live(table, 0) as two:
        for _ in range(12):
            while not one.scene["choices"]:
                one.next()
            assert one.play(one.scene["choices"]["actions"][0])["type"] == "ack"
        while two.number < one.number:
            two.next()
        thinking = [told for told in two.told if told["type"] == "thinking"]
        assert {told["player"] for told in thinking} >= {1, 2, None}
    assert sorted(bool(server.workers()) for server in both) == [False, True]
