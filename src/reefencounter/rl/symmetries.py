"""Symmetries of the base game: other orders of the boards, and boards in a mirror. One position becomes many.

The rules ask which cells are neighbours and where rock is, and nothing else of a board but its growth cell. So any
order of the boards will do, and a board may be mirrored left to right, each for itself: the growth cell d4 lies in the
middle column. Turned upside down it would lie on d3, so that mirror is one of the advanced game alone, in which nothing
grows. Colours are not alike (coral tiles, algae), so their permutations are none.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from ..extras import missing

try:
    import numpy
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..engine import codes
from ..engine.arguments import players_of
from ..engine.errors import ReefError, shown
from . import spaces

if TYPE_CHECKING:
    Array = numpy.ndarray[Any, Any]

ROWS, COLUMNS = 6, 7


class Symmetry(NamedTuple):
    """Index arrays: `seen[..., symmetry.observation]`, `mask[..., symmetry.actions]` and `symmetry.moved[action]`."""

    name: str
    observation: Array
    actions: Array
    moved: Array  # the number of an action afterwards


def symmetries(
    players: int = 2, mirrors: bool = True, advanced: bool = False, space: int = 1
) -> Iterator[Symmetry]:
    """All of them, the one that changes nothing first: players! orders, times 2 or 4 for each board.

    >>> [len(list(symmetries(2, **how))) for how in ({}, {"mirrors": False}, {"advanced": True})]
    [8, 2, 32]
    """
    players_of(players)
    ways = [(False, False)]
    if mirrors:
        ways = [(False, False), (False, True)] + ([(True, False), (True, True)] if advanced else [])
    for order in permutations(range(players)):
        for flips in product(ways, repeat=players):
            yield symmetry(order, flips, space)


def symmetry(order: tuple[int, ...], flips: tuple[tuple[bool, bool], ...], space: int = 1) -> Symmetry:
    """Board `k` becomes what board `order[k]` was, its rows and columns turned about as `flips[k]` says."""
    cells = _cells(order, flips)
    actions = _actions(cells)
    names = [
        f"{board + 1}{'r' if rows else ''}{'c' if columns else ''}"
        for board, (rows, columns) in zip(order, flips, strict=True)
    ]
    return Symmetry(" ".join(names), _observation(cells, space), actions, numpy.argsort(actions))


def _cells(order: tuple[int, ...], flips: tuple[tuple[bool, bool], ...]) -> Array:
    """For each cell the one that comes to lie there."""
    table = numpy.arange(spaces.CELLS).reshape(4, ROWS, COLUMNS)
    turned = table.copy()
    for place, (board, (rows, columns)) in enumerate(zip(order, flips, strict=True)):
        turned[place] = table[board][:: -1 if rows else 1, :: -1 if columns else 1]
    return turned.reshape(-1)


def _observation(cells: Array, space: int) -> Array:
    if space not in (1, 2):
        raise ReefError("environment.space", value=shown(space))
    moved = numpy.arange(spaces.OBSERVATION if space == 1 else spaces.OBSERVATION_2)
    firsts = [*range(0, spaces.FEATURES, spaces.CELLS)]
    if space == 2:
        firsts += range(spaces.OBSERVATION, spaces.MORE_FEATURES, spaces.CELLS)
    for first in firsts:
        moved[first : first + spaces.CELLS] = first + cells
    return moved


def _actions(cells: Array) -> Array:
    moved = numpy.arange(spaces.ACTIONS)
    for first in (codes.EAT, codes.SHRIMP, spaces.LIFT, spaces.DROP):
        moved[first : first + spaces.CELLS] = first + cells
    for source in (0, 1):  # from the hand, and from the consumed tiles
        places = codes.LAY + source + 2 * numpy.arange(spaces.CELLS)
        moved[places] = codes.LAY + source + 2 * cells
    return moved
