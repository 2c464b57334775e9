"""People: whose a session is, what somebody is called, on which devices they are, and how they get to another.

A visitor is a guest with a name at once, and is written down when they first keep something. Whoever becomes somebody
else, by recovery words, a passkey or a link, gets a new token for it, so that nobody who knew the old one comes along;
the games of a guest who is known in this browser alone do, if they want. For a week the browser can be the guest's
again, with all that was theirs.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...messages.catalogue import languages
from ..plain_text import plain
from ..play.tables import Tables
from ..play.watchers import NOT_NOW, NOT_YOURS, SIGNED_OUT, Watcher
from ..refusals import Refusal
from ..schemas.values import Along
from ..storage.merge_store import MergeData
from ..storage.people_store import PersonData, ProgramData
from ..storage.store import Store
from ..storage.transactions import now
from ..web.admission import refuse
from ..web.limits import MOST_KNOWN
from .guest_names import guest_name
from .identity import BEARER, PERSON, SESSION, begin_anew, new_token, program_with, session_with
from .programs import is_program, marked, new_id
from .recovery import token_of, words_of

REMEMBERED = 10.0  # seconds; another process may have ended a session
MAIL = "mail"  # as a way back
MOST_PROGRAMS = 5  # of one person
SLASHES = re.compile("/{2,}")
NOT_FOR_PROGRAMS = ("/api/me/", "/api/identity")  # paths that are about whoever somebody is


class People:
    """The people of one server."""

    def __init__(self, store: Store, tables: Tables, mails: bool = False) -> None:
        """`mails`: whether the host sends them, so that an address is a way back."""
        self._store, self._tables, self._mails = store, tables, mails
        self._known: OrderedDict[str, tuple[float, str | None]] = OrderedDict()
        self._pages: defaultdict[str, set[Watcher]] = defaultdict(set)  # by session, those that are open

    async def with_session(self, session: str) -> str | None:
        """Whose a session is; None: it was ended."""
        return await self._remembered(session, self._store.with_session)

    async def _remembered(self, session: str, asked: Callable[[str], Awaitable[str | None]]) -> str | None:
        when, person = self._known.get(session, (0.0, None))
        if not when or when + REMEMBERED < time.monotonic():
            person = await asked(session)
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
        await self._store.meet(person)
        await self._store.change_person(person, name=marked(_name(name), person))

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

    def near(self, people: Collection[str]) -> dict[str, Literal["here", "away"]]:
        """Who of some people is at a table through this process."""
        found: dict[str, Literal["here", "away"]] = {}
        for watcher in (each for pages in self._pages.values() for each in pages):
            if (who := watcher.person) in people and who is not None and found.get(who) != "here":
                found[who] = "away" if watcher.away else "here"
        return found

    async def sign_out(self, person: str, sessions: list[str]) -> None:
        """Somebody is no longer known in these browsers: not if that would leave them no way back to what is theirs."""
        all_of_them = {session.id for session in await self._store.sessions(person)}
        if not all_of_them - set(sessions) and not await self.has_way_back(person):
            raise Refusal("stale", "person.no_way_back")
        await self._end([session for session in sessions if session in all_of_them])
        await self._store.drop_links(person)  # whoever sat there may have asked for one

    async def has_way_back(self, person: str, without: str = "") -> bool:
        """Whether somebody can be known in another browser; also without this passkey, or without `mail`."""
        if (await self.person(person)).words_made is not None:
            return True
        if any(passkey.id != without for passkey in await self._store.passkeys(person)):
            return True
        return self._mails and without != MAIL and await self._store.address_of(person) is not None

    async def may_be_rated(self, person: str) -> None:
        """Refuse whoever could begin anew at any time: rated games are for people who are known, and for programs."""
        if not is_program(person) and not await self.has_way_back(person):
            raise Refusal("stale", "rated.way_back")

    async def _end(self, sessions: list[str]) -> None:
        await self._store.end_sessions(sessions)
        self._forget(sessions)

    def _forget(self, sessions: list[str]) -> None:
        """Sessions, or tokens, that are good no longer: close the pages that are open by them."""
        for session in sessions:
            self.ended(session)

    def ended(self, session: str) -> None:
        """Somebody is no longer known in a browser: its pages are closed."""
        self._known.pop(session, None)
        for watcher in self._pages.get(session, ()):
            watcher.let_go(SIGNED_OUT, "close.signed_out")

    def close_pages(self, people: frozenset[str], why: str) -> None:
        """Close all pages that these people have open at tables."""
        for watchers in list(self._pages.values()):
            for watcher in watchers:
                if watcher.person in people:
                    watcher.let_go(NOT_YOURS, why)

    async def look_again(self) -> None:
        """Another process may have ended sessions whose pages are open here, or made them another's."""
        self._known.clear()
        for session, watchers in list(self._pages.items()):
            person = await self._store.with_session(session)
            if person is None or any(watcher.person != person for watcher in watchers):
                self.ended(session)

    def handed_over(self, person: str) -> None:
        """Another process made somebody's things another's."""
        for session in [each for each, (_, known) in self._known.items() if known == person]:
            del self._known[session]

    async def forget(self, person: str) -> None:
        """Somebody is no more."""
        sessions = [session.id for session in await self._store.sessions(person)]
        await self._store.forget(person)
        self._forget(sessions)

    # Programs ------------------------------------------------------------------------------------------

    async def with_token(self, token: str) -> str:
        """The program that has a token, by its hash."""
        program = await self._remembered(token, self._store.with_token)
        if program is None:
            raise Refusal("seat", "program.token", status=401)
        return program

    async def new_program(self, owner: str, name: str) -> tuple[ProgramData, str]:
        """A program of somebody, with its token, which is told this once."""
        await self._store.meet(owner)
        account, token = new_id(), new_program_token()
        made = ProgramData(account, owner, now(), None, marked(_name(name), account))
        if not await self._store.add_program(made, program_with(token), MOST_PROGRAMS):
            raise Refusal("stale", "program.too_many", most=MOST_PROGRAMS)
        return made, token

    async def new_token(self, owner: str, account: str) -> tuple[ProgramData, str]:
        """Another token for a program; the one from before is good no longer."""
        token = new_program_token()
        self._end_token(await self._store.change_token(account, owner, program_with(token)))
        found = [each for each in await self._store.programs(owner) if each.id == account]
        return found[0], token

    async def remove_program(self, owner: str, account: str) -> None:
        """A program plays here no longer."""
        self._end_token(await self._store.remove_program(account, owner))

    def _end_token(self, token: str | None) -> None:
        if token is None:
            raise Refusal("malformed", "program.none", status=404)
        self._forget([token])

    # Becoming somebody ---------------------------------------------------------------------------------

    async def new_words(self, person: str) -> list[str]:
        """New recovery words; those from before are good no longer."""
        await self._store.meet(person)
        token = new_token()
        await self._store.change_person(person, recovery=session_with(token), words_made=now())
        await self._store.end_old_words(person)
        return words_of(token)

    async def with_words(self, text: str) -> tuple[str, str | None]:
        """Whose recovery words these are; and the merge, if they were those of a guest who became this person."""
        words = session_with(token_of(text))
        if (person := await self._store.with_words(words)) is not None:
            return person, None
        if (led := await self._store.led_by(words)) is not None:
            return led[1], led[0]
        raise Refusal("illegal", "recovery.unknown")

    async def sign_in(
        self, person: str, before: str | None, session: str | None, device: str, *, along: bool = True
    ) -> str | None:
        """Be somebody in a browser; the new token for it, if they were not known there already.

        `along`: what is a guest's comes along, unless the two play against each other at this moment.
        """
        if person == before:
            return None
        token = new_token()
        here = session_with(token)
        if before is not None and session is not None:
            if await self._is_guest(before, session):
                games = len(await self._store.tables_of(before))
                if along and not await self._store.play_together(before, person):
                    await self._tables.hand_over(before, person, here, games)
                else:
                    await self._store.leave_behind(before, person, here, games)
                    await self._end([session])
            else:
                await self._end([session])
            self._known.pop(session, None)
        await self._store.begin_session(here, person, device)
        return token

    async def _is_guest(self, person: str, session: str) -> bool:
        """Whether somebody is known by this session alone. Recovery words go on to lead to what was theirs."""
        others = {each.id for each in await self._store.sessions(person)} - {session}
        return not (others or await self._store.passkeys(person) or await self._store.address_of(person))

    async def games_to_bring(
        self, person: str, before: str | None, session: str | None, asked: bool
    ) -> tuple[int, Along]:
        """How many games of a guest come along who becomes somebody by a link, or could; see `Along`."""
        if before is None or session is None or before == person or not await self._is_guest(before, session):
            return 0, "asked"
        games = len(await self._store.tables_of(before))
        if games and await self._store.play_together(before, person):
            return games, "apart"
        return games, "asked" if asked else "choice"

    async def lead_back(self, merge: str, session: str | None) -> None:
        """A browser got in by the words of a guest: it can be the guest's again."""
        if session is not None:
            await self._store.lead_back(merge, session)

    async def was_here(self, session: str | None) -> MergeData | None:
        """Who somebody was in this browser before, as long as they can go back."""
        return None if session is None else await self._store.merged_in(session)

    async def go_back(self, session: str | None) -> str:
        """Be the guest again that somebody was in this browser, with all that was theirs; the new token for it."""
        merge = await self.was_here(session)
        if merge is None or session is None:
            raise Refusal("stale", "person.nobody_before")
        token = new_token()
        tables = await self._store.go_back(merge.id, session_with(token))
        self.ended(session)
        await self._tables.look_again(tables)
        return token


