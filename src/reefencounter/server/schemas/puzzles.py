"""Puzzles and analyses: what is asked, a turn that is played and handed in, and where a game was won and lost."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .lessons import Sentence
from .scenes import Scene, Step
from .values import ActionText


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, without a word of its solution."""

    id: str
    theme: Sentence
    level: Literal["easy", "medium", "hard"]
    players: int
    advanced: bool
    second_kind: bool


class Puzzles(Struct, frozen=True):
    """All puzzles, and which is today's, by the date in Greenwich."""

    puzzles: list[PuzzleInfo]
    today: str
    date: str


class PuzzleTurn(Struct, forbid_unknown_fields=True, frozen=True):
    """A turn, as far as it is played."""

    played: Annotated[list[ActionText], Meta(max_length=100)] = []


class PuzzleScene(Struct, frozen=True):
    """A puzzle after what was played."""

    info: PuzzleInfo
    asks: list[Sentence]
    played: list[str]
    over: bool  # the turn: it can be handed in
    scene: Scene
    step: Step | None  # what the last action did


class PuzzleVerdict(Struct, frozen=True):
    """The answer to a turn that was handed in, with the best turn that we know."""

    score: int  # from 0 to 100
    outcome: Literal["better", "best", "less"]
    loss: float  # of 100 against the best turn
    says: Sentence
    solution: list[str]
    why: list[Sentence]


class TableAnalysis(Struct, frozen=True):
    """An analysis as far as it has come: `reef-analysis/1`, with its words. Ask again until `done` is `of`."""

    done: int  # turns that were looked at in depth
    of: int
    analysis: dict[str, Any] | None  # None while it waits to begin
    points: list[list[str]]  # the turning points in words
    take_along: list[str]  # one sentence for each player
