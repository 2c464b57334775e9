"""Previews that stay as they were from scene to scene, remembered: of a laying by the board, of collecting and of algae
by what lies beside the boards. Most steps change one board, or only that.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ...engine.components import COLOURS
from ..schemas import AlgaChoice, CollectChoice, LayTarget
from .lying import beside_boards, on_boards
from .previews import Look
from .remembered import POSITIONS, Alike, remembered
from .rulesets import of

Found = Sequence[tuple[str, ...]]  # legal actions of a kind, by their words


def targets(look: Look, found: Found, alone: bool) -> list[LayTarget]:
    """The cells for the polyp that is laid next. `alone`: whoever reads now gets words alone."""
    if not found:
        return []
    reef, colour = look.reef, look.reef.laying - 1
    # Beside the board, only the colour is asked for, and whether one of it is there to grow (R6.2, R12.1).
    laying = (look.speaker, alone, colour, reef.advanced, reef.reserve[colour], reef.bag[colour])
    boards = on_boards(look.position, of(look.position).on_board)
    told: list[LayTarget] = []
    for number, ways in groupby(found, key=lambda words: words[0][0]):
        here = list(ways)
        key = (type(look), number, boards[int(number) - 1], laying, *here)
        told += _targets(Alike(key, (look, here)))
    return told


@remembered(2 * POSITIONS)
def _targets(alike: Alike) -> list[LayTarget]:
    look, found = alike.taken()
    told: list[LayTarget] = look.targets(found)
    return told


def collecting(look: Look, found: Found, alone: bool) -> list[CollectChoice]:
    """What the spaces of the open sea give. Of the boards, only whether they are full is told: that ends the game."""
    if not found:
        return []
    full = not any(look.position.layable(colour) for colour in range(len(COLOURS)))  # R11.1c
    lies = beside_boards(look.position, of(look.position).for_collecting)
    return _collecting(
        Alike((type(look), look.seat, look.anybodys, alone, lies, full, *found), (look, found))
    )


@remembered()
def _collecting(alike: Alike) -> list[CollectChoice]:
    look, found = alike.taken()
    told: list[CollectChoice] = look.collecting(found)
    return told


def algae(look: Look, found: Found, alone: bool) -> list[AlgaChoice]:
    """What the algae turn."""
    if not found:
        return []
    lies = beside_boards(look.position, of(look.position).beside_boards)
    return _algae(Alike((type(look), look.seat, look.speaker, alone, lies, *found), (look, found)))


@remembered()
def _algae(alike: Alike) -> list[AlgaChoice]:
    look, found = alike.taken()
    told: list[AlgaChoice] = look.algae(found)
    return told
