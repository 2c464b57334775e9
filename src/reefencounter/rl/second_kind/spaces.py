"""The space of actions of the Second Kind, as a table: which number means what.

1,966 numbers for the engine's five million. An action that names several things is made in up to three steps:
first what is done or which piece goes (`from`), then where to (`to`), with which card (`with`), paid by which tile
(`pay`). In between, the position stays as it is; the *half-made action* is kept beside it, and only its owner sees it.
Steps of the same number mean the same thing in every place: `to 1d4` is where a shrimp, a crown or a tile goes.

`spaces.pxd` says the same to the compiler; a test keeps the two alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.components import ALGAE, COLOURS
from ...engine.second_kind.components import KINDS as TILES
from ...engine.second_kind.components import ORIENTATIONS
from ...notation.second_kind.text import GOALS, REEF_KINDS
from ...notation.text import ALGA_PLACES
from ...notation.text import PAIRS as CUBE_PAIRS

# The first number of each kind of step. First those that are whole actions (`eat` may be followed by `with`) …
FEED = 0
LARVAE = 5
RETURN = 20
CUBE = 50
SPLIT = 75
KEEP = 76
STOP = 77
SHRIMP = 78
LARVA = 366
POLYP = 516
BUY = 521
DISCARD = 592
CARD = 620
KIND = 648
CYLINDER = 681
CORAL_TILE = 685
DONE = 695
REACT = 696
DECLINE = 697
TAKE = 698
END = 703
PASS = 704
EAT = 705
# … then those that begin one …
FROM = 993
TILE = 1282
ALGA = 1306
PLACE = 1350
BLUE = 1353
SHIFT = 1381
SWAP = 1409
GROWTH = 1442
TERRAIN = 1447
CHOOSE_BLUE = 1449
CHOOSE_SHIFT = 1450
SHOO = 1451
NUDGE = 1452
SUMMON = 1453
# … and those that go on with it.
TO = 1454
WITH = 1743
PAY = 1771
SEA = 1801
ACTIONS = 1966


FORMS = 12  # of the tile to be laid, see below
KINDS: tuple[tuple[str, int, str], ...] = (
    ("feed", FEED, "colour"),
    ("larvae", LARVAE, "pair of colours: WW WY WO WP WG YY YO …"),
    ("return", RETURN, "kind of tile that goes back from an eaten coral"),
    ("cube", CUBE, "colour × 5 + colour it counts as"),
    ("split", SPLIT, ""),
    ("keep", KEEP, ""),
    ("stop", STOP, ""),
    ("shrimp", SHRIMP, "cell; also of Night Shift"),
    ("larva", LARVA, "colour × 30 + kind that pays"),
    ("polyp", POLYP, "colour"),
    ("buy", BUY, "kind of the hand; 33 + kind of the consumed tiles; 66 + colour of the cube"),
    ("discard", DISCARD, "card"),
    ("card", CARD, "card, played for its text"),
    ("kind", KIND, "a kind of tile, or the colour of a cube, chosen for a card"),
    ("cylinder", CYLINDER, "an alga, chosen for a card"),
    ("coral tile", CORAL_TILE, "a coral tile, chosen for a card"),
    ("done", DONE, "no more choices for a card"),
    ("react", REACT, "the card of the window is used"),
    ("decline", DECLINE, "it is not"),
    ("take", TAKE, "colour of the space"),
    ("end", END, ""),
    ("pass", PASS, ""),
    ("eat", EAT, "cell of the own shrimp; the first meal goes on with `with`"),
    ("from", FROM, "cell of the piece that goes, or 288 for the blue supply; goes on with `to`"),
    (
        "tile",
        TILE,
        "the tile to be laid: 12 if consumed, + form (0 ordinary, 1 to 5 two-coloured by its other colour, 6 double, "
        "7 to 10 half ne se sw nw, 11 blue shrimp); goes on with `to`",
    ),
    ("alga", ALGA, "alga × 11 + place; goes on with `pay`"),
    ("place", PLACE, "rock, water, crown; goes on with `to`"),
    ("blue", BLUE, "card whose shrimp introduces a blue one; goes on with `from`, `to`"),
    ("shift", SHIFT, "card whose shrimp moves a blue one; goes on with `from`, `to`"),
    ("swap", SWAP, "kind of the hand; goes on with `sea`"),
    ("growth", GROWTH, "colour; goes on with `to`"),
    ("terrain", TERRAIN, "rock, water; goes on with `to`"),
    ("choose blue", CHOOSE_BLUE, "goes on with `from`, `to`"),
    ("choose shift", CHOOSE_SHIFT, "goes on with `from`, `to`"),
    ("shoo", SHOO, "goes on with `from`"),
    ("nudge", NUDGE, "goes on with `from`, `to`"),
    ("summon", SUMMON, "goes on with `to`"),
    ("to", TO, "cell, or 288 for `off`; alone where a decision has its place: `flee`, `drift`, a ward"),
    ("with", WITH, "card of the first meal"),
    ("pay", PAY, "kind of the consumed tile"),
    ("sea", SEA, "space × 33 + kind of a tile of the open sea; alone for Gull Service"),
)


def kind(action: int) -> str:
    """The kind of a step of this space.

    >>> kind(FROM + 3), kind(PASS)
    ('from', 'pass')
    """
    if not 0 <= action < ACTIONS:
        raise ValueError(f"actions go from 0 to {ACTIONS - 1}, not {action}")
    return next(name for name, first, _ in reversed(KINDS) if action >= first)


def text(action: int, cards: Sequence[str]) -> str:
    """A step as people may read it; `cards` are the ids of the deck's cards."""
    name = kind(action)
    rest = action - next(first for other, first, _ in KINDS if other == name)
    if name in ("shrimp", "eat", "from", "to"):
        goal = GOALS[rest]
        return f"{name} {'supply' if name == 'from' and goal == 'off' else goal}"
    if name in ("discard", "card", "blue", "shift", "with"):
        return f"{name} {cards[rest]}"
    if name in ("return", "kind", "swap", "pay"):
        return f"{name} {TILES[rest]}"
    if name in ("feed", "polyp", "take", "growth"):
        return f"{name} {COLOURS[rest]}"
    match name:
        case "larvae":
            return f"larvae {CUBE_PAIRS[rest]}"
        case "cube":
            return f"cube {COLOURS[rest // 5]}" + (
                f" as {COLOURS[rest % 5]}" if rest // 5 != rest % 5 else ""
            )
        case "larva":
            return f"larva {COLOURS[rest // 30]} {TILES[rest % 30]}"
        case "buy":
            return f"buy {('hand', 'consumed', 'cube')[rest // 33]} {TILES[rest % 33]}"
        case "cylinder":
            return f"cylinder {ALGAE[rest]}"
        case "coral tile":
            return f"coral tile {rest + 1}"
        case "tile":
            forms = ["ordinary", *(f"with {colour}" for colour in COLOURS), "double"]
            forms += [*(f"half {sides}" for sides in ORIENTATIONS), "blue shrimp"]
            return f"tile {forms[rest % FORMS]}{' consumed' if rest >= FORMS else ''}"
        case "alga":
            return f"alga {ALGAE[rest // 11]} {ALGA_PLACES[rest % 11]}"
        case "place" | "terrain":
            return f"{name} {REEF_KINDS[rest]}"
        case "sea":
            return f"sea {COLOURS[rest // 33]} {TILES[rest % 33]}"
    return name
