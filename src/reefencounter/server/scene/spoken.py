"""What is said, as words and, beside them, as data: so that a page can find words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ...messages import Message
from ...messages.speaker import Speaker
from ..said import said
from ..schemas import Said

REMEMBERED = 8192  # messages
Prompt = tuple[Message, tuple[Message, ...]]  # a heading, and what more there is to say


class Spoken(NamedTuple):
    """Sentences, and the messages that they say."""

    words: str
    messages: list[Said]


@lru_cache(REMEMBERED)
def told(speaker: Speaker, message: Message) -> tuple[str, Said]:
    """One message in words and as data. From scene to scene most is said again, to the same listener."""
    return speaker.one(message), said(message)


def spoken(speaker: Speaker, messages: Sequence[Message], between: str = " ") -> Spoken:
    """Messages for the page."""
    both = [told(speaker, message) for message in messages]
    return Spoken(between.join([words for words, _ in both]), [data for _, data in both])
