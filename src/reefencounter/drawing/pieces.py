"""The pieces of the box that look alike wherever they lie: polyps, shrimps, plates, larva cubes, alga
cylinders, fish. `PIECES` has each of them once, 100 units wide; a drawing defines those it uses and puts
them in place with `svg.use`."""

from collections.abc import Mapping
from types import MappingProxyType

from ..engine.components import ALGAE, COLOURS, PLAYER_NAMES
from .corals import coral
from .ground import SIGNS
from .svg import num

# Each player is known by the shape of a plate as well as by a colour.
PLATES = {
    "purple": '<circle cx="50" cy="50" r="44"/>',
    "green": '<rect x="9" y="9" width="82" height="82" rx="17"/>',
    "red": '<path d="M50 1Q54 1 58 5L95 42Q103 50 95 58L58 95Q50 103 42 95L5 58Q-3 50 5 42L42 5'
    'Q46 1 50 1Z"/>',
    "yellow": '<path d="M29 7H71Q76 7 79 11L97 45Q100 50 97 55L79 89Q76 93 71 93H29Q24 93 21 89L3 55'
    'Q0 50 3 45L21 11Q24 7 29 7Z"/>',
}

_SHRIMP_BODY = (
    "M14 44C17 28 34 19 50 20C70 21 84 36 83 55C82.5 64 78 71 72 76L82 84Q76 92 66 88Q60 92 53 85L61 74"
    "C67 69 68 60 63 54C58 48 49 49 44 54C38 60 27 61 18 56Q9 51 14 44Z"
)
_SHRIMP_RINGS = "M45 21Q38 33 46 51M62 24Q54 34 56 49M76 36Q66 42 64 54M82 52Q73 56 67 62"
_SHRIMP_FEELERS = "M17 41C10 32 14 20 25 14M22 34C18 24 26 14 38 12M30 60L24 70M39 58L35 70M47 53L46 64"


def _shrimp(player: str) -> str:
    """An enamel pin: the plate of the player with a shrimp on it."""
    plate, colour, ink = PLATES[player], f"var(--p-{player})", f"var(--p-{player}-on)"
    return (
        f'<g transform="translate(0 5)" fill="#000" stroke="#000" stroke-width="7" opacity=".38">{plate}</g>'
        f'<g fill="{colour}" stroke="var(--pin-out)" stroke-width="9">{plate}</g>'
        f'<g fill="{colour}" stroke="var(--pin-in)" stroke-width="4.5">{plate}</g>'
        '<g transform="translate(6.5 6.5) scale(.87)">'
        f'<path d="{_SHRIMP_FEELERS}" fill="none" stroke="{ink}" stroke-width="4.2" stroke-linecap="round"/>'
        f'<path d="{_SHRIMP_BODY}" fill="{ink}"/>'
        f'<path d="{_SHRIMP_RINGS}" fill="none" stroke="{colour}" stroke-width="3.6" stroke-linecap="round"/>'
        f'<circle cx="27" cy="41" r="4.4" fill="{colour}"/></g>'
    )


def _plate(player: str) -> str:
    """The bare sign of a player."""
    return (
        f'<g fill="var(--p-{player})" stroke="var(--p-{player}-edge)" stroke-width="5">{PLATES[player]}</g>'
    )


