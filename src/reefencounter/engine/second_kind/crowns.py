"""Crowns of thorns: whom they attack, when they die, and where shrimps go from what was eaten (S3)."""

from __future__ import annotations

from . import codes, corals, geometry, layout


def bitten(reef: layout.Reef, board: int, crown: int) -> int:
    """The neighbouring polyps whose side to the crown is coral.                            # S3.5"""
    found = 0
    for side in range(4):
        found |= geometry.step(crown, side) & ~reef.rocky[board * 4 + 3 - side]
    return found & reef.occupied[board]


def targets(reef: layout.Reef, player: int, board: int, crown: int) -> int:
    """The polyps that a crown may attack in this player's turn.                            # S3.2"""
    near = bitten(reef, board, crown)
    own = near & corals.holding(reef, board, reef.shrimps[board * 4 + player])
    if own:
        return own
    return near & ~corals.holding(reef, board, corals.crew(reef, board))


def wake(reef: layout.Reef) -> None:
    """At the start of a turn each crown on the boards has still to act.                    # S3.1"""
    for board in range(reef.players):
        reef.acting[board] = reef.crowns[board]
    rest(reef)


def rest(reef: layout.Reef) -> None:
    """Crowns that have no target now, or died, have no more to act."""
    for board in range(reef.players):
        left = reef.acting[board]
        while left:
            crown = left & -left
            left &= left - 1
            if not reef.crowns[board] & crown or not targets(reef, reef.player, board, crown):
                reef.acting[board] ^= crown


def starve(reef: layout.Reef) -> None:
    """Crowns without a neighbouring polyp die: they leave the game.                        # S3.5"""
    for board in range(reef.players):
        left = reef.crowns[board]
        while left:
            crown = left & -left
            left &= left - 1
            if not bitten(reef, board, crown):
                reef.crowns[board] ^= crown


def acting(reef: layout.Reef) -> int:
    """Whether a crown has still to act."""
    for board in range(reef.players):
        if reef.acting[board]:
            return 1
    return 0


def attack(reef: layout.Reef, place: int, side: int) -> None:
    """The polyp goes into the bag, the crown onto its cell, and shrimps must leave.        # S3.3 S3.4"""
    board = place // codes.CELLS
    crown = geometry.CELL[place % codes.CELLS]
    cell = geometry.step(crown, side)
    goal = board * codes.CELLS + geometry.NUMBER[geometry.lowest(cell)]
    reef.bag[remove(reef, goal)] += 1
    reef.crowns[board] ^= crown | cell
    reef.acting[board] ^= crown
    starve(reef)
    if reef.shrimps[board * 4 + reef.player] & cell:
        reef.pending = codes.FLEE_PENDING
        reef.place = goal
    elif reef.blue[board] & cell:
        reef.pending = codes.DRIFT_PENDING
        reef.place = goal
    rest(reef)


def remove(reef: layout.Reef, place: int) -> int:
    """Take the polyp on this cell off the board; say of what kind it is. A ward on it goes too."""
    board = place // codes.CELLS
    cell = geometry.CELL[place % codes.CELLS]
    colour = corals.colour_of(reef, board, cell)
    kind = reef.tile[place]
    reef.polyps[board * 5 + colour] ^= cell
    for player in range(4):
        reef.wards[board * 4 + player] &= ~cell
    reef.tile[place] = 0
    if codes.HALF <= kind < codes.BLUE:
        reef.halves -= 1
        for side in range(4):
            reef.rocky[board * 4 + side] &= ~cell
    elif kind >= codes.BLUE:
        reef.blue_tiles[board] &= ~cell
    corals.relink(reef, board)
    return kind if kind else colour


def refuge(reef: layout.Reef, board: int, cell: int) -> int:
    """The neighbouring polyps that could carry a blue shrimp, other shrimps apart.         # S3.4"""
    near = geometry.around(cell) & reef.occupied[board]
    others = corals.blues(reef, board) & ~cell
    return near & ~corals.holding(reef, board, others)


def drifts(reef: layout.Reef, board: int, cell: int) -> int:
    """Where the blue shrimp on an eaten polyp may go.                                      # S3.4"""
    return refuge(reef, board, cell) & ~corals.crew(reef, board)
