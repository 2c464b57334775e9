"""One door to the text and JSON forms of both games: the base game's (N1 to N4) and those of the Second Kind (N7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.components import COLOURS
from ..engine.errors import ReefError
from ..engine.position import Position
from ..engine.second_kind import codes
from ..engine.second_kind.components import KINDS
from ..engine.second_kind.position import SecondKindPosition
from ..rules import Rules
from . import state, text
from .second_kind import reading
from .second_kind import state as second_state
from .second_kind import text as second_text

AnyPosition = Position | SecondKindPosition


def plain(position: AnyPosition) -> Position:
    """A position of the base game; who cannot play the Second Kind yet asks with this, and says so."""
    if isinstance(position, SecondKindPosition):
        raise ReefError("this does not know the Second Kind yet")
    return position


def dump(position: AnyPosition) -> dict[str, Any]:
    """The state of a position, in canonical order: equal positions give equal JSON."""
    if isinstance(position, SecondKindPosition):
        return second_state.dump(position)
    return state.dump(position)


def load(given: object) -> AnyPosition:
    """The position that a state describes; raises `InvalidState` for anything else."""
    rules = given.get("rules") if isinstance(given, Mapping) else None
    if isinstance(rules, Mapping) and rules.get("second_kind") is True:
        return reading.load(given)
    return state.load(given)


def turn_of(position: AnyPosition) -> dict[str, Any]:
    """The `turn` part of the state."""
    if isinstance(position, SecondKindPosition):
        return second_state.turn_of(position)
    return state.turn_of(position)


def rules_of(position: AnyPosition) -> Rules:
    """The rules that a position is played by."""
    if isinstance(position, SecondKindPosition):
        return second_state.rules_of(position)
    return state.rules_of(position)


def card_names(position: SecondKindPosition) -> list[str]:
    """The ids of the cards of this game, in deck order."""
    return [card.id for card in position.deck.cards]


def text_of(position: AnyPosition, action: int) -> str:
    """An action of this game as text."""
    if isinstance(position, SecondKindPosition):
        return second_text.action_text(action, card_names(position))
    return text.action_text(action)


def texts_of(position: AnyPosition, actions: Sequence[int]) -> list[str]:
    """Many actions of this game as text."""
    if isinstance(position, SecondKindPosition):
        names = card_names(position)
        return [second_text.action_text(action, names) for action in actions]
    return [text.action_text(action) for action in actions]


def id_of(position: AnyPosition, action: str) -> int:
    """An action of this game as an integer; refuses malformed text with clause N2."""
    if isinstance(position, SecondKindPosition):
        return second_text.action_id(action, card_names(position))
    return text.action_id(action)


def cell_names(position: AnyPosition) -> list[str]:
    """The names of all cells, by number."""
    return second_text.CELL_TEXTS if isinstance(position, SecondKindPosition) else text.CELL_TEXTS


def cell_numbers(position: AnyPosition) -> dict[str, int]:
    """The numbers of all cells, by name."""
    return second_text.CELL_NUMBERS if isinstance(position, SecondKindPosition) else text.CELL_NUMBERS


def tile_kinds(position: AnyPosition) -> Sequence[str]:
    """The kinds of tiles of this game, in their order."""
    return KINDS if isinstance(position, SecondKindPosition) else COLOURS


def deal_names(position: AnyPosition, action: int) -> Sequence[str]:
    """What this action may draw: kinds of tiles, or cards."""
    if isinstance(position, SecondKindPosition) and codes.BUY <= action < codes.DISCARD:
        return card_names(position)
    return tile_kinds(position)
