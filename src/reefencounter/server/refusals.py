"""A refusal at the table: nothing was changed, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Literal

from ..engine.errors import ReefError
from ..messages import Message, Value
from ..messages.words import say
from .said import said
from .schemas import Problem

Code = Literal["illegal", "stale", "seat", "malformed", "busy", "too_fast"]
STATUS = {"illegal": 422, "stale": 409, "seat": 403, "malformed": 400, "busy": 503, "too_fast": 429}


class Refusal(Exception):
    """Something that is not carried out: a message, and how it is answered."""

    def __init__(
        self,
        code: Code,
        said: Message | str,
        clause: str | None = None,
        /,
        *,
        status: int | None = None,
        wait: float | None = None,
        **arguments: Value | Sequence[Value],
    ) -> None:
        """Made of a message, or of its id, clause and arguments. `wait`: seconds until another try is worth it."""
        message = Message(said, clause, **arguments) if isinstance(said, str) else said
        super().__init__(message)
        self.code, self.message, self.clause = code, message, message.clause
        self.reason = say(message)
        self.status = status or STATUS[code]
        self.index: int | None = None
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """What goes with the answer to a request."""
        if self.status == 408:
            return {"Connection": "close"}  # the rest of it may still be on its way
        if self.status == 426:
            return {"Connection": "Upgrade", "Upgrade": "websocket"}
        if self.status == 401:
            return {"WWW-Authenticate": "Bearer"}
        return {} if self.wait is None else {"Retry-After": str(ceil(self.wait))}

    @property
    def problem(self) -> Problem:
        """As a request is answered."""
        return Problem(self.reason, said(self.message), self.clause, self.index)

    @classmethod
    def of(cls, error: ReefError, code: Code = "illegal") -> Refusal:
        """What the library refuses. At which move of a record is told beside."""
        refusal = cls(code, error.message)
        refusal.index = getattr(error, "index", None)
        return refusal
