"""The compass: the open sea as a ring, who is stronger than whom as a pentagon inside it, and the alga space
in the middle. All three are ordered white, yellow, orange, pink, grey, so one picture holds them."""

from math import cos, hypot, radians, sin

from ..engine.components import COLOURS
from .pieces import alga, tile_piece
from .reading import Position, Tile
from .strengths import padlock
from .svg import data, num, point, text, use

SIZE = 440
_MIDDLE = SIZE / 2
_INNER, _OUTER, _ITEMS, _PENTAGON = 150, 216, 184.5, 113  # radii
_PLACES = (-24.5, -8.2, 8.2, 24.5)  # degrees: the cube, then three polyps


def draw_compass(position: Position) -> str:
    """The compass, 440 by 440. The arrows of the colour that is being laid are lit."""
    laying = position.turn["laying"]
    tiles = sorted(position.tiles, key=lambda tile: tile.strong == laying)  # the lit ones on top
    values = position.values
    return "".join(
        (
            *(_space(n) for n in range(5)),
            *(_arrow(tile, lit=tile.strong == laying, dim=laying is not None) for tile in tiles),
            *(_token(tile) for tile in tiles),
            *(_corner(n, values[colour], lit=colour == laying) for n, colour in enumerate(COLOURS)),
            _alga_space(position.alga_space),
            *(_content(n, position.sea[colour]) for n, colour in enumerate(COLOURS)),
            use("shrimp-blue", 6, SIZE - 54, 44, sea="blue") if _blue(position) else "",
        )
    )


def _blue(position: Position) -> bool:
    """Whether a blue shrimp stands on the fifth shrimp place of the open sea (S2.3)."""
    return position.cards is not None and position.cards.blue_at_sea


def _at(angle: float, radius: float) -> tuple[float, float]:
    """The place at an angle, in degrees clockwise from the top."""
    return _MIDDLE + sin(radians(angle)) * radius, _MIDDLE - cos(radians(angle)) * radius


