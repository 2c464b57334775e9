"""How the base game is written (N1 to N4): `text` and `state`, as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..engine.components import COLOURS, COLUMNS, ROWS
from ..engine.position import Position
from ..rules import Rules
from . import state, text
from .lazy_state import LazyState

written = lru_cache(4096)(text.action_text)  # positions of one game have many actions in common


class BaseNotation:
    """Actions, cells and states of the base game."""

    kinds: Sequence[str] = tuple(COLOURS)
    polyp_kinds = kinds
    columns = COLUMNS
    rows = ROWS
    cell_names: Sequence[str] = text.CELL_TEXTS
    cell_numbers: Mapping[str, int] = text.CELL_NUMBERS
    examples: Mapping[str, tuple[str, ...]] = text.EXAMPLES

    def dump(self, position: Position) -> dict[str, Any]:
        """The N4 state."""
        return state.dump(position)

    def lazy_state(self, position: Position) -> LazyState:
        """The N4 state, part by part."""
        return LazyState(state.PARTS, position.fields())

    def load(self, given: object) -> Position:
        """The position that an N4 state describes."""
        return state.load(given)

    def turn_of(self, position: Position) -> dict[str, Any]:
        """The `turn` part of the state."""
        return state.turn_of(position)

    def rules_of(self, position: Position) -> Rules:
        """The rules that a position is played by."""
        return state.rules_of(position)

    def texts_of(self, position: Position, actions: Sequence[int]) -> list[str]:
        """Actions as text."""
        return [written(action) for action in actions]

    def id_of(self, position: Position, action: str) -> int:
        """An action as an integer."""
        return text.action_id(action)

    def deal_names(self, position: Position, action: int) -> Sequence[str]:
        """Only polyps are drawn."""
        return self.kinds