def known_people(people: People, check: Callable[[str | None, str, str], None], app: ASGIApp) -> ASGIApp:
    """Around the application: who asks. A browser whose session was ended begins a new one.

    `check` refuses somebody a method and a path.
    """

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        path = SLASHES.sub("/", scope.get("path", ""))  # as the router reads it
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET) or not path.startswith("/api/"):
            await app(scope, receive, send)
            return
        notes = cast("dict[str, Any]", scope)
        session: str | None = notes[SESSION]
        try:
            if notes[BEARER]:
                notes[PERSON] = await people.with_token(str(session))
                if path.startswith(NOT_FOR_PROGRAMS):
                    raise Refusal("seat", "program.not_for")
            else:
                notes[PERSON] = None if session is None else await people.with_session(session)
            check(notes[PERSON], notes.get("method", "GET"), path)
        except Refusal as refusal:
            if scope["type"] == ScopeType.HTTP:
                await refuse(send, refusal)
            else:
                code = {401: SIGNED_OUT, 403: NOT_YOURS}.get(refusal.status, NOT_NOW)
                await receive()
                await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
                await send({"type": "websocket.close", "code": code, "reason": refusal.reason})
            return
        if notes[PERSON] is None and session is not None:
            begin_anew(scope)
            notes[PERSON] = notes[SESSION]
        await app(scope, receive, send)

    return asked


def _name(name: str) -> str:
    """A name as it is kept."""
    name = plain(name)
    if not name:
        raise Refusal("malformed", "person.no_name")
    return name


def new_program_token() -> str:
    """A token that nobody can guess, and that everybody recognises for what it is."""
    return f"reefbot_{secrets.token_urlsafe(24)}"
