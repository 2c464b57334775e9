"""Ratings are worth something: leaving costs, few games stand on no board, and what tells nothing changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from finished_games import House, house, person, seat, whole_game
from serving import JSON, Browser, Server, Time, recovery_words, served
from test_server_standing_in import ask, seat_of

from reefencounter import Game
from reefencounter.server.accounts.profiles import outcome_of
from reefencounter.server.play.seats import SeatData
from reefencounter.server.storage.rating_store import LEAST_TURNS

ADA, BEN = person("Ada"), person("Ben")
LIVE = {"kind": "live", "minutes": 60, "increment": 30}
DAYS = {"kind": "days", "days": 3}


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Time:
    return Time(tmp_path_factory.mktemp("time") / "seconds")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, time: Time) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("ratings") / "data", flaw=time.flaw) as running:
        yield running


def known(server: Server, source: str | None = None) -> Browser:
    """Somebody with a way back."""
    browser = Browser(server.address, source=source)
    recovery_words(browser)
    return browser


def rated(people: Sequence[Browser], clock: JSON) -> str:
    """A rated table at which these people play."""
    seats = [{"name": "Ada"}, *[{"kind": "friend"}] * (len(people) - 1)]
    info = people[0].post("/api/tables", {"seats": seats, "rated": True, "clock": clock})
    for browser, name in zip(people[1:], ("Ben", "Cleo"), strict=False):
        browser.post(f"/api/invitations/{info['invitation']}", {"name": name})
    return str(info["id"])


def begin(table: str, people: Sequence[Browser]) -> None:
    for browser in people:
        with browser.live(table, "mine") as page:
            while page.scene["phase"] == "setup" and page.scene["choices"]:
                page.play(page.scene["choices"]["actions"][0])


# What changes nothing ----------------------------------------------------------------------------------


async def counted(
    here: House, seats: Sequence[SeatData], seed: int = 1, **more: int
) -> tuple[str, str | None]:
    """A game of theirs that is counted; why it changed no rating."""
    table = await here.finished(seats, seed)
    await here.standing._count_all()
    rows = await here.store.results_at(table)
    assert all(row.rated is (row.unrated is None) for row in rows)
    return table, rows[0].unrated


def test_games_of_one_place_change_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada", "Ben")
            for same in (False, True):
                table = await here.finished([seat("Ada"), seat("Ben")])
                await here.store.keep_origins(table, 0, ["home", "her laptop"])
                await here.store.keep_origins(table, 1, ["home" if same else "elsewhere", "his phone"])
                await here.standing._count_all()
                assert (await here.store.results_at(table))[0].unrated == ("place" if same else None)
            assert [rating.games for rating in await here.store.ratings(ADA)] == [1]

    asyncio.run(run())
    with sqlite3.connect(tmp_path / "reef.db") as games:
        assert games.execute("SELECT count(*) FROM seat_origins").fetchone() == (0,)


def test_the_same_two_again_and_again(tmp_path: Path) -> None:
    """Three games a day count, and others may be played all the same."""

    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada", "Ben", "Cleo")
            here.played = 100  # all end now
            found = [(await counted(here, [seat("Ada"), seat("Ben")], seed))[1] for seed in range(1, 6)]
            assert found == [None, None, None, "often", "often"]
            assert (await counted(here, [seat("Ada"), seat("Cleo")]))[1] is None
            assert (await counted(here, [seat("Ben"), seat("bot:easy")]))[1] is None

    asyncio.run(run())


def test_leaving_costs_the_same_as_losing(tmp_path: Path) -> None:
    """Whoever stays has won, though the bot in the other seat had more points."""

    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada", "Ben")
            game = whole_game(1)
            ahead = [row["rank"] for row in game.score()].index(1)
            seats = [seat("Ben"), seat("Ben")]
            seats[ahead] = seat("Ada", bot="steady", lost="left")
            table, why = await counted(here, seats)
            assert why is None
            (ada,), (ben,) = await here.store.ratings(ADA), await here.store.ratings(BEN)
            assert ada.mu < 25 < ben.mu
            outcome = await outcome_of(here.store, table, None)
            assert [(one.before, one.after, one.provisional) for one in outcome.changes] == [
                (1500, (ada if number == ahead else ben).skill.shown, True) for number in (0, 1)
            ]

    asyncio.run(run())


def test_giving_up_at_once_changes_nothing(tmp_path: Path) -> None:
    """Not before three own turns; from then on it does."""

    def turns(game: Game, player: int) -> int:
        return len({n for n, who in _turns(game) if who == player})

    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada", "Ben")
            whole = whole_game(1)
            for own in (LEAST_TURNS - 1, LEAST_TURNS):
                game = whole.copy()
                while turns(game, 0) > own or game.position.player == 0:
                    game.undo()
                table = await here.finished(
                    [seat("Ada"), seat("Ben")], left=len(whole.moves) - len(game.moves)
                )
                at = await here.tables.find(table)
                await at.resign(0, ADA)
                await here.standing._count_all()
                unrated = (await here.store.results_at(table))[0].unrated
                assert unrated == (None if turns(game, 0) >= LEAST_TURNS else "short")

    asyncio.run(run())


def _turns(game: Game) -> list[tuple[int, int]]:
    """The turns that were ended, with whose they were."""
    twin = game.copy()
    found = []
    while twin.moves:
        after = twin.position
        twin.undo()
        before = twin.position
        if before.phase != "setup" and before.number != after.number:
            found.append((before.number, before.player))
    return found


# Who plays rated games, and how ------------------------------------------------------------------------


def test_from_where_people_play(server: Server) -> None:
    """Only hashes are kept, which say nothing beside other tables."""
    home, also_home, elsewhere = known(server), known(server), known(server, "127.0.0.2")
    tables = [rated((home, other), LIVE) for other in (also_home, elsewhere)]
    begin(tables[0], (home, also_home))
    begin(tables[1], (home, elsewhere))
    with sqlite3.connect(server.data / "reef.db") as games:
        kept = [
            [
                {
                    origin
                    for (origin,) in games.execute(
                        "SELECT origin FROM seat_origins WHERE table_id = ? AND number = ?", (table, number)
                    )
                }
                for number in (0, 1)
            ]
            for table in tables
        ]
    assert [len(hers & his) for hers, his in kept] == [1, 0]
    assert not kept[0][0] & kept[1][0]


def test_whoever_leaves_a_rated_game_has_lost_it(server: Server, time: Time) -> None:
    ada, ben = known(server), known(server)
    table = rated((ada, ben), LIVE)
    begin(table, (ada, ben))
    with ben.live(table, "mine") as his:
        his.until("presence", where=lambda told: told["seats"][0] == "offline")
        time.passes(180)
        assert seat_of(ask(ben, table, 0), 0) == ("person", "steady", "left")
        his.until("scene", where=lambda told: told["scene"]["phase"] == "over")
        assert "Ada left in turn 1." in his.scene["ending"]["verdict"]
    assert ask(ada, table, 0, method="DELETE") == "table.over"


def test_no_help_during_a_live_rated_game(server: Server) -> None:
    """At no table: no hint at an own game or entry, no analysis of an old game; when it is over there is."""
    ada, ben = known(server), known(server)
    alone, entry = ada.table("person", "drifter"), ada.post("/api/entries", {})["id"]
    old = ada.table("person", "drifter")
    ask(ada, old, 0, "resign")
    table = rated((ada, ben), LIVE)
    for other in (alone, entry):
        assert ada.post(f"/api/tables/{other}/hint", {}, 409, seat=0)["message"]["id"] == "fair.live"
    assert ada.post(f"/api/tables/{old}/analysis", {}, 409)["message"]["id"] == "fair.live"
    ask(ada, table, 0, "resign")
    assert ada.post(f"/api/tables/{alone}/hint", {}, 200, seat=0)["suggestions"]


def test_no_help_with_a_rated_game_of_days(server: Server) -> None:
    """Not at an entry that copies it; other games have their hints."""
    ada, ben = known(server), known(server)
    table = rated((ada, ben), DAYS)
    with sqlite3.connect(server.data / "reef.db") as games:
        (setup,) = games.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()

    copied = ada.post("/api/entries", {"setup": json.loads(setup)})["id"]
    assert ada.post(f"/api/tables/{copied}/hint", {}, 409, seat=0)["message"]["id"] == "fair.days"
    other = ada.table("person", "drifter", "drifter")
    assert ada.post(f"/api/tables/{other}/hint", {}, 200, seat=0)["suggestions"]
    assert server.browser().get(f"/api/tables/{copied}")["kind"] == "entry"


def test_programs_are_rated_among_themselves(server: Server) -> None:
    ada = known(server)
    token = ada.post("/api/me/bots", {"name": "Finch"})["token"]
    program = Browser(server.address)
    program.http.cookies.clear()
    program.http.headers["Authorization"] = f"Bearer {token}"
    table = ada.post(
        "/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}], "rated": True, "clock": LIVE}
    )
    answer = program.http.post(f"/api/invitations/{table['invitation']}", json={"name": ""})
    assert answer.json()["message"]["id"] == "rated.apart"
    made = program.http.post(
        "/api/tables", json={"seats": [{"kind": "person"}, {"kind": "friend"}], "rated": True, "clock": LIVE}
    ).json()
    code = made["invitation"]
    problem = ada.post(f"/api/invitations/{code}", {"name": "Ada"}, 409)
    assert problem["message"]["id"] == "rated.apart"
    wish = {"seats": [{"kind": "person"}, {"kind": "bot"}], "rated": True, "clock": LIVE}
    assert program.http.post("/api/tables", json=wish).json()["message"]["id"] == "rated.apart"


def test_few_games_stand_on_no_board(tmp_path: Path) -> None:
    """Six wins of fresh guests make no leader."""

    async def prepare() -> None:
        async with house(tmp_path / "data") as here:
            names = [f"Guest {n}" for n in range(6)]
            await here.people("Ada", *names)
            for name in names:
                await here.finished([seat("Ada"), seat(name, bot="steady", lost="resigned")])
            await here.standing._count_all()

    asyncio.run(prepare())
    with served(tmp_path / "data") as server:
        assert server.browser().get("/api/leaders")["people"] == []
