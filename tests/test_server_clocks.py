"""Clocks: live and by days, kept with each step; out of time, restarts, lost connections, windows (S7.5)."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from second_kind_games import in_window, reach
from serving import GATE, JSON, Browser, Live, Server, Time, served

from reefencounter import Game
from reefencounter.record import Move
from reefencounter.server.play.clocks import Clocks, after_step, begun, rested, returned, set_running
from reefencounter.server.play.ledger import Entry
from reefencounter.server.scene.rulesets import of
from reefencounter.server.schemas import ClockChoice

MINUTE, DAY = 60, 86_400
LIVE = {"kind": "live", "minutes": 10, "increment": 20}
DAYS = {"kind": "days", "days": 3}
NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
CHOICES = {"live": ClockChoice("live", minutes=10, increment=20), "days": ClockChoice("days", days=3)}


def later(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def running(kind: str, **changes: JSON) -> Clocks:
    """Of two players, the first to act since noon."""
    return begun(CHOICES[kind], 2, NOON)._replace(running=(0,), **changes)


def turns() -> tuple[Entry, Entry]:
    """A step inside the first turn, and the one that ends it."""
    game = Game(players=2, seed=3)
    while game.phase == "setup":
        game.play(game.legal(game.actor)[0])
    entries = []
    for action in ("cube", "take"):
        before = game.position
        if action == "take":
            while not (ending := [each for each in game.legal() if each.startswith("take")]):
                game.play(game.legal()[-1])
                before = game.position
            game.play(ending[0])
        else:
            game.play(next(each for each in game.legal() if each.startswith(action)))
        entries.append(Entry(1, False, before, game.moves[-1], game.position, game.known))
    assert isinstance(entries[0].move, Move)
    return entries[0], entries[1]


def test_a_clock_counts_down_from_what_was_kept() -> None:
    clocks = running("live")
    assert clocks.deadline == later(10 * MINUTE)
    assert clocks.at(later(90)).left == (510, 600)
    assert clocks.at(later(-5)) == clocks, "it runs from a moment on, not before"
    assert clocks.at(later(700)).left[0] == 0
    assert clocks.out(later(599)) == ()
    assert clocks.out(later(600)) == (0,)
    assert Clocks.from_json(clocks.to_json()) == clocks


def test_a_lost_connection_rests_a_live_clock_for_a_minute_a_game() -> None:
    lost = running("live", resting=(0,))
    assert lost.deadline == later(11 * MINUTE)
    assert lost.at(later(40)).left[0] == 600
    assert lost.at(later(40)).rest[0] == 20
    once_more = lost.at(later(40)).at(later(100))
    assert (once_more.left[0], once_more.rest[0]) == (560, 0)


def test_after_a_turn_there_is_more_time() -> None:
    inside, ending = turns()
    assert after_step(running("live"), CHOICES["live"], inside).left == (600, 600)
    assert after_step(running("live"), CHOICES["live"], ending).left == (620, 600)
    spent = running("days").at(later(2 * DAY))._replace(left=(DAY, 5.0))
    assert after_step(spent, CHOICES["days"], inside).left == (DAY, 5.0)
    assert after_step(spent, CHOICES["days"], ending).left == (DAY, 3 * DAY), "each turn has its days"
    undone = inside._replace(undo=True, before=inside.after, after=inside.before)
    assert after_step(running("live"), CHOICES["live"], undone).left == (600, 600), "undo gives nothing back"


def test_who_is_out_of_time_comes_back_with_little() -> None:
    assert returned(running("live", left=(0.0, 1.0)), CHOICES["live"], 0).left[0] == MINUTE
    assert returned(running("days", left=(0.0, 1.0)), CHOICES["days"], 0).left[0] == DAY


def test_a_live_clock_rests_while_no_server_is_there() -> None:
    clocks = running("live")
    assert rested(clocks, later(100), later(5000)).at(later(5000)).left[0] == 500
    assert rested(clocks, later(-50), later(5000)).at(later(5000)).left[0] == 600


@pytest.mark.parametrize("kind", CHOICES)
def test_no_clock_tells_who_is_asked_in_a_window(kind: str) -> None:  # S7.5
    game = reach(in_window, players=3)
    clocks = begun(CHOICES[kind], 3, NOON)._replace(left=(50.0, 60.0, 70.0))
    told = set_running(clocks, CHOICES[kind], game.position, {0, 1, 2}, {game.actor})
    assert (told.running, told.resting) == ((), ())
    turn = game.position.player
    assert told.deadline == (later(told.left[turn]) if kind == "days" else None), "up to the turn's deadline"
    assert told.at(later(30)).left == told.left, "all rest"


# At the real server ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("clocks") / "data", flaw=time.flaw) as running:
        yield running


def together(server: Server, clock: JSON, kind: str = "friend") -> tuple[str, Browser, Browser]:
    ada, ben = server.browser(), server.browser()
    info = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": kind}], "clock": clock})
    assert info["deadline"] is None, "no clock runs while it waits"
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    return info["id"], ada, ben


def set_up(*pages: Live) -> None:
    for page in pages:
        while page.scene["phase"] == "setup" and page.scene["choices"]:
            assert page.play(page.scene["choices"]["actions"][0])["type"] == "ack"
    last = max(page.number for page in pages)
    for page in pages:
        while page.number < last:
            page.next()


def end_turn(page: Live) -> None:
    while page.scene["choices"]:
        actions = page.scene["choices"]["actions"]
        assert page.play(next((a for a in actions if a.startswith("take")), actions[-1]))["type"] == "ack"


def clocks_when(page: Live, wanted: list[int]) -> JSON:
    """The clocks as they are told when these seats' run."""
    return page.until("clocks", where=lambda m: m["running"] == wanted and not m["resting"])


