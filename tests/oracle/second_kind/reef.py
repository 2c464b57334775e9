"""The boards with everything that can lie on them, and what can be said without asking what may be done (S3-S6)."""

from collections.abc import Iterable
from copy import copy
from functools import cache

from ..reef import BOARDS, State
from .tiles import is_blue_tile, open_sides

COLUMNS = "zabcdefgh"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}


def in_order(cells: Iterable[str]) -> list[str]:
    """Cells by board, row, column; z is left of a (N1)."""
    return sorted(cells, key=lambda cell: (cell[0], cell[2], COLUMNS.index(cell[1])))


@cache
def around(cell: str) -> dict[str, str]:
    """The cells beside this one, by side, as far as the margin goes (R0, N1)."""
    board, column, row = cell[0], COLUMNS.index(cell[1]), int(cell[2])
    places = {"n": (column, row - 1), "e": (column + 1, row), "s": (column, row + 1), "w": (column - 1, row)}
    return {
        side: f"{board}{COLUMNS[x]}{y}"
        for side, (x, y) in places.items()
        if 0 <= x < len(COLUMNS) and 0 <= y <= 7
    }


@cache
def printed_rock(boards: tuple[str, ...]) -> list[str]:
    """R1.6."""
    return [
        f"{number}{column}{row}"
        for number, board in enumerate(boards, 1)
        for row, line in enumerate(BOARDS[board].split(), 1)
        for column, sign in zip("abcdefg", line, strict=True)
        if sign != "#"
    ]


@cache
def rock_cells(boards: tuple[str, ...], terrain: tuple[tuple[str, str], ...]) -> dict[str, None]:
    """All cells that are rock now, in order: the printed ones not under deep water, and bare rock (S6)."""
    water = [cell for cell, tile in terrain if tile == "water"]
    bare = [cell for cell, tile in terrain if tile == "rock"]
    return dict.fromkeys(in_order([*(cell for cell in printed_rock(boards) if cell not in water), *bare]))


