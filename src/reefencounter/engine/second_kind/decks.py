"""Decks that games are played with, as the rules see them: for each card its effect, an amount, and its marks.

The names and texts stand in deck files (see reefencounter.decks); here a deck has a place, whose number positions hold.
Places are few and belong to whoever plays: a position keeps that of its deck, and one that nobody keeps is given to the
next deck that needs one.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, NamedTuple

from ..arguments import number_of
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
    effect: int  #: one of the effect codes
    amount: int
    blue_shrimp: bool
    clownfish: bool


class Deck(NamedTuple):
    """The 28 cards of a deck, in their order."""

    id: str
    cards: tuple[CardRule, ...]


class Place:
    """The place of a deck in the tables of the rules, to be kept by whoever plays with it; then it is free again."""

    __slots__ = ("__weakref__", "_deck", "_number")
    _number: int
    _deck: Deck

    def __new__(cls, number: int, deck: Deck) -> Place:
        """Made by `place_of` and `place_at`, and then the same for good."""
        place = object.__new__(cls)
        place._number, place._deck = number, deck
        return place

    @property
    def number(self) -> int:
        """What positions hold."""
        return self._number

    @property
    def deck(self) -> Deck:
        """The deck that lies here."""
        return self._deck


# Which window a clownfish card with this effect answers (S7.5)
WINDOW_OF_EFFECT = {
    codes.SEARCH_BAG: codes.EAT_WINDOW,
    codes.WARD: codes.ATTACK_WINDOW,
    codes.SKIP_FLIP: codes.ALGA_WINDOW,
    codes.GULL: codes.COLLECT_WINDOW,
    codes.SHIFT_WORK: codes.TURN_END_WINDOW,
}


# How large the amount of a card may be: what is drawn at once has eight places, a colour in a fish counts to seven
MOST_AMOUNT = 9
MOST_OF_EFFECT = {codes.DIP: 8, codes.SCORE_ONE_COLOUR: 7}

DECKS: list[Deck | None] = [
    None
] * MOST_DECKS  # by place; one that nobody keeps stays until its place is needed
KEPT: weakref.WeakValueDictionary[int, Place] = weakref.WeakValueDictionary()  # places that somebody keeps
AGES = [0] * MOST_DECKS  # when a deck was last asked for


def place_of(deck: Deck) -> Place:
    """The place of this deck, to be kept as long as it is played with. An id names one deck at a time."""
    check(deck)
    number = -1
    for other, known in enumerate(DECKS):
        if known is not None and known.id == deck.id:
            if known != deck and other in KEPT:
                raise InvalidRules("deck.id_played", deck=deck.id)
            number = other
    if number < 0:
        free = [other for other in range(MOST_DECKS) if other not in KEPT]
        if not free:
            raise InvalidRules("deck.too_many", most=MOST_DECKS)
        number = min(free, key=AGES.__getitem__)
    if DECKS[number] != deck:
        _write(number, deck)
    AGES[number] = max(AGES) + 1
    return place_at(number)


def place_at(number: int) -> Place:
    """The place with this number, to be kept."""
    place = KEPT.get(number)
    if place is None:
        place = KEPT[number] = Place(number, deck_at(number))
    return place


def deck_at(number: int) -> Deck:
    """The deck that has this place."""
    deck = DECKS[number] if 0 <= number < MOST_DECKS else None
    if deck is None:
        raise InvalidRules("deck.no_number", number=number)
    return deck


def is_played(name: str) -> bool:
    """Whether somebody plays with a deck of this id."""
    return any(place.deck.id == name for place in list(KEPT.values()))


def register(deck: Deck) -> int:
    """The number of this deck, good as long as its place is kept by somebody, or as nobody needs that place."""
    return place_of(deck).number


def check(deck: object) -> None:
    """Refuse what the tables of the rules have no room for: cards come from anywhere."""
    if not isinstance(deck, Deck) or not isinstance(deck.id, str) or not isinstance(deck.cards, tuple):
        raise InvalidRules("deck.rule_object")
    if len(deck.cards) != codes.CARDS:
        raise InvalidRules("deck.rule_cards", number=codes.CARDS, given=len(deck.cards))
    for card in deck.cards:
        if not isinstance(card, CardRule) or not isinstance(card.id, str):
            raise InvalidRules("deck.rule_card")
        number_of(card.effect, 0, codes.EFFECTS - 1, f"{card.id}.effect")
        most = MOST_OF_EFFECT.get(card.effect, MOST_AMOUNT)
        number_of(card.amount, 1, most, f"{card.id}.amount")
        if card.clownfish and card.effect not in WINDOW_OF_EFFECT:
            raise InvalidRules("deck.no_window", card=card.id)


def _write(number: int, deck: Deck) -> None:
    """Tell the rules what the cards at this place are."""
    DECKS[number] = deck
    BLUE_CARDS[number] = SCORING_CARDS[number] = 0
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


def effect_of(deck: int, card: int) -> int:
    """What the text of this card does."""
    return EFFECT[deck * codes.CARDS + card]


def amount_of(deck: int, card: int) -> int:
    """How many, how often, or how much."""
    return AMOUNT[deck * codes.CARDS + card]


def window_card(deck: int, window: int) -> int:
    """The card that answers this window; CARDS if there is none."""
    return WINDOW_CARD[deck * 6 + window]
