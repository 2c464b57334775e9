"""What the rules say about corals with special tiles: what is joined, protected, attackable, and where to lay (S4, S5).

Every function asks about one board and answers with a set of cells. `sides` are the coral sides of the tile to be laid.
"""

from __future__ import annotations

from .. import codes as base
from . import codes, geometry, layout


def crew(reef: layout.Reef, board: int) -> int:
    """All coloured shrimps on the board."""
    shrimps = reef.shrimps
    first = board * 4
    return shrimps[first] | shrimps[first + 1] | shrimps[first + 2] | shrimps[first + 3]


def relink(reef: layout.Reef, board: int) -> None:
    """Note anew where polyps lie and which of them are joined; whenever a polyp comes or goes.        # S4.2"""
    occupied = east = south = 0
    for colour in range(board * 5, board * 5 + 5):
        own = reef.polyps[colour]
        occupied |= own
        east |= own & own >> 1
        south |= own & geometry.north(own)
    if reef.halves:
        rocky = board * 4
        east &= ~(reef.rocky[rocky + 2] | reef.rocky[rocky + 1] >> 1)
        south &= ~(reef.rocky[rocky + 3] | geometry.north(reef.rocky[rocky]))
    reef.occupied[board] = occupied
    reef.east[board] = east
    reef.south[board] = south


def spread(reef: layout.Reef, board: int, cells: int) -> int:
    """The whole corals of these polyps."""
    return geometry.spread(cells, reef.east[board], reef.south[board])


def ground(reef: layout.Reef, board: int) -> int:
    """The rock cells as the board lies now.                                           # S6.1 S6.2"""
    return geometry.PRINTED[reef.boards[board]] & ~reef.sunk[board] | reef.added[board]


def bare_rock(reef: layout.Reef, board: int) -> int:
    """Rock cells with no polyp, no shrimp and no crown.                               # R4.5 S3.6"""
    return ground(reef, board) & ~(reef.occupied[board] | crew(reef, board) | reef.crowns[board])


def blues(reef: layout.Reef, board: int) -> int:
    """Polyps with a blue shrimp, wooden or on the tile.                                    # S4.5"""
    return reef.blue[board] | reef.blue_tiles[board]


def half_tiles(reef: layout.Reef, board: int) -> int:
    """The half tiles on the board: each has rock in the north or in the south."""
    return reef.rocky[board * 4] | reef.rocky[board * 4 + 3]


def reached(reef: layout.Reef, board: int, cells: int, sides: int) -> int:
    """Cells on which a tile with these coral sides would be joined to these polyps.        # S4.2"""
    if sides == geometry.ALL_SIDES and not half_tiles(reef, board) & cells:
        return geometry.around(cells)
    rocky = board * 4
    found = 0
    if sides & 1:  # its northern neighbour opens to the south
        found |= geometry.south(cells & ~reef.rocky[rocky + 3])
    if sides & 2:
        found |= (cells & ~reef.rocky[rocky + 2]) << 1
    if sides & 4:
        found |= (cells & ~reef.rocky[rocky + 1]) >> 1
    if sides & 8:
        found |= geometry.north(cells & ~reef.rocky[rocky])
    return found


def twice_reached(reef: layout.Reef, board: int, marked: int, sides: int) -> int:
    """Where a tile would join two of the corals that these cells mark."""
    once = twice = 0
    while marked:
        beside = reached(reef, board, spread(reef, board, marked & -marked), sides)
        twice |= once & beside
        once |= beside
        marked &= marked - 1
    return twice


def joining(reef: layout.Reef, board: int, colour: int, sides: int, blue: int) -> int:
    """Where such a tile would make a coral with two coloured or two blue shrimps.          # R4.6 S5.2"""
    own = reef.polyps[board * 5 + colour]
    shrimped = own & crew(reef, board)
    bluish = own & blues(reef, board)
    found = 0
    if shrimped & (shrimped - 1):
        found = twice_reached(reef, board, shrimped, sides)
    if bluish and blue:  # the tile brings a blue shrimp of its own
        found |= reached(reef, board, spread(reef, board, bluish), sides)
    elif bluish & (bluish - 1):
        found |= twice_reached(reef, board, bluish, sides)
    return found


def protected(reef: layout.Reef, board: int) -> int:
    """Polyps that no coral can attack.                                      # R5.3 S4.2 S4.5 S5.1"""
    shrimped = crew(reef, board) & reef.occupied[board]
    first = board * 4
    safe = shrimped | blues(reef, board)
    safe |= reef.wards[first] | reef.wards[first + 1] | reef.wards[first + 2] | reef.wards[first + 3]
    east = reef.east[board]
    south = reef.south[board]
    safe |= (shrimped & east) << 1 | shrimped >> 1 & east
    safe |= geometry.south(shrimped & south) | geometry.north(shrimped) & south
    if half_tiles(reef, board):
        shrimped &= cut_off(reef, board)
        while shrimped:
            shrimp = shrimped & -shrimped
            safe |= geometry.around(shrimp) & spread(reef, board, shrimp)
            shrimped &= shrimped - 1
    return reef.occupied[board] & safe


