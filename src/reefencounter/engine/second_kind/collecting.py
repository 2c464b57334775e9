"""Action 10: take a space of the open sea, and refill (R9, S8.3, S8.5)."""

from __future__ import annotations

from .. import codes as base
from .. import layout as plain
from ..common import supply
from . import cards, codes, ending, layout


def collect(reef: layout.Reef, player: int, space: int, chance: plain.ChanceState) -> None:
    """Cube and tiles go behind the screen; before the refill a window may open.            # R9.1"""
    early = reef.pending == codes.CARD_PENDING  # Pick Me Up: the turn goes on
    cards.close(reef)
    reef.cubes[player * 5 + space] += 1
    for kind in range(codes.KINDS):
        reef.hand[player * codes.KINDS + kind] += reef.sea[space * codes.KINDS + kind]
        reef.sea[space * codes.KINDS + kind] = 0
    reef.collected = 1
    if cards.open_window(reef, codes.COLLECT_WINDOW):
        reef.space = space
        reef.left = early
    else:
        refill(reef, space, early, chance)


def refill(reef: layout.Reef, space: int, early: int, chance: plain.ChanceState) -> None:
    """The open sea is refilled; then the turn ends or goes on.                             # R9.2 R9.3"""
    filled = supply.refill(layout.common(reef), space, reef.sea, reef.bag, codes.KINDS, chance)
    if filled == base.NOT_ENOUGH:
        ending.end(reef, base.SUPPLY)
    elif filled == base.REFILLED and not early:
        ending.finish_turn(reef)
