"""The space of actions and the observation, as tables: which number means what.

**Actions.** 1,271 numbers. A shrimp move is made in two steps, `lift` (which shrimp) and `drop` (where to), so that
29,326 engine ids become few enough for the last layer of a small network. Between the two steps the position stays as
it is; the *half-made move* is kept beside it. All other actions are the engine's, in the engine's order. The numbers
never change; the Second Kind has a space and an observation of its own (`second_kind`).

**Observation.** A vector of bytes: first planes of cells, then features. It holds what one seat may know (R13), and
the seats stand in relative order: 0 is the observer, 1 the next in turn order.

`spaces.pxd` says the same to the compiler; a test keeps the two alike.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import codes
from ..engine.errors import ReefError, shown
from ..notation.text import action_text, cell_text

if TYPE_CHECKING:
    import numpy

    Bytes = numpy.ndarray[Any, numpy.dtype[numpy.uint8]]

# The first number of each kind of action. Up to `shrimp` they are the engine's ids.
LIFT = 698  # cell: the shrimp that is going to move
DROP = 866  # cell, or 168 for `off`: where it goes
LARVA = 1035  # colour
ALGA = 1040  # paid colour * 44 + alga * 11 + place
POLYP = 1260  # colour
TAKE = 1265  # colour of the open-sea space
PASS = 1270
ACTIONS = 1271
SHAPING = 0.05  # of the shaped reward: so much for each point by which the own lead grows
LATER = codes.LARVA - LARVA  # from `larva` on, the engine's id is so much larger

KINDS: tuple[tuple[str, int, str], ...] = (
    ("feed", codes.FEED, "colour"),
    ("larvae", codes.LARVAE, "pair of colours: WW WY WO WP WG YY YO …"),
    ("eat", codes.EAT, "cell of the own shrimp"),
    ("cube", codes.CUBE, "colour"),
    ("lay", codes.LAY, "cell × 2, + 1 if from the consumed tiles"),
    ("stop", codes.STOP, ""),
    ("shrimp", codes.SHRIMP, "cell"),
    ("lift", LIFT, "cell: first half of `move`, the shrimp that goes"),
    ("drop", DROP, "cell, or 168 for `off`: second half of `move`"),
    ("larva", LARVA, "colour"),
    ("alga", ALGA, "paid colour × 44 + alga × 11 + place (0 the alga space, 1 to 10 a coral tile)"),
    ("polyp", POLYP, "colour"),
    ("take", TAKE, "colour of the space"),
    ("pass", PASS, ""),
)


class Block(NamedTuple):
    """Some neighbouring bytes of the observation."""

    name: str
    size: int
    meaning: str


CELLS = 4 * codes.CELLS  # a plane: four boards of 6 × 7, those not in play all zero

PLANES: tuple[Block, ...] = (
    Block("polyps", 5, "polyps, one plane for each colour W Y O P G"),
    Block("shrimps", 4, "shrimps, one plane for each seat, the observer first"),
    Block("rock", 1, "cells on which polyps can grow"),
    Block("moved", 1, "shrimps already moved since the last other action (R7.6)"),
    Block("lifted", 1, "the shrimp of a half-made move; only its owner sees it"),
    Block("size", 1, "how many polyps the coral on this cell has"),
    Block("own", 1, "corals with a shrimp of the observer"),
    Block("others", 1, "corals with a shrimp of somebody else"),
    Block("protected", 1, "polyps that no attack can take (R5.3)"),
)

# What is known of each seat, the observer first; places of seats that do not play are zero.
SEAT: tuple[Block, ...] = (
    Block("plays", 1, "1 if this seat is taken"),
    Block("acting", 1, "1 if this seat is to act"),
    Block("points", 1, "what the known part of the fish is worth now"),
    Block("hand", 1, "tiles in the hand"),
    Block("hand_known", 5, "those that are known, by colour; of the observer all"),
    Block("fish", 1, "polyps in the fish"),
    Block("fish_known", 5, "those that are known, by colour; of the observer all"),
    Block("cubes", 1, "cubes"),
    Block("cubes_known", 5, "by colour; of others only with the memory aid"),
    Block("consumed", 5, "consumed tiles by colour"),
    Block("shrimps", 1, "shrimps behind the screen"),
    Block("eaten", 1, "shrimps eaten"),
    Block("ender", 1, "1 if this seat ended the game"),
)

COMMON: tuple[Block, ...] = (
    Block("sea", 25, "polyps of the open sea: space × 5 + colour"),
    Block("larvae", 5, "cubes in the supply, by colour"),
    Block("reserve", 5, "polyps in the reserve, by colour"),
    Block("to_be_had", 5, "1 if growth and action 8 can still get a polyp of this colour (R13.1)"),
    Block("bag", 1, "how many tiles are in the bag"),
    Block("turned", 10, "1 if the coral tile lies on its plain side"),
    Block("locks", 10, "1 if the coral tile is locked"),
    Block("values", 5, "what a polyp of this colour in a fish is worth now, 1 to 5"),
    Block("alga", 4, "the alga on the alga space: blue green purple red"),
    Block("phase", 5, "setup, turn, laying, final, over"),
    Block("acted", 1, "1 after any action of this turn"),
    Block("lays", 1, "cubes played this turn"),
    Block("from_hand", 1, "polyps laid from the hand in this laying"),
    Block("laid", 1, "polyps laid in all in this laying"),
    Block("introduced", 1, "1 if a shrimp was introduced this turn"),
    Block("locked", 1, "1 if a coral tile was locked this turn"),
    Block("laying", 5, "the colour being laid"),
    Block("must_play", 5, "the colour of a cube that must be played at once (R8.1)"),
    Block("ended_by", 5, "locks, shrimps, full, supply, limit"),
    Block("number", 1, "the number of the turn"),
    Block("players", 3, "two, three or four play"),
    Block("advanced", 1, "the advanced game (R12)"),
    Block("keep", 1, "the older rule of action 6 (R8.1)"),
    Block("memory_aid", 1, "known parts are shown"),
    Block("place", 4, "the observer's place in turn order"),
)

FEATURES = CELLS * sum(block.size for block in PLANES)
SEAT_SIZE = sum(block.size for block in SEAT)
COMMON_FIRST = FEATURES + 4 * SEAT_SIZE
OBSERVATION = COMMON_FIRST + sum(block.size for block in COMMON)
PLANE_SHAPE = (FEATURES // CELLS, 4, 6, 7)


def starts(blocks: tuple[Block, ...], first: int, width: int) -> list[int]:
    """Where each block begins."""
    starts = []
    for block in blocks:
        starts.append(first)
        first += block.size * width
    return starts


# Where the planes begin, the features of a seat (counted from the seat's first), and the common features.
POLYPS, SHRIMPS, ROCK, MOVED, LIFTED, SIZE, OWN, OTHERS, PROTECTED = starts(PLANES, 0, CELLS)
_seat, _common = starts(SEAT, 0, 1), starts(COMMON, COMMON_FIRST, 1)
SEAT_PLAYS, SEAT_ACTING, SEAT_POINTS, SEAT_HAND, SEAT_HAND_KNOWN, SEAT_FISH, SEAT_FISH_KNOWN = _seat[:7]
SEAT_CUBES, SEAT_CUBES_KNOWN, SEAT_CONSUMED, SEAT_SHRIMPS, SEAT_EATEN, SEAT_ENDER = _seat[7:]
SEA, LARVAE, RESERVE, TO_BE_HAD, BAG, TURNED, LOCKS, VALUES, ALGA_SPACE, PHASE = _common[:10]
ACTED, LAYS, FROM_HAND, LAID, INTRODUCED, LOCKED, LAYING, MUST_PLAY, ENDED_BY, NUMBER = _common[10:20]
PLAYERS, ADVANCED, KEEP, MEMORY_AID, PLACE = _common[20:]


def places_of(
    planes: tuple[Block, ...], seat: tuple[Block, ...], common: tuple[Block, ...], cells: int
) -> dict[str, slice]:
    """Where each block lies, by name: the planes, four seats, and what is for all."""
    places: dict[str, slice] = {}
    first = 0
    for block in planes:
        places[block.name] = slice(first, first := first + block.size * cells)
    for number in range(4):
        for block in seat:
            places[f"seat{number}.{block.name}"] = slice(first, first := first + block.size)
    for block in common:
        places[block.name] = slice(first, first := first + block.size)
    return places


PLACES = places_of(PLANES, SEAT, COMMON, CELLS)  # where each block lies: PLACES["sea"], PLACES["seat0.hand"]

TILES = 40  # of each colour (R1.1)

# The second observation: the bytes of the first, and behind them what would have to be worked out from it.
MORE_PLANES: tuple[Block, ...] = (
    Block(
        "owners", 4, "corals with a shrimp, one plane for each seat that it belongs to, the observer first"
    ),
    Block("growth", 1, "the cell on which a polyp grows (R6.1); none in the advanced game"),
    Block("attackable", 5, "polyps that could be attacked now, one plane for each attacking colour (R5.1)"),
)
MORE: tuple[Block, ...] = (
    Block(
        "unseen",
        5,
        "tiles of each colour that the observer cannot see: in the bag, or unknown behind screens",
    ),
    Block("beats", 25, "1 if this colour is stronger than that one now: colour × 5 + colour"),
    Block("turns", 40, "1 if this alga would turn this coral tile: alga × 10 + tile"),
)
MORE_FEATURES = OBSERVATION + CELLS * sum(block.size for block in MORE_PLANES)
OBSERVATION_2 = MORE_FEATURES + sum(block.size for block in MORE)
OWNERS, GROWTH_CELL, ATTACKABLE = starts(MORE_PLANES, OBSERVATION, CELLS)
UNSEEN, BEATS, TURNS = starts(MORE, MORE_FEATURES, 1)
PLACES_2: dict[str, slice] = PLACES | {
    block.name: slice(first, first + block.size * width)
    for blocks, width, begin in ((MORE_PLANES, CELLS, OBSERVATION), (MORE, 1, MORE_FEATURES))
    for block, first in zip(blocks, starts(blocks, begin, width), strict=True)
}

# The most that a byte of a block may hold where it is more than 1; `scales` divides by it.
MOST = {
    **{"size": 33, "sea": 3, "larvae": 10, "reserve": 40, "bag": 200, "values": 5, "lays": 2, "from_hand": 4},
    **{"laid": 40, "number": 255, "unseen": 40},
    **{"seat.points": 255, "seat.hand": 60, "seat.hand_known": 40, "seat.fish": 100, "seat.fish_known": 40},
    **{"seat.cubes": 20, "seat.cubes_known": 10, "seat.consumed": 40, "seat.shrimps": 4, "seat.eaten": 4},
}


def scales(space: int = 1) -> numpy.ndarray[Any, numpy.dtype[numpy.float32]]:
    """What to multiply the bytes of an observation by, so that all of them lie between 0 and 1, or little above.

    `space` is the number of the observation: 1, or 2 with more beside it.

    >>> from reefencounter.rl.environment_table import new_table
    >>> import numpy
    >>> seen = numpy.frombuffer(new_table(seed=1).observation(0), numpy.uint8)
    >>> float((seen * scales()).max())
    1.0
    """
    if space not in (1, 2):
        raise ReefError("environment.space", value=shown(space))
    return scales_of(PLACES if space == 1 else PLACES_2, MOST)


def scales_of(
    places: Mapping[str, slice], most: Mapping[str, int | Sequence[int]]
) -> numpy.ndarray[Any, numpy.dtype[numpy.float32]]:
    """One over the most that each byte may hold: a number for all of a block, or one for each byte in turn."""
    import numpy  # only who learns needs it

    row = numpy.ones(max(place.stop for place in places.values()), numpy.float32)
    for name, place in places.items():
        each = numpy.atleast_1d(most.get(re.sub(r"^seat\d", "seat", name), 1))
        row[place] /= numpy.resize(each, place.stop - place.start)
    return row


def more_planes(observation: Bytes) -> Bytes:
    """The further planes of one second observation or of many, without copying."""
    planes = observation[..., OBSERVATION:MORE_FEATURES]
    return planes.reshape(*observation.shape[:-1], (MORE_FEATURES - OBSERVATION) // CELLS, 4, 6, 7)


def planes(observation: Bytes) -> Bytes:
    """The planes of one observation or of many, as (…, plane, board, row, column), without copying."""
    return observation[..., :FEATURES].reshape(*observation.shape[:-1], *PLANE_SHAPE)


def features(observation: Bytes) -> Bytes:
    """What stands behind the planes, without copying."""
    return observation[..., FEATURES:]


def kind(action: int) -> str:
    """The kind of an action of this space.

    >>> kind(700)
    'lift'
    """
    if not 0 <= action < ACTIONS:
        raise ValueError(f"actions go from 0 to {ACTIONS - 1}, not {action}")
    return next(name for name, first, _ in reversed(KINDS) if action >= first)


def text(action: int, lifted: int = -1) -> str:
    """An action as people write it; a half-made move as `lift 1c3` and `drop 2e4`.

    >>> text(0), text(LIFT), text(DROP + 168), text(DROP + 168, lifted=3), text(PASS)
    ('feed W', 'lift 1a1', 'drop off', 'move 1d1 off', 'pass')
    """
    name = kind(action)
    if name == "lift":
        return f"lift {cell_text(action - LIFT)}"
    if name == "drop" and lifted < 0:
        return f"drop {'off' if action == DROP + codes.OFF else cell_text(action - DROP)}"
    return action_text(to_engine(action, lifted))


def to_engine(action: int, lifted: int = -1) -> int:
    """The engine's id; `lifted` is the cell of the shrimp of a half-made move. A `lift` alone has none: -1."""
    name = kind(action)
    if name == "lift":
        return -1
    if name == "drop":
        if lifted < 0:
            raise ValueError("a drop needs the cell of the shrimp that was lifted")
        return codes.MOVE + lifted * codes.GOALS + action - DROP
    return action + LATER if action >= LARVA else action


def off_the_board(action: int) -> int:
    """The engine's id of taking off the shrimp that a `lift` names: legal just when the `lift` is."""
    return codes.MOVE + (action - LIFT) * codes.GOALS + codes.OFF


def from_engine(action: int) -> tuple[int, ...]:
    """The one or two actions of this space that make an engine's action.

    >>> from_engine(529), from_engine(698)
    ((529,), (698, 866))
    """
    if not 0 <= action < codes.ACTIONS:
        raise ValueError(f"engine ids go from 0 to {codes.ACTIONS - 1}, not {action}")
    if action < codes.MOVE:
        return (action,)
    if action < codes.LARVA:
        origin, goal = divmod(action - codes.MOVE, codes.GOALS)
        return LIFT + origin, DROP + goal
    return (action - LATER,)
