"""A puzzle out of one's own game: a turn for which an analysis has found a better one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..analysis.keys import keys, keys_of, theme_of
from ..bots.seat_view import SeatView
from ..engine.errors import ReefError
from ..notation.forms import AnyPosition, id_of
from ..view import Known
from .judging import planned
from .puzzle import OWN, Puzzle

LAY = "lay"  # the theme where a turn differs only in how polyps were laid


def practised(turn: Mapping[str, Any], before: AnyPosition, known: Known, after: AnyPosition) -> Puzzle:
    """The puzzle in a turn as `AnalysedTurn.to_json` tells it, from the positions before and after it.

    It shows what the player could see. Raises `ReefError` where the better turn cannot be played again.
    """
    if before.phase != "turn" or turn["best"] is None:
        raise ReefError("puzzle.not_from_here")
    seat_view = SeatView.of(before, known, turn["player"])
    puzzle = Puzzle(
        view=seat_view.view(),
        seat=turn["player"],
        to_be_had=seat_view.to_be_had,
        theme=LAY,
        about="",
        level=OWN,
        solution=tuple(turn["best"]),
        expected=turn["best_expected"],
        gap=turn["loss"],
    )
    try:
        planned(puzzle, puzzle.solution)
    except ReefError:
        raise ReefError("puzzle.not_from_here") from None
    best = keys_of(puzzle.position, [id_of(puzzle.position, action) for action in puzzle.solution])
    theme = theme_of(best, keys(before, turn["actions"], after))
    return puzzle if theme is None else replace(puzzle, theme=theme)
