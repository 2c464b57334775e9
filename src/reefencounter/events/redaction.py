"""Events as a player may see them (R13, S7.7): what they hide from everyone else is left out."""

from __future__ import annotations

from collections.abc import Iterable

from ..view import visible_turn
from .folds import Event

# The fields that only the player of the event may see
SECRET = {
    "fed": ("colour",),
    "larvae_chosen": ("cubes",),
    "bought": ("card",),
    "dipped": ("tiles",),
    "dip_returned": ("tile", "kept"),
    "declined": ("player",),
}


def redact(events: Iterable[Event], player: int | None) -> list[Event]:
    """The events as a player (None: a spectator) may see them."""
    return [_redacted(event, player) for event in events]


def _redacted(event: Event, player: int | None) -> Event:
    if event["kind"] == "turn":
        return {**event, "turn": visible_turn(event["turn"], player)}
    if event["kind"] in SECRET and event["player"] != player:
        return {**event, **dict.fromkeys(SECRET[event["kind"]])}
    return event
