"""What actions draw, so that an entered game can be asked for it: tiles for the sea or the hand, or a card (N3)."""

from __future__ import annotations

from ...engine.chance import Chance
from ...events import events_between
from ...notation.forms import AnyPosition, deal_names, text_of
from ...record import Move
from ..schemas import Draw
from .rulesets import of

DRAWING = frozenset("take buy card choose decline end".split())  # no other kind of action ever draws


def draws(position: AnyPosition, seat: int) -> dict[str, Draw]:
    """Every legal action that draws something, with what it draws. It is read off copies to which it was applied."""
    found = {}
    for action in position.legal(seat):
        text = text_of(position, action)
        if text.split(" ")[0] not in DRAWING:
            continue
        chance, after = Chance(0), position.copy()
        after.apply(action, chance, seat)
        names = deal_names(position, action)
        drawn = [names[number] for number in after.drawn(chance)]
        if not drawn:
            continue
        events = events_between(position, Move(seat, text, tuple(drawn)), after)
        spaces = [event["space"] for event in events if event["kind"] == "dealt"]
        found[text] = Draw(len(drawn), spaces, of(position).pile(position) if text.startswith("buy ") else [])
    return found
