"""What this process measures while it runs, for `/metrics`: numbers only, kept whether or not anybody reads them."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from time import monotonic

LOOK_EVERY = 0.25  # seconds between two looks at how late the event loop is


class Distribution:
    """How many of some durations are how long."""

    def __init__(self, *limits: float) -> None:
        """`limits`: the seconds up to which they are counted together."""
        self._limits = limits
        self._counts = [0] * (len(limits) + 1)
        self.total = 0.0  # seconds, of all

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self._limits, seconds)] += 1
        self.total += seconds

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """Return each limit with the number of durations up to it, as Prometheus wants them."""
        return list(zip([*map(str, self._limits), "+Inf"], accumulate(self._counts), strict=True))


ACKNOWLEDGED = Distribution(
    0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0
)  # actions and undos
LATE = Distribution(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # the event loop
REFUSED: Counter[str] = Counter()  # what was asked for, by the codes of refusals


async def watch_the_loop() -> None:
    """See how late the event loop is, until it is cancelled."""
    while True:
        due = monotonic() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        LATE.observe(max(0.0, monotonic() - due))
