"""The command `reef` run over pipes, for the tests that look at it from outside."""

from __future__ import annotations

import os
import subprocess
import sys

REEF = [sys.executable, "-m", "reefencounter"]
PLAIN = {
    key: value
    for key, value in os.environ.items()
    if key not in ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES")
}
ENVIRONMENT = {**PLAIN, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


def reef(*arguments: str, typed: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command over pipes."""
    data = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*REEF, *arguments], input=data, capture_output=True, env={**ENVIRONMENT, **environment}, timeout=60
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )


def refused(*arguments: str, typed: str = "") -> str:
    """The one sentence with which bad input is refused."""
    done = reef(*arguments, typed=typed)
    assert done.returncode == 2
    assert done.stderr.startswith("reef: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def saved(name: str = "game.json", seed: int = 3) -> str:
    """The record of a whole game of bots."""
    assert reef("play", "--watch", "--seed", str(seed), "--save", name).returncode == 0
    return name
