"""The pieces of the box that look alike wherever they lie: polyps, shrimps, plates, larva cubes, alga
cylinders, fish, special tiles and cards. `PIECES` has each of them once, 100 units wide; a drawing defines
those it uses and puts them in place with `svg.use`."""

from collections.abc import Mapping
from types import MappingProxyType

from ..engine.components import ALGAE, COLOURS, PLAYER_NAMES
from ..engine.second_kind.components import KINDS
from .corals import coral
from .ground import SIGNS
from .shrimps import PLATES, shrimp
from .special import whole_tile
from .svg import num


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


_CARD = (
    '<rect x="16" y="3" width="68" height="94" rx="11" fill="var(--tile)" stroke="var(--text-2)" stroke-width="5"/>'
    '<path d="M27 32q8 -8 15.5 0t15.5 0t15.5 0M27 50q8 -8 15.5 0t15.5 0t15.5 0M27 68q8 -8 15.5 0t15.5 0t15.5 0"'
    ' fill="none" stroke="var(--a-blue)" stroke-width="6" stroke-linecap="round"/>'
)


def tile_piece(kind: str) -> str:
    """The name of the piece for a kind of tile: `polyp-W`, `polyp-WY` for `W/Y`, `polyp-crown`."""
    return f"polyp-{kind.replace('/', '')}"


PIECES: Mapping[str, str] = MappingProxyType(
    {
        **{f"polyp-{c}": coral(c, [(0, 0)], f"polyp-{c}", shadow=False) for c in COLOURS},
        **{tile_piece(kind): whole_tile(kind, tile_piece(kind)) for kind in KINDS[len(COLOURS) :]},
        **{f"cube-{c}": _cube(c) for c in COLOURS},
        **{f"cylinder-{name}": _cylinder(name) for name in ALGAE},
        **{f"shrimp-{player}": shrimp(player) for player in (*PLAYER_NAMES, "blue")},
        **{f"plate-{player}": _plate(player) for player in PLAYER_NAMES},
        **{f"fish-{player}": _fish(player) for player in PLAYER_NAMES},
        "card-back": _CARD,
    }
)
