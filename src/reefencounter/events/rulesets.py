"""The events of each game, looked up once: how they are read off two positions, and what each does to a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..record import Move
from ..rulesets import BASE, SECOND_KIND, PerGame
from . import base, folds
from .folds import Event, State
from .second_kind import between as second_kind_between
from .second_kind import folds as second_kind_folds


@dataclass(frozen=True, slots=True)
class GameEvents:
    """What can happen in one game."""

    # the events of a move, read off the positions before and after it
    between: Callable[[Any, Move, Any], list[Event]]
    folds: Mapping[str, Callable[[State, Event], None]]  # by kind of event


EVENTS: PerGame[GameEvents] = PerGame(
    {
        BASE: GameEvents(base.events_between, folds.FOLDS),
        SECOND_KIND: GameEvents(second_kind_between.events_between, second_kind_folds.FOLDS),
    }
)
of = EVENTS.of
