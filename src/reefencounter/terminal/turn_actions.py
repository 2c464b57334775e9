"""The actions of a turn as a person chooses them: by number, kind and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .spelling import Words


class TurnAction(NamedTuple):
    """One of the ten actions of R3.1, or one that an expansion adds; `also` are further kinds of it."""

    number: str
    kind: str
    name: str
    also: tuple[str, ...] = ()


TURN_ACTIONS = (
    TurnAction("1", "eat", "eat a coral"),
    TurnAction("2", "cube", "play a cube and lay polyps"),
    TurnAction("3", "cube", "play a second cube and lay"),
    TurnAction("4", "shrimp", "introduce a shrimp"),
    TurnAction("5", "move", "move a shrimp"),
    TurnAction("6", "larva", "swap a consumed tile for a cube"),
    TurnAction("7", "alga", "play an alga"),
    TurnAction("8", "polyp", "swap a cube for a polyp"),
    TurnAction("10", "take", "collect, which ends the turn"),
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
