"""Servers that start quickly: a process has loaded what all of them load, and each of them is a fork of it.

Such a server is what `python -m reefencounter` is: a child of whoever asked for it, in a session of its own. What a
test spoils in it (sitecustomize.py, see serving.py) is spoilt before any module of ours is loaded that is concerned.
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
from typing import IO

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
PARENT_DEATH_SIGNAL, CHILD_SUBREAPER = 1, 36  # options of prctl
POSSIBLE = sys.platform == "linux"


class Process:
    """A process that another one forked for us, and that became our child; used as `subprocess.Popen` is."""

    def __init__(self, pid: int, stdout: IO[str]) -> None:
        self.pid, self.stdout = pid, stdout
        self._alive = os.pidfd_open(pid)
        self._code: int | None = None
        self._lock = threading.Lock()

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        with self._lock:
            if self._code is None and select.select([self._alive], [], [], 0)[0]:
                self._code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
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


def start(options: list[str], environment: dict[str, str], errors: IO[bytes], spoilt: bool) -> Process:
    """`python -m reefencounter` with these options, as a fork."""
    line, lock = _loaded(os.getpid(), LIBRARIES if spoilt else LIBRARIES + OURS)
    read, write = os.pipe()
    with lock, os.fdopen(write, "wb") as out:
        asked = json.dumps({"asker": os.getpid(), "options": options, "environment": environment}).encode()
        socket.send_fds(line, [asked], [out.fileno(), errors.fileno()])
        pid = int(line.recv(100))
    return Process(pid, os.fdopen(read))


@cache
def _loaded(owner: int, modules: tuple[str, ...]) -> tuple[socket.socket, threading.Lock]:
    """The line to a process that has loaded these modules; it ends with its owner."""
    _prctl(CHILD_SUBREAPER, 1)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        number = theirs.fileno()
        subprocess.Popen([sys.executable, __file__, str(number), *modules], pass_fds=[number])
    return ours, threading.Lock()


def _fork_when_asked(line: socket.socket) -> None:
    """A fork for each who asks, until nobody can any more."""
    while True:
        asked, files, _, _ = socket.recv_fds(line, LONGEST, 2)
        if not asked:
            return
        between = os.fork()
        if between:
            os.waitpid(between, 0)  # what it forks is then a child of whoever asked
            for file in files:
                os.close(file)
        elif server := os.fork():
            line.send(str(server).encode())
            os._exit(0)
        else:
            line.close()
            _become(**json.loads(asked), files=files)
            return


def _become(asker: int, options: list[str], environment: dict[str, str], files: list[int]) -> None:
    os.setsid()
    while os.getppid() != asker:
        pass  # the one between has not ended yet
    _prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)  # servers do not outlive tests that are broken off
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


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tests are broken off: the line ends, and so do we
    for module in sys.argv[2:]:
        import_module(module)
    _fork_when_asked(socket.socket(fileno=int(sys.argv[1])))
