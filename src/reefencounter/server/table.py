"""A table: the one authority for every way of playing, with people at one screen, over the net, and bots.

One lock, one history. A step is first kept in the database, then acknowledged, then told to all who watch, each as
their seat may see it (R13). An action sent again under the same id is not played twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from ..engine.errors import IllegalAction, ReefError
from ..rules import Rules
from . import scene as scenes
from .ledger import Entry, Ledger, TableGame, asked
from .listing import info_of, seats_of, summary_of
from .opponents import OPPONENTS
from .refusals import Refusal
from .schemas import Play, Scene, Seat, Snapshot, Step, Stepped, TableInfo, Thinking, Undo
from .store import Store, TableData, Taken, deed_of
from .thinkers import Thinkers
from .watchers import Watcher, encode

MOST_STEPS = 500  # that come with a snapshot; a page asks for older ones by REST
MARK_EVERY = 50  # steps at least between two kept marks
AT_A_TIME = 25  # steps made ready for a viewer before others get a word in

log = logging.getLogger(__name__)


Attempt = Callable[[], tuple[TableGame, Entry]]
Done = Callable[[int], None]


class Viewer(NamedTuple):
    """Whose eyes: a seat or None for a spectator, and whether the browser owns the table."""

    seat: int | None
    owner: bool


class Table:
    """One table in memory. Made by `Tables`, which sees to it that there is only one of each."""

    def __init__(self, data: TableData, store: Store, thinkers: Thinkers) -> None:
        self.data = data
        self.rules = Rules.from_json(data.rules)
        self.names = [seat["name"] for seat in data.seats]
        self.bots = {
            player: OPPONENTS.get(seat["bot"]) for player, seat in enumerate(data.seats) if seat["bot"]
        }
        self.watchers: set[Watcher] = set()
        self.changed: datetime = data.changed
        self._store, self._thinkers = store, thinkers
        self._lock = asyncio.Lock()
        self._clients: dict[str, int] = {}
        self._views: dict[tuple[int, int | None, bool], Step] = {}
        self._marked = 0
        self._playing: asyncio.Task[None] | None = None
        self._thinking: int | None = None
        self.ledger = Ledger(self.rules, data.setup, self.names)

    # Loading -------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the history: from the last mark on, where there is one."""
        mark = await self._store.mark(self.data.id)
        ledger = Ledger(self.rules, self.data.setup, self.names, mark)
        steps = await self._store.steps(self.data.id, ledger.first)
        self._clients = await self._store.clients(self.data.id)
        await asyncio.to_thread(ledger.read, steps)
        self._marked = ledger.first
        self.ledger = ledger

    async def load_all(self) -> None:
        """Read the history back to the set-up, if it is not there yet."""
        if self.ledger.complete:
            return
        async with self._lock:
            whole = Ledger(self.rules, self.data.setup, self.names)
            await asyncio.to_thread(whole.read, await self._store.steps(self.data.id))
            if whole.game.position != self.ledger.game.position:
                log.error("a mark of table %s differs from its steps; the steps count", self.data.id)
            self.ledger = whole

    # How it stands -------------------------------------------------------------------------------------

    @property
    def game(self) -> TableGame:
        """The game as it stands."""
        return self.ledger.game

    @property
    def number(self) -> int:
        """Of the last step."""
        return self.ledger.number

    @property
    def open(self) -> bool:
        """Whether everything may be seen: the game is over, or it is an entry or a record."""
        return self.data.kind != "game" or self.game.over

    def owned_by(self, browser: str | None) -> bool:
        """Whether this browser made the table."""
        return browser is not None and browser == self.data.owner

    def mine(self, player: int, owner: bool) -> bool:
        """Whether a browser may act for a seat."""
        return (
            owner
            and self.data.kind != "record"
            and 0 <= player < self.rules.players
            and player not in self.bots
        )

    def viewer(self, seat: int | None, owner: bool) -> Viewer:
        """The viewer, if they may look through these eyes."""
        if seat is not None and not (self.mine(seat, owner) or (self.open and seat < self.rules.players)):
            raise Refusal("seat", "This seat is not yours; leave it out to look on.")
        return Viewer(seat, owner)

    def seats(self, owner: bool) -> list[Seat]:
        """The seats as one browser sees them."""
        return seats_of(self.data, owner)

    def info(self, owner: bool) -> TableInfo:
        """The table as a line in a list."""
        return info_of(
            self.data._replace(changed=self.changed, summary=summary_of(self.ledger, self.game)), owner
        )

    def scene(self, viewer: Viewer, at: int | None = None) -> Scene:
        """All that a viewer may see now, or could see after an earlier step."""
        game = self.game if at is None else self.ledger.at(at)
        return scenes.scene(
            game,
            seat=viewer.seat,
            number=self.number if at is None else at,
            seats=self.seats(viewer.owner),
            open=self.open,
            memory_aid=self.data.memory_aid,
        )

    async def steps(self, viewer: Viewer, after: int, most: int | None = None) -> list[Step]:
        """The steps since a number, as a viewer may see them; with `most`, only the last so many."""
        last = self.number
        first = max(after, 0 if most is None else last - most)
        if first < self.ledger.first:
            await self.load_all()
        entries = self.ledger.entries[max(first - self.ledger.first, 0) : last - self.ledger.first]
        steps = []
        for place, entry in enumerate(entries, 1):
            steps.append(self._step(entry, viewer))
            if place % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return steps

    def _step(self, entry: Entry, viewer: Viewer) -> Step:
        key = (entry.number, viewer.seat, self.open)
        if key not in self._views:
            self._views[key] = scenes.step(
                entry.before,
                entry.move,
                entry.after,
                number=entry.number,
                seat=viewer.seat,
                names=self.names,
                everything=self.open,
                undo=entry.undo,
            )
        return self._views[key]

    # Watching ------------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, after: int) -> Snapshot:
        """Begin to watch: what the page must know first. All that happens from now on waits in the queue."""
        viewer = self.viewer(watcher.seat, watcher.owner)
        scene = self.scene(viewer)
        self.watchers.add(watcher)
        steps = await self.steps(viewer, after, MOST_STEPS)
        steps = [step for step in steps if step.number <= scene.number]
        self.wake()
        return Snapshot(scene, steps, complete=scene.number - after == len(steps))

    def sit(self, watcher: Watcher, seat: int | None) -> None:
        """Look from another seat from now on."""
        viewer = self.viewer(seat, watcher.owner)
        watcher.seat = seat
        watcher.tell(Snapshot(self.scene(viewer), [], complete=True))

    def leave(self, watcher: Watcher) -> None:
        """Stop watching."""
        self.watchers.discard(watcher)

    def tell_thinking(self, watcher: Watcher) -> None:
        """Say which bot is thinking, if one is."""
        if self._thinking is not None:
            watcher.tell(Thinking(self._thinking))

    def _publish(self, entry: Entry) -> None:
        """Tell a step to all who watch. Equal eyes get equal bytes."""
        told: dict[Viewer, bytes] = {}
        for watcher in list(self.watchers):
            viewer = Viewer(watcher.seat, watcher.owner)
            if viewer not in told:
                told[viewer] = encode(Stepped(self._step(entry, viewer), self.scene(viewer)))
            watcher.pass_on(told[viewer])

    # Acting --------------------------------------------------------------------------------------------

    async def play(self, message: Play, owner: bool, done: Done) -> None:
        """Play an action of a person; `done` is called with its number when it is kept, before it is told."""
        deal = message.deal or None  # left out and empty are the same (N3)

        def attempt() -> tuple[TableGame, Entry]:
            if deal and self.data.kind != "entry":
                raise Refusal("illegal", "Tiles are named only at a table entered from a real game.", "N3")
            return self.ledger.try_action(message.action, message.seat, deal)

        await self._act(message, owner, attempt, done)

    async def undo(self, message: Undo, owner: bool, done: Done) -> None:
        """Take back the last action of the own turn; at a table that is entered, the last action of all."""

        def attempt() -> tuple[TableGame, Entry]:
            if not self._can_undo(message.seat):
                raise Refusal(
                    "illegal", "Only what you have done in the turn still going on can be taken back."
                )
            return self.ledger.try_undo()

        await self._act(message, owner, attempt, done)

    def _can_undo(self, seat: int) -> bool:
        if self.data.kind == "entry":
            return self.game.last is not None  # nothing is hidden there, and a slip of the pen must be mended
        return self.game.can_undo(seat)

    async def _act(self, message: Play | Undo, owner: bool, attempt: Attempt, done: Done) -> None:
        if not self.mine(message.seat, owner):
            raise Refusal("seat", "This seat is not yours to play.")
        # Whoever hangs up meanwhile must not leave a step half kept: it is finished in any case.
        await asyncio.shield(asyncio.ensure_future(self._act_once(message, attempt, done)))

    async def _act_once(self, message: Play | Undo, attempt: Attempt, done: Done) -> None:
        async with self._lock:
            if message.id in self._clients:
                done(self._clients[message.id])
                return
            if self._stale(message.seat, message.after):
                raise Refusal("stale", f"The table has gone on to step {self.number}. Look again.")
            try:
                game, entry = attempt()
            except IllegalAction as error:
                raise Refusal("illegal", error.reason, error.clause) from None
            except ReefError as error:
                raise Refusal("illegal", str(error)) from None
            await self._keep(game, entry, message.id)
            done(entry.number)
            self._publish(entry)
        self.wake()

    def _stale(self, seat: int, after: int) -> bool:
        if after == self.number:
            return False
        if after > self.number or self.game.phase != "setup":
            return True
        # In set-up all choose at the same time (R2.8): only an own step in between makes a choice stale.
        since = self.ledger.entries[max(0, after - self.ledger.first) :]
        return any(entry.move.player == seat for entry in since)

    async def _keep(self, game: TableGame, entry: Entry, client: str | None = None) -> None:
        """Store a step, then make it true here. If the database has other steps, take them from there."""
        moves = self.ledger.moves + (-1 if entry.undo else 1)
        summary = summary_of(self.ledger, game, moves)
        try:
            self.changed = await self._store.append(self.data.id, deed_of(entry, client), summary)
        except Taken:
            await self.load()
            raise Refusal("stale", "The table has gone on elsewhere. Look again.") from None
        except Exception:
            log.exception("a step of table %s could not be kept", self.data.id)
            await self.load()  # whether it was kept or not: what the database has is true
            raise Refusal("busy", "The step could not be kept. Please try again.") from None
        self.ledger.accept(game, entry)
        if client is not None:
            self._clients[client] = entry.number
        if self.open and not entry.undo and entry.after.over:
            self._views.clear()  # all secrets are out
        await self._mark()

    async def _mark(self) -> None:
        if self.data.kind != "game" or self.number < self._marked + MARK_EVERY:
            return
        mark = self.ledger.mark()
        if mark is not None:
            self._marked = mark.number
            await self._store.keep_mark(self.data.id, mark)

    def why(self, seat: int, action: str) -> tuple[str | None, str]:
        """Why an action is not legal for a seat: the clause and a sentence."""
        try:
            self.game.twin().advance(action, seat, None)
        except IllegalAction as error:
            return error.clause, error.reason
        return None, "This can be done now."

    # Bots ----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots play if it is their turn. A game of bots alone goes on only while somebody watches."""
        if self._playing is None and self._bot_to_act() is not None and self.data.kind == "game":
            self._playing = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> int | None:
        if len(self.bots) == self.rules.players and not self.watchers:
            return None
        return next((player for player in asked(self.game.position) if player in self.bots), None)

    async def _play_bots(self) -> None:
        try:
            while (seat := self._bot_to_act()) is not None:
                self._think(seat)
                for action in await self._choice(seat):
                    async with self._lock:
                        if action not in self.game.legal(seat) or seat not in asked(self.game.position):
                            break  # the plan counted on something that was otherwise: it thinks again
                        game, entry = self.ledger.try_action(action, seat, None)
                        await self._keep(game, entry)
                        self._publish(entry)
        except Refusal as refusal:
            log.warning("the bots of table %s pause: %s", self.data.id, refusal.reason)
        finally:
            self._playing = None
            self._think(None)

    def _think(self, player: int | None) -> None:
        if player != self._thinking:
            self._thinking = player
            message = encode(Thinking(player))
            for watcher in self.watchers:
                watcher.pass_on(message)

    async def _choice(self, seat: int) -> list[str]:
        opponent = self.bots[seat] or OPPONENTS["drifter"]
        try:
            return await self._thinkers.turn(self.game.position, self.game.known, seat, opponent)
        except Exception:
            log.exception("the bot at seat %d of table %s failed; it ends its turn", seat, self.data.id)
            return self.game.legal(seat)[-1:]

    async def advice(self, seat: int) -> tuple[int, Any]:
        """What the strongest bot would do at a seat: the number that it is about, and its `info`."""
        number, game = self.number, self.game
        info = await self._thinkers.advice(game.position, game.known, seat)
        return number, scenes.suggestions(game, seat, info)

    async def close(self) -> None:
        """Stop the bots; steps that are being kept are finished first."""
        if self._playing is not None:
            self._playing.cancel()
        async with self._lock:
            pass

    @property
    def idle(self) -> bool:
        """Whether it can be put away: nobody watches and no bot plays."""
        return not self.watchers and self._playing is None and not self._lock.locked()
