"""Taking one's games along: a browser tells its recovery words, and another that is given them becomes the same."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body

from ..engine.errors import ReefError
from .connection import Asked
from .guards import not_guessed
from .identity import browser_of, browser_with, cookie, token_of_browser
from .recovery import token_of, words_of
from .refusals import Refusal
from .schemas import GivenWords, Identified, RecoveryWords
from .services import services_of


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
