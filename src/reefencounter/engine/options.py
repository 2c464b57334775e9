"""All that a player may do now, as sets: the one place where the rules of a turn meet (R3).

`survey` fills in an `Options`. Counting them, listing them, drawing one at random are then simple walks over the
sets (see legal).
"""

from __future__ import annotations

from . import codes, corals, geometry, layout
from .common import algae, supply


def clear(options: layout.Options) -> None:
    """No options at all."""
    options.feeds = options.pairs = options.cubes = options.by_hand = options.by_consumed = options.stop = 0
    options.movers = options.larvae = options.payments = options.algae = options.lockable = 0
    options.polyps = options.takes = options.passes = 0
    for board in range(4):
        options.eats[board] = options.lays[board] = options.introductions[board] = 0


def survey(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """Everything this player may do now; nothing if it is not their turn."""
    clear(options)
    if player >= reef.players:
        return
    if reef.phase == codes.SETUP:
        choose_first(reef, player, options)
    elif player != reef.player or reef.phase == codes.OVER:  # R3.6
        return
    elif reef.phase == codes.FINAL:
        for board in range(reef.players):
            options.eats[board] = corals.edible(reef, board, player)
        options.passes = 1
    else:
        for board in range(reef.players):
            corals.look(reef, board, options)
        if reef.phase == codes.LAYING:  # R3.4
            go_on_laying(reef, player, options)
        elif reef.must_play:
            options.cubes = 1 << (reef.must_play - 1)
        else:
            take_a_turn(reef, player, options)
        move_shrimps(reef, player, options)


def choose_first(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """In set-up: first the tile for the fish, then two cubes.                              # R2.8"""
    if not has_fed(reef, player):
        options.feeds = colours_held(reef.hand, player)
    elif not supply.has_cubes(layout.common(reef), player):
        options.pairs = 1


def go_on_laying(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """Lay one more polyp, or stop.                                                         # R4.3"""
    colour = reef.laying - 1
    somewhere = 0
    for board in range(reef.players):
        options.lays[board] = corals.layable(reef, board, colour)
        somewhere |= options.lays[board] != 0
    options.by_hand = reef.from_hand < 4 and reef.hand[player * 5 + colour] > 0  # R4.1 R4.2
    options.by_consumed = reef.consumed[player * 5 + colour] > 0
    options.stop = reef.laid > 0 or not somewhere


def take_a_turn(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """The actions between which a player chooses: 1 to 4, 6 to 8 and 10.                   # R3.1"""
    for colour in range(5):
        if may_play_cube(reef, player, colour):
            options.cubes |= 1 << colour
        if may_take_larva(reef, player, colour):
            options.larvae |= 1 << colour
        if may_take_polyp(reef, player, colour):
            options.polyps |= 1 << colour
    for board in range(reef.players):
        if not reef.acted:  # R3.2 R3.5
            options.eats[board] = corals.edible(reef, board, player)
        if may_introduce(reef, player, board):
            options.introductions[board] = options.unshrimped[board]
    options.payments = colours_held(reef.consumed, player)
    if options.payments:
        options.algae = algae.in_supply(layout.common(reef))
        options.lockable = lockable(reef, player)
    options.takes = 1
    for board in range(reef.players):
        if stranded(reef, player, board, options.occupied[board]):
            options.takes = 0


def move_shrimps(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """Every shrimp that may still be moved, and where to.                        # R7.2 R7.3 R7.6"""
    movers = 0
    for home in range(reef.players):
        left = reef.shrimps[home * 4 + player]
        while left:
            shrimp = left & -left
            left &= left - 1
            if not may_move(reef, home, shrimp, options.occupied[home]):
                continue
            options.origins[movers] = home * 42 + geometry.number(geometry.lowest(shrimp))
            for board in range(reef.players):
                cells = options.unshrimped[board]
                if board == home:
                    cells |= corals.spread(shrimp, options.east[home], options.south[home])
                options.goals[movers * 4 + board] = goals(
                    reef, player, home, shrimp, board, cells, options.bare[board]
                )
            movers += 1
    options.movers = movers


def colours_held(counts: list[int], player: int) -> int:
    """The colours of which this player has at least one."""
    held = 0
    for colour in range(5):
        if counts[player * 5 + colour]:
            held |= 1 << colour
    return held


def has_fed(reef: layout.Reef, player: int) -> int:
    """Whether this player has put the first tile into the fish."""
    return colours_held(reef.fish, player) != 0


def may_play_cube(reef: layout.Reef, player: int, colour: int) -> int:
    """A cube of this colour can be played and a polyp laid with it.                   # R3.3 R4.3"""
    mine = player * 5 + colour
    if not reef.cubes[mine] or reef.lays >= 2 or not (reef.hand[mine] or reef.consumed[mine]):
        return 0
    return corals.layable_somewhere(reef, colour)


def may_take_larva(reef: layout.Reef, player: int, colour: int) -> int:
    """A consumed tile can be swapped for a cube.                                           # R8.1"""
    mine = player * 5 + colour
    if not reef.consumed[mine] or not reef.larvae[colour]:
        return 0
    if reef.keep:
        return 1
    if reef.lays >= 2 or not (reef.hand[mine] or reef.consumed[mine] > 1):
        return 0
    return corals.layable_somewhere(reef, colour)


def may_take_polyp(reef: layout.Reef, player: int, colour: int) -> int:
    """A cube can be swapped for a polyp.                                                   # R8.2"""
    return reef.cubes[player * 5 + colour] > 0 and (reef.bag[colour] > 0 or reef.reserve[colour] > 0)


def may_introduce(reef: layout.Reef, player: int, board: int) -> int:
    """A shrimp can be brought to this board.                                     # R3.3 R7.1 R7.3"""
    if reef.introduced or not reef.unplayed[player]:
        return 0
    return geometry.count(reef.shrimps[board * 4 + player]) < 2


def may_move(reef: layout.Reef, home: int, shrimp: int, occupied: int) -> int:
    """Not moved yet, or moved onto bare rock and so bound to go on.                        # R7.6"""
    return reef.moved[home] & shrimp & occupied == 0


def goals(reef: layout.Reef, player: int, home: int, shrimp: int, board: int, cells: int, bare: int) -> int:
    """Where on `board` the shrimp that stands at `home` may go.                  # R7.2 R7.3 R7.6

    `cells` are the polyps of corals without a shrimp and those of its own coral; `bare` is the bare rock.
    """
    if board != home and geometry.count(reef.shrimps[board * 4 + player]) >= 2:
        return 0
    if not reef.moved[home] & shrimp:
        cells |= bare
    if board == home:
        cells &= ~shrimp
    if reef.must_play and cells:
        cells = still_playable(reef, player, home, shrimp, board, cells)
    return cells


def still_playable(reef: layout.Reef, player: int, home: int, shrimp: int, board: int, cells: int) -> int:
    """Those of these goals after which the cube that is owed can still be played.          # R8.1"""
    colour = reef.must_play - 1
    apart = 0  # bare rock away from this colour can always be laid on, but for the cell the shrimp may take
    for other in range(reef.players):
        beside = geometry.around(reef.polyps[other * 5 + colour])
        apart += geometry.count(corals.bare_rock(reef, other) & ~beside)
    if apart > 1:
        return cells
    fine = 0
    reef.shrimps[home * 4 + player] ^= shrimp
    left = cells
    while left:
        goal = left & -left
        left &= left - 1
        reef.shrimps[board * 4 + player] ^= goal
        if corals.layable_somewhere(reef, colour):
            fine |= goal
        reef.shrimps[board * 4 + player] ^= goal
    reef.shrimps[home * 4 + player] ^= shrimp
    return fine


def stranded(reef: layout.Reef, player: int, board: int, occupied: int) -> int:
    """The shrimps of this player that stand on no polyp: they forbid collecting.           # R7.4"""
    return reef.shrimps[board * 4 + player] & ~occupied


def lockable(reef: layout.Reef, player: int) -> int:
    """The coral tiles on which this player may put a cylinder now: one a turn.   # R8.3 R8.5 R8.6"""
    if reef.locked:
        return 0
    fish_size = geometry.total(reef.fish, player * 5, 5)
    return algae.lockable(layout.common(reef), player, fish_size)
