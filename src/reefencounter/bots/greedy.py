"""One sensible turn by a readable judgement of the position, in a few milliseconds.

The whole turn is planned when it begins, by a narrow beam search, and then played action by action. What the others
might answer is not asked.
"""

from __future__ import annotations

import random
from typing import Any

from ..engine.layout import Reef
from ..engine.position import Chance, Position
from ..notation.text import action_text
from .base import Bot
from .sight import Sight
from .turns import Search
from .weights import Weights, standard

WIDTH = 8


class Greedy(Bot):
    """Plays the turn that leaves the best position, by the weights of `weights.json`."""

    about = "one sensible turn by a readable judgement, in a few milliseconds"

    def __init__(self, *, seed: int = 0, weights: Weights | None = None, **settings: Any) -> None:
        super().__init__(seed=seed, **settings)
        self.search = Search(weights or standard(), WIDTH, 4)
        self.plan = Plan()

    def choose(self, sight: Sight, time_ms: float | None = None) -> int:
        """The next action of the planned turn."""
        action = self.plan.next(sight)
        if action is None:
            world = sight.world(random.Random(self.rng.random()))
            if world.phase == "setup":
                return best_choice(self.search, world, sight)
            value, turn = possible(self.search.turns(world, WIDTH), sight)[0]
            action = self.plan.start(sight, turn, value)
        return action

    def info(self) -> dict[str, Any]:
        """The turn in hand and what it is judged to be worth."""
        return {
            "value": round(self.plan.value, 2),
            "turn": [action_text(action) for action in self.plan.turn],
        }


class Plan:
    """A turn being played: valid as long as the position is what the plan expects."""

    def __init__(self) -> None:
        self.turn: list[int] = []
        self.value = 0.0
        self._left: list[int] = []
        self._expected = b""

    def start(self, sight: Sight, turn: list[int], value: float) -> int:
        """Take up a turn; its first action."""
        self.turn, self.value, self._left = list(turn), value, list(turn)
        return self._advance(sight)

    def next(self, sight: Sight) -> int | None:
        """The next action, if the position is the expected one."""
        if self._left and bytes(sight.reef) == self._expected and self._left[0] in sight.ids:
            return self._advance(sight)
        return None

    def _advance(self, sight: Sight) -> int:
        action = self._left.pop(0)
        self._expected = b""
        if self._left:  # more to come: nothing is drawn before the end of a turn
            reef = Reef.from_buffer_copy(sight.reef)
            reef.bag[:] = sight.unseen()  # as good as any: what matters is taken out again
            position = Position.from_bytes(bytes(reef))
            position.apply(action, Chance(0), sight.seat)
            reef = position.fields()
            reef.bag[:] = [0] * 5
            self._expected = bytes(reef)
        return action


def possible(turns: list[tuple[float, list[int]]], sight: Sight) -> list[tuple[float, list[int]]]:
    """The turns that can begin: a world may hold a tile in the bag that the real bag has not (R8.2)."""
    return [each for each in turns if each[1][0] in sight.ids] or [(0.0, sight.ids[-1:])]


def best_choice(search: Search, world: Position, sight: Sight) -> int:
    """In set-up: the choice after which the own position is judged best."""

    def value(action: int) -> float:
        after = world.copy()
        after.apply(action, Chance(0), sight.seat)
        return search.judge(after, sight.seat)

    return max(sight.ids, key=value)
