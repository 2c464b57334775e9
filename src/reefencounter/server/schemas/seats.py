"""Sitting down together: invitations, and open tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .tables import ClockChoice, RulesChoice
from .values import Here, SeatKind


class SitDown(Struct, forbid_unknown_fields=True, frozen=True):
    """Whoever takes a seat, by the name that the others see; empty: the one they have."""

    name: Annotated[str, Meta(max_length=24)] = ""


class SeatChange(Struct, forbid_unknown_fields=True, frozen=True):
    """The bot that keeps a free seat; None: it waits for somebody again."""

    bot: Annotated[str, Meta(max_length=60)] | None


class AskingChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether whoever holds a clownfish card is asked about it in its window; if not, that is a no (S7.5)."""

    card: Annotated[str, Meta(max_length=60)]
    ask: bool


class Invitation(Struct, frozen=True):
    """What a code tells: who invites, whether a seat is left, and what one sits down to, if one is."""

    by: str | None  # None: they have left
    free: bool
    table: str | None  # only for those who sit there already
    seats: list[OpenSeat] = []
    rules: RulesChoice | None = None
    clock: ClockChoice | None = None
    rated: bool = False  # it counts for ratings


class OpenSeat(Struct, frozen=True):
    """A seat of an open table."""

    kind: SeatKind  # friend, anyone: it is free
    name: str
    here: Here | None = None  # whether whoever sits there is; None: nobody does


class OpenTable(Struct, frozen=True):
    """A table at which anyone may sit down."""

    id: str
    title: str
    by: str
    rules: RulesChoice
    seats: list[OpenSeat]
    mine: bool  # this browser sits there
    created: str  # ISO 8601, UTC
    clock: ClockChoice | None = None
    rated: bool = False  # it counts for ratings
