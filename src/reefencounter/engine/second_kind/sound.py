"""Whether bytes are a position of the expansion that the rules can run on; what both games have, see `engine.sound`."""

from __future__ import annotations

from collections.abc import Iterator

from .. import codes as base
from ..sound import first_missing, shared
from . import codes, components, decks
from .cells import ALL_CELLS, bit
from .layout import WORDS, Reef

SPECIAL_TILES = {
    0,
    *range(codes.PAIR, codes.ROCK),
}  # kinds that may be noted for a cell; 0: an ordinary tile or none


def unsound(reef: Reef) -> str | None:
    """Why the rules could not run on these bytes; None if they could."""
    return first_missing(limits(reef))


def limits(reef: Reef) -> Iterator[tuple[bool, str]]:
    """What must hold, each with a name; what both games share comes first."""
    yield from shared(reef, {name: list(getattr(reef, name)) for name in WORDS}, ALL_CELLS)
    of_card = reef.pending in (codes.CARD_PENDING, codes.WINDOW_PENDING)
    asked = reef.asked < reef.players and of_card and reef.window > 0
    yield asked or reef.asked == base.NOBODY, "somebody who is asked, or nobody"
    yield reef.window == 0 or of_card, "a window for a card"
    flags = (reef.dealt, reef.source, reef.at_sea, reef.bought, reef.collected, reef.breakfast)
    more = (reef.next_colour, reef.next_weaker, reef.lay_weaker, reef.skip_flip)
    yield max(*flags, *more) <= 1, "flags of 0 or 1"
    yield reef.flips <= 1023, "ten coral tiles"
    deck = decks.DECKS[reef.deck] if reef.deck < decks.MOST_DECKS else None
    yield deck is not None, "a deck that is known here"
    yield reef.pending <= codes.WINDOW_PENDING and reef.window <= codes.TURN_END_WINDOW, "a decision"
    yield reef.card < codes.CARDS and reef.space < 5, "a card and a space"
    yield reef.place < codes.CELLS * reef.players, "a cell of the boards in play"
    yield reef.variant < codes.VARIANTS, "a tile to lay"
    yield set(bytes(reef.tile)) <= SPECIAL_TILES, "polyp tiles on the boards"
    yield reef.returned >> codes.ROCK == 0, "polyp tiles that returned"
    blue = reef.supply + reef.at_sea + sum(cells.bit_count() for cells in reef.blue)
    yield blue <= components.BLUE_SHRIMPS, "four blue shrimps"
    yield sum(cells.bit_count() for cells in reef.crowns) <= components.CROWNS, "four crowns"
    yield max(reef.draw, reef.discards, *reef.cards, *reef.table) >> codes.CARDS == 0, "28 cards"
    yield max(cards.bit_count() for cards in reef.cards) <= components.MOST_CARDS, "three cards in a hand"
    slack = deck is not None and any(card.effect == codes.SKIP_FLIP for card in deck.cards)
    yield reef.skip_flip == 0 or slack, "a deck with the card that is in force"
    yield decidable(reef), "the pieces for what is to be decided"


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
