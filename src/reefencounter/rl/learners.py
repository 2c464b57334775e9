"""Many learners at once, each in a seat of its own game, the others' seats played by one policy for all games.

What `gymnasium_vector` and `stable_baselines` show is this. `VectorGames` waits for whoever is to act; here a step is
an action of every learner, and the others play on until each of them is to act again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..extras import missing

try:
    import numpy
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..engine.errors import ReefError, shown
from .batch import places
from .vector import VectorGames

if TYPE_CHECKING:
    from .batch import Array

#: Observations and masks of some games, to one action for each.
Policy = Callable[[Any, Any], Any]


class Learners:
    """Games with one learner each. `opponents` chooses for all other seats; without it they play at random."""

    def __init__(
        self, games: int, opponents: Policy | None = None, seats: Any = None, **options: Any
    ) -> None:
        """`seats` has the learner's place in turn order for each game; without it they take turns by slot."""
        self.games = VectorGames(games, **options)
        if opponents is not None and not callable(opponents):
            raise ReefError("environment.opponents", value=shown(opponents))
        self.opponents = opponents
        turns = numpy.arange(games) % self.games.players
        self.seats = turns if seats is None else places(seats, games, self.games.players, "seats")
        self.rewards, self.dones = numpy.zeros(games), numpy.zeros(games, bool)
        self.last_seen: Array = numpy.zeros(0, numpy.uint8)

    @property
    def observations(self) -> Array:
        """What the learners see, as a copy."""
        return self.games.observations.copy()

    @property
    def masks(self) -> Array:
        """What the learners may do, as a copy."""
        return self.games.masks.astype(bool)

    def reset(self, seed: int = 0) -> None:
        """All games begin anew and go on to each learner's first choice."""
        self.games.reset(seed)
        self.dones[:] = False
        self._play_on()
        self.rewards[:], self.dones[:] = 0.0, False

    def step(self, actions: Any) -> None:
        """An action of each learner, and those of the others; `rewards` and `dones` say what came of it.

        A game that ended has begun anew: `last_seen` has what its learner saw when it last acted.
        """
        if (self.games.seats != self.seats).any():  # before the first reset, or after a policy that failed
            raise ReefError("environment.not_reset")
        seen = self.games.observations.copy()
        self.games.step(actions)
        slots = numpy.arange(self.games.games)
        self.rewards = self.games.rewards[slots, self.seats].astype(float)
        self.dones = self.games.dones.astype(bool)
        self._play_on()
        self.last_seen = seen

    def _play_on(self) -> None:
        """The others act until every learner is to act; what happens in a new game is no reward of the old one."""
        slots = numpy.flatnonzero(self.games.seats != self.seats)
        while len(slots):
            if self.opponents is None:
                chosen = self.games.sample()[slots]
            else:
                chosen = numpy.asarray(
                    self.opponents(self.games.observations[slots], self.games.masks[slots])
                )
                if chosen.shape != slots.shape:
                    raise ReefError("environment.actions", games=len(slots), shape=chosen.shape)
            self.games.step(chosen, slots)
            going_on = slots[~self.dones[slots]]
            self.rewards[going_on] += self.games.rewards[going_on, self.seats[going_on]]
            self.dones[going_on] |= self.games.dones[going_on].astype(bool)
            slots = slots[self.games.seats[slots] != self.seats[slots]]
