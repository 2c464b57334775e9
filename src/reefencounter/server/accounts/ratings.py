"""Ratings: how strong somebody is at one kind of game, and what a game changes about it.

Plackett-Luce (`openskill`) for two to four players: mu is how strong, sigma how unsure that still is. People and bots
of the house are on one scale. Kinds of games are rated apart, since they are different games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple

from ...rules import Rules
from ...rulesets import BASE, SECOND_KIND, PerGame
from ..play.opponents import OPPONENTS
from ..schemas.values import RatingKind

SHOWN_FROM = 5  # games
SURE_FROM = 10  # games: before, a rating is provisional, and stands on no board
MIDDLE, A_STEP = 1500, 30  # how mu is told: as in chess, 400 more win ten of eleven games
BOT = "bot:"  # before the name of a bot, where people stand by their ids

KIND_OF: PerGame[Callable[[Rules], RatingKind]] = PerGame(
    {
        BASE: lambda rules: "advanced" if rules.advanced else "base_2" if rules.players == 2 else "base_many",
        SECOND_KIND: lambda rules: "second_kind",
    }
)
KINDS: tuple[RatingKind, ...] = ("base_2", "base_many", "advanced", "second_kind")

# What is thought of bots before anybody has met them, by strength: levels as measured against the next (docs/bots.md).
BOTS_BEGIN = (0.0, 10.2, 18.0, 24.5, 34.3, 41.8, 48.0, 53.9, 57.0)
SURE_OF_BOTS = 25 / 6


class Skill(NamedTuple):
    """A rating."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """As people are told."""
        return round(MIDDLE + A_STEP * (self.mu - 25))


class Played(NamedTuple):
    """Who played a game, and how it ended for them."""

    player: str
    place: int


def kind_of(rules: Rules) -> RatingKind:
    """The kind under which a game is rated."""
    return KIND_OF[rules.ruleset](rules)


def bot_player(bot: str) -> str:
    """How a bot of the house stands among those who are rated."""
    return f"{BOT}{bot}"


def first(player: str) -> Skill:
    """What is thought of somebody who has not played yet."""
    if player.startswith(BOT) and (bot := OPPONENTS.get(player.removeprefix(BOT))) is not None:
        return Skill(BOTS_BEGIN[bot.strength], SURE_OF_BOTS)
    model = _model()
    return Skill(model.mu, model.sigma)


def after(game: Sequence[Played], before: Mapping[str, Skill]) -> dict[str, Skill]:
    """The ratings of all who played a game after it, from those before it; empty: it tells nothing."""
    if len({each.player for each in game}) < 2:
        return {}
    model = _model()
    known = {each.player: before.get(each.player) or first(each.player) for each in game}
    teams = [[model.rating(*known[each.player])] for each in game]
    rated = model.rate(teams, ranks=[each.place for each in game])
    found: dict[str, Skill] = {}
    for player in known:  # a bot that sat at several seats takes the average
        seats = [team[0] for team, each in zip(rated, game, strict=True) if each.player == player]
        found[player] = Skill(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
    return found


@cache
def _model() -> Any:
    """Loaded when the first game is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
