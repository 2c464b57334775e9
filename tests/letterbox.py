"""A real mail server on loopback, and what came to it."""

from __future__ import annotations

import asyncio
import queue
import re
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP
from serving import PATIENCE

LINK = re.compile(r"https?://\S+/mail#(\S+)")
FROM = "reef@example.org"


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
