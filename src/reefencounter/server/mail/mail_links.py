"""Links by mail: to keep an address with one's account, and to sign in where one is not known.

Whoever names an address gets the same answer, as quickly, whether somebody here has it: what follows is done beside
it. If somebody has it, the mail signs in as them; if nobody has, it asks whether to keep it with the account of
whoever named it. A link opens a page of ours, on which one clicks: programs that look at all links of a mail do not.

A link may come from anybody, who asked for it at their own address: what is a guest's comes along by itself only into
the browser that asked. The host makes links too (`reef admin link`), for those who have lost their way in.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from datetime import timedelta

from ...messages.words import language, reading
from ..accounts.identity import session_with
from ..accounts.people import People
from ..accounts.programs import is_program
from ..refusals import Refusal
from ..storage.mail_store import GOOD_FOR, LinkData
from ..storage.store import Store
from ..storage.transactions import now
from ..storage.trouble import Unavailable
from ..web.limits import Rates
from .letters import Letter, confirming, known_zone, signing_in
from .mail_settings import clean_address, mailbox_of
from .mailer import Mailer

MOST_ASKED = (5, 600.0)  # links that one client, or for one address, may ask for, in so many seconds
MOST_OF_ONE = (3, 3600.0)  # … that one client gets for one address: others have some left


class MailLinks:
    """The links of the people of one server. Without a mailer none are sent."""

    def __init__(self, store: Store, people: People, mailer: Mailer | None, most: int) -> None:
        """`most`: links within an hour, to anybody."""
        self._store, self._people, self._mailer, self._most = store, people, mailer, most
        self._clients, self._addresses = Rates(*MOST_ASKED), Rates(*MOST_ASKED)
        self._both = Rates(*MOST_OF_ONE)
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, person: str, client: str, text: str, zone: str, session: str | None) -> None:
        """Somebody wants a link to be sent to an address, in the browser that has this session."""
        mailer = self._sending()
        address = clean_address(text)
        if is_program(person):
            raise Refusal("seat", "program.not_for")
        if address is None:
            raise Refusal("malformed", "address.none")
        mailbox = mailbox_of(address)
        if self._clients.exceeded(client):
            raise Refusal("too_fast", "request.words_too_often")
        if self._both.exceeded(f"{client} {mailbox}"):
            return  # before it counts against the address: nobody else is kept from theirs
        if self._addresses.exceeded(mailbox):
            raise Refusal("too_fast", "request.words_too_often")
        task = asyncio.create_task(self._send(mailer, person, address, language(), known_zone(zone), session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(
        self, mailer: Mailer, asker: str, address: str, spoken: str, zone: str | None, session: str | None
    ) -> None:
        with suppress(Unavailable):  # the log says so
            await self._store.meet(asker)  # whether or not somebody has it: nothing tells
            known = await self._store.with_address(address)
            if known is None:
                link = LinkData(asker, address, "confirm", spoken, zone, now(), session)
            else:
                person = await self._people.person(known.person)
                reads = person.settings.get("language") or known.language
                link = LinkData(known.person, address, "sign_in", reads, zone, now(), session)
            token = secrets.token_urlsafe(24)
            if await self._store.keep_link(session_with(token), link, self._most):
                mailer.post(await self._letter(link, f"{mailer.settings.site}/mail#{token}"))

    async def _letter(self, link: LinkData, address: str) -> Letter:
        good_for = GOOD_FOR[link.purpose]
        with reading(link.language):
            if link.purpose == "confirm":
                return confirming(link.address, address, good_for // timedelta(hours=1))
            name = (await self._people.person(link.person)).name
            return signing_in(link.address, name, address, good_for // timedelta(minutes=1))

    async def look(self, token: str) -> tuple[LinkData, str]:
        """What a link is for, and what whoever it is about is called."""
        return await self._told(await self._store.link(session_with(token)))

    async def use(self, token: str) -> tuple[LinkData, str]:
        """Use a link; an address that is to be kept is."""
        told = await self._told(await self._store.take_link(session_with(token)))
        if told[0].purpose == "confirm" and not await self._store.keep_address(told[0]):
            raise Refusal("stale", "address.taken")
        return told

    async def _told(self, link: LinkData | None) -> tuple[LinkData, str]:
        if link is None:
            self._sending()
            raise Refusal("illegal", "address.link")
        return link, (await self._people.person(link.person)).name

    def _sending(self) -> Mailer:
        if self._mailer is None:
            raise Refusal("stale", "address.no_mail")
        return self._mailer
