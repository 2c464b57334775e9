"""A deck of action cards in words, with the label that says whose texts they are."""

from __future__ import annotations

from typing import Any

from ..decks import EFFECTS, DeckFile
from ..engine.second_kind import codes
from .schemas import CardInfo, DeckInfo, DeckLine

LABELS = {True: "Reconstructed: not the published card texts", False: "The texts of the printed cards"}
OWN_TURN = "In your own turn after action 1, between actions."
WINDOWS = {  # when a clownfish card may be played in another's turn (S7.5)
    codes.SEARCH_BAG: "when another player's fish has eaten",
    codes.WARD: "when one of your corals is attacked",
    codes.SKIP_FLIP: "when another player's alga is about to turn coral tiles",
    codes.GULL: "when another player has collected, before the sea is refilled",
    codes.SHIFT_WORK: "at the end of another player's turn",
}


def deck_line(found: DeckFile, own: bool) -> DeckLine:
    """A deck in a list."""
    return DeckLine(
        id=found.deck.id,
        name=found.name,
        authentic=not found.reconstructed,
        label=LABELS[found.reconstructed],
        note=found.note,
        own=own,
    )


def deck_info(found: DeckFile) -> DeckInfo:
    """A deck with all its cards."""
    return DeckInfo(
        id=found.deck.id,
        name=found.name,
        authentic=not found.reconstructed,
        label=LABELS[found.reconstructed],
        note=found.note,
        cards=_cards(found),
    )


def _cards(found: DeckFile) -> list[CardInfo]:
    return [
        CardInfo(
            id=card["id"],
            name=card["name"],
            text=card["text"],
            when=_when(card),
            blue_shrimp=bool(card.get("blue_shrimp")),
            clownfish=bool(card.get("clownfish")),
            scoring=bool(card.get("scoring")),
        )
        for card in found.cards
    ]


def _when(card: dict[str, Any]) -> str:
    """When a card may be played for its text (S7.2)."""
    effect = EFFECTS[card["effect"]][0]
    if effect == codes.BREAKFAST:
        return "At the start of your own turn, before action 1."
    if card.get("scoring"):
        return f"{OWN_TURN} It also counts at the end if it is still in your hand."
    if card.get("clownfish"):
        return f"{OWN_TURN} Also {WINDOWS[effect]}."
    return OWN_TURN
