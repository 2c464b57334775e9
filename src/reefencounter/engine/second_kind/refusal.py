"""Why an action of the expansion is not legal, for people: the clause and one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import IllegalAction

if TYPE_CHECKING:
    from .position import SecondKindPosition


def refusal(position: SecondKindPosition, action: int, player: int) -> IllegalAction:
    """The error for an action that this player may not take now."""
    return IllegalAction("R3.6", "That is not possible now.")
