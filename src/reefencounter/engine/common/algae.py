"""Coral tiles and cylinders: what shows, what is left, what may be locked (R1.7, R8.3 to R8.6)."""

from __future__ import annotations

from .. import geometry, layout


def showing(table: layout.Common, alga: int) -> int:
    """The coral tiles that show this alga as their large one.                              # R1.7"""
    plain = table.turned
    return (geometry.LARGE_ON_STAR[alga] & ~plain) | (geometry.LARGE_ON_PLAIN[alga] & plain)


def cylinders_left(table: layout.Common, alga: int) -> int:
    """Cylinders of this colour in the supply.                                              # R8.3"""
    return 5 - geometry.count(showing(table, alga) & table.locks) - (table.alga == alga + 1)


def in_supply(table: layout.Common) -> int:
    """The algae that can be chosen."""
    found = 0
    for alga in range(4):
        if cylinders_left(table, alga) > 0:
            found |= 1 << alga
    return found


def lockable(table: layout.Common, player: int, fish_size: int) -> int:
    """The coral tiles on which this player may put a cylinder, if one may still be put there.   # R8.3 R8.5 R8.6"""
    if not table.eaten[player]:
        return 0
    unlocked = 1023 & ~table.locks
    if unlocked & (unlocked - 1) == 0 and fish_size < 2:
        return 0
    tiles = 0
    for alga in range(4):
        if cylinders_left(table, alga) > 0:
            tiles |= showing(table, alga) & unlocked
    return tiles


def turn_tiles(table: layout.Common, tiles: int) -> None:
    """Turn these coral tiles over."""
    table.turned ^= tiles
    rank_corals(table)


def rank_corals(table: layout.Common) -> None:
    """Work out who beats whom from the sides of the coral tiles.                           # R1.7"""
    for colour in range(5):
        table.weaker[colour] = 0
    for tile in range(10):
        if table.turned >> tile & 1:
            table.weaker[geometry.WEAK[tile]] |= 1 << geometry.STRONG[tile]
        else:
            table.weaker[geometry.STRONG[tile]] |= 1 << geometry.WEAK[tile]
