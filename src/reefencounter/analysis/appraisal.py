"""What a turn is worth to who plays it, by what they could know.

A player is not blamed for what they could not see: every turn is judged in worlds in which all that the seat cannot see
is dealt anew. Half of the positions go into finding good turns (the master's search), the other half into measuring
them beside the one that was played, all in the same fresh worlds: what only seemed good by luck is found out there.
Before a turn is called better it is tried again in other worlds, against wider replies and a round further: what only
seemed good because nobody looked for the answer to it is found out there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from ..bots.master import Master
from ..bots.planner import answered
from ..bots.rulesets import of
from ..bots.search_by_game import carry_out
from ..bots.seat_view import SeatView
from ..bots.skill import Foresees, Searcher
from ..engine.chance import Chance
from ..notation.forms import AnyPosition
from ..score import score

FINALISTS = 4  # turns that are measured beside the played one
TRIED_AGAIN = 2  # of them, before one is called better
REPLIES, WIDE_REPLIES = (
    3,
    8,
)  # width of the others' searches; with eight and more the network sees all that they find
FEWEST_WORLDS, MOST_WORLDS = 8, 400
POINT_AHEAD = 0.2  # of 100, for each point ahead: winning by more is a little better
SCALE = 30.0  # points by which the readable judgement must be higher for e times the chance to win (fitted to games)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a player may hope for: the expected result, 100 for a sure win, and points ahead of the best other."""

    result: float
    ahead: float

    @property
    def value(self) -> float:
        """Both in one number."""
        return self.result + POINT_AHEAD * self.ahead


def prospects(search: Searcher, position: AnyPosition) -> list[Prospect]:
    """What each player may hope for in a position: by the network, where there is one, or by the readable judgement."""
    players = range(position.players)
    if position.over:
        rows = score(position)
        winners = sum(row["rank"] == 1 for row in rows)
        shares = [100.0 / winners if row["rank"] == 1 else 0.0 for row in rows]
        points = [float(row["points"]) for row in rows]
    elif isinstance(search, Foresees):
        shares, points = map(
            list, zip(*(search.outlook(position, player) for player in players), strict=True)
        )
        total = sum(shares) or 1.0
        shares = [100.0 * share / total for share in shares]
    else:
        judged = [search.judge(position, player) for player in players]
        best = max(judged)
        weights = [math.exp((value - best) / SCALE) for value in judged]
        shares, points = [100.0 * weight / sum(weights) for weight in weights], judged
        return [Prospect(share, ahead) for share, ahead in zip(shares, points, strict=True)]
    return [
        Prospect(shares[player], points[player] - max(points[other] for other in players if other != player))
        for player in players
    ]


