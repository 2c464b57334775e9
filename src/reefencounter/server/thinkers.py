"""The worker processes in which bots think, so that no thought ever delays an answer to a person.

Advice for people has a process of its own. A worker that dies is replaced and the question asked again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..notation.forms import AnyPosition
from ..view import Known
from .opponents import HINT_MS, Opponent
from .thinking import Task, advise, choose, prepare, task_for

Answer = TypeVar("Answer")
MOST_TRIES = 3
METHOD = "spawn" if sys.platform == "win32" else "forkserver"  # never fork: the server has threads
LONGEST_THOUGHT = 30.0  # seconds; a worker that takes longer hangs

log = logging.getLogger(__name__)


class Thinkers:
    """The pools of workers. They start when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.players = Pool(workers)
        self.advisers = Pool(1)

    async def turn(self, position: AnyPosition, known: Known, seat: int, opponent: Opponent) -> list[str]:
        """The next actions of a bot."""
        task = task_for(position, known, seat, opponent.spec, opponent.time_ms, secrets.randbits(32))
        return await self.players.ask(choose, task)

    async def advice(self, position: AnyPosition, known: Known, seat: int) -> dict[str, Any]:
        """The best turns of the strongest bot, as it explains them."""
        task = task_for(position, known, seat, "planner", HINT_MS, secrets.randbits(32))
        return await self.advisers.ask(advise, task)

    def close(self) -> None:
        """End the workers."""
        self.players.close()
        self.advisers.close()


class Pool:
    """Some worker processes."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def ask(self, question: Callable[[Task], Answer], task: Task) -> Answer:
        """The answer of a worker. A worker that died is replaced, and the question asked again."""
        for attempt in range(1, MOST_TRIES + 1):
            executor = self._running()
            try:
                thought = asyncio.get_running_loop().run_in_executor(executor, question, task)
                return await asyncio.wait_for(thought, LONGEST_THOUGHT)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a worker of the bots was lost (%s), attempt %d", error or "it hung", attempt)
                self._replace(executor)
                if attempt == MOST_TRIES:
                    raise
        raise AssertionError("the last attempt answers or raises")

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the server is closing")
        if self._executor is None:
            context = multiprocessing.get_context(METHOD)
            if METHOD == "forkserver":
                context.set_forkserver_preload([f"{__package__}.thinking", "reefencounter.bots.planner"])
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare)
        return self._executor

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._executor is broken:  # another question may have replaced it already
            self._executor = None
            _end(broken)

    def close(self) -> None:
        """End the workers, thoughts included."""
        self._closed = True
        if self._executor is not None:
            _end(self._executor)
            self._executor = None


def _end(executor: ProcessPoolExecutor) -> None:
    workers = list((executor._processes or {}).values())  # there is no public way before Python 3.14
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
