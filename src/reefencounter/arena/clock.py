"""The time of one bot in one game: what is left of its turn, what it used, and an end to thinking too long."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType

from ..bots.base import Bot, BotError
from ..bots.seat_view import SeatView
from ..engine import codes

GRACE_MS = 500.0  # a busy machine may be late by so much
FIRST_MS = 10_000.0  # the first answer of a game, in which programs are started, is not charged to a turn


class TimeUp(BaseException):
    """Comes out of a bot that thinks too long; not an `Exception`, so that the bot does not catch it by accident."""


class Clock:
    """Asks one bot and takes the time."""

    def __init__(self, time_ms: float | None) -> None:
        """`time_ms` is for each turn; None is no limit."""
        self.limit = time_ms
        self.turns = self.actions = 0
        self.total_ms = self.worst_ms = 0.0
        self._turn: tuple[int, bool] | None = None
        self._used = 0.0

    def ask(self, bot: Bot, seat_view: SeatView) -> int:
        """The bot's choice; raises `BotError` when its time for the turn is over."""
        turn = (seat_view.reef.number, seat_view.reef.phase == codes.SETUP)
        if turn != self._turn:
            self._turn, self._used = turn, 0.0
            self.turns += 1
        first = self.actions == 0
        self.actions += 1
        left = None if self.limit is None else max(self.limit - self._used, 0.0)
        allowed = None if left is None else left + (FIRST_MS if first else GRACE_MS)
        start = time.perf_counter()
        try:
            with stopped_after(allowed):
                action = bot.choose(seat_view, left)
        except TimeUp:
            raise self._too_slow() from None
        spent = 1000 * (time.perf_counter() - start)
        if allowed is not None and spent > allowed:
            raise self._too_slow()
        if not first:
            self._used += spent
            self.worst_ms = max(self.worst_ms, self._used)
        self.total_ms += spent
        return action

    def _too_slow(self) -> BotError:
        return BotError("bot.too_slow", limit=round(self.limit or 0))


@contextlib.contextmanager
def stopped_after(ms: float | None) -> Iterator[None]:
    """Raise `TimeUp` inside after so long, where the system has timers and this is the main thread."""
    if (
        ms is None
        or not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeUp

    usual = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, ms / 1000)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, usual)
