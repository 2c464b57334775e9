"""A puzzle: what a seat sees before its turn, the best turn that is known, and what it is about.

The position is a view (N4): nothing hidden is in it. To play on it, what is unseen is dealt, always the same way.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..bots.explain import carried_out
from ..bots.seat_view import SeatView
from ..events import Event
from ..game import Game
from ..messages import Message
from ..notation.forms import AnyPosition, dump, id_of, tile_kinds
from ..rules import Rules
from ..view import Known

LEVELS = (
    "easy",
    "medium",
    "hard",
)  #: whether a plain bot finds it, a strong one at first sight, or only a long search
OWN = "own"  #: the level of a puzzle out of one's own game: nobody has looked how hard it is


@dataclass(frozen=True)
class Puzzle:
    """One position, one turn to find."""

    view: Mapping[str, Any]
    seat: int
    to_be_had: str  #: colours of which a polyp can be got, which all may know (R13.1)
    theme: str  #: of `analysis.keys.THEMES`; `lay` where it is only about laying
    about: str  #: what the idea is about: a colour, a coral tile, a card
    level: str  #: of `LEVELS`, or `OWN`
    solution: Sequence[str]  #: actions; after a draw the turn goes on as one likes
    expected: float  #: result from 0 to 100 after it
    gap: float  #: how much less the best turn without its idea is worth, of 100; or the turn that was played

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

    def asks(self) -> list[Message]:
        """What is asked, without a word of the solution."""
        return [Message("puzzle.ask"), Message("puzzle.level", level=self.level)]

    def events(self, actions: Sequence[str]) -> list[Event]:
        """What happens in a turn that is played here."""
        return carried_out(self.position, [id_of(self.position, action) for action in actions])[1]

    def why(self) -> Message:
        """What the solution is good for."""
        if self.level == OWN:
            return Message("puzzle.own_why", gap=round(self.gap))
        return Message("puzzle.why", theme=self.theme, about=self.about, gap=round(self.gap))

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "id": self.id,
            "theme": self.theme,
            "about": self.about,
            "level": self.level,
            "seat": self.seat,
            "to_be_had": self.to_be_had,
            "solution": list(self.solution),
            "expected": self.expected,
            "gap": self.gap,
            "view": self.view,
        }

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Puzzle:
        """The puzzle that `to_json` wrote."""
        return cls(
            view=kept["view"],
            seat=kept["seat"],
            to_be_had=kept["to_be_had"],
            theme=kept["theme"],
            about=kept["about"],
            level=kept["level"],
            solution=tuple(kept["solution"]),
            expected=kept["expected"],
            gap=kept["gap"],
        )
