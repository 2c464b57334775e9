"""Who speaks to a player of a table: by the players' names, and by the names and texts of the cards of its deck."""

from __future__ import annotations

from collections.abc import Sequence

from ..decks import DEFAULT, by_id
from ..messages.english import speaker
from ..messages.english.speaker import Speaker
from .printable import LONGEST_NAME, printable


def listener(names: Sequence[str] = (), viewer: int | None = None, deck: str | None = DEFAULT) -> Speaker:
    """English for this viewer (None: for nobody in particular)."""
    shown = [printable(name, LONGEST_NAME) for name in names]
    cards = by_id(deck or DEFAULT).cards
    return speaker(shown, viewer, {card["id"]: card for card in cards})
