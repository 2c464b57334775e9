"""The short time of a window (S7.5), where people hold seats at different screens: no pause tells a thing.

After every moment at which somebody might be asked the table rests for the same time, whether anybody is asked or not,
and an answer is heard at its end. Whoever is asked and says nothing until then declines; all hear how long that is, and
nobody hears who it is, unless they would like to think. At one screen and against bots nobody waits, whoever looks on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from typing import Any, NamedTuple

from ..scene.rulesets import of
from .ledger import Entry

GRACE = 0.1  # seconds; an answer that comes at the last moment still counts
MORE = 20.0  # seconds for whoever would like to think


class MoreTime(NamedTuple):
    """Whoever is asked after a step said "let me think". It is kept, so that all processes wait."""

    number: int  # of the step
    seat: int
    until: datetime

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        return {**self._asdict(), "until": self.until.isoformat()}

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> MoreTime:
        """As it was kept."""
        return cls(kept["number"], kept["seat"], datetime.fromisoformat(kept["until"]))


class Windows:
    """The clock of one table."""

    def __init__(self, decline: Callable[[int], Awaitable[None]]) -> None:
        """`decline` answers no for whoever is asked, if the table is still at the step of this number."""
        self._decline = decline
        self._rest_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None  # kept here, or nobody would hold it until it is done

    def happened(self, seconds: float) -> None:
        """A step was taken: rest for so long, since somebody might be asked now."""
        self.stop()
        if seconds:
            self._rest_until = asyncio.get_running_loop().time() + seconds

    def wait_for(self, number: int, seconds: float) -> None:
        """Somebody is asked at this step, and others wait for so long."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up, number)

    @property
    def left(self) -> float | None:
        """The seconds that are left for an answer; None: nobody is asked against the clock."""
        if self._timer is None:
            return None
        return round(max(0.0, self._timer.when() - asyncio.get_running_loop().time()), 1)

    async def rest(self) -> None:
        """Wait until the table has rested."""
        left = self._rest_until - asyncio.get_running_loop().time()
        if left > 0:
            await asyncio.sleep(left)

    def stop(self) -> None:
        """Nobody is asked any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self, number: int) -> None:
        self._timer = None
        self._late = asyncio.ensure_future(self._answer_no(number))

    async def _answer_no(self, number: int) -> None:
        await self.rest()  # a no comes no sooner than where nobody was asked
        await asyncio.sleep(GRACE)
        await self._decline(number)


def might_be_asked(entry: Entry, people: Collection[int]) -> bool:
    """Whether one of these seats may hold a card for this moment, as far as all can know (S7.5)."""
    return of(entry.before).might_be_asked(entry.before, entry.move, entry.after, people)
