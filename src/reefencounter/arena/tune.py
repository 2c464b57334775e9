"""Better weights for `greedy` by self-play: CMA-ES over variants, each judged by games against the old weights.

All variants of a generation play the same seeds from both seats. What counts is the margin, squeezed so that winning
matters more than winning by much. What was measured is kept in a folder, so that a run can be stopped and taken up
again: the search is then led once more through all generations, without playing their games.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from ..bots.greedy import Greedy
from ..bots.rulesets import SKILLS
from ..bots.weights import Weights
from ..engine.errors import ReefError
from ..extras import extra
from ..messages.words import words
from ..rules import Rules
from .match import derived, play
from .ratings import Rate
from .workers import spread

Numbers = Mapping[str, float]

FORMAT = "reef-tune/1"
STATE, UNREAD = "tune.json", "tune.pickle"  # the state, and that of earlier versions, which could run code
STEP = 0.2  # the first step of the search, as a part of each weight
LARGEST = 4.0  # no weight grows beyond so many times its old value
SMALLEST_UNIT = 0.1
FAILURE = 50  # points by which a game is lost that a bot could not finish
MARGIN = 10.0  # points: a lead that counts as three quarters of a sure win


@dataclass(frozen=True, slots=True)
class Duel:
    """One seed, played from every seat: new weights in one seat, the old ones in all others."""

    new: Numbers
    old: Numbers
    seed: int
    rules: Rules


@dataclass(frozen=True, slots=True)
class Fought:
    """What a duel gave, game by game."""

    shares: list[float]
    margins: list[int]


def weights_of(rules: Rules) -> type[Weights]:
    """The kind of weights that judge the positions of this game."""
    return SKILLS[rules.ruleset].weights


def fight(duel: Duel) -> Fought:
    """Play a duel."""
    kind = weights_of(duel.rules)
    new, old = kind.from_json(duel.new), kind.from_json(duel.old)
    shares, margins = [], []
    for seat in range(duel.rules.players):
        bots = [
            Greedy(weights=new if other == seat else old, seed=derived(duel.seed, "seat", other))
            for other in range(duel.rules.players)
        ]
        game = play(duel.rules, bots, seed=duel.seed)
        others = [points for other, points in enumerate(game.points) if other != seat]
        margin = game.points[seat] - max(others)
        if game.failure is not None:  # points of half a game say nothing
            margin = -FAILURE if game.failure.seat == seat else FAILURE
        shares.append(game.shares[seat])
        margins.append(margin)
    return Fought(shares, margins)


def squeezed(margin: float) -> float:
    """A margin as something like the chance to win.

    >>> squeezed(0), round(squeezed(10), 2)
    (0.5, 0.75)
    """
    return 1 / (1 + math.exp(-margin * math.log(3) / MARGIN))


@dataclass
class Tuning:
    """A search for better weights, with its state in a folder."""

    folder: Path
    seed: int = 1
    seeds: int = 8  # for each variant in a generation
    rules: Rules = field(default_factory=Rules)
    workers: int = 1
    old: dict[str, float] = field(default_factory=dict)  # the standard ones if left out
    tell: Callable[[str], None] = print

    def __post_init__(self) -> None:
        self._cma = extra("cma", "tune", "tuning")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ReefError("file.folder_not_made", folder=str(self.folder), why=error.strerror) from None
        self.old = self.old or weights_of(self.rules).standard().to_json()
        self._units = [math.copysign(max(abs(old), SMALLEST_UNIT), old) for old in self.old.values()]
        self._setting = {
            "format": FORMAT,
            "seed": self.seed,
            "seeds": self.seeds,
            "rules": self.rules.to_json(),
            "old": self.old,
        }
        self._measured: list[list[float]] = []  # by generation, how well each variant did
        self.strategy = self._begin()
        if self._file.exists():
            self._go_on()
        elif (self.folder / UNREAD).exists():
            raise ReefError("arena.tuning_pickle", folder=str(self.folder), file=UNREAD)

    @property
    def generation(self) -> int:
        """How many generations are done."""
        return len(self._measured)

    @property
    def _file(self) -> Path:
        return self.folder / STATE

    def _begin(self) -> Any:
        begin = [old / unit for old, unit in zip(self.old.values(), self._units, strict=True)]
        options = {
            "randn": extra("numpy", "tune", "tuning").random.RandomState(self.seed % 2**32).randn,
            "seed": math.nan,  # leave the global generator alone
            "bounds": [0, LARGEST],
            "verbose": -9,
            "verb_log": 0,
            "verb_disp": 0,
        }
        return self._cma.CMAEvolutionStrategy(begin, STEP, options)

    def _go_on(self) -> None:
        try:
            kept = json.loads(self._file.read_text())
            measured = [[float(value) for value in values] for values in kept.pop("measured")]
            if any(
                len(values) != self.strategy.popsize or not all(map(math.isfinite, values))
                for values in measured
            ):
                raise ValueError("a generation is not whole")
        except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
            raise ReefError(
                "arena.tuning_unreadable", file=str(self._file), why=type(error).__name__
            ) from None
        if kept != self._setting:
            raise ReefError("arena.tuning_other", folder=str(self.folder))
        for values in measured:
            self._learn(self.strategy.ask(), values)
        self.tell(words("tune.going_on", generation=self.generation))

    def weights(self, numbers: Sequence[float]) -> dict[str, float]:
        """The weights that a point of the search stands for."""
        return {
            name: round(float(number) * unit, 4)
            for name, number, unit in zip(self.old, numbers, self._units, strict=True)
        }

    @property
    def favourite(self) -> dict[str, float]:
        """The middle of the search: with noisy games, a better guess than the luckiest variant."""
        return self.weights(self.strategy.result.xfavorite) if self.generation else dict(self.old)

    def step(self) -> float:
        """One generation; how well its variants did on average, where a half is as well as the old weights."""
        points = self.strategy.ask()
        seeds = [derived(self.seed, "tune", self.generation, k) for k in range(self.seeds)]
        duels = [Duel(self.weights(point), self.old, seed, self.rules) for point in points for seed in seeds]
        worth = [[0.0]] * len(duels)
        for number, fought in spread(fight, duels, self.workers):
            worth[number] = [squeezed(margin) for margin in fought.margins]
        each = [
            fmean(value for part in worth[k : k + self.seeds] for value in part)
            for k in range(0, len(duels), self.seeds)
        ]
        self._learn(points, each)
        self._keep()
        return fmean(each)

    def _learn(self, points: Sequence[Any], values: list[float]) -> None:
        """Lead the search on by how well the variants of a generation did."""
        self.strategy.tell(points, [-value for value in values])
        self._measured.append(values)

    def _keep(self) -> None:
        """All of the state or, if the process is stopped in the middle, that of the last generation."""
        fresh = self._file.with_suffix(".fresh")
        fresh.write_text(json.dumps({**self._setting, "measured": self._measured}))
        os.replace(fresh, self._file)
        (self.folder / "weights.json").write_text(json.dumps(self.favourite, indent=1) + "\n")

    def run(self, generations: int, minutes: float | None = None) -> None:
        """So many generations more, or as many as fit into the time, with a line for each."""
        start = time.monotonic()
        for done in range(generations):
            if minutes is not None and (time.monotonic() - start) * (done + 1) / max(done, 1) > 60 * minutes:
                break
            began = time.monotonic()
            mean = self.step()
            games = self.strategy.popsize * self.seeds * self.rules.players
            told = words(
                "tune.generation",
                generation=self.generation,
                percent=f"{100 * mean:.1f}",
                step=f"{self.strategy.sigma:.3f}",
                games=games,
                seconds=round(time.monotonic() - began),
            )
            self.tell(told)

    def gain(self, games: int) -> tuple[Rate, float]:
        """The favourite against the old weights on fresh seeds: the rate of wins, and the margin in points."""
        per_seed = self.rules.players
        duels = [
            Duel(self.favourite, self.old, derived(self.seed, "fresh", k), self.rules)
            for k in range(-(-games // per_seed))
        ]
        shares: list[float] = []
        margins: list[int] = []
        for _, fought in spread(fight, duels, self.workers):
            shares += fought.shares
            margins += fought.margins
        return Rate(sum(shares), len(shares)), fmean(margins)
