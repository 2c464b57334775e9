"""How long a connection may take, and how many one address may have open: what the HTTP server itself leaves open.

Whoever sends a request, or takes an answer, a few bytes at a time is cut off; so is whoever floods a live connection
with what is no message. The body of a request has its deadline in `admission`, where the application reads it.

What comes on a live connection is kept as it came, compressed, and unpacked one message at a time: the next one only
when the application has taken the one before. The time that takes is charged to whoever sent it.
"""

from __future__ import annotations

import asyncio
import sys
import time
import zlib
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from .budget import charge
from .limits import Rate
from .memory import MEMORY
from .visitors import Share, Visitors


def files_at_once() -> int:
    """How many files, connections among them, the system lets this process have open: usually 1,024."""
    if sys.platform == "win32":
        return 1024
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


HEADERS_WITHIN = 15.0  # seconds until the headers of a request are there
LARGEST_HEADERS = 64 << 10
TAKEN_WITHIN = 60.0  # seconds until what waits to be sent is nearly all taken
MOST_CONNECTIONS = 300  # of one address, unless it is that of a web server in front, which brings everybody's
SPARE_FILES = 124  # for the database, the workers and what else a process has open
MOST_CONNECTIONS_IN_ALL = min(files_at_once() - SPARE_FILES, 5_000)
MOST_FRAGMENTS = 256  # of one message
MOST_PINGS = (60, 30.0)  # and as many pongs
LARGEST = 64 << 10  # bytes of a message, unpacked
MOST_UNPACKED = (1 << 20, 10.0)  # bytes on one connection, in so many seconds
SLICE = 128  # bytes that are unpacked at a time: deflate makes at most 1,032 times as many of them
MOST_AFTER_CLOSE = 8 << 10  # bytes that are still read when this end has closed
PING_EVERY = 10.0  # seconds between two pings of a live connection
PONG_WITHIN = 15.0  # seconds until the answer to one is there, or the connection is taken for dead
SILENCE = "reef.silence"  # in the scope of a live connection: for how many seconds nothing was heard

# Scripts do not hear the pings of the protocol, so a page that asks for it is sent one as a message. All get the same
# bytes, past the compression.
TOLD_PING = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=False)
WITH_PINGS = b"pings=yes"

# A scene is much like the one before: a window that holds it makes half the bytes in half the time, for 80 kB. A
# connection that is quiet for a while does without it: whoever compresses may begin anew at any message. What pages
# send is short, and needs no window that is kept.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=14,
    client_max_window_bits=12,
    client_no_context_takeover=True,
    compress_settings={"memLevel": 5, "level": 4},
)

QUIET = 30.0  # seconds

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class Config(uvicorn.Config):
    """How the server listens, and whom it counts as one."""

    def __init__(self, app: Any, visitors: Visitors, **more: Any) -> None:
        super().__init__(app, proxy_headers=False, **more)  # see visitors.py
        self.visitors = visitors


def share_of(connection: Http | Live) -> Share:
    """Whose a connection is."""
    visitors = cast("Config", connection.config).visitors
    return visitors.share_of(connection.client[0] if connection.client else "")


