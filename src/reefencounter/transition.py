"""One action carried out: the positions before and after it, and what can be read off them.

`step` is the one way forward below `Game`: games, the arena, explanations and hints all use it. What happened and the
turn as it then stands are computed when somebody asks for them, since they cost many times what the action does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from .engine.chance import Chance
from .engine.errors import refused
from .events import GameEvent, events_between
from .notation.forms import AnyPosition, deal_names, text_of, turn_of
from .record import Move
from .shapes import Turn


class Transition(NamedTuple):
    """An action and the positions before and after it, neither of which is changed later."""

    before: AnyPosition
    move: Move
    after: AnyPosition

    @property
    def events(self) -> list[GameEvent]:
        """What happened, in order; the last event is always the new turn."""
        return cast(list[GameEvent], events_between(self.before, self.move, self.after))

    @property
    def turn(self) -> Turn:
        """The turn as it stands after the action."""
        return cast(Turn, turn_of(self.after))


def step(
    position: AnyPosition,
    action: int,
    chance: Chance,
    player: int | None = None,
    *,
    deal: Sequence[str] | None = None,
) -> Transition:
    """Carry out an action on a copy of a position, for a player or for who has to act.

    Chance draws what the action draws, unless `deal` gives it. Raises `IllegalAction` if the action is not legal
    now, or if the bag cannot give that deal.
    """
    seat = position.actor if player is None else player
    names = deal_names(position, action)
    if deal is None:
        after = position.copy()
        after.apply(action, chance, seat)
        drawn = tuple([names[number] for number in after.drawn(chance)])
    else:
        drawn = tuple(deal)
        numbers = [names.index(name) if name in names else -1 for name in drawn]
        dealt = position.apply_deal(action, numbers, seat)
        if dealt is None:
            raise refused("deal.impossible", "N3")
        after = dealt
    return Transition(position, Move(seat, text_of(position, action), drawn), after)
