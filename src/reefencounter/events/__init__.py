"""What happened, in a form that a page can animate, a log can tell and a program can follow.

`events_between` reads the events off two positions; `fold` carries events out on a state (N4). Folding the events of a
game over its first state gives every later state. docs/protocol.md lists the kinds with their fields.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from ..notation.forms import AnyPosition
from ..record import Move
from ..rulesets import ruleset_in
from .folds import Event
from .redaction import redact
from .rulesets import EVENTS, of
from .shapes import GameEvent

__all__ = ["Event", "GameEvent", "events_between", "fold", "redact"]

AState = TypeVar("AState", bound=Mapping[str, Any])


def events_between(before: AnyPosition, move: Move, after: AnyPosition) -> list[Event]:
    """The events of one action, in the order in which they happen; the last is always the new `turn`."""
    assert type(before) is type(after), "a game keeps its rules"
    return of(before).between(before, move, after)


def fold(state: AState, events: Iterable[Event]) -> AState:
    """The state after these events."""
    after: Any = copy.deepcopy(state)
    folds = EVENTS[ruleset_in(state["rules"])].folds
    for event in events:
        folds[event["kind"]](after, event)
    folded: AState = after
    return folded
