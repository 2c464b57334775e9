"""Those who look at a table: each has a queue of what is still to be sent, and never holds up the table.

Whoever is too slow to empty the queue is let go, and catches up from the last number seen when they come back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from ...messages import Message
from ...messages.words import language, reading
from ..said import telling, words_alone
from ..schemas import FromServer

LONGEST_QUEUE = 256
LARGEST_QUEUE = 1 << 20  # bytes; one message that is larger may wait alone
NO_TABLE, TOO_SLOW, SIGNED_OUT, NOT_YOURS, NOT_NOW = (
    4404,
    4408,
    4401,
    4403,
    1013,
)  # why a connection is closed
encode = msgspec.json.Encoder().encode


class Watcher:
    """A live connection: whose eyes it has, what they read, and what waits to be sent to it."""

    def __init__(
        self,
        seat: int | None,
        person: str | None,
        address: str = "",
        silence: Callable[[], float] = lambda: 0.0,
        session: str | None = None,
    ) -> None:
        """`silence` says for how many seconds nothing was heard of the page, which belongs to this session."""
        self.seat, self.person, self.address, self.silence = seat, person, address, silence
        self.session = session
        self.language, self.alone = language(), words_alone()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        self._size = 0  # of all that wait
        self.lost = self.away = False
        self.farewell = (TOO_SLOW, Message("close.too_slow"))

    @contextmanager
    def reads(self) -> Iterator[None]:
        """Inside, what is made is made for whoever reads there."""
        with reading(self.language), telling(alone=self.alone):
            yield

    def tell(self, message: FromServer) -> None:
        """Send a message, after all that wait already."""
        self.pass_on(encode(message))

    def pass_on(self, message: bytes) -> None:
        """The same, for a message that many get."""
        if self.lost:
            return
        size = self._size + len(message)
        if self._queue.full() or (size > LARGEST_QUEUE and not self._queue.empty()):
            self.let_go()
        else:
            self._queue.put_nowait(message)
            self._size = size

    def let_go(self, code: int = TOO_SLOW, why: str = "close.too_slow") -> None:
        """Send nothing more: the page connects anew and catches up, if the code is not one that says otherwise."""
        self.farewell = (code, Message(why))
        self.lost = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None: let it go."""
        message = await self._queue.get()
        self._size -= len(message or b"")
        return message
