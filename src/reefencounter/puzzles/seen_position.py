"""A position as a seat sees it before its turn: a view (N4), with nothing hidden in it.

To play on it, what is unseen is dealt, always the same way.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..bots.seat_view import SeatView
from ..game import Game
from ..notation.forms import AnyPosition, dump, tile_kinds
from ..rules import Rules
from ..view import Known


@dataclass(frozen=True)
class SeenPosition:
    """What a seat sees."""

    view: Mapping[str, Any]
    seat: int
    to_be_had: str  #: colours of which a polyp can be got, which all may know (R13.1)

    @cached_property
    def id(self) -> str:
        """The same for the same position."""
        told = json.dumps([self.view, self.seat], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(told.encode()).hexdigest()[:10]

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        return Rules.from_json(self.view["rules"])

    @cached_property
    def position(self) -> AnyPosition:
        """A whole position that looks so to the seat."""
        blind = SeatView.from_view(self.view, [], self.seat, self.to_be_had)
        return blind.world(random.Random(self.id))

    @cached_property
    def known(self) -> Known:
        """What all have seen of hands and fish."""
        kinds = tile_kinds(self.position)
        return Known(*(tuple(self._known(name, kinds)) for name in ("hand", "fish")))

    def _known(self, name: str, kinds: Sequence[str]) -> list[int]:
        counts = [0] * (4 * len(kinds))
        for player, holding in enumerate(self.view["players"]):
            known = holding[name].get("known", {}) if player != self.seat else {}
            for kind, count in known.items():
                counts[len(kinds) * player + kinds.index(kind)] = count
        return counts

    def seen(self) -> SeatView:
        """What the seat knows, and what it may do."""
        return SeatView.of(self.position, self.known, self.seat)

    def game(self) -> Game:
        """A game that begins here. It knows more than the seat: show it as the seat sees it."""
        game = Game.load(dump(self.position), seed=int(self.id, 16))
        game.remember(self.known)
        return game
