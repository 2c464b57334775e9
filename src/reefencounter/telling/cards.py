"""The action cards in words: their names and texts, and whose texts they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..decks import DEFAULT, by_id
from ..decks.words import in_words
from ..messages import Message
from ..pictures.reading import read
from .listener import listener

MARKS = {
    "blue_shrimp": "card_mark.blue_shrimp",
    "clownfish": "card_mark.clownfish",
    "scoring": "card_mark.scoring",
}


def card_text(card: str, deck: str = DEFAULT) -> str:
    """A card in full: its name, its signs, its text, and the label of a reconstructed deck."""
    found = _card(card, deck)
    marks = [Message(said) for mark, said in MARKS.items() if found.get(mark)]
    return listener(deck=deck).say(Message("card.full", card=card, marks=marks), *label(deck))


def label(deck: str = DEFAULT) -> list[Message]:
    """What is said behind the text of a card that is our own.

    >>> label()
    [Message('deck_label.behind_card')]
    """
    return [Message("deck_label.behind_card")] if by_id(deck).reconstructed else []


def note(deck: str = DEFAULT) -> str:
    """What there is to say about a deck."""
    found = in_words(by_id(deck))
    name = Message("deck.named", name=found.name, reconstructed=found.reconstructed)
    return listener(deck=deck).say(name, *[Message("as_it_is", text=found.note)] * bool(found.note))


def points_of_cards(state: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> Iterator[Message]:
    """What the scoring cards of each player bring, beyond the tiles in the fish (S8.4)."""
    position = read(state)
    if position.cards is None:
        return
    deck = state["rules"]["deck"]
    for player, row in zip(position.players, rows, strict=True):
        scoring = [card for card in (*player.table, *player.cards) if _card(card, deck)["scoring"]]
        if scoring:
            tiles = sum(position.worth(kind) * n for kind, n in player.fish.seen.items())
            yield Message("score.cards", player=player.seat, cards=scoring, points=row["points"] - tiles)


def _card(card: str, deck: str) -> dict[str, Any]:
    return next(found for found in by_id(deck).cards if found["id"] == card)
