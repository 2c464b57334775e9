"""What is said, as words and, beside them, as data: so that a page can find words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import UNSET

from ...messages import Message
from ...messages.speaker import Speaker
from ..said import said, words_alone
from ..schemas.values import AllData, Data

REMEMBERED = 8192  # messages
Prompt = tuple[Message, tuple[Message, ...]]  # a heading, and what more there is to say


class Spoken(NamedTuple):
    """Sentences, and the messages that they say."""

    words: str
    messages: AllData


@lru_cache(REMEMBERED)
def _told(speaker: Speaker, message: Message, alone: bool) -> tuple[str, Data]:
    return speaker.one(message), UNSET if alone else said(message)


def told(speaker: Speaker, message: Message) -> tuple[str, Data]:
    """One message in words and as data. From scene to scene most is said again, to the same listener."""
    return _told(speaker, message, words_alone())


def spoken(speaker: Speaker, messages: Sequence[Message], between: str = " ") -> Spoken:
    """Messages for the page."""
    alone = words_alone()
    both = [_told(speaker, message, alone) for message in messages]
    words = between.join([words for words, _ in both])
    return Spoken(words, UNSET if alone else [data for _, data in both if data is not UNSET])
