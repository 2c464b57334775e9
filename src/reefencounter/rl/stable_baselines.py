"""Many learners as a `VecEnv` of Stable-Baselines3: `MaskablePPO("MlpPolicy", ReefVecEnv(64))` trains as it is.

The games are stepped by compiled code in one thread; a game that ends begins anew in the same step.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..extras import missing

try:
    from gymnasium import spaces as gym_spaces
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    raise missing(error, "sb3", __name__) from None

from .gymnasium import observation_space
from .learners import Learners, Policy

if TYPE_CHECKING:
    from .batch import Array


class ReefVecEnv(VecEnv):  # type: ignore[misc]  # it is not there when types are checked
    """One learner in each game; all others by one policy, or at random."""

    def __init__(
        self, num_envs: int, opponents: Policy | None = None, seats: Any = None, **options: Any
    ) -> None:
        """Options as those of `VectorGames`; `opponents` and `seats` as those of `Learners`."""
        self.learners = Learners(num_envs, opponents, seats, **options)
        book = self.learners.games.book
        self.render_mode: str | None = None  # asked for by what follows
        super().__init__(num_envs, observation_space(book)["observation"], gym_spaces.Discrete(book.actions))
        self._next_seed: int | None = options.get("seed")
        self._actions: Any = None

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Fix the games that the next reset begins."""
        self._next_seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Array:
        """All games begin anew."""
        self.learners.reset(secrets.randbits(63) if self._next_seed is None else self._next_seed)
        self._next_seed = None
        return self.learners.observations

    def step_async(self, actions: Any) -> None:
        """Note the learners' actions."""
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Carry them out."""
        learners = self.learners
        learners.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for slot in learners.dones.nonzero()[0]:
            infos[slot]["terminal_observation"] = learners.last_seen[slot]
        return learners.observations, learners.rewards.astype("float32"), learners.dones.copy(), infos

    def action_masks(self) -> Array:
        """Which actions are legal now, a row for each game."""
        return self.learners.masks

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """What each game answers; they know `action_masks` alone."""
        if method_name != "action_masks":
            raise AttributeError(f"these games have action_masks, not {method_name}")
        masks = self.learners.masks
        return [masks[slot] for slot in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of each game: `render_mode`, or `action_masks` as a call."""
        if attr_name == "action_masks":
            return [lambda slot=slot: self.learners.masks[slot] for slot in self._get_indices(indices)]
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """The games have nothing that could be set."""
        raise AttributeError(f"these games have no attribute to set, such as {attr_name}")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        """They are not."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing to let go of."""
