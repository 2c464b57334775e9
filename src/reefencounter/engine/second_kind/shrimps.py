"""Where coloured shrimps may be moved to (R7), and where a card may send them."""

from __future__ import annotations

from . import codes, corals, geometry, laying, layout


def on_board(reef: layout.Reef, player: int, board: int) -> int:
    """How many shrimps of this player stand on the board, one on an eaten polyp included."""
    return geometry.count(reef.shrimps[board * 4 + player])


def goals(reef: layout.Reef, player: int, home: int, shrimp: int, board: int, cells: int, bare: int) -> int:
    """Where on `board` the shrimp that stands at `home` may go.                  # R7.2 R7.3 R7.6

    `cells` are the polyps that may take it; `bare` is the bare rock.
    """
    if not reef.moved[home] & shrimp:
        cells |= bare
    if board == home:
        cells &= ~shrimp
    if reef.must_play and cells:
        cells = still_playable(reef, player, home, shrimp, board, cells)
    return cells


def still_playable(reef: layout.Reef, player: int, home: int, shrimp: int, board: int, cells: int) -> int:
    """Those of these goals after which the cube that is owed can still be played.          # R8.1"""
    kinds = laying.held(reef, player)
    roomy = 0  # the goal itself may be the last free cell
    for colour in range(5):
        owed = reef.next_colour or colour == reef.must_play - 1
        if owed and kinds & geometry.KINDS_SHOWING[colour] and corals.free_cells(reef, colour) > 1:
            return cells
    fine = 0
    reef.shrimps[home * 4 + player] ^= shrimp
    left = cells
    while left:
        goal = left & -left
        left &= left - 1
        reef.shrimps[board * 4 + player] ^= goal
        if laying.colours_for(reef, reef.must_play - 1, kinds, roomy):
            fine |= goal
        reef.shrimps[board * 4 + player] ^= goal
    reef.shrimps[home * 4 + player] ^= shrimp
    return fine


def survey(reef: layout.Reef, player: int, options: layout.Options, only: int, only_board: int) -> None:
    """Every shrimp that may still be moved, and where to; `only` those of these cells, if it is not 0."""
    movers = room = 0
    for board in range(reef.players):
        if on_board(reef, player, board) < 2:  # R7.3
            room |= 1 << board
    for home in range(reef.players):
        left = reef.shrimps[home * 4 + player]
        if only:
            left &= only
            if home != only_board:
                continue
        while left:
            shrimp = left & -left
            left &= left - 1
            if reef.moved[home] & shrimp & reef.occupied[home]:  # R7.6
                continue
            options.origins[movers] = home * codes.CELLS + geometry.NUMBER[geometry.lowest(shrimp)]
            slow = reef.must_play != 0 or reef.moved[home] & shrimp != 0
            for board in range(reef.players):
                if board == home:
                    cells = own_coral(reef, options, home, shrimp, options.origins[movers])
                    cells = options.unshrimped[home] | cells & ~(reef.blue[home] | reef.blue_tiles[home])
                    options.goals[movers * 4 + home] = (cells | options.bare[home]) & ~shrimp
                elif room >> board & 1:
                    cells = options.unshrimped[board]
                    options.goals[movers * 4 + board] = cells | options.bare[board]
                else:
                    options.goals[movers * 4 + board] = 0
                    continue
                if slow:
                    options.goals[movers * 4 + board] = goals(
                        reef, player, home, shrimp, board, cells, options.bare[board]
                    )
            movers += 1
    options.movers = movers


def own_coral(reef: layout.Reef, options: layout.Options, home: int, shrimp: int, origin: int) -> int:
    """The coral under a shrimp, followed once while the links of its board stay as they are."""
    if not shrimp & reef.occupied[home]:
        return 0
    key = options.ages[home] * 512 + origin
    if options.coral_keys[origin & 15] != key:
        options.coral_keys[origin & 15] = key
        options.coral_cells[origin & 15] = geometry.spread(shrimp, reef.east[home], reef.south[home])
    return options.coral_cells[origin & 15]


def stranded(reef: layout.Reef, player: int) -> int:
    """Whether a shrimp of this player stands on no polyp: it forbids collecting.           # R7.4"""
    for board in range(reef.players):
        own = reef.shrimps[board * 4 + player]
        if own and own & ~reef.occupied[board]:
            return 1
    return 0


def small_corals(reef: layout.Reef, board: int, size: int) -> int:
    """Where a coloured shrimp may be put, of corals of at most so many tiles."""
    left = corals.unshrimped(reef, board)
    found = 0
    while left:
        coral = corals.coral_at(reef, board, left & -left)
        if geometry.count(coral) <= size:
            found |= left & coral
        left &= ~coral
    return found
