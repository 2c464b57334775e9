"""What goes on beside everything else: whatever it fails at once, or at one table, or for one person, it goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections import Counter
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from finished_games import House, house, person, seat
from litestar import Litestar
from serving import PATIENCE
from sqlalchemy import event

from reefencounter.server.mail.mail_settings import MailSettings
from reefencounter.server.play.deadlines import Deadlines
from reefencounter.server.schemas import ClockChoice, NewTable, SeatChoice
from reefencounter.server.services import PAUSES, Services, lasting
from reefencounter.server.settings import Settings
from reefencounter.server.storage.transactions import now

MAIL = MailSettings("localhost", 25, False, "reef@example.org", "https://reef.example.org")


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert all(record.levelno == logging.ERROR and record.exc_info for record in caplog.records)
    return [record.getMessage() for record in caplog.records]


def test_a_service_goes_on_until_it_is_cancelled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[float] = []

    async def run() -> None:
        sleep = asyncio.sleep
        goes_on = asyncio.Event()

        async def short(seconds: float) -> None:
            pauses.append(seconds)
            await sleep(0)

        async def service() -> None:
            if len(pauses) < 10:
                raise ValueError("nobody thought of it")
            goes_on.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(asyncio, "sleep", short)
        task = asyncio.create_task(lasting(service))
        async with asyncio.timeout(10):
            await goes_on.wait()
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()

    asyncio.run(run())
    assert (pauses[0], pauses[-1]) == PAUSES
    assert sorted(pauses) == pauses
    assert len(failures(caplog)) == 10, "each is told once"


def test_every_service_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("reefencounter.server.services.PAUSES", (0.01, 0.01), raising=False)
    monkeypatch.setattr("reefencounter.server.accounts.bans.LOOK_EVERY", 0.01)
    asked: Counter[str] = Counter()

    async def run() -> None:
        services = Services(Settings(data=tmp_path, expire=1, mail=MAIL))

        def fails_once(name: str, at: int = 1) -> None:
            ask = getattr(services.store, name)

            async def asks(*given: Any) -> Any:
                asked[name] += 1
                if asked[name] == at:
                    raise ValueError(name)
                return await ask(*given)

            monkeypatch.setattr(services.store, name, asks)

        fails_once("banned", at=2)  # the first is that of the start
        for name in ("next_deadline", "uncounted", "abandoned", "people_to_tell"):
            fails_once(name)
        async with services.lifespan(Litestar(logging_config=None)), asyncio.timeout(10):
            while len(asked) < 5 or asked["banned"] < 3 or min(asked.values()) < 2:
                await asyncio.sleep(0.01)

    asyncio.run(run())
    assert len(failures(caplog)) == 5


def at_home(tmp_path: Path, evening: Any) -> None:
    async def run() -> None:
        async with house(tmp_path) as home:
            await home.people("Ada", "Ben")
            await evening(home)

    asyncio.run(run())


def fails_for(first: str, seen: list[str]) -> Any:
    """What fails at one of several, and notes whom it was asked about."""

    async def asks(each: str, *_: object) -> Any:
        seen.append(each)
        if each == first:
            raise ValueError(each)
        return []

    return asks


def test_one_table_holds_up_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(home: House) -> None:
        async def due(*_: object) -> list[str]:
            return ["broken", "other"]

        class Sound:
            async def time_is_up(self) -> None:
                seen.append("seen to")

        async def find(table_id: str) -> Sound:
            seen.append(table_id)
            if table_id == "broken":
                raise ValueError(table_id)
            return Sound()

        seen: list[str] = []
        monkeypatch.setattr(home.store, "due", due)
        monkeypatch.setattr(home.tables, "find", find)
        deadlines = Deadlines(home.store, home.tables, home.leaving)
        for _ in range(2):
            await deadlines._see_to_them()
        assert seen == ["broken", *["other", "seen to"] * 2], "the broken one is put off"

    at_home(tmp_path, evening)
    assert len(failures(caplog)) == 1


def test_a_deadline_is_seen_to_that_was_kept_while_the_service_looked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reefencounter.server.play.deadlines.EVERY", 0.0)
    monkeypatch.setattr("reefencounter.server.play.deadlines.RARELY", 4 * PATIENCE)

    async def evening(home: House) -> None:
        wish = NewTable(seats=[SeatChoice(), SeatChoice()], clock=ClockChoice("live", minutes=10))
        id = (await home.tables.create(wish, person("Ada"))).id
        passed = now() - timedelta(days=1)
        late = {"since": passed.isoformat(), "running": [0, 1]}

        def change(what: str, *values: str) -> None:
            with closing(sqlite3.connect(tmp_path / "reef.db")) as database:
                database.execute(f"UPDATE tables SET {what}", values)
                database.commit()

        def keep(*given: Any) -> None:
            """A deadline, right after the service was told that there is none."""
            if "WHERE tables.deadline IS NOT NULL" in given[2] and not kept:
                kept.append(True)
                deadline = passed.replace(tzinfo=None).isoformat(" ")
                change("deadline = ?, clocks = json_patch(clocks, ?)", deadline, json.dumps(late))
                deadlines.noticed(passed)

        kept: list[bool] = []
        change("deadline = NULL")
        deadlines = Deadlines(home.store, home.tables, home.leaving)
        event.listen(home.store._engine.sync_engine, "after_cursor_execute", keep)
        service = asyncio.create_task(deadlines.run())
        async with asyncio.timeout(PATIENCE):
            while (kept_table := await home.store.table(id)) is None or kept_table.seats[0].lost is None:
                await asyncio.sleep(0.01)
        service.cancel()
        await asyncio.wait([service])
        await home.tables.close()

    at_home(tmp_path, evening)


def test_one_person_holds_up_nobody_who_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(home: House) -> None:
        for days, who in enumerate(("Ben", "Ada"), 1):
            await home.store.change_person(person(who), leaves=now() - timedelta(days=days))
        seen: list[str] = []
        monkeypatch.setattr(home.store, "programs", fails_for(person("Ada"), seen))
        for _ in range(2):
            await home.leaving.see_off()
        assert seen == [person("Ada"), person("Ben")], "whoever could not be seen off is put off"
        assert await home.store.person(person("Ben")) is None

    at_home(tmp_path, evening)
    assert len(failures(caplog)) == 1


def test_one_game_keeps_no_other_from_being_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(home: House) -> None:
        for seed in (1, 2):
            await home.finished([seat("Ada"), seat("Ben")], seed)
        broken, other = await home.store.uncounted()
        seen: list[str] = []
        monkeypatch.setattr(home.store, "count", fails_for(broken, seen))
        await home.standing._count_all()
        assert seen == [broken, other]

    at_home(tmp_path, evening)
    assert len(failures(caplog)) == 1


def test_one_table_keeps_no_other_from_being_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening(home: House) -> None:
        tables = [(await home.tables.create(NewTable(), person("Ada"))).id for _ in range(2)]
        seen: list[str] = []
        abandoned = await home.store.abandoned(now() + timedelta(days=1))
        monkeypatch.setattr(home.store, "delete", fails_for(abandoned[0], seen))
        monkeypatch.setattr("reefencounter.server.play.tables.now", lambda: now() + timedelta(days=1))
        await home.tables.expire()
        assert seen == abandoned
        assert sorted(seen) == sorted(tables)

    at_home(tmp_path, evening)
    assert len(failures(caplog)) == 1
