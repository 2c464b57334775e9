"""The components, and what can be said about a position without asking what may be done (R0, R1, R5.3)."""

from collections.abc import Iterable
from copy import copy
from functools import cache
from typing import Any

State = Any  # JSON, looked into and changed at will

COLOURS = "WYOPG"
ALGAE = ("blue", "green", "purple", "red")
BOARDS = {  # R1.6
    "A": "###...# #..Y..# ..#.W.. .G...#. ..P#O.. .......",
    "B": "###...# ...G..# ..Y.#.. .#...W. ..O.P.. #.....#",
    "C": "#..#... #...O.# ..W#.Y. .....#. #.P.G.. #...#..",
    "D": "#.....# ...O#.. ..#.G.. .W..... #.P.Y.# #..#..#",
}
LARGE_ALGA = {  # R1.7: by the side that shows
    **{"W>Y": "green", "W>O": "red", "Y>O": "blue", "Y>P": "purple", "O>P": "green"},
    **{"O>G": "blue", "P>W": "purple", "P>G": "green", "G>W": "red", "G>Y": "blue"},
    **{"Y>W": "blue", "O>W": "purple", "O>Y": "red", "P>Y": "blue", "P>O": "red"},
    **{"G>O": "green", "W>P": "green", "G>P": "purple", "W>G": "purple", "Y>G": "red"},
}


def mover(state: State) -> State:
    """The player whose turn it is."""
    player: State = state["players"][state["turn"]["player"]]
    return player


def own_shrimps(state: State) -> list[str]:
    """The cells of the mover's shrimps."""
    return [cell for cell, owner in state["shrimps"].items() if owner == state["turn"]["player"]]


def to_bag(state: State) -> int:
    """How many polyps of an eaten coral go into the bag (R10.2, R11.2, R12.2)."""
    advanced, final = state["rules"]["advanced"], state["turn"]["phase"] == "final"
    return 4 + int(advanced) + int(final)


def in_order(cells: Iterable[str]) -> list[str]:
    """Cells by board, row, column (N2)."""
    return sorted(cells, key=lambda cell: (cell[0], cell[2], cell[1]))


@cache
def rock_cells(boards: tuple[str, ...]) -> list[str]:
    """All cells that are not water, in order (R1.6)."""
    return [
        f"{number}{column}{row}"
        for number, board in enumerate(boards, 1)
        for row, line in enumerate(BOARDS[board].split(), 1)
        for column, sign in zip("abcdefg", line, strict=True)
        if sign != "#"
    ]


@cache
def neighbours(cell: str) -> list[str]:
    """The four cells around, water and the world beyond the edge included (R0)."""
    board, column, row = cell[0], ord(cell[1]), int(cell[2])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{board}{chr(c)}{r}" for c, r in around]


class Reef:
    """The boards of a state: rock, polyps and corals, with the shrimps where they are said to stand."""

    def __init__(self, state: State) -> None:
        self.rock = rock_cells(tuple(state["boards"]))
        self.polyps: dict[str, str] = state["polyps"]
        self.shrimps: dict[str, int] = state["shrimps"]
        self.stronger = set(state["coral_tiles"])
        self.coral: dict[str, frozenset[str]] = {}
        for cell in self.polyps:
            if cell not in self.coral:
                coral = frozenset(self.spread(cell, set()))
                self.coral.update(dict.fromkeys(coral, coral))

    def with_shrimps(self, shrimps: dict[str, int]) -> "Reef":
        """The same polyps with the shrimps elsewhere."""
        reef = copy(self)
        reef.shrimps = shrimps
        return reef

    def spread(self, cell: str, found: set[str]) -> set[str]:
        """All cells that hang together with this one, added to those found already (R0)."""
        found.add(cell)
        for near in neighbours(cell):
            if near not in found and self.polyps.get(near) == self.polyps[cell]:
                self.spread(near, found)
        return found

    def shrimped(self, coral: Iterable[str]) -> bool:
        """Does a shrimp of any player stand on it (R0)?"""
        return any(cell in self.shrimps for cell in coral)

    def protected(self, cell: str) -> bool:
        """R5.3."""
        return cell in self.shrimps or any(
            near in self.shrimps for near in neighbours(cell) if self.polyps.get(near) == self.polyps[cell]
        )

    def may_lay(self, colour: str, cell: str) -> bool:
        """May a polyp of the colour be laid on the cell, whoever holds one?"""
        joined = {self.coral[near] for near in neighbours(cell) if self.polyps.get(near) == colour}
        if sum(self.shrimped(coral) for coral in joined) >= 2:  # R4.6
            return False
        if cell not in self.polyps:  # R4.5
            return cell not in self.shrimps
        return (
            f"{colour}>{self.polyps[cell]}" in self.stronger  # R5.1a
            and any(len(coral) >= 2 for coral in joined)  # R5.1b
            and not self.protected(cell)  # R5.1c
        )

    def some_cell(self, colour: str) -> bool:
        """Is there any cell for a polyp of the colour?"""
        return any(self.may_lay(colour, cell) for cell in self.rock)

    def room_on_board(self, player: int, board: str) -> bool:
        """R7.3: may one more shrimp of the player come onto this board?"""
        return sum(cell[0] == board and owner == player for cell, owner in self.shrimps.items()) < 2
