"""How the Second Kind is written (N7): `text`, `state` and `reading`, as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...engine.second_kind import codes
from ...engine.second_kind.components import KINDS, MARGIN_COLUMNS, MARGIN_ROWS
from ...engine.second_kind.position import SecondKindPosition
from ...rules import Rules
from ..lazy_state import LazyState
from . import reading, state, text

written = lru_cache(8192)(text.action_text)  # positions of one game have many actions in common


def card_names(position: SecondKindPosition) -> tuple[str, ...]:
    """The ids of the cards of this game, in deck order."""
    return tuple([card.id for card in position.deck.cards])


class SecondKindNotation:
    """Actions, cells and states with special tiles, margins and cards; the deck of the game names the cards."""

    kinds: Sequence[str] = KINDS
    polyp_kinds: Sequence[str] = text.POLYP_KINDS
    columns = MARGIN_COLUMNS
    rows = MARGIN_ROWS
    cell_names: Sequence[str] = text.CELL_TEXTS
    cell_numbers: Mapping[str, int] = text.CELL_NUMBERS
    examples: Mapping[str, tuple[str, ...]] = text.EXAMPLES

    def dump(self, position: SecondKindPosition) -> dict[str, Any]:
        """The N7 state."""
        return state.dump(position)

    def lazy_state(self, position: SecondKindPosition) -> LazyState:
        """The N7 state, part by part."""
        return LazyState(state.PARTS, position.fields(), position.deck)

    def load(self, given: object) -> SecondKindPosition:
        """The position that an N7 state describes."""
        return reading.load(given)

    def turn_of(self, position: SecondKindPosition) -> dict[str, Any]:
        """The `turn` part of the state."""
        return state.turn_of(position)

    def rules_of(self, position: SecondKindPosition) -> Rules:
        """The rules that a position is played by."""
        return state.rules_of(position)

    def texts_of(self, position: SecondKindPosition, actions: Sequence[int]) -> list[str]:
        """Actions as text."""
        names = card_names(position)
        return [written(action, names) for action in actions]

    def id_of(self, position: SecondKindPosition, action: str) -> int:
        """An action as an integer."""
        return text.action_id(action, card_names(position))

    def deal_names(self, position: SecondKindPosition, action: int) -> Sequence[str]:
        """A card is bought, everything else draws tiles."""
        return card_names(position) if codes.BUY <= action < codes.DISCARD else self.kinds
