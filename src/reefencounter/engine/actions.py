"""What each action does to the position. Nothing here asks whether it is legal: see legal.permits."""

from __future__ import annotations

from . import codes, corals, ending, generator, geometry, layout, options


def apply(reef: layout.Reef, player: int, action: int, chance: layout.ChanceState) -> None:
    """Carry out a legal action."""
    chance.size = 0
    if codes.MOVE <= action < codes.LARVA:
        move(reef, player, (action - codes.MOVE) // 169, (action - codes.MOVE) % 169)
        reef.acted = 1
        return
    for board in range(4):
        reef.moved[board] = 0
    if action < codes.EAT:
        choose(reef, player, action)
        return
    reef.acted = 1
    if codes.LAY <= action < codes.STOP:
        lay(reef, player, (action - codes.LAY) // 2, (action - codes.LAY) % 2)
    elif action < codes.CUBE:
        eat(reef, player, action - codes.EAT)
    elif action < codes.LAY:
        play_cube(reef, player, action - codes.CUBE)
    elif action == codes.STOP:
        end_laying(reef)
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
    first = geometry.FIRST_OF_PAIR[action - codes.LARVAE]
    second = geometry.SECOND_OF_PAIR[action - codes.LARVAE]
    reef.larvae[first] -= 1
    reef.larvae[second] -= 1
    reef.cubes[player * 5 + first] += 1
    reef.cubes[player * 5 + second] += 1
    reef.player = 0
    while reef.player < reef.players and options.has_cubes(reef, reef.player):
        reef.player += 1
    if reef.player == reef.players:
        reef.player = 0
        reef.phase = codes.TURN


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
    reef.cubes[player * 5 + colour] -= 1
    reef.larvae[colour] += 1
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
        end_laying(reef)


def grow(reef: layout.Reef, board: int, colour: int) -> None:
    """A polyp appears on the growth cell, if it is free and there is one; no limit counts it.   # R6.1 R6.2 R6.3"""
    if not corals.bare_rock(reef, board) & geometry.CELL[codes.GROWTH] & ~corals.joining(reef, board, colour):
        return
    exists = reef.reserve[0] + reef.reserve[1] + reef.reserve[2] + reef.reserve[3] + reef.reserve[4]
    if reef.reserve[colour]:
        reef.reserve[colour] -= 1
    elif reef.bag[colour]:
        reef.bag[colour] -= 1
    else:
        return
    reef.polyps[board * 5 + colour] |= geometry.CELL[codes.GROWTH]
    if exists and not reef.reserve[colour] and reef.bag[colour]:
        reef.bag[colour] -= 1
        reef.reserve[colour] += 1


def end_laying(reef: layout.Reef) -> None:
    """The laying is over; the turn goes on.                                                # R4.3"""
    reef.phase = codes.TURN
    reef.laying = reef.from_hand = reef.laid = 0


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
    reef.larvae[colour] -= 1
    reef.cubes[player * 5 + colour] += 1
    if not reef.keep:
        reef.must_play = colour + 1


def play_alga(reef: layout.Reef, player: int, code: int) -> None:
    """Action 7.                                                                  # R8.3 R8.4 R8.5"""
    paid, alga, place = code // 44, code % 44 // 11, code % 11
    reef.consumed[player * 5 + paid] -= 1
    reef.bag[paid] += 1
    turning = options.showing(reef, alga) & ~reef.locks
    if place == 0:
        reef.alga = alga + 1
    else:
        tile = 1 << (place - 1)
        reef.locks |= tile
        reef.locked = 1
        turning &= ~tile
    reef.turned ^= turning
    rank_corals(reef)
    if reef.locks == 1023:
        ending.start_final_round(reef, codes.LOCKS)


def rank_corals(reef: layout.Reef) -> None:
    """Work out who beats whom from the sides of the coral tiles.                           # R1.7"""
    for colour in range(5):
        reef.weaker[colour] = 0
    for tile in range(10):
        if reef.turned >> tile & 1:
            reef.weaker[geometry.WEAK[tile]] |= 1 << geometry.STRONG[tile]
        else:
            reef.weaker[geometry.STRONG[tile]] |= 1 << geometry.WEAK[tile]


def take_polyp(reef: layout.Reef, player: int, colour: int) -> None:
    """Action 8.                                                                            # R8.2"""
    reef.cubes[player * 5 + colour] -= 1
    reef.larvae[colour] += 1
    reef.hand[player * 5 + colour] += 1
    if reef.bag[colour]:
        reef.bag[colour] -= 1
    else:
        reef.reserve[colour] -= 1


def collect(reef: layout.Reef, player: int, space: int, chance: layout.ChanceState) -> None:
    """Action 10: take a space of the open sea, refill, and end the turn.         # R9.1 R9.2 R9.3"""
    reef.cubes[player * 5 + space] += 1
    for colour in range(5):
        reef.hand[player * 5 + colour] += reef.sea[space * 5 + colour]
        reef.sea[space * 5 + colour] = 0
    wanted = 0
    bag = 0
    for other in range(5):
        wanted += sea_size(reef, other) < 3
        bag += reef.bag[other]
    if bag < wanted:
        for colour in range(5):
            bag += reef.reserve[colour]
            reef.bag[colour] += reef.reserve[colour]
            reef.reserve[colour] = 0
    if bag < wanted or not reef.larvae[space]:
        ending.end(reef, codes.SUPPLY)  # R11.1d
        return
    reef.larvae[space] -= 1
    for step in range(5):
        other = (space + step) % 5  # R1.8
        if sea_size(reef, other) < 3:
            colour = generator.draw_tile(reef, chance)
            if colour < 0:
                return
            reef.sea[other * 5 + colour] += 1
    ending.end_turn(reef)


def sea_size(reef: layout.Reef, space: int) -> int:
    """How many polyps lie on a space of the open sea."""
    size = 0
    for colour in range(5):
        size += reef.sea[space * 5 + colour]
    return size
