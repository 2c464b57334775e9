"""Who speaks to a player of a table: by the players' names, and by the names of the cards of its deck."""

from __future__ import annotations

from collections.abc import Sequence

from ..decks import DEFAULT
from ..messages.english import speaker
from ..messages.english.speaker import Speaker
from .cards import card_name
from .words import LONGEST_NAME, printable


def listener(names: Sequence[str] = (), viewer: int | None = None, deck: str | None = DEFAULT) -> Speaker:
    """English for this viewer (None: for nobody in particular)."""
    shown = [printable(name, LONGEST_NAME) for name in names]
    return speaker(shown, viewer, lambda card: card_name(card, deck or DEFAULT))
