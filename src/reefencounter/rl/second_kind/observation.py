"""The observation of the Second Kind, as tables: which byte means what.

As in the base game a vector of bytes: first planes of cells, here of boards with their margin, then features. It holds
what one seat may know (R13, S7.7), and the seats stand in relative order: 0 is the observer, 1 the next in turn order.

`observation.pxd` says the same to the compiler; a test keeps the two alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.second_kind import codes
from ...engine.second_kind.components import NUMBER_OF_KIND
from ..spaces import MOST as MOST_OF_BASE
from ..spaces import Block, places_of, scales_of, starts

if TYPE_CHECKING:
    import numpy

    from ..spaces import Bytes

CELLS = 4 * codes.CELLS  # a plane: four boards of 8 × 9 with their margin, those not in play all zero

PLANES: tuple[Block, ...] = (
    Block("polyps", 5, "polyps, one plane for each colour W Y O P G that shows"),
    Block("shrimps", 4, "shrimps, one plane for each seat, the observer first"),
    Block("rock", 1, "cells on which polyps can grow, as the boards lie now"),
    Block("moved", 1, "shrimps already moved since the last other action (R7.6)"),
    Block("lifted", 1, "the cell that a half-made action has named; only its owner sees it"),
    Block("size", 1, "how many tiles the coral on this cell has"),
    Block("own", 1, "corals with a shrimp of the observer"),
    Block("others", 1, "corals with a shrimp of somebody else"),
    Block("protected", 1, "polyps that no coral can attack (R5.3, S4.5, S5.1)"),
    Block("under", 5, "two-coloured tiles, one plane for each colour that does not show"),
    Block("doubles", 1, "double tiles"),
    Block("rocky", 4, "half tiles, one plane for each side n w e s that is rock"),
    Block("blue_tiles", 1, "blue shrimp tiles"),
    Block("blue", 1, "wooden blue shrimps"),
    Block("crowns", 1, "crowns of thorns"),
    Block("waking", 1, "crowns that have still to act (S3.1)"),
    Block("added", 1, "bare rock tiles"),
    Block("sunk", 1, "deep water tiles"),
    Block("wards", 1, "polyps with a ward: after how many turns it ends"),
    Block("at_stake", 1, "the cell that a pending decision is about"),
)

# What is known of each seat, the observer first; places of seats that do not play are zero.
SEAT: tuple[Block, ...] = (
    Block("plays", 1, "1 if this seat is taken"),
    Block("acting", 1, "1 if this seat is to act; in a window only who is asked sees it (S7.5)"),
    Block("points", 1, "what the known part of the fish is worth now, without cards"),
    Block("hand", 1, "tiles in the hand"),
    Block("hand_known", 33, "those that are known, by kind; of the observer all"),
    Block("fish", 1, "tiles in the fish"),
    Block("fish_known", 30, "those that are known, by kind; of the observer all"),
    Block("cubes", 1, "cubes"),
    Block("cubes_known", 5, "by colour; of others only with the memory aid"),
    Block("consumed", 30, "consumed tiles by kind"),
    Block("shrimps", 1, "shrimps behind the screen"),
    Block("eaten", 1, "shrimps eaten"),
    Block("ender", 1, "1 if this seat ended the game"),
    Block("cards", 1, "unplayed cards"),
    Block("table", 28, "scoring cards that lie open, by card"),
)

COMMON: tuple[Block, ...] = (
    Block("sea", 165, "tiles of the open sea: space × 33 + kind"),
    Block("larvae", 5, "cubes in the supply, by colour"),
    Block("reserve", 5, "polyps in the reserve, by colour"),
    Block("to_be_had", 5, "1 if growth and action 8 can still get an ordinary tile of this colour (R13.1)"),
    Block("bag", 1, "how many tiles are in the bag"),
    Block("turned", 10, "1 if the coral tile lies on its plain side"),
    Block("locks", 10, "1 if the coral tile is locked"),
    Block("values", 5, "what a polyp of this colour in a fish is worth now, 1 to 5"),
    Block("alga", 4, "the alga on the alga space: blue green purple red"),
    Block("phase", 5, "setup, turn, laying, final, over"),
    Block("acted", 1, "1 after any action of this turn"),
    Block("lays", 1, "cubes played this turn for actions 2 and 3"),
    Block("from_hand", 1, "tiles laid from the hand in this laying"),
    Block("laid", 1, "tiles laid in all in this laying"),
    Block("introduced", 1, "1 if a shrimp was introduced this turn"),
    Block("locked", 1, "1 if a coral tile was locked this turn"),
    Block("laying", 5, "the colour being laid"),
    Block("must_play", 5, "the colour of a cube that must be played at once (R8.1)"),
    Block("ended_by", 5, "locks, shrimps, full, supply, limit"),
    Block("number", 1, "the number of the turn"),
    Block("players", 3, "two, three or four play"),
    Block("advanced", 1, "the advanced game (R12)"),
    Block("memory_aid", 1, "known parts are shown"),
    Block("place", 4, "the observer's place in turn order"),
    Block("crowns_dealt", 1, "each player began with a crown (S2.4)"),
    Block("supply", 1, "blue shrimps in the blue supply"),
    Block("at_sea", 1, "1 if a blue shrimp stands on the open sea"),
    Block("own_cards", 28, "the observer's unplayed cards"),
    Block("discards", 28, "cards in the discards"),
    Block("draw", 1, "how many cards are in the draw pile"),
    Block("bought", 1, "1 if a card was bought this turn"),
    Block("collected", 1, "1 after an early action 10 (S8.5)"),
    Block("breakfast", 1, "1 if action 1 is still possible after Late Breakfast"),
    Block("next_colour", 1, "1 if the next cube may count as any colour"),
    Block("next_hand", 1, "how many tiles the next laying may take from the hand, 0 for the usual four"),
    Block("next_weaker", 1, "1 if the next laying may attack one stronger coral"),
    Block("lay_hand", 1, "how many this laying may take, 0 for the usual four"),
    Block("lay_weaker", 1, "1 if this laying may still do so"),
    Block("more_locks", 1, "1 + how many more coral tiles may be locked this turn, by card"),
    Block("skip_flip", 1, "1 if the next cylinder leaves one coral tile unturned"),
    Block("returned", 30, "kinds that this turn's action 1 put into the bag"),
    Block("pending", 7, "what is to be decided: nothing, flee, drift, return, split, card, window"),
    Block("window", 5, "which window: eat, attack, alga, collect, turn_end (S7.5)"),
    Block("decided_card", 28, "the card that the decision is about"),
    Block("left", 1, "choices or tiles left of the decision"),
    Block("source", 1, "1 if the tile declared in the attack window is a consumed one"),
    Block("tile", 30, "the tile declared there, or the double that may be split, by kind"),
    Block("orientation", 4, "of a half tile declared there"),
    Block("space", 5, "the space of the open sea that is being collected"),
    Block("flips", 10, "coral tiles that a cylinder is about to turn"),
    Block("apart_total", 1, "tiles of a coral being eaten, or drawn by a card"),
    Block("apart", 33, "by kind; what a card drew in secret only to its player"),
    Block(
        "begun", 172, "the first step of a half-made action, from `tile` to `summon`; only its owner sees it"
    ),
    Block("from_supply", 1, "1 if it takes a blue shrimp from the supply"),
)

FEATURES = CELLS * sum(block.size for block in PLANES)
SEAT_SIZE = sum(block.size for block in SEAT)
COMMON_FIRST = FEATURES + 4 * SEAT_SIZE
OBSERVATION = COMMON_FIRST + sum(block.size for block in COMMON)
PLANE_SHAPE = (FEATURES // CELLS, 4, 8, 9)


# Where the planes begin, the features of a seat (counted from the seat's first), and the common features.
POLYPS, SHRIMPS, ROCK, MOVED, LIFTED, SIZE, OWN, OTHERS, PROTECTED, UNDER = starts(PLANES, 0, CELLS)[:10]
DOUBLES, ROCKY, BLUE_TILES, BLUE, CROWNS, WAKING, ADDED, SUNK, WARDS, AT_STAKE = starts(PLANES, 0, CELLS)[10:]
_seat, _common = starts(SEAT, 0, 1), starts(COMMON, COMMON_FIRST, 1)
SEAT_PLAYS, SEAT_ACTING, SEAT_POINTS, SEAT_HAND, SEAT_HAND_KNOWN, SEAT_FISH, SEAT_FISH_KNOWN = _seat[:7]
SEAT_CUBES, SEAT_CUBES_KNOWN, SEAT_CONSUMED, SEAT_SHRIMPS, SEAT_EATEN, SEAT_ENDER = _seat[7:13]
SEAT_CARDS, SEAT_TABLE = _seat[13:]
SEA, LARVAE, RESERVE, TO_BE_HAD, BAG, TURNED, LOCKS, VALUES, ALGA_SPACE, PHASE = _common[:10]
ACTED, LAYS, FROM_HAND, LAID, INTRODUCED, LOCKED, LAYING, MUST_PLAY, ENDED_BY, NUMBER = _common[10:20]
PLAYERS, ADVANCED, MEMORY_AID, PLACE, CROWNS_DEALT, SUPPLY, AT_SEA, OWN_CARDS, DISCARDS, DRAW = _common[20:30]
BOUGHT, COLLECTED, BREAKFAST, NEXT_COLOUR, NEXT_HAND, NEXT_WEAKER, LAY_HAND, LAY_WEAKER = _common[30:38]
MORE_LOCKS, SKIP_FLIP, RETURNED, PENDING, WINDOW, DECIDED_CARD, LEFT, SOURCE, TILE = _common[38:47]
ORIENTATION, SPACE, FLIPS, APART_TOTAL, APART, BEGUN, FROM_SUPPLY = _common[47:]

PLACES = places_of(PLANES, SEAT, COMMON, CELLS)  # where each block lies: PLACES["sea"], PLACES["seat0.hand"]

# The most that a byte of a block may hold, by kinds of tiles where a block has one for each; `scales` divides by it.
_of_kinds = tuple(NUMBER_OF_KIND.values())
MOST: dict[str, int | tuple[int, ...]] = {
    **MOST_OF_BASE,
    **{"bag": 255, "from_hand": 8, "wards": 4, "supply": 4, "draw": 28, "next_hand": 8, "lay_hand": 8},
    **{"more_locks": 3, "apart_total": 40, "apart": _of_kinds, "sea": tuple(min(3, n) for n in _of_kinds)},
    **{"seat.hand_known": _of_kinds, "seat.fish_known": _of_kinds[:30], "seat.consumed": _of_kinds[:30]},
    **{"seat.hand": 120, "seat.cards": 3, "left": 8},
}


def scales() -> numpy.ndarray[Any, numpy.dtype[numpy.float32]]:
    """What to multiply the bytes of an observation by, so that all of them lie between 0 and 1, or little above.

    >>> from reefencounter.rl.environment_table import new_table
    >>> import numpy
    >>> seen = numpy.frombuffer(new_table(second_kind=True, seed=1).observation(0), numpy.uint8)
    >>> float((seen * scales()).max())
    1.0
    """
    return scales_of(PLACES, MOST)


def planes(observation: Bytes) -> Bytes:
    """The planes of one observation or of many, as (…, plane, board, row, column), without copying."""
    return observation[..., :FEATURES].reshape(*observation.shape[:-1], *PLANE_SHAPE)


def features(observation: Bytes) -> Bytes:
    """What stands behind the planes, without copying."""
    return observation[..., FEATURES:]
