"""The log of a server: lines for people, or JSON for programs; with a limit, and without secrets.

It tells of faults, not of visits. Of one kind of line, which is one place in the program, a few are written in a
minute, and the next one says how many were left out. Whatever gets into a line from outside is made harmless: tokens
and addresses are cut short, and signs that nobody sees or that would begin another line are written out.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

MOST = (10, 60.0)  # lines of one kind, in so many seconds
MOST_KINDS = 1000  # that are remembered
LONGEST = 2000  # signs of a line
LONGEST_TRACE = 8000  # signs of where an error came from: its end counts


announcements = logging.getLogger("reefencounter.server.announcements")  # such as where the server is


def _cut(found: re.Match[str]) -> str:
    """The beginning of an IPv6 address; what only looks like one, such as a time, stays."""
    with suppress(ValueError):
        return ":".join(ipaddress.IPv6Address(found[0]).exploded.split(":")[:2]) + ":…"
    return found[0]


_SECRETS: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\breefbot_[A-Za-z0-9_-]+"), "reefbot_…"),  # the token of a program
    (re.compile(r"(?i)\b(authorization|cookie)\b\W*[:=].*"), r"\1: …"),
    (re.compile(r"(?i)\bbearer\s+\S+"), "Bearer …"),
    (re.compile(r"\breef=[A-Za-z0-9_-]+"), "reef=…"),  # a cookie
    (re.compile(r"(/api/mail/off/|/mail#)[^\s\"']+"), r"\1…"),
    (re.compile(r"://[^/\s:@]+:[^/\s@]+@"), "://…@"),  # a password in an address
    (re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?=[A-Za-z0-9-]+\.)"), "…@"),  # an e-mail address
    (re.compile(r"\b(?!127\.)(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}\b"), r"\1.…"),  # whoever came from there
    (re.compile(r"(?<![\w:])[0-9a-fA-F]{1,4}(?::[0-9a-fA-F]{0,4}){2,7}(?<![^:]:)(?!\w)"), _cut),
    (re.compile(r"(?<![0-9a-fA-F])([0-9a-f]{8})[0-9a-f]{32,}(?![0-9a-fA-F])"), r"\1…"),  # a hash
]


def harmless(text: str) -> str:
    """A text of a line without secrets, and all of it to be seen.

    >>> harmless("ada@example.org from 192.0.2.17\\n\\x1b[31mERROR")
    '…@example.org from 192.0.…\\\\n\\\\x1b[31mERROR'
    """
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


class Limit(logging.Filter):
    """Lets a few lines of each kind through, and tells with the next how many it did not."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, object], tuple[float, int]] = {}  # when it began, and how many since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        most, seconds = MOST
        kind, now = (record.name, record.msg), time.monotonic()
        began, lines = self._kinds.get(kind, (now, 0))
        if now >= began + seconds:
            record.left_out = max(0, lines - most)
            began, lines = now, 0
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = began, lines + 1
        return lines < most


class Plain(logging.Formatter):
    """Lines for people: the level, who says it, and what; where an error came from stands below."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        left_out = getattr(record, "left_out", 0)
        more = f" ({left_out} more like this were left out)" if left_out else ""
        line = f"{record.levelname} {record.name}: {harmless(record.getMessage())[:LONGEST]}{more}"
        return "\n".join([line, *_trace(self, record)])


class Json(logging.Formatter):
    """One JSON object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "kind": harmless(str(record.msg)[:LONGEST]),
            "message": harmless(record.getMessage())[:LONGEST],
        }
        if left_out := getattr(record, "left_out", 0):
            told["left_out"] = left_out
        if trace := _trace(self, record):
            told["trace"] = trace
        return json.dumps(told, ensure_ascii=False)


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    if not record.exc_info:
        return []
    return [
        harmless(line) for line in formatter.formatException(record.exc_info)[-LONGEST_TRACE:].splitlines()
    ]


def set_up(form: str) -> None:
    """Write the log of this process to where errors go, as `text` or as `json`.

    What is announced is no fault: as text it goes to standard output, as JSON into the log, and nothing goes there.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain())
    handler.addFilter(Limit())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    announcements.setLevel(logging.INFO)
    if form != "json":
        announcements.addHandler(logging.StreamHandler(sys.stdout))
        announcements.propagate = False
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it would write a line for every malformed request
