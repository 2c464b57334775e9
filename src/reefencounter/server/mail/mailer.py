"""Sending mails beside everything else: one after the other, tried again for a while where the mail server is away.

A letter that waits to be tried again holds up no other.

Python's own `smtplib` in a thread does it: a server sends a few mails a minute, so that nothing is gained by a library
that waits for several at a time, and there is one dependency less that speaks with the network.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from contextlib import suppress

from .letters import Letter, written
from .mail_settings import MailSettings

MOST_WAITING = 1000  # letters; more are not sent
TIMEOUT = 20.0  # seconds for each answer of the mail server
PAUSES = (5.0, 30.0, 120.0, 600.0)  # seconds before a letter is tried again
LAST = 3.0  # seconds for what waits when the server is ended

log = logging.getLogger(__name__)


class Mailer:
    """The mails of one server process."""

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self._waiting: asyncio.Queue[tuple[Letter, int]] = asyncio.Queue(MOST_WAITING)

    def post(self, letter: Letter, tried: int = 0) -> None:
        """Send a letter as soon as it can be sent; `tried`: how often it was already."""
        try:
            self._waiting.put_nowait((letter, tried))
        except asyncio.QueueFull:
            log.error("more mails wait than can be sent; one was dropped")

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            letter, tried = await self._waiting.get()
            try:
                await self._send(letter, tried)
            except Exception:  # of one letter; the others go out
                log.exception("a mail could not be written")
            finally:
                self._waiting.task_done()

    async def close(self) -> None:
        """What waits goes out, if it does at once."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                await self._waiting.join()

    async def _send(self, letter: Letter, tried: int) -> None:
        try:
            await asyncio.to_thread(self._hand_in, letter)
        except (OSError, smtplib.SMTPException) as error:
            if tried >= len(PAUSES) or _for_good(error):
                log.error("a mail could not be sent: %s", _reason(error))
                return
            log.warning("the mail server does not take mails now: %s", _reason(error))
            asyncio.get_running_loop().call_later(PAUSES[tried], self.post, letter, tried + 1)

    def _hand_in(self, letter: Letter) -> None:
        settings, safe = self.settings, ssl.create_default_context()
        server: smtplib.SMTP
        if settings.tls:
            server = smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT, context=safe)
        else:
            server = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT)
        with server:
            if not settings.tls and not settings.on_this_computer:
                server.starttls(context=safe)  # or it fails: links are not for everybody on the way
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(written(letter, settings))


def _for_good(error: Exception) -> bool:
    """Whether trying again is of no use."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and 500 <= error.smtp_code < 600


def _reason(error: Exception) -> str:
    """Why it failed, without the address of whoever was to get it."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return ", ".join(f"recipient refused, {code}" for code, _ in error.recipients.values())
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{type(error).__name__}, {error.smtp_code}"
    return (
        f"{type(error).__name__}: {error.strerror or error}"
        if isinstance(error, OSError)
        else type(error).__name__
    )
