"""Some of many puzzles: as many of each theme, level and kind of game as there are, and no two alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from .puzzle import Puzzle

ALIKE = 0.7  # so much of what lies on two tables is the same: it is one game, a few turns later


def alike(one: Puzzle, other: Puzzle) -> bool:
    """Whether two positions are nearly the same."""
    if one.view["boards"] != other.view["boards"]:
        return False
    polyps, others = (set(puzzle.view["polyps"].items()) for puzzle in (one, other))
    return len(polyps & others) >= ALIKE * len(polyps | others)


def balanced(
    puzzles: Iterable[Puzzle],
    most: int,
    check: Callable[[Puzzle], Puzzle | None] = lambda puzzle: puzzle,
    kept: Iterable[Puzzle] = (),
) -> list[Puzzle]:
    """Those that are `kept`, and of the others so many as make `most` in all.

    Next is always one of the theme that has fewest so far, then of the level and of the kind of game. `check` says at
    last what becomes of it: none, if it does not hold.
    """
    chosen: list[Puzzle] = []
    for one in kept:
        if not any(alike(one, other) for other in chosen):
            chosen.append(one)
    left = {one.id: one for one in puzzles}
    counts = Counter(trait for one in chosen for trait in _traits(one))
    while left and len(chosen) < most:
        one = min(left.values(), key=lambda one: [counts[trait] for trait in _traits(one)])
        del left[one.id]
        if any(alike(one, other) for other in chosen):
            continue
        checked = check(one)
        if checked is not None:
            chosen.append(checked)
            counts.update(_traits(checked))
    return chosen


def _traits(puzzle: Puzzle) -> list[tuple[str, str]]:
    return [("theme", puzzle.theme), ("level", puzzle.level), ("kind", str(puzzle.rules))]