def cut_off(reef: layout.Reef, board: int) -> int:
    """Polyps with rock between them and a neighbour: the two may be of one coral, but are not joined."""
    rocky = board * 4
    occupied = reef.occupied[board]
    east = (reef.rocky[rocky + 2] | reef.rocky[rocky + 1] >> 1) & occupied & occupied >> 1
    south = (reef.rocky[rocky + 3] | geometry.north(reef.rocky[rocky])) & occupied & geometry.north(occupied)
    return east | east << 1 | south | geometry.south(south)


def paired(reef: layout.Reef, board: int) -> int:
    """Polyps joined to another: those that can attack.                                     # R5.1"""
    east = reef.east[board]
    south = reef.south[board]
    return east | east << 1 | south | geometry.south(south)


def attackable(reef: layout.Reef, board: int, colour: int, sides: int, prey: int) -> int:
    """Polyps of the colours `prey` in reach of a coral of two, and not protected.         # R5.1 S4.2"""
    targets = in_reach(reef, board, colour, sides, prey)
    if targets:
        targets &= ~protected(reef, board)
    return targets


def in_reach(reef: layout.Reef, board: int, colour: int, sides: int, prey: int) -> int:
    """The same, protected ones included."""
    attackers = reef.polyps[board * 5 + colour] & paired(reef, board)
    if not attackers:
        return 0
    reach = geometry.around(attackers)
    if sides != geometry.ALL_SIDES or half_tiles(reef, board) & (attackers | reach):
        rocky = board * 4
        reach = 0
        for side in range(4):  # the shared side must be open on the attacker, the new tile and the target
            if sides >> side & 1:
                open_ = attackers & ~reef.rocky[rocky + 3 - side]
                reach |= geometry.step(open_, 3 - side) & ~reef.rocky[rocky + side]
    targets = 0
    for other in range(5):
        if prey >> other & 1:
            targets |= reef.polyps[board * 5 + other]
    return targets & reach


def prey_of(reef: layout.Reef, colour: int) -> int:
    """The colours that this one may attack now, a weak attack by card included."""
    if not reef.lay_weaker:
        return reef.weaker[colour]
    prey = reef.weaker[colour]
    for other in range(5):
        if other != colour and not reef.locks >> geometry.TILE_OF_PAIR[colour * 5 + other] & 1:
            prey |= 1 << other
    return prey


def layable(reef: layout.Reef, board: int, colour: int, sides: int, blue: int) -> int:
    """Where such a tile of this colour may be laid now.                               # R4.5 R4.6 R5.1"""
    cells = bare_rock(reef, board) | attackable(reef, board, colour, sides, prey_of(reef, colour))
    return cells & ~joining(reef, board, colour, sides, blue)


def anywhere(reef: layout.Reef, colour: int, sides: int, blue: int) -> int:
    """Whether such a tile may be laid on any board: bare rock is asked for first.          # R4.3"""
    for board in range(reef.players):
        if fits(reef, board, colour, sides, blue, bare_rock(reef, board)):
            return 1
    prey = prey_of(reef, colour)
    for board in range(reef.players):
        if fits(reef, board, colour, sides, blue, attackable(reef, board, colour, sides, prey)):
            return 1
    return 0


def fits(reef: layout.Reef, board: int, colour: int, sides: int, blue: int, cells: int) -> int:
    """Whether on one of these cells the tile would join nothing that must stay apart."""
    if not cells:
        return 0
    if not blue and cells & ~geometry.between(reef.polyps[board * 5 + colour]):  # beside one polyp at most
        return 1
    return cells & ~joining(reef, board, colour, sides, blue) != 0


def which_fit(reef: layout.Reef, options: layout.Options, ways: int) -> int:
    """Those of these ways to lay a tile for which there is a place on any board: `anywhere` for many at once.

    Ways are sets of colours: of tiles with four coral sides, five bits on of blue shrimp tiles, then of half tiles.
    """
    found = 0
    for board in range(reef.players):
        found |= options.fit[board]
    for board in range(reef.players):
        unknown = ways & ~found & ~options.fit_known[board]
        if unknown:
            options.fit_known[board] |= unknown
            options.fit[board] |= fitting(reef, options, board, unknown)
            found |= options.fit[board]
    return found & ways


