"""The options of a game, as they stand under `rules` in states and records (N4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .engine.errors import InvalidRules, shown


@dataclass(frozen=True, slots=True)
class Rules:
    """How many play, and by which variant.

    >>> Rules(players=3, advanced=True).to_json()
    {'players': 3, 'advanced': True, 'second_kind': False, 'larva_exchange': 'play'}
    """

    players: int = 2
    advanced: bool = False  # R12
    second_kind: bool = False
    larva_exchange: str = "play"  # R8.1: "play" or "keep"

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in (2, 3, 4):
            raise InvalidRules(f"players must be 2, 3 or 4, not {shown(self.players)}")
        if type(self.advanced) is not bool:
            raise InvalidRules(f"advanced must be true or false, not {shown(self.advanced)}")
        if self.second_kind is not False:
            raise InvalidRules("second_kind must be false: the expansion is not here yet")
        if self.larva_exchange not in ("play", "keep"):
            raise InvalidRules(f'larva_exchange must be "play" or "keep", not {shown(self.larva_exchange)}')

    @classmethod
    def from_json(cls, rules: object) -> Rules:
        """Rules from JSON. Missing keys take their defaults; unknown ones are refused."""
        if not isinstance(rules, Mapping):
            raise InvalidRules('rules must be an object such as {"players": 2}')
        unknown = [key for key in rules if key not in cls.__slots__]
        if unknown:
            raise InvalidRules(f"rules has no {shown(unknown[0])}; it has {', '.join(cls.__slots__)}")
        return cls(**rules)

    def to_json(self) -> dict[str, Any]:
        """All keys, in canonical order."""
        return {name: getattr(self, name) for name in self.__slots__}
