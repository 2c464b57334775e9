"""Setting up the table (R2): the steps that both games have, each drawn by chance or done by hand before the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes, generator, layout
from ..components import HANDS_AT_START, SEA_AT_START
from . import algae, draws

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    SEA_SIZES = [0] * 5
    HAND_SIZES = [0] * 20


def choose_boards(table: layout.Common, chance: layout.ChanceState) -> None:
    """As many boards as players, in random order.                                          # R2.1"""
    left = 15
    for place in range(table.players):
        skipped = generator.below(chance, 4 - place)
        board = 0
        while skipped or not left >> board & 1:
            skipped -= left >> board & 1
            board += 1
        left &= ~(1 << board)
        table.boards[place] = board


def put_out(table: layout.Common) -> None:
    """Reserve, cubes and shrimps, and the coral tiles as they lie.               # R2.3 R2.4 R2.5"""
    table.number = 1
    table.ender = codes.NOBODY
    for colour in range(5):
        table.reserve[colour] = 1
        table.larvae[colour] = 9
    for player in range(table.players):
        table.unplayed[player] = 4
    algae.rank_corals(table)


def fill_sea(sea: list[int], bag: list[int], kinds: int, chance: layout.ChanceState) -> None:
    """The first tiles of the open sea: ordinary ones.                                      # R2.5 S2.2"""
    first = draws.draw_unnoted(bag, 5, chance)
    bag[first] += 1
    for step in range(5):
        for _ in range(SEA_SIZES[step]):
            sea[(first + step) % 5 * kinds + draws.draw_unnoted(bag, 5, chance)] += 1


def deal_hands(players: int, hand: list[int], bag: list[int], kinds: int, chance: layout.ChanceState) -> None:
    """The first hands, in turn order: ordinary tiles.                                      # R2.7 S2.2"""
    for player in range(players):
        for _ in range(HAND_SIZES[players * 4 + player]):
            hand[player * kinds + draws.draw_unnoted(bag, 5, chance)] += 1


for _step, _size in enumerate(SEA_AT_START):
    SEA_SIZES[_step] = _size
for _players, _sizes in HANDS_AT_START.items():
    for _player, _size in enumerate(_sizes):
        HAND_SIZES[_players * 4 + _player] = _size
