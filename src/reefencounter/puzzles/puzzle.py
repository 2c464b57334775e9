"""A puzzle: what a seat sees before its turn, the best turn that is known, and what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.explain import carried_out
from ..events import Event
from ..messages import Message
from ..notation.forms import id_of
from .seen_position import SeenPosition

LEVELS = (
    "easy",
    "medium",
    "hard",
)  #: whether a plain bot finds it, a strong one at first sight, or only a long search
OWN = "own"  #: the level of a puzzle out of one's own game: nobody has looked how hard it is


@dataclass(frozen=True)
class Puzzle(SeenPosition):
    """One position, one turn to find."""

    theme: str  #: of `analysis.keys.THEMES`; `lay` where it is only about laying
    about: str  #: what the idea is about: a colour, a coral tile, a card
    level: str  #: of `LEVELS`, or `OWN`
    solution: Sequence[str]  #: actions; after a draw the turn goes on as one likes
    expected: float  #: result from 0 to 100 after it
    gap: float  #: how much less the best turn without its idea is worth, of 100; or the turn that was played

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
