"""The choices that a played card leaves to its player, card effect by card effect (N7).

Each function walks through the answers in canonical order. Whether a card may be played at all asks the same functions:
a card can be played only if it can be carried out (S7.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..common import algae
from . import blues, codes, corals, decks, geometry, laying, layout, shrimps, terrain
from . import walk as walks

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    from .layout import BlueUses

DOUBLES = 31 << codes.DOUBLE


def offer(reef: layout.Reef, player: int, card: int, left: int, walk: layout.Walk) -> None:
    """All answers to the next choice of this card; `left` says how many choices it still has."""
    effect = decks.effect_of(reef.deck, card)
    amount = decks.amount_of(reef.deck, card)
    mine = player * codes.KINDS
    if effect == codes.BREAKFAST or effect == codes.EXTRA_CUBE:
        offer_cubes(reef, player, walk)
    elif effect == codes.GAIN_CUBE:
        walks.each_member(walk, geometry.present(reef.larvae, 0, 5), codes.CHOOSE_KIND, 1)
    elif effect == codes.SWAP_TILES:
        offer_swaps(reef, player, walk)
    elif effect == codes.DIP:
        walks.each_member(walk, geometry.present(reef.apart, 0, codes.KINDS), codes.CHOOSE_KIND, 1)
    elif effect == codes.DIGEST:
        walks.each_member(walk, geometry.present(reef.hand, mine, codes.ROCK), codes.CHOOSE_KIND, 1)
    elif effect == codes.PLACE_FREE:
        offer_growth(reef, player, walk)
    elif effect == codes.BLUE_USES:
        offer_blue_uses(reef, player, walk, codes.CHOOSE_BLUE, codes.CHOOSE_SHIFT)
    elif effect == codes.ALGA_PLAY:
        walks.each_member(walk, algae.in_supply(layout.common(reef)), codes.CHOOSE_ALGA, 1)
    elif effect == codes.FLIP:
        walks.each_member(walk, 1023 & ~reef.locks, codes.CHOOSE_TILE, 1)
    elif effect == codes.SNACK:
        walks.each_member(
            walk, geometry.present(reef.consumed, mine, codes.ROCK) & ~DOUBLES, codes.CHOOSE_KIND, 1
        )
    elif effect == codes.CROWN_WORK:
        offer_crown_work(reef, walk)
    elif effect == codes.TERRAIN:
        offer_terrain(reef, walk)
    elif effect == codes.SHIFT_WORK:
        offer_shift_work(reef, player, amount, walk)
    elif effect == codes.SKIP_FLIP:
        walks.each_member(walk, reef.flips, codes.CHOOSE_TILE, 1)
    elif effect == codes.SEARCH_BAG:
        walks.each_member(
            walk, geometry.present(reef.bag, 0, codes.KINDS) & reef.returned, codes.CHOOSE_KIND, 1
        )
    elif effect == codes.WARD:
        for board in range(reef.players):
            if enough(walk):
                return
            cells = corals.holding(reef, board, reef.shrimps[board * 4 + player])
            walks.cells(walk, cells, codes.CHOOSE_CELL + board * codes.CELLS, 1)
    elif effect == codes.GULL:
        for space in range(5):
            kinds = geometry.present(reef.sea, space * codes.KINDS, codes.KINDS)
            walks.each_member(walk, kinds, codes.CHOOSE_SEA + space * codes.KINDS, 1)
    elif effect == codes.EARLY_COLLECT:
        walks.each_member(walk, 31, codes.TAKE, 1)
    if left < amount and (effect == codes.SWAP_TILES or effect == codes.DIGEST or effect == codes.BLUE_USES):
        walks.one(walk, codes.CHOOSE_DONE)


def enough(walk: layout.Walk) -> int:
    """Whether it was only asked if there is any answer, and there is one."""
    return walk.mode == codes.ANY and walk.total > 0


def offer_cubes(reef: layout.Reef, player: int, walk: layout.Walk) -> None:
    """A cube of the hand with which a polyp can be laid, outside actions 2 and 3.          # R4.3"""
    kinds = laying.held(reef, player)
    for colour in range(5):
        if enough(walk):
            return
        if reef.cubes[player * 5 + colour] and laying.can_lay(reef, colour, kinds, 0, 0):
            walks.one(walk, codes.CUBE + colour * codes.CUBE_COLOURS)


def offer_swaps(reef: layout.Reef, player: int, walk: layout.Walk) -> None:
    """A tile of the hand for one of another kind on the open sea."""
    own = geometry.present(reef.hand, player * codes.KINDS, codes.KINDS)
    while own and not enough(walk):
        kind = geometry.first(own)
        for space in range(5):
            kinds = geometry.present(reef.sea, space * codes.KINDS, codes.KINDS)
            kinds &= ~(own & -own)
            walks.each_member(
                walk, kinds, codes.CHOOSE_SWAP + (kind * codes.COLOURS + space) * codes.KINDS, 1
            )
        own &= own - 1


