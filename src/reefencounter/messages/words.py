"""Words for whoever reads what this process writes: at the terminal, on the command line, in a picture."""

from __future__ import annotations

from collections.abc import Sequence

from .english import english
from .message import Message, Value


def words(id: str, /, **arguments: Value | Sequence[Value]) -> str:
    """A message of this id in words.

    >>> words("answer.coral", colour="W", size=3)
    'white coral of 3'
    """
    return english(Message(id, **arguments))
