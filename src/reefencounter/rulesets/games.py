"""All games, and the one place where it is asked which game it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from ..engine.position import Position
from ..engine.second_kind.position import SecondKindPosition
from .base import BASE
from .ruleset import Ruleset
from .second_kind import SECOND_KIND

AnyPosition = Position | SecondKindPosition
RULESETS: tuple[Ruleset, ...] = (BASE, SECOND_KIND)

T = TypeVar("T")


class PerGame(Generic[T]):
    """What a layer has for each game."""

    def __init__(self, objects: Mapping[Ruleset, T]) -> None:
        """`objects` has one for every game: a game that is forgotten in a layer is noticed when it is loaded."""
        self._objects = {ruleset.position: objects[ruleset] for ruleset in RULESETS}

    def of(self, position: AnyPosition) -> T:
        """What there is for the game of a position."""
        return self._objects[type(position)]

    def __getitem__(self, ruleset: Ruleset) -> T:
        return self._objects[ruleset.position]


_GAMES: PerGame[Ruleset] = PerGame({ruleset: ruleset for ruleset in RULESETS})


def ruleset_of(position: AnyPosition) -> Ruleset:
    """The game that a position belongs to."""
    return _GAMES.of(position)


def ruleset_in(rules: Any) -> Ruleset:
    """The game that rules in JSON name (N4); what is no rules at all names the base game, whose checks refuse it."""
    return ruleset_by(isinstance(rules, Mapping) and rules.get("second_kind") is True)


def ruleset_by(second_kind: bool) -> Ruleset:
    """The game by the option that tells the two apart."""
    return SECOND_KIND if second_kind else BASE
