"""Small frames that unpack to much, sent to a real server: it unpacks one message at a time, and others are served."""

from __future__ import annotations

import os
import socket
import struct
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from serving import PATIENCE, Browser, Server, served

from reefencounter.server.web.patience import LARGEST

CONNECTIONS = 4
BURST = 256 << 10  # bytes on each: as much as the server reads at once
MOST_GROWN = 100  # MB
SPACES = b" " * LARGEST


def packed(text: bytes, parts: int = 1) -> bytes:
    """A message as a page sends it: compressed, and masked with zeros."""
    squeeze = zlib.compressobj(9, wbits=-12)
    data = (squeeze.compress(text) + squeeze.flush(zlib.Z_SYNC_FLUSH))[:-4]
    size = -(-len(data) // parts)
    pieces = [data[begin : begin + size] for begin in range(0, len(data), size)]
    heads = [0x41] + [0] * (parts - 1)
    heads[-1] |= 0x80
    return b"".join(map(frame, heads, pieces))


def frame(head: int, data: bytes) -> bytes:
    """A frame that begins so."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes([head]) + size + bytes(4) + data


BOMBS = {
    "a megabyte each": packed(b" " * (1 << 20)),
    "just allowed": packed(SPACES),
    "just allowed, and read": packed(b'{"type":"sit","seat":0}'.ljust(LARGEST)),
    "just allowed, in parts": packed(SPACES, 7),
    "pongs": frame(0x8A, b""),
    "nothing": packed(b""),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("bombs") / "data") as running:
        yield running


def live(browser: Browser, table: str) -> socket.socket:
    """A live connection that compresses, without anybody who reads what comes."""
    host, _, port = browser.address.removeprefix("http://").partition(":")
    found = socket.create_connection((host, int(port)), PATIENCE, source_address=(str(browser.source), 0))
    lines = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        f"Cookie: reef={browser.cookie}",
    )
    found.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += found.recv(1)
    assert b" 101 " in answer
    assert b"permessage-deflate" in answer
    return found


def until_closed(connection: socket.socket) -> None:
    """Read on until the server closes."""
    with suppress(ConnectionError):
        while connection.recv(1 << 16):
            pass


def megabytes(server: Server) -> float:
    """What the server process holds."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.parametrize("kind", BOMBS)
def test_frames_that_unpack_to_much_neither_fill_the_memory_nor_keep_others_waiting(
    kind: str, server: Server
) -> None:
    hostile = Browser(server.address, source=f"127.0.7.{1 + [*BOMBS].index(kind)}")
    table = hostile.table("person", "person")
    other = Browser(server.address, source="127.0.8.1")
    before = largest = megabytes(server)
    bomb = BOMBS[kind] * (BURST // len(BOMBS[kind]))
    with ExitStack() as opened:
        held = [opened.enter_context(live(hostile, table)) for _ in range(CONNECTIONS)]
        for each in held:
            with suppress(ConnectionError):  # it may be closed before all is sent
                each.sendall(bomb)
        for _ in range(50):
            assert other.get("/api/health")["status"] == "ok"
            largest = max(largest, megabytes(server))
        for each in held:
            until_closed(each)
            largest = max(largest, megabytes(server))
    assert largest - before < MOST_GROWN
    assert hostile.get("/api/health")["status"] == "ok"
