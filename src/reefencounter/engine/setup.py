"""Setting up the table of the base game (R2): what both games do is in `common.setup`."""

from __future__ import annotations

from . import generator, geometry, layout
from .common import setup


def set_up(reef: layout.Reef, players: int, advanced: int, keep: int, chance: layout.ChanceState) -> None:
    """A whole new game by chance. `reef` is all zeros before."""
    reef.players, reef.advanced, reef.keep = players, advanced, keep
    setup.choose_boards(layout.common(reef), chance)
    reef.turned = 1023 * generator.below(chance, 2)  # R2.4
    put_out(reef)
    setup.fill_sea(reef.sea, reef.bag, 5, chance)
    setup.deal_hands(players, reef.hand, reef.bag, 5, chance)


def put_out(reef: layout.Reef) -> None:
    """Start polyps, reserve, bag, cubes and shrimps.                             # R2.2 R2.3 R2.5"""
    setup.put_out(layout.common(reef))
    for colour in range(5):
        for board in range(reef.players):
            reef.polyps[board * 5 + colour] = geometry.START[reef.boards[board] * 5 + colour]
        reef.bag[colour] = 39 - reef.players
