"""A request or a live connection, as the framework hands it over, and what a request brings as JSON."""

from __future__ import annotations

import re
from math import isinf
from typing import Any, TypeAlias

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, ValidationException
from litestar.handlers import HTTPRouteHandler

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
Asked: TypeAlias = Request[Any, Any, Any]
Socket: TypeAlias = WebSocket[Any, Any, Any]

_WHERE = re.compile(r"(.*) - at `\$\.(.+)`")
_EXACT = 1 << 53  # up to here a float is the number that was written


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body, as its route wants it. What is no JSON is the asker's fault, however it fails to be."""
        try:
            found = _decode(await self.body())
        except msgspec.DecodeError as error:
            raise ClientException(str(error)) from None
        except UnicodeDecodeError:
            raise ClientException("JSON is malformed: it is not UTF-8") from None
        except RecursionError:
            raise ClientException("JSON is malformed: it is nested too deeply") from None
        handler = self.route_handler
        wanted = handler.parsed_data_field if isinstance(handler, HTTPRouteHandler) else None
        return found if wanted is None else _exactly(found, wanted.annotation)


def _number(text: str) -> float:
    """A number with a point or an exponent. In JSON 3.0 is 3."""
    number = float(text)
    if isinf(number):
        raise ClientException("JSON is malformed: a number is too large")
    return int(number) if number.is_integer() and abs(number) <= _EXACT else number


_decode = msgspec.json.Decoder(float_hook=_number).decode


def _exactly(found: Any, wanted: Any) -> Any:
    """What a body says, by its type. Litestar would take texts and numbers for one another, as in an address."""
    try:
        return msgspec.convert(found, wanted)
    except msgspec.ValidationError as error:
        said = _WHERE.fullmatch(str(error))
        message, key = (said[1], said[2]) if said else (str(error), "data")
        raise ValidationException(extra=[{"message": message, "key": key, "source": "body"}]) from None
