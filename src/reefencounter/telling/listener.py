"""Who speaks to a player of a table: by the players' names, and by the names and texts of the cards of its deck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..decks import DEFAULT, by_id
from ..messages.speaker import Speaker
from ..messages.words import speaker
from .printable import LONGEST_NAME, printable

LISTENERS = 256  # that are remembered


def listener(
    names: Sequence[str] = (),
    viewer: int | None = None,
    deck: str | None = DEFAULT,
    *,
    actor: int | None = None,
) -> Speaker:
    """English for this viewer (None: for nobody in particular); `actor`: who acts where that is not the viewer."""
    return _listener(tuple(names), viewer, _Same(by_id(deck or DEFAULT).cards), actor)


def listener_at(seat: int, names: Sequence[str], deck: str | None, *, observed: bool) -> Speaker:
    """English for the player at a seat, or (`observed`) for somebody who acts for them and is no player."""
    return listener(names, None if observed else seat, deck, actor=seat)


class _Same:
    """The cards of a deck as a key: the same object, whatever is in it."""

    def __init__(self, cards: Sequence[Any]) -> None:
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.cards is other.cards

    def __hash__(self) -> int:
        return id(self.cards)


@lru_cache(LISTENERS)
def _listener(names: tuple[str, ...], viewer: int | None, deck: _Same, actor: int | None) -> Speaker:
    shown = [printable(name, LONGEST_NAME) for name in names]
    return speaker(shown, viewer, {card["id"]: card for card in deck.cards}, actor)