class Deadline:
    """Something that happens unless it is put off."""

    def __init__(self, seconds: float, passed: Callable[[], None]) -> None:
        self._seconds, self._passed = seconds, passed
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Count from now, if it does not run already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._end)

    def stop(self) -> None:
        """Not needed any more, for now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._timer = None
        self._passed()


class Http(HttpToolsProtocol):
    """A connection of a browser, until it becomes a live one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody has connected."""
        super().connection_made(transport)
        self.share = share_of(self)
        self._heard = 0  # bytes of headers that are not complete
        self._in_body = False
        self._headers = Deadline(HEADERS_WITHIN, self._late)
        self._taking = Deadline(TAKEN_WITHIN, transport.abort)
        if self._too_many():
            transport.write(FULL)
            transport.close()
        else:
            self._headers.begin()

    def _too_many(self) -> bool:
        if len(self.connections) > MOST_CONNECTIONS_IN_ALL:
            return True
        own = sum(cast("Http | Live", each).share == self.share for each in self.connections)
        visitors = cast("Config", self.config).visitors
        many = own > MOST_CONNECTIONS * self.share.visitors
        return many and not (self.client and visitors.is_proxy(self.client[0]))

    def data_received(self, data: bytes) -> None:
        """Some bytes have come."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._headers.stop()
        elif self.cycle is not None and not self.cycle.response_complete:
            self._headers.stop()  # they are complete: the application has the request
            self._heard = 0
        else:
            self._headers.begin()
            if self._in_body:  # of a request that was answered before it was all there
                self._heard = 1
                return
            self._heard += len(data)
            if self._heard > LARGEST_HEADERS:
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def on_headers_complete(self) -> None:
        """The headers of a request are there."""
        self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is all there."""
        self._in_body = False
        super().on_message_complete()

    def _late(self) -> None:
        if self._heard:
            self.transport.write(LATE)
        self.transport.close()

    def pause_writing(self) -> None:
        """More waits to be sent than a connection should hold."""
        super().pause_writing()
        self._taking.begin()

    def resume_writing(self) -> None:
        """Most of it was taken."""
        super().resume_writing()
        self._taking.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._headers.stop()
        self._taking.stop()
        super().connection_lost(exc)


class Unread(Extension):
    """Takes the place of the compression when this end has closed: what still comes is thrown away as it is."""

    name = PerMessageDeflate.name

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """Empty a message; a ping or a close stays what it is."""
        return frame if frame.opcode.value >= 8 else Frame(frame.opcode, b"", frame.fin)

    def encode(self, frame: Frame) -> Frame:
        """Leave a frame as it is: only a close follows."""
        return frame


class Live(WebSocketsSansIOProtocol):
    """A live connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A page has turned its connection into a live one."""
        super().connection_made(transport)
        self.conn.available_extensions = [COMPRESSION]
        self.share = share_of(self)
        self._pings, self._pongs = Rate(*MOST_PINGS), Rate(*MOST_PINGS)
        self._taking = Deadline(TAKEN_WITHIN, self.transport.abort)
        self._quiet = Deadline(QUIET, self._rest)
        self._sent = 0.0  # when the last message was
        self._packed = bytearray()  # what came and is not unpacked yet
        self._room, self._since = MOST_UNPACKED[0], self.loop.time()
        self._unpaid = 0.0  # seconds of unpacking that are not charged yet
        self._after_close = 0  # bytes that came since this end has closed
        self._heard = self.loop.time()  # when anything came
        self._told_pings = False

    # What comes ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Some bytes have come: a sign of life, whatever they are."""
        self._heard = self.loop.time()
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._packed += data
        begin = time.thread_time()
        self._unpack()
        self._unpaid += time.thread_time() - begin

    async def receive(self) -> Any:
        """Hand over the next message, and unpack the one after it. Whoever sent them pays for that."""
        event = await self.queue.get()
        charge(self._unpaid)
        self._unpaid = 0.0
        self._unpack()  # what this takes is measured with all else that the application does
        return event

    def _unpack(self) -> None:
        """Unpack what came, until there is a message that the application has not taken."""
        while self._packed and self.queue.empty() and not self._closed():
            some = bytes(self._packed[:SLICE])
            del self._packed[:SLICE]
            super().data_received(some)
        if self._closed():
            self._read_on()
        elif len(self._packed) > LARGEST:
            self._pause()
        elif self.read_paused and not self._packed:
            self.read_paused = False
            self.transport.resume_reading()

    def _closed(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def _read_on(self) -> None:
        """Look for the answer to a close, in the little that may still come."""
        some, self._packed = bytes(self._packed), bytearray()
        self._after_close += len(some)
        if self._after_close > MOST_AFTER_CLOSE:
            self._pause()  # until the connection ends
        elif some and not self.transport.is_closing():
            super().data_received(some)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # Whether both ends are there ------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """A page asks for a live connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self._told_pings = WITH_PINGS in self.scope["query_string"].split(b"&")
            cast("dict[str, Any]", self.scope)[SILENCE] = lambda: self.loop.time() - self._heard

    def send_keepalive_ping(self) -> None:
        """Find out whether the page is still there, and let it know that we are."""
        super().send_keepalive_ping()
        if self._told_pings and not self.close_sent and not self.transport.is_closing():
            self.transport.write(TOLD_PING)

    def keepalive_timeout(self) -> None:
        """The answer to a ping has not come, unless it waits behind what the application has not taken yet."""
        if self.loop.time() < self._heard + PONG_WITHIN:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are far too many."""
        if self._pings.exceeded():
            self._fail(1008, "too many pings")
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping, unless there are far too many."""
        if self._pongs.exceeded():
            self._fail(1008, "too many pongs")
        else:
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(1009, "a message of too many parts")
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; one that is no text as it says ends the connection, as the standard asks."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        most, seconds = MOST_UNPACKED
        if self.loop.time() >= self._since + seconds:
            self._room, self._since = most, self.loop.time()
        self._room -= len(data)
        if self._room < 0:
            self._fail(1008, f"more than {most >> 10} KiB in {seconds:.0f} seconds")
        elif self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._fail(1007, "the text is not UTF-8")

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    # What goes -----------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """Send a message of the application. Where this end has closed meanwhile, it need not have known."""
        self._sent = self.loop.time()
        self._quiet.begin()
        for extension in self._compression():
            if extension.encoder is None:
                settings = extension.compress_settings
                extension.encoder = zlib.compressobj(wbits=-extension.local_max_window_bits, **settings)
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent:
                raise ClientDisconnected from None
            raise
        if self.close_sent and not self.transport.is_closing():
            self.conn.extensions = [Unread() for _ in self._compression()]
            self._unpack()

    def pause_writing(self) -> None:
        """More waits to be sent than a connection should hold."""
        super().pause_writing()
        self._taking.begin()

    def resume_writing(self) -> None:
        """Most of it was taken."""
        super().resume_writing()
        self._taking.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._taking.stop()
        self._quiet.stop()
        super().connection_lost(exc)
        # This object is in a cycle, and is collected late: what is large about it goes now.
        self._packed.clear()
        self.conn.extensions = []
        self.conn.parser_exc = None  # its traceback has what was unpacked

    def _rest(self) -> None:
        """If nothing was sent for long, give back the memory of the compression."""
        if self.loop.time() < self._sent + QUIET:
            self._quiet.begin()
        else:
            for extension in self._compression():
                extension.encoder = None
            MEMORY.give_back()

    def _compression(self) -> list[Any]:
        """What was agreed on with the page: nothing, or one."""
        return [each for each in self.conn.extensions if isinstance(each, PerMessageDeflate)]
