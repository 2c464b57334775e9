"""The bots that a seat can have, weakest first, under names for people."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..bots.base import BotError
from ..bots.trial import try_out
from ..engine.errors import ReefError
from ..rules import Rules
from .schemas import BotInfo


class Opponent(NamedTuple):
    """A bot: how it is made (see bots/base), and how long it may think about a turn."""

    spec: str
    time_ms: float
    info: BotInfo


def _opponent(bot: str, name: str, strength: int, about: str, spec: str, time_ms: float) -> Opponent:
    return Opponent(spec, time_ms, BotInfo(bot, name, about, strength))


OPPONENTS = {
    opponent.info.bot: opponent
    for opponent in (
        _opponent("drifter", "Drifter", 1, "Plays whatever comes along. To try things out.", "random", 300),
        _opponent("gentle", "Gentle", 1, "Sees a little and errs often.", "planner:level=1", 1000),
        _opponent("easy", "Easy", 2, "Sees the turn and errs now and then.", "planner:level=2", 1000),
        _opponent("steady", "Steady", 3, "Plays a careful turn.", "planner:level=3", 1000),
        _opponent("strong", "Strong", 4, "Asks what the others would answer.", "planner:level=4", 1000),
        _opponent(
            "master", "Master", 5, "Takes its time and plays as well as it can.", "planner:level=5", 1500
        ),
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
    OPPONENTS[bot] = Opponent(spec, MORE_MS, BotInfo(bot, name, f"Plays as {spec}.", 5, second_kind))


USUAL = "easy"
HINT_MS = 1500.0  # for the thought behind a hint, which is always of the strongest
NAMES = ("Blenny", "Conger", "Dory", "Elver")  # of bots that were given none, by seat
