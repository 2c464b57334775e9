"""A game is decided as soon as at most one person is left: nothing after it counts, and the result says who left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from finished_games import house, person, seat, whole_game
from serving import JSON, Browser, Server, Time, served
from sqlalchemy import update
from test_server_standing_in import ask, set_up, together

from reefencounter import Rules
from reefencounter.score import score
from reefencounter.server.accounts.people import People
from reefencounter.server.accounts.profiles import profile_of
from reefencounter.server.play.seats import SeatData, decide
from reefencounter.server.play.showing import Viewer
from reefencounter.server.storage.models import StepRow

MINUTE = 60


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("decided") / "data", flaw=time.flaw) as running:
        yield running


def games(browser: Browser) -> JSON:
    """How somebody's last game ended: their place, and why it counts as lost."""
    profile = browser.get("/api/me/profile")
    (last, *_) = browser.get(f"/api/profiles/{profile['id']}/games")
    return profile, last


def test_at_most_one_person_is_left() -> None:
    ada, ben = SeatData(0, "Ada", holder="a"), SeatData(1, "Ben", holder="b")
    bot, cleo = SeatData(2, "Dory", bot="easy"), SeatData(2, "Cleo", holder="c")
    lost = ben._replace(bot="steady", lost="time")
    assert decide((ada, lost))
    assert decide((ada, lost, bot)), "a bot of the house is no person who is left"
    assert not decide((ada, lost, cleo))
    assert decide((ada._replace(bot="steady", lost="resigned"), bot)), "alone against bots"
    assert not decide((ada, bot))
    assert not decide((ada, ben._replace(bot="steady"))), "a bot plays for Ben, who may come back"
    assert decide((ada, lost._replace(holder=None))), "Ben has left for good"


def test_of_two_one_resigns(server: Server) -> None:
    """The game is over at once, for both, and won by the other."""
    table, (ada, ben) = together(server, "Ada", "Ben")
    set_up(table, [ada, ben])
    with ada.live(table, "mine") as hers, ben.live(table, "mine") as his:
        number = his.number
        info = ask(ada, table, 0, "resign")
        assert (info["phase"], info["decided"], info["ranks"]) == ("over", True, [2, 1])
        for page in (hers, his):
            page.until("scene", where=lambda message: message["scene"]["phase"] == "over")
            ending = page.scene["ending"]
            assert (ending["by"], ending["player"]) == ("decided", 0)
            assert [(row["rank"], row["lost"]) for row in ending["result"]] == [(2, "resigned"), (1, None)]
            assert (page.scene["choices"], page.scene["asked"]) == (None, [])
        assert his.scene["ending"]["verdict"] == (
            "Ada resigned in turn 1. That decides the game: nothing after it counts."
        )
        assert hers.scene["ending"]["reason"] == "You resigned in turn 1."
        assert his.play("collect W", after=number)["message"]["id"] == "table.over"
        assert ask(ben, table, 1) == "table.over"
    assert ben.get(f"/api/tables/{table}")["moves"] == info["moves"]
    assert all(table != each["id"] for each in ben.get("/api/turns"))
    hers, his = games(ada), games(ben)
    assert his[0]["with_two"]["won"] == 1
    assert hers[0]["with_two"]["won"] == 0
    assert [(one["place"], one["lost"]) for one in his[1]["players"]] == [(1, None), (2, "resigned")]
    assert his[0]["points"] is None, "the points of that moment are no score"
    assert ben.get(f"/api/tables/{table}/record")["moves"]


def test_playing_on_is_another_game(server: Server) -> None:
    """From where it was decided, against a bot; the result stays."""
    table, (ada, ben) = together(server, "Ada", "Ben")
    set_up(table, [ada, ben])
    ask(ada, table, 0, "resign")
    number = ben.get(f"/api/tables/{table}/scene")["number"]
    seats = [{"kind": "bot", "bot": "steady"}, {"kind": "person"}]
    on = ben.post(f"/api/tables/{table}/branch", {"at": number, "seats": seats})
    assert (on["phase"], on["parent"], on["decided"]) == ("turn", table, False)
    with ben.live(on["id"], "mine") as page:
        page.until("step")
    assert ben.get(f"/api/tables/{table}")["ranks"] == [2, 1]


def test_of_three_the_last_who_stays_wins(server: Server) -> None:
    table, (ada, ben, cleo) = together(server, "Ada", "Ben", "Cleo")
    set_up(table, [ada, ben, cleo])
    info = ask(ada, table, 0, "resign")
    assert (info["phase"], info["decided"]) == ("turn", False)
    info = ask(cleo, table, 2, "resign")
    assert (info["phase"], info["decided"], info["ranks"]) == ("over", True, [2, 1, 2])
    assert [seat["lost_turn"] for seat in info["seats"]] == [1, None, info["turn"]]


