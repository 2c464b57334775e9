"""The special tiles of the Second Kind: what distinguishes them from ordinary polyps, drawn on top of these, and the
reef tiles. Each sign is a shape, so it is told apart without colour: a fold, a badge, a rock half, a shell."""

from math import cos, pi, sin

from .corals import coral
from .ground import pad
from .shrimps import PLATES, shrimp_shape
from .svg import num, point

ORIENTATIONS = ("ne", "se", "sw", "nw")  # each a quarter turn after the other


def double_badge(*, large: bool = False) -> str:
    """A double tile counts as two when it is eaten and scored (S4.4)."""
    place = "translate(36 42) scale(1.6)" if large else "translate(60 60)"
    return (
        f'<g transform="{place}"><rect x="-2" y="0" width="40" height="34" rx="12" fill="var(--badge)"'
        ' stroke="var(--badge-edge)" stroke-width="3"/><text x="18" y="25" text-anchor="middle" font-size="25"'
        ' font-weight="800" fill="var(--badge-text)">×2</text></g>'
    )


def folded_corner(behind: str, name: str, *, large: bool = False) -> str:
    """The other side of a two-coloured tile shows as a folded corner (S4.3)."""
    polyp = coral(behind, [(0, 0)], f"{name}-polyp", shadow=False)
    fold, near = (22, 27) if large else (52, 37)
    return (
        f'<clipPath id="clip-{name}"><path d="M100 {fold}V100H{fold}Z"/></clipPath>'
        f'<g clip-path="url(#clip-{name})"><path d="M94 {fold}V82Q94 94 82 94H{fold}Z" fill="var(--{behind}-base)"/>'
        f'<g transform="translate({near} {near}) scale({(99 - near) / 100})">{polyp}</g></g>'
        f'<path d="M96 {fold + 1}L{fold + 1} 96" stroke="var(--badge-edge)" stroke-width="{8 if large else 5}"'
        ' stroke-linecap="round"/>'
    )


def rock_half(colour: str, orientation: str) -> str:
    """The two sides of a half tile that are rock, drawn over the coral (S4.1)."""
    turn = 90 * ORIENTATIONS.index(orientation)
    cut = '<path d="M9 9L91 91" stroke-linecap="round"'
    return (
        f'<g transform="rotate({turn} 50 50)"><path d="M0 3V97Q0 100 3 100H97Z" fill="var(--rock)"/>'
        '<path d="M7 14V79Q7 93 21 93H86Z" fill="var(--pad)" stroke="var(--rock-edge)" stroke-width="5"'
        ' stroke-linejoin="round"/><g fill="var(--pebble)"><ellipse cx="22" cy="72" rx="6" ry="4.5"/>'
        '<ellipse cx="37" cy="82" rx="4" ry="3"/><ellipse cx="20" cy="50" rx="3.5" ry="2.6"/></g>'
        f'{cut} stroke="var(--rock-edge)" stroke-width="7"/>'
        f'{cut} stroke="var(--{colour}-hi)" stroke-width="2.5" stroke-dasharray="1 9"/></g>'
    )


def blue_shell() -> str:
    """The shrimp that is printed on a blue shrimp tile (S4.5)."""
    return (
        '<g transform="translate(24 24) scale(.52)"><g fill="var(--p-blue)" stroke="var(--pin-in)"'
        f' stroke-width="7">{PLATES["blue"]}</g><g transform="translate(7 7) scale(.86)">'
        f"{shrimp_shape('var(--p-blue-on)', 'var(--p-blue)')}</g></g>"
    )


def sign(tile: str, name: str, *, large: bool = False) -> str:
    """What makes this tile special, in a cell of 100 units; `large` where the whole tile is drawn small."""
    match tile[1:2]:
        case "/":
            return folded_corner(tile[2], name, large=large)
        case "2":
            return double_badge(large=large)
        case "h":
            return rock_half(tile[0], tile[3:] or ORIENTATIONS[0])
        case _:
            return blue_shell()


def bare_rock() -> str:
    """A bare rock tile (S6.1)."""
    return (
        '<rect x="5" y="10" width="90" height="88" rx="22" fill="var(--rock-edge)"/>'
        '<rect x="5" y="4" width="90" height="88" rx="22" fill="var(--rock)"/>'
        f'<g transform="translate(8 6) scale(.84)">{pad(0, 0)}</g>'
        '<path d="M22 62L38 46L50 58L64 36L78 52" fill="none" stroke="var(--G-hi)" stroke-width="6" opacity=".75"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def deep_water() -> str:
    """A deep water tile (S6.2)."""
    return (
        '<rect x="5" y="5" width="90" height="90" rx="22" fill="var(--deep)"/>'
        '<rect x="16" y="16" width="68" height="68" rx="18" fill="var(--deep-2)"/>'
        '<path d="M24 40q9 -8 17 0t17 0t17 0M24 56q9 -8 17 0t17 0t17 0M32 71q9 -8 17 0t17 0" fill="none"'
        ' stroke="var(--wave)" stroke-width="4.5" stroke-linecap="round"/>'
    )


def crown() -> str:
    """A crown of thorns: eleven arms full of spines."""
    arms = spines = ""

    def at(angle: float, reach: float) -> str:
        return point(50 + cos(angle) * reach, 50 + sin(angle) * reach)

    for n in range(11):
        angle = n * 2 * pi / 11 - 0.3
        arms += f"M50 50L{at(angle, 37)}"
        for reach, aside in ((24, 0.16), (33, -0.14), (39, 0)):
            spines += f"M{at(angle + aside, reach)}L{at(angle + aside * 1.9, reach + 8)}"
    line = f'<path d="{arms}" stroke-linecap="round"'
    return (
        f'{line} stroke="var(--crown-edge)" stroke-width="16"/>{line} stroke="var(--crown)" stroke-width="10"/>'
        '<circle cx="50" cy="50" r="20" fill="var(--crown)"/>'
        f'<path d="{spines}" stroke="var(--crown-spine)" stroke-width="{num(3.2)}" stroke-linecap="round"/>'
        '<circle cx="50" cy="50" r="12" fill="var(--crown-edge)"/><path d="M43 48L50 54L57 48" fill="none"'
        ' stroke="var(--crown-spine)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>'
    )


REEF_TILES = {"rock": bare_rock, "water": deep_water, "crown": crown}


def shield(x: float, y: float, size: float) -> str:
    """A ward: this polyp cannot be attacked by corals for a while."""
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({size / 24:.4g})"><path d="M12 1.5L21.5 5V11.5C21.5 17'
        ' 17.5 21 12 23C6.5 21 2.5 17 2.5 11.5V5Z" fill="var(--badge)" stroke="var(--badge-edge)"'
        ' stroke-width="2.2"/><path d="M7.5 12L11 15.5L17 8.5" fill="none" stroke="var(--badge-text)"'
        ' stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def whole_tile(kind: str, name: str) -> str:
    """A tile of this kind as it lies beside the boards, 100 units wide."""
    if kind in REEF_TILES:
        return REEF_TILES[kind]()
    return coral(kind[0], [(0, 0)], name, shadow=False) + sign(kind, f"sign-{name}", large=True)
