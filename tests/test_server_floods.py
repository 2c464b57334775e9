"""Browsers that nobody knows cost nothing, and may send as much as they like: what is real is still seen among it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from itertools import count
from pathlib import Path
from threading import Barrier

import pytest
from befriending import HOUSES, names, people, profile, refused
from command import reef
from finished_games import House, house, person, seat
from postgres import Postgres
from serving import Browser, Server

from reefencounter.server.play.lobby import MOST as MOST_LISTED
from reefencounter.server.schemas import NewTable, SeatChoice
from reefencounter.server.services import MOST_ASKS_OF_ONE, MOST_REPORTS, MOST_REPORTS_FROM
from reefencounter.server.settings import Settings
from reefencounter.server.storage import friend_store, report_store
from reefencounter.server.storage.chat_store import LineData
from reefencounter.server.storage.friend_store import MOST_SHOWN
from reefencounter.server.storage.seat_offer_store import MOST_SHOWN as MOST_OFFERED
from reefencounter.server.storage.transactions import now

Evening = Callable[[House], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def at_home(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Evening], None]:
    """Lets something happen in a new database of each kind."""
    where: Path | str = tmp_path
    if request.param == "postgresql":
        running: Postgres = request.getfixturevalue("postgresql")
        where = Settings(database=running.database(f"flood_{next(NUMBERS)}")).database_url

    def happens(evening: Evening) -> None:
        async def run() -> None:
            async with house(where) as home:
                await evening(home)

        asyncio.run(run())

    return happens


NUMBERS = count()


async def with_games(home: House) -> None:
    """Ada and Ben have finished games with others; Cy has sat at Dee's table; of Eve nobody knows anything."""
    await home.people("Ada", "Ben", "Cy", "Dee", "Eve", "Fay")
    await home.finished([seat("Ada"), seat("Fay")])
    await home.finished([seat("Cy"), seat("Dee")], left=3)
    await home.standing._count_all()


def guests(many: int) -> list[str]:
    return [f"Guest {n}" for n in range(many)]


# Asking to be friends ----------------------------------------------------------------------------------


