"""A server between two byte streams, such as standard input and output."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO

from .lines import LONGEST_LINE
from .server import Server

CHUNK = 1 << 16


def serve(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer every line of `stdin` on `stdout` until one of them ends."""
    server = Server()
    with suppress(BrokenPipeError):
        for line in _lines(stdin):
            answer = server.answer(line)
            if answer is not None:
                stdout.write(answer.encode() + b"\n")
                stdout.flush()


def _lines(stdin: BinaryIO) -> Iterator[bytes]:
    """The lines, without their ends. One that is too long is cut one byte after the limit, and its rest skipped."""
    while line := stdin.readline(LONGEST_LINE + 1):
        yield line.removesuffix(b"\n")
        whole = line.endswith(b"\n") or len(line) <= LONGEST_LINE
        while not whole:
            rest = stdin.readline(CHUNK)
            whole = rest.endswith(b"\n") or not rest
