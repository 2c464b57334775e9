"""Actions 2 and 3: a cube, the tiles laid with it, what they take, and growth (R4 to R6, S4)."""

from __future__ import annotations

from .. import codes as base
from ..common import supply, turn
from . import cards, codes, corals, crowns, decks, geometry, laying, layout


def play_cube(reef: layout.Reef, player: int, cube: int, colour: int) -> None:
    """The cube returns to the supply and opens a laying, of `colour`.                      # R4.1"""
    supply.return_cube(layout.common(reef), player, cube)
    if reef.pending == codes.CARD_PENDING:
        if decks.effect_of(reef.deck, reef.card) == codes.BREAKFAST:
            reef.breakfast = 1
            reef.lays += 1
        else:
            reef.lay_hand = decks.amount_of(reef.deck, reef.card)
        cards.close(reef)
    else:
        reef.must_play = 0
        reef.lays += 1
        reef.lay_hand = reef.next_hand
        reef.lay_weaker = reef.next_weaker
        reef.next_colour = reef.next_hand = reef.next_weaker = 0
    reef.laying = colour + 1
    reef.phase = base.LAYING


def declare(reef: layout.Reef, player: int, place: int, consumed: int, variant: int) -> None:
    """A tile is to be laid; where it attacks, another player may be asked first.           # S7.5"""
    if reef.occupied[place // codes.CELLS] & geometry.CELL[place % codes.CELLS]:
        reef.place = place
        reef.source = consumed
        reef.variant = variant
        if cards.open_window(reef, codes.ATTACK_WINDOW):
            return
        cards.close(reef)
    lay(reef, player, place, consumed, variant)


def lay(reef: layout.Reef, player: int, place: int, consumed: int, variant: int) -> None:
    """One tile, on bare rock or by attack, and what follows from it.             # R4.1 R5.2 R6.1"""
    board = place // codes.CELLS
    cell = geometry.CELL[place % codes.CELLS]
    colour = reef.laying - 1
    kind = geometry.kind_of_variant(variant, colour)
    target = corals.colour_of(reef, board, cell)
    prey = 0
    if target >= 0:
        if not reef.weaker[colour] >> target & 1:
            reef.lay_weaker = 0  # the one weak attack
        prey = crowns.remove(reef, place)
        reef.consumed[player * codes.KINDS + prey] += 1
    put(reef, place, colour, variant, kind)
    reef.laid += 1
    if consumed:
        reef.consumed[player * codes.KINDS + kind] -= 1
    else:
        reef.hand[player * codes.KINDS + kind] -= 1
        reef.from_hand += 1
    grow(reef, board, cell, colour)
    crowns.starve(reef)
    if codes.DOUBLE <= prey < codes.HALF and reef.bag[prey - codes.DOUBLE] >= 2:  # S4.4
        reef.pending = codes.SPLIT_PENDING
        reef.variant = prey
    else:
        end_if_nothing_left(reef, player)


def put(reef: layout.Reef, place: int, colour: int, variant: int, kind: int) -> None:
    """A tile comes to lie on a cell."""
    board = place // codes.CELLS
    cell = geometry.CELL[place % codes.CELLS]
    reef.polyps[board * 5 + colour] |= cell
    if kind >= codes.PAIR:
        reef.tile[place] = kind
    if kind >= codes.BLUE:
        reef.blue_tiles[board] |= cell
    elif kind >= codes.HALF:
        reef.halves += 1
        sides = geometry.OPEN_SIDES[(variant - codes.HALF_VARIANT) % 4]
        for side in range(4):
            if not sides >> side & 1:
                reef.rocky[board * 4 + side] |= cell
    corals.relink(reef, board)


def grow(reef: layout.Reef, board: int, cell: int, colour: int) -> None:
    """A polyp appears on the growth cell if one was laid beside it.                   # R6.1 R12.1 S4.1"""
    growth = geometry.CELL[codes.GROWTH]
    if reef.advanced or not corals.reached(reef, board, cell, geometry.ALL_SIDES) & growth:
        return
    if corals.bare_rock(reef, board) & growth & ~corals.joining(reef, board, colour, geometry.ALL_SIDES, 0):
        sprout(reef, board, growth, colour)


def sprout(reef: layout.Reef, board: int, cell: int, colour: int) -> None:
    """An ordinary polyp from the reserve or the bag, if there is one.                      # R6.2"""
    if supply.tile_for_growth(layout.common(reef), colour, reef.bag):
        reef.polyps[board * 5 + colour] |= cell
        corals.relink(reef, board)


def answer_split(reef: layout.Reef, player: int, split: int) -> None:
    """A consumed double may become two ordinary tiles.                                     # S4.4"""
    two = reef.variant
    colour = two - codes.DOUBLE
    cards.close(reef)
    if split:
        reef.consumed[player * codes.KINDS + two] -= 1
        reef.bag[two] += 1
        reef.bag[colour] -= 2
        reef.consumed[player * codes.KINDS + colour] += 2
    end_if_nothing_left(reef, player)


def end_if_nothing_left(reef: layout.Reef, player: int) -> None:
    """The laying ends by itself when no tile is left for it.                               # R4.3"""
    colour = reef.laying - 1
    if not laying.from_consumed(reef, player, colour) and not laying.from_hand(reef, player, colour):
        end_laying(reef)


def end_laying(reef: layout.Reef) -> None:
    """The laying is over; the turn goes on."""
    turn.end_laying(layout.common(reef))
    reef.lay_hand = reef.lay_weaker = 0
