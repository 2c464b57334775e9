"""What lies open on the table: boards, corals, coral tiles, the values of the colours (R13.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...engine.components import (
    ALGAE,
    COLOURS,
    COLUMNS,
    CORAL_TILES,
    CYLINDERS_OF_A_COLOUR,
    ROWS,
)
from ...notation.forms import AnyPosition, dump
from ..schemas import CoralTile
from ..schemas.values import Alga, Colour
from .remembered import POSITIONS, remembered

CELLS = len(COLUMNS) * len(ROWS)  # printed ones of a board
MOST_FROM_HAND = 4  # of one laying (R4.1): for the words only, what may be laid is asked of the engine
LETTERS: list[Colour] = ["W", "Y", "O", "P", "G"]
CYLINDERS: list[Alga] = ["blue", "green", "purple", "red"]


def colour(letter: str) -> Colour:
    """A colour by its letter."""
    return LETTERS[COLOURS.index(letter)]


def cylinder(name: str) -> Alga:
    """An alga by its name."""
    return CYLINDERS[ALGAE.index(name)]


def owner_of(position: AnyPosition, coral: Sequence[int]) -> int | None:
    """Whose shrimp stands on a coral."""
    for cell in coral:
        owner = position.shrimp_at(cell)
        if owner >= 0:
            return owner
    return None


@remembered(4 * POSITIONS)
def state(position: AnyPosition) -> dict[str, Any]:
    """The whole state, worked out once for all who read it: nobody changes it."""
    return dump(position)


def tiles(position: AnyPosition) -> list[CoralTile]:
    """The ten coral tiles as they lie."""
    reef = position.fields()
    return _tiles(reef.turned, reef.locks)


@lru_cache(POSITIONS)
def _tiles(turned: int, locks: int) -> list[CoralTile]:
    lying = [tile.turned() if turned >> k & 1 else tile for k, tile in enumerate(CORAL_TILES)]
    return [
        CoralTile(
            number=k + 1,
            stronger=colour(tile.strong),
            weaker=colour(tile.weak),
            large=cylinder(tile.large),
            small=cylinder(tile.small),
            lock=cylinder(tile.large) if locks >> k & 1 else None,
        )
        for k, tile in enumerate(lying)
    ]


def values(position: AnyPosition) -> dict[str, int]:
    """What a polyp of each colour is worth in a fish now (R11.3)."""
    return {letter: position.value(k) for k, letter in enumerate(COLOURS)}


def algae(position: AnyPosition) -> dict[str, int]:
    """The cylinders in the supply: those neither on a coral tile nor on the alga space (R8.3)."""
    used: list[str | None] = [tile.lock for tile in tiles(position)]
    space = position.fields().alga
    return {alga: CYLINDERS_OF_A_COLOUR - used.count(alga) - (space == k) for k, alga in enumerate(ALGAE, 1)}