def fitting(reef: layout.Reef, options: layout.Options, board: int, ways: int) -> int:
    """Those of these ways for which there is a place on this board."""
    found = 0
    bare = options.bare[board]
    safe = 0  # not known yet; nothing is to be attacked where nothing is in reach
    for colour in range(5):
        if not ways >> colour & codes.EVERY_WAY:
            continue
        cells = known_reach(reef, options, board, colour)
        if cells:
            safe = safe or protected(reef, board)
            cells &= ~safe
        cells |= bare
        if ways >> colour & 1 and fits(reef, board, colour, geometry.ALL_SIDES, 0, cells):
            found |= 1 << colour
        if ways >> colour + codes.BLUE_WAYS & 1 and fits(reef, board, colour, geometry.ALL_SIDES, 1, cells):
            found |= 1 << colour + codes.BLUE_WAYS
        if ways >> colour + codes.HALF_WAYS & 1:
            for orientation in range(4):
                sides = geometry.OPEN_SIDES[orientation]
                cells = bare | attackable(reef, board, colour, sides, prey_of(reef, colour))
                if fits(reef, board, colour, sides, 0, cells):
                    found |= 1 << colour + codes.HALF_WAYS
                    break
    return found


def known_reach(reef: layout.Reef, options: layout.Options, board: int, colour: int) -> int:
    """What a tile of this colour with four coral sides could attack, protected polyps included; asked for once."""
    place = board * 5 + colour
    if not options.reach_known >> place & 1:
        options.reach_known |= 1 << place
        options.reach[place] = in_reach(reef, board, colour, geometry.ALL_SIDES, prey_of(reef, colour))
    return options.reach[place]


def roomy(reef: layout.Reef, options: layout.Options) -> int:
    """The colours for which a rock cell lies free and away from them: there every tile of it may be laid."""
    colours = 0
    for board in range(reef.players):
        if not options.roomy_known >> board & 1:
            options.roomy_known |= 1 << board
            options.roomy[board] = roomy_on(reef, board, options.bare[board])
        colours |= options.roomy[board]
        if colours == codes.ALL_COLOURS:
            break
    return colours


def roomy_on(reef: layout.Reef, board: int, bare: int) -> int:
    """Those for which there is such a cell on this board."""
    colours = 0
    if bare:
        for colour in range(5):
            if bare & ~geometry.around(reef.polyps[board * 5 + colour]):
                colours |= 1 << colour
    return colours


def coral_at(reef: layout.Reef, board: int, cell: int) -> int:
    """The coral with a polyp on this cell; nothing if there is none."""
    return spread(reef, board, cell & reef.occupied[board])


def colour_of(reef: layout.Reef, board: int, cell: int) -> int:
    """The colour that shows on this cell; -1 if there is no polyp."""
    for colour in range(5):
        if reef.polyps[board * 5 + colour] & cell:
            return colour
    return -1


def holding(reef: layout.Reef, board: int, marked: int) -> int:
    """All polyps of corals that have one of these cells."""
    return spread(reef, board, marked & reef.occupied[board])


def unshrimped(reef: layout.Reef, board: int) -> int:
    """Where a coloured shrimp may be put: corals without one, polyps without a blue one.   # R7.1 S5.2"""
    return reef.occupied[board] & ~holding(reef, board, crew(reef, board)) & ~blues(reef, board)


def look(reef: layout.Reef, options: layout.Options) -> None:
    """Note what the boards look like to all shrimps, where that may have changed since the last look."""
    for board in range(reef.players):
        if options.stale >> board & 1:
            occupied = reef.occupied[board]
            shrimps = crew(reef, board)
            options.bare[board] = ground(reef, board) & ~(occupied | shrimps | reef.crowns[board])
            held = spread(reef, board, shrimps & occupied)
            options.unshrimped[board] = occupied & ~(held | blues(reef, board))
            options.fit_known[board] = options.fit[board] = 0
    options.roomy_known &= ~options.stale
    options.lays_known &= ~options.stale
    options.stale = 0


def forget(options: layout.Options) -> None:
    """Nothing is known."""
    options.stale = codes.ALL_BOARDS
    options.steady = options.age = 0
    for place in range(64):
        options.coral_keys[place] = -1


def worth(reef: layout.Reef, board: int, coral: int) -> int:
    """What a coral counts when it is eaten: a double is two.                               # S4.4"""
    total = geometry.count(coral)
    while coral:
        kind = reef.tile[board * codes.CELLS + geometry.NUMBER[geometry.lowest(coral)]]
        if codes.DOUBLE <= kind < codes.HALF:
            total += 1
        coral &= coral - 1
    return total


def returned(reef: layout.Reef) -> int:
    """How many tiles of an eaten coral go into the bag.                          # R10.2 R11.2 R12.2"""
    return 4 + reef.advanced + (reef.phase == base.FINAL)


def edible(reef: layout.Reef, board: int, player: int) -> int:
    """The player's shrimps on this board whose corals are large enough.           # R10.1 R11.2 S4.7"""
    left = reef.shrimps[board * 4 + player]
    ready = 0
    while left:
        shrimp = left & -left
        left &= left - 1
        coral = coral_at(reef, board, shrimp)
        if geometry.count(coral) >= 5 and (
            reef.phase != base.FINAL or worth(reef, board, coral) > returned(reef)
        ):
            ready |= shrimp
    return ready
