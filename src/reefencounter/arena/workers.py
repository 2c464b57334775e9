"""Work spread over processes of this machine. A process that dies is replaced, and its job is done again."""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import connection, get_context
from types import FrameType
from typing import Any, Generic, TypeVar

from ..engine.errors import ReefError
from ..messages import Message

MOST_TRIES = 3

Job = TypeVar("Job")
Result = TypeVar("Result")


class WorkerLost(ReefError):
    """A job that ended its worker every time it was tried."""


class _Dismissed(BaseException):
    """Ends a worker in the middle of a job, so that what the job opened is closed."""


class _Worker(Generic[Job]):
    """A process with one job at a time."""

    def __init__(self, task: Callable[[Job], Any]) -> None:
        context = get_context("spawn")  # a fresh interpreter: no locks or threads are inherited
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, task))
        self.process.start()
        theirs.close()  # so that the line ends when the process does

    def give(self, number: int, job: Job, tries: int) -> None:
        self.number, self.job, self.tries = number, job, tries
        with contextlib.suppress(OSError):  # if it died while idle, its line says so when it is listened to
            self.line.send(job)

    def dismiss(self, *, busy: bool) -> None:
        self.line.close()
        if busy:
            self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def spread(
    task: Callable[[Job], Result], jobs: Iterable[Job], workers: int = 1
) -> Iterator[tuple[int, Result]]:
    """The number of each job with its result, in the order in which they are done. One worker is this process."""
    if workers <= 1:
        for number, job in enumerate(jobs):
            yield number, task(job)
        return
    waiting = deque((number, job, 0) for number, job in enumerate(jobs))
    idle: list[_Worker[Job]] = []
    busy: dict[Any, _Worker[Job]] = {}
    try:
        while waiting or busy:
            while waiting and len(busy) < workers:
                worker = idle.pop() if idle else _Worker(task)
                worker.give(*waiting.popleft())
                busy[worker.line] = worker
            for line in connection.wait(list(busy)):
                worker = busy.pop(line)
                try:
                    fine, result = worker.line.recv()
                except (EOFError, OSError):
                    worker.dismiss(busy=True)
                    if worker.tries + 1 >= MOST_TRIES:
                        raise WorkerLost("arena.worker_died", times=MOST_TRIES, job=str(worker.job)) from None
                    waiting.appendleft((worker.number, worker.job, worker.tries + 1))
                    continue
                idle.append(worker)
                if not fine and isinstance(result, Message):
                    raise ReefError(result)
                if not fine:
                    raise RuntimeError(f"a worker failed:\n{result}")
                yield worker.number, result
    finally:
        for worker in idle:
            worker.dismiss(busy=False)
        for worker in busy.values():
            worker.dismiss(busy=True)


def _work(line: Any, task: Callable[[Any], Any]) -> None:
    """What a worker process does until its line is closed."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise _Dismissed

    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C is for the main process, which dismisses its workers
    signal.signal(signal.SIGTERM, leave)
    try:
        while True:
            job = line.recv()
            try:
                answer = True, task(job)
            except ReefError as error:  # what a person has done wrong is told in its own words
                answer = False, error.message
            except Exception:
                answer = False, traceback.format_exc()
            line.send(answer)
    except (EOFError, OSError, _Dismissed):
        pass
