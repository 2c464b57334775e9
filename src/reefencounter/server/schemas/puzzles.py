"""Puzzles: what is asked, and a turn that is played and handed in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .lessons import Sentence, TryRefused
from .scenes import Scene, Step
from .values import ActionText, Cell

PuzzleState = Literal["open", "begun", "found", "missed", "shown"]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, without a word of its solution, and how far this visitor has come."""

    id: str
    theme: Sentence
    # by how many found it; before enough have answered, by which bots do; none: one's own
    level: Annotated[int, Meta(ge=1, le=5)] | None
    found: int | None  # percent of people who found the best turn; none before enough have answered
    players: int
    advanced: bool
    second_kind: bool
    state: PuzzleState = "open"
    score: int | None = None  # from 0 to 100, once a turn was handed in


class PuzzleDay(Struct, frozen=True):
    """The puzzle of a day, by the date in Greenwich."""

    date: str
    puzzle: str


class Puzzles(Struct, frozen=True):
    """All puzzles, and those of the last seven days; the last is today's."""

    puzzles: list[PuzzleInfo]
    days: list[PuzzleDay]
    own: list[PuzzleInfo] = []  # that this visitor made of their games, the newest first


class PuzzleTurn(Struct, forbid_unknown_fields=True, frozen=True):
    """A turn, as far as it is played; none: as far as it was kept."""

    played: Annotated[list[ActionText], Meta(max_length=100)] | None = None
    keep: bool = True  # false: only to look what would be


class TurnStep(Struct, frozen=True):
    """A step of the best turn: what is done, and what follows from it."""

    says: Sentence
    follows: list[Sentence]
    cells: list[Cell]
    found: bool  # it was in the turn that was handed in


class PuzzleVerdict(Struct, frozen=True):
    """The answer to a turn that was handed in, or to who gave up, with the best turn that we know."""

    outcome: Literal["better", "best", "less", "shown"]  # shown: given up
    score: int | None  # from 0 to 100
    yours: int | None  # the result that is expected after the turn; 100: a sure win
    best: int  # … after the best turn
    says: Sentence
    solution: list[str]
    steps: list[TurnStep]
    why: Sentence


class PuzzleScene(Struct, frozen=True):
    """A puzzle after what was played."""

    info: PuzzleInfo
    asks: list[Sentence]
    played: list[str]
    over: bool  # the turn: it can be handed in
    scene: Scene
    step: Step | None  # what the last action did
    refused: TryRefused | None  # or why not: it stands as before
    verdict: PuzzleVerdict | None  # once this visitor has answered