def _space(n: int) -> str:
    """One space of the open sea, and the chevron to the next: the way of the refill."""
    middle, half, bend = 72 * n, 33.3, 5

    def at(angle: float, radius: float) -> str:
        return point(*_at(middle + angle, radius))

    shape = (
        f"M{at(bend - half, _OUTER)}A{_OUTER} {_OUTER} 0 0 1 {at(half - bend, _OUTER)}"
        f"Q{at(half, _OUTER)} {at(half, _OUTER - 16)}L{at(half, _INNER + 12)}Q{at(half, _INNER)}"
        f" {at(half - bend, _INNER)}"
        f"A{_INNER} {_INNER} 0 0 0 {at(bend - half, _INNER)}Q{at(-half, _INNER)} {at(-half, _INNER + 12)}"
        f"L{at(-half, _OUTER - 16)}Q{at(-half, _OUTER)} {at(bend - half, _OUTER)}Z"
    )
    band = f'<path d="M{at(-15, _INNER + 0.5)}A{_INNER} {_INNER} 0 0 1 {at(15, _INNER + 0.5)}" fill="none"'
    colour = COLOURS[n]
    chevron = (
        f'<path transform="translate({at(36, 183)}) rotate({middle + 36})" d="M-2.5 -5.5L3 0L-2.5 5.5"'
        ' fill="none" stroke="var(--text-3)" stroke-width="2.5" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )
    return (
        f'<path d="{shape}" fill="var(--ring)"/>'
        f'{band} stroke="var(--{colour}-rim)" stroke-width="7" stroke-linecap="round"/>'
        f'{band} stroke="var(--{colour}-solid)" stroke-width="4" stroke-linecap="round"/>{chevron}'
    )


def _content(n: int, polyps: list[str]) -> str:
    """The cube and the polyps on a space, clockwise, with a mark for every empty place."""
    space = COLOURS[n]
    places = [_at(72 * n + angle, _ITEMS) for angle in _PLACES]
    x, y = places[0]
    markup = use(f"cube-{space}", x - 22, y - 24, 44, sea=space)
    for k, (x, y) in enumerate(places[1:]):
        if k < len(polyps):
            markup += use(tile_piece(polyps[k]), x - 21, y - 21, 42, sea=space)
        else:
            markup += (
                f'<circle cx="{num(x)}" cy="{num(y)}" r="15" fill="none" stroke="var(--wave)"'
                ' stroke-width="2.5" stroke-dasharray="3 5"/>'
            )
    return markup


def _ends(tile: Tile) -> tuple[float, float, float, float, float]:
    """Where the stronger coral stands, the direction to the weaker one, and how far it is."""
    x, y = _at(72 * COLOURS.index(tile.strong), _PENTAGON)
    to_x, to_y = _at(72 * COLOURS.index(tile.weak), _PENTAGON)
    length = hypot(to_x - x, to_y - y)
    return x, y, (to_x - x) / length, (to_y - y) / length, length


def _arrow(tile: Tile, *, lit: bool, dim: bool) -> str:
    """From the stronger to the weaker; a locked one is thick."""
    x, y, dx, dy, length = _ends(tile)
    head = 8.5 if tile.lock or lit else 7.0
    width = 6 if tile.lock else 4 if lit else 2.6

    def along(distance: float, aside: float = 0) -> str:
        return point(x + dx * distance - dy * aside, y + dy * distance + dx * aside)

    end = length - 33
    line = f"M{along(27)}L{along(end - head * 0.8)}"
    tip = f"M{along(end + 3)}L{along(end - head, head * 0.8)}L{along(end - head, -head * 0.8)}Z"

    def stroke(colour: str, width: float, around: float) -> str:
        return (
            f'<path d="{line}" stroke="var(--{colour})" stroke-width="{num(width)}"/>'
            f'<path d="{tip}" fill="var(--{colour})" stroke="var(--{colour})" stroke-width="{num(around)}"'
            ' stroke-linejoin="round"/>'
        )

    if lit:
        strokes = stroke(f"{tile.strong}-rim", width + 4, 5) + stroke(f"{tile.strong}-solid", width, 2)
    else:
        strokes = stroke("arrow", width, 2)
    faded = ' opacity=".8"' if dim and not lit else ""
    return f"<g{data(kind='arrow', strong=tile.strong, weak=tile.weak)}{faded}>{strokes}</g>"


def _token(tile: Tile) -> str:
    """On the arrow: the alga that would turn it, or its lock."""
    x, y, dx, dy, length = _ends(tile)
    part = 0.47 if length < 160 else 0.27
    if tile.lock:
        disc = f'<circle r="13" fill="var(--a-{tile.lock}-deep)" stroke="var(--text)" stroke-width="2.2"/>'
        sign = padlock(-7.9, -8.6, 15.8, body="pin-in", hole=f"a-{tile.lock}-deep")
    else:
        disc = f'<circle r="11" fill="var(--tile)" stroke="var(--a-{tile.large})" stroke-width="2.2"/>'
        sign = alga(tile.large, -7, -7.5, 14, fill=f"var(--a-{tile.large})", veins="var(--tile)")
    return (
        f'<g transform="translate({point(x + dx * length * part, y + dy * length * part)})">{disc}{sign}</g>'
    )


def _corner(n: int, value: int, *, lit: bool) -> str:
    """A corner of the pentagon: a coral and what its polyps are worth."""
    x, y = _at(72 * n, _PENTAGON)
    edge, width = ("text", "3") if lit else ("line-2", "1.5")
    return (
        f"<g{data(kind='value', colour=COLOURS[n], value=value)}>"
        f'<circle cx="{num(x)}" cy="{num(y)}" r="27" fill="var(--surface)" stroke="var(--{edge})"'
        f' stroke-width="{width}"/>{use(f"polyp-{COLOURS[n]}", x - 20, y - 20, 40, corner=COLOURS[n])}'
        f'<circle cx="{num(x + 19)}" cy="{num(y + 18)}" r="11.5" fill="var(--text)" stroke="var(--surface)"'
        ' stroke-width="2.5"/>'
        + text(value, x + 19, y + 23.2, 15, fill="surface", weight=800, anchor="middle")
        + "</g>"
    )


def _alga_space(name: str | None) -> str:
    ring = (
        f'<circle cx="{num(_MIDDLE)}" cy="{num(_MIDDLE)}" r="25" fill="var(--ring)" stroke="var(--line-2)"'
        ' stroke-width="1.5"/>'
    )
    if name is None:
        empty = f'<circle cx="{num(_MIDDLE)}" cy="{num(_MIDDLE)}" r="14" fill="none" stroke="var(--wave)"'
        return f'{ring}{empty} stroke-width="2.5" stroke-dasharray="3 5"/>'
    return ring + use(f"cylinder-{name}", _MIDDLE - 18, _MIDDLE - 20, 36, alga="space")
