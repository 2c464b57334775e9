"""Walks over the options: how many there are, the n-th of them, all of them, and whether one is among them.

The first three go in the canonical order of the notation (N2). No rule is said here: `options.survey` says them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import codes, geometry, layout, options
from .common import algae

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from . import shim as cython

if not cython.compiled:
    from .layout import Options


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
                return codes.LAY + cell * codes.SOURCES + (n % 2 if kinds == 2 else found.by_consumed)
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
                return codes.MOVE + found.origins[mover] * codes.GOALS + goal
            n -= size
        if n == 0:
            return codes.MOVE + found.origins[mover] * codes.GOALS + codes.OFF
        n -= 1
    size = geometry.count(found.larvae)
    if n < size:
        return codes.LARVA + nth_colour(found.larvae, n)
    n -= size
    if found.payments:
        size = places_for_algae(found)
        if n < geometry.count(found.payments) * size:
            return (
                codes.ALGA
                + nth_colour(found.payments, n // size) * codes.ALGA_USES
                + nth_place(reef, found, n % size)
            )
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
    """The n-th way to play an alga: alga and place (0: the alga space) as one number."""
    for alga in range(4):
        if found.algae >> alga & 1:
            if n == 0:
                return alga * codes.PLACES
            n -= 1
            tiles = found.lockable & algae.showing(layout.common(reef), alga)
            size = geometry.count(tiles)
            if n < size:
                return alga * codes.PLACES + 1 + nth_colour(tiles, n)
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
        first = codes.MOVE + found.origins[mover] * codes.GOALS
        for board in range(boards):
            n = list_cells(found.goals[mover * 4 + board], first + board * codes.CELLS, 1, out, n)
        out[n] = first + codes.OFF
        n += 1
    n = list_few(found.larvae, codes.LARVA, out, n)
    if found.payments:
        places = places_for_algae(found)
        for paid in range(geometry.count(found.payments)):
            first = codes.ALGA + nth_colour(found.payments, paid) * codes.ALGA_USES
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
    first = codes.LAY + board * codes.CELLS * codes.SOURCES
    if found.by_hand and not found.by_consumed:
        return list_cells(found.lays[board], first, codes.SOURCES, out, n)
    if found.by_consumed and not found.by_hand:
        return list_cells(found.lays[board], first + 1, 2, out, n)
    cells = found.lays[board]
    while cells and found.by_hand:
        out[n] = first + geometry.number(geometry.lowest(cells)) * codes.SOURCES
        out[n + 1] = out[n] + 1
        n += 2
        cells &= cells - 1
    return n


def permits(reef: layout.Reef, player: int, action: int) -> int:
    """Whether this player may do this now: whether it is among the options."""
    found = cython.declare(Options)
    options.survey(reef, player, cython.address(found))
    return includes(reef, cython.address(found), action)


def includes(reef: layout.Reef, found: layout.Options, action: int) -> int:
    """Whether an action is one of these options."""
    if action < 0 or action >= codes.ACTIONS:
        return 0
    if codes.MOVE <= action < codes.LARVA:
        return includes_move(
            reef, found, (action - codes.MOVE) // codes.GOALS, (action - codes.MOVE) % codes.GOALS
        )
    if codes.LAY <= action < codes.STOP:
        place, consumed = (action - codes.LAY) // codes.SOURCES, (action - codes.LAY) % codes.SOURCES
        return (found.by_consumed if consumed else found.by_hand) and has_cell(found.lays, place)
    if action < codes.LARVAE:
        return found.feeds >> action & 1
    if action < codes.EAT:
        return found.pairs
    if action < codes.CUBE:
        return has_cell(found.eats, action - codes.EAT)
    if action < codes.LAY:
        return found.cubes >> (action - codes.CUBE) & 1
    if action == codes.STOP:
        return found.stop
    if action < codes.MOVE:
        return has_cell(found.introductions, action - codes.SHRIMP)
    if action < codes.ALGA:
        return found.larvae >> (action - codes.LARVA) & 1
    if action < codes.POLYP:
        return includes_alga(reef, found, action - codes.ALGA)
    if action < codes.TAKE:
        return found.polyps >> (action - codes.POLYP) & 1
    return found.takes if action < codes.PASS else found.passes


def has_cell(boards: list[int], cell: int) -> int:
    """Whether a cell is in one of these sets, one for each board."""
    return boards[cell // 42] & geometry.CELL[cell % 42] != 0


def includes_move(reef: layout.Reef, found: layout.Options, origin: int, goal: int) -> int:
    """Whether a shrimp may go from one cell to another or off the board."""
    board, cell = goal // 42, geometry.CELL[goal % 42]
    for mover in range(found.movers):
        if found.origins[mover] == origin:
            return goal == codes.OFF or (board < reef.players and found.goals[mover * 4 + board] & cell != 0)
    return 0


def includes_alga(reef: layout.Reef, found: layout.Options, code: int) -> int:
    """Whether a cylinder may be put on the alga space or on a coral tile."""
    paid, alga, place = code // codes.ALGA_USES, code % codes.ALGA_USES // codes.PLACES, code % codes.PLACES
    if not (found.payments >> paid & 1 and found.algae >> alga & 1):
        return 0
    return place == 0 or (found.lockable & algae.showing(layout.common(reef), alga)) >> (place - 1) & 1
