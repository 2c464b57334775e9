"""The simplest bot: a kind of action at random, then an action of that kind."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise

from ..engine.second_kind.codes import ACTIONS as ALL_ACTIONS
from ..messages.message import Message
from ..notation.second_kind.text import FIRST_IDS as MORE_FIRST_IDS
from ..notation.text import FIRST_IDS
from .base import Bot
from .seat_view import SeatView

# The ids of both games: no position has actions of both.
FIRSTS = [*(first for _, first in (*FIRST_IDS, *MORE_FIRST_IDS)), ALL_ACTIONS]


class Random(Bot):
    """Plays along without any idea; useful as a first opponent and as a yardstick."""

    about = Message("bots.about_random")

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """Any legal action."""
        cuts = [
            bisect_left(seat_view.ids, first) for first in FIRSTS
        ]  # the ids are sorted, and so are their kinds
        kinds = [(low, high) for low, high in pairwise(cuts) if low < high]
        return seat_view.ids[self.rng.randrange(*self.rng.choice(kinds))]
