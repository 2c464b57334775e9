"""The options of a game, as they stand under `rules` in states and records (N4, N7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from . import decks
from .engine.errors import InvalidRules, shown
from .rulesets import Ruleset, ruleset_by, ruleset_in
from .shapes import LarvaExchange, RulesShape


@dataclass(frozen=True, slots=True)
class Rules:
    """How many play, and by which variant.

    >>> Rules(players=3, advanced=True).to_json()
    {'players': 3, 'advanced': True, 'second_kind': False, 'larva_exchange': 'play'}
    """

    players: int = 2
    advanced: bool = False  #: R12
    second_kind: bool = False
    larva_exchange: LarvaExchange = "play"  #: R8.1
    crowns_dealt: bool = True  #: S2.4
    deck: str = decks.DEFAULT

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in (2, 3, 4):
            raise InvalidRules("rules.players", value=shown(self.players))
        for name in ("advanced", "second_kind", "crowns_dealt"):
            if type(getattr(self, name)) is not bool:
                raise InvalidRules("shape.flag", where=name, value=shown(getattr(self, name)))
        if self.larva_exchange not in ("play", "keep"):
            raise InvalidRules("rules.larva_exchange", value=shown(self.larva_exchange))
        self.ruleset.check(self)

    @property
    def ruleset(self) -> Ruleset:
        """The game that is played, by which each layer finds what it has for it."""
        return ruleset_by(self.second_kind)

    @classmethod
    def from_json(cls, rules: object) -> Rules:
        """Rules from JSON. Missing keys take their defaults; unknown ones are refused."""
        if not isinstance(rules, Mapping):
            raise InvalidRules("rules.object")
        names = ruleset_in(rules).options
        unknown = [key for key in rules if key not in names]
        if unknown:
            raise InvalidRules("rules.unknown_key", key=shown(unknown[0]), keys=names)
        return cls(**rules)

    def to_json(self) -> RulesShape:
        """All keys, in canonical order."""
        return cast(RulesShape, {name: getattr(self, name) for name in self.ruleset.options})
