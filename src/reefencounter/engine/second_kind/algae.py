"""Coral tiles and cylinders: what shows, what is left, what may be locked (R8.3 to R8.6)."""

from __future__ import annotations

from .. import geometry as plain
from . import codes, geometry, layout


def showing(reef: layout.Reef, alga: int) -> int:
    """The coral tiles that show this alga as their large one.                              # R1.7"""
    turned = reef.turned
    return (plain.LARGE_ON_STAR[alga] & ~turned) | (plain.LARGE_ON_PLAIN[alga] & turned)


def cylinders_left(reef: layout.Reef, alga: int) -> int:
    """Cylinders of this colour in the supply.                                              # R8.3"""
    return 5 - geometry.count_members(showing(reef, alga) & reef.locks) - (reef.alga == alga + 1)


def in_supply(reef: layout.Reef) -> int:
    """The algae that can be chosen."""
    found = 0
    for alga in range(4):
        if cylinders_left(reef, alga) > 0:
            found |= 1 << alga
    return found


def lockable(reef: layout.Reef, player: int) -> int:
    """The coral tiles on which this player may put a cylinder now.               # R8.3 R8.5 R8.6"""
    if not reef.eaten[player] or (reef.locked and reef.more_locks < 2):
        return 0
    unlocked = 1023 & ~reef.locks
    if unlocked & (unlocked - 1) == 0 and fish_size(reef, player) < 2:
        return 0
    tiles = 0
    for alga in range(4):
        if cylinders_left(reef, alga) > 0:
            tiles |= showing(reef, alga) & unlocked
    return tiles


def fish_size(reef: layout.Reef, player: int) -> int:
    """How many tiles the fish of this player holds.                                        # S4.4"""
    return geometry.total(reef.fish, player * codes.KINDS, codes.ROCK)


def rank_corals(reef: layout.Reef) -> None:
    """Work out who beats whom from the sides of the coral tiles.                           # R1.7"""
    for colour in range(5):
        reef.weaker[colour] = 0
    for tile in range(10):
        if reef.turned >> tile & 1:
            reef.weaker[plain.WEAK[tile]] |= 1 << plain.STRONG[tile]
        else:
            reef.weaker[plain.STRONG[tile]] |= 1 << plain.WEAK[tile]


def turn_tiles(reef: layout.Reef, tiles: int) -> None:
    """Turn these coral tiles over."""
    reef.turned ^= tiles
    rank_corals(reef)
