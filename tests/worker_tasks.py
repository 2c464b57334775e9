"""Tasks for the workers of a pool, some of them bad. They are found by name in the worker's process."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any


def echo(task: Any) -> Any:
    return task


def process(task: Any) -> int:
    return os.getpid()


def hang(task: Any) -> None:
    time.sleep(3600)


def die(task: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(task: Any) -> None:
    raise ValueError(f"cannot think of {task}")


def unspeakable(task: Any) -> Any:
    return lambda: task


def wait_for_file(task: str) -> str:
    """Think until somebody makes this file."""
    while not Path(task).exists():
        time.sleep(0.01)
    return task
