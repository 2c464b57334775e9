"""Walks over the options: how many there are, the n-th of them, all of them, and whether one is among them.

All three walks go in the canonical order of the notation (N2).
"""

from __future__ import annotations

from . import codes, corals, geometry, layout, options
from .common import algae, supply


def number_of(found: layout.Options, boards: int) -> int:
    """How many actions these options are."""
    total = geometry.count(found.feeds) + 15 * found.pairs + geometry.count(found.cubes) + found.stop
    kinds = found.by_hand + found.by_consumed
    for board in range(boards):
        total += geometry.count(found.eats[board]) + geometry.count(found.introductions[board])
        total += geometry.count(found.lays[board]) * kinds
    for mover in range(found.movers):
        total += 1
        for board in range(boards):
            total += geometry.count(found.goals[mover * 4 + board])
    total += geometry.count(found.larvae) + geometry.count(found.polyps) + 5 * found.takes + found.passes
    if found.payments:
        total += geometry.count(found.payments) * places_for_algae(found)
    return total


def places_for_algae(found: layout.Options) -> int:
    """How many ways there are to play an alga, whatever pays for it."""
    return geometry.count(found.algae) + geometry.count(found.lockable)


def nth_action(reef: layout.Reef, found: layout.Options, n: int) -> int:
    """The n-th of these options, from 0, in canonical order."""
    boards = reef.players
    size = geometry.count(found.feeds)
    if n < size:
        return codes.FEED + nth_colour(found.feeds, n)
    n -= size
    if n < 15 * found.pairs:
        return codes.LARVAE + n
    n -= 15 * found.pairs
    for board in range(boards):
        size = geometry.count(found.eats[board])
        if n < size:
            return codes.EAT + board * codes.CELLS + geometry.nth(found.eats[board], n)
        n -= size
    size = geometry.count(found.cubes)
    if n < size:
        return codes.CUBE + nth_colour(found.cubes, n)
    n -= size
    kinds = found.by_hand + found.by_consumed
    if kinds:
        for board in range(boards):
            size = geometry.count(found.lays[board]) * kinds
            if n < size:
                cell = board * codes.CELLS + geometry.nth(found.lays[board], n // kinds)
                return codes.LAY + cell * 2 + (n % 2 if kinds == 2 else found.by_consumed)
            n -= size
    if n < found.stop:
        return codes.STOP
    n -= found.stop
    for board in range(boards):
        size = geometry.count(found.introductions[board])
        if n < size:
            return codes.SHRIMP + board * codes.CELLS + geometry.nth(found.introductions[board], n)
        n -= size
    for mover in range(found.movers):
        for board in range(boards):
            size = geometry.count(found.goals[mover * 4 + board])
            if n < size:
                goal = board * codes.CELLS + geometry.nth(found.goals[mover * 4 + board], n)
                return codes.MOVE + found.origins[mover] * 169 + goal
            n -= size
        if n == 0:
            return codes.MOVE + found.origins[mover] * 169 + codes.OFF
        n -= 1
    size = geometry.count(found.larvae)
    if n < size:
        return codes.LARVA + nth_colour(found.larvae, n)
    n -= size
    if found.payments:
        size = places_for_algae(found)
        if n < geometry.count(found.payments) * size:
            return codes.ALGA + nth_colour(found.payments, n // size) * 44 + nth_place(reef, found, n % size)
        n -= geometry.count(found.payments) * size
    size = geometry.count(found.polyps)
    if n < size:
        return codes.POLYP + nth_colour(found.polyps, n)
    n -= size
    if n < 5 * found.takes:
        return codes.TAKE + n
    return codes.PASS


def nth_colour(colours: int, n: int) -> int:
    """The n-th member of a small set."""
    while n > 0:
        colours &= colours - 1
        n -= 1
    return geometry.lowest(colours)


def nth_place(reef: layout.Reef, found: layout.Options, n: int) -> int:
    """The n-th way to play an alga: alga * 11 + place (0: the alga space)."""
    for alga in range(4):
        if found.algae >> alga & 1:
            if n == 0:
                return alga * 11
            n -= 1
            tiles = found.lockable & algae.showing(layout.common(reef), alga)
            size = geometry.count(tiles)
            if n < size:
                return alga * 11 + 1 + nth_colour(tiles, n)
            n -= size
    return 0


def list_actions(reef: layout.Reef, found: layout.Options, out: list[int]) -> int:
    """Write all these options to `out`, in canonical order; say how many."""
    boards = reef.players
    n = list_few(found.feeds, codes.FEED, out, 0)
    for pair in range(15 * found.pairs):
        out[n] = codes.LARVAE + pair
        n += 1
    for board in range(boards):
        n = list_cells(found.eats[board], codes.EAT + board * codes.CELLS, 1, out, n)
    n = list_few(found.cubes, codes.CUBE, out, n)
    for board in range(boards):
        n = list_lays(found, board, out, n)
    if found.stop:
        out[n] = codes.STOP
        n += 1
    for board in range(boards):
        n = list_cells(found.introductions[board], codes.SHRIMP + board * codes.CELLS, 1, out, n)
    for mover in range(found.movers):
        first = codes.MOVE + found.origins[mover] * 169
        for board in range(boards):
            n = list_cells(found.goals[mover * 4 + board], first + board * codes.CELLS, 1, out, n)
        out[n] = first + codes.OFF
        n += 1
    n = list_few(found.larvae, codes.LARVA, out, n)
    if found.payments:
        places = places_for_algae(found)
        for paid in range(geometry.count(found.payments)):
            first = codes.ALGA + nth_colour(found.payments, paid) * 44
            for place in range(places):
                out[n] = first + nth_place(reef, found, place)
                n += 1
    n = list_few(found.polyps, codes.POLYP, out, n)
    for space in range(5 * found.takes):
        out[n] = codes.TAKE + space
        n += 1
    if found.passes:
        out[n] = codes.PASS
        n += 1
    return n


def list_few(members: int, first: int, out: list[int], n: int) -> int:
    """Write the members of a small set."""
    while members:
        out[n] = first + geometry.lowest(members)
        n += 1
        members &= members - 1
    return n


def list_cells(cells: int, first: int, step: int, out: list[int], n: int) -> int:
    """Write a set of cells, `step` ids apart."""
    while cells:
        out[n] = first + geometry.number(geometry.lowest(cells)) * step
        n += 1
        cells &= cells - 1
    return n


def list_lays(found: layout.Options, board: int, out: list[int], n: int) -> int:
    """Write the layings on one board, hand before consumed on each cell."""
    first = codes.LAY + board * codes.CELLS * 2
    if found.by_hand and not found.by_consumed:
        return list_cells(found.lays[board], first, 2, out, n)
    if found.by_consumed and not found.by_hand:
        return list_cells(found.lays[board], first + 1, 2, out, n)
    cells = found.lays[board]
    while cells and found.by_hand:
        out[n] = first + geometry.number(geometry.lowest(cells)) * 2
        out[n + 1] = out[n] + 1
        n += 2
        cells &= cells - 1
    return n


def permits(reef: layout.Reef, player: int, action: int) -> int:
    """Whether this player may do this now. Asks only for what the action needs."""
    if action < 0 or action >= codes.ACTIONS:
        return 0
    if reef.phase == codes.SETUP:
        return permits_choice(reef, player, action)
    if player != reef.player or reef.phase == codes.OVER or action < codes.EAT:
        return 0
    if action == codes.PASS or action < codes.CUBE:
        return permits_meal(reef, player, action)
    if codes.MOVE <= action < codes.LARVA:
        return permits_move(reef, player, action - codes.MOVE)
    if codes.LAY <= action <= codes.STOP:
        return permits_laying(reef, player, action)
    if reef.phase != codes.TURN:
        return 0
    if action < codes.LAY:
        owed = reef.must_play
        return (not owed or owed == action - codes.CUBE + 1) and options.may_play_cube(
            reef, player, action - codes.CUBE
        )
    if reef.must_play:
        return 0
    if action < codes.MOVE:
        board, cell = (action - codes.SHRIMP) // 42, geometry.CELL[(action - codes.SHRIMP) % 42]
        if board >= reef.players or not options.may_introduce(reef, player, board):
            return 0
        return corals.unshrimped(reef, board) & cell != 0
    if action < codes.ALGA:
        return options.may_take_larva(reef, player, action - codes.LARVA)
    if action < codes.POLYP:
        return permits_alga(reef, player, action - codes.ALGA)
    if action < codes.TAKE:
        return options.may_take_polyp(reef, player, action - codes.POLYP)
    for other in range(reef.players):
        if options.stranded(reef, player, other, corals.polyps(reef, other)):
            return 0
    return 1


def permits_choice(reef: layout.Reef, player: int, action: int) -> int:
    """In set-up.                                                                           # R2.8"""
    if player >= reef.players:
        return 0
    if action < codes.LARVAE:
        return not options.has_fed(reef, player) and reef.hand[player * 5 + action] > 0
    return (
        action < codes.EAT
        and options.has_fed(reef, player)
        and not supply.has_cubes(layout.common(reef), player)
    )


def permits_meal(reef: layout.Reef, player: int, action: int) -> int:
    """Eating, or passing in the final round.                                     # R3.5 R10.1 R11.2"""
    if action == codes.PASS:
        return reef.phase == codes.FINAL
    if reef.phase != codes.FINAL and (reef.phase != codes.TURN or reef.acted):
        return 0
    board, cell = (action - codes.EAT) // 42, geometry.CELL[(action - codes.EAT) % 42]
    return board < reef.players and corals.edible(reef, board, player) & cell != 0


def permits_laying(reef: layout.Reef, player: int, action: int) -> int:
    """A polyp on a cell, or the end of the laying.                               # R4.1 R4.3 R4.5"""
    if reef.phase != codes.LAYING:
        return 0
    colour = reef.laying - 1
    if action == codes.STOP:
        return reef.laid > 0 or not corals.layable_somewhere(reef, colour)
    place = (action - codes.LAY) // 2
    board, cell = place // 42, geometry.CELL[place % 42]
    if (action - codes.LAY) % 2:
        if not reef.consumed[player * 5 + colour]:
            return 0
    elif reef.from_hand >= 4 or not reef.hand[player * 5 + colour]:
        return 0
    return board < reef.players and corals.layable(reef, board, colour) & cell != 0


def permits_move(reef: layout.Reef, player: int, code: int) -> int:
    """A shrimp from one cell to another or off the board.                             # R7.2 R7.6"""
    origin, goal = code // 169, code % 169
    home, shrimp = origin // 42, geometry.CELL[origin % 42]
    if reef.phase == codes.FINAL or home >= reef.players or not reef.shrimps[home * 4 + player] & shrimp:
        return 0
    if not options.may_move(reef, home, shrimp, corals.polyps(reef, home)):
        return 0
    if goal == codes.OFF:
        return 1
    board, cell = goal // 42, geometry.CELL[goal % 42]
    if board >= reef.players:
        return 0
    polyps = corals.unshrimped(reef, board)
    if board == home:
        polyps |= corals.coral_at(reef, home, shrimp)
    return options.goals(reef, player, home, shrimp, board, polyps, corals.bare_rock(reef, board)) & cell != 0


def permits_alga(reef: layout.Reef, player: int, code: int) -> int:
    """A cylinder on the alga space or on a coral tile.                           # R8.3 R8.4 R8.5"""
    paid, alga, place = code // 44, code % 44 // 11, code % 11
    if not reef.consumed[player * 5 + paid] or algae.cylinders_left(layout.common(reef), alga) <= 0:
        return 0
    if place == 0:
        return 1
    tiles = options.lockable(reef, player) & algae.showing(layout.common(reef), alga)
    return tiles >> (place - 1) & 1
