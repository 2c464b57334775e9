"""Standing: finished games are counted once, ratings follow from them, and come out the same if computed again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from command import reef
from finished_games import House, cookie_of, house, person, seat, whole_game
from serving import JSON, Browser, Server, recovery_words, served
from sqlalchemy import update

from reefencounter import Rules
from reefencounter.score import score
from reefencounter.server.accounts.profiles import RESTS
from reefencounter.server.accounts.ratings import Played, after, bot_player, first, kind_of
from reefencounter.server.play.final_places import places, places_when_decided
from reefencounter.server.storage.models import RatingRow
from reefencounter.server.storage.rating_store import CHILD, PRIVATE, rate_all_again
from reefencounter.server.storage.transactions import now

ADA, BEN, EASY = person("Ada"), person("Ben"), bot_player("easy")


def test_who_wins_rises_and_who_loses_falls() -> None:
    skills = after([Played("ada", 1), Played("ben", 2)], {})
    assert skills["ada"].mu > 25 > skills["ben"].mu
    assert skills["ada"].sigma < first("ada").sigma
    assert skills["ada"].shown > 1500 > skills["ben"].shown
    four = after([Played(name, place) for place, name in enumerate("abcd", 1)], {})
    assert sorted(four, key=lambda name: four[name].mu) == ["d", "c", "b", "a"]
    assert after([Played("ada", 1), Played("ada", 2)], {}) == {}  # against oneself


def test_a_weak_bot_is_worth_less_than_a_strong_one() -> None:
    gained = [
        after([Played("ada", 1), Played(bot_player(bot), 2)], {})["ada"].mu
        for bot in ("gentle", "fair", "master")
    ]
    assert sorted(gained) == gained
    assert (
        first(bot_player("gentle")).shown
        < first(bot_player("steady")).shown
        < first(bot_player("master")).shown
    )


def test_whoever_resigned_or_was_out_of_time_comes_last() -> None:
    assert places([1, 2], [True, False]) == [2, 1]
    assert places([1, 2, 3, 4], [False, True, False, True]) == [1, 3, 2, 3]
    assert places([1, 1], [False, False]) == [1, 1]


def test_who_is_left_has_won_whatever_the_points_are() -> None:
    """Then come bots of the house, none before another; alone against bots whoever leaves comes after them."""
    assert places_when_decided([True, True], [True, False]) == [2, 1]
    assert places_when_decided([True, False, True, False], [False, False, True, False]) == [1, 2, 4, 2]
    assert places_when_decided([True, False, False], [True, False, False]) == [3, 1, 1]


def test_kinds_are_rated_apart() -> None:
    games = [Rules(), Rules(players=3), Rules(players=4), Rules(advanced=True), Rules(second_kind=True)]
    assert [kind_of(rules) for rules in games] == [
        "base_2",
        "base_many",
        "base_many",
        "advanced",
        "second_kind",
    ]


def test_a_finished_game_is_counted_once(tmp_path: Path) -> None:
    """With points, places, and what was eaten; by however many processes at the same time."""

    async def run() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            await one.people("Ada", "Ben")
            table = await one.finished([seat("Ada"), seat("Ben")])
            going_on = await one.finished([seat("Ada"), seat("Ben")], left=1)
            assert await one.store.uncounted() == [table]
            await asyncio.gather(one.standing._count_all(), two.standing._count_all())
            assert await one.store.uncounted() == []
            results = await one.store.results(ADA, 10)
            assert {each.table_id for each in results} == {table} != {going_on}
            rows = score(whole_game(1).position)
            assert [(each.points, each.place) for each in results] == [
                (row["points"], row["rank"]) for row in rows
            ]
            for each, row in zip(results, rows, strict=True):
                assert (
                    sum(each.eaten.values()) >= row["ties"][0] > 0
                )  # some of it may have been given away later
                assert each.meal is not None
                assert 1 < each.meal["polyps"] <= each.eaten[each.meal["colour"]]
            ratings = [*await one.store.ratings(ADA), *await one.store.ratings(BEN)]
            assert [rating.games for rating in ratings] == [1, 1]
            assert {rating.skill for rating in ratings} == {each.skill for each in results}

    asyncio.run(run())


def test_what_is_not_rated(tmp_path: Path) -> None:
    """Tables that were made so, tables with a child; whoever plays for others is nobody that is known."""

    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada", "Ben", "Kim")
            await here.store.change_person(person("Kim"), settings={CHILD: True})
            await here.finished([seat("Ada"), seat("Ben")], rated=False)
            await here.finished([seat("Ada"), seat("Kim")])
            await here.finished([seat("Ada"), seat("Ada")])
            await here.standing._count_all()
            assert await here.store.uncounted() == []
            results = await here.store.results(ADA, 10)
            assert [(each.number, each.rated) for each in results] == [(2, False)] * 2 + [(1, False)] * 2
            assert not await here.store.ratings(ADA)

    asyncio.run(run())


def test_resigned_is_lost_and_bots_are_rated_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here:
            await here.people("Ada")
            winner = [row["rank"] for row in score(whole_game(1).position)].index(1)
            seats = [seat("bot:easy"), seat("bot:easy")]
            seats[winner] = seat("Ada", bot="steady", lost="resigned")
            await here.finished(seats)
            await here.standing._count_all()
            results = await here.store.results(ADA, 10)
            assert [each.place for each in results if each.person] == [2]
            (mine,) = await here.store.ratings(ADA)
            (its,) = await here.store.ratings(EASY)
            assert mine.mu < 25 < first(EASY).mu + 10
            assert its.mu > first(EASY).mu

    asyncio.run(run())


async def _several(here: House) -> None:
    await here.people("Ada", "Ben", "Cleo")
    await here.finished([seat("Ada"), seat("Ben")], 1)
    await here.finished([seat("Ben"), seat("Ada")], 2)
    await here.finished([seat("Ada"), seat("bot:easy")], 3)
    await here.finished([seat("Cleo"), seat("Ada")], 2)
    await here.finished([seat("Cleo"), seat("bot:easy"), seat("bot:easy")], 1, rules=Rules(players=3))
    await here.standing._count_all()


def test_all_can_be_computed_again(tmp_path: Path) -> None:
    """From the results alone, also after their tables were deleted."""
    asyncio.run(_filled(tmp_path / "data"))
    with sqlite3.connect(tmp_path / "data" / "reef.db") as games:
        before = games.execute("SELECT * FROM ratings ORDER BY player, kind").fetchall()
        kept = games.execute("SELECT * FROM results ORDER BY number, seat").fetchall()
        assert len(before) == 6
        games.execute("DELETE FROM ratings WHERE player LIKE 'bot:%'")
        games.execute("UPDATE ratings SET mu = 1, games = 99")
        games.execute("UPDATE results SET mu = 2, sigma = 3")
    done = reef("admin", "ratings", "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (0, "All ratings are computed again from 5 rated games.\n")
    with sqlite3.connect(tmp_path / "data" / "reef.db") as games:
        assert games.execute("SELECT * FROM ratings ORDER BY player, kind").fetchall() == before
        assert games.execute("SELECT * FROM results ORDER BY number, seat").fetchall() == kept


async def _filled(data: Path) -> None:
    async with house(data) as here:
        await _several(here)
        for table in {each.table_id for each in await here.store.results(ADA, 10)}:
            await here.store.delete(table)


def test_the_games_of_a_guest_come_along(tmp_path: Path) -> None:
    """The ratings are those of both histories; what the others have stays as it is."""

    async def run() -> None:
        async with house(tmp_path) as here:
            await _several(here)
            ben = await here.store.ratings(BEN)
            await here.store.hand_over(person("Cleo"), ADA)
            ada = {rating.kind: rating for rating in await here.store.ratings(ADA)}
            assert {kind: rating.games for kind, rating in ada.items()} == {"base_2": 3, "base_many": 1}
            assert not await here.store.ratings(person("Cleo"))
            assert await here.store.ratings(BEN) == ben
            async with here.store._write() as connection:
                assert await connection.run_sync(rate_all_again) == 5
            again = {rating.kind: rating for rating in await here.store.ratings(ADA)}
            for kind, rating in again.items():
                assert rating.mu == pytest.approx(ada[kind].mu, abs=0.5)

    asyncio.run(run())


NOT_COUNTING = """
import reefencounter.server.accounts.standing as standing
async def never(self): pass
standing.Standing._count_all = never
"""


def test_a_killed_server_loses_no_result(tmp_path: Path) -> None:
    """One that is killed after the last action, before the game is counted; the next one counts it, once."""

    async def prepare() -> str:
        async with house(tmp_path / "data") as here:
            await here.people("Ada")
            return await here.finished([seat("Ada"), seat("bot:drifter")], left=1)

    table = asyncio.run(prepare())
    with served(tmp_path / "data", flaw=NOT_COUNTING) as server:
        ada = Browser(server.address, cookie_of("Ada"))
        with ada.live(table, 0) as page:
            while page.scene["phase"] != "over":
                if page.scene["choices"]:
                    page.play(page.scene["choices"]["actions"][-1])
                else:
                    page.until("step")
        server.kill()
    for _ in range(2):
        with served(tmp_path / "data") as server:
            profile = Browser(server.address, cookie_of("Ada")).get("/api/me/profile")
            assert profile["games"] == 1
            assert [each["games"] for each in profile["ratings"]] == [1, 0, 0, 0]


def test_rated_tables(tmp_path: Path) -> None:
    """A seat for each person, a clock, a way back for all, no hints, and nobody who plays for one by one's own wish."""
    with served(tmp_path / "data") as server:
        ada, ben = server.browser(), server.browser()
        clock = {"kind": "live", "minutes": 15, "increment": 30}
        friend = [{"name": "Ada"}, {"kind": "friend"}]

        def refused(browser: Browser, status: int, **wish: JSON) -> str:
            problem = browser.post("/api/tables", {"rated": True, **wish}, status)
            return str(problem["message"]["id"])

        assert refused(ada, 409, seats=friend, clock=clock) == "rated.way_back"
        assert not ada.get("/api/me")["way_back"]
        recovery_words(ada)
        assert ada.get("/api/me")["way_back"]
        assert refused(ada, 400, seats=friend) == "table.rated_clock"
        for seats in ([{"name": "Ada"}, {"name": "Ben"}], [{"kind": "bot"}, {"kind": "bot"}]):
            assert refused(ada, 400, seats=seats, clock=clock) == "table.rated_seats"
        info = ada.post("/api/tables", {"seats": friend, "rated": True, "clock": clock})
        assert info["rated"]
        table, code = info["id"], info["invitation"]
        no_clock = ada.http.patch(f"/api/tables/{table}", json={"clock": None})
        assert no_clock.json()["message"]["id"] == "table.rated_clock"
        problem = ben.post(f"/api/invitations/{code}", {"name": "Ben"}, 409)
        assert problem["message"]["id"] == "rated.way_back"
        recovery_words(ben)
        ben.post(f"/api/invitations/{code}", {"name": "Ben"})
        assert ada.post(f"/api/tables/{table}/hint", {}, 409, seat=0)["message"]["id"] == "hint.rated"
        assert ada.post(f"/api/tables/{table}/seats/0/bot", None, 409)["message"]["id"] == "seat.rated"
        assert ada.get(f"/api/tables/{table}/rating", 409)["message"]["id"] == "rated.not_over"
        assert ada.post(f"/api/tables/{table}/seats/0/resign", None, 200)["seats"][0]["lost"] == "resigned"
        outcome = ben.get(f"/api/tables/{table}/rating")
        assert outcome == {"unrated": "short", "changes": []}, "nobody had played three turns"
        assert not ada.post("/api/tables", {"seats": friend})["rated"]


