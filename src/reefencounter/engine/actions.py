"""What each action does to the position. Nothing here asks whether it is legal: see legal.permits."""

from __future__ import annotations

from . import codes, corals, ending, geometry, layout
from .common import algae, supply, turn


def apply(reef: layout.Reef, player: int, action: int, chance: layout.ChanceState) -> None:
    """Carry out a legal action."""
    chance.size = 0
    if codes.MOVE <= action < codes.LARVA:
        move(reef, player, (action - codes.MOVE) // codes.GOALS, (action - codes.MOVE) % codes.GOALS)
        reef.acted = 1
        return
    for board in range(4):
        reef.moved[board] = 0
    if action < codes.EAT:
        choose(reef, player, action)
        return
    reef.acted = 1
    if codes.LAY <= action < codes.STOP:
        lay(reef, player, (action - codes.LAY) // codes.SOURCES, (action - codes.LAY) % codes.SOURCES)
    elif action < codes.CUBE:
        eat(reef, player, action - codes.EAT)
    elif action < codes.LAY:
        play_cube(reef, player, action - codes.CUBE)
    elif action == codes.STOP:
        turn.end_laying(layout.common(reef))
    elif action < codes.MOVE:
        introduce(reef, player, action - codes.SHRIMP)
    elif action < codes.ALGA:
        take_larva(reef, player, action - codes.LARVA)
    elif action < codes.POLYP:
        play_alga(reef, player, action - codes.ALGA)
    elif action < codes.TAKE:
        take_polyp(reef, player, action - codes.POLYP)
    elif action < codes.PASS:
        collect(reef, player, action - codes.TAKE, chance)
    else:
        ending.next_final_turn(reef)


def choose(reef: layout.Reef, player: int, action: int) -> None:
    """A choice of the set-up.                                                              # R2.8"""
    if action < codes.LARVAE:
        reef.hand[player * 5 + action] -= 1
        reef.fish[player * 5 + action] += 1
        return
    supply.choose_cubes(layout.common(reef), player, action - codes.LARVAE)


def eat(reef: layout.Reef, player: int, place: int) -> None:
    """Action 1: the fish eats a coral and the shrimp on it.                               # R10.2"""
    board, shrimp = place // 42, geometry.CELL[place % 42]
    coral = corals.coral_at(reef, board, shrimp)
    colour = 0
    while not reef.polyps[board * 5 + colour] & shrimp:
        colour += 1
    back = corals.returned(reef)
    reef.polyps[board * 5 + colour] ^= coral
    reef.shrimps[board * 4 + player] ^= shrimp
    reef.bag[colour] += back
    reef.fish[player * 5 + colour] += geometry.count(coral) - back
    reef.eaten[player] += 1
    if reef.phase == codes.FINAL:
        ending.next_final_turn(reef)
    elif reef.eaten[player] == 4:
        ending.start_final_round(reef, codes.SHRIMPS)


def play_cube(reef: layout.Reef, player: int, colour: int) -> None:
    """Actions 2 and 3: the cube returns to the supply and opens a laying.                  # R4.1"""
    supply.return_cube(layout.common(reef), player, colour)
    reef.must_play = 0
    reef.lays += 1  # R3.3; of which colour the first was does not matter (R4.4)
    reef.laying = colour + 1
    reef.phase = codes.LAYING


def lay(reef: layout.Reef, player: int, place: int, consumed: int) -> None:
    """One polyp, on bare rock or by attack, and what follows from it.            # R4.1 R5.2 R6.1"""
    board, cell = place // 42, geometry.CELL[place % 42]
    colour = reef.laying - 1
    mine = player * 5 + colour
    for other in range(5):
        if reef.polyps[board * 5 + other] & cell:
            reef.polyps[board * 5 + other] ^= cell
            reef.consumed[player * 5 + other] += 1
    reef.polyps[board * 5 + colour] |= cell
    reef.laid += 1
    if consumed:
        reef.consumed[mine] -= 1
    else:
        reef.hand[mine] -= 1
        reef.from_hand += 1
    if not reef.advanced and geometry.around(cell) & geometry.CELL[codes.GROWTH]:
        grow(reef, board, colour)
    if not reef.consumed[mine] and (reef.from_hand >= 4 or not reef.hand[mine]):
        turn.end_laying(layout.common(reef))


def grow(reef: layout.Reef, board: int, colour: int) -> None:
    """A polyp appears on the growth cell, if it is free and there is one; no limit counts it.   # R6.1 R6.2 R6.3"""
    free = corals.bare_rock(reef, board) & ~corals.joining(reef, board, colour)
    if free & geometry.CELL[codes.GROWTH] and supply.tile_for_growth(layout.common(reef), colour, reef.bag):
        reef.polyps[board * 5 + colour] |= geometry.CELL[codes.GROWTH]


def introduce(reef: layout.Reef, player: int, place: int) -> None:
    """Action 4.                                                                            # R7.1"""
    reef.shrimps[place // 42 * 4 + player] |= geometry.CELL[place % 42]
    reef.unplayed[player] -= 1
    reef.introduced = 1


def move(reef: layout.Reef, player: int, origin: int, goal: int) -> None:
    """Action 5.                                                                       # R7.2 R7.6"""
    home, shrimp = origin // 42, geometry.CELL[origin % 42]
    reef.shrimps[home * 4 + player] ^= shrimp
    reef.moved[home] &= ~shrimp
    if goal == codes.OFF:
        reef.unplayed[player] += 1  # R7.5
    else:
        reef.shrimps[goal // 42 * 4 + player] |= geometry.CELL[goal % 42]
        reef.moved[goal // 42] |= geometry.CELL[goal % 42]


def take_larva(reef: layout.Reef, player: int, colour: int) -> None:
    """Action 6.                                                                            # R8.1"""
    reef.consumed[player * 5 + colour] -= 1
    reef.bag[colour] += 1
    supply.take_cube(layout.common(reef), player, colour)
    if not reef.keep:
        reef.must_play = colour + 1


def play_alga(reef: layout.Reef, player: int, code: int) -> None:
    """Action 7.                                                                  # R8.3 R8.4 R8.5"""
    paid, alga, place = code // codes.ALGA_USES, code % codes.ALGA_USES // codes.PLACES, code % codes.PLACES
    reef.consumed[player * 5 + paid] -= 1
    reef.bag[paid] += 1
    turning = algae.showing(layout.common(reef), alga) & ~reef.locks
    if place == 0:
        reef.alga = alga + 1
    else:
        tile = 1 << (place - 1)
        reef.locks |= tile
        reef.locked = 1
        turning &= ~tile
    algae.turn_tiles(layout.common(reef), turning)
    if reef.locks == 1023:
        ending.start_final_round(reef, codes.LOCKS)


def take_polyp(reef: layout.Reef, player: int, colour: int) -> None:
    """Action 8.                                                                            # R8.2"""
    supply.swap_cube(layout.common(reef), player, colour, reef.bag)
    reef.hand[player * 5 + colour] += 1


def collect(reef: layout.Reef, player: int, space: int, chance: layout.ChanceState) -> None:
    """Action 10: take a space of the open sea, refill, and end the turn.         # R9.1 R9.2 R9.3"""
    reef.cubes[player * 5 + space] += 1
    for colour in range(5):
        reef.hand[player * 5 + colour] += reef.sea[space * 5 + colour]
        reef.sea[space * 5 + colour] = 0
    filled = supply.refill(layout.common(reef), space, reef.sea, reef.bag, 5, chance)
    if filled == codes.REFILLED:
        ending.end_turn(reef)
    elif filled == codes.NOT_ENOUGH:
        ending.end(reef, codes.SUPPLY)  # R11.1d
