"""Who thinks for the bots, and for whom next: no task ever delays an answer to a person.

Tasks wait in a fair queue until a worker is free, and only then their time begins. A worker that is lost costs its
own task and no other; whoever wanted that one asks again. Advice for people has a queue and a worker of its own, and so
have analyses and puzzles, which never keep a bot or a hint waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from ...notation.forms import AnyPosition
from ...view import Known
from ..play.opponents import ADVISER, TURN_MS, Opponent
from .bot_tasks import advise, choose, task_for
from .fair_queue import FairQueue, Full, Path
from .workers import Worker, WorkerLost

Question = TypeVar("Question")
Answer = TypeVar("Answer")
LONGEST_TASK = 30.0  # seconds; a worker that takes longer hangs
LONGEST_START = 60.0  # the same for its start, on a machine that is very busy
MOST_TURNS_WAITING = 256
MOST_HINTS_WAITING = 20  # the last of them waits half a minute
MOST_STUDIES_WAITING = 100  # turns of games that are looked back at, and of puzzles
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # before a worker is started again that failed to start

log = logging.getLogger(__name__)


class BotPools:
    """The workers of a server. They start when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.players = Pool(workers, MOST_TURNS_WAITING)
        self.advisers = Pool(1, MOST_HINTS_WAITING)
        self.studies = Pool(1, MOST_STUDIES_WAITING)

    def turn(
        self, share: Path, position: AnyPosition, known: Known, seat: int, opponent: Opponent
    ) -> QueuedTask[list[str]]:
        """A task on the next actions of a bot. `share`: whose table it is."""
        task = task_for(position, known, seat, opponent.spec, TURN_MS, secrets.randbits(32))
        return self.players.ask(share, choose, task)

    def advice(
        self, share: Path, position: AnyPosition, known: Known, seat: int
    ) -> QueuedTask[dict[str, Any]]:
        """A task on the best turns of the strongest bot, as it explains them."""
        task = task_for(position, known, seat, ADVISER, TURN_MS, secrets.randbits(32))
        return self.advisers.ask(share, advise, task)

    def close(self) -> None:
        """End the workers."""
        self.players.close()
        self.advisers.close()
        self.studies.close()


class QueuedTask(Generic[Answer]):
    """What a worker is to do: it waits, is begun, and answered."""

    def __init__(
        self, queue: FairQueue[QueuedTask[Any]], function: Callable[[Question], Answer], question: Question
    ) -> None:
        self._queue = queue
        self.function, self.question = function, question
        self._begun = asyncio.Event()
        self._answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answer.add_done_callback(_heard)

    @property
    def ahead(self) -> int:
        """How many come before it."""
        return self._queue.ahead(self)

    async def begun(self, within: float) -> bool:
        """Whether it waits no longer after so many seconds."""
        try:
            await asyncio.wait_for(self._begun.wait(), within)
        except TimeoutError:
            return False
        return True

    async def answer(self) -> Answer:
        """The answer. Raises Full if it had to leave the queue, WorkerLost, or TaskFailed."""
        return await self._answer

    def cancel(self) -> None:
        """Nobody needs it any more: if it still waits, it is not begun."""
        self._queue.remove(self)
        self._answer.cancel()

    def begin(self) -> None:
        """A worker begins."""
        self._begun.set()

    def settle(self, answer: Answer) -> None:
        """It is done."""
        if not self._answer.done():
            self._answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        """Nothing came of it."""
        self._begun.set()
        if not self._answer.done():
            self._answer.set_exception(error)


def _heard(answer: asyncio.Future[Any]) -> None:
    """So that an error of which nobody wants to hear any more is not complained about."""
    if not answer.cancelled():
        answer.exception()


class Pool:
    """Some workers, and the queue before them."""

    def __init__(self, workers: int, most_waiting: int) -> None:
        self._queue: FairQueue[QueuedTask[Any]] = FairQueue(most_waiting)
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(workers, "worker")  # each waits for one worker
        self._at_work: set[asyncio.Task[None]] = set()
        self._failed_starts = 0  # in a row
        self._closed = False

    def __len__(self) -> int:
        """How many tasks wait."""
        return len(self._queue)

    def ask(
        self, share: Path, function: Callable[[Question], Answer], question: Question
    ) -> QueuedTask[Answer]:
        """Let a task wait for a worker: what `function` makes of a question. Raises Full where there is no room."""
        if self._closed:
            raise RuntimeError("the server is closing")
        task = QueuedTask(self._queue, function, question)
        gone = self._queue.put(share, task)
        if gone is not None:
            gone.fail(Full("others have fewer tasks waiting, and come first"))
        if self._free:
            work = asyncio.create_task(self._work(self._free.pop()))
            self._at_work.add(work)
            work.add_done_callback(self._at_work.discard)
        return task

    async def _work(self, worker: Worker) -> None:
        """Let a worker think what waits, until nothing does. A task begins when the worker is ready for it."""
        while len(self._queue):
            try:
                if not worker.ready:
                    await self._within(LONGEST_START, worker, worker.start)
                    self._failed_starts = 0
            except Exception as error:  # whatever it was: it is tried again
                await self._pause(error)
                continue
            if len(self._queue):
                await self._think(worker, self._queue.pop())
        self._free.append(worker)  # the last one is asked first: it is ready

    async def _think(self, worker: Worker, task: QueuedTask[Any]) -> None:
        task.begin()
        try:
            call = (worker.answer, task.function, task.question)
            task.settle(await self._within(LONGEST_TASK, worker, *call))
        except WorkerLost as error:
            log.warning("a worker of the bots was lost: %s", error)
            task.fail(error)
        except Exception as error:  # the worker is there for the next one, whatever this was
            task.fail(error)

    async def _within(
        self, limit: float, worker: Worker, call: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """What a call of the worker gives. If it takes too long, its process is ended."""
        answer = asyncio.get_running_loop().run_in_executor(self._threads, call, *arguments)
        answer.add_done_callback(_heard)  # when the server ends, nobody waits for it
        done, _ = await asyncio.wait((answer,), timeout=limit)
        if done:
            return await answer
        worker.kill()
        with contextlib.suppress(WorkerLost):
            return await answer  # it came at the last moment
        raise WorkerLost(f"it took longer than {limit:g} seconds")

    async def _pause(self, error: Exception) -> None:
        """Workers that do not start are tried again ever more rarely, and complained about more rarely still."""
        self._failed_starts += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(self._failed_starts, 10))
        if self._failed_starts.bit_count() == 1:
            times = f"{self._failed_starts} times in a row" if self._failed_starts > 1 else "once"
            log.error("the bots cannot think: a worker was lost %s at its start: %s", times, error)
        await asyncio.sleep(pause)

    def close(self) -> None:
        """End the workers, tasks included."""
        self._closed = True
        for work in self._at_work:
            work.cancel()
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
