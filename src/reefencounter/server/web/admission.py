"""Where requests come in: who pays for each, whether they still may, and how long its body may take."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..accounts.identity import SESSION
from ..measures import REFUSED
from ..refusals import Refusal
from .budget import ACCOUNT, Accounts, Exhausted, charged
from .visitors import Visitors

BODY_WITHIN = 60.0  # seconds until the body of a request is there


def within_budget(accounts: Accounts, visitors: Visitors, app: ASGIApp) -> ASGIApp:
    """Around the application: who pays for a request, and how long its body may take."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        client = scope["client"]
        account = accounts.of(
            visitors.share_of(client[0]) if client else "", cast("dict[str, Any]", scope).get(SESSION)
        )
        ACCOUNT.set(account)
        if scope["type"] == ScopeType.HTTP:
            try:
                await account.admit()
            except Exhausted as refusal:
                await refuse(send, refusal)
                return
            receive = _in_time(receive)
        await charged(app(scope, receive, send))

    return asked


def _in_time(receive: Receive) -> Receive:
    """The body of a request, if it comes in time."""
    deadline = time.monotonic() + BODY_WITHIN

    async def received() -> Any:
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                return await receive()
        except TimeoutError:
            raise Refusal("malformed", "request.slow", status=408) from None

    return received


async def refuse(send: Send, refusal: Refusal) -> None:
    """Answer a request with a refusal, outside of the application."""
    REFUSED[refusal.code] += 1
    headers = {"Content-Type": "application/json", **refusal.headers}
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": pairs})
    body = msgspec.json.encode(refusal.problem)
    await send({"type": "http.response.body", "body": body, "more_body": False})
