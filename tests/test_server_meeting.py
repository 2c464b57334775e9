"""The moment at which people meet: who waits is there, clocks begin with all, and the maker may send somebody away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from serving import JSON, Browser, Server, Time, served

LIVE = {"kind": "live", "minutes": 10, "increment": 0}
DAYS = {"kind": "days", "days": 3}
MAKER, FRIEND, ANYONE = {"name": "Ada"}, {"kind": "friend"}, {"kind": "anyone"}


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("meeting") / "data", flaw=time.flaw) as running:
        yield running


def waiting(browser: Browser, *seats: JSON, **more: JSON) -> JSON:
    """A table that waits."""
    info = browser.post("/api/tables", {"seats": [*seats], **more})
    assert info["phase"] == "waiting"
    return info


def line(browser: Browser, table: str) -> JSON | None:
    """The line of a table in the lobby, as somebody sees it."""
    return next((each for each in browser.get("/api/lobby") if each["id"] == table), None)


def remove(browser: Browser, table: str, seat: int, status: int = 200) -> JSON:
    answer = browser.http.delete(f"/api/tables/{table}/seats/{seat}")
    assert answer.status_code == status, answer.text
    return answer.json()


def test_live_clocks_begin_when_all_look_at_the_table(server: Server, time: Time) -> None:
    """Whoever waits on another page, or with the table in the background, loses no time."""
    ada, ben = server.browser(), server.browser()
    info = waiting(ada, MAKER, FRIEND, clock=LIVE)
    with ada.waits(info["id"]) as hers:
        hers.send({"type": "away", "away": True})
        ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
        with ben.live(info["id"], "mine") as his:
            told = his.until("clocks")
            assert (told["waits"], told["running"], told["left"]) == (True, [], [600, 600])
            time.passes(900)
            assert ada.get(f"/api/tables/{info['id']}")["deadline"] is None
            hers.send({"type": "away", "away": False})
            told = his.until("clocks", where=lambda told: told["running"])
            assert (told["waits"], told["running"]) == (False, [0, 1])
            assert min(told["left"]) > 590


def test_live_clocks_begin_with_the_first_choice(server: Server) -> None:
    """Nobody holds up the others by not coming."""
    ada, ben = server.browser(), server.browser()
    info = waiting(ada, MAKER, FRIEND, clock=LIVE)
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    with ben.live(info["id"], "mine") as his:
        assert his.until("clocks")["waits"]
        assert his.play(his.scene["choices"]["actions"][0])["type"] == "ack"
        told = his.until("clocks", where=lambda told: told["running"])
        assert (told["running"], told["resting"], told["waits"]) == ([0, 1], [0], False)
        assert told["rests"][0] > 50, "a lost connection rests, as ever, and then runs"


def test_a_live_table_is_listed_only_while_its_maker_is_connected(server: Server, time: Time) -> None:
    ada, ben = server.browser(), server.browser()
    table = waiting(ada, MAKER, ANYONE, clock=LIVE)["id"]
    assert line(ben, table) is None
    refused = ben.post(f"/api/tables/{table}/seat", {"name": "Ben"}, status=409)
    assert refused["message"]["id"] == "seat.maker_gone"
    with ada.waits(table) as hers:
        found = line(ben, table)
        assert found is not None
        assert [seat["here"] for seat in found["seats"]] == ["here", None]
        hers.send({"type": "away", "away": True})
        hers.until("presence", where=lambda told: told["seats"][0] == "away")
        found = line(ben, table)
        assert found is not None
        assert found["seats"][0]["here"] == "away", "on another page, and told of whoever comes"
    with server.browser().live(table) as eve:
        eve.until("presence", where=lambda told: told["seats"][0] == "offline")
        time.passes(20)
        assert line(ben, table) is None
        with ada.waits(table):
            assert ben.post(f"/api/tables/{table}/seat", {"name": "Ben"})["phase"] == "setup"


@pytest.mark.parametrize("clock", [None, DAYS], ids=["no clock", "days"])
def test_other_tables_say_who_is_here(server: Server, clock: JSON) -> None:
    """Whoever made one for days need not sit there and wait."""
    ada, ben = server.browser(), server.browser()
    table = waiting(ada, MAKER, ANYONE, clock=clock)["id"]
    found = line(ben, table)
    assert found is not None
    assert [seat["here"] for seat in found["seats"]] == ["offline", None]
    with ada.waits(table):
        found = line(ben, table)
        assert found is not None
        assert found["seats"][0]["here"] == "here"
    assert ben.post(f"/api/tables/{table}/seat", {"name": "Ben"})["phase"] == "setup"


def test_the_maker_removes_somebody(server: Server) -> None:
    ada, ben, cleo = (server.browser() for _ in range(3))
    info = waiting(ada, MAKER, ANYONE, FRIEND)
    table = info["id"]
    ben.post(f"/api/tables/{table}/seat", {"name": "Ben"})
    assert remove(cleo, table, 1, 403)["message"]["id"] == "table.not_yours"
    assert remove(ada, table, 0, 409)["message"]["id"] == "seat.nobody_came", "not herself"
    assert remove(ada, table, 2, 409)["message"]["id"] == "seat.nobody_came"
    with ben.waits(table) as his:
        assert remove(ada, table, 1)["seats"][1]["kind"] == "anyone"
        assert not his.until("waiting")["info"]["seats"][1]["mine"]
    again = ben.post(f"/api/tables/{table}/seat", {"name": "Ben"}, status=409)
    assert again["message"]["id"] == "seat.taken", "nothing tells him why"
    assert not ben.get(f"/api/invitations/{info['invitation']}")["free"]
    for browser in (cleo, server.browser()):
        browser.post(f"/api/invitations/{info['invitation']}", {"name": "N"})
    assert remove(ada, table, 1, 409)["message"]["id"] == "table.begun"


def test_whoever_waits_is_told_of_their_tables(server: Server) -> None:
    ada, ben = server.browser(), server.browser()
    assert ada.get("/api/waiting") == []
    info = waiting(ada, MAKER, FRIEND, FRIEND)
    waiting(ada, MAKER, FRIEND, clock=DAYS)
    assert [table["id"] for table in ada.get("/api/waiting")] == [info["id"]], "none at which nobody waits"
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    assert [table["id"] for table in ben.get("/api/waiting")] == [info["id"]]
    server.browser().post(f"/api/invitations/{info['invitation']}", {"name": "Cleo"})
    assert ada.get("/api/waiting") == ben.get("/api/waiting") == []
