"""Who is told, and how: messages in the words of one language, for one listener.

`actor` is an argument of every message: the player who may act, of whom it is said what they may and may not do.
They are spoken to as "you"; where somebody else acts for them, as at a game that is entered from a real table, by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .catalogue import DEFAULT, messages
from .message import Message

ANYBODY = -1  # acts where nobody is known: whoever reads it


class Speaker:
    """Speaks to one listener: in which language, names of players (none: by number), whose eyes, the cards of the deck.

    `actor` is who acts where that is not the listener.

    >>> ada = Speaker("en", ["Ada", "Ben"], 0)
    >>> ada.say(Message("log.introduced", player=0, cell="1d4"), Message("log.introduced", player=1, cell="2a1"))
    'You put a shrimp on 1d4. Ben puts a shrimp on 2a1.'
    """

    def __init__(
        self,
        language: str = DEFAULT,
        names: Sequence[str] = (),
        viewer: int | None = None,
        cards: Mapping[str, Mapping[str, Any]] | None = None,
        actor: int | None = None,
    ) -> None:
        self.language, self.names, self.viewer, self.cards = language, names, viewer, cards or {}
        self.messages = messages(language)
        known = viewer if actor is None else actor
        self.actor = ANYBODY if known is None else known

    def say(self, *said: Message) -> str:
        """Messages in words, one after the other."""
        return " ".join([self.one(message) for message in said])

    def one(self, message: Message) -> str:
        """One message in words."""
        said = self.messages[message.id]
        return said if isinstance(said, str) else said(self, message._arguments)

    def is_you(self, player: int | None) -> bool:
        """Whether this player is spoken to."""
        return player == ANYBODY or (player is not None and player == self.viewer)

    def name(self, player: int) -> str:
        """`Ada`, or `Player 1`."""
        return self.names[player] if self.names else self.one(Message("player.number", number=player + 1))

    def card(self, card: str) -> str:
        """The name of a card."""
        return str(self.cards[card]["name"]) if card in self.cards else card.replace("_", " ").title()

    def card_text(self, card: str) -> str:
        """What a card says: words of its deck, which are data already."""
        return str(self.cards[card]["text"])
