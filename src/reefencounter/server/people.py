"""People: whose a session is, what somebody is called, on which devices they are, and how they get to another.

A visitor is a guest with a name at once, and is written down when they first keep something. Whoever becomes somebody
else, by recovery words or a passkey, gets a new token for it, so that nobody who knew the old one comes along; the
games of a guest who is known in this browser alone do.
"""

from __future__ import annotations

import time
from collections import OrderedDict, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..messages.catalogue import languages
from .admission import refuse
from .guest_names import guest_name
from .identity import PERSON, SESSION, begin_anew, new_token, session_with
from .limits import MOST_KNOWN
from .people_store import PersonData
from .plain_text import plain
from .recovery import token_of, words_of
from .refusals import Refusal
from .store import Store
from .tables import Tables
from .transactions import now
from .trouble import Unavailable
from .watchers import NOT_NOW, SIGNED_OUT, Watcher

REMEMBERED = 10.0  # seconds; another process may have ended a session


class People:
    """The people of one server."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store, self._tables = store, tables
        self._known: OrderedDict[str, tuple[float, str | None]] = OrderedDict()
        self._pages: defaultdict[str, set[Watcher]] = defaultdict(set)  # by session, those that are open

    async def with_session(self, session: str) -> str | None:
        """Whose a session is; None: it was ended."""
        when, person = self._known.get(session, (0.0, None))
        if not when or when + REMEMBERED < time.monotonic():
            person = await self._store.with_session(session)
            self._known[session] = time.monotonic(), person
            self._known.move_to_end(session)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return person

    async def person(self, person: str) -> PersonData:
        """Somebody, also if nothing is kept of them yet."""
        return await self._store.person(person) or PersonData(person, now(), guest_name(person), None, {})

    async def rename(self, person: str, name: str) -> None:
        """Somebody wants to be called something else."""
        name = plain(name)
        if not name:
            raise Refusal("malformed", "person.no_name")
        await self._store.meet(person)
        await self._store.change_person(person, name=name)

    async def read(self, person: str, language: str) -> None:
        """Somebody wants to read another language."""
        if language not in languages():
            raise Refusal("malformed", "person.language", language=language, languages=[*languages()])
        await self.choose(person, {"language": language})

    async def choose(self, person: str, choices: Mapping[str, object]) -> None:
        """Somebody has made choices that are kept with them."""
        await self._store.meet(person)
        settings = (await self.person(person)).settings
        await self._store.change_person(person, settings={**settings, **choices})

    # Sessions ------------------------------------------------------------------------------------------

    @contextmanager
    def page(self, session: str | None, watcher: Watcher) -> Iterator[None]:
        """A page is open for as long as this; it is closed when its session ends."""
        if session is None:
            yield
            return
        self._pages[session].add(watcher)
        try:
            yield
        finally:
            self._pages[session].discard(watcher)
            if not self._pages[session]:
                del self._pages[session]

    async def sign_out(self, person: str, sessions: list[str]) -> None:
        """Somebody is no longer known in these browsers: not if that would leave them no way back to what is theirs."""
        all_of_them = {session.id for session in await self._store.sessions(person)}
        if not all_of_them - set(sessions) and not await self.has_way_back(person):
            raise Refusal("stale", "person.no_way_back")
        await self._end([session for session in sessions if session in all_of_them])

    async def has_way_back(self, person: str) -> bool:
        """Whether somebody can be known in another browser."""
        known = (await self.person(person)).words_made is not None
        return known or bool(await self._store.passkeys(person))

    async def _end(self, sessions: list[str]) -> None:
        await self._store.end_sessions(sessions)
        for session in sessions:
            self._known.pop(session, None)
            for watcher in self._pages.get(session, ()):
                watcher.let_go(SIGNED_OUT, "close.signed_out")

    # Becoming somebody ---------------------------------------------------------------------------------

    async def new_words(self, person: str) -> list[str]:
        """New recovery words; those from before are good no longer."""
        await self._store.meet(person)
        token = new_token()
        await self._store.change_person(person, recovery=session_with(token), words_made=now())
        return words_of(token)

    async def with_words(self, text: str) -> str:
        """Whose recovery words these are."""
        person = await self._store.with_words(session_with(token_of(text)))
        if person is None:
            raise Refusal("illegal", "recovery.unknown")
        return person

    async def sign_in(self, person: str, before: str | None, session: str | None, device: str) -> str | None:
        """Be somebody in a browser; the new token for it, if they were not known there already."""
        if person == before:
            return None
        if before is not None and session is not None:
            others = {each.id for each in await self._store.sessions(before)} - {session}
            if not others and not await self._store.passkeys(before):  # a guest
                await self._tables.hand_over(before, person)
            else:
                await self._end([session])
            self._known.pop(session, None)
        token = new_token()
        await self._store.begin_session(session_with(token), person, device)
        return token


def known_people(people: People, app: ASGIApp) -> ASGIApp:
    """Around the application: who asks. A browser whose session was ended begins a new one."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET) or not scope["path"].startswith(
            "/api/"
        ):
            await app(scope, receive, send)
            return
        notes = cast("dict[str, Any]", scope)
        session: str | None = notes[SESSION]
        try:
            person = None if session is None else await people.with_session(session)
        except Unavailable as refusal:
            if scope["type"] == ScopeType.HTTP:
                await refuse(send, refusal)
            else:
                await receive()
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await send({"type": "websocket.close", "code": NOT_NOW, "reason": refusal.reason})
            return
        if person is None and session is not None:
            begin_anew(scope)
            person = notes[SESSION]
        notes[PERSON] = person
        await app(scope, receive, send)

    return asked
