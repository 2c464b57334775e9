"""The bots of a table: they play when it is their turn, in the background, one action after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .ledger import asked
from .opponents import OPPONENTS
from .scene.second import secret
from .showing import Shown
from .thinkers import Thinkers

log = logging.getLogger(__name__)


class BotSeats:
    """Whoever at a table is a bot."""

    def __init__(
        self,
        table: Shown,
        thinkers: Thinkers,
        play: Callable[[int, str], Awaitable[bool]],
        tell: Callable[[int | None], None],
    ) -> None:
        """`play` carries out an action of a seat if it is legal and says whether; `tell` says who thinks."""
        self._table, self._thinkers, self._play, self._tell = table, thinkers, play, tell
        seats = enumerate(table.data.seats)
        self._bots = {player: OPPONENTS[seat["bot"]] for player, seat in seats if seat["bot"] in OPPONENTS}
        self._task: asyncio.Task[None] | None = None
        self.thinking: int | None = None

    @property
    def busy(self) -> bool:
        """Whether they are at it."""
        return self._task is not None

    @property
    def alone(self) -> bool:
        """Whether nobody else plays."""
        return len(self._bots) == self._table.rules.players

    def wake(self, watched: bool) -> None:
        """Play, if it is a bot's turn. A game of bots alone goes on only while it is watched."""
        if self._task is None and self._next() is not None and (watched or not self.alone):
            self._task = asyncio.create_task(self._play_on())

    def rest(self) -> None:
        """Stop after the action at hand."""
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> int | None:
        if self._table.data.kind != "game":
            return None
        return next((player for player in asked(self._table.game.position) if player in self._bots), None)

    async def _play_on(self) -> None:
        try:
            while (seat := self._next()) is not None:
                self._think(seat)
                for place, action in enumerate(await self._choice(seat)):
                    if await self._play(seat, action):
                        continue
                    if place == 0 and seat in asked(self._table.game.position):  # a bot that breaks the rules
                        await self._play(seat, self._table.game.legal(seat)[-1])
                    break  # what it planned turned out otherwise: it thinks again
        except Exception as error:
            log.warning("the bots of table %s pause: %s", self._table.data.id, error)
        finally:
            self._task = None
            self._think(None)

    def _think(self, player: int | None) -> None:
        if player is not None and secret(self._table.game.position):
            player = None  # who is asked in a window is not told (S7.5)
        if player != self.thinking:
            self.thinking = player
            self._tell(player)

    async def _choice(self, seat: int) -> list[str]:
        game = self._table.game
        try:
            return await self._thinkers.turn(game.position, game.known, seat, self._bots[seat])
        except Exception:
            log.exception("the bot at seat %d of table %s failed", seat, self._table.data.id)
            return game.legal(seat)[-1:]
