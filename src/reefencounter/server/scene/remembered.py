"""What was worked out of the last positions, for the next who look at them.

A position keeps the place of its deck, so what is remembered here keeps decks with which nobody plays any more: whoever
needs their places has all of it forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import Any, TypeVar

POSITIONS = 256  # that are remembered

Worked = TypeVar("Worked")
_ALL: list[_lru_cache_wrapper[Any]] = []


class Alike:
    """Something with a key that has all on which the answer depends: another with the same key gets the same."""

    __slots__ = ("key", "what")

    def __init__(self, key: tuple[Any, ...], what: Any) -> None:
        self.key, self.what = key, what

    def taken(self) -> Any:
        """The thing itself, to be asked for once: what is remembered keeps the key alone."""
        what, self.what = self.what, None
        return what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


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
