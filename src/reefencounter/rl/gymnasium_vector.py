"""Many learners as a `gymnasium.vector` environment: `ReefVectorEnv(256, players=2)`.

The games are stepped by compiled code in one thread; a game that ends begins anew in the same step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..extras import missing

try:
    import numpy
    from gymnasium import spaces as gym_spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from .gymnasium import observation_space
from .learners import Learners, Policy

if TYPE_CHECKING:
    from .batch import Array


class ReefVectorEnv(VectorEnv[Any, Any, Any]):
    """One learner in each game; all others by one policy, or at random. Masks are in `info["action_mask"]`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (Gymnasium's own name and type)

    def __init__(
        self, num_envs: int, opponents: Policy | None = None, seats: Any = None, **options: Any
    ) -> None:
        """Options as those of `VectorGames`; `opponents` and `seats` as those of `Learners`."""
        self.learners = Learners(num_envs, opponents, seats, **options)
        self._next_seed: int | None = options.get("seed")
        book = self.learners.games.book
        self.num_envs = num_envs
        self.single_observation_space = observation_space(book)["observation"]
        self.single_action_space = gym_spaces.Discrete(book.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """All games begin anew. One seed fixes them all; of a list the first counts. Without any, that of the
        constructor fixes the first reset and those after it."""
        chosen = seed[0] if isinstance(seed, list) else seed
        if chosen is None:
            chosen = self._next_seed
        self._next_seed = None
        super().reset(seed=chosen)
        self.learners.reset(int(self.np_random.integers(2**63)) if chosen is None else chosen)
        return self.learners.observations, self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """An action of each learner, one for each game."""
        learners = self.learners
        learners.step(actions)
        info = self._info()
        ended = learners.dones.copy()
        if ended.any():
            final = numpy.full(self.num_envs, None, dtype=object)
            for slot in numpy.flatnonzero(ended):
                final[slot] = learners.last_seen[slot]
            info |= {"final_obs": final, "_final_obs": ended}
            info |= {"final_info": {"points": learners.games.points.copy()}, "_final_info": ended}
        none = numpy.zeros(self.num_envs, bool)
        return learners.observations, learners.rewards.copy(), ended, none, info

    def action_masks(self) -> Array:
        """Which actions are legal now, a row for each game."""
        return self.learners.masks

    def _info(self) -> dict[str, Any]:
        every = numpy.ones(self.num_envs, bool)
        return {"action_mask": self.learners.games.masks.copy(), "_action_mask": every}
