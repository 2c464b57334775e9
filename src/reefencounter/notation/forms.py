"""One door to the text and JSON forms of all games: what is asked of a position is answered by its game's notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.errors import ReefError
from ..engine.position import Position
from ..rules import Rules
from ..rulesets import AnyPosition, ruleset_in
from .lazy_state import LazyState
from .rulesets import NOTATIONS, of

__all__ = [
    "AnyPosition",
    "cell_names",
    "cell_numbers",
    "deal_names",
    "dump",
    "id_of",
    "lazy_state",
    "load",
    "plain",
    "rules_of",
    "text_of",
    "texts_of",
    "tile_kinds",
    "turn_of",
]


def plain(position: AnyPosition) -> Position:
    """A position of the base game; who cannot play the Second Kind asks with this, and says so."""
    if not isinstance(position, Position):
        raise ReefError("game.no_second_kind")
    return position


def dump(position: AnyPosition) -> dict[str, Any]:
    """The state of a position, in canonical order: equal positions give equal JSON."""
    return of(position).dump(position)


def lazy_state(position: AnyPosition) -> LazyState:
    """The state of a position, each part read off it when it is first asked for."""
    return of(position).lazy_state(position)


def load(given: object) -> AnyPosition:
    """The position that a state describes; raises `InvalidState` for anything else."""
    rules = given.get("rules") if isinstance(given, Mapping) else None
    position: AnyPosition = NOTATIONS[ruleset_in(rules)].load(given)
    return position


def turn_of(position: AnyPosition) -> dict[str, Any]:
    """The `turn` part of the state."""
    return of(position).turn_of(position)


def rules_of(position: AnyPosition) -> Rules:
    """The rules that a position is played by."""
    return of(position).rules_of(position)


def text_of(position: AnyPosition, action: int) -> str:
    """An action of this game as text."""
    return of(position).texts_of(position, (action,))[0]


def texts_of(position: AnyPosition, actions: Sequence[int]) -> list[str]:
    """Many actions of this game as text."""
    return of(position).texts_of(position, actions)


def id_of(position: AnyPosition, action: str) -> int:
    """An action of this game as an integer; refuses malformed text with clause N2."""
    return of(position).id_of(position, action)


def cell_names(position: AnyPosition) -> Sequence[str]:
    """The names of all cells, by number."""
    return of(position).cell_names


def cell_numbers(position: AnyPosition) -> Mapping[str, int]:
    """The numbers of all cells, by name."""
    return of(position).cell_numbers


def tile_kinds(position: AnyPosition) -> Sequence[str]:
    """The kinds of tiles of this game, in their order."""
    return of(position).kinds


def deal_names(position: AnyPosition, action: int) -> Sequence[str]:
    """What this action may draw: kinds of tiles, or cards."""
    return of(position).deal_names(position, action)
