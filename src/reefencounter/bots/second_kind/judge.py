"""How good a position of the Second Kind is for a player: the terms of the base game, and those of the expansion.

The unit is one point at the end of the game. Special tiles count by what they do, crowns by whom they will bite, cards
by their effect; before the first meal a card with a blue shrimp is worth more than its text (S8.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine.second_kind import (
    cards,
    codes,
    corals,
    decks,
    geometry,
    layout,
    meals,
    scoring,
)
from .. import judge as plain
from . import boards, remembered, weights

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

FULL_BAG = 205.0


def judge(reef: layout.Reef, player: int, memory: remembered.Memory, w: weights.SecondKindWeights) -> float:
    """The position in hand (see boards.recognise) as this player sees it, in points."""
    late = lateness(reef)
    price(reef, memory, w)
    mine = standing(reef, player, late, memory, w)
    best, total = -1000.0, 0.0
    for other in range(reef.players):
        if other != player:
            theirs = standing(reef, other, late, memory, w)
            total += theirs
            if theirs > best:
                best = theirs
    value = mine - w.rival_best * best - w.rival_mean * total / (reef.players - 1)
    if late >= 1.0:
        value += w.ending if mine > best else -w.ending
    return value


def lateness(reef: layout.Reef) -> float:
    """How far the game has gone: 0 at the start, 1 when it is ending."""
    if reef.ended_by:
        return 1.0
    eaten = 0
    for player in range(reef.players):
        if reef.eaten[player] > eaten:
            eaten = reef.eaten[player]
    drawn = 1.0 - cards.bag_size(reef) / FULL_BAG
    return 0.9 * plain.largest(eaten / 4.0, geometry.count_members(reef.locks) / 10.0, drawn)


def price(reef: layout.Reef, memory: remembered.Memory, w: weights.SecondKindWeights) -> None:
    """What polyps and tiles will be worth; it depends on the coral tiles alone."""
    tiles = 1 + reef.turned + (reef.locks << 10)
    if memory.tiles == tiles:
        return
    memory.tiles = tiles
    for colour in range(5):
        memory.of[colour] = plain.expected_value(reef.turned, reef.locks, colour, w.hold)
    for kind in range(codes.ROCK):
        memory.kinds[kind] = tile_value(kind, memory)


def tile_value(kind: int, memory: remembered.Memory) -> float:
    """What a tile of this kind will be worth in a fish.                                    # S4.3 S4.4"""
    best = 0.0
    for colour in range(5):
        if geometry.SHOWS[kind] >> colour & 1 and memory.of[colour] > best:
            best = memory.of[colour]
    return best * meals.worth(kind)


def standing(
    reef: layout.Reef, player: int, late: float, memory: remembered.Memory, w: weights.SecondKindWeights
) -> float:
    """What this player has and may hope for, in points."""
    if late >= 1.0:
        meal = last_meal(reef, player) if reef.phase == base.FINAL else 0
        return meal + scoring.points(reef, player)
    value = in_fish(reef, player, memory)
    if reef.pending == codes.RETURN_PENDING and reef.player == player:
        value += being_eaten(reef, memory)
    licensed = may_eat(reef, player)
    tended = 0
    for board in range(reef.players):
        seen = boards.look(reef, memory, board)
        for place in range(seen.size):
            if seen.corals[place].player == player:
                tended |= 1 << seen.corals[place].colour
                # 4 + advanced: what returns to the bag (R10.2, R12.2)
                value += promise(
                    cython.address(seen.corals[place]), licensed, 4 + reef.advanced, late, memory, w
                )
    value += (belongings(reef, player, tended, w) + hand_of_cards(reef, player, w)) * (1.0 - w.fades * late)
    value += (4 - reef.eaten[player]) * (w.slot * (1.0 - late) + w.slot_late * late)
    if reef.eaten[player]:
        value += w.licence * (1.0 - late)
    return value


def in_fish(reef: layout.Reef, player: int, memory: remembered.Memory) -> float:
    """What the tiles in the fish will be worth."""
    value = 0.0
    fish = geometry.present(reef.fish, player * codes.KINDS, codes.ROCK)
    while fish:
        kind = geometry.first(fish)
        fish &= fish - 1
        value += reef.fish[player * codes.KINDS + kind] * memory.kinds[kind]
    return value


def may_eat(reef: layout.Reef, player: int) -> int:
    """The first meal needs a card with a blue shrimp.                                           # S8.1"""
    return reef.eaten[player] > 0 or (reef.cards[player] & decks.BLUE_CARDS[reef.deck]) != 0


