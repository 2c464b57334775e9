"""What many games tell: standings, pairs, scores, lengths, endings, colours, time, failures. Numbers, no form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean, pstdev

from ..engine.components import COLOURS
from ..extras import MissingExtra
from .outcome import Outcome
from .ratings import Rate, Skill, skills


@dataclass(slots=True)
class Standing:
    """One bot over all its seats. Points are of games that went to their end."""

    bot: str
    seats: int = 0
    won: float = 0.0
    ranks: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    failures: int = 0
    actions: int = 0
    turns: int = 0
    ms: float = 0.0
    worst_ms: float = 0.0
    skill: Skill | None = None

    @property
    def rate(self) -> Rate:
        """Wins for each seat taken."""
        return Rate(self.won, self.seats)

    @property
    def mean_points(self) -> float:
        """On average."""
        return fmean(self.points) if self.points else 0.0

    @property
    def spread_points(self) -> float:
        """The standard deviation."""
        return pstdev(self.points) if self.points else 0.0

    @property
    def ms_an_action(self) -> float:
        """Thinking time for one action."""
        return self.ms / self.actions if self.actions else 0.0

    @property
    def ms_a_turn(self) -> float:
        """Thinking time for one turn."""
        return self.ms / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class Colour:
    """How dear a colour was at the end."""

    colour: str  #: its letter
    value: float  #: on average
    dearest: float  #: part of the games in which none was dearer; shared equally


@dataclass(slots=True)
class Summary:
    """All of it."""

    games: int
    standings: list[Standing]
    pairs: dict[tuple[str, str], Rate]  #: how often the first came in before the second, ties as halves
    lengths: list[int]  #: in turns
    endings: Counter[str]
    colours: list[Colour]
    failures: list[tuple[int, str, str]]  #: game, bot, reason
    unrated: str | None = None  #: why there are no ratings


def summarise(outcomes: Sequence[Outcome]) -> Summary:
    """From the games in their order."""
    standings: dict[str, Standing] = {}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            _count(standings.setdefault(bot, Standing(bot)), outcome, seat)
    unrated = None
    try:
        for bot, skill in skills((outcome.bots, outcome.ranks) for outcome in outcomes).items():
            standings[bot].skill = skill
    except MissingExtra as missing:
        unrated = str(missing)
    complete = [outcome for outcome in outcomes if not outcome.failed]
    ordered = sorted(standings.values(), key=lambda standing: (-standing.rate.rate, standing.bot))
    return Summary(
        games=len(outcomes),
        standings=ordered,
        pairs=_pairs(outcomes, [standing.bot for standing in ordered]),
        lengths=[outcome.turns for outcome in complete],
        endings=Counter(outcome.ended_by for outcome in outcomes),
        colours=_colours(complete),
        failures=[
            (outcome.game, outcome.bots[outcome.failed_seat], outcome.reason or "")
            for outcome in outcomes
            if outcome.failed_seat is not None
        ],
        unrated=unrated,
    )


def _count(standing: Standing, outcome: Outcome, seat: int) -> None:
    standing.seats += 1
    standing.won += outcome.shares[seat]
    standing.ranks.append(outcome.ranks[seat])
    standing.failures += outcome.failed_seat == seat
    standing.actions += outcome.asked[seat]
    standing.turns += outcome.taken_turns[seat]
    standing.ms += outcome.ms[seat]
    standing.worst_ms = max(standing.worst_ms, outcome.worst_ms[seat])
    if not outcome.failed:
        standing.points.append(outcome.points[seat])


def _pairs(outcomes: Sequence[Outcome], order: list[str]) -> dict[tuple[str, str], Rate]:
    before: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        for one, other in combinations(range(len(outcome.bots)), 2):
            first, second = sorted((one, other), key=lambda seat: order.index(outcome.bots[seat]))
            pair = outcome.bots[first], outcome.bots[second]
            if pair[0] == pair[1]:
                continue
            met[pair] += 1
            before[pair] += 2 * (outcome.ranks[first] < outcome.ranks[second])
            before[pair] += outcome.ranks[first] == outcome.ranks[second]
    return {
        pair: Rate(before[pair] / 2, met[pair])
        for pair in sorted(met, key=lambda pair: (order.index(pair[0]), order.index(pair[1])))
    }


def _colours(outcomes: Sequence[Outcome]) -> list[Colour]:
    if not outcomes:
        return []
    dearest = [0.0] * 5
    for outcome in outcomes:
        top = max(outcome.values)
        for colour, value in enumerate(outcome.values):
            if value == top:
                dearest[colour] += 1 / outcome.values.count(top) / len(outcomes)
    return [
        Colour(colour, fmean(outcome.values[k] for outcome in outcomes), dearest[k])
        for k, colour in enumerate(COLOURS)
    ]
