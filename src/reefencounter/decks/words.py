"""A deck as whoever reads now is told of it: ours in their language, those of others as their files have them.

Our file is English, and whole by itself as every deck file. The catalogues say it in each language (`cards.ftl`).
"""

from __future__ import annotations

from functools import cache

from ..messages.catalogue import DEFAULT as ENGLISH
from ..messages.words import language, reading, words
from . import DEFAULT, DeckFile, by_id


def in_words(deck: DeckFile) -> DeckFile:
    """The same deck with its name, its note, and the names and texts of its cards in the reader's language.

    >>> with reading("it"):
    ...     in_words(by_id(DEFAULT)).cards[1]["name"]
    'Tiramisù'
    """
    return _own(language()) if deck.deck.id == DEFAULT and language() != ENGLISH else deck


@cache
def _own(language: str) -> DeckFile:
    deck = by_id(DEFAULT)
    with reading(language):
        cards = tuple(
            card | {"name": _said("card_name", card["id"]), "text": _said("card_text", card["id"])}
            for card in deck.cards
        )
        return deck._replace(
            name=words("deck_name.reconstructed"), note=words("deck_note.reconstructed"), cards=cards
        )


def _said(what: str, card: str) -> str:
    id = f"{what}.{card}"
    return words(id)
