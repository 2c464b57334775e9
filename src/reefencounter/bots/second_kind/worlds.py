# cython: nonecheck=True
"""Worlds of the Second Kind: what a seat cannot see is gathered once, and dealt anew as often as a search wants.

Gathered means: all unseen tiles lie in the bag, all unseen cards in the draw pile. Searches deal hundreds of worlds for
one turn, so both steps are compiled; the positions come from the rules and are not checked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine import generator
from ...engine import layout as plain
from ...engine.chance import Chance
from ...engine.common import draws
from ...engine.second_kind import codes, geometry, layout, setup
from ...engine.second_kind.components import MOST_CARDS
from ...engine.second_kind.position import SecondKindPosition

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython


def gather(seen: bytes, hidden: int) -> SecondKindPosition:
    """A position as a seat sees it, with what is unseen in the bag and the pile. So many tiles are `hidden`."""
    position = SecondKindPosition.from_bytes(seen)
    reef = position.reef
    total = 0
    for kind in range(codes.KINDS):
        left = setup.NUMBERS[kind] - on_the_boards(reef, kind) - reef.apart[kind]
        for place in range(5):
            left -= reef.sea[place * codes.KINDS + kind]
        for player in range(4):
            place = player * codes.KINDS + kind
            left -= reef.hand[place] + reef.consumed[place] + reef.fish[place]
        if left < 0:
            raise ValueError(f"more tiles are seen than there are: {-left} of kind {kind} too many")
        reef.bag[kind] = left
        total += left
    dead = total - hidden  # the totals tell how many crowns have left the game
    if dead < 0 or dead > reef.bag[codes.CROWN]:
        raise ValueError(f"{hidden} tiles cannot be hidden: {total} are unseen")
    reef.bag[codes.CROWN] -= dead
    cards = reef.discards
    for player in range(4):
        cards |= reef.cards[player] | reef.table[player]
    reef.draw = setup.ALL_CARDS & ~cards
    return position


def on_the_boards(reef: layout.Reef, kind: int) -> int:
    """Tiles of this kind on the boards and in the reserve. A special tile shows a colour, but is no ordinary one."""
    found = reef.reserve[kind] if kind < 5 else 0
    for board in range(reef.players):
        if kind == codes.ROCK:
            found += geometry.count(reef.added[board])
        elif kind == codes.WATER:
            found += geometry.count(reef.sunk[board])
        elif kind == codes.CROWN:
            found += geometry.count(reef.crowns[board])
        else:
            cells = reef.polyps[board * 5 + kind] if kind < 5 else reef.occupied[board]
            special = 0 if kind < 5 else kind
            while cells:
                found += reef.tile[board * codes.CELLS + geometry.NUMBER[geometry.lowest(cells)]] == special
                cells &= cells - 1
    return found


def deal(
    gathered: SecondKindPosition,
    unknown: Sequence[tuple[int, int]],
    apart: int,
    cards: Sequence[int],
    seed: int,
) -> SecondKindPosition:
    """One of the positions that this could be. `unknown`: tiles of each hand and fish; `cards`: of each hand."""
    check_numbers(gathered, unknown, apart, cards)
    position, chance = gathered.copy(), Chance(seed)
    reef, inner = position.reef, cython.address(chance.inner)
    for player in range(reef.players):
        for _ in range(unknown[player][1]):
            reef.fish[player * codes.KINDS + draw_food(reef, inner)] += 1
    for player in range(reef.players):
        for _ in range(unknown[player][0]):
            reef.hand[player * codes.KINDS + draws.draw_unnoted(reef.bag, codes.KINDS, inner)] += 1
    for _ in range(apart):
        reef.apart[draws.draw_unnoted(reef.bag, codes.KINDS, inner)] += 1
    asked = base.NOBODY
    holders = 0
    for player in range(reef.players):
        if cards[player]:
            holders |= 1 << player
    hidden_window = reef.pending == codes.WINDOW_PENDING and reef.asked == base.NOBODY
    if hidden_window and holders and reef.draw >> reef.card & 1:
        asked = geometry.nth_member(holders, generator.below(inner, geometry.count_members(holders)))
        reef.asked = asked  # S7.5: one of the others holds the card of the window
        reef.draw &= ~(1 << reef.card)
        reef.cards[asked] |= 1 << reef.card
    for player in range(reef.players):
        for _ in range(cards[player] - (player == asked)):
            card = geometry.nth_member(reef.draw, generator.below(inner, geometry.count_members(reef.draw)))
            reef.draw &= ~(1 << card)
            reef.cards[player] |= 1 << card
    return position


def check_numbers(
    gathered: SecondKindPosition, unknown: Sequence[tuple[int, int]], apart: int, cards: Sequence[int]
) -> None:
    """Refuse to deal more than there is."""
    players = gathered.reef.players
    if len(unknown) < players or len(cards) < players:
        raise ValueError(f"unknown and cards are needed for each of the {players} players")
    tiles = [apart, *(n for pair in unknown for n in pair)]
    left = geometry.total(gathered.reef.bag, 0, codes.KINDS)
    if min(tiles) < 0 or sum(tiles) > left:
        raise ValueError(f"{sum(tiles)} tiles cannot be hidden: {left} are unseen")
    if min(cards) < 0 or sum(cards) > geometry.count_members(gathered.reef.draw):
        raise ValueError(f"{sum(cards)} cards cannot be in the others' hands")
    for player in range(players):
        if geometry.count_members(gathered.reef.cards[player]) + cards[player] > MOST_CARDS:
            raise ValueError(f"a hand has at most {MOST_CARDS} cards")


def draw_food(reef: layout.Reef, chance: plain.ChanceState) -> int:
    """A tile for a fish: an ordinary one if there is one, as the first one is; else no reef tile."""
    kind = 0
    while kind < codes.ROCK and not reef.bag[kind]:
        kind += 1
    if kind < codes.PAIR:
        return draws.draw_unnoted(reef.bag, codes.PAIR, chance)
    return draws.draw_unnoted(reef.bag, codes.ROCK if kind < codes.ROCK else codes.KINDS, chance)
