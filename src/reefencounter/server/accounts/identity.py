"""Who is asking: a browser, known by a random token in a cookie that only the server reads, and the person behind it.

Each browser has a session, named by a hash of its token; several sessions may be one person's (`people.py`).

A token is given only with an answer to a request that has the header `Reef-Page`, which our own page puts on all of
its requests and no other site can: its browser would have to ask us first. An answer to a click on a link never has
one: coming from another site it carries no cookie (SameSite=Strict), and would replace the one that is there. The first
request of each visit (`Reef-Page: visit`) and each live connection begin the cookie anew, since browsers forget it
after 400 days.

Over HTTPS the cookie is called `__Host-reef`: browsers let nobody else set it, neither a page of a sibling host nor one
without encryption. One from before, called `reef`, is taken along at the next visit. Other programs of the same host
have cookies too, of whatever form: ours is looked for among them, and none of theirs makes it unreadable.

A program that plays here says with every request which token it has (`Authorization: Bearer …`). Its cookies do not
count, and it is given none.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Any, cast

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..web.connection import Connection

COOKIE, HOST_COOKIE = "reef", "__Host-reef"
PAGE_HEADER, VISIT = "reef-page", "visit"
SESSION, GIVEN, PERSON, BEARER = (  # where they are noted with a request
    "reef.session",
    "reef.given",
    "reef.person",
    "reef.bearer",
)
TOKEN = re.compile("[A-Za-z0-9_-]{22}")
LONGEST = 400 * 24 * 3600  # seconds that browsers keep a cookie at most
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "manifest-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def identity(hosts: frozenset[str] | None, hsts: int = 0) -> Callable[[ASGIApp], ASGIApp]:
    """Around the application: find out which browser asks, and put what guards a page onto every answer.

    `hosts` are the names under which the server may be asked for; None: any. `hsts`: days for which browsers that came
    over HTTPS come no other way.
    """
    lasting = {"Strict-Transport-Security": f"max-age={hsts * 24 * 3600}"} if hsts else {}

    def around(app: ASGIApp) -> ASGIApp:
        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
                await app(scope, receive, send)  # that the server starts and ends
                return
            headers = Headers.from_scope(scope)
            if hosts is not None and host_in(headers.get("host", "")) not in hosts:
                await _misdirected(scope, send)
                return
            bearer = bearer_in(headers.get("authorization", ""))
            secure = is_secure(scope)
            cookies = ";".join(headers.getall("cookie", []))
            token = (token_in(cookies, HOST_COOKIE) if secure else None) or token_in(cookies)
            notes = cast("dict[str, Any]", scope)
            notes[GIVEN], notes[SESSION] = None, None if token is None else session_with(token)
            notes[BEARER] = bearer is not None
            if bearer is not None:
                notes[SESSION] = program_with(bearer)  # and nothing to keep is given
            elif token is None:
                begin_anew(scope)
            elif scope["type"] == ScopeType.HTTP and headers.get(PAGE_HEADER) == VISIT:
                notes[GIVEN] = token  # the same for another 400 days

            async def answer(message: Message) -> None:
                if message["type"] == "http.response.start":
                    out = MutableScopeHeaders.from_message(message)
                    for name, value in (HEADERS | lasting if secure else HEADERS).items():
                        out[name] = value
                    out.setdefault("Cache-Control", "no-store")
                    given = notes[GIVEN]
                    if given is not None and "Set-Cookie" not in out:
                        out.add("Set-Cookie", cookie(given, secure))
                        out["Cache-Control"] = "no-store"  # nobody else may be given this cookie
                    if secure and "Set-Cookie" in out and token_in(cookies):
                        out.add("Set-Cookie", f"{COOKIE}=; Path=/; Max-Age=0; Secure")  # from before
                elif message["type"] == "websocket.accept" and token is not None and bearer is None:
                    renewed = (b"set-cookie", cookie(token, secure).encode())
                    message["headers"] = [*message.get("headers", []), renewed]
                await send(message)

            await app(scope, receive, answer)

        return asked

    return around


def begin_anew(scope: Scope) -> None:
    """Give a browser whose request our own page sent a new token, and with it a session that nobody has had."""
    notes = cast("dict[str, Any]", scope)
    notes[SESSION] = None
    if scope["type"] == ScopeType.HTTP and PAGE_HEADER in Headers.from_scope(scope):
        notes[GIVEN] = new_token()
        notes[SESSION] = session_with(notes[GIVEN])


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(16)


def cookie(token: str, secure: bool) -> str:
    """The header that gives a browser its token; `secure`: over HTTPS."""
    name, end = (HOST_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={LONGEST}; HttpOnly; SameSite=Strict{end}"


def is_secure(scope: Scope) -> bool:
    """Whether a request came over HTTPS, to us or to a web server in front of us."""
    return scope["scheme"] in ("https", "wss")


async def _misdirected(scope: Scope, send: Send) -> None:
    """The answer to a request for a name that is not ours."""
    if scope["type"] == ScopeType.HTTP:
        reason = b'{"reason":"This server is not reached by that name; see `reef serve --help`, --name."}'
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 421, "headers": headers})
        await send({"type": "http.response.body", "body": reason, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 4403, "reason": "not by that name"})


def host_in(header: str) -> str:
    """The name in a Host header, without the port."""
    return header.rpartition(":")[0].lower() if re.search(r":\d+$", header) else header.lower()


def token_in(cookies: str, ours: str = COOKIE) -> str | None:
    """The token among cookies, whatever the others are: the first under our name that has the right form."""
    for each in cookies.split(";"):
        name, _, value = each.partition("=")
        value = value.strip().strip('"')
        if name.strip() == ours and TOKEN.fullmatch(value):
            return value
    return None


def bearer_in(header: str) -> str | None:
    """The token in an `Authorization` header, right or wrong; None: it has none."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def session_with(token: str) -> str:
    """The session that a token opens: a hash, so that the database does not tell the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def program_with(token: str) -> str:
    """The same for the token of a program, which is never that of a browser."""
    return session_with(f"program:{token}")


def session_of(connection: Connection) -> str | None:
    """The session of the browser that asks."""
    session: str | None = cast("dict[str, Any]", connection.scope).get(SESSION)
    return session


def person_of(connection: Connection) -> str | None:
    """The person who asks, by the id under which everything of theirs is kept."""
    person: str | None = cast("dict[str, Any]", connection.scope).get(PERSON)
    return person


def same_origin(connection: Connection) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2].lower() == connection.headers.get("host", "").lower()
