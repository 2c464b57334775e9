"""People at a table have to do with one another: they talk, and agree on a rematch.

Only those who hold a seat do; whoever looks on neither reads nor writes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from ..accounts.programs import is_program
from ..cluster.news import WantsRematch
from ..refusals import Refusal
from ..schemas import Line, Rematch, Say
from ..storage.host_store import days_until
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken
from .agreement import Agreement
from .chat import Chat, told
from .listing import may_talk
from .pausing import Pausing
from .seats import SeatData
from .watchers import Watcher

REMATCH_WITHIN = 120.0  # seconds in which all must agree

Done = Callable[[int], None]


class Company(Pausing):
    """A table with what its players say to one another."""

    def __init__(
        self,
        data: TableData,
        store: Store,
        expire: int = 0,
        on_deadline: Callable[[datetime], None] = lambda _: None,
    ) -> None:
        super().__init__(data, store, expire, on_deadline)
        self._chat = Chat(data.id, store)
        self._talking = asyncio.Lock()
        self._again = Agreement(REMATCH_WITHIN, self._tell_rematch)
        self._begin_again: Callable[[], Awaitable[str]] | None = None  # as somebody asked this process to

    # Talking -------------------------------------------------------------------------------------------

    async def chat(self, person: str | None) -> list[Line]:
        """The last lines, for somebody who plays; none of those whom they have blocked."""
        self._may_talk(person)
        unheard = await self._store.unheard(str(person))
        lines = [line for line in await self._chat.lines() if line.person not in unheard]
        return [told(line, self.names[line.seat]) for line in lines]

    async def say(self, message: Say, watcher: Watcher, done: Done) -> None:
        """Say something to those who play; `done` is called with its number when it is kept, before it is told."""
        self._may_talk(watcher.person)
        await self._to_the_end(self._say(message, watcher, done))

    async def _say(self, message: Say, watcher: Watcher, done: Done) -> None:
        async with self._talking:
            held = self._may_talk(watcher.person)
            if message.word is None and (until := await self._store.muted(str(watcher.person))) is not None:
                raise Refusal("seat", "chat.muted", days=days_until(until))
            seat = next((seat for seat in held if seat.number == watcher.seat), held[0])
            line, new = await self._chat.add(message, str(watcher.person), seat.number)
            done(line.number)
            if new:
                await self._tell_lines(line.number)

    async def heard_line(self, number: int) -> None:
        """Somebody said something through another process."""
        async with self._talking:
            await self._tell_lines(number)

    async def _tell_lines(self, number: int) -> None:
        """Tell those who play what was said up to a line, each once and in order; not who has blocked its author."""
        for line in await self._chat.untold(number):
            listening = self.holders - await self._store.deaf_to(line.person)
            for other in self._watchers:
                if other.person in listening:
                    with other.reads():
                        other.tell(told(line, self.names[line.seat]))

    async def report(self, number: int, person: str, counted: Callable[[], None]) -> None:
        """Tell the host of a line that another said, after it was counted, which may refuse it."""
        self._may_talk(person)
        line = await self._chat.find(number)
        if line.person == person:
            raise Refusal("malformed", "chat.own_line")
        counted()
        await self._store.keep_report(self.data.id, line, person)

    def _may_talk(self, person: str | None) -> list[SeatData]:
        """Refuse whoever does not play here; their seats."""
        held = [seat for seat in self.data.seats if seat.holder is not None and seat.holder == person]
        if not held or self.data.kind != "game":
            raise Refusal("seat", "chat.players_only")
        self.must_have_begun()
        if not may_talk(self.data, person):
            raise Refusal("stale", "chat.none")
        return held

    # Playing again -------------------------------------------------------------------------------------

    async def want_rematch(self, person: str, agree: bool, begin: Callable[[], Awaitable[str]]) -> Rematch:
        """Somebody who played would like a rematch, or not; `begin` makes its table as soon as all would."""
        self._may_ask_again(person)
        async with self._lock:
            self._may_ask_again(person)
            if self.data.rematch is None and not agree:
                self._again.withdraw()
                self._store.peers.tell(WantsRematch(self.data.id, None))
            elif self.data.rematch is None:
                self._must_find_programs()
                self._again.agree(person)
                self._begin_again = begin
                for seat in self.data.seats:
                    if seat.holder == person:
                        self._store.peers.tell(WantsRematch(self.data.id, seat.number))
                await self._play_again()
        self._tell_rematch()
        return self.rematch()

    async def heard_rematch(self, seat: int | None) -> None:
        """Somebody said through another process that they would like a rematch, or not."""
        async with self._lock:
            if self.data.rematch is None and seat is None:
                self._again.withdraw()
            elif self.data.rematch is None and seat is not None and seat < len(self.data.seats):
                self._again.agree(self.data.seats[seat].holder or "")
                await self._play_again()
        self._tell_rematch()

    async def _play_again(self) -> None:
        """Begin as soon as all agree: whichever process hears the last of them. One is the first to keep a table."""
        if self._begin_again is None or not self._those_again <= self._again.people:
            return
        try:
            rematch: str | None = await self._begin_again()
        except Taken:  # another process was faster
            fresh = await self._store.table(self.data.id)
            rematch = fresh.rematch if fresh else None
        self._again.withdraw()
        self.data = self.data._replace(rematch=rematch)

    @property
    def _those_again(self) -> frozenset[str]:
        """Those who must agree: who played to the end, and all where it was decided before it."""
        return self.holders if self.data.decided else self._players

    def _must_find_programs(self) -> None:
        """Programs that have gone do not come back to answer."""
        for seat, here in zip(self.data.seats, self.here, strict=True):
            if is_program(seat.holder) and seat.holder in self._those_again and here == "offline":
                raise Refusal("stale", "rematch.program_gone", name=seat.called)

    def _may_ask_again(self, person: str) -> None:
        if self.data.kind != "game" or person not in self._those_again:
            raise Refusal("seat", "seat.not_yours")
        if not self.over:
            raise Refusal("stale", "rematch.not_over")

    def rematch(self) -> Rematch:
        """Who has agreed so far."""
        agreed = [seat.number for seat in self.data.seats if seat.holder in self._again.people]
        missing = [
            seat.number
            for seat in self.data.seats
            if seat.holder in self._those_again and seat.holder not in self._again.people
        ]
        return Rematch(agreed, missing, self._again.left, self.data.rematch)

    def _tell_rematch(self) -> None:
        self._tell(self.rematch())

    def tell_offers(self, watcher: Watcher) -> None:
        """Somebody begins to watch: what is offered now."""
        if self._again.people:
            watcher.tell(self.rematch())

    async def depart(self, person: str) -> None:
        """Somebody has left for good, and with them what they said."""
        await super().depart(person)
        self._chat.forget(person)

    def forget_chat(self) -> None:
        """What was said is another's now, perhaps: it is read again."""
        self._chat.read_again()

    def hand_over(self, person: str, other: str) -> None:
        """What somebody has here becomes another's."""
        super().hand_over(person, other)
        self._chat.hand_over(person, other)
        self._again.hand_over(person, other)

    def withdraw_offers(self) -> None:
        """Nobody waits for an answer any more."""
        self._again.withdraw()
