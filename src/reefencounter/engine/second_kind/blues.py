"""Blue shrimps: where one may be introduced or moved by a card, and how they come back to the supply (S5)."""

from __future__ import annotations

from . import codes, corals, geometry, layout


def homes(reef: layout.Reef, board: int, without: int) -> int:
    """Polyps that may take a blue shrimp, once the one on `without` is gone.               # S5.2 S5.5"""
    free = reef.occupied[board] & ~corals.crew(reef, board)
    return free & ~corals.holding(reef, board, corals.blues(reef, board) & ~without) & ~without


def survey(reef: layout.Reef, player: int, uses: layout.BlueUses) -> None:
    """All that a card with the blue shrimp may be used for.                                # S5.5"""
    uses.sources = uses.movable = 0
    for board in range(reef.players):
        uses.free[board] = homes(reef, board, 0)
    if reef.supply:
        uses.origins[0] = codes.OFF
        for board in range(reef.players):
            uses.goals[board] = uses.free[board]
        uses.sources = 1
    for home in range(reef.players):
        left = reef.blue[home]
        if not left:
            continue
        mine = corals.holding(reef, home, reef.shrimps[home * 4 + player])
        while left:
            shrimp = left & -left
            left &= left - 1
            place = home * codes.CELLS + geometry.NUMBER[geometry.lowest(shrimp)]
            if reef.supply and not mine & shrimp:
                continue
            cells = homes(reef, home, shrimp)
            if not reef.supply:
                uses.origins[uses.sources] = place
                for board in range(reef.players):
                    uses.goals[uses.sources * 4 + board] = cells if board == home else uses.free[board]
                uses.sources += 1
            if mine & shrimp:
                uses.homes[uses.movable] = place
                for board in range(reef.players):
                    uses.moves[uses.movable * 4 + board] = cells if board == home else uses.free[board]
                uses.movable += 1


def put(reef: layout.Reef, origin: int, goal: int) -> None:
    """A blue shrimp goes from one place to another; OFF is the supply."""
    if origin == codes.OFF:
        reef.supply -= 1
    else:
        reef.blue[origin // codes.CELLS] ^= geometry.CELL[origin % codes.CELLS]
    if goal == codes.OFF:
        reef.supply += 1
    else:
        reef.blue[goal // codes.CELLS] |= geometry.CELL[goal % codes.CELLS]


def leave_sea(reef: layout.Reef) -> None:
    """The one on the open sea joins the supply when every player has a shrimp there.       # S5.4"""
    if reef.at_sea:
        for player in range(reef.players):
            if not reef.eaten[player]:
                return
        reef.at_sea = 0
        reef.supply += 1
