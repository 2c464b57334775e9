"""A step of a table's history, as one viewer may see it: the action, what happened, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from ...events import Event, events_between, redact
from ...messages import Message
from ...notation.forms import AnyPosition, rules_of
from ...record import Move
from ...telling.listener import listener
from ...telling.sentences import told
from ...view import draws_in_secret
from ..schemas import Step
from .remembered import remembered
from .spoken import spoken

SECRET = (
    "feed",
    "larvae",
    "decline",
)  # the first choices are made unseen (R2.8), and who is asked is not told (S7.5)


def step(
    before: AnyPosition,
    move: Move,
    after: AnyPosition,
    *,
    number: int,
    seat: int | None,
    names: Sequence[str],
    everything: bool,
    undo: bool = False,
) -> Step:
    """One entry of the history for this viewer (None: a spectator); `everything` hides nothing.

    For an undo, `move` is what was taken back, `before` the position with it and `after` the one without.
    """
    hidden = _secret(before, move) and move.player != seat and not everything
    action = None if hidden else move.action
    player = (
        before.player if hidden and move.action == "decline" else move.player
    )  # S7.5: nobody learns whose it was
    speaker = listener(names, seat, rules_of(before).deck)
    if undo:
        text = spoken(speaker, [Message("log.undo", player=move.player)])
        return Step(number, player, after.number, True, action, [], *text)
    events = _events(before, move, after)
    if not everything:
        events = redact(events, seat)
    text = spoken(speaker, told(events, seat, everything=True))  # what is hidden has been left out above
    return Step(number, player, before.number, False, action, [dict(event) for event in events], *text)


@remembered()
def _events(before: AnyPosition, move: Move, after: AnyPosition) -> list[Event]:
    """What happened, read off once for all who look on."""
    return events_between(before, move, after)


def _secret(before: AnyPosition, move: Move) -> bool:
    """Whether the text of an action tells what only its player may know."""
    return move.action.split(" ")[0] in SECRET or (
        move.action.startswith("choose ") and draws_in_secret(before)
    )
