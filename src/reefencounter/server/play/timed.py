"""A table with clocks: they go on with every step, rest while a connection is lost, and end with a bot in the seat.

What is kept decides, never what a process remembers: whoever finds a deadline that has passed sees to it, and only one
of several who do so at the same time succeeds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime, timedelta

from ..cluster.news import Present
from ..schemas import ClocksTold
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken, now
from ..storage.trouble import Unavailable
from .clocks import Clocks, after_step, begun, returned, set_running, wishes
from .ledger import Entry
from .seats import SeatData, Seats
from .standing_in import StoodIn
from .watchers import Watcher

SILENT = 13.0  # seconds without a sign of life, which each live connection gives at least every ten


class Timed(StoodIn):
    """A table whose players may have clocks."""

    def __init__(
        self,
        data: TableData,
        store: Store,
        expire: int = 0,
        on_deadline: Callable[[datetime], None] = lambda _: None,
    ) -> None:
        """`on_deadline` is told of every new deadline."""
        super().__init__(data, store, expire)
        self._on_deadline = on_deadline
        self._minding: set[asyncio.Task[None]] = set()

    # How they go on ------------------------------------------------------------------------------------

    def clocks_after(self, entry: Entry, pause: float) -> Clocks | None:
        """The clocks after a step; for so many seconds then they rest."""
        clocks, choice = self.data.clocks, self.data.clock
        if clocks is None or choice is None:
            return None
        time = now()
        clocks = after_step(clocks.at(time), choice, entry)
        clocks = clocks._replace(since=time + timedelta(seconds=pause))
        return set_running(clocks, choice, entry.after, self._people(self.data.seats), self._lost())

    def clocks_with(self, seats: Seats, *, decided: bool = False) -> Clocks | None:
        """The clocks when seats are changed to these; they begin when none is free any more, and end with the game."""
        choice, clocks = self.data.clock, self.data.clocks
        if choice is None:
            return None
        time = now()
        if clocks is None:
            clocks = begun(choice, len(seats), time)
        clocks = clocks.at(time)
        if decided:
            return clocks.ended()
        for was, seat in zip(self.data.seats, seats, strict=True):
            if was.stood_in_for and not seat.stood_in_for and seat.lost is not None:
                clocks = returned(clocks, choice, seat.number)
        if not self._people(seats):  # nobody is left who could end a pause
            clocks = clocks._replace(paused=False, wish=(), wished=None)
        return set_running(clocks, choice, self.game.position, self._people(seats), self._lost())

    def _people(self, seats: Seats) -> frozenset[int]:
        return frozenset(seat.number for seat in seats if seat.holder is not None and seat.bot is None)

    def _lost(self) -> frozenset[int]:
        """The seats of those who have no connection."""
        there = {watcher.person for watcher in self._watchers}
        elsewhere = {
            number
            for other in self._elsewhere.values()
            for number, here in enumerate(other.seats)
            if here in ("here", "away")
        }
        return frozenset(
            seat.number
            for seat in self.data.seats
            if seat.holder not in there and seat.number not in elsewhere
        )

    def _lost_since(self, lost: Iterable[int]) -> dict[int, datetime]:
        """When those who lost their connection to this process were last heard; in a live game, where it matters."""
        if self.data.clock is None or self.data.clock.kind != "live":
            return {}
        holders = {seat: self.data.seats[seat].holder or "" for seat in lost}
        return {seat: self._last_heard[who] for seat, who in holders.items() if who in self._last_heard}

    # Connections ---------------------------------------------------------------------------------------

    def mind_connections(self) -> None:
        """Somebody came or went: a live clock that runs rests, or goes on."""
        if self._resting_changed():
            task = asyncio.create_task(self._keep_resting())
            self._minding.add(task)
            task.add_done_callback(self._minding.discard)

    def _resting_changed(self) -> bool:
        clocks, choice = self.data.clocks, self.data.clock
        if clocks is None or choice is None or self.data.waiting:
            return False
        if clocks.waits:
            return self._all_here()
        lost = self._lost()
        resting = [
            seat
            for seat in clocks.running
            if choice.kind == "live" and seat in lost and clocks.rest[seat] > 0
        ]
        return [*clocks.resting] != resting

    def _all_here(self) -> bool:
        people = self._people(self.data.seats)
        return all(self.here[seat] == "here" for seat in people)

    def look(self, watcher: Watcher, *, away: bool) -> None:
        """Whether somebody looks at their page, as it says."""
        super().look(watcher, away=away)
        self.mind_connections()

    async def _keep_resting(self) -> None:
        async with self._lock:
            if not self._resting_changed():
                return
            with suppress(Taken, Unavailable):  # a step was kept elsewhere, and its clocks with it
                await self._change_clocks(
                    lambda clocks: clocks._replace(waits=clocks.waits and not self._all_here())
                )
        self.tell_clocks()

    async def _change_clocks(self, change: Callable[[Clocks], Clocks]) -> None:
        """Change clocks without a step; those run then that are to. Whoever calls this has the lock."""
        choice = self.data.clock
        assert choice is not None

        def changed(kept: Clocks) -> Clocks:
            people, lost = self._people(self.data.seats), self._lost()
            clocks = kept.at_with_lost(self._lost_since(lost), now())
            return set_running(change(clocks), choice, self.game.position, people, lost)

        self.set_clocks(await self._store.change_clocks(self.data.id, self.number, changed))

    def heard_presence(self, origin: str, there: Present) -> None:
        """Another process says who is there."""
        super().heard_presence(origin, there)
        self.mind_connections()

    def lost(self, origin: str) -> None:
        """Another process is gone."""
        super().lost(origin)
        self.mind_connections()

    def mind_own_connections(self) -> None:
        """Another process set the clocks: whoever is connected here does not rest."""
        there = {watcher.person for watcher in self._watchers}
        resting = () if self.data.clocks is None else self.data.clocks.resting
        if any(self.data.seats[number].holder in there for number in resting):
            self.mind_connections()

    def hang_up_on_silent(self) -> bool:
        """Close the connections of those who are out of time but silent, since they may be lost; whether there are any.

        Then their clocks rest from the last sign of life on, as for everybody who loses a connection.
        """
        clocks = self.data.clocks
        late = {self.data.seats[seat].holder for seat in (() if clocks is None else clocks.out(now()))}
        silent = [
            each
            for each in self._watchers
            if each.person in late and each.silence() > SILENT and not each.lost
        ]
        for watcher in silent:
            watcher.let_go()
        return bool(silent)

    # Out of time ---------------------------------------------------------------------------------------

    async def replace_those_out_of_time(self) -> None:
        """Bots take over from whoever is out of time. Whoever calls this has the lock."""
        clocks = self.data.clocks
        for number in () if clocks is None else clocks.out(now()):
            seat = self.data.seats[number]
            if not self.over:
                await self._replace(seat, self.lose(seat, "time"))

    async def _replace(self, was: SeatData, now_is: SeatData) -> None:
        await super()._replace(was, now_is)
        self.set_clocks(self.data.clocks)
        self.tell_clocks()

    # Telling -------------------------------------------------------------------------------------------

    def set_clocks(self, clocks: Clocks | None) -> None:
        """These are kept now."""
        if clocks is not None:
            self.data = self.data._replace(clocks=clocks, deadline=clocks.deadline)
            if clocks.deadline is not None:
                self._on_deadline(clocks.deadline)

    def clocks_told(self) -> ClocksTold | None:
        """The clocks as all may see them, now."""
        clocks, choice = self.data.clocks, self.data.clock
        if clocks is None or choice is None or self.data.waiting:
            return None
        time = now()
        current = clocks.at(time)
        wish, wish_left = wishes(clocks, choice, time)
        return ClocksTold(
            left=[
                round(left, 1) if seat.holder is not None else None
                for seat, left in zip(self.data.seats, current.left, strict=True)
            ],
            running=[*current.running],
            resting=[*current.resting],
            rests=[round(current.rest[seat], 1) for seat in current.resting],
            starts_in=round(max(0.0, (clocks.since - time).total_seconds()), 1),
            waits=clocks.waits,
            paused=clocks.paused,
            wish=[*wish],
            wish_left=round(wish_left, 1),
        )

    def tell_clocks(self) -> None:
        """Tell all how long everybody has."""
        if (told := self.clocks_told()) is not None:
            self._tell(told)
