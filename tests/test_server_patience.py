"""Connections that take their time, or take too much: they are cut off, and nobody else is."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import pytest
from serving import PATIENCE
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from reefencounter.server.web import patience
from reefencounter.server.web.visitors import Visitors

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGE = b"x" * (8 << 20)
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def answers(
    scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    """An application that answers everything; `/large` at length, `/slow` late, `/idle` never."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        if scope["path"] == "/idle":
            await asyncio.sleep(3 * PATIENCE)
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "heard"})
        return
    body = LARGE if scope["path"] == "/large" else b"here"
    if scope["path"] == "/slow":
        await asyncio.sleep(3 * patience.HEADERS_WITHIN)
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]}
    )
    await send({"type": "http.response.body", "body": body})


class Site:
    """A server in this process, and what is connected with it."""

    def __init__(self, port: int, state: ServerState) -> None:
        self.port, self.state = port, state

    async def connect(self, *sent: bytes, source: str = "127.0.0.1") -> Connection:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        for data in sent:
            writer.write(data)
            await writer.drain()
        return reader, writer

    async def until_open(self, many: int) -> None:
        while len(self.state.connections) != many:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def site() -> AsyncIterator[Site]:
    config = patience.Config(answers, Visitors(), lifespan="off", log_config=None, ws=patience.Live)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: patience.Http(config, state, {}), "127.0.0.1", 0)
    async with asyncio.timeout(PATIENCE):
        yield Site(server.sockets[0].getsockname()[1], state)
    for connection in list(state.connections):
        connection.transport.abort()
    server.close()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEADERS_WITHIN", 1.0)
    monkeypatch.setattr(patience, "TAKEN_WITHIN", 0.2)


