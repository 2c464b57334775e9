"""Something that all must agree on before a time is over; otherwise it goes quietly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Agreement:
    """Who has agreed, for as long as the offer stands."""

    def __init__(self, patience: float, on_end: Callable[[], None]) -> None:
        """`patience`: seconds from the first word; then `on_end` is called, if not all have agreed."""
        self._patience, self._on_end = patience, on_end
        self._timer: asyncio.TimerHandle | None = None
        self.people: frozenset[str] = frozenset()

    def agree(self, person: str) -> None:
        """Somebody says yes; the first to do so makes the offer."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._patience, self._over)
        self.people |= {person}

    def withdraw(self) -> None:
        """It is over, one way or the other."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.people = frozenset()

    @property
    def left(self) -> float:
        """The seconds that are left; 0: nobody asks."""
        if self._timer is None:
            return 0.0
        return round(max(0.1, self._timer.when() - asyncio.get_running_loop().time()), 1)

    def hand_over(self, person: str, other: str) -> None:
        """What somebody has said is another's word now."""
        if person in self.people:
            self.people = self.people - {person} | {other}

    def _over(self) -> None:
        self.withdraw()
        self._on_end()
