"""Reports by mail: the host hears that a line of the chat was reported, and reads it with `reef admin reports`.

Nothing that players wrote stands in such a mail, and one goes out in ten minutes at most.
"""

from __future__ import annotations

import asyncio
import time

from ...messages.words import language, reading
from .letters import reported
from .mailer import Mailer

PAUSE = 600.0  # seconds between two mails


class ReportLetters:
    """The mails about reports that one server process sends to its host, in the language of the process."""

    def __init__(self, mailer: Mailer, host: str) -> None:
        self._mailer, self._host, self._language = mailer, host, language()
        self._next = 0.0
        self._planned: asyncio.TimerHandle | None = None

    def tell(self) -> None:
        """A line was reported: send a mail at once, or as soon as the last one is long enough ago."""
        if self._planned is None:
            wait = max(0.0, self._next - time.monotonic())
            self._planned = asyncio.get_running_loop().call_later(wait, self._post)

    def _post(self) -> None:
        self._planned, self._next = None, time.monotonic() + PAUSE
        with reading(self._language):
            self._mailer.post(reported(self._host))