def last_meal(reef: layout.Reef, player: int) -> int:
    """The best that a player can still eat in the final round.                        # R11.2 S8.1"""
    n = reef.players
    if not reef.eaten[player] or (player - reef.player + n) % n >= (reef.ender - reef.player + n) % n:
        return 0
    best = 0
    for board in range(n):
        shrimps = reef.shrimps[board * 4 + player] & reef.occupied[board]
        while shrimps:
            shrimp = shrimps & -shrimps
            shrimps &= shrimps - 1
            coral = corals.coral_at(reef, board, shrimp)
            if geometry.count(coral) >= 5:
                value = scoring.value(reef, corals.colour_of(reef, board, shrimp))
                gain = (corals.worth(reef, board, coral) - corals.returned(reef)) * value
                if gain > best:
                    best = gain
    return best


def being_eaten(reef: layout.Reef, memory: remembered.Memory) -> float:
    """The tiles of a coral that is being eaten, less the cheapest, which return."""
    value, cheapest = 0.0, 10.0
    for kind in range(codes.ROCK):
        if reef.apart[kind]:
            one = memory.kinds[kind]
            value += one * reef.apart[kind]
            if one / meals.worth(kind) < cheapest:
                cheapest = one / meals.worth(kind)
    return value - cheapest * reef.left


def promise(
    coral: remembered.Coral,
    licensed: int,
    back: int,
    late: float,
    memory: remembered.Memory,
    w: weights.SecondKindWeights,
) -> float:
    """What an own coral promises, if so many of its tiles go back when it is eaten."""
    worth = memory.of[coral.colour]
    size = coral.number - w.exposed * coral.exposed
    grown = size if size < 5.0 else 5.0
    value = w.growing * grown * worth + w.near * grown * grown * 0.2
    value += w.room * (coral.room if coral.room < 6 else 6) - w.menaced * coral.menaces + w.tended
    if coral.blue:
        value += w.blue_guard
    value *= 1.0 - late
    if size + coral.more > back:
        gain = w.ripe * (size + coral.more - back) * worth
        value += gain if licensed else gain * w.hungry
    if coral.crowns:
        value -= w.bitten * coral.crowns * worth
    return value


def belongings(reef: layout.Reef, player: int, tended: int, w: weights.SecondKindWeights) -> float:
    """The tiles and cubes behind and before the screen."""
    value = 0.0
    first = player * codes.KINDS
    special = geometry.present(reef.hand, first, codes.KINDS) >> codes.PAIR << codes.PAIR
    for colour in range(5):
        tiles = 1.0 * reef.hand[first + colour]
        left = special & geometry.KINDS_SHOWING[colour]
        while left:
            kind = geometry.first(left)
            left &= left - 1
            tiles += reef.hand[first + kind] * (w.either if kind < codes.DOUBLE else 1.0)
        cubes = reef.cubes[player * 5 + colour]
        if reef.laying == colour + 1 and reef.player == player:
            cubes += 1  # the cube just played still works
        some = tiles if tiles < 5.0 else 5.0
        value += w.tile * some
        if tended >> colour & 1:
            value += w.tile_fits * some
        if cubes:
            value += w.cube + w.cube_more * (cubes - 1) + w.pair * (tiles if tiles < 4.0 else 4.0)
    while special:
        kind = geometry.first(special)
        special &= special - 1
        number = reef.hand[first + kind]
        if kind < codes.DOUBLE:
            continue
        if kind < codes.HALF:
            value += w.double_ * number
        elif kind < codes.BLUE:
            value += w.half * number
        elif kind < codes.ROCK:
            value += w.blue_tile * number
        elif kind == codes.ROCK:
            value += w.rock * number
        elif kind == codes.WATER:
            value += w.water * number
        else:
            value += w.crown * number
    consumed = scoring.consumed(reef, player)
    if consumed > 3:
        value += w.consumed_more * (consumed - 3)
        consumed = 3
    return value + w.consumed * consumed


def hand_of_cards(reef: layout.Reef, player: int, w: weights.SecondKindWeights) -> float:
    """Unplayed cards, scoring cards on the table, and cards whose effect is still to be used."""
    value = 0.0
    held = reef.cards[player]
    if may_eat(reef, player):
        value += w.meal_card
    held |= reef.table[player]
    while held:
        value += w.card[decks.effect_of(reef.deck, geometry.first(held))]
        held &= held - 1
    if reef.player == player:
        if reef.bought:
            value += w.fresh
        if reef.pending == codes.CARD_PENDING and reef.asked == base.NOBODY:
            value += w.in_force * w.card[decks.effect_of(reef.deck, reef.card)]
        if reef.next_colour:
            value += w.in_force * w.card[codes.ANY_COLOUR]
        if reef.next_hand or reef.lay_hand > 4:
            value += w.in_force * w.card[codes.MORE_FROM_HAND]
        if reef.next_weaker or reef.lay_weaker:
            value += w.in_force * w.card[codes.WEAKER_ATTACK]
        if reef.more_locks:
            value += w.in_force * w.card[codes.MORE_LOCKS]
        if reef.skip_flip:
            value += w.in_force * w.card[codes.SKIP_FLIP]
    return value
