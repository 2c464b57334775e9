"""What is wrong with the database, in words: for whoever asked, and seldom in the log."""

from __future__ import annotations

import logging
import time

from sqlalchemy.exc import DatabaseError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ...messages import Message
from ...messages.words import say
from ..refusals import Refusal

TROUBLES = (OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError)
SIGNS = {  # in what the database says, and what is then wrong with it
    "full": "database.full",
    "no space": "database.full",
    "locked": "database.locked",
    "busy": "database.locked",
    "readonly": "database.read_only",
    "read-only": "database.read_only",
    "malformed": "database.damaged",
    "not a database": "database.damaged",
    "unable to open": "database.closed",
    "i/o error": "database.disk_fails",
}
LOCK_NOT_AVAILABLE = "55P03"
EVERY = 60.0  # seconds between two lines of the log about the same

log = logging.getLogger(__name__)


class Unavailable(Refusal):
    """The database cannot be used now. Nothing was changed, or it is not known whether something was."""

    def __init__(self, why: str, *, locked: bool = False) -> None:
        """`why`: the id of what is wrong. `locked`: others have a row of PostgreSQL that is needed, for long."""
        super().__init__("busy", why)
        self.locked = locked


def is_trouble(error: BaseException) -> bool:
    """Whether the database, rather than what was asked of it, is to blame."""
    return isinstance(error, TROUBLES) or type(error) is DatabaseError


def is_locked(error: BaseException) -> bool:
    """Return whether PostgreSQL could not have a row in time."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == LOCK_NOT_AVAILABLE


def why(error: BaseException) -> str:
    """What is wrong, as the id of a message."""
    text = str(getattr(error, "orig", None) or error).lower()
    return next((id for sign, id in SIGNS.items() if sign in text), "database.silent")


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
        log.error("%s (%s)%s", say(Message(reason)), text[0][:300] if text else "no reason", more)
