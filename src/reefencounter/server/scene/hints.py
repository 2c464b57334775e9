"""The turns that a bot would play, as suggestions: its words, and the cells to show on the boards."""

from __future__ import annotations

from typing import Any

from ...game import Game
from ...notation.text import CELL_NUMBERS
from ..schemas import Suggestion


def suggestions(game: Game, seat: int, info: dict[str, Any]) -> list[Suggestion]:
    """The best turns of a bot's `info`, best first; only turns that begin with a legal action."""
    legal = set(game.legal(seat))
    return [
        Suggestion(
            actions=list(turn["actions"]),
            value=float(turn["value"]),
            text=turn["why"],
            cells=_cells(turn["actions"]),
        )
        for turn in info.get("turns", ())
        if turn["actions"] and turn["actions"][0] in legal
    ]


def _cells(actions: list[str]) -> list[str]:
    """The cells that the actions name, each once."""
    words = (word for action in actions for word in action.split(" "))
    return list(dict.fromkeys(word for word in words if word in CELL_NUMBERS))
