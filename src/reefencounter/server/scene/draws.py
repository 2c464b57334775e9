"""What actions draw, so that an entered game can be asked for it: tiles for the sea or the hand, or a card (N3)."""

from __future__ import annotations

from ...engine.chance import Chance
from ...notation.forms import AnyPosition, text_of
from ...transition import step
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
        taken = step(position, action, Chance(0), seat)
        if not taken.move.deal:
            continue
        spaces = [event["space"] for event in taken.events if event["kind"] == "dealt"]
        found[text] = Draw(
            len(taken.move.deal), spaces, of(position).pile(position) if text.startswith("buy ") else []
        )
    return found
