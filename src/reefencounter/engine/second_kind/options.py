"""What a player may do between two decisions, as sets: the one place where the rules of a turn meet (R3, S3 to S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from ..common import algae
from . import (
    blues,
    cards,
    codes,
    components,
    corals,
    decks,
    geometry,
    laying,
    layout,
    shrimps,
    terrain,
)

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

MOST_CARDS = components.MOST_CARDS


def actor(reef: layout.Reef) -> int:
    """Who has to act or decide now.                                                        # S7.5"""
    return reef.player if reef.asked == base.NOBODY else reef.asked


def clear(options: layout.Options) -> None:
    """No options at all."""
    options.by_hand = options.by_consumed = options.meal_cards = 0
    options.stop = options.movers = options.payments = options.algae = options.lockable = options.polyps = 0
    options.buy_hand = options.buy_consumed = options.buy_cubes = 0
    options.discards = options.cards = options.blue_cards = 0
    options.takes = options.end = options.passes = options.placeable = 0
    options.meals = options.introduces = options.steady = options.reach_known = 0
    for colour in range(5):
        options.cubes[colour] = options.larvae[colour] = 0


def survey(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """Everything that the player to act may do, when no decision is pending and no crown has to act."""
    if not options.steady:
        clear(options)
    if reef.phase == base.FINAL:
        options.passes = 1
        find_meals(reef, player, options)
        return
    corals.look(reef, options)
    if reef.phase == base.LAYING:
        go_on_laying(reef, player, options)
    elif reef.must_play:
        owed = reef.must_play - 1
        roomy = corals.roomy(reef, options)
        options.cubes[owed] = laying.colours_for(reef, owed, laying.held(reef, player), roomy)
    else:
        take_a_turn(reef, player, options)
    options.discards = reef.cards[player]
    shrimps.survey(reef, player, options, 0, 0)
    options.steady = 1


def find_meals(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """The corals that can be eaten; the first needs a card with the blue shrimp.           # S8.1"""
    if not reef.eaten[player]:
        options.meal_cards = reef.cards[player] & decks.BLUE_CARDS[reef.deck]
        if not options.meal_cards or reef.phase == base.FINAL:
            return
    for board in range(reef.players):
        options.eats[board] = corals.edible(reef, board, player)
        options.meals |= options.eats[board] != 0


def go_on_laying(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """Lay one more polyp, or stop.                                                         # R4.3"""
    colour = reef.laying - 1
    if not options.steady:
        options.by_hand = laying.from_hand(reef, player, colour)
        options.by_consumed = laying.from_consumed(reef, player, colour)
    somewhere = 0
    for board in range(reef.players):
        if not options.lays_known >> board & 1:
            options.lays_known |= 1 << board
            options.lays_somewhere[board] = find_lays(reef, board, colour, options)
        somewhere |= options.lays_somewhere[board]
    options.stop = reef.laid > 0 or not somewhere


def find_lays(reef: layout.Reef, board: int, colour: int, options: layout.Options) -> int:
    """Where tiles of the kinds that may be laid can go on this board; says whether there is such a place."""
    kinds = options.by_hand | options.by_consumed
    options.lay_open[board] = options.lay_blue[board] = 0
    cells = corals.known_reach(reef, options, board, colour)
    if cells:
        cells &= ~corals.protected(reef, board)
    cells |= options.bare[board]
    if kinds & geometry.OPEN_KINDS[colour]:
        options.lay_open[board] = cells & ~corals.joining(reef, board, colour, geometry.ALL_SIDES, 0)
    if kinds >> (codes.BLUE + colour) & 1:
        options.lay_blue[board] = cells & ~corals.joining(reef, board, colour, geometry.ALL_SIDES, 1)
    found = options.lay_open[board] | options.lay_blue[board]
    if kinds >> (codes.HALF + colour) & 1:
        for orientation in range(4):
            cells = corals.layable(reef, board, colour, geometry.OPEN_SIDES[orientation], 0)
            options.lay_half[orientation * 4 + board] = cells
            found |= cells
    return found != 0


def take_a_turn(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """The actions between which a player chooses: 1 to 4, 6 to 8c and 10.                  # R3.1"""
    if not options.steady:
        count_belongings(reef, player, options)
    options.meals = options.meal_cards = 0
    if not reef.acted or reef.breakfast:
        find_meals(reef, player, options)
    if reef.lays < 2:  # where nothing is laid any more, nobody asks
        find_cubes(reef, player, options)
    options.introduces = reef.unplayed[player] > 0 and not reef.introduced
    stranded = 0
    for board in range(reef.players):
        stranded |= (reef.shrimps[board * 4 + player] & ~reef.occupied[board]) != 0  # R7.4
        if options.introduces:
            options.introductions[board] = 0
            if shrimps.on_board(reef, player, board) < 2:  # R7.3
                options.introductions[board] = options.unshrimped[board]
    if options.placeable:
        for kind in range(codes.ROCK, codes.KINDS):
            for board in range(reef.players):
                options.places[(kind - codes.ROCK) * 4 + board] = 0
                if options.hand >> kind & 1:
                    options.places[(kind - codes.ROCK) * 4 + board] = terrain.places(reef, board, kind)
    options.cards = options.blue_cards = 0
    if reef.cards[player]:
        find_cards(reef, player, options)
    options.takes = not stranded and not reef.collected
    options.end = not stranded and reef.collected


def count_belongings(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """What depends on tiles, cubes and cards only, wherever shrimps stand."""
    hand = geometry.present(reef.hand, player * codes.KINDS, codes.KINDS)
    consumed = geometry.present(reef.consumed, player * codes.KINDS, codes.ROCK)
    cubes = geometry.present(reef.cubes, player * 5, 5)
    stock = geometry.present(reef.bag, 0, 5) | geometry.present(reef.reserve, 0, 5)
    options.hand = hand
    options.payments = consumed
    options.polyps = cubes & stock  # R8.2
    options.placeable = hand >> codes.ROCK != 0
    if consumed:
        options.algae = algae.in_supply(layout.common(reef))
        options.lockable = lockable(reef, player)
    if may_buy(reef, player):
        options.buy_hand = hand
        options.buy_consumed = consumed
        options.buy_cubes = cubes
    if reef.lays < 2:
        colours = codes.ALL_COLOURS if reef.next_colour else payable(reef, consumed) | cubes
        options.ways = laying.ways(hand | consumed) & colours * codes.EVERY_WAY
        options.answers = -1


def lockable(reef: layout.Reef, player: int) -> int:
    """The coral tiles on which this player may put a cylinder now: one a turn, but for a card.   # R8.3 R8.5 R8.6"""
    if reef.locked and reef.more_locks < 2:
        return 0
    fish_size = geometry.total(reef.fish, player * codes.KINDS, codes.ROCK)  # S4.4
    return algae.lockable(layout.common(reef), player, fish_size)


def find_cubes(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """Cubes for actions 2 and 3, and those to be had by action 6.                     # R4.3 R8.1"""
    roomy = laying.ask_once(reef, options, corals.roomy(reef, options))
    if roomy == options.answers:
        return  # as before
    options.answers = roomy
    consumed = options.payments
    for colour in range(5):
        if reef.cubes[player * 5 + colour]:
            options.cubes[colour] = laying.colours_for(reef, colour, options.hand | consumed, roomy)
        if consumed & geometry.KINDS_SHOWING[colour]:
            options.larvae[colour] = laying.larva_kinds(reef, player, colour, options.hand, consumed, roomy)


def payable(reef: layout.Reef, consumed: int) -> int:
    """The colours of cubes that these consumed kinds can be swapped for."""
    colours = 0
    for colour in range(5):
        if reef.larvae[colour] and consumed & geometry.KINDS_SHOWING[colour]:
            colours |= 1 << colour
    return colours


def may_buy(reef: layout.Reef, player: int) -> int:
    """One card a turn, before action 10, with fewer than three in the hand.                # S7.1"""
    if reef.bought or reef.collected or geometry.count_members(reef.cards[player]) >= MOST_CARDS:
        return 0
    return reef.draw != 0 or reef.discards != 0


def find_cards(reef: layout.Reef, player: int, options: layout.Options) -> None:
    """The cards that may be played for their text or for their blue shrimp.                # S7.2 S7.3"""
    left = reef.cards[player]
    while left:
        card = geometry.first(left)
        left &= left - 1
        if cards.playable(reef, player, card):
            options.cards |= 1 << card
    options.blue_cards = reef.cards[player] & decks.BLUE_CARDS[reef.deck]
    if options.blue_cards:
        blues.survey(reef, player, cython.address(options.blue))
