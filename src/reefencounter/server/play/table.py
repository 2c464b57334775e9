"""A table: the one authority for every way of playing, with people at one screen, over the net, and bots.

One lock, one history. A step is first kept in the database, then acknowledged, then told to all who watch, each as
their seat may see it (R13). An action sent again under the same id is not played twice. Several processes may have the
same table; the database decides whose step came first, and each takes in what the others kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import datetime

import msgspec

from ...engine.errors import IllegalAction, ReefError
from .. import scene as scenes
from ..cluster.news import Present, Thinks
from ..jobs.bot_pools import BotPools
from ..refusals import Refusal
from ..scene.turn import can_undo
from ..schemas import Hint, Play, Snapshot, Step, Stepped, Thinking, Undo, Waiting
from ..storage.step_store import Later, stored_action
from ..storage.store import Store
from ..storage.table_data import TableData
from ..storage.transactions import Taken
from ..storage.trouble import Unavailable
from ..web.budget import sliced
from .advice import advice
from .asking import TRY_AGAIN, Asking
from .bot_seats import NOBODY, BotSeats
from .company import Done
from .ledger import Entry, Ledger, StoredAction, TableGame, asked
from .listing import summary_of
from .seating import MOST_TRIES
from .seats import openly
from .showing import Viewer
from .watchers import NO_TABLE, TOO_SLOW, Watcher, encode

MOST_STEPS = 500  # that come at a time
MOST_FOLLOWED = 50  # of another process that are told one by one
MOST_STEPS_KEPT = 20_000  # of a table; those taken back count
DELETED = "table.deleted"
MARK_EVERY = 50  # steps at least between two kept marks

log = logging.getLogger(__name__)

Attempt = Callable[[], tuple[TableGame, Entry]]


async def read_all(ledger: Ledger, stored: Iterable[StoredAction]) -> None:
    """Carry out kept steps, and let others have a word in between."""
    async for kept in sliced(stored):
        ledger.read([kept])


class Table(Asking):
    """One table in memory. Made by `Tables`, which sees to it that there is only one of each."""

    def __init__(
        self,
        data: TableData,
        store: Store,
        bot_pools: BotPools,
        window: float,
        expire: int = 0,
        on_seats: Callable[[], None] = lambda: None,
        on_deadline: Callable[[datetime], None] = lambda _: None,
    ) -> None:
        """`on_seats` is called when somebody sat down or got up, `on_deadline` with every new deadline."""
        super().__init__(data, store, window, expire, on_deadline)
        self._bot_pools, self._on_seats = bot_pools, on_seats
        self._clients: dict[str, int] = {}  # ids of what pages sent, with the numbers it got
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
        self._clients = await self._store.clients(self.data.id)
        await read_all(ledger, steps)
        self._marked = ledger.first
        self.ledger = ledger

    async def load_all(self) -> None:
        """Read the history back to the set-up, if it is not there yet."""
        if self.ledger.complete:
            return
        async with self._lock:
            whole = Ledger(self.rules, self.data.setup)
            steps = await self._store.steps(self.data.id)
            await read_all(whole, steps[: self.number])  # what others have kept since is taken in as such
            if whole.game.position != self.ledger.game.position:
                log.error("a mark of table %s differs from its steps; the steps count", self.data.id)
            self.ledger = whole

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
            if self._unsure:
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
        fresh = await self._store.table(self.data.id)
        if fresh is None:
            self._let_all_go()
            raise Refusal("malformed", DELETED, status=404)
        steps = await self._store.steps(self.data.id, self.number) if fresh.number > self.number else []
        was, self.data, self._unsure = self.data, fresh._replace(number=self.number), False
        unasked = [
            seat for seat, old in zip(fresh.seats, was.seats, strict=True) if seat.unasked != old.unasked
        ]
        reseated = (openly(fresh.seats), fresh.waiting) != (openly(was.seats), was.waiting)
        reseated |= fresh.waiting and (fresh.title, fresh.clock) != (was.title, was.clock)
        if reseated:
            self.forget_views()
        self._take_in(steps)
        self.set_clocks(self.data.clocks)
        if reseated:
            self.tell_seats()
        if unasked:
            self.heard_unasked(unasked)
        if fresh.more_time != was.more_time:
            self.heard_more_time()
        if fresh.paused != was.paused:
            self.pause_changed()
        if not steps and fresh.clocks != was.clocks:
            self.tell_clocks()
        if fresh.rematch != was.rematch:
            self.withdraw_offers()
            self._tell_rematch()

    def _take_in(self, steps: list[StoredAction]) -> None:
        one_by_one = len(steps) <= MOST_FOLLOWED
        for kept in steps:
            entry = self.ledger.follow(kept)
            self.data = self.data._replace(number=entry.number)
            if kept.client is not None:
                self._clients[kept.client] = kept.number
            if one_by_one:
                self._publish(entry)
        if not one_by_one:
            for watcher in self._watchers:
                watcher.let_go(TOO_SLOW, "close.read_anew")

    def doubt(self) -> None:
        """Something may have been missed: it is read before anything else is tried."""
        self._unsure = True

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
                return first
            number = first.scene.number
            begin = max(after, number - MOST_STEPS)
            steps = await self.steps(self.viewer(watcher.seat, watcher.person), begin, number)
        except BaseException:
            self.leave(watcher)
            raise
        holds = bool(self.mine(watcher.person))
        self.visited(watcher.address, holds)
        awaited = holds or any(there.holders for there in self._elsewhere.values())
        started = awaited and self._ask()
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
        return await self.steps_between(viewer, min(after, last), last)

    def sit(self, watcher: Watcher, seat: int | None) -> None:
        """Look from another seat from now on."""
        viewer = self.viewer(seat, watcher.person)
        watcher.seat = seat
        watcher.tell(Snapshot(self.scene(viewer), [], complete=True))

    def leave(self, watcher: Watcher) -> None:
        """Stop watching."""
        self._watchers.discard(watcher)
        self._bots.rest()
        self._miss()
        if not self._closed:
            self.mind_connections()

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

    # Acting --------------------------------------------------------------------------------------------

    async def play(self, message: Play, person: str | None, done: Done) -> None:
        """Play an action of a person; `done` is called with its number when it is kept, before it is told."""
        deal = message.deal or None  # left out and empty are the same (N3)

        def attempt() -> tuple[TableGame, Entry]:
            if deal and self.data.kind != "entry":
                raise Refusal("illegal", "table.no_deal", "N3")
            self._not_asked(message.seat)
            return self.ledger.try_action(message.action, message.seat, deal)

        await self._windows.rest()
        await self._act(message, person, attempt, done)

    async def undo(self, message: Undo, person: str | None, done: Done) -> None:
        """Take back the last action of the own turn; at a table that is entered, the last action of all."""

        def attempt() -> tuple[TableGame, Entry]:
            # Nothing is hidden at an entry, and a slip of the pen must be mended.
            entered = self.data.kind == "entry" and self.game.last is not None
            if not (entered or can_undo(self.game, message.seat)):
                raise Refusal("illegal", "table.no_undo")
            return self.ledger.try_undo()

        await self._act(message, person, attempt, done)

    async def _act(self, message: Play | Undo, person: str | None, attempt: Attempt, done: Done) -> None:
        self.may_act(message.seat, person)
        await self._to_the_end(self._act_once(message, person, attempt, done))

    async def _act_once(self, message: Play | Undo, person: str | None, attempt: Attempt, done: Done) -> None:
        async with self._lock:
            await self._ready()
            for _ in range(MOST_TRIES):
                try:
                    await self._act_first(message, person, attempt, done)
                    break
                except Taken:  # it is as if the other's step had come before: judge again
                    await self._follow()
            else:
                raise Refusal("stale", "table.gone_on_elsewhere")
        self._bots.rest()
        self.wake()

    async def _act_first(
        self, message: Play | Undo, person: str | None, attempt: Attempt, done: Done
    ) -> None:
        """Carry out an action as things stand here. `Taken`: another process was faster."""
        if message.id in self._clients:
            done(self._clients[message.id])
            return
        await self.replace_those_out_of_time()
        self.must_not_rest()
        self.may_act(message.seat, person)  # it may have changed its holder meanwhile
        if self._stale(message.seat, message.after):
            raise Refusal("stale", "table.gone_on", number=self.number)
        if self.number >= MOST_STEPS_KEPT:
            raise Refusal("stale", "table.full", most=MOST_STEPS_KEPT)
        try:
            game, entry = attempt()
        except ReefError as error:
            raise Refusal.of(error) from None
        seat = self.data.seats[message.seat]
        if seat.bot is not None:  # whoever acts is back
            await self._replace(seat, seat._replace(bot=None))
        await self._keep(game, entry, message.id)
        done(entry.number)
        self._publish(entry)
        await self._mark()

    def _stale(self, seat: int, after: int) -> bool:
        if after == self.number:
            return False
        if after > self.number or self.game.phase != "setup":
            return True
        # In set-up all choose at the same time (R2.8): only an own step in between makes a choice stale.
        since = self.ledger.entries[max(0, after - self.ledger.first) :]
        return any(entry.move.player == seat for entry in since)

    async def _keep(self, game: TableGame, entry: Entry, client: str | None = None) -> None:
        """Store a step, then make it true here. `Taken`: the database has another, which is true."""
        summary = summary_of(game, self.ledger.moves + (-1 if entry.undo else 1))
        clocks = self.clocks_after(entry, self._pause(entry))
        try:
            changed = await self._store.append(self.data.id, stored_action(entry, client), summary, clocks)
        except Unavailable:
            # It may have been kept all the same. Nobody is sent away: they try again, and so do the bots.
            self._unsure = True
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake)
            raise
        self.data = self.data._replace(changed=changed, number=entry.number)
        self.ledger.accept(game, entry)
        self.set_clocks(clocks)
        if client is not None:
            self._clients[client] = entry.number

    async def _mark(self) -> None:
        """Now and then keep a mark, from which the table is quickly loaded."""
        if self.data.kind != "game" or self.number < self._marked + MARK_EVERY:
            return
        mark = self.ledger.mark()
        if mark is not None:
            self._marked = mark.number
            with suppress(Unavailable):  # all steps are kept, and the next mark is as good
                await self._store.keep_mark(self.data.id, mark)

    def why(self, seat: int, action: str) -> Refusal | None:
        """Why an action is not legal for a seat; None if it is."""
        try:
            self._not_asked(seat)
            self.ledger.try_action(action, seat, None)
        except IllegalAction as error:
            return Refusal.of(error)
        except Refusal as refusal:
            return refusal
        return None

    # Bots ----------------------------------------------------------------------------------------------

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
        await self._windows.rest()
        async with self._lock:
            if self._ended:
                return False
            await self._ready()
            if (
                self.data.paused
                or self.data.seats[seat].bot is None
                or self._stale(seat, after)
                or seat not in asked(self.game.position)
                or action not in self.game.legal(seat)
            ):
                return False
            try:
                await self._carry_out(seat, action)
            except Taken:
                await self._follow()
                return False
        return True

    async def _carry_out(self, seat: int, action: str) -> None:
        """Play an action for a seat: keep it, and tell it. `Taken`: another process was faster."""
        game, entry = self.ledger.try_action(action, seat, None)
        await self._keep(game, entry)
        self._publish(entry)
        await self._mark()

    async def hint(self, seat: int, address: str) -> Hint:
        """What the strongest bot would do at a seat, for somebody at this address."""
        number, game = self.number, self.game
        info = await advice(self._bot_pools, (address, self.data.owner, self.data.id), game, seat)
        observed = self.data.kind == "entry"
        return Hint(number, scenes.suggestions(game, seat, info, self.names, observed=observed))

    async def close(self) -> None:
        """Stop the bots; steps that are being kept are finished first."""
        self._closed = True
        self._bots.close()
        self._windows.stop()
        self.withdraw_offers()
        await asyncio.gather(*self._minding)
        async with self._lock:
            pass

    async def end(self, delete: Callable[[str], Awaitable[None]]) -> None:
        """Delete the table; whoever watches is told, and what they still send is refused. It goes on where `delete`
        fails.
        """
        async with self._lock:
            await delete(self.data.id)
            self._let_all_go()
        await self.close()

    def _let_all_go(self) -> None:
        """It is deleted: those who watch are told."""
        self._ended = True
        self._bots.close()
        for watcher in self._watchers:
            watcher.let_go(NO_TABLE, DELETED)

    def _must_be_there(self) -> None:
        if self._ended:
            raise Refusal("malformed", DELETED, status=404)

    @property
    def ended(self) -> bool:
        """Whether it was deleted."""
        return self._ended

    @property
    def looked_after(self) -> bool:
        """Whether somebody here must hear of what other processes keep, at once."""
        return not self.idle or self.data.clock is not None

    @property
    def idle(self) -> bool:
        """Whether it can be put away: nobody watches, and nobody plays."""
        return not (self._watchers or self._acting or self._bots.busy or self._lock.locked())
