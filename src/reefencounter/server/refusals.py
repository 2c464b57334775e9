"""A refusal at the table: nothing was changed, and why."""

from __future__ import annotations

from math import ceil
from typing import Literal

from ..engine.errors import IllegalAction
from ..messages.english import english
from .said import said
from .schemas import Said

Code = Literal["illegal", "stale", "seat", "malformed", "busy", "too_fast"]
STATUS = {"illegal": 422, "stale": 409, "seat": 403, "malformed": 400, "busy": 503, "too_fast": 429}


class Refusal(Exception):
    """Something that is not carried out."""

    def __init__(
        self,
        code: Code,
        reason: str,
        clause: str | None = None,
        *,
        status: int | None = None,
        wait: float | None = None,
    ) -> None:
        """`wait`: seconds after which it is worth another try."""
        super().__init__(reason)
        self.code, self.reason, self.clause = code, reason, clause
        self.status = status or STATUS[code]
        self.index: int | None = None
        self.message: Said | None = None
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """What goes with the answer to a request."""
        if self.status == 408:
            return {"Connection": "close"}  # the rest of it may still be on its way
        return {} if self.wait is None else {"Retry-After": str(ceil(self.wait))}

    @classmethod
    def of(cls, error: IllegalAction) -> Refusal:
        """What the rules refuse, in words and as data. At which move of a record is told beside."""
        refusal = cls("illegal", english(error.message), error.clause)
        refusal.message = said(error.message)
        refusal.index = getattr(error, "index", None)
        return refusal
