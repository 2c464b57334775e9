"""Taking one's games along: a browser tells its recovery words, and another that is given them becomes the same."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import Body

from ..engine.errors import ReefError
from .connection import Asked, Connection
from .identity import browser_of, browser_with, cookie, same_origin, token_of_browser
from .recovery import token_of, words_of
from .refusals import Refusal
from .schemas import GivenWords, Identified, RecoveryWords
from .services import address_of, services_of


def not_guessed(connection: Connection, handler: BaseRouteHandler) -> None:
    """Guard: words come from our own page, and nobody tries many."""
    if not same_origin(connection):
        raise Refusal("seat", "request.foreign")
    if services_of(connection).words.exceeded(address_of(connection)):
        raise Refusal("too_fast", "request.words_too_often")


@get("/api/identity", operation_id="identity", tags=["identity"])
async def identity(request: Asked) -> RecoveryWords:
    """The words by which another browser has the games of this one."""
    token, browser = token_of_browser(request), browser_of(request)
    if token is None or browser is None or not await services_of(request).store.knows(browser):
        raise Refusal("stale", "recovery.nothing")
    return RecoveryWords(words_of(token))


@post(
    "/api/identity",
    operation_id="identify",
    tags=["identity"],
    guards=[not_guessed],
    status_code=200,
    request_max_body_size=1 << 10,
)
async def identify(request: Asked, data: Annotated[GivenWords, Body()]) -> Response[Identified]:
    """Become the browser whose words these are. The tables and decks of this one come along."""
    services = services_of(request)
    try:
        token = token_of(data.words)
    except ReefError as error:
        raise Refusal.of(error) from None
    browser = browser_with(token)
    if not await services.store.knows(browser):
        raise Refusal("illegal", "recovery.unknown")
    before = browser_of(request)
    if before is not None:
        await services.tables.hand_over(before, browser)
    answer = Identified((await services.store.usage(browser))[0])
    return Response(answer, headers={"Set-Cookie": cookie(token, request.scope["scheme"] == "https")})


IDENTITY_ROUTES = [identity, identify]
