"""The options of a game, as they stand under `rules` in states and records (N4, N7)."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import decks
from .engine.errors import InvalidRules, shown

OF_SECOND_KIND = ("crowns_dealt", "deck")  # they appear only with the expansion


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
    crowns_dealt: bool = True  # S2.4
    deck: str = decks.DEFAULT

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in (2, 3, 4):
            raise InvalidRules(f"players must be 2, 3 or 4, not {shown(self.players)}")
        for name in ("advanced", "second_kind", "crowns_dealt"):
            if type(getattr(self, name)) is not bool:
                raise InvalidRules(f"{name} must be true or false, not {shown(getattr(self, name))}")
        if self.larva_exchange not in ("play", "keep"):
            raise InvalidRules(f'larva_exchange must be "play" or "keep", not {shown(self.larva_exchange)}')
        if not self.second_kind:
            if not self.crowns_dealt or self.deck != decks.DEFAULT:
                raise InvalidRules("crowns_dealt and deck are options of the Second Kind (second_kind true)")
            return
        if self.larva_exchange != "play":
            raise InvalidRules('with the Second Kind larva_exchange is always "play" (S8.2)')
        decks.by_id(self.deck)

    @classmethod
    def from_json(cls, rules: object) -> Rules:
        """Rules from JSON. Missing keys take their defaults; unknown ones are refused."""
        if not isinstance(rules, Mapping):
            raise InvalidRules('rules must be an object such as {"players": 2}')
        names = cls.__slots__ if rules.get("second_kind") is True else cls.__slots__[:-2]
        unknown = [key for key in rules if key not in names]
        if unknown:
            raise InvalidRules(f"rules has no {shown(unknown[0])}; it has {', '.join(names)}")
        return cls(**rules)

    def to_json(self) -> dict[str, Any]:
        """All keys, in canonical order."""
        return {
            name: getattr(self, name)
            for name in self.__slots__
            if self.second_kind or name not in OF_SECOND_KIND
        }


def asked_for(options: Namespace, players: int) -> Rules:
    """The rules that a command line asks for; a deck file is loaded."""
    if not options.second_kind and (options.no_crowns or options.deck is not None):
        raise InvalidRules(f"{'--no-crowns' if options.no_crowns else '--deck'} goes with --second-kind")
    return Rules(
        players,
        options.advanced,
        options.second_kind,
        options.larva_exchange or "play",
        not options.no_crowns,
        decks.DEFAULT if options.deck is None else decks.load(options.deck).deck.id,
    )
