"""What the expansion adds to the box: kinds of tiles and their numbers, blue shrimps, crowns (S1), as data."""

from __future__ import annotations

from functools import lru_cache

from ..components import BOARDS, COLOURS, POLYPS_OF_A_COLOUR

# S1.1 (ruling): how many of each special tile there are
TWO_COLOURED_OF_A_PAIR = 2
DOUBLES_OF_A_COLOUR = 2
HALVES_OF_A_COLOUR = 1
BLUE_TILES_OF_A_COLOUR = 1
ROCKS, WATERS, CROWNS = 2, 2, 4
BLUE_SHRIMPS = 4
CARDS_IN_A_DECK = 28
MOST_CARDS = 3  # S7.1: unplayed cards in a hand

PAIRS = tuple((first, second) for k, first in enumerate(COLOURS) for second in COLOURS[k + 1 :])

# N7: all kinds of tiles, in their order, with how many there are. The first thirty are polyp tiles (S1.2).
NUMBER_OF_KIND: dict[str, int] = {
    **dict.fromkeys(COLOURS, POLYPS_OF_A_COLOUR),
    **{f"{first}/{second}": TWO_COLOURED_OF_A_PAIR for first, second in PAIRS},
    **{f"{colour}2": DOUBLES_OF_A_COLOUR for colour in COLOURS},
    **{f"{colour}h": HALVES_OF_A_COLOUR for colour in COLOURS},
    **{f"{colour}b": BLUE_TILES_OF_A_COLOUR for colour in COLOURS},
    "rock": ROCKS,
    "water": WATERS,
    "crown": CROWNS,
}
KINDS = tuple(NUMBER_OF_KIND)

# The coral sides of a half tile, in the order of the notation; sides are n, w, e, s: the order of the cells there.
SIDES = "nwes"
ORIENTATIONS = ("ne", "se", "sw", "nw")

MARGIN_COLUMNS = "zabcdefgh"
MARGIN_ROWS = "01234567"


@lru_cache
def colours_of(kind: str) -> str:
    """The colours that a tile of this kind can show; none for a reef tile."""
    return "".join(colour for colour in COLOURS if colour in kind) if kind not in KINDS[30:] else ""


def wide_board(letter: str) -> tuple[str, ...]:
    """A printed board with its margin of water, nine columns by eight rows."""
    return ("#" * 9, *(f"#{row}#" for row in BOARDS[letter]), "#" * 9)