# Profiles ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Ada and Ben have played ten rated games, Ada four more with bots, Kim (a child) and Paul (private) some too."""

    async def prepare() -> None:
        async with house(data) as here:
            await here.people("Ada", "Ben", "Kim", "Paul", "Rita")
            for seed in range(1, 11):
                await here.finished([seat("Ada"), seat("Ben")], seed)
            for seed in range(1, 6):
                await here.finished([seat("Paul"), seat("bot:easy")], seed)
                await here.finished([seat("Rita"), seat("bot:fair")], seed)
            for seed in (1, 2):
                await here.finished([seat("Ada"), seat("bot:easy")], seed, rated=False)
            await here.finished([seat("Ada"), seat("Paul"), seat("Kim")], 1, rules=Rules(players=3))
            await here.finished([seat("Ada"), seat("Ben")], 7, left=5)
            await here.standing._count_all()
            await here.store.change_person(person("Kim"), settings={CHILD: True})
            await here.store.change_person(person("Paul"), settings={PRIVATE: True})
            async with here.store._write() as connection:  # Rita has rested
                long_ago = now() - RESTS - timedelta(days=1)
                for name, more in (("Rita", {"time": long_ago}), ("Paul", {})):
                    theirs = update(RatingRow).where(RatingRow.player == person(name))
                    await connection.execute(theirs.values(games=10, **more))

    data = tmp_path_factory.mktemp("club") / "data"
    asyncio.run(prepare())
    with served(data) as running:
        yield running


