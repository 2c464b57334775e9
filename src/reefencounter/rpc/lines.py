"""Lines and what they carry: JSON read with care, requests in their parts, errors with their codes."""

from __future__ import annotations

import json
import math
from types import NoneType
from typing import Any, NamedTuple

LONGEST_LINE = 1 << 20
DEEPEST_NESTING = 32
LONGEST_NUMBER = 100
LONGEST_REASON = 500

PARSE_ERROR, INVALID_REQUEST, NO_METHOD, BAD_PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603
REFUSED, UNKNOWN_GAME = -32001, -32002

MESSAGES = {
    PARSE_ERROR: "parse error",
    INVALID_REQUEST: "invalid request",
    NO_METHOD: "method not found",
    BAD_PARAMS: "bad params",
    INTERNAL: "internal error",
    REFUSED: "refused",
    UNKNOWN_GAME: "unknown game",
}
TOO_LONG = f"a line may have up to {LONGEST_LINE} bytes"

Answer = dict[str, Any]


class Fault(Exception):
    """What becomes the `error` of an answer."""

    def __init__(self, code: int, reason: str, /, **data: object) -> None:
        super().__init__(reason)
        if len(reason) > LONGEST_REASON:
            reason = reason[: LONGEST_REASON - 1] + "…"
        self.error = {"code": code, "message": MESSAGES[code], "data": {**data, "reason": reason}}


def read(line: str | bytes) -> object:
    """The message of a line."""
    size = len(line) if isinstance(line, bytes) else len(line.encode("utf-8", "surrogatepass"))
    if size > LONGEST_LINE:
        raise Fault(INVALID_REQUEST, TOO_LONG)
    try:
        text = line.decode() if isinstance(line, bytes) else line
        message: object = DECODER.decode(text)
    except RecursionError:
        raise Fault(PARSE_ERROR, "the line is nested too deeply") from None
    except ValueError as error:
        raise Fault(PARSE_ERROR, f"the line is not JSON: {error}") from None
    if text.count("[") + text.count("{") > DEEPEST_NESTING and _nested_too_deeply(message):
        raise Fault(PARSE_ERROR, f"the line is nested too deeply: up to {DEEPEST_NESTING} levels are read")
    return message


def _nested_too_deeply(message: object) -> bool:
    level = [message]
    for _ in range(DEEPEST_NESTING):
        lists = [value for value in level if isinstance(value, list)]
        lists += [list(value.values()) for value in level if isinstance(value, dict)]
        level = [value for values in lists for value in values]
    return any(isinstance(value, list | dict) for value in level)


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"a number may have up to {LONGEST_NUMBER} digits")
    return int(text)


def _real(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError("a number is too large")
    return number


def _constant(text: str) -> object:
    raise ValueError(f"{text} is not a JSON number")


DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_real, parse_constant=_constant)
write = json.JSONEncoder(allow_nan=False).encode


class Request(NamedTuple):
    """A request that is one; whether its method and params make sense is asked later."""

    method: str
    params: dict[str, object] | list[object]
    id: object
    wants_answer: bool  # a notification has no id and wants none


def request_of(message: object) -> Request:
    """The request that a message, or an entry of a batch, holds."""
    if not isinstance(message, dict):
        raise Fault(INVALID_REQUEST, "a request is an object")
    if message.get("jsonrpc") != "2.0":
        raise Fault(INVALID_REQUEST, 'a request needs "jsonrpc": "2.0"')
    if type(message.get("id")) not in (str, int, float, NoneType):
        raise Fault(INVALID_REQUEST, "an id must be a text, a number or null")
    method, params = message.get("method"), message.get("params", {})
    if not isinstance(method, str):
        raise Fault(INVALID_REQUEST, "a request needs a method, a text")
    if not isinstance(params, dict | list):
        raise Fault(INVALID_REQUEST, "params must be an object")
    return Request(method, params, message.get("id"), "id" in message)


def id_of(message: object) -> object:
    """The id to answer to; null where there is none, or none that is allowed."""
    given = message.get("id") if isinstance(message, dict) else None
    return given if type(given) in (str, int, float) else None


def failed(to: object, fault: Fault) -> Answer:
    """The answer that says why there is no result."""
    return {"jsonrpc": "2.0", "id": to, "error": fault.error}
