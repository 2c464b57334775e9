"""What server processes on one PostgreSQL database tell one another: a few bytes each, never what happened itself.

Whoever keeps something says so in the same transaction, so others hear of it exactly if it is kept; they read it in the
database. What is not kept anywhere (who is connected, who would like a rematch, which bot thinks) is told by itself.
PostgreSQL carries 8,000 bytes at most.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..schemas.values import Here

CHANNEL = "reef"


class Changed(msgspec.Struct, tag="table", array_like=True, frozen=True):
    """A table has this step now; without a number: its seats, its clocks or something else of it changed."""

    table: str
    number: int | None = None


class SaidLine(msgspec.Struct, tag="line", array_like=True, frozen=True):
    """Somebody said a line at a table."""

    table: str
    number: int


class Present(msgspec.Struct, tag="present", array_like=True, frozen=True):
    """Who of a table is connected to the process that tells this, by seats."""

    table: str
    seats: tuple[Here | None, ...]
    watching: int = 0  # who hold no seat
    agreed: tuple[
        tuple[int, ...], ...
    ] = ()  # for each seat: who want a bot there, as they said in this process
    away: tuple[float | None, ...] = msgspec.field(
        default=()
    )  # for each seat: for how many seconds, as known here

    @property
    def holders(self) -> bool:
        """Whether anybody is connected who holds a seat."""
        return bool({"here", "away"} & set(self.seats))

    @property
    def nobody(self) -> bool:
        """Whether nobody is connected."""
        return not self.watching and not self.holders


class WantsRematch(msgspec.Struct, tag="rematch", array_like=True, frozen=True):
    """Somebody would like to play again; without a seat: somebody would not."""

    table: str
    seat: int | None


class Thinks(msgspec.Struct, tag="thinks", array_like=True, frozen=True):
    """What those who watch a table are told of its bots, after this step."""

    table: str
    number: int
    thinking: dict[str, Any]


class SessionEnded(msgspec.Struct, tag="session", array_like=True, frozen=True):
    """Somebody is no longer known in a browser."""

    session: str


class HandedOver(msgspec.Struct, tag="person", array_like=True, frozen=True):
    """What somebody had is another's."""

    person: str
    other: str


class Blocked(msgspec.Struct, tag="blocked", array_like=True, frozen=True):
    """Somebody has blocked another, or does so no longer."""

    person: str
    other: str


class Alive(msgspec.Struct, tag="alive", array_like=True, frozen=True):
    """A process is there."""


class Missed(msgspec.Struct, tag="missed", array_like=True, frozen=True):
    """A process could not say all that it wanted to: anything may have happened there."""


class Bye(msgspec.Struct, tag="bye", array_like=True, frozen=True):
    """A process ends."""


News = (
    Changed
    | SaidLine
    | Present
    | WantsRematch
    | Thinks
    | SessionEnded
    | HandedOver
    | Blocked
    | Alive
    | Missed
    | Bye
)

_decode = msgspec.json.Decoder(tuple[str, News]).decode


def packed(origin: str, news: News) -> str:
    """As it is sent; `origin` is the process that says so."""
    return msgspec.json.encode((origin, news)).decode()


def unpacked(payload: str) -> tuple[str, News] | None:
    """Who said what; None: another version of this program, of which nothing is understood."""
    try:
        return _decode(payload)
    except msgspec.DecodeError:
        return None
