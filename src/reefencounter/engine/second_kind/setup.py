"""Setting up the table of the expansion (R2, S2): what both games do is in `common.setup`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from .. import generator
from .. import layout as plain
from ..common import setup
from . import codes, components, corals, geometry, layout

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    NUMBERS = [0] * 33

BLUE_SHRIMPS = components.BLUE_SHRIMPS
ALL_CARDS = (1 << codes.CARDS) - 1


def set_up(
    reef: layout.Reef, players: int, advanced: int, dealt: int, deck: int, chance: plain.ChanceState
) -> None:
    """A whole new game by chance. `reef` is all zeros before."""
    reef.players, reef.advanced, reef.dealt, reef.deck = players, advanced, dealt, deck
    setup.choose_boards(layout.common(reef), chance)
    reef.turned = 1023 * generator.below(chance, 2)  # R2.4
    put_out(reef)
    setup.fill_sea(reef.sea, reef.bag, codes.KINDS, chance)
    setup.deal_hands(players, reef.hand, reef.bag, codes.KINDS, chance)


def put_out(reef: layout.Reef) -> None:
    """Start polyps, reserve, bag, cubes, shrimps, cards and crowns.          # R2.2 R2.3 S2.1 S2.3 S2.4"""
    setup.put_out(layout.common(reef))
    reef.asked = base.NOBODY
    for kind in range(codes.KINDS):
        reef.bag[kind] = NUMBERS[kind]
    for colour in range(5):
        for board in range(reef.players):
            reef.polyps[board * 5 + colour] = geometry.START[reef.boards[board] * 5 + colour]
        reef.bag[colour] -= 1 + reef.players
    for board in range(reef.players):
        corals.relink(reef, board)
    for player in range(reef.players):
        if reef.dealt:
            reef.hand[player * codes.KINDS + codes.CROWN] = 1
            reef.bag[codes.CROWN] -= 1
    reef.at_sea = 1
    reef.supply = BLUE_SHRIMPS - 1
    reef.draw = ALL_CARDS


for _kind, _number in enumerate(components.NUMBER_OF_KIND.values()):
    NUMBERS[_kind] = _number
