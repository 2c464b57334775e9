"""Players that are programs.

>>> from reefencounter import Game
>>> from reefencounter.bots import make
>>> game = Game(players=2, seed=1)
>>> bot = make("greedy", seed=1)
>>> game.play(bot.choose(game.seat_view())).deal
[]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .base import Bot, BotError, make
    from .seat_view import SeatView

__all__ = ["Bot", "BotError", "SeatView", "make"]

_HOMES = {"Bot": "base", "BotError": "base", "SeatView": "seat_view", "make": "base"}


def __getattr__(name: str) -> Any:
    """What this package offers, loaded when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
