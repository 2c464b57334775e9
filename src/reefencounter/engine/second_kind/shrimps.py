"""Where coloured shrimps may be moved to (R7), and where a card may send them."""

from __future__ import annotations

from . import codes, corals, geometry, laying, layout


def on_board(reef: layout.Reef, player: int, board: int) -> int:
    """How many shrimps of this player stand on the board, one on an eaten polyp included."""
    return geometry.count(reef.shrimps[board * 4 + player])


def survey(reef: layout.Reef, player: int, options: layout.Options, only: int, only_board: int) -> None:
    """Every shrimp that may still be moved, and where to; `only` those of these cells, if it is not 0."""
    sure = 0
    if reef.must_play:
        sure = boards_to_lay_on(reef, player)
    options.movers = 0
    for home in range(reef.players):
        options.elsewhere[home] = 0
        if on_board(reef, player, home) < 2:  # R7.3
            options.elsewhere[home] = options.unshrimped[home] | options.bare[home]
        left = reef.shrimps[home * 4 + player] & ~(reef.moved[home] & reef.occupied[home])  # R7.6
        if only:
            left = left & only if home == only_board else 0
        find_movers(options, home, left)
    for mover in range(options.movers):
        find_goals(reef, options, mover)
        if reef.must_play and not sure & (sure - 1):  # else a place on another board stays (R8.1)
            keep_playable(reef, player, options, mover)


def find_movers(options: layout.Options, home: int, left: int) -> None:
    """Note these shrimps of one board. There are two at most, which needs no guess by the processor.   # R7.3"""
    while True:
        for _ in range(2):
            shrimp = left & -left
            left ^= shrimp
            options.mover_homes[options.movers] = home
            options.mover_cells[options.movers] = shrimp
            options.movers += shrimp != 0
        if not left:
            return


def find_goals(reef: layout.Reef, options: layout.Options, mover: int) -> None:
    """Where a shrimp may go.                                                               # R7.2"""
    first = mover * 4
    home = options.mover_homes[mover]
    shrimp = options.mover_cells[mover]
    options.origins[mover] = home * codes.CELLS + geometry.NUMBER[geometry.lowest(shrimp)]
    for board in range(reef.players):
        options.goals[first + board] = options.elsewhere[board]
    cells = options.unshrimped[home] | options.bare[home]
    if shrimp & reef.occupied[home]:
        cells |= own_coral(reef, options, home, shrimp, options.origins[mover])
    options.goals[first + home] = cells & ~shrimp
    if reef.moved[home] & shrimp:  # R7.6
        for board in range(reef.players):
            options.goals[first + board] &= ~options.bare[board]


def own_coral(reef: layout.Reef, options: layout.Options, home: int, shrimp: int, origin: int) -> int:
    """The coral under a shrimp but for blue shrimps, followed once while polyps stay as they are."""
    key = options.age * 512 + origin
    if options.coral_keys[origin & 63] != key:
        options.coral_keys[origin & 63] = key
        options.coral_cells[origin & 63] = geometry.spread(shrimp, reef.east[home], reef.south[home])
    return options.coral_cells[origin & 63] & ~(reef.blue[home] | reef.blue_tiles[home])


def keep_playable(reef: layout.Reef, player: int, options: layout.Options, mover: int) -> None:
    """Leave those goals of a shrimp after which the cube that is owed can still be played.          # R8.1"""
    home = options.mover_homes[mover]
    shrimp = options.mover_cells[mover]
    reef.shrimps[home * 4 + player] ^= shrimp
    boards = boards_to_lay_on(reef, player)
    for board in range(reef.players):
        if not boards & ~(1 << board):  # else a place on another board stays
            cells = options.goals[mover * 4 + board]
            options.goals[mover * 4 + board] = playable_beside(reef, player, board, cells)
    reef.shrimps[home * 4 + player] ^= shrimp


def boards_to_lay_on(reef: layout.Reef, player: int) -> int:
    """The boards on which the cube that is owed could be used."""
    kinds = laying.held(reef, player)
    boards = 0
    for board in range(reef.players):
        if laying.room(reef, board, reef.must_play - 1, kinds):
            boards |= 1 << board
    return boards


def playable_beside(reef: layout.Reef, player: int, board: int, cells: int) -> int:
    """Those of these cells on which a shrimp, now in hand, would leave a place for the cube on this board."""
    kinds = laying.held(reef, player)
    room = laying.room(reef, board, reef.must_play - 1, kinds)
    if not room:
        return 0
    left = cells & reef.occupied[board]
    fine = cells & ~left
    if not room & (room - 1):
        fine &= ~room  # on rock it takes no other cell
    near = left
    while room and near:  # on a polyp it protects and joins nothing beyond the neighbours of its coral
        spot = room & -room
        room &= room - 1
        near &= corals.holding(reef, board, spot | geometry.around(spot))
    return fine | left & ~near | playable_on(reef, player, board, near, kinds)


def playable_on(reef: layout.Reef, player: int, board: int, cells: int, kinds: int) -> int:
    """The same, tried cell by cell."""
    fine = 0
    while cells:
        goal = cells & -cells
        cells &= cells - 1
        reef.shrimps[board * 4 + player] ^= goal
        if laying.room(reef, board, reef.must_play - 1, kinds):
            fine |= goal
        reef.shrimps[board * 4 + player] ^= goal
    return fine


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
