"""Decks that games are played with, as the rules see them: for each card its effect, an amount, and its marks.

The names and texts stand in deck files (see reefencounter.decks); here a deck has a number, which positions hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..errors import InvalidRules
from . import codes

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from .. import shim as cython

MOST_DECKS = 64

if not cython.compiled:
    EFFECT = [0] * (MOST_DECKS * codes.CARDS)
    AMOUNT = [0] * (MOST_DECKS * codes.CARDS)
    BLUE_CARDS = [0] * MOST_DECKS
    SCORING_CARDS = [0] * MOST_DECKS
    WINDOW_CARD = [0] * (MOST_DECKS * 6)


class CardRule(NamedTuple):
    """What the rules need to know of a card."""

    id: str
    effect: int  # one of the effect codes
    amount: int
    blue_shrimp: bool
    clownfish: bool


class Deck(NamedTuple):
    """The 28 cards of a deck, in their order."""

    id: str
    cards: tuple[CardRule, ...]


REGISTERED: list[Deck] = []

# Which window a clownfish card with this effect answers (S7.5)
WINDOW_OF_EFFECT = {
    codes.SEARCH_BAG: codes.EAT_WINDOW,
    codes.WARD: codes.ATTACK_WINDOW,
    codes.SKIP_FLIP: codes.ALGA_WINDOW,
    codes.GULL: codes.COLLECT_WINDOW,
    codes.SHIFT_WORK: codes.TURN_END_WINDOW,
}


def register(deck: Deck) -> int:
    """The number of this deck; the same deck has the same number, and an id names one deck only."""
    for number, known in enumerate(REGISTERED):
        if known.id == deck.id:
            if known != deck:
                raise InvalidRules(f"another deck is already known as {deck.id!r}")
            return number
    if len(REGISTERED) == MOST_DECKS:
        raise InvalidRules(f"{MOST_DECKS} decks are loaded, and no more can be")
    number = len(REGISTERED)
    REGISTERED.append(deck)
    for window in range(6):
        WINDOW_CARD[number * 6 + window] = codes.CARDS  # no card answers it
    for place, card in enumerate(deck.cards):
        EFFECT[number * codes.CARDS + place] = card.effect
        AMOUNT[number * codes.CARDS + place] = card.amount
        if card.blue_shrimp:
            BLUE_CARDS[number] |= 1 << place
        if card.effect >= codes.SCORE_COLOURS:
            SCORING_CARDS[number] |= 1 << place
        if card.clownfish:
            WINDOW_CARD[number * 6 + WINDOW_OF_EFFECT[card.effect]] = place
    return number


def effect_of(deck: int, card: int) -> int:
    """What the text of this card does."""
    return EFFECT[deck * codes.CARDS + card]


def amount_of(deck: int, card: int) -> int:
    """How many, how often, or how much."""
    return AMOUNT[deck * codes.CARDS + card]


def window_card(deck: int, window: int) -> int:
    """The card that answers this window; CARDS if there is none."""
    return WINDOW_CARD[deck * 6 + window]
