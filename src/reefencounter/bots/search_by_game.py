"""A bot's search for each game: the same questions to both, made when they are first needed."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.chance import Chance
from ..notation.forms import AnyPosition
from ..rulesets import Ruleset
from .rulesets import SKILLS
from .seat_view import SeatView
from .skill import Searcher, Skill
from .weights import Weights


class SearchByGame:
    """Searches of one width: one for each game, each with its own weights."""

    def __init__(
        self,
        widest: int,
        keep: int,
        weights: Weights | None = None,
        seen: tuple[int, int] = (0, 0),
        errs: Mapping[str, float] = {},
    ) -> None:
        """`weights` replace the standard ones of their game; `errs` has factors by which single ones are wrong.

        With `seen`, how many turns it is shown of a wide and of a narrow beam, the network decides, where there is one.
        """
        self.widest, self.keep, self.weights, self.seen, self.errs = widest, keep, weights, seen, errs
        self._searches: dict[Ruleset, Searcher] = {}

    def search(self, seat_view: SeatView) -> Searcher:
        """The search for the game of this seat view."""
        if seat_view.ruleset not in self._searches:
            self._searches[seat_view.ruleset] = self._made(SKILLS[seat_view.ruleset])
        return self._searches[seat_view.ruleset]

    def _made(self, skill: Skill) -> Searcher:
        learned = skill.learned if any(self.seen) else None
        if type(self.weights) is skill.weights:
            given = self.weights
        else:
            given = skill.weights.for_beam() if learned else skill.weights.standard()
        if self.errs:
            numbers = given.to_json()
            given = given.from_json({name: numbers[name] * self.errs.get(name, 1.0) for name in numbers})
        if learned is not None:
            return learned(given, self.widest, self.keep, *self.seen)
        return skill.search(given, self.widest, self.keep)


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
