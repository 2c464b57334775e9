"""What is wrong with the database, in words: for whoever asked, and seldom in the log."""

from __future__ import annotations

import logging
import time

from sqlalchemy.exc import DatabaseError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .refusals import Refusal

TROUBLES = (OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError)
WORDS = {
    "full": "its disk is full",
    "no space": "its disk is full",
    "locked": "another program holds it",
    "busy": "another program holds it",
    "readonly": "it may only be read",
    "read-only": "it may only be read",
    "malformed": "it is damaged",
    "not a database": "it is damaged",
    "unable to open": "it cannot be opened",
    "i/o error": "its disk fails",
}
EVERY = 60.0  # seconds between two lines of the log about the same

log = logging.getLogger(__name__)


class Unavailable(Refusal):
    """The database cannot be used now. Nothing was changed, or it is not known whether something was."""

    def __init__(self, why: str) -> None:
        super().__init__(
            "busy",
            f"The server cannot use its database now: {why}. Nothing that was kept is lost; try again soon.",
        )
        self.why = why


def is_trouble(error: BaseException) -> bool:
    """Whether the database, rather than what was asked of it, is to blame."""
    return isinstance(error, TROUBLES) or type(error) is DatabaseError


def why(error: BaseException) -> str:
    """What is wrong, as a clause about the database."""
    text = str(getattr(error, "orig", None) or error).lower()
    return next((words for sign, words in WORDS.items() if sign in text), "it does not answer")


class Complaints:
    """Writes into the log what is wrong: once, and then once a minute with how often it was so."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, int]] = {}  # when, and how often since

    def about(self, error: BaseException) -> None:
        """Something went wrong."""
        reason = why(error)
        when, since = self._told.get(reason, (-EVERY, 0))
        now = time.monotonic()
        if now < when + EVERY:
            self._told[reason] = when, since + 1
            return
        self._told[reason] = now, 0
        more = f"; {since} times more since this was last said" if since else ""
        text = str(getattr(error, "orig", None) or error).splitlines()
        log.error(
            "the database cannot be used: %s (%s)%s", reason, text[0][:300] if text else "no reason", more
        )
