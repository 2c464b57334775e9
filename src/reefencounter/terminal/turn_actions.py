"""The actions of a turn as a person chooses them: by number, kind and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..messages import Message
from .spelling import Words


class TurnAction(NamedTuple):
    """One of the ten actions of R3.1, or one that an expansion adds; `also` are further kinds of it."""

    number: str
    kind: str
    label: Message
    also: tuple[str, ...] = ()


TURN_ACTIONS = (
    TurnAction("1", "eat", Message("turn_action.eat")),
    TurnAction("2", "cube", Message("turn_action.cube")),
    TurnAction("3", "cube", Message("turn_action.second_cube")),
    TurnAction("4", "shrimp", Message("turn_action.shrimp")),
    TurnAction("5", "move", Message("turn_action.move")),
    TurnAction("6", "larva", Message("turn_action.larva")),
    TurnAction("7", "alga", Message("turn_action.alga")),
    TurnAction("8", "polyp", Message("turn_action.polyp")),
    TurnAction("10", "take", Message("turn_action.take")),
)


def open_actions(
    actions: Sequence[Words], lays: int, turn_actions: Sequence[TurnAction] = TURN_ACTIONS
) -> list[TurnAction]:
    """Those of the actions of a turn that can be taken now."""
    kinds = {action[0] for action in actions}
    hidden = "3" if lays == 0 else "2"
    return [
        one for one in turn_actions if not kinds.isdisjoint((one.kind, *one.also)) and one.number != hidden
    ]