def offer_growth(reef: layout.Reef, player: int, walk: layout.Walk) -> None:
    """Empty rock beside an own coral for an ordinary tile of its colour."""
    for board in range(reef.players):
        if enough(walk):
            return
        own = reef.shrimps[board * 4 + player]
        left = 0
        for colour in range(5):
            left |= free_growth(reef, board, own, colour)
            if left and walk.mode == codes.ANY:
                walk.total += 1
                return
        while left:
            cell = left & -left
            left &= left - 1
            first = (
                codes.CHOOSE_GROWTH
                + (board * codes.CELLS + geometry.NUMBER[geometry.lowest(cell)]) * codes.COLOURS
            )
            for colour in range(5):
                if free_growth(reef, board, own, colour) & cell:
                    walks.one(walk, first + colour)


def free_growth(reef: layout.Reef, board: int, own: int, colour: int) -> int:
    """Where a tile of this colour may be added to a coral with one of these shrimps."""
    shrimped = reef.polyps[board * 5 + colour] & own
    if not shrimped or not (reef.reserve[colour] or reef.bag[colour]):
        return 0
    coral = corals.holding(reef, board, shrimped)
    beside = corals.reached(reef, board, coral, geometry.ALL_SIDES) & corals.bare_rock(reef, board)
    return beside & ~corals.joining(reef, board, colour, geometry.ALL_SIDES, 0)


def offer_blue_uses(reef: layout.Reef, player: int, walk: layout.Walk, blue: int, shift: int) -> None:
    """Introduce a blue shrimp, or move one; `blue` and `shift` are the first ids.          # S5.5"""
    found = cython.declare(BlueUses)
    blues.survey(reef, player, cython.address(found))
    offer_blue(reef, cython.address(found), walk, blue)
    offer_shift(reef, cython.address(found), walk, shift)


def offer_blue(reef: layout.Reef, uses: layout.BlueUses, walk: layout.Walk, first: int) -> None:
    """Every way to introduce one."""
    for source in range(uses.sources):
        for board in range(reef.players):
            walks.cells(
                walk,
                uses.goals[source * 4 + board],
                first + uses.origins[source] * codes.ALL_CELLS + board * codes.CELLS,
                1,
            )


def offer_shift(reef: layout.Reef, uses: layout.BlueUses, walk: layout.Walk, first: int) -> None:
    """Every way to move one."""
    for place in range(uses.movable):
        for board in range(reef.players):
            walks.cells(
                walk,
                uses.moves[place * 4 + board],
                first + uses.homes[place] * codes.GOALS + board * codes.CELLS,
                1,
            )
        walks.one(walk, first + uses.homes[place] * codes.GOALS + codes.OFF)


def offer_crown_work(reef: layout.Reef, walk: layout.Walk) -> None:
    """Remove a crown, move one by a cell, or bring one from the bag."""
    for board in range(reef.players):
        walks.cells(walk, reef.crowns[board], codes.CHOOSE_SHOO + board * codes.CELLS, 1)
    for board in range(reef.players):
        if enough(walk):
            return
        left = reef.crowns[board]
        while left:
            crown = left & -left
            left &= left - 1
            first = (
                codes.CHOOSE_NUDGE
                + (board * codes.CELLS + geometry.NUMBER[geometry.lowest(crown)]) * codes.SIDES
            )
            for side in range(4):
                if geometry.step(crown, side) & terrain.lairs(reef, board):
                    walks.one(walk, first + side)
    if reef.bag[codes.CROWN]:
        for board in range(reef.players):
            if enough(walk):
                return
            walks.cells(walk, terrain.lairs(reef, board), codes.CHOOSE_SUMMON + board * codes.CELLS, 1)


def offer_terrain(reef: layout.Reef, walk: layout.Walk) -> None:
    """Bare rock or deep water from the bag."""
    for kind in range(codes.ROCK, codes.CROWN):
        if reef.bag[kind]:
            for board in range(reef.players):
                if enough(walk):
                    return
                first = codes.CHOOSE_TERRAIN + (kind - codes.ROCK) * codes.ALL_CELLS + board * codes.CELLS
                walks.cells(walk, terrain.places(reef, board, kind), first, 1)


def offer_shift_work(reef: layout.Reef, player: int, size: int, walk: layout.Walk) -> None:
    """Introduce a coloured shrimp onto a small coral, or move one there or within its coral."""
    if reef.unplayed[player]:
        for board in range(reef.players):
            if enough(walk):
                return
            if shrimps.on_board(reef, player, board) < 2:
                cells = shrimps.small_corals(reef, board, size)
                walks.cells(walk, cells, codes.CHOOSE_INTRODUCE + board * codes.CELLS, 1)
    for home in range(reef.players):
        left = reef.shrimps[home * 4 + player] & reef.occupied[home]
        while left:
            shrimp = left & -left
            left &= left - 1
            place = home * codes.CELLS + geometry.NUMBER[geometry.lowest(shrimp)]
            for board in range(reef.players):
                if enough(walk):
                    return
                if board != home and shrimps.on_board(reef, player, board) >= 2:
                    continue
                cells = shrimps.small_corals(reef, board, size)
                if board == home:
                    cells |= corals.coral_at(reef, home, shrimp) & ~shrimp & ~corals.blues(reef, home)
                walks.cells(walk, cells, codes.CHOOSE_MOVE + place * codes.ALL_CELLS + board * codes.CELLS, 1)
