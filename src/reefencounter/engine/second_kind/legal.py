"""All legal actions of a position, walked through in canonical order (N7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from ..common import algae, supply
from . import (
    card_choices,
    codes,
    corals,
    crowns,
    geometry,
    layout,
    meals,
    options,
    shrimps,
)
from . import walk as walks

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython


GROUPS = 10  # of kinds of actions, in canonical order


def look(reef: layout.Reef, player: int, found: layout.Options) -> None:
    """Prepare the walks: find the options, where they are needed."""
    corals.forget(found)
    look_again(reef, player, found)


def look_again(reef: layout.Reef, player: int, found: layout.Options) -> None:
    """The same after a look at an earlier moment of this game: what was found out about corals is used again."""
    if reef.phase == base.SETUP or reef.phase == base.OVER or player != options.actor(reef):
        return
    if reef.pending == codes.NOTHING:
        found.acting = crowns.acting(reef)
        if not found.acting:
            options.survey(reef, player, found)
    elif reef.pending == codes.FLEE_PENDING or reef.pending == codes.DRIFT_PENDING:
        options.clear(found)
        corals.look(reef, found)


def walk_all(reef: layout.Reef, player: int, found: layout.Options, walk: layout.Walk) -> None:
    """Every legal action of this player; `look` comes before it."""
    if reef.phase == base.SETUP:
        if player < reef.players:
            walk_first_choices(reef, player, walk)
    elif reef.phase == base.OVER or player != options.actor(reef):
        return
    elif reef.pending == codes.NOTHING:
        if found.acting:
            walk_crowns(reef, player, walk)
        else:
            walk_options(reef, found, walk)
    elif reef.pending == codes.FLEE_PENDING:
        walk_flights(reef, player, found, walk)
    elif reef.pending == codes.DRIFT_PENDING:
        walk_drifts(reef, player, found, walk)
    elif reef.pending == codes.RETURN_PENDING:
        walks.each_member(walk, meals.returnable(reef), codes.RETURN, 1)
    elif reef.pending == codes.SPLIT_PENDING:
        walks.one(walk, codes.SPLIT)
        walks.one(walk, codes.KEEP)
    elif reef.pending == codes.CARD_PENDING:
        card_choices.offer(reef, player, reef.card, reef.left, walk)
    else:
        walks.one(walk, codes.REACT + reef.card)
        walks.one(walk, codes.DECLINE)


def walk_first_choices(reef: layout.Reef, player: int, walk: layout.Walk) -> None:
    """In set-up: first the tile for the fish, then two cubes.                              # R2.8"""
    if not geometry.present(reef.fish, player * codes.KINDS, codes.PAIR):
        walks.each_member(walk, geometry.present(reef.hand, player * codes.KINDS, codes.PAIR), codes.FEED, 1)
    elif not supply.has_cubes(layout.common(reef), player):
        walks.each_member(walk, 32767, codes.LARVAE, 1)


def walk_crowns(reef: layout.Reef, player: int, walk: layout.Walk) -> None:
    """Crowns that have still to act, each with its targets.                                # S3.2"""
    for board in range(reef.players):
        left = reef.acting[board]
        while left:
            crown = left & -left
            left &= left - 1
            goals = crowns.targets(reef, player, board, crown)
            first = (
                codes.CROWN_ACT
                + (board * codes.CELLS + geometry.NUMBER[geometry.lowest(crown)]) * codes.SIDES
            )
            for side in range(4):
                if geometry.step(crown, side) & goals:
                    walks.one(walk, first + side)


def walk_flights(reef: layout.Reef, player: int, found: layout.Options, walk: layout.Walk) -> None:
    """Where a coloured shrimp goes from an eaten polyp: as for a move.                     # S3.4"""
    home = reef.place // codes.CELLS
    first = codes.FLEE + reef.place * codes.GOALS
    for board in range(reef.players):
        if board == home or shrimps.on_board(reef, player, board) < 2:
            walks.cells(walk, found.unshrimped[board] | found.bare[board], first + board * codes.CELLS, 1)
    walks.one(walk, first + codes.OFF)


