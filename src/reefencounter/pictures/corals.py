"""The five corals. Each is one outline with its own texture, which runs on through every join: branches,
a labyrinth, ribs, bubbles, terraces. A texture depends on nothing but the cells."""

from collections.abc import Callable, Collection, Mapping
from math import cos, radians, sin
from typing import NamedTuple

from .outline import Cell, Closed, Joins, Shape, joins, outline, scatter, turned
from .svg import num, point

Joined = Mapping[Cell, Joins]
INSET = 7


def _lines(quarter: int, cell: Cell, points: Collection[tuple[float, float]]) -> str:
    turned_points = (turned(quarter, x, y) for x, y in points)
    return "M" + "L".join(point(cell[0] * 100 + x, cell[1] * 100 + y) for x, y in turned_points)


def _staghorn(joined: Joined) -> str:
    """White: ivory antlers, a trunk to each joined side and a fork on each free one."""
    trunk = twigs = ""
    for cell, bits in joined.items():
        lean = 1 if scatter(*cell) > 0.5 else -1

        def off(dx: float, lean: int = lean) -> float:
            return 50 + lean * dx

        for k, joined_side in enumerate(bits.sides):
            if joined_side:
                trunk += _lines(k, cell, ((50, 50), (50, 0)))
                twigs += _lines(k, cell, ((50, 36), (off(14), 29), (off(20), 17)))
                if k < 2:  # one twig across each join
                    twigs += _lines(k, cell, ((50, 14), (off(-13), 7), (off(-18), -4)))
            else:
                trunk += _lines(k, cell, ((50, 50), (off(2), 32)))
                twigs += _lines(k, cell, ((off(2), 34), (off(-5), 26), (off(-5), 16)))
                twigs += _lines(k, cell, ((off(2), 35), (off(15), 29), (off(21), 18)))
    return "".join(
        f'<g fill="none" stroke="var(--W-{part})" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{trunk}" stroke-width="{thick}"/><path d="{twigs}" stroke-width="{thin}"/></g>'
        for part, thick, thin in (("line", 18, 14.5), ("hi", 12, 8.5))
    )


def _brain(joined: Joined) -> str:
    """Yellow: a labyrinth of grooves on a grid of the board, three by three to a cell."""
    step = 100 / 3
    half = step / 2
    arc = f"A{num(half)} {num(half)} 0 0 "
    path = ""
    for x, y in joined:
        for column, row in ((3 * x + a, 3 * y + b) for a in range(3) for b in range(3)):
            left, top = column * step, row * step
            north, west = point(left + half, top), point(left, top + half)
            east, south = point(left + step, top + half), point(left + half, top + step)
            if scatter(column * 5 + 2, row * 9 + 4) > 0.52:
                path += f"M{north}{arc}1 {west}M{east}{arc}0 {south}"
            else:
                path += f"M{north}{arc}0 {east}M{west}{arc}1 {south}"
    return f'<path d="{path}" fill="none" stroke="var(--Y-line)" stroke-width="7.5" stroke-linecap="round"/>'


def _sea_fan(joined: Joined) -> str:
    """Orange: ribs that spread from a foot, webbed by two arcs."""
    ribs = web = feet = ""
    for column, row in joined:
        x, y = column * 100 + 50, row * 100 + 90
        for n in range(-2, 3):
            angle, length = radians(n * 34), 77 - abs(n) * 6
            dx, dy = sin(angle) * length, cos(angle) * length
            ribs += f"M{point(x, y)}Q{point(x + dx * 0.4, y - dy * 0.64)} {point(x + dx, y - dy)}"
        web += f"M{point(x - 25, y - 22)}Q{point(x, y - 46)} {point(x + 25, y - 22)}"
        web += f"M{point(x - 42, y - 34)}Q{point(x, y - 78)} {point(x + 42, y - 34)}"
        feet += f'<circle cx="{x}" cy="{y - 4}" r="9" fill="var(--O-line)"/>'
    rib = f'<path d="{ribs}" fill="none" stroke-linecap="round"'
    return (
        f'<path d="{web}" fill="none" stroke="var(--O-line)" stroke-width="4.5" opacity=".6"/>'
        f'{rib} stroke="var(--O-line)" stroke-width="12"/>'
        f'{rib} stroke="var(--O-hi)" stroke-width="5.8"/>{feet}'
    )


