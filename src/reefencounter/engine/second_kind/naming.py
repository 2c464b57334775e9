"""What the tiles of the expansion are called, in boxes, on boards and behind screens (S1)."""

from __future__ import annotations

from ..components import COLOUR_NAMES

REEF_TILES = {"rock": "bare rock tile", "water": "deep water tile", "crown": "crown of thorns"}
OPEN_SIDES = {"ne": "north and east", "se": "south and east", "sw": "south and west", "nw": "north and west"}


def tile_name(tile: str) -> str:
    """A tile as people call it; on a board it is the colour in front that shows.

    >>> tile_name("W"), tile_name("Y/W"), tile_name("O2")
    ('white tile', 'yellow/white tile', 'double orange tile')
    >>> tile_name("Ph:ne"), tile_name("Gb"), tile_name("crown")
    ('half pink tile with its coral to the north and east', 'grey blue-shrimp tile', 'crown of thorns')
    """
    if tile in REEF_TILES:
        return REEF_TILES[tile]
    colour, form = COLOUR_NAMES[tile[0]], tile[1:]
    if form.startswith("/"):
        return f"{colour}/{COLOUR_NAMES[form[1]]} tile"
    if form.startswith("h"):
        sides = OPEN_SIDES.get(form[2:], "")
        return f"half {colour} tile" + (f" with its coral to the {sides}" if sides else "")
    return {"": f"{colour} tile", "2": f"double {colour} tile", "b": f"{colour} blue-shrimp tile"}[form]


def a_tile(tile: str) -> str:
    """The same with its article.

    >>> a_tile("O"), a_tile("W2")
    ('an orange tile', 'a double white tile')
    """
    name = tile_name(tile)
    return f"{'an' if name[0] == 'o' else 'a'} {name}"


def tiles_of(counts: dict[str, int]) -> list[str]:
    """Tiles with their numbers.

    >>> tiles_of({"W": 2, "O2": 1})
    ['2 white tiles', 'a double orange tile']
    """
    return [a_tile(kind) if n == 1 else f"{n} {_several(tile_name(kind))}" for kind, n in counts.items()]


def _several(name: str) -> str:
    return name.replace("crown", "crowns") if name.startswith("crown") else f"{name}s"
