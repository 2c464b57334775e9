"""How fast is too fast: at most so many in so many seconds, for each who asks."""

from __future__ import annotations

import time
from collections import OrderedDict

from .visitors import visitors_of

MOST_KNOWN = 10_000


class Rate:
    """Counts what one asks."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: list[float] = []  # a deque takes ten times as much where there are few

    @property
    def spent(self) -> bool:
        """Whether one more would be too many."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self._seconds:
            del self._times[0]
        return len(self._times) >= self._most

    def exceeded(self) -> bool:
        """Count one more; whether it is one too many. One that is too many does not count."""
        if self.spent:
            return True
        self._times.append(time.monotonic())
        return False


class Rates:
    """A rate for each of many, the last ones who asked; whoever counts as several may ask as often as they."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    def spent(self, who: str) -> bool:
        """Whether one more of theirs would be too many."""
        rate = self._rates.get(who)
        return rate is not None and rate.spent

    def exceeded(self, who: str) -> bool:
        """Count one more of theirs; whether it is one too many."""
        rate = self._rates.pop(who, None) or Rate(self._most * visitors_of(who), self._seconds)
        self._rates[who] = rate
        if len(self._rates) > MOST_KNOWN:
            self._rates.popitem(last=False)
        return rate.exceeded()
