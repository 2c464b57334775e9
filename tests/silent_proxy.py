"""Between a page and a server: a network that can die without a word, as when a phone changes its cell.

What is open then stays open at both ends, and nothing comes through any more. New connections work.
"""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 1 << 16  # bytes


class SilentProxy:
    """Carries bytes to and from a server on loopback."""

    def __init__(self, address: str) -> None:
        """`address` is the server's; the proxy has one of its own, of the same form."""
        to = urlsplit(address)
        assert to.hostname is not None
        assert to.port is not None
        self._to = (to.hostname, to.port)
        self._listening = socket.create_server((to.hostname, 0))
        self.address = f"http://{to.hostname}:{self._listening.getsockname()[1]}"
        self._open = selectors.DefaultSelector()
        self._partners: dict[socket.socket, socket.socket] = {}
        self._swallowed: set[socket.socket] = set()
        self._wish, self._wished = socket.socketpair()
        for each in (self._listening, self._wished):
            self._open.register(each, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def swallow(self) -> None:
        """Nothing comes through any more on what is open now."""
        self._wish.sendall(b"s")
        assert self._wish.recv(1) == b"s"

    def close(self) -> None:
        """Close everything."""
        self._wish.sendall(b"c")
        self._thread.join()

    def _carry(self) -> None:
        while True:
            for key, _ in self._open.select():
                match key.fileobj:
                    case self._listening:
                        self._connect()
                    case self._wished:
                        if self._wished.recv(1) == b"c":
                            for each in [*self._partners, self._listening, self._wish, self._wished]:
                                each.close()
                            return
                        self._swallowed |= self._partners.keys()
                        self._wished.sendall(b"s")
                    case socket.socket() as source:
                        self._pass_on(source)

    def _connect(self) -> None:
        near, far = self._listening.accept()[0], socket.create_connection(self._to)
        for one, other in ((near, far), (far, near)):
            self._partners[one] = other
            self._open.register(one, selectors.EVENT_READ)

    def _pass_on(self, source: socket.socket) -> None:
        if source.fileno() == -1:  # closed a moment ago, with the other end
            return
        try:
            piece = source.recv(PIECE)
        except OSError:
            piece = b""
        partner = self._partners.get(source)
        if piece and partner is not None and source not in self._swallowed:
            with suppress(OSError):  # it has hung up, as is heard next
                partner.sendall(piece)
        elif not piece:
            self._open.unregister(source)
            if source in self._swallowed or partner is None:
                return  # the other end does not hear of it either
            self._open.unregister(partner)
            for each in (source, partner):
                del self._partners[each]
                each.close()


@contextmanager
def silent_proxy(address: str) -> Iterator[SilentProxy]:
    """Before a server, for as long as it is needed."""
    proxy = SilentProxy(address)
    try:
        yield proxy
    finally:
        proxy.close()
