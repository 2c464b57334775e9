"""What two processes do at one table that have not heard of each other yet: all of it stays sound.

Many at once, over HTTP, are in test_server_crowds.py.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from finished_games import House, house, person
from postgres import Postgres
from serving import JSON
from sqlalchemy import event

from reefencounter.server.play.clocks import Clocks
from reefencounter.server.play.table import Table
from reefencounter.server.play.watchers import Watcher
from reefencounter.server.refusals import Refusal
from reefencounter.server.schemas import ClockChoice, NewTable, Play, SeatChoice, TableChange, Waiting
from reefencounter.server.settings import Settings
from reefencounter.server.storage.step_store import Later
from reefencounter.server.storage.table_data import TableData

CLOCK = ClockChoice("days", days=3)
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


@pytest.mark.parametrize("way", ["all that is new", "steps alone"])
def test_who_waits_is_shown_a_game_that_has_begun_elsewhere_before_its_steps(
    tmp_path: Path, way: str
) -> None:
    async def happens(both: Both, home: House) -> None:
        watcher = Watcher(None, person("Ben"))
        assert isinstance(await both.there.watch(watcher, 0), Waiting)
        await both.sit(both.here, "Ada 1")
        await both.sit(both.here, "Ben", "anyone")
        play = Play("a", seat=0, after=0, action=both.here.game.legal(0)[0])
        await both.here.play(play, person("Maker"), lambda _: None)
        if way == "steps alone":
            kept = await home.store.table(both.there.data.id)
            assert kept
            steps = await home.store.steps(both.there.data.id)
            await both.there.take_in(Later(kept.changed, kept.clocks, steps))
        else:
            await both.there.follow()
        told = [json.loads(await watcher.next() or b"") for _ in range(watcher._queue.qsize())]
        shown = [message for message in told if message["type"] in ("scene", "step")]
        assert [(message["type"], message["scene"]["number"]) for message in shown] == [("scene", 1)]
        assert shown[0]["info"]["phase"] != "waiting"
        assert not shown[0]["complete"]  # its step is asked for
        assert [message["type"] for message in told[told.index(shown[0]) :]].count("clocks") == 1
        both.there.leave(watcher)

    in_both(tmp_path, happens)


def test_bots_of_a_game_that_begins_think_for_those_who_have_waited(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            await home.people("Maker", "Ben")
            wish = NewTable(seats=[SeatChoice(), SeatChoice("friend"), SeatChoice("bot")])
            table = await home.tables.find((await home.tables.create(wish, person("Maker"))).id)
            for who, address in (("Nobody", "192.0.2.1"), ("Maker", "192.0.2.2"), ("Ben", "192.0.2.3")):
                await table.watch(Watcher(None, person(who), address), 0)
            assert table._bots.share[0] == "192.0.2.2", "who holds a seat comes before who looks on"
            await table.close()

    asyncio.run(run())


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
