"""Setting up the table of the expansion (R2, S2): each step may be drawn by chance or done by hand before the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from .. import generator
from .. import layout as plain
from ..components import HANDS_AT_START, SEA_AT_START
from . import algae, codes, components, corals, draws, geometry, layout

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    SEA_SIZES = [0] * 5
    HAND_SIZES = [0] * 20
    NUMBERS = [0] * 33

BLUE_SHRIMPS = components.BLUE_SHRIMPS
ALL_CARDS = (1 << codes.CARDS) - 1


def set_up(
    reef: layout.Reef, players: int, advanced: int, dealt: int, deck: int, chance: plain.ChanceState
) -> None:
    """A whole new game by chance. `reef` is all zeros before."""
    reef.players, reef.advanced, reef.dealt, reef.deck = players, advanced, dealt, deck
    choose_boards(reef, chance)
    reef.turned = 1023 * generator.below(chance, 2)  # R2.4
    put_out(reef)
    fill_sea(reef, chance)
    deal_hands(reef, chance)


def choose_boards(reef: layout.Reef, chance: plain.ChanceState) -> None:
    """As many boards as players, in random order.                                          # R2.1"""
    left = 15
    for place in range(reef.players):
        board = geometry.nth_member(left, generator.below(chance, 4 - place))
        left &= ~(1 << board)
        reef.boards[place] = board


def put_out(reef: layout.Reef) -> None:
    """Start polyps, reserve, bag, cubes, shrimps, cards and crowns.          # R2.2 R2.3 S2.1 S2.3 S2.4"""
    reef.number = 1
    reef.ender = reef.asked = base.NOBODY
    for kind in range(codes.KINDS):
        reef.bag[kind] = NUMBERS[kind]
    for colour in range(5):
        for board in range(reef.players):
            reef.polyps[board * 5 + colour] = geometry.START[reef.boards[board] * 5 + colour]
        reef.reserve[colour] = 1
        reef.bag[colour] -= 1 + reef.players
        reef.larvae[colour] = 9
    for board in range(reef.players):
        corals.relink(reef, board)
    for player in range(reef.players):
        reef.unplayed[player] = 4
        if reef.dealt:
            reef.hand[player * codes.KINDS + codes.CROWN] = 1
            reef.bag[codes.CROWN] -= 1
    reef.at_sea = 1
    reef.supply = BLUE_SHRIMPS - 1
    reef.draw = ALL_CARDS
    algae.rank_corals(reef)


def fill_sea(reef: layout.Reef, chance: plain.ChanceState) -> None:
    """The first tiles of the open sea.                                                     # R2.5 S2.2"""
    first = draws.draw_ordinary(reef, chance)
    reef.bag[first] += 1
    for step in range(5):
        for _ in range(SEA_SIZES[step]):
            reef.sea[(first + step) % 5 * codes.KINDS + draws.draw_ordinary(reef, chance)] += 1


def deal_hands(reef: layout.Reef, chance: plain.ChanceState) -> None:
    """The first hands, in turn order.                                                      # R2.7 S2.2"""
    for player in range(reef.players):
        for _ in range(HAND_SIZES[reef.players * 4 + player]):
            reef.hand[player * codes.KINDS + draws.draw_ordinary(reef, chance)] += 1


for _step, _size in enumerate(SEA_AT_START):
    SEA_SIZES[_step] = _size
for _players, _sizes in HANDS_AT_START.items():
    for _player, _size in enumerate(_sizes):
        HAND_SIZES[_players * 4 + _player] = _size
for _kind, _number in enumerate(components.NUMBER_OF_KIND.values()):
    NUMBERS[_kind] = _number
