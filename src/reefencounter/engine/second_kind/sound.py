"""Whether bytes are a position of the expansion that the rules can run on; what both games have, see `engine.sound`."""

from __future__ import annotations

from collections.abc import Iterator

from .. import codes as base
from ..sound import Need, first_missing, shared
from . import codes, components, decks
from .cells import ALL_CELLS, bit
from .layout import WORDS, Reef

SPECIAL_TILES = {
    0,
    *range(codes.PAIR, codes.ROCK),
}  # kinds that may be noted for a cell; 0: an ordinary tile or none


def unsound(reef: Reef) -> Need | None:
    """Why the rules could not run on these bytes; None if they could."""
    return first_missing(limits(reef))


def limits(reef: Reef) -> Iterator[tuple[bool, Need]]:
    """What must hold, each with a name; what both games share comes first."""
    yield from shared(reef, {name: list(getattr(reef, name)) for name in WORDS}, ALL_CELLS)
    of_card = reef.pending in (codes.CARD_PENDING, codes.WINDOW_PENDING)
    asked = reef.asked < reef.players and of_card and reef.window > 0
    yield asked or reef.asked == base.NOBODY, "position.asked"
    yield reef.window == 0 or of_card, "position.window"
    flags = (reef.dealt, reef.source, reef.at_sea, reef.bought, reef.collected, reef.breakfast)
    more = (reef.next_colour, reef.next_weaker, reef.lay_weaker, reef.skip_flip)
    yield max(*flags, *more) <= 1, "position.flags"
    yield reef.flips <= 1023, "position.coral_tiles"
    deck = decks.DECKS[reef.deck] if reef.deck < decks.MOST_DECKS else None
    yield deck is not None, "position.deck"
    yield reef.pending <= codes.WINDOW_PENDING and reef.window <= codes.TURN_END_WINDOW, "position.decision"
    yield reef.card < codes.CARDS and reef.space < 5, "position.card"
    yield reef.place < codes.CELLS * reef.players, "position.cell"
    yield reef.variant < codes.VARIANTS, "position.tile"
    yield set(bytes(reef.tile)) <= SPECIAL_TILES, "position.polyp_tiles"
    yield reef.returned >> codes.ROCK == 0, "position.returned"
    blue = reef.supply + reef.at_sea + sum(cells.bit_count() for cells in reef.blue)
    yield blue <= components.BLUE_SHRIMPS, "position.blue_shrimps"
    yield sum(cells.bit_count() for cells in reef.crowns) <= components.CROWNS, "position.crowns"
    yield max(reef.draw, reef.discards, *reef.cards, *reef.table) >> codes.CARDS == 0, "position.cards"
    yield max(cards.bit_count() for cards in reef.cards) <= components.MOST_CARDS, "position.hand"
    slack = deck is not None and any(card.effect == codes.SKIP_FLIP for card in deck.cards)
    yield reef.skip_flip == 0 or slack, "position.in_force"
    yield decidable(reef), "position.pieces"


def decidable(reef: Reef) -> bool:
    """Whether a pending decision belongs to its phase, and what it moves is where it should be."""
    of_laying = reef.pending == codes.SPLIT_PENDING or (
        reef.pending == codes.WINDOW_PENDING and reef.window == codes.ATTACK_WINDOW
    )
    if reef.pending == codes.NOTHING:
        return True
    if of_laying != (reef.phase == base.LAYING) or reef.phase == base.SETUP:
        return False
    if reef.phase == base.FINAL and reef.pending > codes.RETURN_PENDING:
        return False
    board, here = reef.place // codes.CELLS, bit(reef.place)
    match reef.pending:
        case codes.FLEE_PENDING:
            return reef.shrimps[board * 4 + reef.player] & here != 0
        case codes.DRIFT_PENDING:
            return reef.blue[board] & here != 0
        case codes.SPLIT_PENDING:
            return codes.DOUBLE <= reef.variant < codes.HALF
    return True