# x, y and radius in a cell; then what fills the joins to the east, to the south and the solid corner
_BUBBLES: tuple[tuple[float, float, float], ...] = (
    *((29, 30, 17), (63, 27, 15), (50, 57, 17), (77, 55, 14), (24, 63, 14)),
    *((72, 80, 12), (43, 83, 11.5), (84, 29, 8), (46, 15, 7), (20, 83, 7.5)),
)
_BUBBLES_EAST = ((101, 42, 13), (98, 70, 11), (103, 17, 8))
_BUBBLES_SOUTH = ((31, 103, 13), (60, 100, 12), (84, 103, 8))
_BUBBLES_CORNER = ((98, 97, 13),)


def _bubble(joined: Joined) -> str:
    """Pink: a heap of round vesicles."""
    circles: list[tuple[float, float, float]] = []
    for (x, y), bits in joined.items():
        bubbles = _BUBBLES
        bubbles += _BUBBLES_EAST if bits.sides[1] else ()
        bubbles += _BUBBLES_SOUTH if bits.sides[2] else ()
        bubbles += _BUBBLES_CORNER if bits.corners[1] else ()
        circles += [(x * 100 + dx, y * 100 + dy, radius) for dx, dy, radius in bubbles]
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y, radius in circles)
    glints = "".join(
        f'<circle cx="{num(x - r * 0.32)}" cy="{num(y - r * 0.34)}" r="{num(r * 0.3)}"/>'
        for x, y, r in circles
        if r > 9
    )
    return (
        f'<g fill="var(--P-hi)" stroke="var(--P-line)" stroke-width="4">{rings}</g>'
        f'<g fill="#fff" opacity=".8">{glints}</g>'
    )


def _table(joined: Joined) -> str:
    """Grey: terraces with cut corners that follow the whole coral, and a lit edge against the rock."""
    lip = outline(joined, 9.5, 25, "cut")
    markup = f'<path d="{lip}" fill="none" stroke="var(--G-edge)" stroke-width="6" stroke-linejoin="round"/>'
    markup += f'<path d="{outline(joined, 11, 24, "cut")}" fill="var(--G-base)"/>'
    for terrace, (inset, radius) in enumerate(((20, 21), (30, 16), (40, 9)), start=1):
        path = outline(joined, inset, radius, "cut")
        markup += (
            f'<path d="{path}" fill="none" stroke="var(--G-line)" stroke-width="7" stroke-linejoin="round"/>'
        )
        markup += f'<path d="{path}" fill="var(--G-t{terrace})"/>'
    knolls = "".join(
        f"M{x * 100 + 47} {y * 100 + 42}h6l5 5v6l-5 5h-6l-5 -5v-6z"
        for (x, y), bits in joined.items()
        if any(bits.corners)  # on a broad plateau each polyp still shows
    )
    if knolls:
        markup += f'<path d="{knolls}" fill="var(--G-t2)"/>'
    return markup


class Form(NamedTuple):
    """How a coral looks: the corners of its outline, its texture, and where the texture is cut off."""

    radius: float
    shape: Shape
    texture: Callable[[Joined], str]
    clip: float | None = None


FORMS: Mapping[str, Form] = {
    "W": Form(30, "round", _staghorn),
    "Y": Form(38, "round", _brain, clip=11),
    "O": Form(24, "round", _sea_fan, clip=9),
    "P": Form(32, "round", _bubble),
    "G": Form(26, "cut", _table),
}


def coral(
    colour: str,
    cells: Collection[Cell],
    name: str,
    *,
    closed: Closed | None = None,
    shadow: bool = True,
    attributes: str = "",
) -> str:
    """One coral in board units. `name` is its own in the drawing: its clip path is called after it."""
    form, joined = FORMS[colour], joins(cells, closed)
    body = outline(joined, INSET, form.radius, form.shape)
    texture = form.texture(joined)
    if form.clip is not None:
        clip = outline(joined, form.clip, max(6, form.radius - 4), form.shape)
        texture = (
            f'<clipPath id="clip-{name}"><path d="{clip}"/></clipPath>'
            f'<g clip-path="url(#clip-{name})">{texture}</g>'
        )
    below = f'<path d="{body}" transform="translate(0 5)" fill="var(--coral-shadow)"/>' if shadow else ""
    return (
        f'<g class="coral"{attributes}>{below}'
        f'<path d="{body}" fill="none" stroke="var(--{colour}-rim)" stroke-width="9"'
        ' stroke-linejoin="round"/>'
        f'<path class="body" d="{body}" fill="var(--{colour}-base)"/>{texture}</g>'
    )
