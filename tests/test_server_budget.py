"""What one visitor may cost: whoever asks for too much waits or is refused, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Browser, served, set_up

from reefencounter.server.accounts.identity import SESSION
from reefencounter.server.settings import Settings
from reefencounter.server.web import admission, budget
from reefencounter.server.web.budget import (
    ACCOUNT,
    Account,
    Accounts,
    Budget,
    Exhausted,
    admitted,
    charged,
    in_thread,
    sliced,
)
from reefencounter.server.web.visitors import Visitors

SHARE = 0.1


class Clock:
    """Time that passes only when somebody works or sleeps."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0

    def work(self, seconds: float) -> None:
        self.now += seconds
        self.worked += seconds

    async def sleep(self, seconds: float) -> None:
        await rest(0)
        self.now += seconds


rest = asyncio.sleep


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("time.monotonic", lambda: made.now)
    monkeypatch.setattr("time.thread_time", lambda: made.worked)
    monkeypatch.setattr("asyncio.sleep", made.sleep)
    return made


def test_a_budget_fills_up_again(clock: Clock) -> None:
    async def run() -> None:
        mine = Budget(SHARE)
        saved = SHARE * budget.BURST
        mine.charge(saved / 2)
        assert mine.wait == 0
        mine.charge(saved)  # more than was left
        assert mine.wait == pytest.approx(budget.BURST / 2)
        clock.now += budget.BURST / 4
        assert mine.wait == pytest.approx(budget.BURST / 4)
        clock.now += 1000
        mine.charge(saved)
        assert mine.wait == 0  # no more than so much is saved up
        mine.charge(1000)
        assert mine.wait == pytest.approx(budget.OVERDRAWN)

    asyncio.run(run())


def test_whoever_used_it_up_waits_or_is_refused(clock: Clock) -> None:
    async def run() -> None:
        mine = Budget(SHARE)
        mine.charge(SHARE * (budget.BURST + 1))  # a second too much
        begin = clock.now
        await mine.admit()
        assert clock.now == pytest.approx(begin + 1)
        mine.charge(SHARE * (budget.PATIENCE + 5))
        with pytest.raises(Exhausted) as refused:
            await mine.admit()
        assert refused.value.status == 429
        assert refused.value.wait is not None
        assert 0 < refused.value.wait <= budget.PATIENCE + 5
        assert int(refused.value.headers["Retry-After"]) >= refused.value.wait
        clock.now += refused.value.wait
        await mine.admit()

    asyncio.run(run())


