"""Tiles drawn from a bag, by chance or as a deal is given (N3). A bag is a count for each kind of tile."""

from __future__ import annotations

from .. import generator, layout


def draw_tile(bag: list[int], kinds: int, chance: layout.ChanceState) -> int:
    """Take one tile and note it, the next of those given if they are; -1 if the bag has none such."""
    if chance.given:
        kind = chance.tiles[chance.size]
        if not bag[kind]:
            chance.wrong = 1
            return -1
        bag[kind] -= 1
    else:
        kind = draw_unnoted(bag, kinds, chance)
        if kind < 0:
            return -1
        chance.tiles[chance.size] = kind
    chance.size += 1
    return kind


def draw_unnoted(bag: list[int], kinds: int, chance: layout.ChanceState) -> int:
    """Take one tile of the first so many kinds, by chance; -1 if there is none."""
    left = 0
    for kind in range(kinds):
        left += bag[kind]
    if left == 0:
        return -1
    place = generator.below(chance, left)
    kind = 0
    while place >= bag[kind]:
        place -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind
