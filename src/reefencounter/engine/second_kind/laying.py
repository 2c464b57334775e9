"""Which tiles a player holds, and whether they can be laid: cubes and exchanges depend on it (R4.3, R8.1, S4.6).

`roomy` are the colours for which a rock cell lies free and away from them (see corals): nothing more needs to be asked.
"""

from __future__ import annotations

from . import codes, corals, geometry, layout


def hand_limit(reef: layout.Reef) -> int:
    """How many tiles of this laying may come from the hand.                               # R4.1"""
    return reef.lay_hand if reef.lay_hand else 4


def from_hand(reef: layout.Reef, player: int, colour: int) -> int:
    """The kinds of the hand that can be laid now."""
    if reef.from_hand >= hand_limit(reef):
        return 0
    return geometry.present(reef.hand, player * codes.KINDS, codes.ROCK) & geometry.KINDS_SHOWING[colour]


def from_consumed(reef: layout.Reef, player: int, colour: int) -> int:
    """The kinds of the consumed tiles that can be laid now."""
    return geometry.present(reef.consumed, player * codes.KINDS, codes.ROCK) & geometry.KINDS_SHOWING[colour]


def held(reef: layout.Reef, player: int) -> int:
    """All kinds of polyp tiles that a player has, in the hand or consumed."""
    first = player * codes.KINDS
    return geometry.present(reef.hand, first, codes.ROCK) | geometry.present(reef.consumed, first, codes.ROCK)


def some_place(reef: layout.Reef, colour: int, kinds: int, roomy: int) -> int:
    """Whether a tile of one of these kinds can be laid somewhere, in any way.              # S4.6"""
    kinds &= geometry.KINDS_SHOWING[colour]
    if not kinds:
        return 0
    if roomy >> colour & 1:
        return 1
    if roomy & codes.SETTLED:
        return roomy >> codes.FITTING & ways(kinds) & codes.EVERY_WAY << colour != 0
    if kinds & geometry.OPEN_KINDS[colour] and corals.anywhere(reef, colour, geometry.ALL_SIDES, 0):
        return 1
    if kinds >> (codes.BLUE + colour) & 1 and corals.anywhere(reef, colour, geometry.ALL_SIDES, 1):
        return 1
    if kinds >> (codes.HALF + colour) & 1:
        for orientation in range(4):
            if corals.anywhere(reef, colour, geometry.OPEN_SIDES[orientation], 0):
                return 1
    return 0


def ways(kinds: int) -> int:
    """The ways to lay a tile that these kinds have (see corals.which_fit)."""
    found = (kinds >> codes.BLUE & 31) << codes.BLUE_WAYS | (kinds >> codes.HALF & 31) << codes.HALF_WAYS
    for colour in range(5):
        if kinds & geometry.OPEN_KINDS[colour]:
            found |= 1 << colour
    return found


def ask_once(reef: layout.Reef, options: layout.Options, roomy: int) -> int:
    """Settle for the wanted ways to lay a tile what many questions of one survey would ask again."""
    open_ = options.ways & ~(roomy * codes.EVERY_WAY)
    if open_:
        reef.lay_weaker = reef.next_weaker
        roomy |= corals.which_fit(reef, options, open_) << codes.FITTING
        reef.lay_weaker = 0
    return roomy | codes.SETTLED


def can_lay(reef: layout.Reef, colour: int, kinds: int, weaker: int, roomy: int) -> int:
    """The same for a laying to come, with or without a weak attack."""
    reef.lay_weaker = weaker
    answer = some_place(reef, colour, kinds, roomy)
    reef.lay_weaker = 0
    return answer


def colours_for(reef: layout.Reef, cube: int, kinds: int, roomy: int) -> int:
    """The colours as which a cube could be played for action 2 or 3 with these kinds.      # R4.3"""
    if not reef.next_colour:
        return 1 << cube if can_lay(reef, cube, kinds, reef.next_weaker, roomy) else 0
    colours = 0
    for colour in range(5):
        if can_lay(reef, colour, kinds, reef.next_weaker, roomy):
            colours |= 1 << colour
    return colours


def room(reef: layout.Reef, board: int, cube: int, kinds: int) -> int:
    """Where on this board a first tile of these kinds could be laid with a cube.            # R4.3"""
    cells = 0
    reef.lay_weaker = reef.next_weaker
    for colour in range(5):
        if colour == cube or reef.next_colour:
            if kinds & geometry.OPEN_KINDS[colour]:
                cells |= corals.layable(reef, board, colour, geometry.ALL_SIDES, 0)
            if kinds >> (codes.BLUE + colour) & 1:
                cells |= corals.layable(reef, board, colour, geometry.ALL_SIDES, 1)
            if kinds >> (codes.HALF + colour) & 1:
                for orientation in range(4):
                    cells |= corals.layable(reef, board, colour, geometry.OPEN_SIDES[orientation], 0)
    reef.lay_weaker = 0
    return cells


def larva_kinds(reef: layout.Reef, player: int, colour: int, hand: int, consumed: int, roomy: int) -> int:
    """The consumed kinds that can be swapped for a cube of this colour.                    # R8.1 S8.2"""
    payable = consumed & geometry.KINDS_SHOWING[colour]
    if not payable or not reef.larvae[colour] or reef.lays >= 2:
        return 0
    fine = 0
    while payable:
        kind = geometry.first(payable)
        payable &= payable - 1
        left = consumed
        if reef.consumed[player * codes.KINDS + kind] == 1:
            left &= ~(1 << kind)
        if colours_for(reef, colour, hand | left, roomy):
            fine |= 1 << kind
    return fine
