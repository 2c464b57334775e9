"""A pause, at a table with a clock: it begins when all who play want it, and ends when one of them goes on.

What they want is kept with the clocks, and so is the pause: it outlives a restart, and all processes see the same.
While it lasts no clock runs, no window ends, and nobody acts, bots among them. A wish that not all share goes quietly.
"""

from __future__ import annotations

from collections.abc import Callable

from ..refusals import Refusal
from ..schemas import ClockChoice
from ..storage.transactions import Taken, now
from .clocks import Clocks, wishes
from .seating import MOST_TRIES
from .timed import Timed


class Pausing(Timed):
    """A table whose players may agree on a pause."""

    @property
    def _players(self) -> frozenset[str]:
        """Those who play themselves, to the end."""
        return frozenset(seat.holder for seat in self.data.seats if seat.holder and seat.bot is None)

    async def want_pause(self, person: str, want: bool) -> None:
        """Somebody who plays would like a pause, or not: then the wish goes."""
        await self._pause_or_go_on(person, lambda clocks: self._wished(clocks, person, want))

    async def go_on(self, person: str) -> None:
        """Somebody who plays ends the pause, for all."""
        await self._pause_or_go_on(person, lambda clocks: clocks._replace(paused=False, wish=(), wished=None))

    def must_not_rest(self) -> None:
        """Refuse whatever is done in a pause."""
        if self.data.paused:
            raise Refusal("stale", "table.paused")

    def _wished(self, clocks: Clocks, person: str, want: bool) -> Clocks:
        if clocks.paused:
            return clocks
        if not want:
            return clocks._replace(wish=(), wished=None)
        time = now()
        agreed, _ = wishes(clocks, self._choice(), time)
        mine = {seat.number for seat in self.data.seats if seat.holder == person and seat.bot is None}
        wish = tuple(sorted({*agreed, *mine}))
        if self._people(self.data.seats) <= {*wish}:
            return clocks._replace(paused=True, wish=(), wished=None)
        return clocks._replace(wish=wish, wished=clocks.wished if agreed else time)

    def _choice(self) -> ClockChoice:
        if self.data.clock is None:
            raise Refusal("stale", "pause.no_clock")
        return self.data.clock

    async def _pause_or_go_on(self, person: str, change: Callable[[Clocks], Clocks]) -> None:
        async with self._lock:
            for _ in range(MOST_TRIES):
                self._may_pause(person)
                try:
                    await self._change_clocks(change)
                    break
                except Taken:  # a step was kept meanwhile
                    await self._follow()
            else:
                raise Refusal("stale", "table.gone_on_elsewhere")
            self.tell_clocks()
        self.pause_changed()

    def _may_pause(self, person: str) -> None:
        if self.data.kind != "game" or person not in self._players:
            raise Refusal("seat", "seat.not_yours")
        self.must_have_begun()
        if self.over:
            raise Refusal("stale", "table.over")
        self._choice()

    def pause_changed(self) -> None:
        """For whoever must know, after a pause has begun or ended."""
