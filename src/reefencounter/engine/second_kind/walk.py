"""One walk through options, in canonical order, for many uses: count, pick the n-th, list, find one, ask for any.

What may be done is said once (see legal and card_choices), as calls of the functions here; the mode of the walk decides
what becomes of it.
"""

from __future__ import annotations

from . import codes, geometry, layout


def begin(walk: layout.Walk, mode: int, wanted: int) -> None:
    """A new walk: `wanted` is the place to pick, or the id to find."""
    walk.mode = mode
    walk.wanted = wanted
    walk.total = 0
    walk.found = -1


def one(walk: layout.Walk, action: int) -> None:
    """A single action."""
    if walk.mode == codes.LIST:
        walk.out[walk.total] = action
    elif walk.mode == codes.FIND:
        if walk.wanted == action:
            walk.found = action
    elif walk.mode == codes.PICK and walk.wanted == walk.total:
        walk.found = action
    walk.total += 1


def each_member(walk: layout.Walk, members: int, first: int, step: int) -> None:
    """One action for each member of a small set, `step` ids apart."""
    if not members:
        return
    size = geometry.count_members(members)
    if walk.mode == codes.PICK:
        if walk.total <= walk.wanted < walk.total + size:
            walk.found = first + geometry.nth_member(members, walk.wanted - walk.total) * step
    elif walk.mode == codes.LIST:
        place = walk.total
        while members:
            walk.out[place] = first + geometry.first(members) * step
            members &= members - 1
            place += 1
    elif walk.mode == codes.FIND:
        offset = walk.wanted - first
        if offset >= 0 and offset % step == 0 and offset // step < 64 and members >> (offset // step) & 1:
            walk.found = walk.wanted
    walk.total += size


def cells(walk: layout.Walk, word: int, first: int, step: int) -> None:
    """One action for each cell of a board, `step` ids apart."""
    if not word:
        return
    size = geometry.count(word)
    if walk.mode == codes.PICK:
        if walk.total <= walk.wanted < walk.total + size:
            walk.found = first + geometry.nth(word, walk.wanted - walk.total) * step
    elif walk.mode == codes.LIST:
        place = walk.total
        while word:
            walk.out[place] = first + geometry.NUMBER[geometry.lowest(word)] * step
            word &= word - 1
            place += 1
    elif walk.mode == codes.FIND:
        offset = walk.wanted - first
        inside = offset >= 0 and offset % step == 0 and offset // step < codes.CELLS
        if inside and word & geometry.CELL[offset // step]:
            walk.found = walk.wanted
    walk.total += size
