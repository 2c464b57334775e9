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
    """The most that the fish is worth with these cards; `chosen` is the colour of House Special."""
    tally = cython.declare(Tally)
    for way in range(WAYS):
        tally.best[way] = -1
    tally.best[0] = 0
    for kind in range(codes.ROCK):
        for _ in range(reef.fish[player * codes.KINDS + kind]):
            count_tile(reef, cython.address(tally), kind, any_colour, one_colour, chosen)
    best = 0
    for way in range(WAYS):
        if tally.best[way] >= 0:
            total = tally.best[way] + (way >> 5 & 7)
            if colours and geometry.count_members(way & 31) > 2:
                total += geometry.count_members(way & 31) - 2
            if total > best:
                best = total
    return best


def count_tile(
    reef: layout.Reef, tally: layout.Tally, kind: int, any_colour: int, one_colour: int, chosen: int
) -> None:
    """Every way to count one more tile."""
    worth = meals.worth(kind)
    for way in range(WAYS):
        tally.then[way] = -1
    for way in range(WAYS):
        if tally.best[way] < 0:
            continue
        for colour in range(5):
            lent = 0
            if not geometry.SHOWS[kind] >> colour & 1:
                if not any_colour or worth == 2 or way >= LENT:
                    continue
                lent = LENT
            many = way >> 5 & 7
            if one_colour and colour == chosen:
                many = at_most(many + worth, one_colour)
            goal = way & ~(7 << 5) | many << 5 | 1 << colour | lent
            total = tally.best[way] + value(reef, colour) * worth
            if total > tally.then[goal]:
                tally.then[goal] = total
    for way in range(WAYS):
        tally.best[way] = tally.then[way]
