"""Who sits at a table, and who of them is there: sitting down and getting up, bots instead, presence.

A table at which seats are free waits; with the last of them it begins. Whoever watches hears of every change. Seats
alone decide who may act and see, so a change holds at once for connections that are open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import UNSET

from ..accounts.programs import is_program, marked
from ..cluster.news import Present
from ..plain_text import plain
from ..refusals import Refusal
from ..schemas import FromServer, Presence, Snapshot, TableChange, Waiting
from ..schemas.values import Here, Invites, Lost
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken, now
from ..web.budget import charged
from .clocks import Clocks
from .listing import summary_of
from .opponents import NAMES, STAND_IN, must_play
from .seats import SeatData, Seats, apart, decide, replaced
from .showing import Shown
from .watchers import Watcher, encode

BACK_WITHIN = timedelta(seconds=15)  # whoever goes from one page to another, or loads it anew
GRACE = 3.0  # seconds in which a lost connection may come back before others are told
NEARNESS: tuple[Here, ...] = ("here", "away", "offline")
MOST_TRIES = 5  # where other processes change the same


class Seated(Shown):
    """A table with those who sit at it and look at it."""

    def __init__(self, data: TableData, store: Store, expire: int = 0) -> None:
        super().__init__(data, expire)
        self._store = store
        self._lock = asyncio.Lock()
        self._watchers: set[Watcher] = set()
        self._told: object = None  # of who is there, the last time
        self._missed: asyncio.TimerHandle | None = None
        self._acting: set[asyncio.Task[None]] = set()
        self._removed: set[str] = set()  # people whom the maker made get up: for them no seat is free
        self._last_heard: dict[str, datetime] = {}  # of people whose connections ended: a sign of life
        self._elsewhere: dict[str, Present] = {}  # who is connected to other processes
        self._shared: Present | None = None  # what those were told of us

    async def _to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """Whoever hangs up meanwhile must not leave something half kept: it is finished in any case."""
        await asyncio.shield(self._begin(charged(work)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._acting.add(task)
        task.add_done_callback(self._acted)
        return task

    def _acted(self, task: asyncio.Task[None]) -> None:
        self._acting.discard(task)
        if not task.cancelled():
            task.exception()  # it is told to whoever sent the message, if they are still there

    # Sitting down and getting up -----------------------------------------------------------------------

    async def sit_down(self, person: str, name: str, *, by: Invites) -> None:
        """Take a free seat, or one that a bot keeps: `by` the link any, as `anyone` only those that anyone may take.

        For whomever the maker has blocked or removed, none is free, and nothing tells them why. A table with a live
        clock that anyone may join waits for no one without its maker.
        """
        unwelcome = await self.unwelcome(person)
        if by == "anyone" and self.data.waiting and self._for_now and not self.maker_here:
            raise Refusal("stale", "seat.maker_gone")

        def choice() -> tuple[SeatData, SeatData] | None:
            if any(seat.holder == person for seat in self.data.seats):
                return None
            open_to = ("anyone",) if by == "anyone" else ("friend", "anyone")
            seats = [seat for who in open_to for seat in self.data.seats if seat.invites == who]
            free = [seat for seat in seats if seat.free]
            if by == "friend":
                free += [seat for seat in seats if seat.bot is not None and seat.holder is None]
            if self.data.rated and is_program(person) != is_program(self.data.owner):
                raise Refusal("stale", "rated.apart")
            if unwelcome or not free or (by == "anyone" and not self.data.waiting):
                raise Refusal("stale", "seat.taken" if by == "anyone" else "invitation.used")
            others = [each.called for each in self.data.seats if each is not free[0]]
            given = apart(marked(plain(name), person), others) if plain(name) else ""
            return free[0], free[0]._replace(name=given, holder=person, bot=None)

        await self._change(choice)

    async def unwelcome(self, person: str) -> bool:
        """Whether the maker of the table has blocked somebody, or removed them from it."""
        return person in self._removed or await self._store.has_blocked(self.data.owner, person)

    async def get_up(self, person: str) -> None:
        """Leave the seats that one took, before the game begins."""

        def choice() -> tuple[SeatData, SeatData] | None:
            self._must_wait()
            held = next((seat for seat in self.data.seats if seat.holder == person and seat.invites), None)
            if held is None:
                raise Refusal("seat", "seat.none")
            return held, held._replace(holder=None, name="")

        await self._change(choice)

    async def remove(self, number: int) -> None:
        """Before the game begins: somebody whom the maker does not want there gets up, and finds no free seat again."""

        def choice() -> tuple[SeatData, SeatData] | None:
            self._must_wait()
            seat = next((each for each in self.data.seats if each.number == number), None)
            if seat is None or seat.invites is None or seat.holder in (None, self.data.owner):
                raise Refusal("stale", "seat.nobody_came")
            self._removed.add(seat.holder or "")
            return seat, seat._replace(holder=None, name="")

        await self._change(choice)

    async def depart(self, person: str) -> None:
        """Somebody has left for good. Before the game begins, their seat is free again; in a game that goes on, a bot
        finishes it.
        """

        def choice() -> tuple[SeatData, SeatData] | None:
            held = next((seat for seat in self.data.seats if seat.holder == person), None)
            if held is None:
                return None
            if self.data.waiting:
                return held, held._replace(holder=None, name="")
            if self.open:
                return held, held._replace(holder=None, name="", bot=None, invites=None)
            left = self.lose(held, "left") if self.data.rated else held._replace(bot=held.bot or STAND_IN)
            return held, left._replace(holder=None, name="", invites=None)

        while any(seat.holder == person for seat in self.data.seats):
            await self._change(choice)

    def lose(self, seat: SeatData, why: Lost) -> SeatData:
        """A seat that counts as lost from now on: a bot plays there."""
        if seat.lost is not None:
            return seat._replace(bot=seat.bot or STAND_IN, lost=why if why == "resigned" else seat.lost)
        turn = 0 if self.game.phase == "setup" else self.game.position.number
        return seat._replace(bot=seat.bot or STAND_IN, lost=why, lost_turn=turn)

    async def put_bot(self, number: int, bot: str | None) -> None:
        """Before the game begins: a bot sits down at a free seat; None: it makes room again."""

        def choice() -> tuple[SeatData, SeatData] | None:
            self._must_wait()
            seat = next((each for each in self.data.seats if each.number == number), None)
            if seat is None or seat.invites is None or seat.holder is not None:
                raise Refusal("stale", "seat.not_free")
            if bot is not None:
                must_play(bot, self.rules)
                if self.data.rated and is_program(self.data.owner):
                    raise Refusal("stale", "rated.apart")
            others = [each.called for each in self.data.seats if each is not seat]
            name = "" if bot is None else apart(NAMES[number], others)
            return None if seat.bot == bot else (seat, seat._replace(bot=bot, name=name))

        await self._change(choice)

    async def change_waiting(self, change: dict[str, Any], wish: TableChange) -> None:
        """Before the game begins: another clock, and who may sit down at free seats."""
        if wish.clock is None and self.data.rated:
            raise Refusal("malformed", "table.rated_clock")
        if wish.clock is not UNSET:
            change = change | {"clock": wish.clock and msgspec.to_builtins(wish.clock)}
        invites: Invites | None = None if wish.listed is UNSET else "anyone" if wish.listed else "friend"
        async with self._lock:
            self._must_wait()
            try:
                await self._store.change_waiting(self.data.id, change, invites)
            except Taken:
                await self._follow()
                raise Refusal("stale", "table.begun") from None
            await self._follow()

    def _must_wait(self) -> None:
        if not self.data.waiting:
            raise Refusal("stale", "table.begun")

    async def _change(self, choice: Callable[[], tuple[SeatData, SeatData] | None]) -> None:
        """Change a seat as the choice says, keep it, and tell all; None: it is as it should be."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                wanted = choice()
                if wanted is None:
                    return
                try:
                    await self._replace(*wanted)
                    break
                except Taken:  # it is as if they had come first: choose again
                    await self._follow()
            else:
                raise Refusal("stale", "seat.taken")
        self.seats_changed()

    async def _replace(self, was: SeatData, now_is: SeatData) -> None:
        """Change a seat, keep it, and tell all. Whoever calls this has the lock.

        `Taken`: another process was faster.
        """
        waited = self.data.waiting
        seats = replaced(self.data.seats, now_is)
        decided = not waited and not self.over and decide(seats)
        summary = summary_of(self.game, self.ledger.moves, decided=True) if decided else None
        clocks = self.clocks_with(seats, decided=decided)
        kept = await self._store.change_seat(self.data, was, now_is, clocks, summary)
        # The rest may have become another meanwhile: its title, whose it is and who holds the other seats.
        self.data = self.data._replace(
            seats=replaced(self.data.seats, now_is),
            waiting=kept.waiting,
            summary=kept.summary,
            decided=kept.decided,
            changed=kept.changed,
            clocks=kept.clocks,
            deadline=kept.deadline,
        )
        self.forget_views()
        self.tell_seats(begun=waited and not kept.waiting)

    def clocks_with(self, seats: Seats, *, decided: bool = False) -> Clocks | None:
        """The clocks when seats are changed to these, where there are any; `decided`: with that the game is over."""

    async def _follow(self) -> None:
        """Take in what another process has kept. Whoever calls this has the lock."""

    def seats_changed(self) -> None:
        """For whoever must know, after a change is kept and told."""

    def hand_over(self, person: str, other: str) -> None:
        """What somebody has here becomes another's. Pages that are open go on."""
        if self.data.owner == person:
            self.data = self.data._replace(owner=other)
        for seat in self.data.seats:
            if seat.holder == person:
                self.data = self.data._replace(seats=replaced(self.data.seats, seat._replace(holder=other)))
        for watcher in self._watchers:
            if watcher.person == person:
                watcher.person = other

    # Telling -------------------------------------------------------------------------------------------

    def first_message(self, watcher: Watcher, complete: bool = True) -> Snapshot | Waiting:
        """The table as a page must know it, as things are. `complete`: whether it has all steps that led there."""
        info = self.info(watcher.person)
        if self.data.waiting:
            return Waiting(info)
        if watcher.seat is not None and watcher.seat not in self.mine(watcher.person) and not self.open:
            watcher.seat = None  # it is another's now
        return Snapshot(self.scene(self.viewer(watcher.seat, watcher.person)), [], complete, info)

    def tell_seats(self, begun: bool = False) -> None:
        """Tell all who sits there now. `begun`: with the last free seat the game begins, of which they know no step."""
        for watcher in self._watchers:
            if watcher.seat is None:
                watcher.seat = None if self.data.waiting else self.first_seat(watcher.person)
            with watcher.reads():
                watcher.tell(self.first_message(watcher, complete=not begun or not self.number))
        self.tell_presence()

    def _tell(self, message: FromServer) -> None:
        """Tell all who watch the same."""
        encoded = encode(message)
        for watcher in self._watchers:
            watcher.pass_on(encoded)

    # Presence ------------------------------------------------------------------------------------------

    @property
    def apart(self) -> bool:
        """Whether people hold seats at different screens, so that they wait for one another. Onlookers hold none."""
        return self.data.kind == "game" and len(self.holders) > 1

    def look(self, watcher: Watcher, *, away: bool) -> None:
        """Whether somebody looks at their page, as it says."""
        watcher.away = away
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Stop watching."""
        self._watchers.discard(watcher)
        if watcher.person in (*self.holders, self.data.owner):
            self._last_heard[watcher.person] = now() - timedelta(seconds=watcher.silence())
        self._miss()

    def presence(self) -> Presence:
        """Who of those who hold seats is here, and how many look on, through whichever process."""
        return Presence(*self._anywhere())

    @property
    def maker_here(self) -> bool:
        """Whether whoever made the table is connected, or was a moment ago."""
        owner = self.data.owner
        seats = [
            seat
            for seat, here in zip(self.data.seats, self.here, strict=True)
            if here not in (None, "offline")
        ]
        if any(watcher.person == owner for watcher in self._watchers) or any(
            s.holder == owner for s in seats
        ):
            return True
        heard = self._last_heard.get(owner)
        return heard is not None and now() - heard < BACK_WITHIN

    @property
    def _for_now(self) -> bool:
        """Whether those who sit down play at once: a table with a live clock."""
        return self.data.clock is not None and self.data.clock.kind == "live"

    @property
    def here(self) -> list[Here | None]:
        """Who of those who hold seats is here."""
        return self._anywhere()[0]

    def _anywhere(self) -> tuple[list[Here | None], int]:
        seats, watching = self._connected()
        for there in self._elsewhere.values():
            seats = [_nearer(here, other) for here, other in zip(seats, there.seats, strict=True)]
            watching += there.watching
        return seats, watching

    def _connected(self) -> tuple[list[Here | None], int]:
        """The same for this process alone."""
        people: dict[str, Here] = {}
        holders = self.holders
        for watcher in self._watchers:
            if watcher.person in holders:
                here = people.get(watcher.person) == "here" or not watcher.away
                people[watcher.person] = "here" if here else "away"
        seats = [people.get(seat.holder, "offline") if seat.holder else None for seat in self.data.seats]
        return seats, sum(watcher.person not in holders for watcher in self._watchers)

    def tell_presence(self) -> bool:
        """Tell all who is here, if that is news; where nobody waits for anybody, it is not. Whether it was."""
        if self._missed is not None:
            self._missed.cancel()
            self._missed = None
        presence = self.presence()
        self._share()
        news = self._news(presence)
        if news == self._told or not (self.apart or self.data.waiting):
            return False
        self._told = news
        self._tell(presence)
        return True

    def _news(self, presence: Presence) -> object:
        """What of it is told as soon as it is another."""
        return presence.seats, presence.watching, presence.agreed

    def _miss(self) -> None:
        """Somebody is gone: perhaps for a moment only."""
        told = self.apart or self.data.waiting or self._store.peers.others
        if told and self._missed is None:
            self._missed = asyncio.get_running_loop().call_later(GRACE, self.tell_presence)

    # Other processes -----------------------------------------------------------------------------------

    def _present(self) -> Present:
        """What other processes must know of those who are connected here."""
        seats, watching = self._connected()
        return Present(self.data.id, tuple(seats), watching)

    def _share(self) -> None:
        """Tell other processes who is here, if that is news."""
        if self._store.peers.others:
            present = self._present()
            if (
                self._shared is None
                or msgspec.structs.replace(present, away=self._shared.away) != self._shared
            ):
                self._shared = present
                self._store.peers.tell(present)

    def announce(self) -> None:
        """Tell other processes that the table is here: those who have it, too, say who is there."""
        self._share()

    def share_anew(self) -> None:
        """Another process may not know."""
        self._shared = None
        if self._watchers:
            self._share()

    def heard_presence(self, origin: str, there: Present) -> None:
        """Another process says who is there."""
        if len(there.seats) != len(self.data.seats):
            return
        new = origin not in self._elsewhere
        if there.nobody:
            self._elsewhere.pop(origin, None)
        else:
            self._elsewhere[origin] = there
        if new:
            self.share_anew()
        self.tell_presence()

    def lost(self, origin: str) -> None:
        """Another process is gone, and those who were connected to it have no connection for now."""
        if self._elsewhere.pop(origin, None) is not None:
            self.tell_presence()


def _nearer(here: Here | None, there: Here | None) -> Here | None:
    """Of somebody who is known to two processes: the better news."""
    return None if here is None else min(here, there or "offline", key=NEARNESS.index)
