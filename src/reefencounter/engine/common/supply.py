"""Cubes and tiles that come from the supply, the bag and the reserve, and return there (R2.8, R6, R8, R9).

Where tiles are concerned, `bag` and `sea` are counts by kind of tile: the two games differ in how many kinds there are.
"""

from __future__ import annotations

from .. import codes, geometry, layout
from . import draws


def take_cube(table: layout.Common, player: int, colour: int) -> None:
    """A cube goes from the supply to the player."""
    table.larvae[colour] -= 1
    table.cubes[player * 5 + colour] += 1


def return_cube(table: layout.Common, player: int, colour: int) -> None:
    """A cube goes from the player to the supply."""
    table.cubes[player * 5 + colour] -= 1
    table.larvae[colour] += 1


def choose_cubes(table: layout.Common, player: int, pair: int) -> None:
    """The first two cubes of a player; when all have chosen, the first turn begins.        # R2.8"""
    take_cube(table, player, geometry.FIRST_OF_PAIR[pair])
    take_cube(table, player, geometry.SECOND_OF_PAIR[pair])
    table.player = 0
    while table.player < table.players and has_cubes(table, table.player):
        table.player += 1
    if table.player == table.players:
        table.player = 0
        table.phase = codes.TURN


def has_cubes(table: layout.Common, player: int) -> int:
    """Whether this player has chosen the first two cubes."""
    for colour in range(player * 5, player * 5 + 5):
        if table.cubes[colour]:
            return 1
    return 0


def swap_cube(table: layout.Common, player: int, colour: int, bag: list[int]) -> None:
    """Action 8: the cube goes back, and a tile comes from the bag, else from the reserve.   # R8.2"""
    return_cube(table, player, colour)
    if bag[colour]:
        bag[colour] -= 1
    else:
        table.reserve[colour] -= 1


def tile_for_growth(table: layout.Common, colour: int, bag: list[int]) -> int:
    """Take a tile from the reserve, which the bag then refills, else from the bag; 0 if there is none.   # R6.2 R6.3"""
    reserved = table.reserve[0] + table.reserve[1] + table.reserve[2] + table.reserve[3] + table.reserve[4]
    if table.reserve[colour]:
        table.reserve[colour] -= 1
    elif bag[colour]:
        bag[colour] -= 1
    else:
        return 0
    if reserved and not table.reserve[colour] and bag[colour]:
        bag[colour] -= 1
        table.reserve[colour] += 1
    return 1


def refill(
    table: layout.Common, space: int, sea: list[int], bag: list[int], kinds: int, chance: layout.ChanceState
) -> int:
    """A cube for the space that was taken, and a tile for every space with fewer than three.   # R9.2 R9.3"""
    wanted = 0
    for other in range(5):
        wanted += geometry.total(sea, other * kinds, kinds) < 3
    left = geometry.total(bag, 0, kinds)
    if left < wanted:
        for colour in range(5):
            left += table.reserve[colour]
            bag[colour] += table.reserve[colour]
            table.reserve[colour] = 0
    if left < wanted or not table.larvae[space]:
        return codes.NOT_ENOUGH  # R11.1d
    table.larvae[space] -= 1
    for step in range(5):
        other = (space + step) % 5  # R1.8
        if geometry.total(sea, other * kinds, kinds) < 3:
            kind = draws.draw_tile(bag, kinds, chance)
            if kind < 0:
                return codes.OTHER_DEAL
            sea[other * kinds + kind] += 1
    return codes.REFILLED
