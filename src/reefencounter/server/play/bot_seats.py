"""The bots of a table: they play when it is their turn, in the background, one action after the other.

They wait for a worker like all others, and say so. Whatever goes wrong, they try again, ever more rarely, for as long
as somebody looks on; else as soon as somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ...view import asks_in_secret
from ..cluster.peers import Alone
from ..jobs.bot_pools import BotPools
from ..jobs.fair_queue import Full
from ..jobs.workers import TaskFailed
from ..schemas import Thinking
from .ledger import asked
from .opponents import OPPONENTS, Opponent
from .showing import Shown

NOBODY = Thinking(None)
SHORT_WAIT = 0.2  # seconds; whoever waits no longer than this does not say so
TELL_EVERY = 1.0  # seconds between two words on how many come first
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before another attempt
CLAIM_EVERY = 1.0  # seconds between two looks whether another process still lets them think
MOST_FAILURES = 3  # of a bot's own program at one step: then anything is played, and the log says so

log = logging.getLogger(__name__)


class BotSeats:
    """Whoever at a table is a bot."""

    def __init__(
        self,
        table: Shown,
        bot_pools: BotPools,
        play: Callable[[int, str, int], Awaitable[bool]],
        tell: Callable[[Thinking], None],
        watched: Callable[[], bool],
        peers: Alone,
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        """`play` carries out an action of a seat after a step, if it is legal and says whether; `tell` says who
        thinks; `watched`: whether anybody looks on. Of several processes that have the table, one lets its bots think,
        after it has caught up with the others.
        """
        self._table, self._bot_pools, self._play, self._tell = table, bot_pools, play, tell
        self._watched, self._peers, self._catch_up = watched, peers, catch_up
        self._claimed = False
        self._task: asyncio.Task[None] | None = None
        self._acts = False  # an action is being played: that is not broken off
        self._closed = False
        self.share = ("", table.data.owner)  # from where, and for whom they think: these wait in turn
        self.status = NOBODY

    @property
    def _bots(self) -> dict[int, Opponent]:
        """The bots by their seats."""
        return {seat.number: OPPONENTS[seat.bot] for seat in self._table.data.seats if seat.bot in OPPONENTS}

    @property
    def busy(self) -> bool:
        """Whether they are at it."""
        return self._task is not None

    def wake(self) -> None:
        """Play, if it is a bot's turn."""
        if self._task is None and self._needed():
            self._task = asyncio.create_task(self._play_on())

    def rest(self) -> None:
        """Stop if nobody needs them any more, after the action at hand; a task that still waits is not begun."""
        if self._task is not None and not self._acts and not self._needed():
            self._task.cancel()
            self._task = None
            self._end()

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        self.rest()

    def _needed(self) -> bool:
        """Whether they are to play. A game of bots alone goes on only while it is watched."""
        if self._closed or self._next() is None:
            return False
        return len(self._bots) < self._table.rules.players or self._watched()

    def _next(self) -> int | None:
        data = self._table.data
        if data.kind != "game" or data.waiting or data.paused or self._table.over:
            return None
        bots = self._bots
        return next((player for player in asked(self._table.game.position) if player in bots), None)

    async def _play_on(self) -> None:
        failures = own = 0  # at this step, and those among them of the bot's own program
        try:
            while self._needed() and (seat := self._next()) is not None:
                try:
                    if not self._claimed:
                        if not await self._claim():
                            await asyncio.sleep(
                                CLAIM_EVERY
                            )  # another process sees to it, as long as it lives
                        continue
                    await (self._take_turn(seat) if own < MOST_FAILURES else self._play_anything(seat))
                    failures = own = 0
                except Exception as error:
                    if self._closed:  # the table is gone, and nobody plays there any more
                        return
                    failures += 1
                    own += isinstance(error, TaskFailed)
                    self._complain(seat, error, failures)
                    if not self._watched():
                        return
                    await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 10)))
        finally:
            if self._task is asyncio.current_task():
                self._task = None
                self._end()

    async def _claim(self) -> bool:
        """Whether it is for this process to let them think; what others did before, it has taken in then."""
        self._claimed = await self._peers.claim(self._name)
        if self._claimed and self._peers.others:
            try:
                await self._catch_up()
            except BaseException:
                self._end()
                raise
        return self._claimed

    def _end(self) -> None:
        if self._claimed:
            self._say(NOBODY)
            self._claimed = False
            self._peers.release(self._name)

    @property
    def _name(self) -> str:
        """Of the claim."""
        return f"bots {self._table.data.id}"

    @property
    def think_here(self) -> bool:
        """Whether it is this process that lets them think."""
        return self._claimed

    def heard(self, status: Thinking) -> None:
        """Another process says who thinks there."""
        if not self._claimed:
            self._say(status)

    async def _take_turn(self, seat: int) -> None:
        number = self._table.number
        for place, action in enumerate(await self._choice(seat)):
            if await self._act(seat, action, number):
                number = self._table.number
                if self._needed():
                    continue
            elif place == 0 and number == self._table.number and self._is_asked(seat):
                # it broke the rules
                await self._play_anything(seat)
            break  # what it planned turned out otherwise: it thinks again

    def _is_asked(self, seat: int) -> bool:
        if self._closed or self._table.data.paused or self._table.over:
            return False
        return seat in self._bots and seat in asked(self._table.game.position)

    async def _play_anything(self, seat: int) -> None:
        log.error(
            "seat %d of table %s, a bot, could not choose: anything is played", seat, self._table.data.id
        )
        await self._act(seat, self._table.game.legal(seat)[-1], self._table.number)

    async def _act(self, seat: int, action: str, after: int) -> bool:
        self._acts = True
        try:
            return await self._play(seat, action, after)
        finally:
            self._acts = False

    async def _choice(self, seat: int) -> list[str]:
        """The next actions, as soon as a worker is free to think about them."""
        game = self._table.game
        share = (*self.share, self._table.data.id)
        task = self._bot_pools.turn(share, game.position, game.known, seat, self._bots[seat])
        try:
            within = SHORT_WAIT
            while not await task.begun(within):
                self._say(Thinking(seat, "waiting", task.ahead))
                within = TELL_EVERY
            self._say(Thinking(seat))
            return await task.answer()
        finally:
            task.cancel()

    def _complain(self, seat: int, error: Exception, failures: int) -> None:
        """Say to those who look on that it is tried again, and to the log the first time, the second, the fourth …"""
        full = isinstance(error, Full)
        self._say(Thinking(seat, "waiting" if full else "failed"))
        if not full and failures.bit_count() == 1:
            log.warning(
                "seat %d of table %s, a bot, failed %d times: %s",
                seat,
                self._table.data.id,
                failures,
                str(error) or repr(error),
            )

    def _say(self, status: Thinking) -> None:
        if status.player is not None and asks_in_secret(self._table.game.position):
            status = NOBODY  # who is asked in a window is not told (S7.5)
        if status != self.status:
            self.status = status
            self._tell(status)
