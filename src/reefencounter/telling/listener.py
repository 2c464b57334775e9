"""Who speaks to a player of a table: by the players' names, and by the names and texts of the cards of its deck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..decks import DEFAULT, by_id
from ..decks.words import in_words
from ..messages.speaker import Speaker
from ..messages.words import language
from .printable import LONGEST_NAME, printable

LISTENERS = 256  # that are remembered


def listener(
    names: Sequence[str] = (),
    viewer: int | None = None,
    deck: str | None = DEFAULT,
    *,
    actor: int | None = None,
) -> Speaker:
    """Who speaks to this viewer (None: nobody in particular), in the reader's language; `actor`: who acts otherwise."""
    return _listener(language(), tuple(names), viewer, _Same(in_words(by_id(deck or DEFAULT)).cards), actor)


def listener_at(seat: int, names: Sequence[str], deck: str | None, *, observed: bool) -> Speaker:
    """Who speaks to the player at a seat, or (`observed`) to somebody who acts for them and is no player."""
    return listener(names, None if observed else seat, deck, actor=seat)


@lru_cache(LISTENERS)
def any_actor(speaker: Speaker) -> Speaker:
    """Who says the same as this one as long as no player and no card is named, to everybody who acts for themselves.

    What is said so is remembered once for all tables.
    """
    acts = speaker.viewer is not None and speaker.viewer == speaker.actor
    return _listener(speaker.language, (), 0, _NO_CARDS, 0) if acts else speaker


class _Same:
    """The cards of a deck as a key: the same object, whatever is in it."""

    def __init__(self, cards: Sequence[Any]) -> None:
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.cards is other.cards

    def __hash__(self) -> int:
        return id(self.cards)


_NO_CARDS = _Same(())


@lru_cache(LISTENERS)
def _listener(
    language: str, names: tuple[str, ...], viewer: int | None, deck: _Same, actor: int | None
) -> Speaker:
    shown = [printable(name, LONGEST_NAME) for name in names]
    return Speaker(language, shown, viewer, {card["id"]: card for card in deck.cards}, actor)
