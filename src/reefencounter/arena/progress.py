"""How far a long run is, on standard error: one line that changes at a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from typing import TextIO

from ..messages.words import words
from .outcome import Outcome


class Progress:
    """Counts games and tells."""

    def __init__(self, total: int, done: int = 0, stream: TextIO | None = None) -> None:
        self.total, self.done, self.before = total, done, done
        self.stream = sys.stderr if stream is None else stream
        self.live = self.stream.isatty()
        self.start = time.monotonic()
        self.told = self.start
        self.seats: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)  # halves as well
        self.failures = 0
        if done:
            self.stream.write(words("progress.before", done=done, games=total) + "\n")

    def add(self, outcome: Outcome) -> None:
        """One more game is played."""
        self.done += 1
        self.failures += outcome.failed
        for bot, share in zip(outcome.bots, outcome.shares, strict=True):
            self.seats[bot] += 1
            self.won[bot] += share
        now = time.monotonic()
        if now - self.told >= (0.2 if self.live else 10) or self.done == self.total:
            self.told = now
            self.stream.write(f"\r\x1b[2K{self.line(now)}" if self.live else f"{self.line(now)}\n")
            self.stream.flush()

    def line(self, now: float) -> str:
        """The state of things in one line."""
        rate = (self.done - self.before) / max(now - self.start, 1e-9)
        left = (self.total - self.done) / max(rate, 1e-9)
        leaders = ", ".join(
            words("progress.won", bot=bot[:20], percent=round(100 * self.won[bot] / seats))
            for bot, seats in sorted(self.seats.items(), key=lambda pair: -self.won[pair[0]] / pair[1])[:3]
        )
        fast = rate >= 1
        speed = f"{rate if fast else 1 / max(rate, 1e-9):.1f}"
        if self.done < self.total:
            remaining = words("progress.left", time=duration(left))
        else:
            remaining = words("progress.done", time=duration(now - self.start))
        told = [
            words("progress.games", done=self.done, games=self.total),
            words("progress.speed", speed=speed, a_second=fast),
            remaining,
            leaders,
        ]
        told += [words("progress.failures", failures=self.failures)] if self.failures else []
        return " · ".join(told)

    def close(self) -> None:
        """Leave the changing line."""
        if self.live:
            self.stream.write("\n")


def duration(seconds: float) -> str:
    """As people say it.

    >>> duration(7), duration(80), duration(7500)
    ('7 s', '1 min 20 s', '2 h 05 min')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole // 60 % 60:02} min"
