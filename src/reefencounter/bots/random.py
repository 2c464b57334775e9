"""The simplest bot: a kind of action at random, then an action of that kind."""

from __future__ import annotations

from ..notation.text import kind_of
from .base import Bot
from .sight import Sight


class Random(Bot):
    """Plays along without any idea; useful as a first opponent and as a yardstick."""

    about = "picks a kind of action, then an action of that kind"

    def choose(self, sight: Sight, time_ms: float | None = None) -> int:
        """Any legal action."""
        kinds: dict[str, list[int]] = {}
        for action in sight.ids:
            kinds.setdefault(kind_of(action), []).append(action)
        return self.rng.choice(kinds[self.rng.choice(list(kinds))])
