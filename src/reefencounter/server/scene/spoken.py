"""What is said, as words and, beside them, as data: so that a page can find words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...messages import Message
from ...messages.english.speaker import Speaker
from ..said import said
from ..schemas import Said

Prompt = tuple[Message, tuple[Message, ...]]  # a heading, and what more there is to say


class Spoken(NamedTuple):
    """Sentences, and the messages that they say."""

    words: str
    messages: list[Said]


def spoken(speaker: Speaker, messages: Sequence[Message]) -> Spoken:
    """Messages for the page."""
    return Spoken(speaker.say(*messages), [said(message) for message in messages])