def test_who_is_known_is_seen_among_many_who_ask(
    at_home: Callable[[Evening], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friend_store, "MOST_ASKING", 60)

    async def evening(home: House) -> None:
        await with_games(home)
        store, dee = home.store, person("Dee")
        for name in ("Eve", "Ada", "Cy"):
            await store.ask(person(name), "dee", "Dee", dee)
        for guest in guests(70):
            await home.people(guest)
            await store.ask(person(guest), "dee", "Dee", dee)
        shown, more = await store.asking(dee)
        assert (len(shown), more) == (MOST_SHOWN, 60 - MOST_SHOWN), "no more are kept"
        assert {"Ada", "Cy"} <= {ask.name for ask in shown}, "one plays here, one sat at her table"
        assert shown == sorted(shown, key=lambda ask: ask.time, reverse=True)
        for name in ("Eve", "Guest 0"):  # they were given up, and notice nothing
            assert [ask.name for ask in await store.asked_by(person(name))] == ["Dee"]
            assert not await store.has_asked(person(name), dee)
        await store.ask(person("Eve"), "dee", "Dee", dee)  # once more
        assert await store.has_asked(person("Eve"), dee)
        await store.decline_strangers(dee)
        assert [ask.name for ask in (await store.asking(dee))[0]] == ["Cy"]

    at_home(evening)


def test_a_friend_asks_after_a_hundred_strangers(server: Server) -> None:
    ada, ben = people(server, "Ada F", "Ben F")
    table = ben.post("/api/tables", {"seats": [{"name": "Ben"}, {"kind": "friend"}]})
    ada.post(f"/api/invitations/{table['invitation']}", {})
    whom = profile(ben)
    for _ in range(11):
        home = next(HOUSES)
        for _ in range(MOST_ASKS_OF_ONE[0]):
            Browser(server.address, source=home).post("/api/me/friends", {"profile": whom})
    ada.post("/api/me/friends", {"name": "Ben F"})
    told = ben.get("/api/me/invitations")
    assert "Ada F" in names(told["friends"])
    assert (len(told["friends"]), told["more_friends"]) == (MOST_SHOWN, 111 - MOST_SHOWN)
    left = ben.http.delete("/api/me/asking").json()
    assert (names(left["asking"]), left["more_asking"]) == (["Ada F"], 0)


@pytest.mark.parametrize("name", ["Ben O", "Nobody O"])
def test_one_address_asks_one_person_so_often(server: Server, name: str) -> None:
    """The answer is the same whether there is anybody of that name."""
    if name == "Ben O":
        people(server, name)
    home = next(HOUSES)
    for _ in range(MOST_ASKS_OF_ONE[0]):
        Browser(server.address, source=home).post("/api/me/friends", {"name": name})
    another = Browser(server.address, source=home).http.post("/api/me/friends", json={"name": name.upper()})
    assert (another.status_code, refused(another)) == (429, "friend.asked_often")
    Browser(server.address, source=home).post("/api/me/friends", {"name": "Somebody else"})
    Browser(server.address, source=next(HOUSES)).post("/api/me/friends", {"name": name})


# Reports -----------------------------------------------------------------------------------------------


def line(number: int, author: str, text: str = "rude") -> LineData:
    return LineData(number, author, 0, text, None, f"c{number}", now())


def test_a_report_of_somebody_who_plays_is_seen_among_many(
    at_home: Callable[[Evening], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_store, "MOST_KEPT", 60)

    async def evening(home: House) -> None:
        await with_games(home)
        store = home.store
        for number in range(1, 9):
            await store.keep_report("0" * 32, line(number, person("Cy"), f"rude {number}"), person("Ada"))
        for n, guest in enumerate(guests(70)):
            await store.keep_report(f"{n + 1:032x}", line(1, person(guest)), person(f"other {guest}"))
        found = await store.reports(50)
        assert (len(found), found[0].of) == (50, 60), "no more are kept"
        hers = found[-1]
        assert (hers.name, hers.lines, hers.reporters, hers.text) == ("Cy", 8, 1, "rude 8"), "in one line"

    at_home(evening)


def test_one_reporter_buries_no_other(at_home: Callable[[Evening], None]) -> None:
    async def evening(home: House) -> None:
        await home.people("Cy")
        await home.store.keep_report("0" * 32, line(1, person("Cy")), person("Eve"))
        for n, guest in enumerate(guests(30)):
            await home.store.keep_report(f"{n + 1:032x}", line(1, person(guest)), person("Mallory"))
        assert "Cy" in [each.name for each in await home.store.reports(5)]

    at_home(evening)


def test_who_joins_in_buries_no_report(at_home: Callable[[Evening], None]) -> None:
    async def evening(home: House) -> None:
        await home.people("Cy")
        joins, alone = sorted(("Eve", "Mallory"), key=person)
        for reporter in (alone, joins):
            await home.store.keep_report("0" * 32, line(1, person("Cy")), person(reporter))
        for n, guest in enumerate(guests(30)):
            await home.store.keep_report(f"{n + 1:032x}", line(1, person(guest)), person(joins))
        (found,) = [each for each in await home.store.reports(5) if each.name == "Cy"]
        assert (found.lines, found.reporters, found.of) == (1, 2, 31)

    at_home(evening)


def test_the_host_reads_reports_in_groups(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            await with_games(home)
            for number in (1, 2):
                for reporter in ("Ada", "Eve"):
                    await home.store.keep_report(
                        "0" * 32, line(number, person("Cy"), f"rude {number}"), person(reporter)
                    )
            await home.store.keep_report("1" * 32, line(1, person("Dee")), person("Eve"))

    asyncio.run(run())

    def told(*arguments: str) -> list[str]:
        done = reef("admin", "reports", *arguments, "--data", str(tmp_path))
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()

    titles, dee, cy = told()
    assert titles.split()[-1] == "line"
    assert cy.split()[-4:] == ["2", "2", "rude", "2"]
    assert "Dee" in dee
    assert told("--limit", "1")[-1] == "One more is not shown; --limit shows more."
    assert [row.split()[-1] for row in told(person("Cy")[:12])[1:]] == ["1", "1", "2", "2"][::-1]


def test_nobody_reports_without_end(server: Server) -> None:
    ada, ben = people(server, "Ada R", "Ben R")
    table = ada.post("/api/tables", {"seats": [{"name": "Ada"}, {"kind": "friend"}]})
    ben.post(f"/api/invitations/{table['invitation']}", {"name": "Ben"})
    with ada.live(table["id"], 0) as hers:
        hers.send({"type": "say", "id": "1", "text": "the first"})
        hers.until("ack")
    with sqlite3.connect(server.data / "reef.db") as database:
        ((author,),) = database.execute("SELECT person FROM chat_lines WHERE table_id = ?", (table["id"],))
        rows = [(table["id"], n, author, f"line {n}", f"c{n}") for n in range(2, MOST_REPORTS[0] + 2)]
        columns = "table_id, number, person, text, client, seat, time"
        database.executemany(
            f"INSERT INTO chat_lines ({columns}) VALUES (?, ?, ?, ?, ?, 0, '2026-01-01')", rows
        )
    with ada.live(table["id"], 0) as hers:  # the database knows better
        hers.send({"type": "say", "id": "2", "text": "the last"})
        hers.until("ack")
    unknown = ben.http.post(f"/api/tables/{table['id']}/chat/999/report")
    assert unknown.status_code == 404, "it counts for nothing"
    paths = [f"/api/tables/{table['id']}/chat/{n}/report" for n in range(1, MOST_REPORTS[0] + 2)]
    tabs = [Browser(server.address, ben.cookie, ben.source) for _ in paths]
    ready = Barrier(len(paths))

    def reports(tab: Browser, path: str) -> int:
        ready.wait()
        return tab.http.post(path).status_code

    with ThreadPoolExecutor(len(paths)) as pool:  # all at once
        assert sorted(pool.map(reports, tabs, paths)) == [201] * MOST_REPORTS[0] + [429]
    another = ben.http.post(f"/api/tables/{table['id']}/chat/{MOST_REPORTS[0] + 1}/report")
    assert (another.status_code, refused(another)) == (429, "chat.reported_enough")
    assert MOST_REPORTS_FROM[0] > MOST_REPORTS[0]


# Tables and seats --------------------------------------------------------------------------------------


def test_open_tables_of_players_are_listed_among_many(at_home: Callable[[Evening], None]) -> None:
    async def evening(home: House) -> None:
        await with_games(home)
        wish = NewTable(seats=[SeatChoice(), SeatChoice("anyone")])
        await home.tables.create(wish, person("Eve"))
        hers = await home.tables.create(wish, person("Ada"))
        for guest in guests(MOST_LISTED + 5):
            await home.tables.create(wish, person(guest))
        listed = await home.store.waiting(now() - timedelta(days=1), MOST_LISTED)
        assert len(listed) == MOST_LISTED
        assert listed[-1].id == hers.id, "the newest first"

    at_home(evening)


def test_one_friends_many_seats_bury_no_other(at_home: Callable[[Evening], None]) -> None:
    async def evening(home: House) -> None:
        await home.people("Ada", "Ben", "Cy")
        wish = NewTable(seats=[SeatChoice(), SeatChoice("friend")])
        hers = await home.tables.create(wish, person("Ada"))
        await home.store.offer_seat(hers.id, person("Ada"), person("Cy"))
        for _ in range(MOST_OFFERED + 5):
            his = await home.tables.create(wish, person("Ben"))
            await home.store.offer_seat(his.id, person("Ben"), person("Cy"))
        offers = await home.store.offers_to(person("Cy"))
        assert len(offers) == MOST_OFFERED
        assert hers.id in [offer.table_id for offer in offers]

    at_home(evening)


def test_seats_that_are_taken_bury_none_that_is_free(at_home: Callable[[Evening], None]) -> None:
    async def evening(home: House) -> None:
        await home.people("Ada", "Ben", "Cy")
        wish = NewTable(seats=[SeatChoice(), SeatChoice("friend")])
        free = await home.tables.create(wish, person("Ben"))
        await home.store.offer_seat(free.id, person("Ben"), person("Cy"))
        for n in range(MOST_OFFERED + 5):
            his = await home.tables.create(wish, person("Ben"))
            await home.store.offer_seat(his.id, person("Ben"), person("Cy"))
            table = await home.tables.find(his.id)
            await table.sit_down(person("Cy" if n % 2 else "Ada"), "", by="friend")
        assert [offer.table_id for offer in await home.store.offers_to(person("Cy"))] == [free.id]

    at_home(evening)
