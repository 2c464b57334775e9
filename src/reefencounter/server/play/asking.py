"""Windows of the Second Kind at a table (S7.5): who is asked, for how long all wait, and what no answer means.

Where people hold seats at different screens, a window lasts the same short time whoever is asked; whoever is asked may
say once that they would like to think, and then all know. In games of days it waits up to the turn's deadline. Whoever
does not want to be asked about a card says no to it without a word, at the end of the time that all wait anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from ...view import asks_in_secret
from ..refusals import Refusal
from ..scene.rulesets import of
from ..schemas import Clock, Think
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken, now
from ..storage.trouble import Unavailable
from .company import Company, Done
from .ledger import Entry, asked
from .seats import SeatData, replaced
from .windows import MORE, MoreTime, Windows, might_be_asked

TRY_AGAIN = 5.0  # seconds after the database could not be used


class Asking(Company):
    """A table at which somebody may be asked in another's turn."""

    def __init__(
        self,
        data: TableData,
        store: Store,
        window: float,
        expire: int = 0,
        on_deadline: Callable[[datetime], None] = lambda _: None,
    ) -> None:
        """`window`: the seconds of a window, unless another time was agreed on."""
        super().__init__(data, store, expire, on_deadline)
        self._window = float(data.window or window)
        self._windows = Windows(self._decline)
        self._heard: MoreTime | None = None  # for which all wait already

    # Who is asked --------------------------------------------------------------------------------------

    @property
    def _by_days(self) -> bool:
        return self.data.clock is not None and self.data.clock.kind == "days"

    def _not_asked(self, seat: int) -> None:
        """Refuse whoever is not asked in a window, without a word about who is (S7.5)."""
        if asks_in_secret(self.game.position) and seat not in asked(self.game.position):
            raise Refusal("illegal", "table.waits", "S7.5")

    def _pause(self, entry: Entry) -> float:
        """The seconds for which all rest after a step, since somebody might be asked (S7.5)."""
        rests = self.apart and not self._by_days and not entry.undo
        return self._window if rests and might_be_asked(entry, self._people(self.data.seats)) else 0.0

    def _ask(self) -> bool:
        """In a window there is only so long for an answer, if others wait. Whether this was news to all."""
        if not asks_in_secret(self.game.position) or self.data.paused or self.over:
            return False
        if self._by_days or not self.apart:  # it waits, up to the turn's deadline
            if self.quiet(self.game) is not None:
                self._begin(self._decline(self.number))
            return False
        if self._windows.left is not None:
            return False
        self._wait(self._window)
        return True

    def _wait(self, seconds: float) -> None:
        more = self._heard = self._more_time
        if more is not None and more.until > now():
            seconds = (more.until - now()).total_seconds()
        self._windows.wait_for(self.number, seconds)
        if (clock := self._clock()) is not None:
            self._tell(clock)

    def _clock(self) -> Clock | None:
        """How long all wait at most: the same words for everybody, whoever is asked (S7.5)."""
        left, more = self._windows.left, self._more_time
        return None if left is None else Clock(self.number, left, more and more.seat)

    # Thinking longer -----------------------------------------------------------------------------------

    @property
    def _more_time(self) -> MoreTime | None:
        """What was asked for in this window."""
        more = self.data.more_time
        return more if more is not None and more.number == self.number else None

    async def think(self, message: Think, person: str | None, done: Done) -> None:
        """Whoever is asked would like to think: all wait some more, once, and see for whom."""
        self.may_act(message.seat, person)
        async with self._lock:
            await self._ready()
            self._not_asked(message.seat)
            left = self._windows.left
            if not asks_in_secret(self.game.position) or left is None:
                raise Refusal("stale", "window.no_hurry", "S7.5")
            if self._more_time is not None:
                raise Refusal("stale", "window.once", "S7.5")
            more = MoreTime(self.number, message.seat, now() + timedelta(seconds=left + MORE))
            try:
                await self._store.keep_more_time(self.data.id, self.number, more)
            except Taken:  # somebody answered through another process
                await self._follow()
                raise Refusal("stale", "window.no_hurry", "S7.5") from None
            self.data = self.data._replace(more_time=more)
            done(self.number)
            self.heard_more_time()

    def heard_more_time(self) -> None:
        """Somebody thinks longer, as is kept now: all wait."""
        if self._more_time is not None and self._windows.left is not None:
            self._wait(self._window)

    # Not being asked -----------------------------------------------------------------------------------

    async def ask_about(self, number: int, card: str, ask: bool, person: str) -> None:
        """Whoever holds a seat and a clownfish card wants to be asked about it in its window, or not.

        Nobody else hears of it, nor that anything was said.
        """
        async with self._lock:
            await self._ready()
            seat = self._own(number, person)
            if card not in of(self.game.position).answers(self.game.position, number):
                raise Refusal("stale", "window.no_card", "S7.5")
            wanted = seat.asks_about(card, ask)
            try:
                await self._store.keep_unasked(self.data.id, wanted)
            except Taken:
                raise Refusal("seat", "seat.not_yours") from None
            self.data = self.data._replace(seats=replaced(self.data.seats, wanted))
            self.heard_unasked([wanted])

    def heard_unasked(self, seats: Iterable[SeatData]) -> None:
        """The holders of these seats said about which cards they are asked: their own pages are told."""
        people = {seat.holder for seat in seats}
        for watcher in self._watchers:
            if watcher.person in people:
                with watcher.reads():
                    watcher.tell(self.first_message(watcher))
        self._ask()

    # Answering -----------------------------------------------------------------------------------------

    async def _decline(self, number: int) -> None:
        """No answer is no (S7.5), unless somebody asked for time at the last moment."""
        try:
            async with self._lock:
                await self._ready()
                gone_on = self.number != number or not asks_in_secret(self.game.position)
                if gone_on or self.data.paused or self.over:
                    return
                if self._more_time not in (None, self._heard):
                    self._wait(self._window)
                    return
                try:
                    await self._answer_no()
                except Taken:  # another process was faster
                    await self._follow()
        except Unavailable:  # nobody else might answer
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._ask)
            raise
        self.wake()

    async def _answer_no(self) -> None:
        """Whoever calls this has the lock. `Taken`: another process was faster."""
        await self._carry_out(asked(self.game.position)[0], "decline")

    async def time_is_up(self) -> None:
        """The deadline of the table has passed: no answer in a window is no; a bot takes over from whoever is late."""
        async with self._lock:
            await self._ready()
            clocks = self.data.clocks
            if clocks is None or clocks.deadline is None or clocks.deadline > now():
                return
            try:
                if clocks.window is not None and asks_in_secret(self.game.position):
                    await self._answer_no()
                elif not self.hang_up_on_silent():
                    await self.replace_those_out_of_time()
            except Taken:  # another process was faster
                await self._follow()
        self.seats_changed()

    async def _replace(self, was: SeatData, now_is: SeatData) -> None:
        await super()._replace(was, now_is)
        if self.over:
            self._windows.stop()

    def pause_changed(self) -> None:
        """In a pause no window ends; after it there is the whole time again."""
        if self.data.paused:
            self._windows.stop()
        else:
            self._ask()
        self.tell_presence()
        self.seats_changed()

    def may_act(self, seat: int, person: str | None) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in self.mine(person):
            raise Refusal("seat", "seat.not_yours")
        self.must_have_begun()

    # What a table does besides -------------------------------------------------------------------------

    async def _ready(self) -> None:
        """Before anything is tried: find out what the database has, if that is not known."""

    async def _carry_out(self, seat: int, action: str) -> None:
        """Play an action for a seat: keep it, and tell it. `Taken`: another process was faster."""

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