def test_so_many_may_wait(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MOST_WAITING", 3)

    async def run() -> None:
        mine = Budget(SHARE)
        assert await asyncio.gather(*(mine.admit() for _ in range(20))) == [None] * 20  # there is plenty
        mine.charge(SHARE * (budget.BURST + 1))
        told = await asyncio.gather(*(mine.admit() for _ in range(5)), return_exceptions=True)
        assert [type(each) for each in told] == [type(None)] * 3 + [Exhausted] * 2

    asyncio.run(run())


def test_a_browser_does_not_use_up_what_its_neighbours_have(clock: Clock) -> None:
    async def run() -> None:
        accounts = Accounts(SHARE)
        greedy, neighbour, stranger = (
            accounts.of(*who) for who in (("here", "greedy"), ("here", "neighbour"), ("there", "other"))
        )
        greedy.charge(SHARE / 2 * (budget.BURST + 20))
        with pytest.raises(Exhausted):
            await greedy.admit()
        await neighbour.admit()
        with pytest.raises(Exhausted):
            await accounts.of("elsewhere", "greedy").admit()  # it is the same browser
        for name in "abc":  # with ever new cookies, it is still the same address
            accounts.of("here", name).charge(SHARE * budget.BURST)
        with pytest.raises(Exhausted):
            await neighbour.admit()
        await stranger.admit()

    asyncio.run(run())


def test_only_the_last_ones_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MOST_KNOWN", 4)
    accounts = Accounts(SHARE)
    for number in range(100):
        accounts.of(str(number), str(number))
    assert len(accounts._budgets) == 4


def test_the_whole_is_no_limit() -> None:
    everything = Accounts(1.0).of("here", "me")
    everything.charge(0)
    assert [each._rate for each in everything._all] == [1.0, 1.0]


class Bill(Account):
    """An account that only counts."""

    def __init__(self) -> None:
        self.used = 0.0

    def charge(self, seconds: float) -> None:
        self.used += seconds

    async def breathe(self) -> None:
        await rest(0)


def paid_by(bill: Bill, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        ACCOUNT.set(bill)
        return await asyncio.create_task(charged(work()))

    return asyncio.run(run())


def test_work_is_charged_and_waiting_is_not(clock: Clock) -> None:
    bill = Bill()

    async def work() -> str:
        clock.work(2)
        other = asyncio.create_task(somebody_else())
        await rest(0)
        await other
        clock.work(3)
        return "done"

    async def somebody_else() -> None:
        clock.work(100)

    assert paid_by(bill, work) == "done"
    assert bill.used == 5


def test_work_that_fails_or_is_broken_off_is_charged_too(clock: Clock) -> None:
    bill = Bill()

    async def fails() -> None:
        clock.work(2)
        await rest(0)
        clock.work(3)
        raise ValueError("as it should")

    with pytest.raises(ValueError, match="as it should"):
        paid_by(bill, fails)
    assert bill.used == 5

    async def tidies_up() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            clock.work(4)

    async def broken_off() -> None:
        task = asyncio.create_task(charged(tidies_up()))
        await rest(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    paid_by(bill, broken_off)
    assert bill.used == 9
    assert paid_by(bill, lambda: in_thread(lambda: clock.work(6))) is None
    assert bill.used == 21  # by the thread, and (as this clock knows no threads) by whoever waited for it


def test_long_work_lets_others_have_a_word(clock: Clock) -> None:
    order: list[str] = []

    async def long() -> None:
        await admitted()
        async for item in sliced(range(6)):
            order.append(str(item))
            clock.work(budget.SLICE / 2 + 0.0001)

    async def run() -> None:
        ACCOUNT.set(Accounts(SHARE).of("here", "me"))
        both = asyncio.gather(long(), long())
        for _ in range(200):
            await rest(0)
            if order and order[-1] != "-":
                order.append("-")
        await both

    asyncio.run(run())
    assert "".join(order).strip("-").split("-") == [
        "01",
        "01",
        "23",
        "23",
        "45",
        "45",
    ]  # one slice between two looks


# The server --------------------------------------------------------------------------------------------


async def asked(body: Callable[[], Awaitable[Any]], share: float = SHARE) -> tuple[int, dict[str, str]]:
    """The answer of an application that reads the body of a request, and what comes with it."""
    from reefencounter.server.app import create_app

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": "/api/score",
        "raw_path": b"/api/score",
        "query_string": b"",
        "headers": [
            (b"host", b"localhost"),
            (b"content-type", b"application/json"),
            (b"content-length", b"9"),
        ],
        "client": ("192.0.2.1", 1),
        "server": ("localhost", 80),
        "scheme": "http",
        "http_version": "1.1",
        "root_path": "",
        SESSION: "me",
    }
    await admission.within_budget(Accounts(share), Visitors(), create_app(Settings()))(scope, body, send)
    start = sent[0]
    return start["status"], {name.decode().lower(): value.decode() for name, value in start["headers"]}


def test_a_body_that_does_not_come_is_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "BODY_WITHIN", 0.1)
    parts = iter([{"type": "http.request", "body": b"{", "more_body": True}])

    async def trickling() -> Any:
        for part in parts:
            return part
        await asyncio.Event().wait()

    status, headers = asyncio.run(asked(trickling))
    assert status == 408
    assert headers["connection"] == "close"


def hungry(browser: Browser, path: str) -> httpx.Response:
    """Ask until there is a refusal."""
    for _ in range(2000):
        answer = browser.http.get(path)
        if answer.status_code != 200:
            return answer
    raise AssertionError("never refused")


def test_whoever_reads_too_much_is_refused_and_others_are_not(tmp_path: Path) -> None:
    """A price for each request makes it independent of how fast this machine is."""
    flaw = (
        "import reefencounter.server.web.budget as budget\n"
        "budget.BURST, budget.PATIENCE, budget.SLOWER, budget.EVERY_TIME = 100.0, 0.0, 0.0, 1.0\n"
    )
    with served(tmp_path / "data", "--share", "50", flaw=flaw) as server:
        other = server.browser()
        greedy, neighbour = (Browser(server.address, source="127.0.0.2") for _ in range(2))
        refused = hungry(greedy, "/api/bots")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        assert "Try again" in refused.json()["reason"]
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert neighbour.get("/api/bots")
        assert other.get("/api/bots")
        assert hungry(neighbour, "/api/bots").status_code == 429  # now the address has nothing left
        assert httpx.get(f"{server.address}/api/bots").status_code == 200
        assert other.get("/api/bots")
        assert (tmp_path / "data.log").read_text() == ""


def test_live_messages_cost_as_well(tmp_path: Path) -> None:
    flaw = (
        "import reefencounter.server.web.budget as budget\n"
        "budget.BURST, budget.SLOWER, budget.PATIENCE = 1000.0, 0.0, 0.0\n"
        "budget.EVERY_TIME = 1.0\n"
    )
    with served(tmp_path / "data", "--share", "20", flaw=flaw) as server:
        browser = server.browser()
        table = browser.table("person", "person")
        set_up(browser, table)
        with browser.live(table, 0) as page, Browser(server.address, source="127.0.0.2").live(table) as other:
            while True:
                page.send({"type": "sit", "seat": 1})
                page.send({"type": "why", "id": "w", "seat": 0, "action": "pass"})
                answer = page.until("because", "refused")
                if answer["type"] == "refused" and "visitor" in answer["reason"]:
                    break
                time.sleep(0.2)  # slower than the limit of one connection
            assert answer["code"] == "too_fast"
            assert answer["wait"] >= 1
            other.send({"type": "sit", "seat": None})
            assert other.until("scene")
        with pytest.raises(Exception, match="4429"):
            browser.live(table, 0)
        assert (tmp_path / "data.log").read_text() == ""
