"""Cards drawn from the pile, by chance or as a deal is given (N3); tiles see `common.draws`."""

from __future__ import annotations

from .. import generator
from .. import layout as plain
from . import codes, geometry, layout


def draw_card(reef: layout.Reef, player: int, chance: plain.ChanceState) -> None:
    """Take the top card; an empty pile is first made of the discards.                      # S7.1"""
    if not reef.draw:
        reef.draw, reef.discards = reef.discards, 0
    if chance.given:
        card = chance.tiles[0]
        if card >= codes.CARDS or not reef.draw >> card & 1:
            chance.wrong = 1
            return
    else:
        card = geometry.nth_member(reef.draw, generator.below(chance, geometry.count_members(reef.draw)))
        chance.tiles[0] = card
    chance.size = 1
    reef.draw &= ~(1 << card)
    reef.cards[player] |= 1 << card
