"""Whether bytes are a position of the expansion that the rules can run on; what both games have, see `engine.sound`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...messages import Message
from .. import codes as base
from .. import sound
from ..sound import Need
from . import codes, components, decks, geometry, layout
from .cells import ALL_CELLS

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

if not cython.compiled:
    from .layout import common, halves

    INSIDE = [0] * 2

MOST_BLUE_SHRIMPS = components.BLUE_SHRIMPS
MOST_CROWNS = components.CROWNS
MOST_CARDS = components.MOST_CARDS

INSIDE[0] = ALL_CELLS & layout.HALF_WORD
INSIDE[1] = ALL_CELLS >> 64


def unsound(reef: layout.Reef) -> Need:
    """Why the rules could not run on this."""
    need = sound.of_turn(common(reef))
    if need is None and sound.tiles_beyond(
        reef.hand, reef.consumed, reef.fish, reef.sea, reef.bag, codes.KINDS
    ):
        need = "position.tiles"
    if need is None:
        polyps, shrimps, moved = halves(reef.polyps), halves(reef.shrimps), halves(reef.moved)
        need = sound.of_boards(common(reef), polyps, shrimps, moved, 2, INSIDE)
    if need is None:
        need = of_other_cells(reef)
    if need is None:
        need = of_decision(reef)
    if need is None:
        need = of_pieces(reef)
    return need


def of_other_cells(reef: layout.Reef) -> Need:
    """What is missing of all else that lies on boards: nothing may lie beside them."""
    name = ""
    if stray(reef, reef.blue, 1):
        name = "blue"
    elif stray(reef, reef.blue_tiles, 1):
        name = "blue_tiles"
    elif stray(reef, reef.rocky, 4):
        name = "rocky"
    elif stray(reef, reef.added, 1):
        name = "added"
    elif stray(reef, reef.sunk, 1):
        name = "sunk"
    elif stray(reef, reef.crowns, 1):
        name = "crowns"
    elif stray(reef, reef.acting, 1):
        name = "acting"
    elif stray(reef, reef.wards, 4):
        name = "wards"
    elif stray(reef, reef.occupied, 1) or stray(reef, reef.east, 1) or stray(reef, reef.south, 1):
        name = "occupied"
    return Message("position.cells", field=name) if name else None


def stray(reef: layout.Reef, words: layout.Words, sets: int) -> int:
    """Whether some cells, in so many sets a board, are none of a board in play."""
    return sound.stray(halves(words), sets, 2, reef.players, INSIDE)


def of_decision(reef: layout.Reef) -> Need:
    """What is missing of the deck, the effects in force and the decision that is asked for."""
    of_card = reef.pending == codes.CARD_PENDING or reef.pending == codes.WINDOW_PENDING
    if reef.asked != base.NOBODY and (reef.asked >= reef.players or not of_card or reef.window == 0):
        return "position.asked"
    if reef.window > 0 and not of_card:
        return "position.window"
    if reef.dealt > 1 or reef.source > 1 or reef.at_sea > 1 or reef.bought > 1 or reef.collected > 1:
        return "position.flags"
    if reef.breakfast > 1 or reef.next_colour > 1 or reef.next_weaker > 1 or reef.lay_weaker > 1:
        return "position.flags"
    if reef.skip_flip > 1:
        return "position.flags"
    if reef.flips > 1023:
        return "position.coral_tiles"
    if reef.deck >= decks.MOST_DECKS or decks.DECKS[reef.deck] is None:
        return "position.deck"
    if reef.pending > codes.WINDOW_PENDING or reef.window > codes.TURN_END_WINDOW:
        return "position.decision"
    if reef.card >= codes.CARDS or reef.space >= 5:
        return "position.card"
    if reef.place >= codes.CELLS * reef.players:
        return "position.cell"
    if reef.variant >= codes.VARIANTS:
        return "position.tile"
    if reef.skip_flip and not has_effect(reef, codes.SKIP_FLIP):
        return "position.in_force"
    return None


def has_effect(reef: layout.Reef, effect: int) -> int:
    """Whether a card of the deck has this effect."""
    for card in range(codes.CARDS):
        if decks.effect_of(reef.deck, card) == effect:
            return 1
    return 0


def of_pieces(reef: layout.Reef) -> Need:
    """What is missing of special tiles, blue shrimps, crowns and cards."""
    half_tiles = 0
    for cell in range(4 * codes.CELLS):
        kind = reef.tile[cell]  # of a special tile; 0: an ordinary one or none
        if kind and not codes.PAIR <= kind < codes.ROCK:
            return "position.polyp_tiles"
        half_tiles += codes.HALF <= kind < codes.BLUE
    if half_tiles != reef.halves:
        return "position.half_tiles"
    if reef.returned >> codes.ROCK:
        return "position.returned"
    blue = reef.supply + reef.at_sea
    crowns = 0
    for board in range(4):
        blue += geometry.count(reef.blue[board])
        crowns += geometry.count(reef.crowns[board])
    if blue > MOST_BLUE_SHRIMPS:
        return "position.blue_shrimps"
    if crowns > MOST_CROWNS:
        return "position.crowns"
    cards = reef.draw | reef.discards
    for player in range(4):
        cards |= reef.cards[player] | reef.table[player]
        if geometry.count_members(reef.cards[player]) > MOST_CARDS:
            return "position.hand"
    if cards >> codes.CARDS:
        return "position.cards"
    return None if decidable(reef) else "position.pieces"


def decidable(reef: layout.Reef) -> int:
    """Whether a pending decision belongs to its phase, and what it moves is where it should be."""
    if reef.pending == codes.NOTHING:
        return 1
    of_laying = reef.pending == codes.SPLIT_PENDING or (
        reef.pending == codes.WINDOW_PENDING and reef.window == codes.ATTACK_WINDOW
    )
    if of_laying != (reef.phase == base.LAYING) or reef.phase == base.SETUP:
        return 0
    if reef.phase == base.FINAL and reef.pending > codes.RETURN_PENDING:
        return 0
    board = reef.place // codes.CELLS
    here = geometry.CELL[reef.place % codes.CELLS]
    if reef.pending == codes.FLEE_PENDING:
        return reef.shrimps[board * 4 + reef.player] & here != 0
    if reef.pending == codes.DRIFT_PENDING:
        return reef.blue[board] & here != 0
    if reef.pending == codes.SPLIT_PENDING:
        return codes.DOUBLE <= reef.variant < codes.HALF
    return 1
