"""A worker: a process of its own that answers one question at a time, over a pipe of its own.

What happens to it happens to nobody else: one that dies or hangs loses the question at hand, and the next question
starts another process. All of this blocks; the pool calls it in threads (see bot_pools).
"""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.process
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from typing import Any, TypeVar

from .bot_tasks import prepare

Question = TypeVar("Question")
Answer = TypeVar("Answer")

starting = threading.Lock()  # processes are started one after the other


class WorkerLost(Exception):
    """The process died, or was ended because it took too long."""


class TaskFailed(Exception):
    """Whoever was to answer raised an error; how, as a traceback."""


class Worker:
    """One process, and another after it when it is gone."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._ended = False

    @property
    def ready(self) -> bool:
        """Whether there is a process that can be asked."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start a process, and wait until it is ready."""
        self._forget()
        try:
            context = _context()
            self._pipe, end = context.Pipe()
            process = context.Process(target=_answer_all, args=(end,), daemon=True)
            with starting, end:
                process.start()
            self._process = process
        except (OSError, EOFError) as error:  # no more processes, or the one that starts them was ended
            self._forget()
            raise WorkerLost(f"it could not be started: {error}") from None
        if self._ended:
            process.kill()
        self._hear("it died at its start")

    def answer(self, function: Callable[[Question], Answer], question: Question) -> Answer:
        """What `function` makes of a question in the process."""
        assert self._pipe is not None
        with contextlib.suppress(OSError):  # whoever cannot be asked is not heard either
            self._pipe.send((function, question))
        answer, failure = self._hear("it died")
        if failure is not None:
            raise TaskFailed(failure)
        result: Answer = answer
        return result

    def kill(self) -> None:
        """End the process, whatever it does, so that nobody waits for it any more. From any thread."""
        process = self._process
        if process is not None and process.is_alive():
            process.kill()

    def end(self) -> None:
        """The same for good: a process that is being started is ended, too."""
        self._ended = True
        self.kill()

    def _hear(self, otherwise: str) -> Any:
        assert self._pipe is not None
        assert self._process is not None
        with contextlib.suppress(OSError, EOFError):
            wait([self._pipe, self._process.sentinel])
            if self._pipe.poll():
                return self._pipe.recv()
        self._forget()
        raise WorkerLost(otherwise)

    def _forget(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _context() -> ForkServerContext | SpawnContext:
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")  # never fork: the server has threads
    context.set_forkserver_preload([f"{__package__}.bot_tasks", "reefencounter.bots.planner"])
    return context


def _answer_all(pipe: Connection[Any, Any]) -> None:
    """What the process does, until nobody asks any more."""
    prepare()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)  # ready
        while True:
            function, question = pipe.recv()
            answer = failure = None
            try:
                answer = function(question)
            except Exception:
                failure = traceback.format_exc(limit=-8)
            pipe.send((answer, failure))
