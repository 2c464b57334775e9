"""How a game ended: who won, with how many points, and what ended it (R11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .shapes import Ending, ScoreRow


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game. `ranks` and `points` are in turn order; players who are equal share a rank (1, 1, 3).

    >>> Outcome.of([{"player": 0, "points": 9, "values": {}, "ties": [], "rank": 2},
    ...             {"player": 1, "points": 12, "values": {}, "ties": [], "rank": 1}], "shrimps", 1)
    Outcome(winners=(1,), ranks=(2, 1), points=(9, 12), ended_by='shrimps', ender=1)
    """

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    ended_by: Ending  #: R11.1
    ender: int  #: who set off the end

    @classmethod
    def of(cls, rows: Sequence[ScoreRow], ended_by: Ending, ender: int) -> Outcome:
        """The outcome that a final score gives."""
        ranks = tuple(row["rank"] for row in rows)
        winners = tuple(player for player, rank in enumerate(ranks) if rank == 1)
        return cls(winners, ranks, tuple(row["points"] for row in rows), ended_by, ender)

    @property
    def winner(self) -> int | None:
        """The one who won; None if several share the first place."""
        return self.winners[0] if len(self.winners) == 1 else None
