"""A table as the database has it: read, followed while other processes keep steps of it, and told to all who watch.

Each viewer is told what their seat may see (R13). What the others kept is told as if it had been done here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from datetime import datetime

import msgspec

from ..cluster.news import Present, Thinks
from ..jobs.bot_pools import BotPools
from ..refusals import Refusal
from ..schemas import Snapshot, Step, Stepped, Thinking, Waiting
from ..storage.step_store import Later
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.trouble import Unavailable
from ..web.budget import sliced
from .asking import TRY_AGAIN, Asking
from .bot_seats import NOBODY, BotSeats
from .ledger import Entry, Ledger, StoredAction
from .seats import openly
from .showing import LEAST_STEPS, Viewer
from .watchers import NO_TABLE, TOO_SLOW, Watcher, encode

MOST_STEPS = 500  # that come at a time
MOST_FOLLOWED = 50  # of another process that are told one by one
DELETED = "table.deleted"

log = logging.getLogger(__name__)


async def read_all(ledger: Ledger, stored: Iterable[StoredAction]) -> None:
    """Carry out kept steps, and let others have a word in between."""
    async for kept in sliced(stored):
        ledger.read([kept])


class Followed(Asking):
    """A table in memory, as the database has it."""

    def __init__(
        self,
        data: TableData,
        store: Store,
        bot_pools: BotPools,
        window: float,
        expire: int = 0,
        on_seats: Callable[[], None] = lambda: None,
        on_deadline: Callable[[datetime], None] = lambda _: None,
        on_size: Callable[[str, int], None] = lambda table, size: None,
    ) -> None:
        """`on_seats` is called when somebody sat down or got up, `on_deadline` with every new deadline, `on_size` with
        the bytes that the table takes in memory, when they may be others.
        """
        super().__init__(data, store, window, expire, on_deadline)
        self._bot_pools, self._on_seats, self._on_size = bot_pools, on_seats, on_size
        self._clients: dict[
            str, int
        ] = {}  # ids of what pages sent since the ledger begins, with the numbers it got
        self._origins: set[tuple[str | None, str, str | None]] = set()  # that are kept, of a rated game
        self._marked = 0
        self._unsure = False  # whether the database has a step more than we know of
        self._ended = self._closed = False
        self._thinking: tuple[int, Thinking] | None = None  # in another process, after a step not known here
        self._bots = BotSeats(
            self,
            bot_pools,
            self._play_bot,
            self._tell_thinking,
            lambda: bool(self._watchers),
            store.peers,
            self.follow,
        )

    # Loading -------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the history: from the last mark on, where there is one."""
        mark = await self._store.mark(self.data.id)
        ledger = Ledger(self.rules, self.data.setup, mark)
        steps = await self._store.steps(self.data.id, ledger.first)
        self._clients = await self._store.clients(self.data.id, ledger.first)
        await read_all(ledger, steps)
        self._marked = ledger.first
        self.ledger = ledger

    async def load_all(self) -> Ledger:
        """Read the history back to the set-up, if it is not there yet. What is returned stays whole; the table may cut
        its own again as soon as others need the room.
        """
        if self.ledger.complete:
            return self.ledger
        async with self._lock:
            whole = Ledger(self.rules, self.data.setup)
            steps = await self._store.steps(self.data.id)
            clients = await self._store.clients(self.data.id)
            await read_all(whole, steps[: self.number])  # what others have kept since is taken in as such
            if whole.game.position != self.ledger.game.position:
                log.error("a mark of table %s differs from its steps; the steps count", self.data.id)
            self.ledger, self._clients = whole, clients | self._clients
        self._weigh()
        return whole

    def _weigh(self) -> None:
        """It takes more or less memory now."""
        self._on_size(self.data.id, self.size)

    def make_room(self) -> None:
        """Give up what can be read again: old steps, and steps as viewers see them."""
        if self._lock.locked():  # something is about to be added
            return
        self.ledger = self.ledger.cut(LEAST_STEPS, all_moves=self.data.kind == "entry")
        self._clients = {id: number for id, number in self._clients.items() if number > self.ledger.first}
        self.forget_views()
        self._scenes, self._scenes_of = {}, None
        self._weigh()

    async def _ready(self) -> None:
        """Before anything is tried: find out what the database has, if that is not known."""
        self._must_be_there()
        if self._unsure or not self._store.peers.hears:
            await self._follow()

    # Other processes -----------------------------------------------------------------------------------

    async def follow(self, number: int | None = None) -> None:
        """Another process has kept something, perhaps: take it in. `number`: a step up to which all is wanted."""
        async with self._lock:
            self._must_be_there()
            if number is not None and number <= self.number:
                return
            await self._follow()
        self._followed()

    async def take_in(self, later: Later) -> None:
        """Another process has kept steps, which were read for many tables at once."""
        async with self._lock:
            steps = [kept for kept in later.steps if kept.number > self.number]
            if self._ended or not steps:
                return
            if self._unsure or self.data.waiting:  # a game that has steps has begun
                await self._follow()
            else:
                self.data = self.data._replace(changed=later.changed)
                self.set_clocks(later.clocks)
                self._take_in(steps)
        self._followed()

    def _followed(self) -> None:
        if self._thinking is not None:
            self.heard_thinking(*self._thinking)
        self._bots.rest()
        self.mind_own_connections()
        if self._watchers:
            self.wake()

    async def _follow(self) -> None:
        """Take in all that the database has and tell it to those who watch, as if it had been done here."""
        fresh, steps = await self._read()
        was, self.data = self.data, fresh._replace(number=self.number)
        unasked = [
            seat for seat, old in zip(fresh.seats, was.seats, strict=True) if seat.unasked != old.unasked
        ]
        reseated = (openly(fresh.seats), fresh.waiting) != (openly(was.seats), was.waiting)
        reseated |= fresh.waiting and (fresh.title, fresh.clock) != (was.title, was.clock)
        if reseated:
            self.forget_views()
        begun = was.waiting and not fresh.waiting
        self._take_in(steps, shown=not begun)
        self.set_clocks(self.data.clocks)
        if reseated:
            self.tell_seats(begun)
        if unasked:
            self.heard_unasked(unasked)
        if fresh.decided:
            self._windows.stop()
        if fresh.more_time != was.more_time:
            self.heard_more_time()
        if fresh.paused != was.paused:
            self.pause_changed()
        if (was.waiting or not steps) and fresh.clocks != was.clocks:  # else told with the steps
            self.tell_clocks()
        if fresh.rematch != was.rematch:
            self.withdraw_offers()
            self._tell_rematch()

    async def _read(self) -> tuple[TableData, list[StoredAction]]:
        """The table as the database has it, and the steps that led there. A step that is kept meanwhile comes later,
        with its clocks: what is heard from here on is doubted anew.
        """
        self._unsure = False
        try:
            fresh = await self._store.table(self.data.id)
            steps: list[StoredAction] = []
            if fresh is not None and fresh.number > self.number:
                steps = await self._store.steps(self.data.id, self.number)
        except BaseException:
            self._unsure = True
            raise
        if fresh is None:
            self._let_all_go()
            raise Refusal("malformed", DELETED, status=404)
        return fresh, [kept for kept in steps if kept.number <= fresh.number]

    def _take_in(self, steps: list[StoredAction], shown: bool = True) -> None:
        """Those who watch are told of them, unless the game is not `shown` to them yet: then they get all of it."""
        one_by_one = shown and len(steps) <= MOST_FOLLOWED
        for kept in steps:
            entry = self.ledger.follow(kept)
            self.data = self.data._replace(number=entry.number)
            if kept.client is not None:
                self._clients[kept.client] = kept.number
            if one_by_one:
                self._publish(entry)
            else:
                self._windows.happened(self._pause(entry))
        if shown and not one_by_one:
            for watcher in self._watchers:
                watcher.let_go(TOO_SLOW, "close.read_anew")
        self._weigh()

    def doubt(self) -> None:
        """Something may have been missed: it is read before anything else is tried."""
        self._unsure = True

    def _look_again(self) -> None:
        """See whether the database can be used again, and what it has kept."""
        if not self._closed and not self._ended:
            self._begin(self._make_sure())

    async def _make_sure(self) -> None:
        try:
            if self._unsure:
                await self.follow()
        except Unavailable:
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._look_again)
            raise
        self.wake()

    def _tell_thinking(self, thinking: Thinking) -> None:
        self._tell(thinking)
        if self._bots.think_here and self._elsewhere:
            self._store.peers.tell(Thinks(self.data.id, self.number, msgspec.to_builtins(thinking)))

    def heard_thinking(self, number: int, thinking: Thinking) -> None:
        """Another process says who thinks there after a step: told when that step has been."""
        self._thinking = None
        if number <= self.number:
            self._bots.heard(thinking)
        else:
            self._thinking = number, thinking

    def heard_presence(self, origin: str, there: Present) -> None:
        """Another process says who is there. Where somebody may be asked in a window, all wait for them (S7.5)."""
        super().heard_presence(origin, there)
        if self._watchers and there.holders and not self.data.waiting:
            self._ask()

    def lost(self, origin: str) -> None:
        """Another process is gone: its bots think here, if anybody looks on."""
        super().lost(origin)
        self._bots.heard(NOBODY)
        if self._watchers:
            self.wake()

    # Watching ------------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, after: int) -> Snapshot | Waiting:
        """Begin to watch: what the page must know first. All that happens from now on waits in the queue."""
        self._must_be_there()
        self._watchers.add(watcher)
        try:
            first = self.first_message(watcher)
            if not self.tell_presence() and self._told is not None:
                watcher.tell(self.presence())
            if isinstance(first, Waiting):
                self.visited(watcher.address, holds=bool(self.mine(watcher.person)))
                return first
            number = first.scene.number
            begin = max(after, number - MOST_STEPS)
            steps = await self.steps(self.viewer(watcher.seat, watcher.person), begin, number)
        except BaseException:
            self.leave(watcher)
            raise
        self.visited(watcher.address, holds=bool(self.mine(watcher.person)))
        started = self._attended and self._ask()
        if not started and (clock := self._clock()) is not None:
            watcher.tell(clock)  # it runs already
        if self._bots.status.player is not None:
            watcher.tell(self._bots.status)
        self.tell_offers(watcher)
        self.mind_connections()
        if (clocks := self.clocks_told()) is not None:
            watcher.tell(clocks)
        complete = begin == after or after > number
        return Snapshot(first.scene, steps, complete, first.info)

    async def steps(self, viewer: Viewer, after: int, last: int) -> list[Step]:
        """The steps after a number up to another, as a viewer may see them."""
        if after < self.ledger.first:
            await self.load_all()
        found = await self.steps_between(viewer, min(after, last), last)
        self._weigh()
        return found

    def sit(self, watcher: Watcher, seat: int | None) -> None:
        """Look from another seat from now on."""
        viewer = self.viewer(seat, watcher.person)
        watcher.seat = seat
        watcher.tell(Snapshot(self.scene(viewer), [], complete=True))

    def leave(self, watcher: Watcher) -> None:
        """Stop watching."""
        super().leave(watcher)
        self._bots.rest()
        if not self._closed:
            self.mind_connections()

    @property
    def _attended(self) -> bool:
        """Whether somebody looks on who holds a seat: for others alone no window begins."""
        return any(self.mine(watcher.person) for watcher in self._watchers) or any(
            there.holders for there in self._elsewhere.values()
        )

    def tell_seats(self, begun: bool = False) -> None:
        """Tell all who sits there now, and ask whoever is to be asked when the game begins (S7.5)."""
        super().tell_seats(begun)
        if begun and self._attended:
            self._ask()

    def seats_changed(self) -> None:
        """Bots that are needed begin, those that are not stop."""
        self._bots.rest()
        self.wake()
        self._on_seats()

    def _publish(self, entry: Entry) -> None:
        """Tell a step to all who watch, as they may see it. Equal eyes get equal bytes."""
        self._windows.happened(self._pause(entry))
        told: dict[Viewer, bytes] = {}
        for watcher in self._watchers:
            viewer = Viewer(watcher.seat, self.mine(watcher.person), watcher.language, watcher.alone)
            try:
                if viewer not in told:
                    told[viewer] = encode(Stepped(self.step(entry, viewer), self.scene(viewer)))
                watcher.pass_on(told[viewer])
            except Exception:
                log.exception("step %d of table %s could not be told", entry.number, self.data.id)
                watcher.let_go()  # the step is kept: nobody else is held up
        self._ask()
        self.tell_clocks()
        self.tell_presence()
        self._weigh()

    # Bots, and the end ---------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots play if it is their turn."""
        self._bots.wake()

    def visited(self, address: str, holds: bool) -> None:
        """Somebody came: the bots play, and wait for their turn to think as those of this address do. Whoever only
        looks on lends theirs until one comes who holds a seat.
        """
        if holds or not self._bots.share[0]:
            self._bots.share = (address, self.data.owner)
        self.wake()

    async def _play_bot(self, seat: int, action: str, after: int) -> bool:
        """Play an action that a bot chose after a step, if it is legal."""
        raise NotImplementedError

    def _let_all_go(self) -> None:
        """It is deleted: those who watch are told."""
        self._ended = True
        self._bots.close()
        self._windows.stop()
        for watcher in self._watchers:
            watcher.let_go(NO_TABLE, DELETED)

    def _must_be_there(self) -> None:
        if self._ended:
            raise Refusal("malformed", DELETED, status=404)

    @property
    def ended(self) -> bool:
        """Whether it was deleted."""
        return self._ended