def _cube(colour: str) -> str:
    """A larva cube with the sign of its coral on the top."""
    return (
        f'<path d="M50 98L10 76V34L50 55Z" fill="var(--{colour}-cubeL)"/>'
        f'<path d="M50 98L90 76V34L50 55Z" fill="var(--{colour}-cubeR)"/>'
        f'<path d="M50 55L10 34L50 12L90 34Z" fill="var(--{colour}-cubeT)"/>'
        '<path d="M50 98L10 76V34L50 12L90 34V76ZM10 34L50 55L90 34M50 55V98" fill="none"'
        f' stroke="var(--{colour}-rim)" stroke-width="5" stroke-linejoin="round"/>'
        f'<g transform="matrix(.4 .215 -.4 .215 50 12)"><path d="{SIGNS[colour]}"'
        f' transform="translate(14 14) scale(.72)" fill="none" stroke="var(--{colour}-ink)" stroke-width="12"'
        ' stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def _grape(x: int, y: int) -> str:
    return f"M{x} {y}m-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0"


_KELP = (
    "M50 96C44 80 40 72 46 58C50 46 40 36 46 8C58 30 60 44 56 58C53 70 58 80 54 96Z"
    "M40 96C34 84 22 78 24 62C26 52 16 46 18 26C32 38 36 52 34 64C33 74 42 82 46 96Z"
    "M60 96C64 84 76 80 76 66C76 56 84 48 82 30C70 40 64 52 66 66C67 76 58 84 56 96Z"
)
_LETTUCE = (
    "M50 96C46 88 44 84 36 84C24 86 12 78 14 66C4 60 6 46 16 42C12 30 22 20 33 24C37 12 52 8 58 18"
    "C69 12 82 20 80 32C92 36 96 50 87 58C93 70 82 82 70 79C62 84 56 86 54 96Z"
)
_FORK_WEED = (
    "M50 96V72M50 74C50 62 34 60 32 46M50 74C50 62 66 60 68 46M32 46C32 36 20 34 18 20"
    "M32 46C32 36 42 32 42 16M68 46C68 36 58 32 58 16M68 46C68 36 80 34 82 20"
)
_GRAPES = "".join(_grape(*at) for at in ((50, 14), (31, 32), (69, 34), (50, 50), (27, 62), (73, 66)))

# What is filled, what is drawn in the same colour with which width, what is drawn on top.
_ALGAE = {
    "blue": (_KELP, ("", 0), ""),
    "green": (_LETTUCE, ("", 0), "M51 90C50 72 52 60 50 40M51 70L32 54M51 62L70 48"),
    "purple": ("", (_FORK_WEED, 13), ""),
    "red": (_GRAPES, ("M50 96V30M50 76L30 62M50 82L72 66M50 58L68 36M50 52L32 34", 6), ""),
}


def alga(name: str, x: float, y: float, size: float, *, fill: str, veins: str) -> str:
    """An alga: kelp, sea lettuce, fork weed or sea grapes. `fill` and `veins` are SVG colours."""
    leaf, (stem, width), vein = _ALGAE[name]
    markup = ""
    if stem:
        markup += (
            f'<path d="{stem}" fill="none" stroke="{fill}" stroke-width="{width}" stroke-linecap="round"/>'
        )
    if leaf:
        markup += f'<path d="{leaf}" fill="{fill}"/>'
    if vein:
        markup += f'<path d="{vein}" fill="none" stroke="{veins}" stroke-width="5" stroke-linecap="round"/>'
    return f'<g transform="translate({num(x)} {num(y)}) scale({size / 100:.4g})">{markup}</g>'


def _cylinder(name: str) -> str:
    """An alga cylinder, which turns and locks coral tiles."""
    wall = "M10 34V74C10 88 28 97 50 97S90 88 90 74V34"
    top = '<ellipse cx="50" cy="32" rx="40" ry="23"'
    on_top = alga(name, 0, 0, 100, fill="#fff", veins=f"var(--a-{name})")
    on_wall = alga(name, 33, 57, 34, fill="#fff", veins=f"var(--a-{name}-deep)")
    return (
        f'<path d="{wall}Z" fill="var(--a-{name}-deep)"/>{top} fill="var(--a-{name})"/>'
        f'<g fill="none" stroke="var(--a-{name}-edge)" stroke-width="4.5"><path d="{wall}"/>{top}/></g>'
        f'<g transform="translate(28 12) scale(.44 .38)">{on_top}</g><g opacity=".55">{on_wall}</g>'
    )


_FISH_BODY = (
    "M8 54C10 46 16 40 22 36C38 18 66 12 88 20C104 26 116 36 126 44C134 38 142 28 152 24C150 36 148 44 148 50"
    "C148 56 150 66 153 78C142 74 134 64 126 58C114 70 100 82 82 84C58 87 34 78 22 66C16 63 10 60 8 54Z"
)
_FISH_SCALES = "".join(
    f"M{num(46 + n * 11 + row % 2 * 5.5)} {20 + row * 10}q7 5 0 11" for row in range(7) for n in range(9)
)


def _fish(player: str) -> str:
    """A parrotfish, 160 by 100, with the plate of its player on the flank."""
    edge, ink = f"var(--p-{player}-edge)", f"var(--p-{player}-on)"
    return (
        f'<path d="M48 22C60 4 92 6 104 28L60 32ZM62 82C66 94 80 97 92 94L88 78Z" fill="{edge}"/>'
        f'<path d="{_FISH_BODY}" fill="var(--p-{player})" stroke="{edge}" stroke-width="4"'
        ' stroke-linejoin="round"/>'
        f'<clipPath id="clip-fish-{player}"><path d="{_FISH_BODY}"/></clipPath>'
        f'<g clip-path="url(#clip-fish-{player})" fill="none" stroke="{ink}">'
        f'<path d="{_FISH_SCALES}" stroke-width="2.6" opacity=".34" stroke-linecap="round"/>'
        '<path d="M42 10Q54 50 40 92" stroke-width="4" opacity=".5"/>'
        f'<path d="M0 66Q60 100 126 58L126 100H0Z" fill="{ink}" stroke="none" opacity=".12"/></g>'
        f'<g stroke="{edge}"><path d="M8 54C10 47 14 43 19 40L25 50L21 55L25 60L22 66C16 63 10 60 8 54Z"'
        ' fill="#fff4dc" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M9 55L22 55" stroke-width="2.5"/></g>'
        f'<path d="M62 54C72 48 84 52 88 60C80 66 68 64 62 54Z" fill="{edge}" opacity=".75"/>'
        '<circle cx="34" cy="42" r="7" fill="#fff"/><circle cx="33" cy="42" r="3.6" fill="#12222b"/>'
        f'<g transform="translate(92 38) scale(.22)" opacity=".95" fill="{ink}">{PLATES[player]}</g>'
    )


PIECES: Mapping[str, str] = MappingProxyType(
    {
        **{f"polyp-{c}": coral(c, [(0, 0)], f"polyp-{c}", shadow=False) for c in COLOURS},
        **{f"cube-{c}": _cube(c) for c in COLOURS},
        **{f"cylinder-{name}": _cylinder(name) for name in ALGAE},
        **{f"shrimp-{player}": _shrimp(player) for player in PLAYER_NAMES},
        **{f"plate-{player}": _plate(player) for player in PLAYER_NAMES},
        **{f"fish-{player}": _fish(player) for player in PLAYER_NAMES},
    }
)
