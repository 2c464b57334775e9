"""A deck of action cards for a page, with the label that says whose texts they are.

Names and texts of cards are data of their deck, found by its id and that of the card; those of our
own deck are in the reader's language. All else is a message.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...decks import EFFECTS, DeckFile
from ...decks.words import in_words
from ...engine.second_kind import codes
from ...messages import Message
from ...messages.words import say
from ..said import said
from ..schemas import CardInfo, DeckInfo, DeckLine

LABELS = {True: Message("deck_label.reconstructed"), False: Message("deck_label.printed")}
WINDOWS = {  # when a clownfish card may be played in another's turn (S7.5)
    codes.SEARCH_BAG: "card_when.eaten",
    codes.WARD: "card_when.attacked",
    codes.SKIP_FLIP: "card_when.alga",
    codes.GULL: "card_when.collected",
    codes.SHIFT_WORK: "card_when.turn_end",
}


def deck_line(found: DeckFile, own: bool) -> DeckLine:
    """A deck in a list."""
    return DeckLine(**_head(found), own=own)


def deck_info(found: DeckFile) -> DeckInfo:
    """A deck with all its cards."""
    return DeckInfo(**_head(found), cards=[_card(card) for card in in_words(found).cards])


def _head(found: DeckFile) -> dict[str, Any]:
    label, told = LABELS[found.reconstructed], in_words(found)
    return {
        "id": found.deck.id,
        "name": told.name,
        "authentic": not found.reconstructed,
        "label": say(label),
        "label_message": said(label),
        "note": told.note,
    }


def _card(card: Mapping[str, Any]) -> CardInfo:
    when = _when(card)
    return CardInfo(
        id=card["id"],
        name=card["name"],
        text=card["text"],
        when=say(*when),
        when_messages=[said(message) for message in when],
        blue_shrimp=bool(card.get("blue_shrimp")),
        clownfish=bool(card.get("clownfish")),
        scoring=bool(card.get("scoring")),
    )


def _when(card: Mapping[str, Any]) -> list[Message]:
    """When a card may be played for its text (S7.2)."""
    effect = EFFECTS[card["effect"]][0]
    if effect == codes.BREAKFAST:
        return [Message("card_when.start")]
    own_turn = Message("card_when.own_turn")
    if card.get("scoring"):
        return [own_turn, Message("card_when.scoring")]
    if card.get("clownfish"):
        return [own_turn, Message(WINDOWS[effect])]
    return [own_turn]
