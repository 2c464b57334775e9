"""What the rules say about corals: where a polyp may be laid, what is protected, who may eat what.

Every function asks about one board and answers with a set of cells.
"""

from __future__ import annotations

from . import codes, geometry, layout


def flood(cells: int, within: int) -> int:
    """All that is joined to these cells by steps inside `within`."""
    reached = cells
    while True:
        cells = reached | geometry.around(reached) & within
        if cells == reached:
            return cells
        reached = cells


def crew(reef: layout.Reef, board: int) -> int:
    """All shrimps on the board."""
    shrimps = reef.shrimps
    first = board * 4
    return shrimps[first] | shrimps[first + 1] | shrimps[first + 2] | shrimps[first + 3]


def polyps(reef: layout.Reef, board: int) -> int:
    """All polyps on the board."""
    colours = reef.polyps
    first = board * 5
    return colours[first] | colours[first + 1] | colours[first + 2] | colours[first + 3] | colours[first + 4]


def bare_rock(reef: layout.Reef, board: int) -> int:
    """Rock cells with no polyp and no shrimp.                                              # R4.5"""
    return geometry.ROCK[reef.boards[board]] & ~(polyps(reef, board) | crew(reef, board))


def joining(reef: layout.Reef, board: int, colour: int) -> int:
    """Where a polyp of this colour would join two shrimped corals.                         # R4.6"""
    own = reef.polyps[board * 5 + colour]
    shrimped = own & crew(reef, board)
    once, twice = 0, 0
    while shrimped:
        beside = geometry.around(flood(shrimped & -shrimped, own))
        twice |= once & beside
        once |= beside
        shrimped &= shrimped - 1
    return twice


def protected(reef: layout.Reef, board: int, colour: int) -> int:
    """Polyps of this colour with a shrimp on them or on a neighbour of the same coral.     # R5.3"""
    own = reef.polyps[board * 5 + colour]
    shrimped = own & crew(reef, board)
    return own & (shrimped | geometry.around(shrimped))


def attackable(reef: layout.Reef, board: int, colour: int) -> int:
    """Polyps within reach of a coral of two, weaker and not protected.                     # R5.1"""
    own = reef.polyps[board * 5 + colour]
    reach = geometry.around(own & geometry.around(own))
    prey = 0
    if reach:
        for weaker in range(5):  # R5.4: any size, anybody's, never the own colour
            if reef.weaker[colour] >> weaker & 1 and reef.polyps[board * 5 + weaker] & reach:
                prey |= reef.polyps[board * 5 + weaker] & ~protected(reef, board, weaker)
    return reach & prey


def layable(reef: layout.Reef, board: int, colour: int) -> int:
    """Where a polyp of this colour may be laid now.                                   # R4.5 R4.6 R5.1"""
    cells = bare_rock(reef, board) | attackable(reef, board, colour)
    return cells & ~joining(reef, board, colour)


def layable_somewhere(reef: layout.Reef, colour: int) -> int:
    """Whether a polyp of this colour may be laid on any board.                             # R4.3"""
    for board in range(reef.players):
        apart = ~geometry.around(reef.polyps[board * 5 + colour])  # cannot join anything there
        if bare_rock(reef, board) & apart or layable(reef, board, colour):
            return 1
    return 0


def coral_at(reef: layout.Reef, board: int, cell: int) -> int:
    """The coral with a polyp on this cell, as it lies now: parts of a split one are corals.   # R5.5"""
    for colour in range(5):
        if reef.polyps[board * 5 + colour] & cell:
            return flood(cell, reef.polyps[board * 5 + colour])
    return 0


def unshrimped(reef: layout.Reef, board: int) -> int:
    """All polyps of corals without a shrimp: where one may be put.                         # R7.1"""
    shrimps = crew(reef, board)
    free = 0
    for colour in range(5):
        own = reef.polyps[board * 5 + colour]
        free |= own & ~flood(own & shrimps, own)
    return free


def look(reef: layout.Reef, board: int, options: layout.Options) -> None:
    """Note what a board looks like to all shrimps: polyps and their links, bare rock, corals without a shrimp."""
    occupied, east, south = 0, 0, 0
    for colour in range(board * 5, board * 5 + 5):
        own = reef.polyps[colour]
        occupied |= own
        east |= own & own >> 1
        south |= own & own >> 8
    shrimps = crew(reef, board)
    options.occupied[board], options.east[board], options.south[board] = occupied, east, south
    options.bare[board] = geometry.ROCK[reef.boards[board]] & ~(occupied | shrimps)
    options.unshrimped[board] = occupied & ~spread(shrimps, east, south)


def spread(cells: int, east: int, south: int) -> int:
    """Whole corals from some of their cells, of all colours at once, along the links between like polyps."""
    reached = 0
    while cells != reached:
        reached = cells
        cells |= (reached & east) << 1 | reached >> 1 & east | (reached & south) << 8 | reached >> 8 & south
    return cells


def returned(reef: layout.Reef) -> int:
    """How many polyps of an eaten coral go into the bag.                         # R10.2 R11.2 R12.2"""
    return 4 + reef.advanced + (reef.phase == codes.FINAL)


def smallest_meal(reef: layout.Reef) -> int:
    """How many polyps a coral needs to be eaten now.                             # R10.1 R11.2 R12.2"""
    return returned(reef) + 1 if reef.phase == codes.FINAL else 5


def edible(reef: layout.Reef, board: int, player: int) -> int:
    """The player's shrimps on this board whose corals are large enough to be eaten.        # R10.1"""
    left = reef.shrimps[board * 4 + player]
    ready = 0
    while left:
        shrimp = left & -left
        if geometry.count(coral_at(reef, board, shrimp)) >= smallest_meal(reef):
            ready |= shrimp
        left &= left - 1
    return ready
