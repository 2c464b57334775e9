"""Searches whole turns, and judges them by what the others would answer.

Promising complete turns come from a wide beam (see turns). Each is then tried in several worlds, in which all that the
seat cannot see is dealt anew (information-set search): the others answer with a short search of their own, and the
planner's own next turn is judged. Turns that fall behind are dropped, so that the time goes to the close decisions.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, NamedTuple

from ..engine.chance import Chance
from ..messages.message import Message
from ..notation.forms import AnyPosition, texts_of
from .base import Bot, BotError
from .explain import explain, in_words
from .greedy import Plan, best_choice, possible
from .rulesets import SKILLS, of
from .search_by_game import SearchByGame, carry_out
from .seat_view import SeatView
from .skill import Searcher, Skill
from .weights import Weights

USUAL_TIME_MS = 1000.0
MOST_ROUNDS = 5000  # turns that end the game cost no nodes: the search must end all the same
NARROW, WIDE_MS = (
    8,
    5.0,
)  # with little time the beam is narrower: so many ms for each place, but never under NARROW


class Level(NamedTuple):
    """How strong a planner plays: a setting, so that a family can play against it."""

    about: Message
    width: int  # of the beam
    candidates: int  # turns that are tried against replies
    replies: int  # width of the others' search; 0: replies are not asked
    slip: float  # points by which the choice may err: small plausible mistakes
    time: float  # part of the time given that it uses
    nodes: int = 0  # positions for each plan, instead of the time; 0: the time
    seen: tuple[int, int] = (0, 0)  # turns that the network sees, of a wide and of a narrow beam (see master)
    errs: Mapping[str, float] = {}  # factors by which weights of the judgement are wrong


LEVELS = {
    1: Level(Message("bots.planner_1"), 1, 8, 0, 9.0, 0.1),
    2: Level(Message("bots.planner_2"), 3, 8, 0, 3.0, 0.1),
    3: Level(Message("bots.planner_3"), 8, 8, 0, 0.0, 0.1),
    4: Level(Message("bots.planner_4"), 24, 12, 2, 0.0, 0.07),
    5: Level(Message("bots.planner_5"), 48, 16, 3, 0.0, 1.0),
}


class Candidate:
    """A turn under consideration, with what became of it in each world."""

    def __init__(self, static: float, turn: list[int], trust: float = 0.0) -> None:
        """`trust` says how many outcomes the judgement alone is worth."""
        self.static, self.turn, self.trust = static, turn, trust
        self.outcomes: list[float] = []

    @property
    def value(self) -> float:
        """The average outcome, or the judgement alone if no reply was asked."""
        if not self.outcomes:
            return self.static
        return (sum(self.outcomes) + self.trust * self.static) / (len(self.outcomes) + self.trust)


class Budget:
    """How much of the nodes, or of the time where no nodes are set, has been used: from 0 to 1 and beyond."""

    def __init__(self, searches: list[Searcher], nodes: int, seconds: float) -> None:
        self.searches, self.nodes, self.seconds = searches, nodes, seconds
        self.start = time.perf_counter()
        self.before = sum(search.nodes for search in searches)

    def used(self) -> float:
        """The part used."""
        if self.nodes:
            return (sum(search.nodes for search in self.searches) - self.before) / self.nodes
        return (time.perf_counter() - self.start) / self.seconds


class Planner(Bot):
    """Tries turns against replies. With `nodes` it is deterministic; otherwise it uses the time that it is given."""

    about = Message("bots.about_planner")
    settings: ClassVar[Mapping[str, Any]] = {"level": 5, "nodes": 0, "threads": 1}
    levels: ClassVar[Mapping[int, Level]] = LEVELS
    level: int
    nodes: int
    threads: int

    def __init__(self, *, seed: int = 0, weights: Weights | None = None, **settings: Any) -> None:
        super().__init__(seed=seed, **settings)
        name, levels = type(self).__name__.lower(), self.levels
        if self.level not in levels:
            raise BotError("bot.levels", bot=name, least=min(levels), most=max(levels), value=self.level)
        if not 1 <= self.threads <= 64 or self.nodes < 0:
            raise BotError("bot.threads", bot=name)
        how = self.how = self._how(levels[self.level])
        self.by_game = [
            SearchByGame(max(how.width, how.replies), how.candidates, weights, how.seen, how.errs)
            for _ in range(self.threads)
        ]
        self.searches: list[Searcher] = []
        self.plan = Plan()
        self.candidates: list[Candidate] = []
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def _how(self, level: Level) -> Level:
        """How strong it plays, by its settings."""
        return level

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """The next action of the planned turn; a new plan if the position is another than expected."""
        action = self.plan.next(seat_view)
        if action is not None:
            return action
        rng = self.another_rng()
        world = seat_view.world(rng)
        self.searches = [one.search(seat_view) for one in self.by_game]
        if world.phase == "setup":
            return best_choice(self.searches[0], world, seat_view)
        best = self.think(seat_view, rng, time_ms)
        return self.plan.start(seat_view, best.turn, best.value)

    def think(self, seat_view: SeatView, rng: random.Random, time_ms: float | None) -> Candidate:
        """The best turn that can be found in the time or nodes given."""
        given = USUAL_TIME_MS if time_ms is None else max(time_ms, 1.0)
        skill = SKILLS[seat_view.ruleset]
        budget = Budget(self.searches, self.nodes, self.how.time * skill.spent * given / 1000)
        self.world = seat_view.world(rng)
        width = self.how.width if self.nodes else min(self.how.width, max(NARROW, int(given / WIDE_MS)))
        if self.nodes and skill.wide_nodes:
            width = min(width, max(NARROW, self.nodes // skill.wide_nodes))
        found = possible(self.searches[0].turns(self.world, width, rng.randrange(2**63)), seat_view)
        trust = self._trust(skill, self.world) if self.how.replies else 0.0
        self.candidates = [Candidate(value, turn, trust) for value, turn in found[: skill.candidates]]
        if self.how.slip:
            for candidate in self.candidates:
                candidate.outcomes.append(candidate.static + rng.gauss(0, self.how.slip))
        running = list(self.candidates)
        stages = max(1, len(running).bit_length() - 2)  # halvings down to two or three
        stage = rounds = 0
        replies = (
            self.how.replies and self.world.player == seat_view.seat
        )  # a window of another's turn is judged alone
        while replies and len(running) > 1 and rounds < MOST_ROUNDS and budget.used() < 1:
            tried = self._try(seat_view, running, [rng.randrange(2**63) for _ in range(self.threads)], budget)
            if rounds == 0:
                running = running[:tried]
            rounds += 1
            if budget.used() > (stage + 1) / (stages + 1) and len(running) > 2:
                running = sorted(running, key=_value, reverse=True)[: (len(running) + 1) // 2]
                stage += 1
        best = max(running, key=_value)
        self.candidates = sorted(running, key=_value, reverse=True) + [
            candidate for candidate in self.candidates if candidate not in running
        ]
        return best

    def _try(self, seat_view: SeatView, running: list[Candidate], seeds: list[int], budget: Budget) -> int:
        """Running turns in one new world for each thread, all in the same worlds, so that they compare fairly.

        Says how many turns had their try before the time was over; in the first round the others are given up.
        """

        def one_world(search: Searcher, seed: int) -> list[float]:
            world = seat_view.world(random.Random(seed))
            values: list[float] = []
            for candidate in running:
                if values and not budget.nodes and budget.used() >= 1:
                    break
                values.append(self.outcome(search, world, candidate.turn, seat_view.seat, seed))
            return values

        if self._pool is None:
            columns = [one_world(self.searches[0], seeds[0])]
        else:
            columns = list(self._pool.map(one_world, self.searches, seeds))
        tried = min(len(column) for column in columns)
        if tried == len(running) or not running[0].outcomes:
            for column in columns:
                for candidate, value in zip(running[:tried], column, strict=False):
                    candidate.outcomes.append(value)
        return tried

    def outcome(self, search: Searcher, world: AnyPosition, turn: list[int], seat: int, seed: int) -> float:
        """What a turn leads to in one world: the others answer, and the own next turn is judged."""
        width = self._reply_width(world)
        position, chance = answered(search, world, turn, seat, width, seed)
        if position.over:
            return search.judge(position, seat)
        return search.turns(position, width, chance.below(2**31))[0][0]

    def _reply_width(self, world: AnyPosition) -> int:
        return min(self.how.replies, of(world).replies)

    def _trust(self, skill: Skill, world: AnyPosition) -> float:
        """How many worlds the judgement alone is worth."""
        return skill.trust

    def info(self) -> dict[str, Any]:
        """The best turns with their value in points, and in words why."""
        best = self.candidates[:5]
        if not best:
            return {}
        return {
            "value": round(self.plan.value, 2),
            "worlds": max(len(candidate.outcomes) for candidate in best),
            "turns": [self._told(candidate) for candidate in best],
        }

    def _told(self, candidate: Candidate) -> dict[str, Any]:
        why = explain(self.searches[0], self.world, candidate.turn)
        return {
            "value": round(candidate.value, 2),
            "actions": texts_of(self.world, candidate.turn),
            "why": in_words(self.world, why),
            "messages": [message.to_json() for message in why],
        }

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def answered(
    search: Searcher, world: AnyPosition, turn: list[int], seat: int, width: int, seed: int
) -> tuple[AnyPosition, Chance]:
    """A turn carried out in a copy of a world, up to the seat's next turn: the others answer by short searches."""
    position, chance = world.copy(), Chance(seed)
    number = position.number
    carry_out(search, width, position, turn, chance)
    while not position.over and (position.player != seat or position.number == number):
        best = search.turns(position, width, chance.below(2**31))[0][1]
        carry_out(search, width, position, best, chance)
    return position, chance


def _value(candidate: Candidate) -> float:
    return candidate.value
