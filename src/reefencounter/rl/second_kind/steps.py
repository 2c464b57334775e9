"""What a step of the compact space does to a position of the Second Kind and its notes, and how players rank."""

from __future__ import annotations

from ...engine import codes as base
from ...engine import layout as plain
from ...engine.second_kind import actions, codes, corals, geometry, layout, options, scoring
from . import ids, memory, spaces


def forget(reef: layout.Reef, notes: memory.Notes) -> None:
    """No half-made action; nothing is known of hands and fish but the hands shown in set-up.   # S2.2"""
    notes.first = notes.second = -1
    for place in range(memory.PLACES):
        notes.unknown_hand[place] = reef.hand[place]
        notes.unknown_fish[place] = reef.fish[place]
    for player in range(reef.players):
        if not geometry.present(reef.fish, player * codes.KINDS, codes.ROCK) and reef.phase == base.SETUP:
            for place in range(player * codes.KINDS, player * codes.KINDS + codes.KINDS):
                notes.unknown_hand[place] = 0


def advance(reef: layout.Reef, notes: memory.Notes, action: int, chance: plain.ChanceState) -> None:
    """Carry out a legal step for the player to act; one that only begins or goes on with an action is noted."""
    number = ids.engine_id(reef, notes, action)
    if number < 0:
        if notes.first < 0:
            notes.first = action
        else:
            notes.second = action
        return
    player = options.actor(reef)
    if reef.phase == base.SETUP:
        if action < spaces.LARVAE:
            hide_feeding(reef, notes, player * codes.KINDS, action - spaces.FEED)
    elif reef.pending == codes.CARD_PENDING and spaces.KIND <= action < spaces.CYLINDER:
        hide_dip(reef, notes, player * codes.KINDS, action - spaces.KIND)
    actions.apply(reef, player, number, chance)
    notes.first = notes.second = -1
    for place in range(memory.PLACES):
        if notes.unknown_hand[place] > reef.hand[place]:
            notes.unknown_hand[place] = reef.hand[place]
        if notes.unknown_fish[place] > reef.fish[place]:
            notes.unknown_fish[place] = reef.fish[place]


def hide_feeding(reef: layout.Reef, notes: memory.Notes, mine: int, colour: int) -> None:
    """Any of the colours shown may be the one that goes into the fish: one of each is not known any more.  # S2.2"""
    for place in range(mine, mine + codes.PAIR):
        if reef.hand[place] > notes.unknown_hand[place]:
            notes.unknown_hand[place] += 1
    notes.unknown_hand[mine + colour] -= 1
    notes.unknown_fish[mine + colour] += 1


def hide_dip(reef: layout.Reef, notes: memory.Notes, mine: int, kind: int) -> None:
    """What was drawn in secret goes behind the screen unseen, but for one tile that goes back."""
    hidden = 0
    for other in range(codes.KINDS):
        notes.unknown_hand[mine + other] += reef.apart[other]
        hidden += reef.apart[other]
    if hidden:
        notes.unknown_hand[mine + kind] -= 1


def order(reef: layout.Reef, player: int) -> int:
    """One number by which players are ranked: points, then the four ways to break a tie.  # R11.3 R11.4 S8.4"""
    consumed, cubes, hand, guarded = 0, 0, 0, 0
    for place in range(player * codes.KINDS, player * codes.KINDS + codes.ROCK):
        consumed += reef.consumed[place]
        hand += reef.hand[place]
    for place in range(player * 5, player * 5 + 5):
        cubes += reef.cubes[place]
    for board in range(reef.players):
        left = reef.shrimps[board * 4 + player]
        while left:
            guarded += geometry.count(corals.coral_at(reef, board, left & -left))
            left &= left - 1
    rank = scoring.points(reef, player)
    rank = rank << 10 | consumed
    rank = rank << 10 | cubes
    rank = rank << 10 | hand
    return rank << 10 | guarded


def lead(reef: layout.Reef, notes: memory.Notes, seat: int) -> int:
    """What the own fish is worth less the most that another's is known to be: the potential of the shaped reward."""
    best, own = 0, 0
    for player in range(reef.players):
        points = 0
        for kind in range(codes.ROCK):
            place = player * codes.KINDS + kind
            tiles = reef.fish[place]
            if player != seat:
                tiles -= notes.unknown_fish[place]
            if tiles:
                points += tiles * scoring.best_value(reef, kind)
        if player == seat:
            own = points
        elif points > best:
            best = points
    return own - best
