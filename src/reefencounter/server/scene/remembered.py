"""What was worked out of the last positions, for the next who look at them.

A position keeps the place of its deck, so what is remembered here keeps decks with which nobody plays any more: whoever
needs their places has all of it forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import Any, Self, TypeVar

POSITIONS = 256  # that are remembered

Worked = TypeVar("Worked")
_ALL: list[_lru_cache_wrapper[Any]] = []


class Alike(tuple[Any, ...]):
    """All on which an answer depends, with the thing that is asked for it: another with the same key gets the same."""

    what: Any

    def __new__(cls, key: tuple[Any, ...], what: Any) -> Self:
        """`key` is all on which the answer depends."""
        alike = super().__new__(cls, key)
        alike.what = what
        return alike

    def taken(self) -> Any:
        """The thing itself, to be asked for once: what is remembered keeps the key alone."""
        what, self.what = self.what, None
        return what


def remembered(most: int = POSITIONS) -> Callable[[Callable[..., Worked]], _lru_cache_wrapper[Worked]]:
    """Of a function of positions, the last answers."""

    def remembering(work: Callable[..., Worked]) -> _lru_cache_wrapper[Worked]:
        cached = lru_cache(most)(work)
        _ALL.append(cached)
        return cached

    return remembering


def forget_positions() -> None:
    """Remember no position: what they kept is free."""
    for cached in _ALL:
        cached.cache_clear()
