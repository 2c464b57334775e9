"""Puzzles: a real position, one whole turn to find, and a judge.

>>> from datetime import date
>>> from reefencounter import puzzles
>>> puzzle = puzzles.of_the_day(date(2026, 11, 16))
>>> puzzle == puzzles.of_the_day(date(2026, 11, 16)), puzzle.theme in puzzles.THEMES
(True, True)
>>> puzzles.judge(puzzle, puzzle.solution).score
100

The puzzles that come with the package (`shipped.json`) were found in games of bots (`finding`) and chosen among many
(`choosing`); `reef puzzles` finds more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files

from ..analysis.keys import THEMES
from ..engine.errors import ReefError
from .attempt import Attempt
from .judging import Verdict, judge
from .puzzle import LEVELS, Puzzle

__all__ = ["LEVELS", "THEMES", "Attempt", "Puzzle", "Verdict", "all_puzzles", "by_id", "judge", "of_the_day"]

SHIPPED = "shipped.json"
STRIDE = (
    37  # a prime that divides no number of puzzles we ship: neighbours in the file are not neighbours in time
)


@cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """Those that come with the package, by id, in the order of the file."""
    kept = json.loads(files(__name__).joinpath(SHIPPED).read_text(encoding="utf-8"))
    return {one["id"]: Puzzle.from_json(one) for one in kept["puzzles"]}


def by_id(id: str) -> Puzzle:
    """A puzzle by its id."""
    found = all_puzzles().get(id)
    if found is None:
        raise ReefError("puzzle.unknown", id=str(id)[:40])
    return found


def of_the_day(day: date) -> Puzzle:
    """One for each day, the same for everybody; all come once before any comes again."""
    every = list(all_puzzles().values())
    return every[day.toordinal() * STRIDE % len(every)]
