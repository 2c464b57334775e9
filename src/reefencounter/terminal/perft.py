"""The command `reef perft`: counts all sequences of legal actions, the sharpest comparison of two rule engines.

An action that draws something ends its sequence, so that the counts do not depend on chance.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.chance import Chance
from ..notation.forms import AnyPosition, rules_of
from ..rl.rulebook import rulebook
from ..rules import Rules


def perft(position: AnyPosition, depth: int) -> int:
    """Sequences of so many legal actions in which no action but the last may draw."""
    return _count(position, depth, rulebook(rules_of(position)).may_draw)


def _count(position: AnyPosition, depth: int, may_draw: Callable[[int], bool]) -> int:
    if depth == 1:
        return position.count()
    total, chance = 0, Chance(0)
    for action in position.legal():
        if not may_draw(action):
            after = position.copy()
            after.apply(action, chance)
            total += _count(after, depth - 1, may_draw)
    return total


def print_counts(rules: Rules, depth: int, seed: int, after: int) -> int:
    """A line for each depth, of a new game after so many random actions; the exit code."""
    chance = Chance(seed)
    position = rules.ruleset.new_position(rules, chance)
    for _ in range(after):
        actions = position.legal()
        if not actions:
            break
        position.apply(actions[chance.below(len(actions))], chance)
    for deep in range(1, depth + 1):
        print(deep, perft(position, deep), flush=True)
    return 0
