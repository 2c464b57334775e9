"""One sensible turn by a readable judgement of the position, in a few milliseconds.

The whole turn is planned when it begins, by a narrow beam search, and then played action by action. What the others
might answer is not asked.
"""

from __future__ import annotations

from typing import Any

from ..engine.chance import Chance
from ..messages.message import Message
from ..notation.forms import AnyPosition
from .base import Bot
from .rulesets import SKILLS
from .search_by_game import SearchByGame
from .seat_view import SeatView
from .skill import Searcher
from .weights import Weights

WIDEST = 8  # of the beam, in any game


class Greedy(Bot):
    """Plays the turn that leaves the best position, by the weights of `weights.json`."""

    about = Message("bots.about_greedy")

    def __init__(self, *, seed: int = 0, weights: Weights | None = None, **settings: Any) -> None:
        super().__init__(seed=seed, **settings)
        self.by_game = SearchByGame(WIDEST, 4, weights)
        self.plan = Plan()

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """The next action of the planned turn."""
        action = self.plan.next(seat_view)
        if action is None:
            world = seat_view.world(self.another_rng())
            search = self.by_game.search(seat_view)
            if world.phase == "setup":
                return best_choice(search, world, seat_view)
            turns = search.turns(world, SKILLS[seat_view.ruleset].width)
            value, turn = possible(turns, seat_view)[0]
            action = self.plan.start(seat_view, turn, value)
        return action

    def info(self) -> dict[str, Any]:
        """The turn in hand and what it is judged to be worth."""
        return {
            "value": round(self.plan.value, 2),
            "turn": self.plan.texts,
        }


class Plan:
    """A turn being played: valid as long as the position is what the plan expects."""

    def __init__(self) -> None:
        self.turn: list[int] = []
        self.texts: list[str] = []
        self.value = 0.0
        self._left: list[tuple[bytes, int]] = []  # each action, and what is seen before it

    def start(self, seat_view: SeatView, turn: list[int], value: float) -> int:
        """Take up a turn; its first action."""
        self.turn, self.value = list(turn), value
        self.texts = [seat_view.text(action) for action in turn]
        self._left = list(zip(seat_view.ahead(turn[:-1]), turn[1:], strict=False))
        return turn[0]

    def next(self, seat_view: SeatView) -> int | None:
        """The next action, if the position is the expected one."""
        if self._left:
            expected, action = self._left.pop(0)
            if bytes(seat_view.reef) == expected and action in seat_view.ids:
                return action
        return None


def possible(turns: list[tuple[float, list[int]]], seat_view: SeatView) -> list[tuple[float, list[int]]]:
    """The turns that can begin: a world may hold a tile in the bag that the real bag has not (R8.2)."""
    return [each for each in turns if each[1][0] in seat_view.ids] or [(0.0, seat_view.ids[-1:])]


def best_choice(search: Searcher, world: AnyPosition, seat_view: SeatView) -> int:
    """In set-up: the choice after which the own position is judged best."""

    def value(action: int) -> float:
        after = world.copy()
        after.apply(action, Chance(0), seat_view.seat)
        return search.judge(after, seat_view.seat)

    return max(seat_view.ids, key=value)