def seat_of(browser: Browser, table: str, number: int) -> tuple[str | None, str | None]:
    seat = browser.get(f"/api/tables/{table}")["seats"][number]
    return seat["bot"], seat["lost"]


def lost_by_time(page: Live, seat: int) -> bool:
    told = page.until("scene", where=lambda m: m["info"] is not None and m["info"]["seats"][seat]["bot"])
    return bool(told["info"]["seats"][seat]["lost"] == "time")


def test_a_live_game(server: Server, time: Time) -> None:
    table, ada, ben = together(server, LIVE)
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his, server.browser().live(table) as eve:
        set_up(hers, his)
        told = clocks_when(his, [0])
        assert all(580 < left <= 600 for left in told["left"])
        time.passes(5 * MINUTE)
        end_turn(hers)
        told = clocks_when(his, [1])
        assert 300 < told["left"][0] <= 320, "five minutes less, twenty seconds more"
        assert clocks_when(eve, [1])["running"] == [1], "all hear the same"
        time.passes(10 * MINUTE)
        assert lost_by_time(hers, 1), "nobody asked for it"
        assert hers.scene["phase"] == "over", "nobody else is left"


def test_whoever_had_no_time_left_plays_on_where_others_do(server: Server, time: Time) -> None:
    ada, ben, cleo = server.browser(), server.browser(), server.browser()
    seats = [{"name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]
    made = ada.post("/api/tables", {"seats": seats, "clock": LIVE})
    table, code = made["id"], made["invitation"]
    for browser, name in ((ben, "Ben"), (cleo, "Cleo")):
        browser.post(f"/api/invitations/{code}", {"name": name})
    with (
        ada.live(table, "mine") as hers,
        ben.live(table, "mine") as his,
        cleo.live(table, "mine") as third,
    ):
        set_up(hers, his, third)
        end_turn(hers)
        clocks_when(hers, [1])
        time.passes(10 * MINUTE)
        assert lost_by_time(hers, 1)
        third.until("step", where=lambda m: m["scene"]["asked"] == [2])  # the bot has had its turn
        assert ben.http.delete(f"/api/tables/{table}/seats/1/bot").json()["seats"][1]["lost"] == "time"
        assert seat_of(ada, table, 1) == (None, "time"), "he is back, and the loss stands"
        end_turn(third)
        hers.until("step", where=lambda m: m["scene"]["asked"] == [0])
        end_turn(hers)
        assert MINUTE - 20 < clocks_when(hers, [1])["left"][1] <= MINUTE


def test_acting_too_late_is_lost_all_the_same(server: Server, time: Time) -> None:
    table, ada, ben = together(server, LIVE)
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his:
        set_up(hers, his)
        action = hers.scene["choices"]["actions"][0]
        time.passes(10 * MINUTE)
        hers.play(action)  # before or after the bot: as the database decides
        assert lost_by_time(his, 0)


def test_a_lost_connection_rests_the_clock(server: Server, time: Time) -> None:
    table, ada, ben = together(server, LIVE)
    with ben.live(table, "mine") as his:
        with ada.live(table, "mine") as hers:
            set_up(hers, his)
            clocks_when(his, [0])
        assert his.until("clocks", where=lambda m: m["resting"] == [0])["running"] == [0]
        time.passes(40)
        with ada.live(table, "mine"):
            assert clocks_when(his, [0])["left"][0] > 570, "forty seconds of a minute are used up"
        his.until("clocks", where=lambda m: m["resting"] == [0])
        time.passes(60)
        with ada.live(table, "mine"):
            assert 520 < clocks_when(his, [0])["left"][0] <= 561


def test_days(server: Server, time: Time) -> None:
    table, ada, ben = together(server, DAYS, "anyone")
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his:
        set_up(hers, his)
    told = ada.get(f"/api/tables/{table}")
    assert told["clock"]["days"] == 3
    assert told["deadline"] is not None
    time.passes(2 * DAY)
    with ada.live(table, "mine") as hers:
        assert hers.until("clocks")["left"][0] <= DAY
        end_turn(hers)
        assert hers.until("clocks", where=lambda m: m["running"] == [1])["left"][1] > 2.9 * DAY
        assert all(each is None for m in hers.told if m["type"] == "presence" for each in m["bot_in"])
        time.passes(3 * DAY)
        assert lost_by_time(hers, 1)


def test_a_restart_across_a_deadline(tmp_path: Path) -> None:
    """Days go on by the calendar; a live clock rests while no server is there."""
    clock = Time(tmp_path / "seconds")
    with served(tmp_path / "data", flaw=clock.flaw) as server:
        days, ada, ben = together(server, DAYS)
        live = ada.table("person", "drifter", clock=LIVE)
        with ada.live(days, "mine") as hers, ben.live(days, "mine") as his:
            set_up(hers, his)
        with ada.live(live, "mine") as hers:
            clocks_when(hers, [0])
            server.kill()
    clock.passes(3 * DAY)
    with served(tmp_path / "data", flaw=clock.flaw) as server:
        ada, ben = Browser(server.address, ada.cookie), Browser(server.address, ben.cookie)
        with ben.live(days, "mine") as his:
            while his.scene["phase"] != "over":  # nobody was there
                his.next()
        assert seat_of(ben, days, 0) == ("steady", "time")
        with ada.live(live, "mine") as hers:
            assert clocks_when(hers, [0])["left"][0] > 540
        assert seat_of(ada, live, 0) == (None, None)
    assert (tmp_path / "data.log").read_text() == ""


@pytest.mark.parametrize("ask", [True, False])
def test_a_window_in_a_game_of_days_waits_up_to_the_deadline(tmp_path: Path, ask: bool) -> None:  # S7.5
    """Unless whoever holds the card is never asked. Made by hand in the database, since a branch has no clock."""
    game, clock = reach(in_window, players=3), Time(tmp_path / "seconds")
    record, asked = game.record(), game.actor
    card, number = of(game.position).card_in_question(game.position), len(record["moves"])
    with served(tmp_path / "data", "--window", "1", flaw=clock.flaw) as server:
        ada = server.browser()
        up = ada.post("/api/records", record)["id"]
        seats = [{"kind": "person"}] * 3
        table = ada.post(f"/api/tables/{up}/branch", {"at": number, "seats": seats})["id"]
        turn = ada.get(f"/api/tables/{table}/scene")["player"]
    ben = "b" * 64
    left = Clocks((DAY,) * 3, (0,) * 3, (), (), datetime.now(UTC), turn)
    with sqlite3.connect(tmp_path / "data" / "reef.db") as database:
        database.execute(
            "INSERT INTO people (id, created, name, settings) SELECT ?, created, 'B', '{}' FROM people",
            (ben,),
        )
        database.execute(
            "UPDATE seats SET holder = ?, unasked = ? WHERE number = ? AND table_id = ?",
            (ben, "" if ask else card, asked, table),
        )
        database.execute(
            "UPDATE tables SET clock = ?, clocks = ?, deadline = ? WHERE id = ?",
            (json.dumps(DAYS), json.dumps(left.to_json()), str(left.deadline).replace("+00:00", ""), table),
        )
    database.close()
    with served(tmp_path / "data", "--window", "1", flaw=clock.flaw) as server:
        ada = Browser(server.address, ada.cookie)
        with ada.live(table) as page:
            assert page.scene["second_kind"]["window"]
            assert page.until("clocks")["running"] == [], "nobody is told who is asked"
            assert not [each for each in page.told if each["type"] == "clock"], "no short time"
            if ask:
                clock.passes(DAY)
            page.until("step")
            assert not page.scene["second_kind"]["window"]
            assert page.until("clocks")["running"] == page.scene["asked"]
        assert all(seat["lost"] is None for seat in ada.get(f"/api/tables/{table}")["seats"])


def test_clocks_stand_in_the_lobby_and_are_checked(server: Server) -> None:
    ada = server.browser()
    info = ada.post("/api/tables", {"seats": [{"name": "A"}, {"kind": "anyone"}], "clock": LIVE})
    with ada.waits(info["id"]):
        line = next(each for each in ada.get("/api/lobby") if each["id"] == info["id"])
    assert line["clock"] == {**LIVE, "days": 3}
    for wrong in (
        {"kind": "fast"},
        {"kind": "live", "minutes": 0},
        {"kind": "days", "days": 99},
        {"kind": None},
    ):
        ada.post("/api/tables", {"clock": wrong}, status=400)
    assert ada.get(f"/api/tables/{ada.table('person', 'drifter')}")["clock"] is None


def since_made(info: JSON) -> JSON:
    """The facts of a table, with times counted from when it was made."""
    made = datetime.fromisoformat(info["created"])
    times = {name: info[name] for name in ("created", "changed", "deadline") if info[name]}
    return {**info, **{name: str(datetime.fromisoformat(time) - made) for name, time in times.items()}}


def test_clocks_and_standing_in_tell_nothing_hidden(tmp_path: Path) -> None:  # R13.4
    """Twin games that differ in the tile in Ada's fish: Ben and an onlooker hear the same bytes, times included."""
    clock, gate = Time(tmp_path / "seconds"), str(tmp_path / "gate")
    heard: list[list[str]] = []
    with served(tmp_path / "data", flaw=clock.stopped + GATE.format(gate=gate)) as server:
        for world in (0, -1):
            table, ada, ben = together(server, LIVE)
            with ExitStack() as open_pages:
                his = open_pages.enter_context(ben.live(table, "mine"))
                assert his.until("clocks")["waits"], "Ada is not there yet"
                eve = open_pages.enter_context(server.browser().live(table))
                with ada.live(table, "mine") as hers:
                    for page in (his, eve):
                        clocks_when(page, [0, 1])
                    feeds = [each for each in hers.scene["choices"]["actions"] if each.startswith("feed")]
                    assert len(feeds) > 1
                    assert hers.play(feeds[world])["type"] == "ack"
                    clocks_when(his, [0, 1])
                    clock.passes(7)
                    set_up(his)
                    larvae = [each for each in hers.scene["choices"]["actions"] if each.startswith("larvae")]
                    assert hers.play(larvae[0])["type"] == "ack"
                    clocks_when(his, [0])
                    ada.post(f"/api/tables/{table}/seats/0/bot", status=200)
                    his.until("clocks", where=lambda m: m["running"] == [])
                eve.until("clocks", where=lambda m: m["running"] == [])
                told = [m for page in (his, eve) for m in page.told if m["type"] in ("clocks", "presence")]
                told += [since_made(m["info"]) for page in (his, eve) for m in page.told if m.get("info")]
                heard.append(
                    [re.sub(r"[0-9a-f]{32}|[a-z]+-[a-z]+-[a-z]+", "ID", json.dumps(m)) for m in told]
                )
    assert heard[0] == heard[1]
    assert any('"running": [0, 1]' in each for each in heard[0])
