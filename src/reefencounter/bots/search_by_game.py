"""A bot's search for each game: the same questions to both, made when they are first needed."""

from __future__ import annotations

from ..engine.chance import Chance
from ..notation.forms import AnyPosition
from ..rulesets import Ruleset
from .rulesets import SKILLS
from .seat_view import SeatView
from .skill import Searcher
from .weights import Weights


class SearchByGame:
    """SearchByGame of one width: one for each game, each with its own weights."""

    def __init__(self, widest: int, keep: int, weights: Weights | None = None) -> None:
        """`weights` replace the standard ones of their game."""
        self.widest, self.keep, self.weights = widest, keep, weights
        self._searches: dict[Ruleset, Searcher] = {}

    def search(self, seat_view: SeatView) -> Searcher:
        """The search for the game of this seat view."""
        if seat_view.ruleset not in self._searches:
            skill = SKILLS[seat_view.ruleset]
            given = self.weights if type(self.weights) is skill.weights else skill.weights.standard()
            self._searches[seat_view.ruleset] = skill.search(given, self.widest, self.keep)
        return self._searches[seat_view.ruleset]


def carry_out(search: Searcher, width: int, position: AnyPosition, turn: list[int], chance: Chance) -> None:
    """Play a planned turn in a world; who is asked in a window answers. It stops where this world does not allow it."""
    mover = position.actor
    for action in turn:
        while not position.over and position.actor != mover:
            answers = search.turns(position, width, chance.below(2**31))[0][1]
            position.apply(answers[0], chance)
        if position.over or not position.permits(action):
            return  # the world lacks what the turn counts on (R8.2), or another tile or card was drawn
        position.apply(action, chance)
