"""The action cards in words: their names and texts, and whose texts they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..decks import DEFAULT, by_id
from ..messages import Message
from ..pictures.reading import RECONSTRUCTED, read

MARKS = (
    ("blue_shrimp", "blue shrimp"),
    ("clownfish", "clownfish: also in another's turn"),
    ("scoring", "scores at the end"),
)


def card_name(card: str, deck: str = DEFAULT) -> str:
    """The name of a card of this deck.

    >>> card_name("six_pack")
    'Six-Pack Reef'
    """
    named: str = _card(card, deck)["name"]
    return named


def card_text(card: str, deck: str = DEFAULT) -> str:
    """A card in full: its name, its signs, its text, and the label of a reconstructed deck."""
    found = _card(card, deck)
    marks = [words for mark, words in MARKS if found.get(mark)]
    signs = f" ({', '.join(marks)})" if marks else ""
    return f"{found['name']}{signs}: {found['text']}{label(deck)}"


def label(deck: str = DEFAULT) -> str:
    """What stands behind the text of a card that is our own.

    >>> label()
    ' [reconstructed deck]'
    """
    return f" [{RECONSTRUCTED}]" if by_id(deck).reconstructed else ""


def note(deck: str = DEFAULT) -> str:
    """What there is to say about a deck."""
    found = by_id(deck)
    return f"{found.name}{label(deck)}. {found.note}".strip()


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
