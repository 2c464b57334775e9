"""A turn that was handed in, judged from 0 to 100 by how much less it is worth than the best that is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from ..engine.errors import ReefError
from ..messages import Message
from ..notation.forms import id_of
from .attempt import Attempt
from .puzzle import Puzzle
from .seen_position import SeenPosition

NODES = 400_000
HALF = 10.0  # of 100: a turn that is worth so much less gets 50 of 100
AS_GOOD = 1.0  # of 100
BETTER = 2.0


class Verdict(NamedTuple):
    """The answer to a turn that was handed in."""

    score: int  #: from 0 to 100
    outcome: Literal["better", "best", "less"]
    loss: float  #: of 100 against the best turn that is known; below 0 if it is better
    says: Message

    def to_json(self) -> dict[str, Any]:
        """As it travels."""
        return {**self._asdict(), "says": self.says.to_json()}


def planned(puzzle: SeenPosition, actions: Sequence[str]) -> list[int]:
    """A turn as numbers, up to its first draw; raises `IllegalAction`, and `ReefError` if it is no whole turn."""
    attempt = Attempt(puzzle, actions)
    told = attempt.planned()
    if not attempt.over and not any(move.deal for move in attempt.game.moves):
        raise ReefError("puzzle.not_whole")
    return [id_of(puzzle.position, action) for action in told]


def judge(puzzle: Puzzle, actions: Sequence[str], *, nodes: int = NODES) -> Verdict:
    """A whole turn beside the solution, both in the same fresh worlds. The same turn always gets the same answer."""
    from ..analysis.appraisal import Appraiser, Gap  # only who judges pays for loading it

    turn = planned(puzzle, actions)
    solution = [id_of(puzzle.position, action) for action in puzzle.solution]
    if turn == solution:
        return _verdict(100, "best", 0.0)
    seat_view = puzzle.seen()
    ours, theirs = Appraiser(nodes).measure(seat_view, [solution, turn], int(puzzle.id, 16), nodes)
    gap, found = Gap.between(ours, theirs, puzzle.seat), Gap.between(theirs, ours, puzzle.seat)
    if found.sure(BETTER):
        return _verdict(100, "better", gap.mean)
    if gap.mean <= AS_GOOD:
        return _verdict(100, "best", gap.mean)
    return _verdict(min(99, round(100 * 0.5 ** (gap.mean / HALF))), "less", gap.mean)


def in_words(outcome: str, score: int, loss: float) -> Message:
    """A verdict as a sentence; `shown`: to who gave up."""
    return Message("puzzle.verdict", outcome=outcome, score=score, loss=max(1, round(loss)))


def _verdict(score: int, outcome: Literal["better", "best", "less"], loss: float) -> Verdict:
    return Verdict(score, outcome, round(loss, 1), in_words(outcome, score, loss))
