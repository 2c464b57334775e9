"""The three turns at which a game turned, in words, and one sentence to take along.

Words name what was played, what changed and what would have been better. They blame nobody.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..messages import Message
from .course import AnalysedTurn, Analysis
from .keys import THEMES, theme_of

MOST_POINTS = 3
LEAST_CHANGE = 10.0  # of 100
LITTLE = 10.0  # of 100: who lost no more in a whole game played it well


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn at which the expected result changed much, or could have."""

    turn: int  #: index in the turns of the analysis
    player: int  #: whose expected result changed most; whose chance it was
    before: float
    after: float
    better: int | None  #: index of the turn that has something better: this one, or one just before
    says: Sequence[Message]

    def to_json(self) -> dict[str, Any]:
        """As it travels."""
        return {
            "turn": self.turn,
            "player": self.player,
            "before": self.before,
            "after": self.after,
            "better": self.better,
            "says": [message.to_json() for message in self.says],
        }


def turning_points(analysis: Analysis) -> list[TurningPoint]:
    """At most three, in the order of the game: the largest changes and chances; none if all were small."""
    expected = [turn.expected for turn in analysis.turns] + [analysis.final]
    changes = []
    for place, (before, after) in enumerate(pairwise(expected)):
        steps = [later - earlier for earlier, later in zip(before, after, strict=True)]
        player = max(range(len(steps)), key=lambda one: (abs(steps[one]), -one))
        turn = analysis.turns[place]
        if (turn.loss or 0.0) > abs(steps[player]):
            changes.append((turn.loss or 0.0, -place, turn.player))
        else:
            changes.append((abs(steps[player]), -place, player))
    largest = sorted(changes, reverse=True)[:MOST_POINTS]
    points = [(-place, player) for change, place, player in largest if change >= LEAST_CHANGE]
    return [_point(analysis, place, player, expected) for place, player in sorted(points)]


def _point(analysis: Analysis, place: int, player: int, expected: Sequence[Sequence[float]]) -> TurningPoint:
    turn = analysis.turns[place]
    before, after = expected[place][player], expected[place + 1][player]
    says = [
        Message("analysis.point", number=turn.number),
        turn.does,
        Message("analysis.change", owner=player, before=round(before), after=round(after)),
    ]
    better = _better(analysis.turns, place, player if after < before else turn.player)
    if better is not None:
        says += better_in_words(analysis.turns[better])
    return TurningPoint(place, player, before, after, better, says)


def better_in_words(turn: AnalysedTurn) -> list[Message]:
    """What would have been better in a turn."""
    if turn.best_does is None or turn.loss is None:
        return [Message("analysis.nothing_better")]
    heading = Message("analysis.better", player=turn.player, number=turn.number, loss=round(turn.loss))
    return [heading, turn.best_does]


def _better(turns: Sequence[AnalysedTurn], place: int, player: int) -> int | None:
    """The turn to do better in: this one, or the last one before it of the player who fell."""
    if turns[place].best is not None:
        return place
    earlier = (k for k in range(place - 1, -1, -1) if turns[k].player == player)
    last = next(earlier, None)
    return last if last is not None and turns[last].best is not None else None


def take_along(analysis: Analysis, player: int) -> Message:
    """One sentence for a player: what cost them most, all turns together."""
    missed = [turn for turn in analysis.turns if turn.player == player and turn.best is not None]
    if analysis.lost(player) < LITTLE or not missed:
        return Message("analysis.well_played")
    by_habit: dict[str, list[AnalysedTurn]] = defaultdict(list)
    for turn in missed:
        by_habit[_habit(turn)].append(turn)
    habit = max(by_habit, key=lambda name: sum(turn.loss or 0.0 for turn in by_habit[name]))
    return Message("analysis.take_along", habit=habit, turns=len(by_habit[habit]))


def _habit(turn: AnalysedTurn) -> str:
    """What the better turn did and the played one did not; where it did less, `meal_later`, or how polyps were laid."""
    theme = theme_of(turn.best_keys, turn.keys)
    if theme == "collect" or theme is None:
        return "meal_later" if ("meal", "") in turn.keys - turn.best_keys else theme or "lay"
    early = THEMES.index(theme) > THEMES.index("meal") and ("meal", "") in turn.keys - turn.best_keys
    return "meal_later" if early else theme
