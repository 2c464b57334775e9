"""A real mail server on loopback, what came to it, and people who have an address there."""

from __future__ import annotations

import asyncio
import queue
import re
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from itertools import count
from typing import Any

from aiosmtpd.smtp import SMTP
from serving import JSON, PATIENCE, Browser, Server

LINK = re.compile(r"https?://\S+/mail#(\S+)")
FROM = "reef@example.org"
ADDRESSES = count(2)


class Mailbox:
    """Takes every mail. `options` let a server send by it."""

    def __init__(self) -> None:
        self.came: queue.Queue[EmailMessage] = queue.Queue()
        self.raw: list[bytes] = []
        self.refuse: str | None = None  # what to answer instead of taking mails
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def options(self) -> tuple[str, ...]:
        return "--mail", f"smtp://127.0.0.1:{self.port}", "--mail-from", FROM

    async def _listen(self) -> asyncio.Server:
        return await self._loop.create_server(lambda: SMTP(self, hostname="mail.test"), "127.0.0.1", 0)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse is not None:
            return self.refuse
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]], "to one person alone"
        self.raw.append(envelope.content)
        self.came.put(mail)
        return "250 OK"

    def next(self, to: str) -> EmailMessage:
        """The next mail, which is to this address."""
        mail = self.came.get(timeout=PATIENCE)
        assert mail["To"] == to
        return mail

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def token_in(mail: EmailMessage) -> str:
    """The token of the link in a mail."""
    found = LINK.search(text_of(mail))
    assert found, text_of(mail)
    return found[1]


def visitor(server: Server, language: str = "en") -> Browser:
    """A new browser at an address of its own: links may be asked for only so often from one."""
    number = next(ADDRESSES)
    browser = Browser(server.address, source=f"127.3.{number // 200}.{number % 200 + 1}")
    browser.http.headers["Accept-Language"] = language
    return browser


def ask(browser: Browser, address: str, **more: str) -> JSON:
    return browser.post("/api/me/mail", {"address": address, **more}, status=202)


def use(browser: Browser, token: str, status: int = 200) -> JSON:
    return browser.post("/api/identity/mail", {"token": token}, status=status)


def with_address(server: Server, mailbox: Mailbox, address: str, name: str = "Ada", **more: str) -> Browser:
    """Somebody who has confirmed an address."""
    browser = visitor(server)
    browser.http.patch("/api/me", json={"name": name})
    ask(browser, address, **more)
    use(browser, token_in(mailbox.next(address)))
    assert browser.get("/api/me/mail") == {"address": address, "digest": True}
    return browser
