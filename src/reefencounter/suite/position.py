"""A position of the suite: what a seat sees before its turn, and the best turn that a deep search has found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..puzzles.seen_position import SeenPosition


@dataclass(frozen=True)
class SuitePosition(SeenPosition):
    """One turn to play."""

    answer: Sequence[str]  #: actions up to the first draw; the turn then goes on as one likes
    expected: float  #: result from 0 to 100 after it

    @property
    def kind(self) -> str:
        """The game and the number of players, such as `base-2`, `advanced-2`, `second-kind-3`."""
        rules = self.rules
        game = "second-kind" if rules.second_kind else "advanced" if rules.advanced else "base"
        return f"{game}-{rules.players}"

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "id": self.id,
            "seat": self.seat,
            "to_be_had": self.to_be_had,
            "answer": list(self.answer),
            "expected": self.expected,
            "view": self.view,
        }

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> SuitePosition:
        """The position that `to_json` wrote."""
        return cls(
            view=kept["view"],
            seat=kept["seat"],
            to_be_had=kept["to_be_had"],
            answer=tuple(kept["answer"]),
            expected=kept["expected"],
        )
