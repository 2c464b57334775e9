"""What a bot does in a position of the suite, and what that is worth beside the answer of the deep search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..analysis.appraisal import Appraiser, Gap
from ..arena.match import derived
from ..bots.base import BotError, make
from ..bots.seat_view import SeatView
from ..notation.forms import id_of
from ..puzzles.attempt import Attempt
from ..puzzles.judging import HALF
from .position import SuitePosition

NODES = 150_000  # positions that measure a turn beside the answer
AS_GOOD = 1.0  # of 100: a turn that is worth no less than so much is as good as the answer


class Judged(NamedTuple):
    """A bot's turn in a position."""

    score: float  #: from 0 to 100
    loss: float  #: of 100 against the answer; below 0 if it is better
    turn: list[str]  #: up to the first draw
    failure: str | None = None  #: why the bot played no whole turn

    @property
    def found(self) -> bool:
        """Whether it is as good as the answer."""
        return self.failure is None and self.loss <= AS_GOOD


def asked(position: SuitePosition, spec: str, *, seed: int = 0, time_ms: float | None = None) -> Judged:
    """A fresh bot plays the turn; whatever goes wrong inside it scores nothing."""
    turn: list[str] = []
    try:
        bot = make(spec, seed=derived(seed, "suite", position.id))
        try:
            attempt, seat = Attempt(position), position.seat
            while not attempt.over and not any(move.deal for move in attempt.game.moves):
                now = attempt.game.position
                seen = SeatView.of(now, attempt.game.known, seat)
                action = bot.choose(seen, time_ms)
                if type(action) is not int:
                    raise BotError("bot.no_number", value=str(action)[:60])
                if not now.permits(action, seat):
                    raise BotError("bot.illegal", action=str(action)[:60])
                attempt.play(seen.text(action))
                turn = attempt.planned()
        finally:
            bot.close()
    except Exception as error:
        told = str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}"
        return Judged(0.0, 100.0, turn, " ".join(told.split())[:300])
    return judged(position, turn)


def judged(position: SuitePosition, turn: Sequence[str]) -> Judged:
    """A whole turn beside the answer, both in the same worlds. The same turn always gets the same number."""
    if list(turn) == list(position.answer):
        return Judged(100.0, 0.0, list(turn))
    answer, played = ([id_of(position.position, text) for text in each] for each in (position.answer, turn))
    best, ours = Appraiser(NODES).measure(position.seen(), [answer, played], int(position.id, 16), NODES)
    loss = Gap.between(best, ours, position.seat).mean
    return Judged(round(100 * 0.5 ** (max(0.0, loss) / HALF), 1), round(loss, 2), list(turn))