def run(what: Callable[[Site], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with site() as made:
            await what(made)

    asyncio.run(all_of_it())


@pytest.mark.parametrize(
    "sent",
    [
        (b"GET / HTTP/1.1\r\nHost: loc",),
        (REQUEST, b"GET / HTTP/1.1\r\nHost: loc"),  # the first was in time
        (
            b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc",
            b"defg",
        ),  # answered, and goes on
    ],
)
def test_half_a_request_is_cut_off(sent: tuple[bytes, ...]) -> None:
    async def trickle(site: Site) -> None:
        reader, writer = await site.connect(sent[0])
        for data in sent[1:]:
            await reader.readuntil(b"here")
            writer.write(data)
        assert b"408" in await reader.read()
        await site.until_open(0)

    run(trickle)


def test_a_connection_without_a_request_is_closed() -> None:
    async def silent(site: Site) -> None:
        reader, _ = await site.connect()
        assert await reader.read() == b""

    run(silent)


def test_an_answer_may_take_longer_than_a_question() -> None:
    async def slow(site: Site) -> None:
        reader, writer = await site.connect(REQUEST.replace(b"/", b"/slow", 1))
        assert b"200 OK" in await reader.readuntil(b"here")
        writer.write(REQUEST)
        assert b"200 OK" in await reader.readuntil(b"here")

    run(slow)


def test_headers_without_end() -> None:
    async def endless(site: Site) -> None:
        reader, _ = await site.connect(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 20_000)
        assert b"431" in await reader.read(200)

    run(endless)


def test_a_body_that_nobody_reads_is_no_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEADERS_WITHIN", PATIENCE)

    async def refused(site: Site) -> None:
        body = b"x" * (4 * patience.LARGEST_HEADERS)
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body)
        reader, writer = await site.connect(head)
        await reader.readuntil(b"here")
        writer.write(body)
        writer.write(REQUEST)
        assert b"200 OK" in await reader.readuntil(b"here")

    run(refused)


def test_whoever_does_not_take_an_answer_is_let_go() -> None:
    async def deaf(site: Site) -> None:
        _, writer = await site.connect(REQUEST.replace(b"/", b"/large", 1))
        await site.until_open(1)
        await site.until_open(0)
        writer.close()

    run(deaf)


def test_connections_of_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEADERS_WITHIN", PATIENCE)
    monkeypatch.setattr(patience, "MOST_CONNECTIONS", 5)
    monkeypatch.setattr(patience, "MOST_CONNECTIONS_IN_ALL", 12)

    async def crowd(site: Site) -> None:
        held = [await site.connect(source="127.0.0.2") for _ in range(5)]
        await site.until_open(5)
        reader, _ = await site.connect(REQUEST, source="127.0.0.2")
        assert b"503" in await reader.read()
        for source in ("127.0.0.3", "127.0.0.1"):
            reader, writer = await site.connect(REQUEST, source=source)
            assert b"200 OK" in await reader.readuntil(b"here")
            writer.close()
        await site.until_open(5)
        held += [await site.connect() for _ in range(7)]  # a web server in front brings many
        await site.until_open(12)
        reader, _ = await site.connect(REQUEST, source="127.0.0.3")
        assert b"503" in await reader.read()

    run(crowd)


def frame(code: int, data: bytes, last: bool = True) -> bytes:
    """A frame as a page sends it, masked with zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", code | (last << 7), 0x80 | len(data)) + data


async def code_of(reader: asyncio.StreamReader) -> int:
    """The code with which a live connection is closed."""
    while True:
        kind, size = await reader.readexactly(2)
        size = struct.unpack("!H", await reader.readexactly(2))[0] if size == 126 else size
        data = await reader.readexactly(size)
        if kind & 15 == 8:
            return int(struct.unpack("!H", data[:2])[0])


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(9, b"ping") * 1000, 1008),
        (frame(1, b"", last=False) + frame(0, b"", last=False) * 1000, 1009),
        (frame(1, b"\xff\xfe"), 1007),
    ],
    ids=["pings", "parts", "not UTF-8"],
)
def test_what_is_no_message_ends_a_live_connection(
    sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def flood(site: Site) -> None:
        reader, writer = await site.connect(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(1, b"a word", last=False) + frame(0, b"") + frame(9, b""))
        assert await reader.readexactly(7) == b"\x81\x05heard"
        writer.write(sent)
        assert await code_of(reader) == code

    run(flood)
    assert not [record for record in caplog.records if record.exc_info]


def test_a_message_is_unpacked_when_the_one_before_was_taken() -> None:
    async def flood(site: Site) -> None:
        async with connect(f"ws://127.0.0.1:{site.port}/idle", compression="deflate") as page:
            (live,) = (each for each in site.state.connections if isinstance(each, patience.Live))
            assert (await live.receive())["type"] == "websocket.connect"
            for number in range(10):
                await page.send(f"{number}".ljust(patience.LARGEST))
            for number in range(10):
                while live.queue.empty():
                    await asyncio.sleep(0.01)
                assert live.queue.qsize() <= 2, "as many as begin in one slice"
                assert (await live.receive())["text"].strip() == str(number)

    run(flood)


def test_more_than_anybody_needs_to_send_ends_a_live_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "MOST_UNPACKED", (1 << 20, PATIENCE))

    async def flood(site: Site) -> None:
        async with connect(f"ws://127.0.0.1:{site.port}/live", compression="deflate") as page:
            for _ in range(patience.MOST_UNPACKED[0] // patience.LARGEST):
                await page.send(" " * patience.LARGEST)
                assert await page.recv() == "heard"
            await page.send("one more")
            await page.wait_closed()
            assert (page.close_code, page.close_reason) == (1008, "more than 1024 KiB in 30 seconds")

    run(flood)


def test_what_unpacking_costs_is_charged_to_whoever_sent_it(monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[float] = []
    monkeypatch.setattr(patience, "charge", charged.append)
    monkeypatch.setattr("time.thread_time", partial(next, count()))  # a second passes between two looks at it

    async def talk(site: Site) -> None:
        async with connect(f"ws://127.0.0.1:{site.port}/live", compression="deflate") as page:
            await page.send(" " * patience.LARGEST)
            assert [await page.recv() for _ in range(2)] == [
                "heard",
                "heard",
            ]  # that it came, and the message
            assert sum(charged) >= 1

    run(talk)


def test_a_quiet_connection_needs_no_memory_for_compression(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given back, and what comes after can be read as before."""
    monkeypatch.setattr(patience, "QUIET", 0.05)

    async def talk(site: Site) -> None:
        async with connect(f"ws://127.0.0.1:{site.port}/live", compression="deflate") as page:
            await page.send("a word")
            assert await page.recv() == "heard"
            (live,) = (each for each in site.state.connections if isinstance(each, patience.Live))
            (compression,) = live._compression()
            for _ in range(3):
                while compression.encoder is not None:
                    await asyncio.sleep(0.01)
                await page.send("another")
                assert await page.recv() == "heard"

    run(talk)


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::7", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::1", "::2", False),
        ("unknown", "unknown", True),
    ],
)
def test_whom_a_limit_counts_as_one(one: str, other: str, equal: bool) -> None:
    share_of = Visitors().share_of
    assert (share_of(one) == share_of(other)) is equal
