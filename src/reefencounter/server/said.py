"""A message as it travels to a page: its id and its arguments. A page that shows words alone is not sent it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from msgspec import UNSET

from ..messages import Message
from .schemas import Said
from .schemas.values import Data

_alone: ContextVar[bool] = ContextVar("whether whoever reads now gets words alone", default=False)


def said(message: Message) -> Said:
    """The message as data."""
    told = message.to_json()
    return Said(told["id"], told.get("arguments", {}))


def words_alone() -> bool:
    """Whether whoever reads now gets words without the data that they say."""
    return _alone.get()


@contextmanager
def telling(*, alone: bool) -> Iterator[None]:
    """Inside, somebody reads who gets words alone, or not."""
    before = _alone.set(alone)
    try:
        yield
    finally:
        _alone.reset(before)


def beside(message: Message) -> Data:
    """The message as data beside its words, for whoever reads now."""
    return UNSET if _alone.get() else said(message)
