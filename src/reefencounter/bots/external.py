"""Bots in any language: a program that answers `choose` on standard input and output, one JSON message a line (N6).

The program runs in a process group of its own, which is ended with the bot. Whatever it does wrong, such as dying,
being silent for too long or answering nonsense, is a `BotError`, with the last it wrote to standard error.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from typing import IO, Any

from ..messages.message import Message
from .base import Bot, BotError
from .seat_view import SeatView

TURN_MS = 10_000.0  # for a turn, where nobody sets a limit
START_MS = 10_000.0  # for the first answer, more than for others: interpreters need time to start
GRACE_MS = 400.0  # for the way there and back
LONGEST_ANSWER = 1 << 20
LAST_WORDS = 2000


class External(Bot):
    """A program on the other side of a pipe: `exec:./mybot --fast`."""

    about = Message("bots.about_external")

    def __init__(self, command: str, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.seed = seed
        if os.name != "posix":
            raise BotError("bot.exec_system")
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BotError("bot.exec_words", command=command[:60], why=str(error)) from None
        if not self.command or shutil.which(self.command[0]) is None:
            program = self.command[0] if self.command else ""
            raise BotError("bot.exec_unknown", program=program[:60])
        self._program: _Program | None = None
        self._questions = 0
        self._turn: tuple[int, int] | None = None
        self._turn_ends = 0.0

    def __repr__(self) -> str:
        return f"<External: {shlex.join(self.command)}>"

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """What the program answers."""
        if time_ms is None:
            time_ms = self._left_of_turn(seat_view)
        self._questions += 1
        legal = seat_view.legal
        params = {
            "view": seat_view.view(),
            "legal": legal,
            "time_ms": round(time_ms, 1),
            "to_be_had": seat_view.to_be_had,
        }
        request = {"jsonrpc": "2.0", "id": self._questions, "method": "choose", "params": params}
        first = self._program is None
        try:
            if self._program is None:
                self._program = _Program(self.command, self.seed)
            line = self._program.ask(json.dumps(request), time_ms + (START_MS if first else GRACE_MS))
            return seat_view.ids[_place(line, self._questions, legal)]
        except BotError as error:
            said = self._program.last_words if self._program else ""
            self.close()
            raise BotError("bot.last_words", because=error.message, words=said) if said else error from None

    def _left_of_turn(self, seat_view: SeatView) -> float:
        turn = (seat_view.reef.number, seat_view.seat)
        now = time.monotonic()
        if turn != self._turn:
            self._turn, self._turn_ends = turn, now + TURN_MS / 1000
        return max(0.0, 1000 * (self._turn_ends - now))

    def close(self) -> None:
        """End the program and everything it started."""
        if self._program is not None:
            self._program.end()
            self._program = None


def _place(line: bytes, question: int, legal: list[str]) -> int:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BotError("bot.not_json", answer=_shown(line)) from None
    if not isinstance(answer, dict) or answer.get("id") != question:
        raise BotError("bot.no_answer", answer=_shown(line), request=question)
    if "error" in answer:
        raise BotError("bot.error", error=json.dumps(answer["error"])[:100])
    if answer.get("result") not in legal:
        raise BotError("bot.illegal", action=_shown(json.dumps(answer.get("result")).encode()))
    return legal.index(answer["result"])


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 80 else text[:79] + "…"


class _Program:
    """A running program with its three pipes, none of which ever blocks."""

    def __init__(self, command: list[str], seed: int) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env={**os.environ, "REEF_SEED": str(seed)},
            )
        except OSError as error:
            raise BotError("bot.not_started", why=error.strerror) from None
        self._heard = b""
        self._errors = b""
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)

    @property
    def _pipes(self) -> list[IO[bytes]]:
        process = self._process
        return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]

    @property
    def last_words(self) -> str:
        """The last line that it wrote to standard error."""
        lines = self._errors.decode(errors="replace").split("\n")
        return next((line.strip()[:200] for line in reversed(lines) if line.strip()), "")

    def ask(self, question: str, limit_ms: float) -> bytes:
        """Send a line and wait for one."""
        to_send = question.encode() + b"\n"
        ends = time.monotonic() + limit_ms / 1000
        stdin, stdout, stderr = self._pipes
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = ends - time.monotonic()
                ready = selector.select(left) if left > 0 else []
                if left <= 0:
                    raise BotError("bot.silent", limit=round(limit_ms))
                for key, _ in ready:
                    if key.fileobj is stdin:
                        to_send = self._send(to_send)
                        if not to_send:
                            selector.unregister(stdin)
                    elif key.fileobj is stderr:
                        if not self._read_errors():
                            selector.unregister(stderr)
                    else:
                        self._read_answer()
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _send(self, data: bytes) -> bytes:
        """What is still to be sent."""
        try:
            return data[os.write(self._pipes[0].fileno(), data) :]
        except BlockingIOError:
            return data
        except BrokenPipeError:
            return b""  # it may have left a last answer, or the end of its output will say

    def _read_answer(self) -> None:
        data = self._read(self._pipes[1])
        if data == b"":
            self._read_errors()
            raise BotError("bot.ended")
        self._heard += data or b""
        if len(self._heard) > LONGEST_ANSWER:
            raise BotError("bot.too_long", most=LONGEST_ANSWER)

    def _read_errors(self) -> bool:
        """Whether there may be more."""
        data = self._read(self._pipes[2])
        self._errors = (self._errors + (data or b""))[-LAST_WORDS:]
        return data != b""

    @staticmethod
    def _read(pipe: IO[bytes]) -> bytes | None:
        """b"" at the end, None if there is nothing now."""
        try:
            return os.read(pipe.fileno(), 1 << 16)
        except BlockingIOError:
            return None

    def end(self) -> None:
        """Kill the whole group. Its number is still ours: the process is waited for only afterwards."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in self._pipes:
            pipe.close()
        self._process.wait()


def serve(kind: type[Bot], **settings: Any) -> None:
    """Make a bot of this package a program for `exec:`: answer `choose` on standard input until it ends."""
    bot = kind(seed=int(os.environ.get("REEF_SEED", "0")), **settings)
    for line in sys.stdin:
        request = json.loads(line)
        params = request["params"]
        seat_view = SeatView.from_view(params["view"], params["legal"], to_be_had=params.get("to_be_had"))
        action = seat_view.text(bot.choose(seat_view, params["time_ms"]))
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": action}), flush=True)
