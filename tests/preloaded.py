"""Servers that start quickly: a process has loaded what all of them load, and each of them is a fork of it.

Such a server is what `python -m reefencounter` is, in a session of its own. What a test spoils in it (sitecustomize.py,
see serving.py) is spoilt before any module of ours is loaded that is concerned.
"""

from __future__ import annotations

import ctypes
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from functools import cache
from importlib import import_module
from typing import IO, Any

LIBRARIES = (
    "advanced_alchemy.config",
    "aiosqlite",
    "alembic.command",
    "litestar",
    "segno",
    "uvicorn",
    "websockets",
)
OURS = ("reefencounter.cli", "reefencounter.server.serve", "reefencounter.server.app")
LONGEST = 1 << 17  # bytes of what is asked
PARENT_DEATH_SIGNAL = 1  # an option of prctl
POSSIBLE = sys.platform == "linux"


class Process:
    """A process that another one has forked for us; used as `subprocess.Popen` is."""

    def __init__(self, parent: Parent, pid: int, stdout: IO[str]) -> None:
        self.pid, self.stdout = pid, stdout
        self._parent = parent
        self._alive = os.pidfd_open(pid)
        self._code: int | None = None
        self._lock = threading.Lock()

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        with self._lock:
            if self._code is None and select.select([self._alive], [], [], 0)[0]:
                self._code = self._parent.ask({"ended": self.pid})
                os.close(self._alive)
            return self._code

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, as soon as it has ended."""
        if self.poll() is None:
            select.select([self._alive], [], [], timeout)
        if (code := self.poll()) is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Parent:
    """A process that has loaded these modules and forks when it is asked; it ends with its owner."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._lock = threading.Lock()
        with theirs:
            number = theirs.fileno()
            subprocess.Popen([sys.executable, __file__, str(number), *modules], pass_fds=[number])

    def ask(self, what: dict[str, Any], *files: IO[bytes]) -> int:
        """Its answer is always a number."""
        with self._lock:
            socket.send_fds(self._line, [json.dumps(what).encode()], [file.fileno() for file in files])
            return int(self._line.recv(100))


@cache
def _parent(owner: int, modules: tuple[str, ...]) -> Parent:
    return Parent(modules)


def start(options: list[str], environment: dict[str, str], errors: IO[bytes], spoilt: bool) -> Process:
    """`python -m reefencounter` with these options, as a fork."""
    parent = _parent(os.getpid(), LIBRARIES if spoilt else LIBRARIES + OURS)
    read, write = os.pipe()
    with os.fdopen(write, "wb") as out:
        pid = parent.ask({"options": options, "environment": environment}, out, errors)
    return Process(parent, pid, os.fdopen(read))


def _answer(line: socket.socket) -> None:
    """A fork, or the exit code of one, for each who asks, until nobody can any more."""
    while (got := socket.recv_fds(line, LONGEST, 2))[0]:
        asked, files = json.loads(got[0]), got[1]
        if "ended" in asked:
            line.send(str(os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1])).encode())
        elif pid := os.fork():
            for file in files:
                os.close(file)
            line.send(str(pid).encode())
        else:
            line.close()
            return _become(**asked, files=files)
    return None


def _become(options: list[str], environment: dict[str, str], files: list[int]) -> None:
    os.setsid()
    ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)  # none outlives tests that are broken off
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for file, number in zip(files, (1, 2), strict=True):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[0] = ""
    sys.path.insert(1, environment["PYTHONPATH"])
    sys.modules.pop("sitecustomize", None)
    import_module("sitecustomize")
    sys.argv[1:] = options
    runpy.run_module("reefencounter", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tests are broken off: the line ends, and so do we
    for module in sys.argv[2:]:
        import_module(module)
    _answer(socket.socket(fileno=int(sys.argv[1])))
