"""By which methods an address can be asked: what OPTIONS answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from litestar import Response, route
from litestar.handlers import HTTPRouteHandler


def options(handlers: Iterable[object]) -> list[HTTPRouteHandler]:
    """Handlers of OPTIONS, one for each address: those that Litestar makes name the first handler's methods alone."""
    methods: defaultdict[str, set[str]] = defaultdict(lambda: {"OPTIONS"})
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for path in handler.paths:
                methods[path] |= handler.http_methods
    return [_naming(path, ", ".join(sorted(found))) for path, found in methods.items()]


def _naming(path: str, methods: str) -> HTTPRouteHandler:
    @route(path, http_method="OPTIONS", status_code=204, include_in_schema=False, sync_to_thread=False)
    def named() -> Response[None]:
        """The methods."""
        return Response(None, headers={"Allow": methods})

    return named
