"""Which steps of the compact space a seat may take now in the Second Kind, as a row of bytes.

The usual places of a turn are painted from the options as sets. Everywhere else the engine lists its actions, and the
steps of those that begin like the half-made one are marked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine.common import algae
from ...engine.second_kind import codes, geometry, layout, legal, options
from ...engine.second_kind import walk as walks
from .. import masks as plain
from . import memory, paths, spaces

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.second_kind.layout import Ids, Options, Walk
    from .memory import Path

    def mark(out: bytearray, first: int, members: int) -> None:
        """A 1 for each member of a small set."""
        while members:
            out[first + geometry.first(members)] = 1
            members &= members - 1

    def paint(out: bytearray, first: int, cells: int, value: int) -> None:
        """The value on each of these cells of a board."""
        while cells:
            out[first + geometry.NUMBER[geometry.lowest(cells)]] = value
            cells &= cells - 1


def write_mask(reef: layout.Reef, notes: memory.Notes, seat: int, out: bytearray, first: int) -> None:
    """A 1 at each step that this seat may take now; all zero if it is not to act."""
    plain.wipe(out, first, spaces.ACTIONS)
    if seat != options.actor(reef) or reef.phase == base.OVER:
        return
    found = cython.declare(Options)
    legal.look(reef, seat, cython.address(found))
    usual = reef.phase != base.SETUP and reef.pending == codes.NOTHING
    if usual and not found.acting:
        if notes.first < 0:
            mark_turn(reef, cython.address(found), out, first)
            return
        if spaces.FROM <= notes.first < spaces.TILE:
            mark_goals(reef, cython.address(found), notes.first - spaces.FROM, out, first + spaces.TO)
            return
        if spaces.TILE <= notes.first < spaces.ALGA:
            form = (notes.first - spaces.TILE) % spaces.FORMS
            for board in range(reef.players):
                cells = room(cython.address(found), form, board)
                paint(out, first + spaces.TO + board * codes.CELLS, cells, 1)
            return
    mark_listed(reef, notes, seat, cython.address(found), out, first)


def mark_listed(
    reef: layout.Reef,
    notes: memory.Notes,
    seat: int,
    found: layout.Options,
    out: bytearray,
    first: int,
) -> None:
    """The next step of every legal action that begins with the steps taken so far."""
    listed = cython.declare(Ids)
    walk = cython.declare(Walk)
    path = cython.declare(Path)
    walk.out = listed.ids
    walks.begin(cython.address(walk), codes.LIST, 0)
    legal.walk_all(reef, seat, found, cython.address(walk))
    for place in range(walk.total):
        paths.follow(listed.ids[place], cython.address(path))
        if notes.first < 0:
            out[first + path.steps[0]] = 1
        elif path.steps[0] == notes.first:
            if notes.second < 0:
                out[first + path.steps[1]] = 1
            elif path.steps[1] == notes.second:
                out[first + path.steps[2]] = 1


def mark_goals(reef: layout.Reef, found: layout.Options, origin: int, out: bytearray, first: int) -> None:
    """Where the shrimp on this cell may go."""
    for mover in range(found.movers):
        if found.origins[mover] == origin:
            for board in range(reef.players):
                paint(out, first + board * codes.CELLS, found.goals[mover * 4 + board], 1)
            out[first + codes.OFF] = 1


def mark_turn(reef: layout.Reef, found: layout.Options, out: bytearray, first: int) -> None:
    """Every first step between two decisions."""
    for board in range(reef.players):
        cell = first + board * codes.CELLS
        if found.meals:
            paint(out, cell + spaces.EAT, found.eats[board], 1)
        if found.introduces:
            paint(out, cell + spaces.SHRIMP, found.introductions[board], 1)
    for mover in range(found.movers):
        out[first + spaces.FROM + found.origins[mover]] = 1
    for colour in range(5):
        mark(out, first + spaces.CUBE + colour * 5, found.cubes[colour])
        mark(out, first + spaces.LARVA + colour * codes.POLYP_KINDS, found.larvae[colour])
    if found.by_hand:
        mark_tiles(reef, found, found.by_hand, out, first + spaces.TILE)
    if found.by_consumed:
        mark_tiles(reef, found, found.by_consumed, out, first + spaces.TILE + spaces.FORMS)
    out[first + spaces.STOP] = found.stop
    if found.payments:
        for alga in range(4):
            if found.algae >> alga & 1:
                out[first + spaces.ALGA + alga * codes.PLACES] = 1
                lockable = found.lockable & algae.showing(layout.common(reef), alga)
                mark(out, first + spaces.ALGA + alga * codes.PLACES + 1, lockable)
    mark(out, first + spaces.POLYP, found.polyps)
    if found.placeable:
        for place in range(12):
            if place % 4 < reef.players and found.places[place]:
                out[first + spaces.PLACE + place // 4] = 1
    mark(out, first + spaces.BUY, found.buy_hand)
    mark(out, first + spaces.BUY + codes.KINDS, found.buy_consumed)
    mark(out, first + spaces.BUY + 2 * codes.KINDS, found.buy_cubes)
    mark(out, first + spaces.DISCARD, found.discards)
    mark(out, first + spaces.CARD, found.cards)
    if found.blue_cards:
        if can_introduce(reef, found):
            mark(out, first + spaces.BLUE, found.blue_cards)
        if found.blue.movable:  # back to the supply, at least
            mark(out, first + spaces.SHIFT, found.blue_cards)
    if found.takes:
        mark(out, first + spaces.TAKE, 31)
    out[first + spaces.END] = found.end
    out[first + spaces.PASS] = found.passes


def can_introduce(reef: layout.Reef, found: layout.Options) -> int:
    """Whether any blue shrimp may be introduced anywhere."""
    for source in range(found.blue.sources):
        for board in range(reef.players):
            if found.blue.goals[source * 4 + board]:
                return 1
    return 0


def mark_tiles(reef: layout.Reef, found: layout.Options, kinds: int, out: bytearray, first: int) -> None:
    """The forms of tiles of these kinds that fit anywhere."""
    left = kinds
    while left:
        kind = geometry.first(left)
        left &= left - 1
        if codes.HALF <= kind < codes.BLUE:
            for orientation in range(4):
                out[first + 7 + orientation] = has_room(reef, found, 7 + orientation)
        else:
            form = paths.form_of(geometry.variant_of(kind, reef.laying - 1, 0))
            out[first + form] = has_room(reef, found, form)


def has_room(reef: layout.Reef, found: layout.Options, form: int) -> int:
    """Whether a tile of this form fits on any board."""
    for board in range(reef.players):
        if room(found, form, board):
            return 1
    return 0


def room(found: layout.Options, form: int, board: int) -> int:
    """Where on a board a tile of this form may be laid."""
    if form < 7:
        return found.lay_open[board]
    if form < 11:
        return found.lay_half[(form - 7) * 4 + board]
    return found.lay_blue[board]
