"""The bots that a seat can have, weakest first, under names for people."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..bots.base import BotError
from ..bots.trial import try_out
from ..engine.errors import ReefError
from ..messages import Message
from ..messages.english import english
from ..rules import Rules
from .said import said
from .schemas import BotInfo


class Opponent(NamedTuple):
    """A bot: how it is made (see bots/base), and how long it may think about a turn."""

    spec: str
    time_ms: float
    info: BotInfo


def _info(bot: str, name: str, about: Message, strength: int, second_kind: bool = True) -> BotInfo:
    return BotInfo(bot, name, english(about), said(about), strength, second_kind)


def _opponent(bot: str, name: str, strength: int, about: Message, spec: str, time_ms: float) -> Opponent:
    return Opponent(spec, time_ms, _info(bot, name, about, strength))


OPPONENTS = {
    opponent.info.bot: opponent
    for opponent in (
        _opponent("drifter", "Drifter", 1, Message("opponent.drifter"), "random", 300),
        _opponent("gentle", "Gentle", 1, Message("opponent.gentle"), "planner:level=1", 1000),
        _opponent("easy", "Easy", 2, Message("opponent.easy"), "planner:level=2", 1000),
        _opponent("steady", "Steady", 3, Message("opponent.steady"), "planner:level=3", 1000),
        _opponent("strong", "Strong", 4, Message("opponent.strong"), "planner:level=4", 1000),
        _opponent("master", "Master", 5, Message("opponent.master"), "planner:level=5", 1500),
    )
}

MORE_MS = 1000.0  # for a turn of a bot that a server was given


def add(given: str) -> None:
    """One more, as `reef serve --bot` is told: `Name=SPEC`. One that cannot play is refused."""
    name, equals, spec = (part.strip() for part in given.partition("="))
    bot = "-".join(name.lower().split())
    if not equals or not re.fullmatch(r"[a-z0-9-]{1,20}", bot):
        raise ReefError("serve.bot", value=given[:80])
    if bot in OPPONENTS:
        raise ReefError("serve.bot_twice", name=name)
    try_out(spec, Rules())
    try:
        try_out(spec, Rules(second_kind=True))
        second_kind = True
    except BotError:
        second_kind = False
    OPPONENTS[bot] = Opponent(
        spec, MORE_MS, _info(bot, name, Message("opponent.given", spec=spec), 5, second_kind)
    )


USUAL = "easy"
HINT_MS = 1500.0  # for the thought behind a hint, which is always of the strongest
NAMES = ("Blenny", "Conger", "Dory", "Elver")  # of bots that were given none, by seat
