"""A pause by agreement, at the real server: all must want it, one goes on, and it outlives a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import GATE, JSON, Browser, Live, Server, Time, recovery_words, served

LIVE = {"kind": "live", "minutes": 10, "increment": 20}
DAY = 86_400


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("pausing") / "data", flaw=time.stopped) as running:
        yield running


def together(server: Server, **options: JSON) -> tuple[str, Browser, Browser]:
    ada, ben = server.browser(), server.browser()
    info = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], **options})
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    return info["id"], ada, ben


def pause(browser: Browser, table: str, agree: bool = True, status: int = 200) -> JSON:
    return browser.post(f"/api/tables/{table}/pause", {"agree": agree}, status=status)


def go_on(browser: Browser, table: str) -> JSON:
    answer = browser.http.delete(f"/api/tables/{table}/pause")
    assert answer.status_code == 200, answer.text
    return answer.json()


def told(page: Live, wish: list[int], paused: bool) -> JSON:
    return page.until("clocks", where=lambda m: (m["wish"], m["paused"]) == (wish, paused))


def test_all_agree_and_one_goes_on(tmp_path: Path) -> None:
    time = Time(tmp_path / "seconds")
    with served(tmp_path / "data", flaw=time.stopped) as server:
        table, ada, ben = together(server, clock=LIVE)
        with (
            ada.live(table, "mine") as hers,
            ben.live(table, "mine") as his,
            server.browser().live(table) as eve,
        ):
            assert not pause(ada, table)["paused"]
            assert told(his, [0], False)["wish_left"] == 120
            assert pause(ben, table)["paused"]
            for page in (hers, his, eve):
                assert told(page, [], True)["running"] == []
            refused = hers.play(hers.scene["choices"]["actions"][0])
            assert refused["message"]["id"] == "table.paused"
            assert ada.get("/api/turns") == [], "nobody waits for her"
            assert ada.get(f"/api/tables/{table}")["deadline"] is None
        server.kill()
    time.passes(3 * DAY)
    with served(tmp_path / "data", flaw=time.stopped) as server:
        ada, ben = Browser(server.address, ada.cookie), Browser(server.address, ben.cookie)
        with ada.live(table, "mine") as hers, ben.live(table, "mine") as his:
            assert told(hers, [], True)["left"] == [600, 600]
            assert not go_on(ben, table)["paused"], "whoever wants to goes on for all"
            assert told(his, [], False)["running"] == [0, 1]
            assert hers.play(hers.scene["choices"]["actions"][0])["type"] == "ack"
            assert [seat["lost"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == [None, None]


def test_a_wish_that_not_all_share_goes_quietly(server: Server, time: Time) -> None:
    table, ada, ben = together(server, clock=LIVE)
    with ada.live(table, "mine") as hers:
        pause(ada, table)
        told(hers, [0], False)
        pause(ben, table, agree=False)
        told(hers, [], False)
        pause(ada, table)
        time.passes(121)
        assert not pause(ben, table)["paused"], "hers is over"
        told(hers, [1], False)
        assert pause(ada, table)["paused"]
        go_on(ada, table)


def test_in_a_game_of_days_there_is_a_day_to_agree(server: Server, time: Time) -> None:
    table, ada, ben = together(server, clock={"kind": "days", "days": 3})
    pause(ada, table)
    time.passes(DAY - 60)
    assert pause(ben, table)["paused"]
    time.passes(30 * DAY)
    assert not go_on(ada, table)["paused"]
    assert ada.get(f"/api/tables/{table}")["seats"][0]["lost"] is None


def test_without_a_clock_there_is_nothing_to_pause(server: Server) -> None:
    table, ada, _ = together(server)
    assert pause(ada, table, status=409)["message"]["id"] == "pause.no_clock"


def test_bots_rest_too(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    with served(tmp_path / "data", flaw=GATE.format(gate=str(gate))) as server:
        ada = server.browser()
        table = ada.table("person", "drifter", clock=LIVE)
        with ada.live(table, "mine") as page:
            page.until("thinking")
            assert pause(ada, table)["paused"], "nobody else is to agree"
            gate.touch()
            told(page, [], True)
            page.ask({"type": "why", "id": "w", "seat": 0, "action": "lay 1a1"})
            assert page.number == 0
            go_on(ada, table)
            page.until("step")
    assert (tmp_path / "data.log").read_text() == ""


def test_a_pause_ends_with_whoever_could_end_it(server: Server) -> None:
    ada = server.browser()
    table = ada.table("person", "drifter", clock=LIVE)
    assert pause(ada, table)["paused"]
    resigned = ada.post(f"/api/tables/{table}/seats/0/resign", status=200)
    assert not resigned["paused"], "it is over"


def test_hints_for_one_seat_alone(server: Server) -> None:
    """A child has hints, the others have none, and all see so."""
    ada, ben = server.browser(), server.browser()
    seats = [{"name": "Mia"}, {"name": "Ada", "hints": False}, {"kind": "friend", "hints": False}]
    made = ada.post("/api/tables", {"seats": seats})
    ben.post(f"/api/invitations/{made['invitation']}", {"name": "Ben"})
    table = f"/api/tables/{made['id']}"
    assert [seat["hints"] for seat in ben.get(table)["seats"]] == [True, False, False]
    assert ada.post(f"{table}/hint", {}, seat=0, status=200)["suggestions"]
    assert ada.post(f"{table}/hint", {}, seat=1, status=409)["message"]["id"] == "hint.not_here"
    assert ben.post(f"{table}/hint", {}, seat=2, status=409)["message"]["id"] == "hint.not_here"
    assert ada.get(f"{table}/guide", seat=0)["moments"]
    assert ada.get(f"{table}/guide", seat=1)["moments"] == [], "nor does the guide speak"
    recovery_words(ada)
    clock = {"kind": "days", "days": 3}
    rated = ada.post(
        "/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": clock, "rated": True}
    )
    assert [seat["hints"] for seat in rated["seats"]] == [False, False]
