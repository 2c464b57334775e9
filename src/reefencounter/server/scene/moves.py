"""Where shrimps may go. Most legal actions are such moves: they are told apart by their numbers, not by their words."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from ...notation.forms import AnyPosition
from ..schemas import ShrimpMoves
from .base import BaseScene
from .rulesets import of

ORIGINS = 256  # cells whose moves are remembered as text


def parted(position: AnyPosition, ids: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """The moves among legal actions, and the others."""
    moves = of(position).moves
    first, beyond = bisect_left(ids, moves.start), bisect_left(ids, moves.stop)
    return ids[first:beyond], [*ids[:first], *ids[beyond:]]


def shrimp_moves(position: AnyPosition, moves: Sequence[int]) -> list[ShrimpMoves]:
    """The moves by the shrimp that moves."""
    game = of(position)
    names = game.cells
    found, place = [], 0
    while place < len(moves):
        origin = (moves[place] - game.moves.start) // game.goals
        first = game.moves.start + game.goals * origin
        off = first + game.goals - 1
        beyond = bisect_left(moves, off, place)
        texts = _texts(game, names[origin])
        to = {names[goal]: texts[goal] for goal in [move - first for move in moves[place:beyond]]}
        leaves = beyond < len(moves) and moves[beyond] == off
        found.append(ShrimpMoves(names[origin], to, texts[-1] if leaves else None))
        place = beyond + leaves
    return found


@lru_cache(ORIGINS)
def _texts(game: BaseScene, origin: str) -> list[str]:
    """The moves of a shrimp, by where it goes."""
    return [f"move {origin} {goal}" for goal in (*game.cells, "off")]
