"""What a worker does for people who look back: it judges a turn of a puzzle, and analyses games, a turn at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ...analysis import Analysis
    from ...puzzles import Verdict


class HandedIn(NamedTuple):
    """A turn of a puzzle, which is told as JSON: the puzzles of people are nowhere else."""

    puzzle: Mapping[str, Any]
    actions: Sequence[str]


class Study(NamedTuple):
    """A game that is over, and its analysis so far."""

    record: Mapping[str, Any]
    analysis: Analysis | None


def judge_turn(turn: HandedIn) -> Verdict:
    """The verdict on a turn that was handed in."""
    from ...puzzles import Puzzle, judge  # only workers need these: the server starts without them

    return judge(Puzzle.from_json(turn.puzzle), turn.actions)


def study(task: Study) -> Analysis:
    """The analysis with one more turn looked at; at the beginning the course at first sight."""
    from ...analysis import begin, go_on
    from ...game import Game

    game = Game.replay(task.record)
    return begin(game) if task.analysis is None else go_on(game, task.analysis)
