"""What an action of the compact space does to a position and its notes, and how players rank."""

from __future__ import annotations

from ..engine import actions, codes, corals, ending, geometry, layout
from . import memory, spaces


def forget(reef: layout.Reef, notes: memory.Notes) -> None:
    """No half-made move; nothing is known of hands and fish, as in set-up."""
    notes.lifted = -1
    for place in range(20):
        notes.unknown_hand[place] = reef.hand[place]
        notes.unknown_fish[place] = reef.fish[place]


def advance(reef: layout.Reef, notes: memory.Notes, action: int, chance: layout.ChanceState) -> None:
    """Carry out a legal action of the compact space for the player to act."""
    if spaces.LIFT <= action < spaces.DROP:
        notes.lifted = action - spaces.LIFT
        return
    open_to_all = reef.phase != codes.SETUP
    first = reef.player * 5
    actions.apply(reef, reef.player, engine_id(notes, action), chance)
    if open_to_all:
        remember(reef, notes, first)
    else:
        forget(reef, notes)


def remember(reef: layout.Reef, notes: memory.Notes, first: int) -> None:
    """After an action that all have seen."""
    notes.lifted = -1
    for place in range(first, first + 5):
        if notes.unknown_hand[place] > reef.hand[place]:
            notes.unknown_hand[place] = reef.hand[place]
        if notes.unknown_fish[place] > reef.fish[place]:
            notes.unknown_fish[place] = reef.fish[place]


def engine_id(notes: memory.Notes, action: int) -> int:
    """The engine's id of an action that is not a `lift`."""
    if action < spaces.DROP:
        return action
    if action < spaces.LARVA:
        return codes.MOVE + notes.lifted * codes.GOALS + action - spaces.DROP
    return action + spaces.LATER


def order(reef: layout.Reef, player: int) -> int:
    """One number by which players are ranked: points, then the four ways to break a tie.  # R11.3 R11.4"""
    consumed, cubes, hand, guarded = 0, 0, 0, 0
    for place in range(player * 5, player * 5 + 5):
        consumed += reef.consumed[place]
        cubes += reef.cubes[place]
        hand += reef.hand[place]
    for board in range(reef.players):
        left = reef.shrimps[board * 4 + player]
        while left:
            guarded += geometry.count(corals.coral_at(reef, board, left & -left))
            left &= left - 1
    rank = ending.points(reef, player)
    rank = rank << 10 | consumed
    rank = rank << 10 | cubes
    rank = rank << 10 | hand
    return rank << 10 | guarded


def lead(reef: layout.Reef, notes: memory.Notes, seat: int) -> int:
    """The own points less the most that another is known to have: the potential of the shaped reward."""
    best = 0
    for player in range(reef.players):
        if player != seat:
            points = 0
            for colour in range(5):
                place = player * 5 + colour
                points += (reef.fish[place] - notes.unknown_fish[place]) * ending.value(reef, colour)
            if points > best:
                best = points
    return ending.points(reef, seat) - best
