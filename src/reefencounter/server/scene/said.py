"""What is said, as data beside the words: so that a page can find words of its own."""

from __future__ import annotations

from ...messages import Message
from ..schemas import Said


def said(message: Message) -> Said:
    """A message as it travels."""
    told = message.to_json()
    return Said(told["id"], told.get("arguments", {}))
