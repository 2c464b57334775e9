"""How the polyps of a coral join: eight neighbour bits a cell, and one outline from them. A cell is a square
of 100 units. Outlines and textures see only the bits, so a polyp with closed sides needs no more than
bits that say so, on both sides of the closed edge."""

from collections.abc import Callable, Collection, Mapping
from typing import Literal, NamedTuple

from .svg import num, point

Cell = tuple[int, int]
Shape = Literal["round", "cut"]

SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
CORNERS: tuple[Cell, ...] = ((1, -1), (1, 1), (-1, 1), (-1, -1))  # each between a side and the next


class Joins(NamedTuple):
    """On which sides a cell is joined to its coral, and at which corners the coral is solid."""

    sides: tuple[bool, ...]
    corners: tuple[bool, ...]


Closed = Mapping[Cell, Collection[int]]  # the sides of half tiles that are rock, by their place in SIDES


def beside(cell: Cell, side: int) -> Cell:
    """The neighbour at this side."""
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


def open_between(closed: Closed, cell: Cell, side: int) -> bool:
    """Whether neither this cell nor its neighbour closes the side between them."""
    return side not in closed.get(cell, ()) and (side + 2) % 4 not in closed.get(beside(cell, side), ())


def joins(cells: Collection[Cell], closed: Closed | None = None) -> dict[Cell, Joins]:
    """The neighbour bits of every cell of one coral, in reading order."""
    body = frozenset(cells)

    def joined(cell: Cell, side: int) -> bool:
        return beside(cell, side) in body and open_between(closed or {}, cell, side)

    return {cell: _joins_of(cell, joined) for cell in sorted(body, key=lambda cell: (cell[1], cell[0]))}


def _joins_of(cell: Cell, joined: Callable[[Cell, int], bool]) -> Joins:
    sides = tuple(joined(cell, k) for k in range(4))
    corners = tuple(
        sides[k]
        and sides[(k + 1) % 4]
        and joined(beside(cell, k), (k + 1) % 4)
        and joined(beside(cell, (k + 1) % 4), k)
        for k in range(4)
    )
    return Joins(sides, corners)


def turned(quarter: int, x: float, y: float) -> tuple[float, float]:
    """A point of a cell, after as many quarter turns clockwise about its middle."""
    for _ in range(quarter):
        x, y = 100 - y, x
    return x, y


def outline(joined: Mapping[Cell, Joins], inset: float, radius: float, shape: Shape) -> str:
    """The path data of a whole coral, `inset` units inside its cells."""
    radius = min(radius, 50 - inset)
    return "".join(_cell_path(cell, bits, inset, radius, shape) for cell, bits in joined.items())


def _cell_path(cell: Cell, bits: Joins, inset: float, radius: float, shape: Shape) -> str:
    left, top = cell[0] * 100, cell[1] * 100
    far = 100 - inset
    path = ""
    for quarter in range(4):

        def at(x: float, y: float, quarter: int = quarter) -> str:
            x, y = turned(quarter, x, y)
            return point(left + x, top + y)

        first, second = bits.sides[quarter], bits.sides[(quarter + 1) % 4]
        path += ("L" if quarter else "M") + at(50, 0 if first else inset)
        if not first and not second:
            arc = "L" if shape == "cut" else f"A{num(radius)} {num(radius)} 0 0 1 "
            path += f"L{at(far - radius, inset)}{arc}{at(far, inset + radius)}"
        elif not second:
            path += f"L{at(far, 0)}"
        elif not first:
            path += f"L{at(100, inset)}"
        elif bits.corners[quarter]:
            path += f"L{at(100, 0)}"
        else:  # an inner corner
            curve = "L" if shape == "cut" else f"Q{at(far, inset)} "
            path += f"L{at(far, 0)}{curve}{at(100, inset)}"
    return path + "Z"


def scatter(x: int, y: int) -> float:
    """A number from 0 to 1 that belongs to a place: irregular, and always the same."""
    mask = 0xFFFFFFFF
    mixed = ((x + 101) * 374761393 ^ (y + 57) * 668265263) & mask
    mixed = ((mixed ^ mixed >> 13) * 1274126177) & mask
    mixed = ((mixed ^ mixed >> 15) * 2246822519) & mask
    return (mixed ^ mixed >> 16) / 2**32
