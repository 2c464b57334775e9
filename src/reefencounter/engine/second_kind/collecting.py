"""Action 10: take a space of the open sea, and refill (R9, S8.3, S8.5)."""

from __future__ import annotations

from .. import codes as base
from .. import layout as plain
from . import cards, codes, draws, ending, geometry, layout


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
    """A cube, and a tile for every space with fewer than three; then the turn ends or goes on.   # R9.2 R9.3"""
    wanted = 0
    for other in range(5):
        wanted += sea_size(reef, other) < 3
    if cards.bag_size(reef) < wanted:
        for colour in range(5):
            reef.bag[colour] += reef.reserve[colour]
            reef.reserve[colour] = 0
    if cards.bag_size(reef) < wanted or not reef.larvae[space]:
        ending.end(reef, base.SUPPLY)
        return
    reef.larvae[space] -= 1
    for step in range(5):
        other = (space + step) % 5
        if sea_size(reef, other) < 3:
            kind = draws.draw_tile(reef, chance)
            if kind < 0:
                return
            reef.sea[other * codes.KINDS + kind] += 1
    if not early:
        ending.finish_turn(reef)


def sea_size(reef: layout.Reef, space: int) -> int:
    """How many tiles lie on a space of the open sea."""
    return geometry.total(reef.sea, space * codes.KINDS, codes.KINDS)
