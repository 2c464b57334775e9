"""A refusal at the table: nothing was changed, and why."""

from __future__ import annotations

from typing import Literal

Code = Literal["illegal", "stale", "seat", "malformed", "busy", "too_fast"]
STATUS = {"illegal": 422, "stale": 409, "seat": 403, "malformed": 400, "busy": 503, "too_fast": 429}


class Refusal(Exception):
    """Something that is not carried out."""

    def __init__(
        self, code: Code, reason: str, clause: str | None = None, *, status: int | None = None
    ) -> None:
        super().__init__(reason)
        self.code, self.reason, self.clause = code, reason, clause
        self.status = status or STATUS[code]
        self.index: int | None = None