def test_time_decides(server: Server, time: Time) -> None:
    """Of two one has no time left: the other has won, though nobody looks on."""
    ada, ben = server.browser(), server.browser()
    clock = {"kind": "live", "minutes": 3, "increment": 0}
    info = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], "clock": clock})
    table = info["id"]
    ben.post(f"/api/invitations/{info['invitation']}", {"name": "Ben"})
    set_up(table, [ada, ben])
    with ben.live(table, "mine") as his:
        time.passes(10 * MINUTE)
        his.until("scene", where=lambda message: message["scene"]["phase"] == "over")
        assert his.scene["ending"]["verdict"].startswith("Ada ran out of time in turn 1.")
        assert his.until("clocks", where=lambda message: not message["running"])
    info = ben.get(f"/api/tables/{table}")
    assert (info["ranks"], info["deadline"]) == ([2, 1], None)
    assert ask(ada, table, 0, method="DELETE") == "table.over"


def test_both_play_again(server: Server) -> None:
    """Also whoever resigned: all must agree."""
    table, (ada, ben) = together(server, "Ada", "Ben")
    set_up(table, [ada, ben])
    ask(ada, table, 0, "resign")
    assert ben.post(f"/api/tables/{table}/rematch", {"agree": True}, 200)["missing"] == [0]
    again = ada.post(f"/api/tables/{table}/rematch", {"agree": True}, 200)["table"]
    seats = ada.get(f"/api/tables/{again}")["seats"]
    assert [(seat["bot"], seat["lost"], seat["lost_turn"]) for seat in seats] == [(None, None, None)] * 2


def test_it_stays_decided(tmp_path: Path) -> None:
    """Over a restart; and what another process decided."""
    with served(tmp_path / "data") as server:
        table, (ada, ben) = together(server, "Ada", "Ben")
        set_up(table, [ada, ben])
        ask(ada, table, 0, "resign")
        server.kill()
    with served(tmp_path / "data") as server:
        ben = Browser(server.address, ben.cookie)
        scene = ben.get(f"/api/tables/{table}/scene", seat=1)
        assert (scene["phase"], scene["ending"]["by"]) == ("over", "decided")
        assert games(ben)[1]["players"][0]["place"] == 1
        before = ben.get(f"/api/tables/{table}/scene", seat=1, at=1)
        assert (before["phase"], before["ending"]) == ("setup", None)


def test_what_a_bot_plays_is_not_the_persons(tmp_path: Path) -> None:
    """Of three one resigned and a bot finished her seat: it takes no place, and what it ate is not hers."""

    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada", "Ben", "Cleo")
            rules = Rules(players=3)
            winner = [row["rank"] for row in score(whole_game(1, rules).position)].index(1)
            own = whole_game(1, rules).copy()
            for _ in range(len(own.moves) // 3):
                own.undo()
            turn = own.position.number
            seats = [seat("Ben"), seat("Cleo")]
            seats.insert(winner, seat("Ada", bot="steady", lost="resigned")._replace(lost_turn=turn))
            table = await here.finished(seats, rules=rules)
            async with here.store._write() as connection:
                by_the_bot = update(StepRow).where(StepRow.player == winner, StepRow.number > len(own.moves))
                await connection.execute(by_the_bot.values(client=None))
            found = await here.tables.find(table)
            ending = found.scene(Viewer(None)).ending
            assert ending is not None
            assert ending.result is not None
            assert sorted((row.rank, row.lost) for row in ending.result)[2] == (3, "resigned")
            assert ending.verdict is not None
            assert (
                f"Ada resigned in turn {turn}. What a bot scores there takes no place from anybody."
                in ending.verdict
            )
            assert "Ada wins" not in ending.verdict
            await here.standing._count_all()
            (ada,) = [
                row for row in await here.store.results(person("Ada"), 1) if row.person == person("Ada")
            ]
            assert (ada.place, ada.lost, ada.finished) == (3, "resigned", False)
            await here.finished(seats, rules=rules)
            await here.standing._count_all()
            (whole, *_) = [
                row for row in await here.store.results(person("Ada"), 1) if row.person == person("Ada")
            ]
            assert 0 < sum(ada.eaten.values()) < sum(whole.eaten.values())
            told = await profile_of(
                here.store,
                await People(here.store, here.tables).person(person("Ada")),
                None,
                mine=True,
                guest=True,
                asking=person("Ada"),
            )
            assert (told.games, told.points) == (2, None)
            assert told.with_many is not None
            assert told.with_many.won == 0

    asyncio.run(run())
