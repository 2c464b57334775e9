"""A request or a live connection, as the framework hands it over, and what a request brings as JSON."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
Asked: TypeAlias = Request[Any, Any, Any]
Socket: TypeAlias = WebSocket[Any, Any, Any]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body. What is no JSON is the asker's fault, however it fails to be."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("JSON is malformed: it is not UTF-8") from None
        except RecursionError:
            raise ClientException("JSON is malformed: it is nested too deeply") from None
