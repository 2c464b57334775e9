"""The ten coral tiles: which coral is stronger, the large alga that turns or locks the tile, the small one
that waits on the other side, and the cylinder and padlock of a locked one."""

from ..messages.words import words
from .pieces import alga
from .reading import Tile
from .svg import data, use

WIDTH, HEIGHT = 120, 92


def draw_coral_tile(tile: Tile) -> str:
    """A coral tile, 120 by 92: the stronger polyp lies over the weaker."""
    edge, width = (f"a-{tile.lock}-edge", 4) if tile.lock else ("tile-edge", 2)
    card = (
        f'<rect x="2" y="2" width="116" height="88" rx="13" fill="var(--tile)" stroke="var(--{edge})"'
        f' stroke-width="{width}"/>'
    )
    if tile.lock:
        sign = (
            f'<g transform="translate(72 8)">{use(f"cylinder-{tile.lock}", 0, 0, 42, lock=tile.number)}</g>'
        )
        sign += padlock(80, 58, 24, body="text", hole="tile")
    else:
        large, small = f"var(--a-{tile.large})", f"var(--a-{tile.small}-dim)"
        sign = f'<rect x="71" y="7" width="42" height="47" rx="10" fill="var(--a-{tile.large}-wash)"/>'
        sign += alga(tile.large, 73, 10, 38, fill=large, veins=f"var(--a-{tile.large}-wash)")
        sign += alga(tile.small, 79, 57, 29, fill=small, veins="var(--tile)")
    title = words(
        "label.coral_tile",
        coral_tile=tile.number,
        stronger=tile.strong,
        weaker=tile.weak,
        alga=tile.lock or None,
        large=tile.large,
        small=tile.small,
    )
    found_by = {"number": tile.number, "strong": tile.strong, "weak": tile.weak}
    polyps = use(f"polyp-{tile.weak}", 30, 44, 43) + use(f"polyp-{tile.strong}", 7, 5, 58)
    marks = data(kind="coral-tile", **found_by, **({"locked": tile.lock} if tile.lock else {}))
    return f"<g{marks}><title>{title}</title>{card}{polyps}{sign}</g>"


def padlock(x: float, y: float, size: float, *, body: str, hole: str) -> str:
    """The sign of a locked coral tile."""
    return (
        f'<g transform="translate({x} {y}) scale({size / 24:.4g})"><path d="M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11"'
        f' fill="none" stroke="var(--{body})" stroke-width="2.6"/><rect x="4.5" y="10.5" width="15"'
        f' height="10.5" rx="2.8" fill="var(--{body})"/>'
        f'<circle cx="12" cy="15.6" r="1.9" fill="var(--{hole})"/></g>'
    )
