"""The engine protocol (N6): JSON-RPC 2.0, one message a line. docs/protocol.md tells callers all about it.

Whatever comes in, the answer is a line of JSON or nothing, and a refused call changes nothing.
"""

from .server import Server
from .stream import serve

__all__ = ["Server", "serve"]
