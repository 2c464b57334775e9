"""A bot plays for somebody who holds a seat, and gives it back; whoever resigns looks on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import GATE, JSON, Browser, Live, Server, Time, served

MINUTE = 60


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("standing_in") / "data", flaw=time.flaw) as running:
        yield running


def together(server: Server, *names: str) -> tuple[str, list[Browser]]:
    """People at the seats of a table, each at a screen of their own."""
    people = [server.browser() for _ in names]
    seats = [{"name": names[0]}, *[{"kind": "friend"}] * (len(names) - 1)]
    info = people[0].post("/api/tables", {"seats": seats})
    for browser, name in zip(people[1:], names[1:], strict=True):
        browser.post(f"/api/invitations/{info['invitation']}", {"name": name})
    return info["id"], people


def set_up(table: str, people: list[Browser]) -> None:
    for browser in people:
        with browser.live(table, "mine") as page:
            while page.scene["phase"] == "setup" and page.scene["choices"]:
                page.play(page.scene["choices"]["actions"][0])


def ask(browser: Browser, table: str, seat: int, what: str = "bot", method: str = "POST") -> JSON:
    """The table after asking, or the id of the message why not."""
    answer = browser.http.request(method, f"/api/tables/{table}/seats/{seat}/{what}")
    return answer.json() if answer.status_code == 200 else answer.json()["message"]["id"]


def seat_of(info: JSON, number: int) -> tuple[str, str | None, str | None]:
    seat = info["seats"][number]
    return seat["kind"], seat["bot"], seat["lost"]


def plays_on(page: Live, number: int) -> None:
    """Until the bot at a seat has ended a turn."""
    while number in page.scene["asked"]:
        page.until("step", "scene")


def test_a_bot_plays_for_me_until_i_am_back(server: Server) -> None:
    table, (ada, ben) = together(server, "Ada", "Ben")
    set_up(table, [ada, ben])
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his:
        assert seat_of(ask(ada, table, 0), 0) == ("person", "steady", None)
        told = his.until("scene")
        assert seat_of(told["info"], 0) == ("person", "steady", None)
        assert told["scene"]["players"][0]["bot"] == "Steady"
        mine = hers.until("scene")
        assert mine["scene"]["seat"] == 0, "whoever holds a seat sees what it sees"
        assert mine["scene"]["choices"] is None, "the bot chooses"
        assert mine["info"]["seats"][0]["mine"]
        plays_on(his, 0)
        assert ask(ben, table, 0, method="DELETE") == "seat.not_yours"
        assert seat_of(ask(ada, table, 0, method="DELETE"), 0) == ("person", None, None)
        while his.scene["asked"] == [1]:
            assert his.play(his.scene["choices"]["actions"][-1])["type"] == "ack"
        while hers.number < his.number:
            hers.next()
        assert hers.scene["choices"]


def test_acting_takes_the_seat_back(tmp_path: Path) -> None:
    """Also from the very thought of the bot, which then plays nothing."""
    gate = tmp_path / "gate"
    with served(tmp_path / "data", flaw=GATE.format(gate=str(gate))) as server:
        table, (ada, ben) = together(server, "Ada", "Ben")
        set_up(table, [ada, ben])
        with ada.live(table, "mine") as hers:
            action, number = hers.scene["choices"]["actions"][0], hers.number
            ask(ada, table, 0)
            hers.until("thinking", where=lambda message: message["player"] == 0)
            assert hers.play("lay 9z9")["code"] == "illegal"
            assert seat_of(ada.get(f"/api/tables/{table}"), 0)[1] == "steady", "nothing was done"
            assert hers.play(action)["type"] == "ack"
            assert seat_of(ada.get(f"/api/tables/{table}"), 0) == ("person", None, None)
            gate.touch()
            assert hers.play(hers.scene["choices"]["actions"][-1])["type"] == "ack"
            assert hers.number == number + 2
    assert (tmp_path / "data.log").read_text() == ""


def test_the_others_agree_on_a_bot_for_whoever_is_away(server: Server, time: Time) -> None:
    table, (ada, ben, cleo) = together(server, "Ada", "Ben", "Cleo")
    set_up(table, [ada, ben, cleo])
    with ben.live(table, "mine") as his, cleo.live(table, "mine") as hers:
        told = hers.until("presence", where=lambda m: m["seats"] == ["offline", "here", "here"])
        assert told["bot_in"][0] is not None
        assert told["bot_in"][1:] == [None, None], "they are here, and it is not their turn"
        assert ask(ben, table, 0) == "seat.not_away"
        assert ask(server.browser(), table, 0) == "seat.not_yours"
        time.passes(3 * MINUTE)
        assert seat_of(ask(ben, table, 0), 0) == ("person", None, None), "Cleo has not agreed"
        told = hers.until("presence", where=lambda m: m["agreed"][0])
        assert (told["agreed"][0], told["bot_in"][0]) == ([1], 0)
        assert seat_of(ask(cleo, table, 0), 0) == ("person", "steady", None)
        assert ask(ben, table, 0, method="DELETE") == "seat.not_yours"
        assert seat_of(his.until("scene")["info"], 0)[1] == "steady"
        assert seat_of(ask(ada, table, 0, method="DELETE"), 0) == ("person", None, None)


def test_a_step_puts_off_when_a_bot_may_be_asked_and_all_hear_of_it(server: Server, time: Time) -> None:
    table, (_, ben) = together(server, "Ada", "Ben")
    with ben.live(table, "mine") as his:
        his.until("presence", where=lambda told: told["seats"] == ["offline", "here"])
        time.passes(MINUTE)
        assert his.play(his.scene["choices"]["actions"][0])["type"] == "ack"
        assert his.until("presence")["bot_in"][0] > 2.5 * MINUTE, "the page offers it when it is granted"


def test_whoever_comes_back_or_plays_is_not_away(server: Server, time: Time) -> None:
    table, (ada, ben) = together(server, "Ada", "Ben")
    set_up(table, [ada, ben])
    with ben.live(table, "mine") as his:
        his.until("presence", where=lambda m: m["seats"][0] == "offline")
        time.passes(3 * MINUTE)
        with ada.live(table, "mine"):
            assert his.until("presence", where=lambda m: m["seats"][0] == "here")["bot_in"] == [None, None]
            assert ask(ben, table, 0) == "seat.not_away"
        his.until("presence", where=lambda m: m["seats"][0] == "offline")
        assert ask(ben, table, 0) == "seat.not_away", "it is counted from when they went"


def test_resigning(server: Server) -> None:
    """The others play on, with a bot in the seat."""
    table, (ada, ben, cleo) = together(server, "Ada", "Ben", "Cleo")
    set_up(table, [ada, ben, cleo])
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his:
        assert ask(ben, table, 0, "resign") == "seat.not_yours"
        assert seat_of(ask(ada, table, 0, "resign"), 0) == ("person", "steady", "resigned")
        left = hers.until("scene")
        assert left["scene"]["seat"] is None, "she looks on"
        assert not left["info"]["seats"][0]["mine"]
        assert hers.play("take W", seat=0)["message"]["id"] == "seat.not_yours"
        assert ask(ada, table, 0, method="DELETE") == "seat.resigned"
        assert ask(ada, table, 0, "resign") == "seat.resigned"
        ada.get(f"/api/tables/{table}/scene", seat=0, status=403)
        assert seat_of(his.until("scene")["info"], 0)[2] == "resigned"
        plays_on(his, 0)
    assert [each["id"] for each in ada.get("/api/tables")] == [table]


def test_resigning_against_bots_alone(server: Server) -> None:
    """It is over at once: nobody is left for whom it would go on, and it counts as lost whoever looks on."""
    ada = server.browser()
    table = ada.table("person", "drifter")
    with ada.live(table, "mine") as page:
        info = ask(ada, table, 0, "resign")
        assert (info["phase"], info["ranks"]) == ("over", [2, 1])
        page.until("scene", where=lambda message: message["scene"]["phase"] == "over")
    profile = ada.get("/api/me/profile")
    assert (profile["games"], profile["bots"][0]["told"]["won"]) == (1, 0)


def test_it_is_kept(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        table, (ada, ben, _) = together(server, "Ada", "Ben", "Cleo")
        ask(ada, table, 0)
        ask(ben, table, 1, "resign")
        server.kill()
    with served(tmp_path / "data") as server:
        info = server.browser().get(f"/api/tables/{table}")
        assert [seat_of(info, n) for n in range(3)] == [
            ("person", "steady", None),
            ("person", "steady", "resigned"),
            ("person", None, None),
        ]
        ada = Browser(server.address, ada.cookie)
        assert seat_of(ask(ada, table, 0, method="DELETE"), 0) == ("person", None, None)


def test_nothing_of_it_where_no_game_is_played(server: Server) -> None:
    ada = server.browser()
    entry = ada.post("/api/entries", {})["id"]
    for what in ("bot", "resign"):
        assert ask(ada, entry, 0, what) == "table.over"
    table = ada.table("person", "drifter")
    assert ask(ada, table, 1) == "seat.of_nobody"
    assert ask(ada, table, 3) == "seat.of_nobody"
    waiting = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})["id"]
    assert ask(ada, waiting, 0, "resign") == "table.waiting"
