"""How long a program waits before it can begin."""

from __future__ import annotations

import subprocess
import sys

from .report import Line, best_time


def wall(arguments: list[str]) -> float:
    """Milliseconds of a whole process."""
    return (
        best_time(lambda: subprocess.run([sys.executable, *arguments], capture_output=True, check=True)) * 1e3
    )


def lines() -> list[Line]:
    """All lines of this part of the report."""
    bare = wall(["-c", "pass"])
    package = wall(["-c", "import reefencounter"]) - bare
    help_text = wall(["-m", "reefencounter", "--help"])
    return [
        Line("import reefencounter", package, "ms", 100, None, f"Python alone starts in {bare:.0f} ms", True),
        Line("reef --help", help_text, "ms", 300, None, "the whole process", True),
    ]
