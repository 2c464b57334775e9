"""Words for whoever reads them, in their language: the door through which everything else gets them.

The language is that of the reader: of a process at a terminal it is set once (`use`), in the server for each of those
who are answered (`reading`). What an error says as text (`str(error)`) is for programmers, and always English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

from .catalogue import DEFAULT, languages
from .message import Message, Value
from .speaker import Speaker

_reader: ContextVar[str | None] = ContextVar("language of the reader", default=None)
_process = [DEFAULT]


def language() -> str:
    """The language of whoever reads now."""
    return _reader.get() or _process[0]


def use(language: str) -> None:
    """Speak this language wherever nobody else reads."""
    _process[0] = language


@contextmanager
def reading(language: str) -> Iterator[None]:
    """Inside, somebody reads who reads this language."""
    before = _reader.set(language)
    try:
        yield
    finally:
        _reader.reset(before)


def known(wanted: str) -> str | None:
    """The language that is meant by a code such as `de_AT.UTF-8` or `de-AT`, if there is a catalogue of it.

    >>> known("en_GB.UTF-8"), known("tlh")
    ('en', None)
    """
    code = wanted.replace("_", "-").split(".")[0].split("-")[0].lower()
    return code if code in languages() else None


def speaker(
    names: Sequence[str] = (),
    viewer: int | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    actor: int | None = None,
) -> Speaker:
    """Who tells messages to one listener in the reader's language; `actor`: who acts where that is not the listener."""
    return Speaker(language(), names, viewer, cards, actor)


def say(*messages: Message) -> str:
    """Messages in words one after the other, told to nobody in particular."""
    return _nobody(language()).say(*messages)


def words(id: str, /, **arguments: Value | Sequence[Value]) -> str:
    """A message of this id in words.

    >>> words("answer.coral", colour="W", size=3)
    'white coral of 3'
    """
    return say(Message(id, **arguments))


def english(*messages: Message) -> str:
    """The same in English, whoever reads: what errors are as text."""
    return _nobody(DEFAULT).say(*messages)


@lru_cache
def _nobody(language: str) -> Speaker:
    return Speaker(language)