def known(server: Server, name: str) -> Browser:
    return Browser(server.address, cookie_of(name))


def test_a_profile(club: Server) -> None:
    ada = known(club, "Ada")
    mine = ada.get("/api/me/profile")
    assert (mine["name"], mine["mine"], mine["guest"], mine["games"]) == ("Ada", True, True, 13)
    base, many, *others = mine["ratings"]
    assert (base["kind"], base["games"], len(base["course"])) == ("base_2", 10, 6)
    assert base["rating"] == base["course"][-1]
    assert not base["provisional"]
    assert base["month"] == base["course"][-1] - base["course"][0]
    assert (many["kind"], many["games"], many["rating"]) == ("base_many", 1, None)  # not before the fifth
    assert [other["games"] for other in others] == [0, 0]
    assert sum(bar["games"] for bar in mine["points"]["bars"]) == 13
    assert mine["points"]["bars"][-1]["least"] == mine["points"]["best"] // 10 * 10
    assert mine["meal"]["polyps"] <= mine["eaten"][mine["meal"]["colour"]]
    assert (mine["with_two"]["games"], mine["with_two"]["chance"]) == (12, 0.5)
    assert (mine["with_many"]["games"], mine["with_many"]["chance"]) == (1, 0.333)
    assert [(each["name"], each["told"]["games"]) for each in mine["bots"]] == [("Easy", 2)]
    recovery_words(ada)
    assert not ada.get("/api/me/profile")["guest"]


