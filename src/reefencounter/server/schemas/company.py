"""What people at a table say to one another: the chat, whether they pause, and whether they play again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .values import Id, ReadyWord, Said


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Say something to those who play: a line, or a ready word. `id` makes it safe to send again."""

    id: Id
    text: Annotated[str, Meta(max_length=200)] = ""
    word: ReadyWord | None = None


class Line(Struct, tag="line", tag_field="type", frozen=True):
    """A line that somebody said. Only those who play are told."""

    number: int
    seat: int
    name: str
    text: str
    message: Said | None  # of a ready word, as data
    time: str  # ISO 8601, UTC


class RematchWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether one would like to play again; no: the offer goes."""

    agree: bool


class Rematch(Struct, tag="rematch", tag_field="type", frozen=True):
    """Whether those who played play again: all must agree before the seconds are over. Then there is a table."""

    agreed: list[int]  # seats
    missing: list[int]
    seconds: float  # 0: nobody asks
    table: str | None


class PauseWish(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether one would like a pause; no: the wish of others goes, too."""

    agree: bool


class ReportInfo(Struct, frozen=True):
    """What was reported of one person at one table: how many lines, the last of them, and who wrote them, by the
    address of their profile.
    """

    time: str  # of the last report; ISO 8601, UTC
    table: str
    lines: int
    reporters: int  # the people who reported them
    text: str  # of the last line; of a ready word: its id
    author: str | None
    name: str
    banned: bool


class ClosedReports(Struct, frozen=True):
    """So many lines that were reported are put away."""

    lines: int


class Ban(Struct, frozen=True):
    """Whether somebody is banned now."""

    name: str
    banned: bool


class Reported(Struct, frozen=True):
    """A line was told to the host."""

    line: int
