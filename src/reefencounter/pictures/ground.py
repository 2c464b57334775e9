"""What lies under the corals: the island in its lagoon, rock pads, the engraved signs of the start cells,
and the starfish of the growth cell."""

from collections.abc import Collection
from math import cos, radians, sin

from .outline import CORNERS, SIDES, Cell, joins, outline, scatter
from .svg import num, point

_FILLET = 26


def island(cells: Collection[Cell]) -> str:
    """The rock of a board with the shallow water around it."""
    shore = outline(joins(cells), 0, 24, "round") + _bays(frozenset(cells))

    def layer(width: float, colour: str, move: str = "") -> str:
        return (
            f'<path d="{shore}"{move} fill="var(--{colour})" stroke="var(--{colour})"'
            f' stroke-width="{width}" stroke-linejoin="round"/>'
        )

    edge = layer(12, "rock-edge", ' transform="translate(0 7)"')
    return layer(58, "shelf-1") + layer(36, "shelf-2") + edge + layer(12, "rock")


def _bays(rock: frozenset[Cell]) -> str:
    """A rounded corner wherever water lies between two sides of rock."""
    path = ""
    beside = {(x + dx, y + dy) for x, y in rock for dx, dy in SIDES}
    for x, y in sorted(beside - rock):
        for dx, dy in CORNERS:
            if (x + dx, y) in rock and (x, y + dy) in rock:
                corner_x, corner_y = x * 100 + 50 + 50 * dx, y * 100 + 50 + 50 * dy
                along = point(corner_x - dx * _FILLET, corner_y)
                down = point(corner_x, corner_y - dy * _FILLET)
                first, last = (along, down) if dx * dy > 0 else (down, along)
                corner = point(corner_x, corner_y)
                path += f"M{corner}L{first}Q{corner} {last}Z"
    return path


_PEBBLES = (
    ((28, 34, 5), (40, 27, 3), (70, 72, 4)),
    ((68, 28, 4.5), (34, 70, 3.5), (26, 62, 2.5)),
    ((30, 72, 5), (72, 66, 3)),
    ((66, 36, 3.5), (74, 44, 2.5), (30, 30, 3)),
)


def pad(x: int, y: int) -> str:
    """An empty rock cell."""
    left, top = x * 100, y * 100
    pebbles = "".join(
        f'<ellipse cx="{num(left + dx)}" cy="{num(top + dy)}" rx="{num(r)}" ry="{num(r * 0.72)}"/>'
        for dx, dy, r in _PEBBLES[int(scatter(x + 11, y + 5) * 4)]
    )
    return (
        f'<rect x="{left + 5}" y="{top + 5}" width="90" height="90" rx="20" fill="var(--pad)"/>'
        f'<g fill="var(--pebble)">{pebbles}</g>'
    )


def waves(x: int, y: int) -> str:
    """The path of two ripples on a water cell."""
    left, top = x * 100, y * 100
    return f"M{left + 24} {top + 46}q8.5 -8 17 0t17 0t17 0M{left + 34} {top + 62}q8.5 -8 17 0t17 0"


# The sign of each coral, in lines only: engraved on start cells and printed on cubes.
SIGNS = {
    "W": "M50 84V20M50 58L28 40V24M50 66L74 46V30M28 40L18 36M74 46L84 42M50 36L62 24",
    "Y": "M22 56C22 30 40 22 52 24C74 26 82 44 78 60C74 76 52 80 42 70C34 62 40 48 52 48C60 48 64 56 58 62",
    "O": "M50 84L16 46M50 84L30 26M50 84V18M50 84L70 26M50 84L84 46M22 53Q50 28 78 53",
    "P": "M49 36A17 17 0 1 1 15 36A17 17 0 1 1 49 36M86 44A15 15 0 1 1 56 44A15 15 0 1 1 86 44"
    "M65 74A18 18 0 1 1 29 74A18 18 0 1 1 65 74",
    "G": "M32 16H68L86 34V66L68 84H32L14 66V34ZM40 34H60L68 42V58L60 66H40L32 58V42Z",
}


def start_mark(colour: str, x: int, y: int) -> str:
    """The engraved sign of the coral that starts on this cell."""
    return (
        f'<path transform="translate({x * 100 + 27} {y * 100 + 27}) scale(.46)" d="{SIGNS[colour]}"'
        f' fill="none" stroke="var(--{colour}-mark)" stroke-width="9" stroke-linecap="round"'
        ' stroke-linejoin="round" opacity=".85"/>'
    )


def starfish(x: float, y: float, radius: float) -> str:
    """The starfish that marks growth."""

    def at(angle: float, reach: float) -> str:
        return point(x + cos(radians(angle)) * reach, y + sin(radians(angle)) * reach)

    arm, waist = radius * 0.94, radius * 0.34
    path = dots = ""
    for n in range(5):
        turn = n * 72 - 90
        path += ("L" if n else "M") + f"{at(turn - 7, arm)}Q{at(turn, radius * 1.08)} {at(turn + 7, arm)}"
        path += f"Q{at(turn + 15, waist * 1.35)} {at(turn + 36, waist)}"
        path += f"Q{at(turn + 57, waist * 1.35)} {at(turn + 65, arm)}"
        for reach, size in ((0.42, 0.085), (0.68, 0.065)):
            cx, cy = at(turn, radius * reach).split()
            dots += f'<circle cx="{cx}" cy="{cy}" r="{num(radius * size)}"/>'
    return (
        f'<path d="{path}Z" fill="var(--star)" stroke="var(--star-line)" stroke-width="{num(radius * 0.1)}"'
        f' stroke-linejoin="round"/><g fill="var(--star-line)">{dots}'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius * 0.1)}"/></g>'
    )


def growth_mark(x: int, y: int, *, covered: bool, left: bool = False) -> str:
    """The growth cell: a starfish in a dotted ring, or a small one on a corner of what covers it."""
    if covered:
        middle = x * 100 + (24 if left else 76)
        dark = f'<circle cx="{middle}" cy="{y * 100 + 77}" r="16" fill="#2b1b12" fill-opacity=".78"/>'
        mark = dark + starfish(middle, y * 100 + 77, 13)
    else:
        ring = (
            f'<circle cx="{x * 100 + 50}" cy="{y * 100 + 50}" r="40" fill="none" stroke="var(--star)"'
            ' stroke-width="3" stroke-dasharray="2 8.5" stroke-linecap="round"/>'
        )
        mark = ring + starfish(x * 100 + 50, y * 100 + 51, 30)
    return f'<g class="growth" data-kind="starfish">{mark}</g>'
