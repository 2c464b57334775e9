"""The bots that a seat can have, weakest first, under names for people.

They are the levels of the master, and look at so many positions: a busy server makes them slower, never weaker.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ...bots.base import BotError
from ...bots.trial import try_out
from ...engine.errors import ReefError
from ...messages import Message
from ...messages.words import say
from ...rules import Rules
from ..refusals import Refusal
from ..said import said
from ..schemas import BotInfo


class Opponent(NamedTuple):
    """A bot: how it is made (see bots/base), and what is said of it."""

    spec: str
    bot: str
    name: Message | str  # a text is what the host called one of theirs
    about: Message
    strength: int
    base: bool = True
    second_kind: bool = True

    @property
    def info(self) -> BotInfo:
        """As a page is told of it."""
        about, told = say(self.about), said(self.about)
        return BotInfo(self.bot, self.called, about, told, self.strength, self.base, self.second_kind)

    @property
    def called(self) -> str:
        """Its name in the reader's language."""
        return self.name if isinstance(self.name, str) else say(self.name)

    def plays(self, rules: Rules) -> bool:
        """Whether it knows this game: one that a server was given may know only one of them."""
        return self.second_kind if rules.second_kind else self.base


def _level(strength: int, name: Message, about: Message) -> Opponent:
    """A level of the master."""
    return Opponent(f"master:level={strength}", about.id.removeprefix("opponent."), name, about, strength)


STRONGEST = 8
OPPONENTS = {
    opponent.bot: opponent
    for opponent in (
        Opponent("random", "drifter", Message("opponent.called_drifter"), Message("opponent.drifter"), 0),
        _level(1, Message("opponent.called_gentle"), Message("opponent.gentle")),
        _level(2, Message("opponent.called_easy"), Message("opponent.easy")),
        _level(3, Message("opponent.called_fair"), Message("opponent.fair")),
        _level(4, Message("opponent.called_steady"), Message("opponent.steady")),
        _level(5, Message("opponent.called_able"), Message("opponent.able")),
        _level(6, Message("opponent.called_strong"), Message("opponent.strong")),
        _level(7, Message("opponent.called_expert"), Message("opponent.expert")),
        _level(STRONGEST, Message("opponent.called_master"), Message("opponent.master")),
    )
}

TURN_MS = 1000.0  # for a turn of a bot that goes by the clock, as one may that a server was given


def add(given: str) -> None:
    """One more, as `reef serve --bot` is told: `Name=SPEC`. One that can play neither game is refused."""
    name, equals, spec = (part.strip() for part in given.partition("="))
    bot = "-".join(name.lower().split())
    if not equals or not re.fullmatch(r"[a-z0-9-]{1,20}", bot):
        raise ReefError("serve.bot", value=given[:80])
    if bot in OPPONENTS:
        raise ReefError("serve.bot_twice", name=name)
    failures: dict[bool, BotError] = {}
    for second_kind in (False, True):
        try:
            try_out(spec, Rules(second_kind=second_kind))
        except BotError as error:
            failures[second_kind] = error
    if len(failures) == 2:
        raise failures[False]
    about = Message("opponent.given", spec=spec)
    OPPONENTS[bot] = Opponent(spec, bot, name, about, STRONGEST, False not in failures, True not in failures)


def must_play(bot: str, rules: Rules) -> None:
    """Refuse one that is not there, or does not know the game."""
    if bot not in OPPONENTS:
        raise Refusal("malformed", "table.bot", bot=bot, bots=[*OPPONENTS])
    if not OPPONENTS[bot].plays(rules):
        able = [one.bot for one in OPPONENTS.values() if one.plays(rules)]
        raise Refusal("malformed", "table.bot_game", bot=bot, bots=able)


def called(bot: str) -> str:
    """The name of a bot; of one that is not here any more, the word by which it was known."""
    return OPPONENTS[bot].called if bot in OPPONENTS else bot


USUAL = "easy"
STAND_IN = "steady"  # who plays for somebody who is away
ADVISER = "master"  # who thinks about a hint
NAMES = ("Blenny", "Conger", "Dory", "Elver")  # of bots that were given none, by seat
