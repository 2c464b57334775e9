"""A message as it travels to a page: its id and its arguments."""

from __future__ import annotations

from ..messages import Message
from .schemas import Said


def said(message: Message) -> Said:
    """The message as data."""
    told = message.to_json()
    return Said(told["id"], told.get("arguments", {}))
