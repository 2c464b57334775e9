"""What is kept of a game besides its record: one line of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from .. import decks
from .match import FAILED, play_specs
from .schedule import Job


@dataclass(frozen=True, slots=True)
class Outcome:
    """A played game. Lists are in the order of the seats, `values` in that of the colours."""

    game: int
    seed: int
    bots: list[str]
    points: list[int]
    ranks: list[int]
    shares: list[float]
    values: list[int]
    turns: int
    actions: int
    ended_by: str
    failed_seat: int | None
    reason: str | None
    asked: list[int]  #: actions of each seat
    taken_turns: list[int]
    ms: list[float]
    worst_ms: list[float]  #: the longest turn

    @property
    def failed(self) -> bool:
        """Whether a bot lost it by its own fault."""
        return self.ended_by == FAILED

    def to_json(self) -> dict[str, Any]:
        """All fields."""
        return asdict(self)

    @classmethod
    def from_json(cls, line: Mapping[str, Any]) -> Outcome:
        """From what `to_json` gave."""
        return cls(**{part.name: line[part.name] for part in fields(cls)})


def play_job(job: Job) -> tuple[Outcome, dict[str, Any]]:
    """Play a game of the schedule; its outcome and its record (N5)."""
    if job.deck is not None:
        decks.add(job.deck)
    game = play_specs(job.rules, job.bots, seed=job.seed, time_ms=job.time_ms)
    outcome = Outcome(
        game=job.number,
        seed=job.seed,
        bots=list(job.bots),
        points=game.points,
        ranks=game.ranks,
        shares=game.shares,
        values=game.values,
        turns=game.turns,
        actions=game.actions,
        ended_by=game.ended_by,
        failed_seat=game.failure.seat if game.failure else None,
        reason=game.failure.reason if game.failure else None,
        asked=[clock.actions for clock in game.clocks],
        taken_turns=[clock.turns for clock in game.clocks],
        ms=[round(clock.total_ms, 2) for clock in game.clocks],
        worst_ms=[round(clock.worst_ms, 2) for clock in game.clocks],
    )
    return outcome, game.record
