"""Which language whoever asks wants to read: the one that the address names, else the one that was chosen in this
browser (a cookie keeps it), else what the browser prefers."""

from __future__ import annotations

import re
from functools import lru_cache

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...messages.catalogue import DEFAULT
from ...messages.words import known, reading

LONGEST = 200  # signs of a header that are looked at
_NAMED = re.compile(rb"(?:^|&)language=([a-z]{2,3})(?:&|$)")
_CHOSEN = re.compile(rb"(?:^|;\s*)reef-language=([a-z]{2,3})(?:;|$)")
_WANTED = re.compile(r"([a-zA-Z]{1,8})(?:-[a-zA-Z0-9-]{1,20})?\s*(?:;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?))?")


@lru_cache(1000)
def preferred(header: str) -> str:
    """The language of an `Accept-Language` header that there is a catalogue of, the most wanted first.

    >>> preferred("tlh, en;q=0.5, *;q=0.1"), preferred("")
    ('en', 'en')
    """
    wanted = [found for part in header.split(",") if (found := _WANTED.fullmatch(part.strip()))]
    wanted.sort(key=lambda found: -float(found[2] or 1))
    return next((code for found in wanted if float(found[2] or 1) and (code := known(found[1]))), DEFAULT)


def in_their_language(app: ASGIApp) -> ASGIApp:
    """Around the application: all words of an answer are in the language of whoever asked."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"accept-language", b"cookie")}
        named = _NAMED.search(scope["query_string"]) or _CHOSEN.search(headers.get(b"cookie", b""))
        wanted = known(named[1].decode()) if named else None
        with reading(wanted or preferred(headers.get(b"accept-language", b"")[:LONGEST].decode("latin-1"))):
            await app(scope, receive, send)

    return asked
