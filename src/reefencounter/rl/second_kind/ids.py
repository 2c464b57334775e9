"""The way back from steps of the compact space to an action of the engine.

It asks the position what is going on: a piece that goes from one cell to another may be a shrimp, a crown or a shrimp
sent by a card, but never two of these at once.
"""

from __future__ import annotations

from ...engine.second_kind import codes, crowns, geometry, layout
from . import memory, spaces


def engine_id(reef: layout.Reef, notes: memory.Notes, action: int) -> int:
    """The engine's id of the action that this step completes; -1 if it only begins or goes on with one."""
    first = notes.first
    if first < 0:
        return single(reef, action)
    if first < spaces.FROM:  # a meal with its card
        return codes.EAT + (first - spaces.EAT) * codes.MEAL_CARDS + 1 + action - spaces.WITH
    goal = action - spaces.TO
    if first < spaces.TILE:
        return going(reef, first - spaces.FROM, goal)
    if first < spaces.ALGA:
        source = (first - spaces.TILE) // spaces.FORMS
        variant = variant_of((first - spaces.TILE) % spaces.FORMS, reef.laying - 1)
        return codes.LAY + (goal * codes.SOURCES + source) * codes.VARIANTS + variant
    if first < spaces.PLACE:
        return codes.ALGA + (action - spaces.PAY) * codes.ALGA_USES + first - spaces.ALGA
    if first < spaces.BLUE:
        return codes.PLACE + (first - spaces.PLACE) * codes.ALL_CELLS + goal
    if spaces.SWAP <= first < spaces.GROWTH:
        return codes.CHOOSE_SWAP + (first - spaces.SWAP) * codes.SEA_TILES + action - spaces.SEA
    if spaces.GROWTH <= first < spaces.TERRAIN:
        return codes.CHOOSE_GROWTH + goal * codes.COLOURS + first - spaces.GROWTH
    if spaces.TERRAIN <= first < spaces.CHOOSE_BLUE:
        return codes.CHOOSE_TERRAIN + (first - spaces.TERRAIN) * codes.ALL_CELLS + goal
    if first == spaces.SHOO:
        return codes.CHOOSE_SHOO + action - spaces.FROM
    if first == spaces.SUMMON:
        return codes.CHOOSE_SUMMON + goal
    if notes.second < 0:
        return -1
    origin = notes.second - spaces.FROM
    if first < spaces.SHIFT:
        return (
            codes.USE_BLUE
            + (first - spaces.BLUE) * codes.BLUE_USES_OF_A_CARD
            + origin * codes.ALL_CELLS
            + goal
        )
    if first < spaces.SWAP:
        return (
            codes.USE_SHIFT + (first - spaces.SHIFT) * codes.BLUE_USES_OF_A_CARD + origin * codes.GOALS + goal
        )
    if first == spaces.CHOOSE_BLUE:
        return codes.CHOOSE_BLUE + origin * codes.ALL_CELLS + goal
    if first == spaces.CHOOSE_SHIFT:
        return codes.CHOOSE_SHIFT + origin * codes.GOALS + goal
    return codes.CHOOSE_NUDGE + origin * codes.SIDES + side_of(origin, goal)


def single(reef: layout.Reef, action: int) -> int:
    """The same for a first step."""
    if action < spaces.LARVAE:
        return codes.FEED + action - spaces.FEED
    if action < spaces.RETURN:
        return codes.LARVAE + action - spaces.LARVAE
    if action < spaces.CUBE:
        return codes.RETURN + action - spaces.RETURN
    if action < spaces.SPLIT:
        cube = (action - spaces.CUBE) // 5
        colour = (action - spaces.CUBE) % 5
        return codes.CUBE + cube * codes.CUBE_COLOURS + (0 if cube == colour else 1 + colour)
    if action < spaces.SHRIMP:
        return codes.SPLIT + action - spaces.SPLIT
    if action < spaces.LARVA:
        first = codes.CHOOSE_INTRODUCE if reef.pending == codes.CARD_PENDING else codes.SHRIMP
        return first + action - spaces.SHRIMP
    if action < spaces.POLYP:
        return codes.LARVA + action - spaces.LARVA
    if action < spaces.BUY:
        return codes.POLYP + action - spaces.POLYP
    if action < spaces.KIND:
        return codes.BUY + action - spaces.BUY
    if action < spaces.DONE:
        return codes.CHOOSE_KIND + action - spaces.KIND
    if action == spaces.DONE:
        return codes.CHOOSE_DONE
    if action == spaces.REACT:
        return codes.REACT + reef.card
    if action < spaces.EAT:
        return codes.DECLINE + action - spaces.DECLINE
    if action < spaces.FROM:
        return codes.EAT + (action - spaces.EAT) * codes.MEAL_CARDS if reef.eaten[reef.player] else -1
    if action < spaces.TO:
        return -1
    if action >= spaces.SEA:
        return codes.CHOOSE_SEA + action - spaces.SEA
    if reef.pending == codes.FLEE_PENDING:
        return codes.FLEE + reef.place * codes.GOALS + action - spaces.TO
    if reef.pending == codes.DRIFT_PENDING:
        return codes.DRIFT + reef.place * codes.WAYS_OUT + side_of(reef.place, action - spaces.TO)
    return codes.CHOOSE_CELL + action - spaces.TO


def going(reef: layout.Reef, origin: int, goal: int) -> int:
    """A piece goes from a cell to another: a crown, a shrimp sent by a card, or a shrimp by action 5."""
    if reef.pending == codes.CARD_PENDING:
        return codes.CHOOSE_MOVE + origin * codes.ALL_CELLS + goal
    if reef.pending == codes.NOTHING and crowns.acting(reef):
        return codes.CROWN_ACT + origin * codes.SIDES + side_of(origin, goal)
    return codes.MOVE + origin * codes.GOALS + goal


def side_of(cell: int, goal: int) -> int:
    """The side at which this neighbour lies; 4 for the supply."""
    if goal == codes.OFF:
        return 4
    return 0 if goal == cell - 9 else 1 if goal == cell - 1 else 2 if goal == cell + 1 else 3


def variant_of(form: int, colour: int) -> int:
    """How a tile of this form lies when it shows this colour."""
    if form == 0:
        return 0
    if form < 6:
        return geometry.variant_of(pair_kind(colour, form - 1), colour, 0)
    if form == 6:
        return codes.DOUBLE_VARIANT + colour
    if form < 11:
        return codes.HALF_VARIANT + colour * 4 + form - 7
    return codes.BLUE_VARIANT + colour


def pair_kind(colour: int, other: int) -> int:
    """The kind of the two-coloured tile with these colours."""
    for pair in range(10):
        low, high = geometry.FIRST_OF_PAIR[pair], geometry.SECOND_OF_PAIR[pair]
        if (low == colour and high == other) or (low == other and high == colour):
            return codes.PAIR + pair
    return codes.PAIR
