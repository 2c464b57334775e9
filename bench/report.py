"""Measuring and printing. These machines are noisy: take the best of several rounds, and compare inside one run."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 5


def command_line(about: str | None) -> argparse.ArgumentParser:
    """Reads the words behind `python -m bench.NAME`; `--help` says what the module does."""
    return argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )


def revisions(about: str | None) -> list[str]:
    """The git revisions that were asked for, to measure beside this one."""
    parser = command_line(about)
    parser.add_argument("revisions", nargs="*", metavar="REVISION", help="an earlier git revision")
    asked: list[str] = parser.parse_args().revisions
    return asked


def best_time(call: Callable[[], object]) -> float:
    """The shortest of several rounds, in seconds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def best_rate(call: Callable[[], int]) -> float:
    """The highest of several rounds: what the call counts, a second."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.perf_counter()
        count = call()
        best = max(best, count / (time.perf_counter() - start))
    return best


@dataclass
class Line:
    """One measured value, beside the least that is wanted and the goal."""

    what: str
    value: float
    unit: str
    least: float | None = None
    goal: float | None = None
    note: str = ""
    smaller_is_better: bool = False

    def __str__(self) -> str:
        wanted = ""
        if self.least is not None:
            ratio = self.least / self.value if self.smaller_is_better else self.value / self.least
            wanted = f"{ratio:6.2f} x the limit of {number(self.least)}"
        if self.goal is not None:
            wanted += f", {self.value / self.goal:.2f} x the goal of {number(self.goal)}"
        return f"{self.what:<46} {number(self.value):>9} {self.unit:<10} {wanted}  {self.note}".rstrip()


def number(value: float) -> str:
    """Three digits and a sign for size."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{sign}"
    return f"{value:.3g}"
