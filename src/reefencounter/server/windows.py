"""The short time of a window (S7.5), where people hold seats at different screens: no pause tells a thing.

After every moment at which somebody might be asked the table rests for the same time, whether anybody is asked or not,
and an answer is heard at its end. Whoever is asked and says nothing until then declines; all hear how long that is, and
nobody hears who it is. At one screen and against bots nobody waits, whoever looks on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from .ledger import Entry
from .scene.rulesets import of

GRACE = 0.1  # seconds; an answer that comes at the last moment still counts


class Windows:
    """The clock of one table."""

    def __init__(self, length: float, decline: Callable[[int], Awaitable[None]]) -> None:
        """`length` are the seconds of a window; then `decline` answers no for whoever is asked, if the table is still
        at the step of this number.
        """
        self._length, self._decline = length, decline
        self._rest_until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None  # kept here, or nobody would hold it until it is done

    def happened(self, entry: Entry, *, apart: bool) -> None:
        """A step was taken: begin to rest if somebody might be asked now. `apart`: at different screens."""
        self.stop()
        if self.rests_after(entry, apart=apart):
            self._rest_until = asyncio.get_running_loop().time() + self._length

    def rests_after(self, entry: Entry, *, apart: bool) -> bool:
        """Whether the table rests after a step."""
        return apart and not entry.undo and might_be_asked(entry)

    def wait_for(self, number: int) -> None:
        """Somebody is asked at this step, and others wait."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._length, self._time_is_up, number)

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


def might_be_asked(entry: Entry) -> bool:
    """Whether somebody may hold a card for this moment, as far as all can know (S7.5)."""
    return of(entry.before).might_be_asked(entry.before, entry.move, entry.after)
