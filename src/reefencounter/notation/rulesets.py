"""The text and JSON forms of each game, looked up once: `of(position)`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..rules import Rules
from ..rulesets import BASE, SECOND_KIND, PerGame
from .base import BaseNotation
from .lazy_state import LazyState
from .second_kind.notation import SecondKindNotation


class Notation(Protocol):
    """How one game is written. Positions are those of that game."""

    kinds: Sequence[str]  # of tiles, in their order
    polyp_kinds: Sequence[str]  # those of them that lie in fish and count (S8.4)
    columns: str  # of a board
    rows: str
    cell_names: Sequence[str]  # by number
    cell_numbers: Mapping[str, int]  # by name
    examples: Mapping[str, tuple[str, ...]]  # each kind of action as it is written

    def dump(self, position: Any) -> dict[str, Any]:
        """The state, in canonical order: equal positions give equal JSON."""

    def lazy_state(self, position: Any) -> LazyState:
        """The same, with each part read off the position when it is first asked for."""

    def load(self, state: object) -> Any:
        """The position that a state describes; raises `InvalidState` for anything else."""

    def turn_of(self, position: Any) -> dict[str, Any]:
        """The `turn` part of the state."""

    def rules_of(self, position: Any) -> Rules:
        """The rules that a position is played by."""

    def texts_of(self, position: Any, actions: Sequence[int]) -> list[str]:
        """Actions as text."""

    def id_of(self, position: Any, action: str) -> int:
        """An action as an integer; refuses malformed text with clause N2."""

    def deal_names(self, position: Any, action: int) -> Sequence[str]:
        """What this action may draw: kinds of tiles, or cards."""


NOTATIONS: PerGame[Notation] = PerGame({BASE: BaseNotation(), SECOND_KIND: SecondKindNotation()})
of = NOTATIONS.of
