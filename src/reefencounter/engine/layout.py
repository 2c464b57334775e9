"""The flat value that a position is: one block of bytes with named fields. And the sets of its options.

Compiled, the rules see it as the C struct of `layout.pxd`; uncompiled, as the `ctypes` structure here. Both have
the same layout byte for byte (a test compares them), so positions pickle and compare across the two.

The values of both games begin with the same fields, `Common`. What the rules do to those stands once, in `common/`:
`common(reef)` is how such a function gets them.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy

U8, U16, U64 = ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint64


class Common(ctypes.Structure):
    """The turn, coral tiles, cylinders, cubes, shrimps behind the screens, set-up and ending: alike in both games."""

    turned: int  #: the coral tiles that lie on their plain side, as a set of ten
    locks: int  #: the coral tiles that carry a cylinder
    number: int  #: of the turn, from 1
    alga: int  #: on the alga space: 0 none, 1 to 4 blue green purple red
    players: int
    advanced: int
    player: int  #: whose turn it is; in set-up, the lowest who still has to choose
    phase: int
    acted: int
    lays: int
    laying: int  #: 0 none, else colour + 1, and so the next
    must_play: int
    from_hand: int
    laid: int
    introduced: int
    locked: int
    ended_by: int
    ender: int
    cubes: list[int]  #: [player * 5 + colour]
    larvae: list[int]  #: the supply of cubes, by colour
    reserve: list[int]
    unplayed: list[int]  #: shrimps behind the screen, by player
    eaten: list[int]
    boards: list[int]  #: which of A to D lies as board 1, 2 …
    weaker: list[int]  #: for each colour the set of colours it beats now; follows from `turned`

    _fields_ = [
        *((name, U16) for name in "turned locks number".split()),
        *((name, U8) for name in "alga players advanced player phase acted lays laying must_play".split()),
        *((name, U8) for name in "from_hand laid introduced locked ended_by ender".split()),
        ("cubes", U8 * 20),
        ("larvae", U8 * 5),
        ("reserve", U8 * 5),
        ("unplayed", U8 * 4),
        ("eaten", U8 * 4),
        ("boards", U8 * 4),
        ("weaker", U8 * 5),
    ]


class Reef(Common):
    """Everything that is on the table and behind the screens. Colours are 0 to 4; players are in turn order."""

    hand: list[int]  #: [player * 5 + colour], and so the next two
    consumed: list[int]
    fish: list[int]
    sea: list[int]  #: [space * 5 + colour]
    bag: list[int]
    keep: int  #: larva_exchange = "keep"
    polyps: list[int]  #: [board * 5 + colour]: the cells with a polyp of that colour, as bits (see geometry)
    shrimps: list[int]  #: [board * 4 + player]: the cells with a shrimp of that player
    moved: list[int]  #: [board]: shrimps that were moved since the last other action (R7.6)

    _fields_ = [
        ("hand", U8 * 20),
        ("consumed", U8 * 20),
        ("fish", U8 * 20),
        ("sea", U8 * 25),
        ("bag", U8 * 5),
        ("keep", U8),
        ("polyps", U64 * 20),
        ("shrimps", U64 * 16),
        ("moved", U64 * 4),
    ]


SIZE = ctypes.sizeof(Reef)


def common(reef: Common) -> Common:
    """The fields that both games have; compiled, the same pointer by another type."""
    return reef


def all_fields(kind: type[ctypes.Structure]) -> dict[str, Any]:
    """All fields of a structure with their types, inherited ones first."""
    return {field[0]: field[1] for part in reversed(kind.__mro__) for field in vars(part).get("_fields_", ())}


def record_type(kind: type[ctypes.Structure]) -> numpy.dtype[Any]:
    """A structure as numpy sees it, which by itself overlooks inherited fields."""
    import numpy

    fields = all_fields(kind)
    described: Any = {
        "names": list(fields),
        "formats": list(fields.values()),
        "offsets": [getattr(kind, name).offset for name in fields],
        "itemsize": ctypes.sizeof(kind),
    }
    record: numpy.dtype[Any] = numpy.dtype(described)
    return record


class Options:
    """The possible actions of one player. Sets of colours, algae and coral tiles are bits; cells are words."""

    def __init__(self) -> None:
        self.feeds = 0  # colours
        self.pairs = 0  # 1: all fifteen pairs of cubes may be chosen
        self.eats = [0] * 4  # by board: the shrimp's cell
        self.cubes = 0  # colours
        self.lays = [0] * 4  # by board
        self.by_hand = 0  # 1: polyps may come from the hand
        self.by_consumed = 0  # 1: … from the consumed tiles
        self.stop = 0
        self.introductions = [0] * 4  # by board
        self.movers = 0  # how many shrimps may move
        self.origins = [0] * 4  # by mover: board * 42 + cell
        self.goals = [0] * 16  # by mover and board; each mover may also go off
        self.occupied = [0] * 4  # by board: cells with a polyp
        self.east = [0] * 4  # by board: polyps with one of the same colour at their right
        self.south = [0] * 4  # … and below
        self.bare = [0] * 4  # by board: rock with no polyp and no shrimp
        self.unshrimped = [0] * 4  # by board: polyps of corals without a shrimp
        self.larvae = 0  # colours
        self.payments = 0  # colours that can pay for an alga
        self.algae = 0  # algae that the supply has
        self.lockable = 0  # coral tiles
        self.polyps = 0  # colours
        self.takes = 0  # 1: any space may be collected
        self.passes = 0


class ChanceState:
    """Chance: the state of a generator, and the tiles drawn by the last action or given for it (N3)."""

    def __init__(self) -> None:
        self.seed = 0
        self.given = 0  # 1: `tiles` is what must be drawn, as at a real table
        self.wrong = 0  # 1: the given tiles are not what the bag can give
        self.size = 0
        self.tiles = [0] * 8
