"""A bot's search for each game: the same questions to both, made when they are first needed."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine.position import Chance
from ..notation.forms import AnyPosition
from .second_kind.sight import SecondKindSight
from .second_kind.weights import SecondKindWeights
from .sight import Sight
from .weights import Weights


class Searcher(Protocol):
    """Finds whole turns and judges positions, of the game that it is for."""

    nodes: int

    def turns(self, position: Any, width: int, luck: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of who is to act, best first, each with its judgement in points."""

    def judge(self, position: Any, player: int) -> float:
        """The judgement of a position for a player, in points."""

    def terms(self, position: Any, player: int) -> dict[str, float]:
        """Where the judgement comes from, in points."""


class Mind:
    """Searches of one width: one for each game, each with its own weights."""

    def __init__(self, widest: int, keep: int, weights: Weights | None = None) -> None:
        """`weights` replace the standard ones of their game."""
        self.widest, self.keep, self.weights = widest, keep, weights
        self._searches: dict[bool, Searcher] = {}

    def search(self, sight: Sight) -> Searcher:
        """The search for the game of this sight."""
        second_kind = isinstance(sight, SecondKindSight)
        if second_kind not in self._searches:
            self._searches[second_kind] = self._make(second_kind)
        return self._searches[second_kind]

    def _make(self, second_kind: bool) -> Searcher:
        if second_kind:
            from .second_kind.turns import SecondKindSearch

            special = self.weights if isinstance(self.weights, SecondKindWeights) else None
            return SecondKindSearch(special or SecondKindWeights.standard(), self.widest, self.keep)
        from .turns import Search

        plain = None if isinstance(self.weights, SecondKindWeights) else self.weights
        return Search(plain or Weights.standard(), self.widest, self.keep)


def carry_out(search: Searcher, width: int, position: AnyPosition, turn: list[int], luck: Chance) -> None:
    """Play a planned turn in a world; who is asked in a window answers. It stops where this world does not allow it."""
    mover = position.actor
    for action in turn:
        while not position.over and position.actor != mover:
            answers = search.turns(position, width, luck.below(2**31))[0][1]
            position.apply(answers[0], luck)
        if position.over or not position.permits(action):
            return  # the world lacks what the turn counts on (R8.2), or another tile or card was drawn
        position.apply(action, luck)