def test_head_to_head(club: Server) -> None:
    ada, ben = known(club, "Ada"), known(club, "Ben")
    of_ada, of_ben = ada.get("/api/me/profile")["id"], ben.get("/api/me/profile")["id"]
    hers, his = ada.get(f"/api/profiles/{of_ben}"), ben.get(f"/api/profiles/{of_ada}")
    assert hers["head_to_head"] == {
        "games": 10,
        "before": his["head_to_head"]["behind"],
        "behind": his["head_to_head"]["before"],
    }
    assert club.browser().get(f"/api/profiles/{of_ada}")["head_to_head"] is None


def test_past_games_are_told_to_whom_they_may_be(club: Server) -> None:
    """Whoever is private or a child is named to those alone who played with them, and their table to nobody else."""
    ada = known(club, "Ada")
    address = f"/api/profiles/{ada.get('/api/me/profile')['id']}/games"
    first, *games = ada.get(address)
    assert [player["name"] for player in first["players"]] == ["Ada", "Paul", "Kim"]
    assert [player["profile"] is None for player in first["players"]] == [False, True, True]
    assert ada.get(f"/api/tables/{first['table']}")["phase"] == "over"
    assert len(games) == 12
    assert ada.get(address, offset=12) == games[-1:]
    told, *_ = club.browser().get(address)
    assert (told["table"], [player["name"] for player in told["players"]]) == (None, ["Ada", "", ""])
    bot, *_ = games
    assert [player["bot"] for player in bot["players"]] == [None, "easy"]
    assert not bot["rated"]


