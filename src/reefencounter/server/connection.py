"""A request or a live connection, as the framework hands it over."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
Asked: TypeAlias = Request[Any, Any, Any]
Socket: TypeAlias = WebSocket[Any, Any, Any]
