"""Setting up the table (R2): each step may be drawn by chance or done by hand before the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import actions, codes, generator, geometry, layout, legal
from .components import HANDS_AT_START, SEA_AT_START

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from . import shim as cython

if not cython.compiled:
    SEA_SIZES = [0] * 5
    HAND_SIZES = [0] * 20


def set_up(reef: layout.Reef, players: int, advanced: int, keep: int, chance: layout.ChanceState) -> None:
    """A whole new game by chance. `reef` is all zeros before."""
    reef.players, reef.advanced, reef.keep = players, advanced, keep
    choose_boards(reef, chance)
    reef.turned = 1023 * generator.below(chance, 2)  # R2.4
    put_out(reef)
    fill_sea(reef, chance)
    deal_hands(reef, chance)


def choose_boards(reef: layout.Reef, chance: layout.ChanceState) -> None:
    """As many boards as players, in random order.                                          # R2.1"""
    left = 15
    for place in range(reef.players):
        board = legal.nth_colour(left, generator.below(chance, 4 - place))
        left &= ~(1 << board)
        reef.boards[place] = board


def put_out(reef: layout.Reef) -> None:
    """Start polyps, reserve, bag, cubes and shrimps.                             # R2.2 R2.3 R2.5"""
    reef.number = 1
    reef.ender = codes.NOBODY
    for colour in range(5):
        for board in range(reef.players):
            reef.polyps[board * 5 + colour] = geometry.START[reef.boards[board] * 5 + colour]
        reef.reserve[colour] = 1
        reef.bag[colour] = 39 - reef.players
        reef.larvae[colour] = 9
    for player in range(reef.players):
        reef.unplayed[player] = 4
    actions.rank_corals(reef)


def fill_sea(reef: layout.Reef, chance: layout.ChanceState) -> None:
    """The first tiles of the open sea.                                                     # R2.5"""
    chance.size = 0
    first = generator.draw_tile(reef, chance)
    reef.bag[first] += 1
    for step in range(5):
        for _ in range(SEA_SIZES[step]):
            chance.size = 0
            reef.sea[(first + step) % 5 * 5 + generator.draw_tile(reef, chance)] += 1


def deal_hands(reef: layout.Reef, chance: layout.ChanceState) -> None:
    """The first hands, in turn order.                                                      # R2.7"""
    for player in range(reef.players):
        for _ in range(HAND_SIZES[reef.players * 4 + player]):
            chance.size = 0
            reef.hand[player * 5 + generator.draw_tile(reef, chance)] += 1


for _step, _size in enumerate(SEA_AT_START):
    SEA_SIZES[_step] = _size
for _players, _sizes in HANDS_AT_START.items():
    for _player, _size in enumerate(_sizes):
        HAND_SIZES[_players * 4 + _player] = _size