def test_a_private_profile_tells_nothing(club: Server) -> None:
    paul, stranger = known(club, "Paul"), club.browser()
    mine = paul.get("/api/me/profile")
    assert (mine["private"], mine["name"]) == (True, "Paul")
    told = stranger.get(f"/api/profiles/{mine['id']}")
    assert (told["private"], told["name"], told["games"], told["ratings"], told["since"]) == (
        True,
        "",
        0,
        [],
        None,
    )
    assert stranger.get(f"/api/profiles/{mine['id']}/games") == []
    assert len(paul.get(f"/api/profiles/{mine['id']}/games")) == 6
    kim = known(club, "Kim").get("/api/me/profile")
    assert kim["child"]
    assert stranger.get(f"/api/profiles/{kim['id']}")["name"] == ""
    assert stranger.get(f"/api/profiles/{'0' * 32}", 404)["message"]["id"] == "person.no_profile"


def test_leaders(club: Server) -> None:
    """Never a child, nor whoever is private or has rested for 60 days; bots are on the same scale."""
    ada = known(club, "Ada")
    leaders = ada.get("/api/leaders", kind="base_2")
    assert sorted((each["name"], each["mine"]) for each in leaders["people"]) == [
        ("Ada", True),
        ("Ben", False),
    ]
    assert [each["place"] for each in leaders["people"]] == [1, 2]
    assert leaders["people"][0]["rating"] > leaders["people"][1]["rating"]
    assert [each["name"] for each in leaders["bots"]][:3] == ["Drifter", "Gentle", "Easy"]
    easy = next(each for each in leaders["bots"] if each["bot"] == "easy")
    assert easy["games"] == 5
    ben = known(club, "Ben")
    assert ben.http.patch("/api/me/profile", json={"private": True}).json()["private"]
    assert [each["name"] for each in ada.get("/api/leaders")["people"]] == ["Ada"]
    assert not ben.http.patch("/api/me/profile", json={"private": False}).json()["private"]
    assert len(ada.get("/api/leaders")["people"]) == 2


def test_a_game_that_goes_on_is_told_nowhere(club: Server) -> None:
    """Ada and Ben have a game that is nearly over: nothing of it, not its table, is in what anybody is told of them."""
    ada = known(club, "Ada")
    going_on = [table["id"] for table in ada.get("/api/tables") if table["phase"] != "over"]
    assert len(going_on) == 1
    profile = ada.get("/api/me/profile")["id"]
    for who in (ada, club.browser()):
        for address in ("/api/me/profile", f"/api/profiles/{profile}", f"/api/profiles/{profile}/games"):
            told = who.http.get(address)
            assert told.status_code == 200
            assert going_on[0] not in told.text
    assert sum(bar["games"] for bar in ada.get("/api/me/profile")["points"]["bars"]) == 13


def test_a_guest_of_whom_nothing_is_kept(club: Server) -> None:
    guest = club.browser().get("/api/me/profile")
    assert (guest["id"], guest["guest"], guest["games"], guest["points"]) == (None, True, 0, None)
