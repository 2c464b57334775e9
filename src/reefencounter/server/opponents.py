"""The bots that a seat can have, weakest first, under names for people.

They are the levels of the master, and look at so many positions: a busy server makes them slower, never weaker.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..bots.base import BotError
from ..bots.trial import try_out
from ..engine.errors import ReefError
from ..messages import Message
from ..messages.words import say
from ..rules import Rules
from .said import said
from .schemas import BotInfo


class Opponent(NamedTuple):
    """A bot: how it is made (see bots/base), and what is said of it."""

    spec: str
    bot: str
    name: str
    about: Message
    strength: int
    second_kind: bool = True

    @property
    def info(self) -> BotInfo:
        """As a page is told of it."""
        words, message = say(self.about), said(self.about)
        return BotInfo(self.bot, self.name, words, message, self.strength, self.second_kind)


def _level(strength: int, name: str, about: Message) -> Opponent:
    """A level of the master."""
    return Opponent(f"master:level={strength}", name.lower(), name, about, strength)


STRONGEST = 8
OPPONENTS = {
    opponent.bot: opponent
    for opponent in (
        Opponent("random", "drifter", "Drifter", Message("opponent.drifter"), 0),
        _level(1, "Gentle", Message("opponent.gentle")),
        _level(2, "Easy", Message("opponent.easy")),
        _level(3, "Fair", Message("opponent.fair")),
        _level(4, "Steady", Message("opponent.steady")),
        _level(5, "Able", Message("opponent.able")),
        _level(6, "Strong", Message("opponent.strong")),
        _level(7, "Expert", Message("opponent.expert")),
        _level(STRONGEST, "Master", Message("opponent.master")),
    )
}

TURN_MS = 1000.0  # for a turn of a bot that goes by the clock, as one may that a server was given


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
    about = Message("opponent.given", spec=spec)
    OPPONENTS[bot] = Opponent(spec, bot, name, about, STRONGEST, second_kind)


USUAL = "easy"
STAND_IN = "steady"  # who plays for somebody who is away
ADVISER = "master"  # who thinks about a hint
NAMES = ("Blenny", "Conger", "Dory", "Elver")  # of bots that were given none, by seat
