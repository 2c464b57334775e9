"""The pool of workers: a task that goes wrong costs nobody else a thing, and everybody has their turn."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import worker_tasks

from reefencounter.server.jobs import bot_pools
from reefencounter.server.jobs.bot_pools import Pool
from reefencounter.server.jobs.fair_queue import Full
from reefencounter.server.jobs.workers import TaskFailed, WorkerLost

PATIENCE = 60.0
HERE = ("address", "browser", "table")


def within(work: Callable[[Pool], Coroutine[Any, Any, None]], workers: int = 1, most: int = 100) -> None:
    """Do something with a pool, and see that nothing is left of it."""

    async def run() -> None:
        pool = Pool(workers, most)
        try:
            await asyncio.wait_for(work(pool), PATIENCE)
        finally:
            processes = [worker._process for worker in pool._workers]
            pool.close()
            limit = time.monotonic() + PATIENCE
            while any(process is not None and process.is_alive() for process in processes):
                assert time.monotonic() < limit, "a worker outlives its pool"
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_worker_answers_one_after_the_other() -> None:
    async def work(pool: Pool) -> None:
        asked = [pool.ask(HERE, worker_tasks.echo, number) for number in range(20)]
        assert [await task.answer() for task in asked] == list(range(20))
        one = {await pool.ask(HERE, worker_tasks.process, None).answer() for _ in range(3)}
        assert len(one) == 1
        assert one != {os.getpid()}

    within(work)


def test_a_task_that_hangs_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time counts from its beginning: those who waited behind it have all of theirs."""
    monkeypatch.setattr(bot_pools, "LONGEST_TASK", 2.0)

    async def work(pool: Pool) -> None:
        hung = [pool.ask(("a", "b", str(n)), worker_tasks.hang, None) for n in range(2)]
        others = [pool.ask(("b", "b", str(n)), worker_tasks.echo, n) for n in range(30)]
        assert [await task.answer() for task in others] == list(range(30))
        for task in hung:
            with pytest.raises(WorkerLost, match="longer than 2 seconds"):
                await task.answer()

    within(work)


def test_other_workers_go_on_while_one_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pools, "LONGEST_TASK", 3600.0)

    async def work(pool: Pool) -> None:
        hung = pool.ask(HERE, worker_tasks.hang, None)
        for number in range(10):
            assert await pool.ask(HERE, worker_tasks.echo, number).answer() == number
        assert not hung._answer.done()

    within(work, workers=2)  # and when the pool is closed, the one that hangs is ended


def test_a_worker_that_dies_costs_only_its_task(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: Pool) -> None:
        dead = pool.ask(HERE, worker_tasks.die, None)
        others = [pool.ask(HERE, worker_tasks.echo, number) for number in range(5)]
        assert [await task.answer() for task in others] == list(range(5))
        with pytest.raises(WorkerLost):
            await dead.answer()

    within(work)
    assert [record.message for record in caplog.records] == ["a worker of the bots was lost: it died"]


def test_an_error_is_told_and_the_worker_stays() -> None:
    async def work(pool: Pool) -> None:
        before = await pool.ask(HERE, worker_tasks.process, None).answer()
        with pytest.raises(TaskFailed, match="cannot think of 7"):
            await pool.ask(HERE, worker_tasks.fail, 7).answer()
        assert await pool.ask(HERE, worker_tasks.process, None).answer() == before

    within(work)


def test_what_cannot_be_asked_or_answered_costs_only_itself() -> None:
    async def work(pool: Pool) -> None:
        for function, question in ((worker_tasks.echo, lambda: 1), (worker_tasks.unspeakable, 1)):
            with pytest.raises(Exception, match=r"pickle|it died"):
                await pool.ask(HERE, function, question).answer()
            assert await pool.ask(HERE, worker_tasks.echo, 2).answer() == 2

    within(work)


def test_many_tables_of_one_delay_another_by_one_round(tmp_path: Path) -> None:
    """By the order in which they are served: never by a clock."""
    served: list[str] = []

    async def work(pool: Pool) -> None:
        gate = pool.ask(("x", "x", "x"), worker_tasks.wait_for_file, str(tmp_path / "gate"))
        assert await gate.begun(PATIENCE)
        shares = [("greedy", "browser", str(table)) for table in range(30)]
        shares += [("many names", str(name), "table") for name in range(30)]
        shares += [("greedy", "sibling", "table"), ("modest", "browser", "table")]
        asked = [pool.ask(share, worker_tasks.echo, " ".join(share)) for share in shares]
        for task in asked:
            task._answer.add_done_callback(lambda answer: served.append(answer.result()))
        assert asked[-1].ahead == 2, "one of each other address comes first"
        (tmp_path / "gate").touch()
        for task in asked:
            await task.answer()

    within(work)
    assert served.index("modest browser table") == 2
    assert served.index("greedy sibling table") <= 4
    assert len(served) == 62


def test_a_full_queue_says_so_and_who_has_most_gives_way(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        gate = pool.ask(("x", "x", "x"), worker_tasks.wait_for_file, str(tmp_path / "gate"))
        assert await gate.begun(PATIENCE)
        asked = [pool.ask(("greedy", "b", str(n)), worker_tasks.echo, n) for n in range(4)]
        with pytest.raises(Full):
            pool.ask(("greedy", "b", "more"), worker_tasks.echo, 5)
        other = pool.ask(("modest", "b", "t"), worker_tasks.echo, "modest")
        assert await asked[3].begun(PATIENCE), "it waits no longer"
        with pytest.raises(Full):
            await asked[3].answer()
        (tmp_path / "gate").touch()
        assert await other.answer() == "modest"
        assert [await task.answer() for task in asked[:3]] == [0, 1, 2]

    within(work, most=4)


def test_a_task_that_nobody_needs_is_not_begun(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        gate = pool.ask(HERE, worker_tasks.wait_for_file, str(tmp_path / "gate"))
        assert await gate.begun(PATIENCE)
        useless = pool.ask(HERE, worker_tasks.hang, None)
        useful = pool.ask(HERE, worker_tasks.echo, 1)
        assert (useless.ahead, useful.ahead) == (0, 1)
        useless.cancel()
        gate.cancel()  # nobody needs this one either, but it is under way
        assert useful.ahead == 0
        (tmp_path / "gate").touch()
        assert await useful.answer() == 1

    within(work)


def test_workers_that_do_not_start_are_tried_ever_more_rarely(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def no_sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 40:
            monkeypatch.undo()
        await sleep(0)

    monkeypatch.setattr("reefencounter.server.jobs.workers._answer_all", worker_tasks.die)
    monkeypatch.setattr("reefencounter.server.jobs.bot_pools.asyncio.sleep", no_sleep)

    async def work(pool: Pool) -> None:
        assert await pool.ask(HERE, worker_tasks.echo, 1).answer() == 1, "it was not lost meanwhile"

    with caplog.at_level(logging.WARNING):
        within(work)
    assert slept == sorted(slept)
    assert slept[0] == 1.0
    assert slept[-1] == bot_pools.LONGEST_PAUSE
    assert len(caplog.records) == 6  # after 1, 2, 4, 8, 16, 32 failures
    assert "the bots cannot think" in caplog.text
