"""A bot is tried before it plays: one question about the beginning of a game, so that what cannot play is told at once.

The bots of this package are known to answer. A program behind `exec:` may not be there, though its interpreter is, and
a network may have been made for another game.
"""

from __future__ import annotations

from ..engine.chance import Chance
from ..rules import Rules
from ..view import Known
from .base import BotError, make
from .external import External
from .net import Net
from .seat_view import SeatView


def try_out(spec: str, rules: Rules) -> None:
    """Refuse a bot that is not there, was set wrongly, or does not answer its first question."""
    bot = make(spec)
    try:
        if isinstance(bot, External | Net):
            position = rules.ruleset.new_position(rules, Chance(0))
            bot.choose(SeatView.of(position, Known.at_start(position), 0))
    except BotError as error:
        raise BotError("bot.cannot_play", bot=spec[:80], because=error.message) from None
    finally:
        bot.close()
