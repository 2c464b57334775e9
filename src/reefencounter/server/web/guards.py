"""Guards of routes: what changes something comes from our own page, and not too often."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from litestar.handlers import BaseRouteHandler

from ..accounts.identity import same_origin
from ..refusals import Refusal
from ..services import address_of, services_of
from .connection import Connection
from .limits import Rates

Found = TypeVar("Found")


def from_own_page(connection: Connection, handler: BaseRouteHandler) -> None:
    """For what makes or changes something."""
    _check(connection, services_of(connection).new, "request.too_many")


def same_page(connection: Connection, handler: BaseRouteHandler | None = None) -> None:
    """For what costs little and changes little, as often as one likes."""
    if not same_origin(connection):
        raise Refusal("seat", "request.foreign")


def not_guessed(connection: Connection, handler: BaseRouteHandler) -> None:
    """For recovery words: nobody tries many."""
    _check(connection, services_of(connection).words, "request.words_too_often")


async def found_by_code(
    connection: Connection, look: Callable[[], Awaitable[Found | None]], none: str
) -> Found:
    """Return what a code leads to; raise `Refusal` with `none` where it is wrong, and `too_fast` after many wrong ones.

    A right code works however many wrong ones came from its address: a school shares one, and 54 bits are not guessed.
    """
    found = await look()
    if found is not None:
        return found
    if services_of(connection).codes.exceeded(address_of(connection)):
        raise Refusal("too_fast", "request.words_too_often")
    raise Refusal("malformed", none, status=404)


def sparingly(connection: Connection, handler: BaseRouteHandler) -> None:
    """For what is long, and seldom wanted."""
    _check(connection, services_of(connection).exports, "request.words_too_often")


def asks_friends(connection: Connection, handler: BaseRouteHandler) -> None:
    """For asking people who do not know one yet."""
    _check(connection, services_of(connection).asks, "request.words_too_often")


def _check(connection: Connection, rates: Rates, too_often: str) -> None:
    same_page(connection)
    if rates.exceeded(address_of(connection)):
        raise Refusal("too_fast", too_often)
