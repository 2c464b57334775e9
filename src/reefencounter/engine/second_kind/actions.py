"""What each action does to a position of the expansion. Nothing here asks whether it is legal: see legal."""

from __future__ import annotations

from .. import codes as base
from .. import layout as plain
from ..common import algae, supply
from . import (
    blues,
    cards,
    codes,
    collecting,
    crowns,
    draws,
    effects,
    ending,
    geometry,
    layout,
    meals,
    polyps,
    terrain,
)


def apply(reef: layout.Reef, player: int, action: int, chance: plain.ChanceState) -> None:
    """Carry out a legal action; what no longer has a neighbour then dies.                  # S3.5"""
    chance.size = 0
    if action < codes.CROWN_ACT:
        choose_first(reef, player, action)
    else:
        carry_out(reef, player, action, chance)
        crowns.starve(reef)


def carry_out(reef: layout.Reef, player: int, action: int, chance: plain.ChanceState) -> None:
    """Whatever is done once the game has begun."""
    if codes.DISCARD <= action < codes.CARD:  # no action: it restarts nothing (S7.1)
        cards.spend(reef, player, action - codes.DISCARD)
        return
    if reef.breakfast and reef.phase == base.TURN:
        reef.breakfast = 0  # action 1 is taken now, or declined
    if codes.MOVE <= action < codes.LARVA:
        if reef.pending == codes.NOTHING:
            reef.acted = 1
        move(reef, player, (action - codes.MOVE) // codes.GOALS, (action - codes.MOVE) % codes.GOALS)
        return
    for board in range(4):
        reef.moved[board] = 0
    if action < codes.EAT:
        act_zero(reef, player, action)
    elif codes.RETURN <= action < codes.CUBE:
        meals.give_back(reef, player, action - codes.RETURN)
    else:
        reef.acted = 1
        take_action(reef, player, action, chance)


def choose_first(reef: layout.Reef, player: int, action: int) -> None:
    """A choice of the set-up.                                                              # R2.8"""
    if action < codes.LARVAE:
        reef.hand[player * codes.KINDS + action - codes.FEED] -= 1
        reef.fish[player * codes.KINDS + action - codes.FEED] += 1
        return
    supply.choose_cubes(layout.common(reef), player, action - codes.LARVAE)
    if reef.phase == base.TURN:
        crowns.wake(reef)


def act_zero(reef: layout.Reef, player: int, action: int) -> None:
    """Action 0: a crown attacks, or a shrimp leaves what it ate.                           # S3"""
    if action < codes.FLEE:
        crowns.attack(
            reef, (action - codes.CROWN_ACT) // codes.SIDES, (action - codes.CROWN_ACT) % codes.SIDES
        )
        return
    if action < codes.DRIFT:
        origin = (action - codes.FLEE) // codes.GOALS
        go(reef, player, origin, (action - codes.FLEE) % codes.GOALS)
    else:
        origin = (action - codes.DRIFT) // codes.WAYS_OUT
        side = (action - codes.DRIFT) % codes.WAYS_OUT
        goal = codes.OFF
        if side < 4:
            cell = geometry.step(geometry.CELL[origin % codes.CELLS], side)
            goal = origin // codes.CELLS * codes.CELLS + geometry.NUMBER[geometry.lowest(cell)]
        blues.put(reef, origin, goal)
    cards.close(reef)
    crowns.rest(reef)


def go(reef: layout.Reef, player: int, origin: int, goal: int) -> None:
    """A coloured shrimp goes from one cell to another, or behind the screen."""
    reef.shrimps[origin // codes.CELLS * 4 + player] ^= geometry.CELL[origin % codes.CELLS]
    if goal == codes.OFF:
        reef.unplayed[player] += 1
    else:
        reef.shrimps[goal // codes.CELLS * 4 + player] |= geometry.CELL[goal % codes.CELLS]


def move(reef: layout.Reef, player: int, origin: int, goal: int) -> None:
    """Action 5.                                                                       # R7.2 R7.6"""
    go(reef, player, origin, goal)
    reef.moved[origin // codes.CELLS] &= ~geometry.CELL[origin % codes.CELLS]
    if goal != codes.OFF:
        reef.moved[goal // codes.CELLS] |= geometry.CELL[goal % codes.CELLS]
    if reef.pending == codes.DRIFT_PENDING:
        crowns.rest(reef)


def take_action(reef: layout.Reef, player: int, action: int, chance: plain.ChanceState) -> None:
    """Actions 1 to 10, cards and windows."""
    if action < codes.RETURN:
        card = (action - codes.EAT) % codes.MEAL_CARDS
        meals.eat(reef, player, (action - codes.EAT) // codes.MEAL_CARDS, card - 1 if card else codes.CARDS)
    elif action < codes.LAY:
        colour = (action - codes.CUBE) % codes.CUBE_COLOURS
        cube = (action - codes.CUBE) // codes.CUBE_COLOURS
        polyps.play_cube(reef, player, cube, colour - 1 if colour else cube)
    elif action < codes.SPLIT:
        place = (action - codes.LAY) // codes.VARIANTS
        polyps.declare(
            reef, player, place // codes.SOURCES, place % codes.SOURCES, (action - codes.LAY) % codes.VARIANTS
        )
    elif action < codes.STOP:
        polyps.answer_split(reef, player, action == codes.SPLIT)
    elif action == codes.STOP:
        polyps.end_laying(reef)
    elif action < codes.MOVE:
        place = action - codes.SHRIMP
        reef.shrimps[place // codes.CELLS * 4 + player] |= geometry.CELL[place % codes.CELLS]
        reef.unplayed[player] -= 1
        reef.introduced = 1
    elif action < codes.ALGA:
        take_larva(
            reef,
            player,
            (action - codes.LARVA) // codes.POLYP_KINDS,
            (action - codes.LARVA) % codes.POLYP_KINDS,
        )
    elif action < codes.POLYP:
        play_alga(reef, player, action - codes.ALGA)
    elif action < codes.PLACE:
        take_polyp(reef, player, action - codes.POLYP)
    elif action < codes.BUY:
        kind = codes.ROCK + (action - codes.PLACE) // codes.ALL_CELLS
        reef.hand[player * codes.KINDS + kind] -= 1
        terrain.place(reef, kind, (action - codes.PLACE) % codes.ALL_CELLS)
    elif action < codes.DISCARD:
        buy(reef, player, action - codes.BUY, chance)
    elif action < codes.USE_BLUE:
        effects.play(reef, player, action - codes.CARD, chance)
    elif action < codes.CHOOSE_KIND:
        use_shrimp(reef, player, action)
    elif action < codes.REACT:
        effects.choose(reef, player, action, chance)
    elif action < codes.DECLINE:
        effects.react(reef, player)
    elif action == codes.DECLINE:
        effects.decline(reef, chance)
    elif action < codes.END:
        collecting.collect(reef, player, action - codes.TAKE, chance)
    elif action == codes.END:
        ending.finish_turn(reef)
    else:
        ending.next_final_turn(reef)


def take_larva(reef: layout.Reef, player: int, colour: int, kind: int) -> None:
    """Action 6.                                                                            # R8.1"""
    reef.consumed[player * codes.KINDS + kind] -= 1
    reef.bag[kind] += 1
    supply.take_cube(layout.common(reef), player, colour)
    reef.must_play = colour + 1


def play_alga(reef: layout.Reef, player: int, code: int) -> None:
    """Action 7.                                                                  # R8.3 R8.4 R8.5"""
    paid, alga, place = code // codes.ALGA_USES, code % codes.ALGA_USES // codes.PLACES, code % codes.PLACES
    reef.consumed[player * codes.KINDS + paid] -= 1
    reef.bag[paid] += 1
    turning = algae.showing(layout.common(reef), alga) & ~reef.locks
    if place == 0:
        reef.alga = alga + 1
    else:
        tile = 1 << (place - 1)
        reef.locks |= tile
        turning &= ~tile
        if reef.locked:
            reef.more_locks -= 1
        reef.locked = 1
    if reef.locks == 1023:
        ending.start_final_round(reef, base.LOCKS)
    else:
        effects.turn_tiles(reef, turning)


def take_polyp(reef: layout.Reef, player: int, colour: int) -> None:
    """Action 8.                                                                            # R8.2"""
    supply.swap_cube(layout.common(reef), player, colour, reef.bag)
    reef.hand[player * codes.KINDS + colour] += 1


def buy(reef: layout.Reef, player: int, code: int, chance: plain.ChanceState) -> None:
    """Action 8b.                                                                           # S7.1"""
    if code < codes.KINDS:
        reef.hand[player * codes.KINDS + code] -= 1
        reef.bag[code] += 1
    elif code < 2 * codes.KINDS:
        reef.consumed[player * codes.KINDS + code - codes.KINDS] -= 1
        reef.bag[code - codes.KINDS] += 1
    else:
        supply.return_cube(layout.common(reef), player, code - 2 * codes.KINDS)
    reef.bought = 1
    draws.draw_card(reef, player, chance)


def use_shrimp(reef: layout.Reef, player: int, action: int) -> None:
    """Action 8c with the blue shrimp of a card.                                            # S7.3 S5.5"""
    if action < codes.USE_SHIFT:
        code = action - codes.USE_BLUE
        cards.spend(reef, player, code // codes.BLUE_USES_OF_A_CARD)
        blues.put(reef, code % codes.BLUE_USES_OF_A_CARD // codes.ALL_CELLS, code % codes.ALL_CELLS)
    else:
        code = action - codes.USE_SHIFT
        cards.spend(reef, player, code // codes.BLUE_USES_OF_A_CARD)
        blues.put(
            reef,
            code % codes.BLUE_USES_OF_A_CARD // codes.GOALS,
            code % codes.BLUE_USES_OF_A_CARD % codes.GOALS,
        )
