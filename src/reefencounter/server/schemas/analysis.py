"""Where a game was won and lost, as a page shows it: course, turns, turning points. Results go from 0 to 100."""

from __future__ import annotations

from msgspec import Struct

from .lessons import Sentence


class BetterTurn(Struct, frozen=True):
    """What would have been better in a turn, as far as it could be planned."""

    by: float  # result and a fifth for each point
    heading: Sentence
    does: Sentence


class AnalysedTurn(Struct, frozen=True):
    """A turn as it was played."""

    number: int
    player: int
    before: int  # the step after which it began; 0: the first
    after: int  # its last step
    expected: list[float]  # result of each player before it, by what its player could know
    does: Sentence
    looked_at: bool  # in depth; else at first sight only
    better: BetterTurn | None


class TurningPoint(Struct, frozen=True):
    """A turn at which somebody's expected result changed much."""

    turn: int  # index in the turns
    player: int  # whose
    before: float
    after: float
    change: Sentence
    better: int | None  # index of the turn that has something better: this one, or one just before


class TableAnalysis(Struct, frozen=True):
    """An analysis as far as it has come. Ask again until `done` is `of`."""

    done: int  # turns that were looked at in depth
    of: int  # 0 while it waits to begin
    seat: int | None  # to whom it is told
    nodes: int  # positions that were looked at for each turn, at least
    turns: list[AnalysedTurn]
    final: list[float]  # after the last turn
    points: list[TurningPoint]
    calm: Sentence | None  # said in the place of turning points where there are none
    take_along: list[Sentence]  # one for each player