@dataclass(slots=True)
class Measured:
    """A turn, and what each player may hope for after it, world by world."""

    turn: list[int]
    worlds: list[list[Prospect]] = field(default_factory=list)

    def values(self, seat: int) -> list[float]:
        """For a seat, in each world."""
        return [world[seat].value for world in self.worlds]

    def value(self, seat: int) -> float:
        """For a seat, on average."""
        return fmean(self.values(seat))

    def expected(self) -> list[Prospect]:
        """For each player, on average."""
        return [
            Prospect(fmean(one.result for one in of_player), fmean(one.ahead for one in of_player))
            for of_player in zip(*self.worlds, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one turn is better than another, paired world by world."""

    mean: float
    error: float  #: standard error of the mean
    often: float  #: part of the worlds in which it is better, from 0 to 1; equal worlds count half

    @classmethod
    def between(cls, better: Measured, worse: Measured, seat: int) -> Gap:
        """The gap between two turns that were measured in the same worlds."""
        gaps = [a - b for a, b in zip(better.values(seat), worse.values(seat), strict=True)]
        error = stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.inf
        often = fmean(1.0 if gap > 0 else 0.5 if gap == 0 else 0.0 for gap in gaps)
        return cls(fmean(gaps), error, often)

    def sure(self, least: float) -> bool:
        """Whether the gap is at least so large, and hardly by chance."""
        return self.mean >= least and self.mean > 3 * self.error


class Appraiser:
    """Finds and measures turns. The same seeds and positions give the same numbers."""

    def __init__(
        self, nodes: int, *, replies: int = REPLIES, rounds: int = 1, finalists: int = FINALISTS
    ) -> None:
        """`nodes` positions for each turn; `replies`: how widely the others search; `rounds`: how far it looks."""
        self.nodes, self.replies, self.rounds, self.finalists = nodes, replies, rounds, finalists
        self.bot = Master(nodes=max(1, nodes // 2))

    def search(self, seat_view: SeatView) -> Searcher:
        """The search for the game of this seat view."""
        return self.bot.by_game[0].search(seat_view)

    def at_first_sight(self, seat_view: SeatView, seed: int, worlds: int = FEWEST_WORLDS) -> list[Prospect]:
        """What each player may hope for before a turn, without any search."""
        rng, search = random.Random(seed), self.search(seat_view)
        seen = Measured([], [prospects(search, seat_view.world(rng)) for _ in range(worlds)])
        return seen.expected()

    def found(self, seat_view: SeatView, seed: int) -> list[list[int]]:
        """Good turns, best first, each up to its first draw."""
        rng = random.Random(seed)
        self.bot.searches = [self.search(seat_view)]
        self.bot.think(seat_view, rng, None)
        turns: list[list[int]] = []
        for candidate in self.bot.candidates:
            turn = until_draw(self.bot.world, candidate.turn)
            if turn not in turns:
                turns.append(turn)
        return turns

    def measure(
        self, seat_view: SeatView, turns: Sequence[list[int]], seed: int, nodes: int
    ) -> list[Measured]:
        """These turns in the same fresh worlds, as many as the positions allow."""
        search, rng = self.search(seat_view), random.Random(seed)
        measured = [Measured(turn) for turn in turns]
        before = search.nodes
        for done in range(MOST_WORLDS):
            if done >= FEWEST_WORLDS and search.nodes - before >= nodes:
                break
            world, chance = seat_view.world(rng), rng.randrange(2**63)
            for one in measured:
                end = self._end(search, world, one.turn, seat_view.seat, chance)
                one.worlds.append(prospects(search, end))
        return measured

    def appraise(
        self, seat_view: SeatView, played: list[int], seed: int, least: float
    ) -> tuple[Measured, Measured]:
        """The played turn, and one that is surely better by so much; the same one if there is none."""
        rng, seat = random.Random(seed), seat_view.seat
        finalists = self.found(seat_view, rng.randrange(2**63))[: self.finalists]
        others = [turn for turn in finalists if turn != played]
        mine, *rest = self.measure(seat_view, [played, *others], rng.randrange(2**63), self.nodes // 2)
        promising = [one for one in rest if Gap.between(one, mine, seat).sure(least)]
        if not promising:
            return mine, mine
        promising.sort(key=lambda one: -one.value(seat))
        again = [played, *(one.turn for one in promising[:TRIED_AGAIN])]
        deeper = Appraiser(self.nodes, replies=WIDE_REPLIES, rounds=self.rounds + 1)
        mine, *rest = deeper.measure(seat_view, again, rng.randrange(2**63), self.nodes)
        best = max(rest, key=lambda one: one.value(seat))
        return mine, best if Gap.between(best, mine, seat).sure(least) else mine

    def _end(
        self, search: Searcher, world: AnyPosition, turn: list[int], seat: int, seed: int
    ) -> AnyPosition:
        """Where a turn leads to: the others answer, the own next turn is played, and so on for some rounds."""
        width = min(self.replies, of(world).replies)
        position, chance = answered(search, world, turn, seat, width, seed)
        for left in range(self.rounds - 1, -1, -1):
            if position.over:
                break
            best = search.turns(position, width, chance.below(2**31))[0][1]
            if left:
                position, chance = answered(search, position, best, seat, width, chance.below(2**31))
            else:
                carry_out(search, width, position, best, chance)
        return position


def until_draw(world: AnyPosition, turn: Sequence[int]) -> list[int]:
    """A turn up to its first draw: what comes after is decided when one sees what was drawn."""
    position, chance, seat = world.copy(), Chance(0), world.actor
    for place, action in enumerate(turn, 1):
        if position.over or position.actor != seat or not position.permits(action, seat):
            return list(turn[: place - 1]) or list(turn[:1])
        position.apply(action, chance, seat)
        if position.drawn(chance):
            return list(turn[:place])
    return list(turn)