def walk_drifts(reef: layout.Reef, player: int, found: layout.Options, walk: layout.Walk) -> None:
    """Where a blue shrimp goes; if nowhere, an own shrimp may make room, or it goes to the supply.   # S3.4"""
    board = reef.place // codes.CELLS
    cell = geometry.CELL[reef.place % codes.CELLS]
    goals = crowns.drifts(reef, board, cell)
    for side in range(4):
        if geometry.step(cell, side) & goals:
            walks.one(walk, codes.DRIFT + reef.place * codes.WAYS_OUT + side)
    if not goals:
        walks.one(walk, codes.DRIFT + reef.place * codes.WAYS_OUT + 4)
        room = crowns.refuge(reef, board, cell) & reef.shrimps[board * 4 + player]
        if room:
            shrimps.survey(reef, player, found, room, board)
            walk_moves(reef, found, walk)


def walk_moves(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """Action 5."""
    if walk.mode == codes.PICK:
        pick_move(reef, found, walk)
        return
    for mover in range(found.movers):
        first = codes.MOVE + found.origins[mover] * codes.GOALS
        for board in range(reef.players):
            walks.cells(walk, found.goals[mover * 4 + board], first + board * codes.CELLS, 1)
        walks.one(walk, first + codes.OFF)


def pick_move(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """The same if one is to be picked: most actions of random play are moves."""
    for mover in range(found.movers):
        for board in range(reef.players):
            size = geometry.count(found.goals[mover * 4 + board])
            if walk.total <= walk.wanted < walk.total + size:
                cell = geometry.NUMBER[
                    geometry.select(found.goals[mover * 4 + board], walk.wanted - walk.total)
                ]
                walk.found = codes.MOVE + found.origins[mover] * codes.GOALS + board * codes.CELLS + cell
                return
            walk.total += size
        if walk.wanted == walk.total:
            walk.found = codes.MOVE + found.origins[mover] * codes.GOALS + codes.OFF
            return
        walk.total += 1


def walk_options(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """Everything between two decisions, group by group. Counting notes where each group ends, so picking finds it."""
    if walk.mode == codes.COUNT:
        count_options(reef, found, walk)
        return
    group = 0
    if walk.mode == codes.PICK:
        while walk.wanted >= walk.ends[group]:
            walk.total = walk.ends[group]
            group += 1
        walk_group(reef, group, found, walk)
        return
    while group < GROUPS:
        walk_group(reef, group, found, walk)
        group += 1


def walk_group(reef: layout.Reef, group: int, found: layout.Options, walk: layout.Walk) -> None:
    """One group of kinds, in canonical order."""
    if group == 0:
        if found.meals:
            walk_meals(reef, found, walk)
    elif group == 1:
        walk_cubes(found, walk)
    elif group == 2:
        if found.by_hand or found.by_consumed:
            for board in range(reef.players):
                walk_lays(reef, board, found, walk)
        if found.stop:
            walks.one(walk, codes.STOP)
    elif group == 3 and found.introduces:
        for board in range(reef.players):
            walks.cells(walk, found.introductions[board], codes.SHRIMP + board * codes.CELLS, 1)
    elif group == 4:
        walk_moves(reef, found, walk)
    elif group == 5:
        for colour in range(5):
            walks.each_member(walk, found.larvae[colour], codes.LARVA + colour * codes.POLYP_KINDS, 1)
        walk_algae(reef, found, walk)
        walks.each_member(walk, found.polyps, codes.POLYP, 1)
    elif group == 6 and found.placeable:
        for kind in range(3):
            for board in range(reef.players):
                first = codes.PLACE + kind * codes.ALL_CELLS + board * codes.CELLS
                walks.cells(walk, found.places[kind * 4 + board], first, 1)
    elif group == 7:
        walks.each_member(walk, found.buy_hand, codes.BUY, 1)
        walks.each_member(walk, found.buy_consumed, codes.BUY + codes.KINDS, 1)
        walks.each_member(walk, found.buy_cubes, codes.BUY + 2 * codes.KINDS, 1)
        walks.each_member(walk, found.discards, codes.DISCARD, 1)
        walks.each_member(walk, found.cards, codes.CARD, 1)
    elif group == 8:
        walk_blue_cards(reef, found, walk)
    elif group == 9:
        if found.takes:
            walks.each_member(walk, 31, codes.TAKE, 1)
        if found.end:
            walks.one(walk, codes.END)
        if found.passes:
            walks.one(walk, codes.PASS)


def count_options(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """How many options there are up to the end of each group."""
    total = 0
    if found.meals:
        for board in range(reef.players):
            total += geometry.count(found.eats[board])
        if found.meal_cards:
            total *= geometry.count_members(found.meal_cards)
    walk.ends[0] = total
    for cube in range(5):
        total += geometry.count_members(found.cubes[cube])
    walk.ends[1] = total
    if found.by_hand or found.by_consumed:
        for board in range(reef.players):
            total += count_lays(board, reef.laying - 1, found)
    total += found.stop
    walk.ends[2] = total
    if found.introduces:
        for board in range(reef.players):
            total += geometry.count(found.introductions[board])
    walk.ends[3] = total
    for mover in range(found.movers):
        total += 1
        for board in range(reef.players):
            total += geometry.count(found.goals[mover * 4 + board])
    walk.ends[4] = total
    if found.payments:
        for colour in range(5):
            total += geometry.count_members(found.larvae[colour])
        places = geometry.count_members(found.algae) + geometry.count_members(found.lockable)
        total += geometry.count_members(found.payments) * places
    total += geometry.count_members(found.polyps)
    walk.ends[5] = total
    if found.placeable:
        for kind in range(3):
            for board in range(reef.players):
                total += geometry.count(found.places[kind * 4 + board])
    walk.ends[6] = total
    total += (
        geometry.count_members(found.buy_hand)
        + geometry.count_members(found.buy_consumed)
        + geometry.count_members(found.buy_cubes)
    )
    total += geometry.count_members(found.discards) + geometry.count_members(found.cards)
    walk.ends[7] = total
    if found.blue_cards:
        total += geometry.count_members(found.blue_cards) * count_blue_uses(reef, found)
    walk.ends[8] = total
    total += 5 * found.takes + found.end + found.passes
    walk.ends[9] = total
    walk.total = total


def count_blue_uses(reef: layout.Reef, found: layout.Options) -> int:
    """How many uses each card with the blue shrimp has."""
    total = found.blue.movable
    for board in range(reef.players):
        for source in range(found.blue.sources):
            total += geometry.count(found.blue.goals[source * 4 + board])
        for place in range(found.blue.movable):
            total += geometry.count(found.blue.moves[place * 4 + board])
    return total


def walk_cubes(found: layout.Options, walk: layout.Walk) -> None:
    """Cubes for actions 2 and 3, as their own colour or as another."""
    for cube in range(5):
        if found.cubes[cube] >> cube & 1:
            walks.one(walk, codes.CUBE + cube * codes.CUBE_COLOURS)
        walks.each_member(
            walk, found.cubes[cube] & ~(1 << cube), codes.CUBE + cube * codes.CUBE_COLOURS + 1, 1
        )


def walk_meals(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """Action 1, with a card for the first meal."""
    for board in range(reef.players):
        left = found.eats[board]
        while left:
            first = (
                codes.EAT + (board * codes.CELLS + geometry.NUMBER[geometry.lowest(left)]) * codes.MEAL_CARDS
            )
            left &= left - 1
            if found.meal_cards:
                walks.each_member(walk, found.meal_cards, first + 1, 1)
            else:
                walks.one(walk, first)


def walk_lays(reef: layout.Reef, board: int, found: layout.Options, walk: layout.Walk) -> None:
    """Tiles that may be laid on one board: by cell, hand before consumed, kind, orientation."""
    colour = reef.laying - 1
    size = count_lays(board, colour, found)
    if walk.mode == codes.PICK and not walk.total <= walk.wanted < walk.total + size:
        walk.total += size
        return
    left = found.lay_open[board] | found.lay_blue[board]
    if has_half(colour, found):
        for orientation in range(4):
            left |= found.lay_half[orientation * 4 + board]
    while left:
        cell = left & -left
        left &= left - 1
        first = (
            codes.LAY
            + (board * codes.CELLS + geometry.NUMBER[geometry.lowest(cell)]) * codes.SOURCES * codes.VARIANTS
        )
        walk_tiles(board, cell, colour, found.by_hand, first, found, walk)
        walk_tiles(board, cell, colour, found.by_consumed, first + codes.VARIANTS, found, walk)


def has_half(colour: int, found: layout.Options) -> int:
    """Whether a half tile could be laid."""
    return (found.by_hand | found.by_consumed) >> (codes.HALF + colour) & 1


def count_lays(board: int, colour: int, found: layout.Options) -> int:
    """How many ways there are to lay a tile on this board."""
    whole = geometry.count_members(found.by_hand & geometry.OPEN_KINDS[colour])
    whole += geometry.count_members(found.by_consumed & geometry.OPEN_KINDS[colour])
    total = geometry.count(found.lay_open[board]) * whole
    blue = (found.by_hand >> (codes.BLUE + colour) & 1) + (found.by_consumed >> (codes.BLUE + colour) & 1)
    total += geometry.count(found.lay_blue[board]) * blue
    half = (found.by_hand >> (codes.HALF + colour) & 1) + (found.by_consumed >> (codes.HALF + colour) & 1)
    if half:
        for orientation in range(4):
            total += geometry.count(found.lay_half[orientation * 4 + board]) * half
    return total


def walk_tiles(
    board: int, cell: int, colour: int, kinds: int, first: int, found: layout.Options, walk: layout.Walk
) -> None:
    """The tiles of these kinds that may be laid on this cell."""
    while kinds:
        kind = geometry.first(kinds)
        kinds &= kinds - 1
        if kind < codes.HALF:
            if found.lay_open[board] & cell:
                walks.one(walk, first + geometry.variant_of(kind, colour, 0))
        elif kind >= codes.BLUE:
            if found.lay_blue[board] & cell:
                walks.one(walk, first + geometry.variant_of(kind, colour, 0))
        else:
            for orientation in range(4):
                if found.lay_half[orientation * 4 + board] & cell:
                    walks.one(walk, first + geometry.variant_of(kind, colour, orientation))


def walk_algae(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """Action 7: by the kind that pays, alga, place."""
    paying = found.payments
    while paying:
        first = codes.ALGA + geometry.first(paying) * codes.ALGA_USES
        paying &= paying - 1
        for alga in range(4):
            if found.algae >> alga & 1:
                walks.one(walk, first + alga * codes.PLACES)
                tiles = found.lockable & algae.showing(layout.common(reef), alga)
                walks.each_member(walk, tiles, first + alga * codes.PLACES + 1, 1)


def walk_blue_cards(reef: layout.Reef, found: layout.Options, walk: layout.Walk) -> None:
    """Cards with the blue shrimp: each to introduce, then each to move one.                # S7.3"""
    left = found.blue_cards
    while left:
        card_choices.offer_blue(
            reef,
            cython.address(found.blue),
            walk,
            codes.USE_BLUE + geometry.first(left) * codes.BLUE_USES_OF_A_CARD,
        )
        left &= left - 1
    left = found.blue_cards
    while left:
        card_choices.offer_shift(
            reef,
            cython.address(found.blue),
            walk,
            codes.USE_SHIFT + geometry.first(left) * codes.BLUE_USES_OF_A_CARD,
        )
        left &= left - 1
