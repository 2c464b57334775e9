"""Lines and what they carry: JSON read with care, requests in their parts, errors with their codes."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from types import NoneType
from typing import Any, NamedTuple

from ..engine.errors import IllegalAction, ReefError
from ..messages import Message, Value
from ..messages.words import say
from ..record import IllegalMove

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
TOO_LONG = Message("rpc.too_long", most=LONGEST_LINE)

Answer = dict[str, Any]


class Fault(Exception):
    """What becomes the `error` of an answer."""

    def __init__(self, code: int, said: Message | str, /, **arguments: Value | Sequence[Value]) -> None:
        """Made of a number of JSON-RPC, and of a message or its id and arguments."""
        message = Message(said, **arguments) if isinstance(said, str) else said
        super().__init__(message)
        self.data: dict[str, Any] = {"code": message.id, "arguments": message.to_json().get("arguments", {})}
        self.code, self.reason = code, say(message)

    @classmethod
    def bad_params(cls, error: ReefError) -> Fault:
        """Params that something else refused. Its sentence names the clause, if there is one."""
        fault = cls(BAD_PARAMS, error.message)
        fault.reason = f"{say(error.told)} ({error.clause})" if error.clause else say(error.told)
        return fault

    @classmethod
    def refused(cls, error: IllegalAction) -> Fault:
        """An action that the rules refuse: by which clause, and in a record at which move."""
        fault = cls(REFUSED, error.message)
        fault.reason = say(error.told)
        fault.data["clause"] = error.clause
        if isinstance(error, IllegalMove):
            fault.data["index"] = error.index
        return fault

    @property
    def error(self) -> dict[str, Any]:
        """As it is answered."""
        reason = self.reason
        if len(reason) > LONGEST_REASON:
            reason = reason[: LONGEST_REASON - 1] + "…"
        return {"code": self.code, "message": MESSAGES[self.code], "data": {**self.data, "reason": reason}}


def read(line: str | bytes) -> object:
    """The message of a line."""
    size = len(line) if isinstance(line, bytes) else len(line.encode("utf-8", "surrogatepass"))
    if size > LONGEST_LINE:
        raise Fault(INVALID_REQUEST, TOO_LONG)
    try:
        text = line.decode() if isinstance(line, bytes) else line
        message: object = DECODER.decode(text)
    except RecursionError:
        raise Fault(PARSE_ERROR, "rpc.nested", most=DEEPEST_NESTING) from None
    except ValueError as error:
        raise Fault(PARSE_ERROR, "rpc.not_json", why=str(error)) from None
    if text.count("[") + text.count("{") > DEEPEST_NESTING and _nested_too_deeply(message):
        raise Fault(PARSE_ERROR, "rpc.nested", most=DEEPEST_NESTING)
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
        raise Fault(INVALID_REQUEST, "rpc.request")
    if message.get("jsonrpc") != "2.0":
        raise Fault(INVALID_REQUEST, "rpc.version")
    if type(message.get("id")) not in (str, int, float, NoneType):
        raise Fault(INVALID_REQUEST, "rpc.id")
    method, params = message.get("method"), message.get("params", {})
    if not isinstance(method, str):
        raise Fault(INVALID_REQUEST, "rpc.method")
    if not isinstance(params, dict | list):
        raise Fault(INVALID_REQUEST, "rpc.params")
    return Request(method, params, message.get("id"), "id" in message)


def id_of(message: object) -> object:
    """The id to answer to; null where there is none, or none that is allowed."""
    given = message.get("id") if isinstance(message, dict) else None
    return given if type(given) in (str, int, float) else None


def failed(to: object, fault: Fault) -> Answer:
    """The answer that says why there is no result."""
    return {"jsonrpc": "2.0", "id": to, "error": fault.error}
