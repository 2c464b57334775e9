"""Whether bytes are a position that the rules can run on: the compiled rules check no bounds.

Asked is what keeps every rule inside its tables and lets every game come to an end, not whether the components are all
there (see `notation.load`): views, previews and hand-made positions lack some of them. What both games have is asked
here, once; what the expansion adds, in `second_kind.sound`. Bots deal worlds by the hundred, and each is asked: so this
is compiled too.

The answer is what is missing, as a message or its id; None if nothing is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..messages import Message
from . import codes, geometry, layout
from .cells import ALL_CELLS
from .components import CUBES_OF_A_COLOUR, POLYPS_OF_A_COLOUR, SHRIMPS_OF_A_PLAYER

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from . import shim as cython

if not cython.compiled:
    INSIDE = [0]

Need = str | Message | None
LAST_NUMBER = (
    9_999 + 3
)  # a state may have it (N6), with a final round: play never comes so far, its field has room
MOST_ENDINGS = len(codes.ENDINGS)
MOST_CUBES = CUBES_OF_A_COLOUR
MOST_TILES = POLYPS_OF_A_COLOUR
MOST_SHRIMPS = SHRIMPS_OF_A_PLAYER

INSIDE[0] = ALL_CELLS


def unsound(reef: layout.Reef) -> Need:
    """Why the rules of the base game could not run on this."""
    need = of_turn(layout.common(reef))
    if need is None and tiles_beyond(reef.hand, reef.consumed, reef.fish, reef.sea, reef.bag, 5):
        need = "position.tiles"
    if need is None and reef.keep > 1:
        need = "position.flags"
    if need is None:
        need = of_boards(layout.common(reef), reef.polyps, reef.shrimps, reef.moved, 1, INSIDE)
    return need


def of_turn(table: layout.Common) -> Need:
    """What is missing of the turn, the coral tiles, the set-up and the ending."""
    if not 2 <= table.players <= 4:
        return "position.players"
    boards = 0
    for place in range(table.players):
        if table.boards[place] > 3 or boards >> table.boards[place] & 1:
            return "position.boards"
        boards |= 1 << table.boards[place]
    if table.player >= table.players or table.phase > codes.OVER:
        return "position.phase"
    if table.number > LAST_NUMBER:
        return Message("position.number", most=LAST_NUMBER)
    if table.laying > 5 or table.must_play > 5 or table.alga > 4:
        return "position.colours"
    if table.phase == codes.LAYING and table.laying == 0:
        return "position.laying"
    if table.advanced > 1 or table.acted > 1 or table.introduced > 1 or table.locked > 1:
        return "position.flags"
    if table.turned > 1023 or table.locks > 1023:
        return "position.coral_tiles"
    nobody = table.ender == codes.NOBODY and table.phase != codes.FINAL
    if table.ended_by >= MOST_ENDINGS or (table.ender >= table.players and not nobody):
        return "position.ending"
    if beyond(table.reserve, 5, MOST_TILES):
        return "position.tiles"
    if beyond(table.cubes, 20, MOST_CUBES) or beyond(table.larvae, 5, MOST_CUBES):
        return "position.cubes"
    if table.must_play and (table.lays >= 2 or not table.cubes[table.player * 5 + table.must_play - 1]):
        return "position.owed"
    return None


def tiles_beyond(
    hand: list[int], consumed: list[int], fish: list[int], sea: list[int], bag: list[int], kinds: int
) -> int:
    """Whether somewhere are more tiles of a kind than there can be."""
    return (
        beyond(hand, 4 * kinds, MOST_TILES)
        or beyond(consumed, 4 * kinds, MOST_TILES)
        or beyond(fish, 4 * kinds, MOST_TILES)
        or beyond(sea, 5 * kinds, MOST_TILES)
        or beyond(bag, kinds, MOST_TILES)
    )


def beyond(counts: list[int], size: int, most: int) -> int:
    """Whether one of these counts is larger than that."""
    for place in range(size):
        if counts[place] > most:
            return 1
    return 0


def of_boards(
    table: layout.Common,
    polyps: list[int],
    shrimps: list[int],
    moved: list[int],
    width: int,
    inside: list[int],
) -> Need:
    """What is missing of polyps and shrimps. A set of cells is `width` words of 64 bits; `inside` is a whole board."""
    if stray(polyps, 5, width, table.players, inside):
        return Message("position.cells", field="polyps")
    if stray(shrimps, 4, width, table.players, inside):
        return Message("position.cells", field="shrimps")
    if stray(moved, 1, width, table.players, inside):
        return Message("position.cells", field="moved")
    if overlap(polyps, 5, width):
        return "position.one_polyp"
    if overlap(shrimps, 4, width):
        return "position.one_shrimp"
    for player in range(4):
        number = table.unplayed[player]
        for board in range(4):
            for word in range(width):
                number += geometry.count(shrimps[(board * 4 + player) * width + word])
        most = MOST_SHRIMPS if player < table.players else 0
        if number > most or table.eaten[player] > most:
            return "position.shrimps"
    return None


def stray(words: list[int], sets: int, width: int, players: int, inside: list[int]) -> int:
    """Whether some cells, in so many sets a board, are none of a board in play."""
    for board in range(4):
        for place in range(board * sets * width, (board + 1) * sets * width):
            if words[place] and (board >= players or words[place] & ~inside[place % width]):
                return 1
    return 0


def overlap(words: list[int], sets: int, width: int) -> int:
    """Whether on a board, with so many sets of cells, a cell is in two of them."""
    for board in range(4):
        for word in range(width):
            together = 0
            for place in range(sets):
                cells = words[(board * sets + place) * width + word]
                if together & cells:
                    return 1
                together |= cells
    return 0
