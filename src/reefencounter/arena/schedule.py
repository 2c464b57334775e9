"""Who plays whom: all line-ups of the bots, each seed from every seat, and the same seeds for all line-ups."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from .. import decks
from ..bots.origin import Origin, origin
from ..engine.errors import ReefError
from ..rules import Rules
from .match import derived


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play."""

    number: int
    rules: Rules
    bots: tuple[str, ...]  #: in the order of the seats
    seed: int
    time_ms: float | None = None
    deck: dict[str, Any] | None = None  #: one that was loaded here, and that no other process knows

    def __str__(self) -> str:
        return f"game {self.number} ({', '.join(self.bots)}; seed {self.seed})"


@dataclass(frozen=True, slots=True)
class Plan:
    """What an arena plays. More games of the same plan begin with the same games.

    >>> for job in Plan(("greedy", "random"), games=4).jobs():
    ...     print(job.number, job.bots)
    0 ('greedy', 'random')
    1 ('random', 'greedy')
    2 ('greedy', 'random')
    3 ('random', 'greedy')
    """

    bots: tuple[str, ...]
    games: int = 100  #: of each line-up, rounded up so that every seed is played from every seat
    rules: Rules = field(default_factory=Rules)
    seed: int = 0
    time_ms: float | None = None

    def __post_init__(self) -> None:
        if len(self.bots) < self.rules.players:
            raise ReefError("arena.too_few_bots", players=self.rules.players, number=len(self.bots))

    def line_ups(self) -> list[tuple[str, ...]]:
        """All choices of bots for one table, in the order in which they were named."""
        return list(dict.fromkeys(combinations(self.bots, self.rules.players)))

    def deck(self) -> dict[str, Any] | None:
        """The deck, if it was loaded here, so that other processes do not know it."""
        return None if self.rules.deck == decks.DEFAULT else decks.by_id(self.rules.deck).to_json()

    def jobs(self) -> list[Job]:
        """All games in a fixed order: round by round, line-up by line-up, rotation by rotation."""
        players = self.rules.players
        deck = self.deck()
        # Who sits left of whom matters as well: the rounds go through all orders around the table.
        circles = [(0, *rest) for rest in permutations(range(1, players))]
        jobs: list[Job] = []
        for number in range(-(-self.games // players)):
            seed = derived(self.seed, "round", number)
            circle = circles[number % len(circles)]
            for line_up in self.line_ups():
                for first in range(players):
                    bots = tuple(line_up[circle[(seat - first) % players]] for seat in range(players))
                    jobs.append(Job(len(jobs), self.rules, bots, seed, self.time_ms, deck))
        return jobs

    def to_json(self) -> dict[str, Any]:
        """As it is kept beside the results."""
        return {
            "bots": list(self.bots),
            "games": self.games,
            "rules": self.rules.to_json(),
            "seed": self.seed,
            "time_ms": self.time_ms,
            "made_by": self.made_by(),
        }

    def made_by(self) -> Origin:
        """What its bots play by."""
        return origin(self.bots, self.rules)

    def continues(self, other: Mapping[str, Any]) -> bool:
        """Whether games of the other plan are games of this one too, if the same has made them."""
        beside = {"games": 0, "made_by": None}
        return {**self.to_json(), **beside} == {**other, **beside}
