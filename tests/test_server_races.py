"""Whoever sits down while others do, or while the table is changed, filled with bots or closed: all of it stays sound.

First what two processes do that have not heard of each other yet, one after another; then many at once, over HTTP.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Barrier
from typing import NamedTuple

import httpx
import psycopg
import pytest
from effort import effort
from finished_games import House, house, person
from postgres import Postgres
from serving import JSON, Browser, Live, Server, served
from sqlalchemy import event

from reefencounter.server.play.clocks import Clocks
from reefencounter.server.play.table import Table
from reefencounter.server.refusals import Refusal
from reefencounter.server.schemas import ClockChoice, NewTable, Play, SeatChoice, TableChange
from reefencounter.server.settings import Settings
from reefencounter.server.storage.table_data import TableData

# Two processes -----------------------------------------------------------------------------------------

CLOCK = ClockChoice("live", minutes=10, increment=20)
SEATS = [SeatChoice(), SeatChoice("friend"), SeatChoice("anyone")]


class Both(NamedTuple):
    """The same table in two processes."""

    here: Table
    there: Table

    async def sit(self, where: Table, name: str, by: JSON = "friend") -> None:
        await where.sit_down(person(name), name.split()[0], by=by)


def in_both(tmp_path: Path, happens: Callable[[Both, House], Awaitable[None]]) -> None:
    """A table that waits, known to two processes of which neither hears the other."""

    async def run() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            await one.people("Maker", "Ada 1", "Ada 2", "Ben")
            table = await one.tables.create(NewTable(seats=SEATS, clock=CLOCK), person("Maker"))
            both = Both(await one.tables.find(table.id), await two.tables.find(table.id))
            await happens(both, two)
            for each in both:
                await each.close()

    asyncio.run(run())


def test_who_gets_up_when_the_game_has_begun_elsewhere(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        await both.sit(both.here, "Ada 1")
        await both.there.follow()
        await both.sit(both.here, "Ben", "anyone")
        with pytest.raises(Refusal) as refused:
            await both.there.get_up(person("Ada 1"))
        assert refused.value.message.id == "table.begun"
        kept = await home.store.table(both.here.data.id)
        assert kept
        assert (kept.waiting, kept.seats[1].holder) == (False, person("Ada 1"))

    in_both(tmp_path, happens)


def test_the_clock_that_was_agreed_on_last_runs(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        await both.sit(both.here, "Ada 1")
        await both.there.follow()
        await both.here.change_waiting({}, TableChange(clock=ClockChoice("live", minutes=25, increment=0)))
        await both.sit(both.there, "Ben", "anyone")
        kept = await home.store.table(both.here.data.id)
        assert kept
        assert kept.clocks
        assert kept.clocks.left == (1500.0,) * 3

    in_both(tmp_path, happens)


def test_two_who_take_the_last_two_seats(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        await both.sit(both.here, "Ada 1", "anyone")
        await both.sit(both.there, "Ada 2")
        kept = await home.store.table(both.here.data.id)
        assert kept
        assert [seat.name for seat in kept.seats] == ["", "Ada 2", "Ada"], "nobody has the name of another"
        assert kept.clocks
        assert kept.clocks.running == (0, 1, 2), "all choose"
        assert both.there.data.seats == kept.seats

    in_both(tmp_path, happens)


def test_a_game_that_has_begun_elsewhere_is_kept_for_those_who_play(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        await both.sit(both.here, "Ada 1")
        await both.sit(both.here, "Ben", "anyone")
        with pytest.raises(Refusal) as refused:
            await home.tables.delete_own(both.there)
        assert refused.value.message.id == "table.shared"
        assert await home.store.table(both.here.data.id)
        await both.there.follow()
        action = both.there.game.legal(0)[0]
        assert both.there.game.legal(0) == both.here.game.legal(0)
        assert action

    in_both(tmp_path, happens)


def test_a_game_that_one_other_has_begun_elsewhere_is_kept_for_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as one, house(tmp_path) as two:
            await one.people("Maker", "Ben")
            wish = NewTable(seats=[SeatChoice("friend"), SeatChoice("bot")])
            made = await one.tables.create(wish, person("Maker"))
            here, there = await one.tables.find(made.id), await two.tables.find(made.id)
            await here.sit_down(person("Ben"), "Ben", by="friend")
            with pytest.raises(Refusal) as refused:
                await two.tables.delete_own(there)
            assert refused.value.message.id == "table.shared"
            assert await one.store.table(made.id)
            await here.close()

    asyncio.run(run())


def test_who_inherits_a_table_may_become_another_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            await home.people("Maker", "Ben", "Ada")
            made = await home.tables.create(NewTable(seats=SEATS[:2]), person("Maker"))
            table = await home.tables.find(made.id)
            await table.sit_down(person("Ben"), "Ben", by="friend")

            async def changes(*seat: JSON) -> TableData:
                await home.tables.hand_over(person("Ben"), person("Ada"))
                return await change(*seat)

            change = home.store.change_seat
            monkeypatch.setattr(home.store, "change_seat", changes)
            await home.leaving._leave(table, person("Maker"))
            kept = await home.store.table(made.id)
            assert kept
            assert kept.owner == table.data.owner == person("Ada")
            await table.close()

    asyncio.run(run())


def test_nobody_is_left_to_inherit_a_table(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        await both.sit(both.here, "Ada 1")
        await both.sit(both.here, "Ben", "anyone")
        await both.there.follow()
        for who in ("Ada 1", "Ben"):
            await both.here.depart(person(who))
        await home.leaving._leave(both.there, person("Maker"))
        assert both.there.ended
        assert await home.store.table(both.there.data.id) is None

    in_both(tmp_path, happens)


def test_whoever_sits_down_while_the_maker_is_forgotten_keeps_the_table(tmp_path: Path) -> None:
    """Or comes too late: they sit down between two statements, if they can."""

    async def run() -> None:
        async with house(tmp_path) as home:
            await home.people("Maker", "Ben")
            made = await home.tables.create(NewTable(seats=SEATS), person("Maker"))

            def sits_down(*execution: object) -> None:
                if not tried and str(execution[2]).startswith("SELECT seats.holder"):
                    tried.append("Ben")
                    with suppress(sqlite3.OperationalError), sqlite3.connect(data, timeout=0) as other:
                        other.execute("UPDATE seats SET holder = ? WHERE number = 1", [person("Ben")])
                        sat.append("Ben")

            data, tried, sat = tmp_path / "reef.db", list[str](), list[str]()
            event.listen(home.store._engine.sync_engine, "after_cursor_execute", sits_down)
            await home.store.forget(person("Maker"))
            kept = await home.store.table(made.id)
            assert tried
            assert kept or not sat

    asyncio.run(run())


def test_a_table_is_passed_on_while_its_heir_becomes_another(postgresql: Postgres) -> None:
    """Two processes: what one is about to give somebody, the other hands over."""
    address = Settings(database=postgresql.database("heirs")).database_url

    async def run() -> None:
        async with house(address) as one, house(address) as two:
            await one.people("Maker", "Ben", "Ada")
            for _ in range(20):
                made = await one.tables.create(NewTable(seats=SEATS[:2]), person("Maker"))
                await (await one.tables.find(made.id)).sit_down(person("Ben"), "Ben", by="friend")
            tables = await one.store.tables_of(person("Maker"))
            passing = (one.store.pass_on(table_id, person("Maker")) for table_id in tables)
            await asyncio.gather(*passing, two.store.hand_over(person("Ben"), person("Ada")))
            kept = await one.store.tables_with(tables)
            assert [data.owner for data in kept] == [person("Ada")] * len(tables)

    asyncio.run(run())


def test_nothing_holds_of_a_table_that_is_gone(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        await home.store.delete(both.here.data.id)
        tried: list[Awaitable[object]] = [
            both.sit(both.here, "Ada 1"),
            both.here.put_bot(1, "easy"),
            both.here.change_waiting({}, TableChange(listed=False)),
            home.tables.change(both.there, TableChange(title="New")),
        ]
        for each in tried:
            with pytest.raises(Refusal) as refused:
                await each
            assert (refused.value.message.id, refused.value.status) == ("table.deleted", 404)
        with pytest.raises(Refusal) as refused:
            await home.tables.find(both.there.data.id)
        assert refused.value.status == 404

    in_both(tmp_path, happens)


def test_a_step_kept_while_a_table_is_read_comes_with_its_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def happens(both: Both, home: House) -> None:
        here, there = both
        await both.sit(here, "Ada 1")
        await both.sit(here, "Ben", "anyone")
        await there.follow()
        clocks: dict[int, Clocks | None] = {}

        async def choose(seat: int, who: str) -> None:
            action = here.game.legal(seat)[0]
            play = Play(f"{seat}", seat=seat, after=here.number, action=action)
            await here.play(play, person(who), lambda _: None)
            clocks[here.number] = here.data.clocks

        async def reads(table_id: str) -> TableData | None:
            found = await read(table_id)
            await choose(1, "Ada 1")
            return found

        read = home.store.table
        await choose(0, "Maker")
        with monkeypatch.context() as patch:
            patch.setattr(home.store, "table", reads)
            await there.follow()
        assert there.data.clocks == clocks[there.number]
        await there.follow()
        assert (there.number, there.data.clocks) == (2, clocks[2])

    in_both(tmp_path, happens)


def test_what_changes_while_somebody_sits_down_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def happens(both: Both, home: House) -> None:
        async def changes(*seat: JSON) -> TableData:
            kept = await change_seat(*seat)
            await home.tables.change(both.there, TableChange(title="New"))
            await home.tables.hand_over(person("Maker"), person("Ben"))
            return kept

        change_seat = home.store.change_seat
        monkeypatch.setattr(home.store, "change_seat", changes)
        await both.sit(both.there, "Ada 1")
        kept = await home.store.table(both.there.data.id)
        assert kept
        assert (kept.title, kept.owner, kept.seats[0].holder) == ("New", person("Ben"), person("Ben"))
        assert both.there.data == kept

    in_both(tmp_path, happens)


def test_a_window_ends_with_its_table(tmp_path: Path) -> None:
    async def happens(both: Both, home: House) -> None:
        both.here._windows.wait_for(both.here.number, 30.0)
        await home.store.delete(both.here.data.id)
        with pytest.raises(Refusal):
            await both.here.follow()
        assert both.here._windows.left is None

    in_both(tmp_path, happens)


def test_bots_do_not_complain_of_a_table_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            wish = NewTable(seats=[SeatChoice(), SeatChoice("bot")])
            made = await home.tables.create(wish, person("Maker"))
            table = await home.tables.find(made.id)

            async def chosen(seat: int) -> list[str]:
                await home.store.delete(made.id)
                return table.game.legal(seat)

            monkeypatch.setattr(table._bots, "_choice", chosen)
            table.wake()
            async with asyncio.timeout(10):
                while table._bots.busy:
                    await asyncio.sleep(0.01)
            assert table.ended
            await table.close()

    asyncio.run(run())
    assert not caplog.records


def test_a_table_is_read_whole_or_not_at_all(postgresql: Postgres) -> None:
    """It is deleted between the two statements that read it and its seats."""
    address = postgresql.database("torn")

    async def run() -> None:
        async with house(Settings(database=address).database_url) as home:
            made = await home.tables.create(NewTable(seats=SEATS), person("Maker"))

            def deletes(*execution: object) -> None:
                if not deleted and "FROM tables" in str(execution[2]):
                    deleted.append(made.id)
                    with psycopg.connect(address) as other:
                        other.execute("DELETE FROM seats")
                        other.execute("DELETE FROM tables")

            deleted: list[str] = []
            event.listen(home.store._engine.sync_engine, "after_cursor_execute", deletes)
            read = await home.store.table(made.id)
            assert deleted
            assert read
            assert len(read.seats) == 3
            assert await home.store.table(made.id) is None

    asyncio.run(run())


# Many at once ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """One server, or two on one database. What they complain about fails the tests."""
    folder = tmp_path_factory.mktemp("races")
    options: list[str] = []
    if request.param == "postgresql":
        running: Postgres = request.getfixturevalue("postgresql")
        options = ["--database", running.database("races")]
    with ExitStack() as stack:
        found = [
            stack.enter_context(served(folder / name / "data", *options))
            for name in ("a", "b")[: 2 if options else 1]
        ]
        yield found
    for server in found:
        assert Path(server.errors.name).read_text() == ""


class Evening:
    """A table that waits, its maker, a friend for whom a seat is kept, one who sits there already, and strangers."""

    def __init__(self, servers: list[Server], number: int) -> None:
        self.servers, self.rng = servers, random.Random(number)
        house = f"127.9.{number % 250}.1"

        def browser(n: int) -> Browser:
            found = Browser(servers[n % len(servers)].address, source=house)
            found.http.patch("/api/me", json={"name": "Ada"})  # all are called so
            return found

        self.people = {name: browser(n) for n, name in enumerate(("maker", "friend", "early", "x", "y", "z"))}
        maker, friend = self.people["maker"], self.people["friend"]
        friend.post(f"/api/me/friend-links/{maker.post('/api/me/friend-link')['link']}", status=200)
        seats = [{}, *({"kind": kind} for kind in ("friend", "anyone", "anyone"))]
        info = maker.post("/api/tables", {"seats": seats, "clock": {"kind": "live", "minutes": 10}})
        self.id, self.code = info["id"], info["invitation"]
        (known,) = maker.get("/api/me/friends")["friends"]
        maker.post(f"{self.path}/friends", {"friend": known["id"]})
        self.people["early"].post(f"{self.path}/seat", {})

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def moves(self, *, closes: bool) -> list[tuple[str, str, str, JSON]]:
        """What all do at the same time, in an order that is drawn."""
        clock = {"kind": "live", "minutes": 20}
        moves = [
            ("friend", "POST", f"/api/invitations/{self.code}", {}),
            ("friend", "DELETE", f"/api/me/invitations/{self.id}", None),
            ("early", "DELETE", f"{self.path}/seat", None),
            ("x", "POST", f"{self.path}/seat", {}),
            ("y", "POST", f"{self.path}/seat", {}),
            ("y", "POST", f"/api/invitations/{self.code}", {}),
            ("z", "POST", f"/api/invitations/{self.code}", {}),
            ("maker", "PATCH", self.path, {"clock": clock}),
            ("maker", "PATCH", self.path, {"listed": bool(self.rng.randrange(2)), "title": "Now"}),
            ("maker", "PATCH", f"{self.path}/seats/3", {"bot": "drifter"}),
        ]
        if closes:
            moves.append(("maker", "DELETE", self.path, None))
        self.rng.shuffle(moves)
        return moves

    def all_at_once(self, moves: list[tuple[str, str, str, JSON]]) -> list[httpx.Response]:
        ready = Barrier(len(moves))
        clients = [
            Browser(self.rng.choice(self.servers).address, self.people[who].cookie, self.people[who].source)
            for who, *_ in moves
        ]

        def done(client: Browser, move: tuple[str, str, str, JSON]) -> httpx.Response:
            _, method, path, body = move
            ready.wait()
            return client.http.request(method, path, json=body)

        with ThreadPoolExecutor(len(moves)) as pool:
            return list(pool.map(done, clients, moves))


def sound(evening: Evening, answers: dict[tuple[str, str], int]) -> JSON:
    """What is left of a table is sound, in the eyes of all and of all processes; the table, or None."""
    through = [
        {who: Browser(server.address, each.cookie, each.source) for who, each in evening.people.items()}
        for server in evening.servers
    ]
    told = [{who: each.http.get(evening.path) for who, each in people.items()} for people in through]
    gone = {answer.status_code for people in told for answer in people.values()}
    assert gone in ({200}, {404})
    if gone == {404}:
        assert all(evening.id not in str(each.get("/api/tables")) for each in through[0].values())
        return None
    infos = [{who: answer.json() for who, answer in people.items()} for people in told]
    seats = infos[0]["maker"]["seats"]
    for people in infos:
        for info in people.values():
            assert [{**seat, "mine": None} for seat in info["seats"]] == [
                {**seat, "mine": None} for seat in seats
            ], "all know the same"
            assert info["phase"] == people["maker"]["phase"]
    held = {who: [seat["player"] for seat in info["seats"] if seat["mine"]] for who, info in infos[0].items()}
    taken = [number for numbers in held.values() for number in numbers]
    assert len(taken) == len(set(taken)), "a seat has one holder"
    assert all(len(numbers) <= 1 for numbers in held.values())
    assert sorted(taken) == [seat["player"] for seat in seats if seat["kind"] == "person"]
    free = [seat for seat in seats if seat["kind"] in ("friend", "anyone")]
    assert (infos[0]["maker"]["phase"] == "waiting") == bool(free), "it begins when none is free"
    names = [seat["name"] for seat in seats if seat not in free]
    assert len(names) == len(set(names))
    for who, numbers in held.items():
        sat = {status for (one, what), status in answers.items() if one == who and what == "POST"}
        assert bool(numbers) == (who in ("maker", "early") or 201 in sat) or who == "early", (who, answers)
    if answers.get(("early", "DELETE")) == 200:
        assert not held["early"]
    return infos[0]["maker"]


def told_last(page: Live, info: JSON) -> None:
    """Read until the page knows how the table stands; it is told, whoever did it and wherever."""
    seats = [{**seat, "mine": None} for seat in info["seats"]]
    known = page.snapshot
    while [{**seat, "mine": None} for seat in known["info"]["seats"]] != seats:
        known = page.until("waiting", "scene", where=lambda message: message.get("info") is not None)


@pytest.mark.parametrize("number", range(effort(4, 60)))
def test_all_at_once(servers: list[Server], number: int) -> None:
    evening = Evening(servers, number)
    moves = evening.moves(closes=number % 2 == 1)
    pages = [evening.people[who].waits(evening.id) for who in ("maker", "z")]
    responses = evening.all_at_once(moves)
    answers: dict[tuple[str, str], int] = {}
    for (who, method, _, _), answer in zip(moves, responses, strict=True):
        assert answer.status_code in (200, 201, 404, 409), (who, method, answer.text)
        key = who, method
        answers[key] = 201 if 201 in (answer.status_code, answers.get(key)) else answer.status_code
    info = sound(evening, answers)
    if info is None:
        assert answers["maker", "DELETE"] == 200
        assert [page.closed()[0] for page in pages] == [4404, 4404]
        return
    for page in pages:
        told_last(page, info)
        page.leave()
    if info["phase"] != "waiting":
        with evening.people["maker"].live(evening.id, "mine") as page:
            clocks = page.until("clocks")
            people = [seat["player"] for seat in info["seats"] if seat["kind"] == "person"]
            asked = [seat for seat in page.scene["asked"] if seat in people]
            assert clocks["running"] == asked, "those choose who have not, bots that were replaced among them"
            assert max(clocks["left"][seat] for seat in people) <= info["clock"]["minutes"] * 60
            assert min(clocks["left"][seat] for seat in people) > info["clock"]["minutes"] * 60 - 300


@pytest.mark.parametrize("number", range(effort(3, 40)))
def test_of_many_who_want_the_last_seat_one_gets_it(servers: list[Server], number: int) -> None:
    evening = Evening(servers, 100 + number)
    evening.people["friend"].post(f"/api/invitations/{evening.code}", {})
    moves: list[tuple[str, str, str, JSON]] = [
        (who, "POST", f"{evening.path}/seat", {}) for who in ("x", "y", "z") for _ in range(2)
    ]
    if number % 2:
        moves.append(("maker", "DELETE", evening.path, None))
    answers = evening.all_at_once(moves)
    won = {who for (who, *_), answer in zip(moves, answers, strict=True) if answer.status_code == 201}
    closed = number % 2 == 1 and answers[-1].status_code == 200
    assert {answer.status_code for answer in answers} <= {200, 201, 404, 409}
    assert len(won) == 1 or (closed and not won)
    info = sound(
        evening,
        {(who, "POST"): 201 if who in won else 409 for who in ("x", "y", "z", "friend")}
        | {("friend", "POST"): 201},
    )
    assert (info is None) == closed
    assert closed or info["phase"] == "setup"