class Reef:
    """The boards of a state: rock, tiles and corals, with the shrimps where they are said to stand."""

    def __init__(self, state: State) -> None:
        self.printed = printed_rock(tuple(state["boards"]))
        self.rock = rock_cells(tuple(state["boards"]), tuple(state["terrain"].items()))
        self.tiles: dict[str, str] = state["polyps"]
        self.shrimps: dict[str, int] = state["shrimps"]
        self.blue: list[str] = state["blue"]["boards"]
        self.crowns: list[str] = state["crowns"]
        self.wards: Iterable[str] = state["wards"]
        self.stronger = set(state["coral_tiles"])
        self.coral: dict[str, frozenset[str]] = {}
        for cell in self.tiles:
            if cell not in self.coral:
                coral = frozenset(self.spread(cell, set()))
                self.coral.update(dict.fromkeys(coral, coral))

    def with_shrimps(self, shrimps: dict[str, int]) -> "Reef":
        """The same boards with the coloured shrimps elsewhere."""
        reef = copy(self)
        reef.shrimps = shrimps
        return reef

    def with_blue(self, blue: list[str]) -> "Reef":
        """The same boards with the blue shrimps elsewhere."""
        reef = copy(self)
        reef.blue = blue
        return reef

    def joined(self, tile: str, cell: str) -> list[str]:
        """The cells to which a tile, lying on this cell, is joined (S4.2)."""
        return [
            near
            for side, near in around(cell).items()
            if near in self.tiles
            and self.tiles[near][0] == tile[0]
            and side in open_sides(tile)
            and OPPOSITE[side] in open_sides(self.tiles[near])
        ]

    def spread(self, cell: str, found: set[str]) -> set[str]:
        """All cells that hang together with this one, added to those found already (S4.2)."""
        found.add(cell)
        for near in self.joined(self.tiles[cell], cell):
            if near not in found:
                self.spread(near, found)
        return found

    def shrimped(self, coral: Iterable[str]) -> bool:
        """Does a coloured shrimp stand on it?"""
        return any(cell in self.shrimps for cell in coral)

    def belongs_to(self, coral: Iterable[str], player: int) -> bool:
        """Does a shrimp of this player stand on it (R0)?"""
        return any(self.shrimps.get(cell) == player for cell in coral)

    def has_blue(self, coral: Iterable[str]) -> bool:
        """Is a blue shrimp on it, wooden or on a tile (S5.2)?"""
        return any(cell in self.blue or is_blue_tile(self.tiles[cell]) for cell in coral)

    def can_bear_shrimp(self, cell: str) -> bool:
        """Is it a polyp with no shrimp on it that is no blue shrimp tile (S4.5, S5.2)?"""
        if cell not in self.tiles or is_blue_tile(self.tiles[cell]):
            return False
        return cell not in self.shrimps and cell not in self.blue

    def protected(self, cell: str) -> bool:
        """R5.3 with S4.2, S4.5, S5.1; a ward protects its tile (stiff_upper_polyp)."""
        if cell in self.shrimps or cell in self.blue or cell in self.wards or is_blue_tile(self.tiles[cell]):
            return True
        return any(near in self.shrimps for near in around(cell).values() if near in self.coral[cell])

    def keeps_shrimps_apart(self, tile: str, cell: str) -> bool:
        """Would the coral that arises have one coloured and one blue shrimp at most (R4.6, S5.2)?"""
        joined = {self.coral[near] for near in self.joined(tile, cell)}
        blue = sum(self.has_blue(coral) for coral in joined) + is_blue_tile(tile)
        return blue <= 1 and sum(self.shrimped(coral) for coral in joined) <= 1

    def is_empty_rock(self, cell: str) -> bool:
        """Rock with no polyp, no shrimp and no crown (R4.5, S3.6)."""
        return cell in self.rock and not (cell in self.tiles or cell in self.shrimps or cell in self.crowns)

    def can_reach(self, tile: str, cell: str) -> bool:
        """Does a coral of two or more attack the cell through sides that are open all along (R5.1b, S4.2)?"""
        return any(
            near in self.joined(tile, cell) and len(self.coral[near]) >= 2
            for side, near in around(cell).items()
            if side in open_sides(self.tiles[cell])
        )

    def attackable(self, tile: str, cell: str) -> bool:
        """Might the tile attack the polyp here, but for the strength of the two colours (R5.1b to d)?"""
        return (
            cell in self.tiles
            and self.tiles[cell][0] != tile[0]  # R5.4
            and self.can_reach(tile, cell)
            and not self.protected(cell)
            and self.keeps_shrimps_apart(tile, cell)
        )

    def beats(self, tile: str, cell: str) -> bool:
        """Is the tile's colour now stronger than that of the polyp here (R5.1a)?"""
        return f"{tile[0]}>{self.tiles[cell][0]}" in self.stronger

    def may_lay(self, tile: str, cell: str) -> bool:
        """May this tile be laid on the cell, whoever holds it (R4.5, R4.6, R5.1)?"""
        if cell in self.tiles:
            return self.attackable(tile, cell) and self.beats(tile, cell)
        return self.is_empty_rock(cell) and self.keeps_shrimps_apart(tile, cell)

    def room_on_board(self, player: int, board: str) -> bool:
        """R7.3: may one more shrimp of the player come onto this board?"""
        return sum(cell[0] == board and owner == player for cell, owner in self.shrimps.items()) < 2

    def destinations(self, cell: str) -> list[str]:
        """Where action 5 could take the shrimp that stands here, `off` last (R7.2, R7.3, S5.2)."""
        player = self.shrimps[cell]
        others = {at: owner for at, owner in self.shrimps.items() if at != cell}
        reef = self.with_shrimps(others)
        room = [board for board in "1234" if reef.room_on_board(player, board)]
        goals = [
            goal
            for goal in self.rock
            if goal != cell
            and goal[0] in room
            and (
                reef.is_empty_rock(goal)
                or (reef.can_bear_shrimp(goal) and not reef.shrimped(reef.coral[goal]))
            )
        ]
        return [*goals, "off"]

    def prey(self, crown: str) -> list[str]:
        """The polyps beside a crown that it could reach at all (S3.5, S4.1)."""
        return [
            near
            for side, near in around(crown).items()
            if near in self.tiles and OPPOSITE[side] in open_sides(self.tiles[near])
        ]

    def crown_targets(self, crown: str, player: int) -> list[str]:
        """The polyps that a crown may attack in this player's turn (S3.2)."""
        prey = self.prey(crown)
        own = [cell for cell in prey if self.belongs_to(self.coral[cell], player)]
        return in_order(own or [cell for cell in prey if not self.shrimped(self.coral[cell])])
