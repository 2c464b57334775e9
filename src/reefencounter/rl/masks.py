"""Which actions of the compact space a seat may take now, as a row of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import codes, geometry, layout, options
from ..engine.common import algae
from . import memory, spaces

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.layout import Options

    def wipe(out: bytearray, first: int, size: int) -> None:
        """Zeros."""
        out[first : first + size] = bytes(size)

    def mark(out: bytearray, first: int, members: int) -> None:
        """A 1 for each member of a small set."""
        while members:
            out[first + geometry.lowest(members)] = 1
            members &= members - 1

    def paint(out: bytearray, first: int, cells: int, value: int) -> None:
        """The value on each of these cells of a board."""
        while cells:
            out[first + geometry.number(geometry.lowest(cells))] = value
            cells &= cells - 1

    def paint_pairs(out: bytearray, first: int, cells: int) -> None:
        """A 1 for each of these cells, two places apart."""
        while cells:
            out[first + 2 * geometry.number(geometry.lowest(cells))] = 1
            cells &= cells - 1


def write_mask(reef: layout.Reef, notes: memory.Notes, seat: int, out: bytearray, first: int) -> None:
    """A 1 at each action that this seat may take now; all zero if it is not its turn."""
    wipe(out, first, spaces.ACTIONS)
    if seat != reef.player:
        return
    found = cython.declare(Options)
    options.survey(reef, seat, cython.address(found))
    if notes.lifted >= 0:
        for mover in range(found.movers):
            if found.origins[mover] == notes.lifted:
                for board in range(reef.players):
                    cells = found.goals[mover * 4 + board]
                    paint(out, first + spaces.DROP + board * codes.CELLS, cells, 1)
                out[first + spaces.DROP + codes.OFF] = 1
        return
    if reef.phase == codes.SETUP:
        mark(out, first + codes.FEED, found.feeds)
        for pair in range(15 * found.pairs):
            out[first + codes.LARVAE + pair] = 1
        return
    for board in range(reef.players):
        paint(out, first + codes.EAT + board * codes.CELLS, found.eats[board], 1)
        paint(out, first + codes.SHRIMP + board * codes.CELLS, found.introductions[board], 1)
        if found.by_hand:
            paint_pairs(out, first + codes.LAY + board * codes.CELLS * codes.SOURCES, found.lays[board])
        if found.by_consumed:
            paint_pairs(out, first + codes.LAY + board * codes.CELLS * codes.SOURCES + 1, found.lays[board])
    for mover in range(found.movers):
        out[first + spaces.LIFT + found.origins[mover]] = 1
    out[first + codes.STOP] = found.stop
    out[first + spaces.PASS] = found.passes
    mark(out, first + codes.CUBE, found.cubes)
    mark(out, first + spaces.LARVA, found.larvae)
    mark(out, first + spaces.POLYP, found.polyps)
    mark(out, first + spaces.TAKE, 31 * found.takes)
    if found.payments:
        mark_algae(reef, cython.address(found), out, first + spaces.ALGA)


def mark_algae(reef: layout.Reef, found: layout.Options, out: bytearray, first: int) -> None:
    """Every way to play an alga, for each colour that can pay."""
    for paid in range(5):
        if found.payments >> paid & 1:
            for alga in range(4):
                if found.algae >> alga & 1:
                    place = first + paid * codes.ALGA_USES + alga * codes.PLACES
                    out[place] = 1
                    mark(out, place + 1, found.lockable & algae.showing(layout.common(reef), alga))
