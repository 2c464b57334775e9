"""How strong: win rates with Wilson intervals, Elo for pairs, and Plackett-Luce ratings for two to four players."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from ..extras import extra

PASSES = 20
Z95 = 1.959963984540054  # intervals are of 95 %


@dataclass(frozen=True, slots=True)
class Rate:
    """A part of games won, with its interval. Shared wins count as halves or thirds."""

    won: float
    games: int

    @property
    def rate(self) -> float:
        """From 0 to 1; a half if nothing was played."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval.

        >>> [round(end, 3) for end in Rate(98, 100).interval]
        [0.93, 0.994]
        """
        n, z = self.games, Z95
        if not n:
            return 0.0, 1.0
        middle = (self.rate + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * math.sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        low = 0.0 if self.won == 0 else max(0.0, middle - spread)
        return low, 1.0 if self.won == n else min(1.0, middle + spread)

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and its interval; infinite where every game was won.

        >>> [round(points) for points in Rate(75, 100).elo]
        [191, 113, 269]
        """
        low, high = self.interval
        return elo(self.rate), elo(low), elo(high)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def elo(rate: float) -> float:
    """The difference in Elo at which one wins this part of the games."""
    if rate <= 0 or rate >= 1:
        return math.copysign(math.inf, rate - 0.5)
    return 400 * math.log10(rate / (1 - rate))


def shown_elo(rate: Rate) -> str:
    """As text.

    >>> shown_elo(Rate(75, 100)), shown_elo(Rate(9, 9))
    ('+191 (+113 to +269)', '+∞ (+148 to +∞)')
    """
    middle, low, high = (f"{points:+.0f}".replace("inf", "∞") for points in rate.elo)
    return f"{middle} ({low} to {high})"


@dataclass(frozen=True, slots=True)
class Skill:
    """A Plackett-Luce rating: how strong a bot is, and how sure that is."""

    mu: float
    sigma: float


def skills(
    games: Iterable[tuple[Sequence[str], Sequence[int]]], expected: Mapping[str, float] = {}
) -> Mapping[str, Skill]:
    """Ratings after all games, each given by the bots at its seats and their ranks. Needs `openskill`.

    `expected` is the mu with which some of the bots begin, as unsure as that of the others.
    """
    model = extra("openskill.models", "arena", "a rating").PlackettLuce()
    found: dict[str, Skill] = {bot: Skill(mu, model.rating().sigma) for bot, mu in expected.items()}
    for bots, ranks in games:
        if len(set(bots)) == 1:
            continue  # a game against oneself tells nothing
        teams = []
        for bot in bots:
            now = found.get(bot)
            teams.append([model.rating(mu=now.mu, sigma=now.sigma) if now else model.rating()])
        after = [team[0] for team in model.rate(teams, ranks=list(ranks))]
        for bot in set(bots):  # one that sat at several seats takes the average
            seats = [new for new, name in zip(after, bots, strict=True) if name == bot]
            found[bot] = Skill(fmean(new.mu for new in seats), fmean(new.sigma for new in seats))
    return found


def settled_skills(games: Sequence[tuple[Sequence[str], Sequence[int]]], anchor: str) -> dict[str, Skill]:
    """Ratings that no longer depend on where they began: all games again and again, each time from the mu before.

    Moved so that the anchor has the mu with which everybody begins. One pass over the games would leave bots that are
    far from the others nearer to them than their games say.
    """
    begin = skills([(games[0][0], [1] * len(games[0][0]))])[games[0][0][0]].mu
    found: Mapping[str, Skill] = {}
    for _ in range(PASSES):
        found = skills(games, {bot: skill.mu for bot, skill in found.items()})
    by = begin - found[anchor].mu
    return {bot: Skill(skill.mu + by, skill.sigma) for bot, skill in found.items()}
