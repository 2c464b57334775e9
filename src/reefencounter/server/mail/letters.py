"""What mails say: plain text in the reader's language, whose headers have no words of anybody else's.

There is no HTML in them, so nothing needs escaping there; names of others are written so that no mail program makes a
link of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from typing import NamedTuple
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ...messages.words import words
from ..plain_text import plain
from ..storage.transactions import now
from .mail_settings import MailSettings

LONGEST_HEADER = 990  # signs: not every program that looks for `List-Unsubscribe` reads one of two lines
OURS = "Reef Encounter"
LOOK_ALIKE = str.maketrans({".": "․", "/": "∕", "@": "＠", ":": "∶", "<": "‹", ">": "›"})


class Letter(NamedTuple):
    """A mail to one person. `off` is the address at which a click ends mails of its kind."""

    to: str
    subject: str
    text: str
    off: str | None = None


class Waiting(NamedTuple):
    """A game in which somebody is to act: who else plays there, and until when."""

    table: str
    others: Sequence[str]
    deadline: datetime


def written(letter: Letter, settings: MailSettings) -> EmailMessage:
    """A letter as it is sent. The library refuses lines in headers."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address(OURS, addr_spec=settings.sender)
    mail["To"] = Address(addr_spec=letter.to)
    mail["Subject"] = letter.subject
    mail["Date"] = format_datetime(now())
    mail["Message-ID"] = make_msgid(domain=urlsplit(settings.site).hostname)
    mail["Auto-Submitted"] = "auto-generated"  # RFC 3834: nobody's absence is answered
    if letter.off is not None:
        mail["List-Unsubscribe"] = f"<{letter.off}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
    mail.set_content(letter.text, cte="quoted-printable")
    mail.policy = SMTP.clone(max_line_length=LONGEST_HEADER)
    return mail


def unlinked(name: str) -> str:
    """A name that others chose, with nothing in it that a mail program would make a link of.

    >>> unlinked("www.example.org")
    'www․example․org'
    """
    return plain(name).translate(LOOK_ALIKE)


def confirming(to: str, link: str, hours: int) -> Letter:
    """Asks whether an address is that of whoever named it. Nothing in it was written by them."""
    return _letter(
        to,
        words("letter.confirm_subject"),
        words("letter.confirm"),
        link,
        words("letter.good_for_hours", hours=hours),
        words("letter.not_you"),
    )


def signing_in(to: str, name: str, link: str, minutes: int) -> Letter:
    """A link by which one signs in."""
    return _letter(
        to,
        words("letter.sign_in_subject"),
        words("letter.sign_in", name=unlinked(name)),
        link,
        words("letter.good_for_minutes", minutes=minutes),
        words("letter.not_you"),
    )


def digest(to: str, waiting: Sequence[Waiting], zone: str | None, site: str, off: str) -> Letter:
    """In which games it is the reader's turn."""
    turns = [
        f"{_until(each, zone)}\n{site}/table/{each.table}"
        for each in sorted(waiting, key=lambda each: each.deadline)
    ]
    letter = _letter(
        to,
        words("letter.digest_subject", games=len(waiting)),
        words("letter.digest", games=len(waiting)),
        *turns,
        f"{words('letter.off')}\n{site}/mail#off.{off}",
    )
    return letter._replace(off=f"{site}/api/mail/off/{off}")


def reported(to: str) -> Letter:
    """Tells the host that a line of the chat was reported, and how to read it."""
    return _letter(to, words("letter.reported_subject"), words("letter.reported"), "reef admin reports")


def _letter(to: str, subject: str, *paragraphs: str) -> Letter:
    return Letter(
        to, subject, "\n\n".join((words("letter.greeting"), *paragraphs, words("letter.end"))) + "\n"
    )


def _until(waiting: Waiting, zone: str | None) -> str:
    here = zone_of(zone)
    at = waiting.deadline.astimezone(here)
    return words(
        "letter.turn",
        names=[unlinked(name) for name in waiting.others],
        day=at.day,
        month=at.month,
        time=f"{at:%H:%M}",
        zone=here.key,
    )


def zone_of(name: str | None) -> ZoneInfo:
    """A time zone; UTC where it is not known, or no longer."""
    return ZoneInfo(known_zone(name or "") or "UTC")


def known_zone(name: str) -> str | None:
    """The name of a time zone as a browser tells it, if there is one."""
    try:
        return ZoneInfo(name).key if name and name == name.strip("/.") and ".." not in name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
