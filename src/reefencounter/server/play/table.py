"""A table: the one authority for every way of playing, with people at one screen, over the net, and bots.

One lock, one history. A step is first kept in the database, then acknowledged, then told to all who watch, each as
their seat may see it (R13). An action sent again under the same id is not played twice. Several processes may have the
same table; the database decides whose step came first, and each takes in what the others kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ...engine.errors import IllegalAction, ReefError
from .. import scene as scenes
from ..refusals import Refusal
from ..scene.turn import can_undo
from ..schemas import Hint, Play, Undo
from ..storage.step_store import stored_action
from ..storage.transactions import Taken
from ..storage.trouble import Unavailable
from .advice import advice
from .asking import TRY_AGAIN
from .company import Done
from .fair_play import origins
from .followed import Followed
from .ledger import Entry, TableGame, asked
from .listing import summary_of
from .seating import MOST_TRIES
from .watchers import Watcher

MOST_STEPS_KEPT = 20_000  # of a table; those taken back count
MARK_EVERY = 50  # steps at least between two kept marks

Attempt = Callable[[], tuple[TableGame, Entry]]


class Table(Followed):
    """One table in memory. Made by `Tables`, which sees to it that there is only one of each."""

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

    async def note_origin(self, watcher: Watcher) -> None:
        """Keep from where a player of a rated game plays."""
        noted = watcher.person, watcher.address, watcher.session
        if not self.data.rated or self.over or noted in self._origins:
            return
        for seat in self.data.seats:
            if seat.holder is not None and seat.holder == watcher.person:
                found = origins(self.data.id, watcher.address, watcher.session)
                await self._store.keep_origins(self.data.id, seat.number, found)
                self._origins.add(noted)

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
                    if await self._is_kept(message.id, done):
                        break
                except Unavailable:
                    raise
                except Refusal:
                    if not await self._is_kept(message.id, done):
                        raise
                    break
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
        if self.data.decided:
            raise Refusal("stale", "table.over")
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

    async def _is_kept(self, client: str, done: Done) -> bool:
        """Whether a step was kept under this id so long ago that it is not in memory; then `done` is called."""
        number = None if self.ledger.complete else await self._store.kept_as(self.data.id, client)
        if number is not None:
            done(number)
        return number is not None

    def _stale(self, seat: int, after: int) -> bool:
        if after == self.number:
            return False
        if after > self.number or after < self.ledger.first or self.game.phase != "setup":
            return True
        # In set-up all choose at the same time (R2.8): only an own step in between makes a choice stale.
        since = self.ledger.entries[after - self.ledger.first :]
        return any(entry.move.player == seat for entry in since)

    async def _keep(self, game: TableGame, entry: Entry, client: str | None = None) -> None:
        """Store a step, then make it true here. `Taken`: the database has another, which is true."""
        summary = summary_of(game, self.ledger.moves + (-1 if entry.undo else 1))
        clocks = self.clocks_after(entry, self._pause(entry))
        try:
            changed = await self._store.append(self.data.id, stored_action(entry, client), summary, clocks)
        except Unavailable:
            # It may have been kept all the same. Nobody is sent away: they try again, and so do the bots.
            self.doubt()
            asyncio.get_running_loop().call_later(TRY_AGAIN, self._look_again)
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
            if self.data.decided:
                return Refusal("stale", "table.over")
            self._not_asked(seat)
            self.ledger.try_action(action, seat, None)
        except IllegalAction as error:
            return Refusal.of(error)
        except Refusal as refusal:
            return refusal
        return None

    # Bots ----------------------------------------------------------------------------------------------

    async def _play_bot(self, seat: int, action: str, after: int) -> bool:
        """Play an action that a bot chose after a step, if it is legal."""
        await self._windows.rest()
        async with self._lock:
            if self._ended:
                return False
            await self._ready()
            if (
                self.data.paused
                or self.over
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

    @property
    def looked_after(self) -> bool:
        """Whether somebody here must hear of what other processes keep, at once."""
        return not self.idle or self.data.clock is not None

    @property
    def idle(self) -> bool:
        """Whether it can be put away: nobody watches, and nobody plays."""
        return not (self._watchers or self._acting or self._bots.busy or self._lock.locked())
