"""The rulebook of each game, looked up by the rules of a table."""

from __future__ import annotations

from ..rulesets import BASE, SECOND_KIND, PerGame
from .rulebook import Rulebook
from .second_kind.rulebook import SecondKindRulebook

RULEBOOKS: PerGame[type[Rulebook]] = PerGame({BASE: Rulebook, SECOND_KIND: SecondKindRulebook})
