"""The actions of a turn as a person chooses them: by number, kind and name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .spelling import Words


class Deed(NamedTuple):
    """One of the ten actions of R3.1, or one that an expansion adds; `also` are further kinds of it."""

    number: str
    kind: str
    name: str
    also: tuple[str, ...] = ()


DEEDS = (
    Deed("1", "eat", "eat a coral"),
    Deed("2", "cube", "play a cube and lay polyps"),
    Deed("3", "cube", "play a second cube and lay"),
    Deed("4", "shrimp", "introduce a shrimp"),
    Deed("5", "move", "move a shrimp"),
    Deed("6", "larva", "swap a consumed tile for a cube"),
    Deed("7", "alga", "play an alga"),
    Deed("8", "polyp", "swap a cube for a polyp"),
    Deed("10", "take", "collect, which ends the turn"),
)


def deeds_open(actions: Sequence[Words], lays: int, deeds: Sequence[Deed] = DEEDS) -> list[Deed]:
    """Those of the actions of a turn that can be taken now."""
    kinds = {action[0] for action in actions}
    hidden = "3" if lays == 0 else "2"
    return [deed for deed in deeds if not kinds.isdisjoint((deed.kind, *deed.also)) and deed.number != hidden]
