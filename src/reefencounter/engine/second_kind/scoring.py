"""Points: what a fish is worth, and what scoring cards add (R11.3, S4.3, S4.4, S8.4).

A two-coloured tile scores as the better one, Acquired Taste lends one tile any colour, Rainbow Diet and House Special
count colours: where such cards are held, all ways to count the tiles are tried, and the best total stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import codes, corals, decks, geometry, layout, meals

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    from .layout import Tally

# A way to count is known by the set of colours (32), the tiles of one chosen colour (0 to 7), and a colour lent or not.
WAYS = 512
LENT = 256
NONE = 5  # no colour


def value(reef: layout.Reef, colour: int) -> int:
    """What a polyp of this colour in a fish is worth now.                                 # R11.3"""
    return 1 + geometry.count_members(reef.weaker[colour])


def best_value(reef: layout.Reef, kind: int) -> int:
    """What a tile of this kind is worth in a fish.                                    # S4.3 S4.4"""
    best = 0
    for colour in range(5):
        if geometry.SHOWS[kind] >> colour & 1 and value(reef, colour) > best:
            best = value(reef, colour)
    return best * meals.worth(kind)


def points(reef: layout.Reef, player: int) -> int:
    """The fish, with the scoring cards on the table and in the hand.                       # S8.4"""
    total = 0
    scoring = (reef.cards[player] | reef.table[player]) & decks.SCORING_CARDS[reef.deck]
    colours = any_colour = one_colour = 0
    while scoring:
        card = geometry.first(scoring)
        scoring &= scoring - 1
        effect = decks.effect_of(reef.deck, card)
        amount = decks.amount_of(reef.deck, card)
        if effect == codes.SCORE_SHRIMPS:
            total += at_most(shrimps_at_home(reef, player), amount)
        elif effect == codes.SCORE_CONSUMED:
            total += at_most(consumed(reef, player) // 2, amount)
        elif effect == codes.SCORE_COLOURS:
            colours = 1
        elif effect == codes.SCORE_ANY_COLOUR:
            any_colour = 1
        else:
            one_colour = amount
    if not colours and not any_colour and not one_colour:
        for kind in range(codes.ROCK):
            total += reef.fish[player * codes.KINDS + kind] * best_value(reef, kind)
        return total
    best = 0
    for chosen in range(5 if one_colour else 1):
        found = best_count(reef, player, colours, any_colour, one_colour, chosen)
        if found > best:
            best = found
    return total + best


def at_most(number: int, limit: int) -> int:
    """The number, or the limit."""
    return number if number < limit else limit


def shrimps_at_home(reef: layout.Reef, player: int) -> int:
    """Coloured shrimps that stand on a coral of three or more tiles."""
    number = 0
    for board in range(reef.players):
        left = reef.shrimps[board * 4 + player]
        while left:
            number += geometry.count(corals.coral_at(reef, board, left & -left)) >= 3
            left &= left - 1
    return number


def consumed(reef: layout.Reef, player: int) -> int:
    """Consumed tiles, a double being one."""
    number = 0
    for kind in range(codes.ROCK):
        number += reef.consumed[player * codes.KINDS + kind]
    return number


def best_count(
    reef: layout.Reef, player: int, colours: int, any_colour: int, one_colour: int, chosen: int
) -> int:
    """The most that the fish is worth with these cards; `chosen` is the colour of House Special.

    Only two-coloured tiles and the one tile that is lent a colour can be counted in several ways.
    """
    tally = cython.declare(Tally)
    count_plain(reef, cython.address(tally), player)
    begin(reef, cython.address(tally), one_colour, chosen, NONE, NONE)
    if any_colour:
        for lent in range(5):
            for colour in range(5):
                if tally.single[lent] and colour != lent:
                    begin(reef, cython.address(tally), one_colour, chosen, lent, colour)
    best = 0
    pairs = geometry.present(reef.fish, player * codes.KINDS + codes.PAIR, codes.DOUBLE - codes.PAIR)
    if not pairs:
        for place in range(tally.begun):
            best = at_least(tally.totals[place] + bonus(tally.ways[place], colours), best)
        return best
    for way in range(WAYS):
        tally.best[way] = -1
    for place in range(tally.begun):
        tally.best[tally.ways[place]] = at_least(tally.totals[place], tally.best[tally.ways[place]])
    while pairs:
        kind = codes.PAIR + geometry.first(pairs)
        pairs &= pairs - 1
        for _ in range(reef.fish[player * codes.KINDS + kind]):
            count_tile(reef, cython.address(tally), kind, any_colour, one_colour, chosen)
    for way in range(WAYS):
        if tally.best[way] >= 0:
            best = at_least(tally.best[way] + bonus(way, colours), best)
    return best


def at_least(number: int, limit: int) -> int:
    """The number, or the limit."""
    return number if number > limit else limit


def bonus(way: int, colours: int) -> int:
    """What House Special and Rainbow Diet add to tiles that were counted so."""
    shown = geometry.count_members(way & 31)
    return (way >> 5 & 7) + (shown - 2 if colours and shown > 2 else 0)


def count_plain(reef: layout.Reef, tally: layout.Tally, player: int) -> None:
    """The tiles of one colour: how many there are, what they count, and how many may be lent another colour."""
    tally.begun = 0
    for colour in range(5):
        tally.tiles[colour] = tally.weight[colour] = tally.single[colour] = 0
    left = geometry.present(reef.fish, player * codes.KINDS, codes.ROCK)
    while left:
        kind = geometry.first(left)
        left &= left - 1
        if codes.PAIR <= kind < codes.DOUBLE:
            continue
        colour, number = geometry.first(geometry.SHOWS[kind]), reef.fish[player * codes.KINDS + kind]
        tally.tiles[colour] += number
        tally.weight[colour] += number * meals.worth(kind)
        if meals.worth(kind) == 1:
            tally.single[colour] += number


def begin(
    reef: layout.Reef, tally: layout.Tally, one_colour: int, chosen: int, lent: int, lent_as: int
) -> None:
    """A way to count the tiles of one colour, one of them perhaps lent another."""
    way = many = total = 0
    for colour in range(5):
        tiles = tally.tiles[colour] - (colour == lent) + (colour == lent_as)
        weight = tally.weight[colour] - (colour == lent) + (colour == lent_as)
        way |= (tiles > 0) << colour
        total += weight * value(reef, colour)
        if colour == chosen:
            many = at_most(weight, one_colour)
    tally.ways[tally.begun] = way | many << 5 | (LENT if lent < NONE else 0)
    tally.totals[tally.begun] = total
    tally.begun += 1


def count_tile(
    reef: layout.Reef, tally: layout.Tally, kind: int, any_colour: int, one_colour: int, chosen: int
) -> None:
    """Every way to count one more tile of two colours."""
    for way in range(WAYS):
        tally.then[way] = -1
    for way in range(WAYS):
        if tally.best[way] < 0:
            continue
        for colour in range(5):
            lent = 0
            if not geometry.SHOWS[kind] >> colour & 1:
                if not any_colour or way >= LENT:
                    continue
                lent = LENT
            many = way >> 5 & 7
            if one_colour and colour == chosen:
                many = at_most(many + 1, one_colour)
            goal = way & ~(7 << 5) | many << 5 | 1 << colour | lent
            total = tally.best[way] + value(reef, colour)
            if total > tally.then[goal]:
                tally.then[goal] = total
    for way in range(WAYS):
        tally.best[way] = tally.then[way]
