"""The turns that a bot would play, as suggestions: its words, and the cells to show on the boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.position import Chance
from ...game import Game
from ...notation.forms import AnyPosition, id_of
from ...notation.second_kind.text import CELL_NUMBERS
from ..schemas import Suggestion


def suggestions(game: Game, seat: int, info: dict[str, Any]) -> list[Suggestion]:
    """The turns of a bot's `info`, best first. One that the real bag could not give is left out (R8.2)."""
    return [
        Suggestion(
            actions=list(turn["actions"]),
            value=float(turn["value"]),
            text=turn["why"],
            cells=_cells(turn["actions"]),
        )
        for turn in info.get("turns", ())
        if turn["actions"] and _playable(game.position, seat, turn["actions"])
    ]


def _playable(position: AnyPosition, seat: int, actions: Sequence[str]) -> bool:
    """Whether these actions can be taken one after the other; what the last one draws does not matter."""
    twin = position.copy()
    for action in actions:
        number = id_of(position, action)
        if not twin.permits(number, seat):
            return False
        twin.apply(number, Chance(0), seat)
    return True


def _cells(actions: Sequence[str]) -> list[str]:
    """The cells that the actions name, each once."""
    words = (word for action in actions for word in action.split(" "))
    return list(dict.fromkeys(word for word in words if word in CELL_NUMBERS))
