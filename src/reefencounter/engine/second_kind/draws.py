"""What is drawn: tiles from the bag, cards from the pile; by chance, or as a deal is given (N3)."""

from __future__ import annotations

from .. import generator
from .. import layout as plain
from . import cards, codes, geometry, layout


def draw_tile(reef: layout.Reef, chance: plain.ChanceState) -> int:
    """Take one tile from the bag; -1 if the bag has none such."""
    if chance.given:
        kind = chance.tiles[chance.size]
    else:
        left = cards.bag_size(reef)
        if left == 0:
            return -1
        place = generator.below(chance, left)
        kind = 0
        while place >= reef.bag[kind]:
            place -= reef.bag[kind]
            kind += 1
        chance.tiles[chance.size] = kind
    if not reef.bag[kind]:
        chance.wrong = 1
        return -1
    reef.bag[kind] -= 1
    chance.size += 1
    return kind


def draw_ordinary(reef: layout.Reef, chance: plain.ChanceState) -> int:
    """Take one ordinary tile: in set-up special ones go back and are drawn again.          # S2.2"""
    left = reef.bag[0] + reef.bag[1] + reef.bag[2] + reef.bag[3] + reef.bag[4]
    place = generator.below(chance, left)
    colour = 0
    while place >= reef.bag[colour]:
        place -= reef.bag[colour]
        colour += 1
    reef.bag[colour] -= 1
    return colour


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
