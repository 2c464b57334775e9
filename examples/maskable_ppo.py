"""MaskablePPO of sb3-contrib learns Reef Encounter: `python examples/maskable_ppo.py` (docs/tutorials.md).

Sixty-four games run at once in one process. The other seat plays at random here; give `opponents=` a policy of your own
to learn against it. With --quick it only shows that everything runs.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy
import torch
from gymnasium import spaces as gym_spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from reefencounter import Rules
from reefencounter.arena.match import play
from reefencounter.arena.ratings import Rate
from reefencounter.bots.base import Bot, make
from reefencounter.bots.seat_view import SeatView
from reefencounter.rl import spaces
from reefencounter.rl.stable_baselines import ReefVecEnv


class Scaled(BaseFeaturesExtractor):
    """Observations are bytes: here they become numbers from 0 to 1."""

    def __init__(self, space: gym_spaces.Box) -> None:
        super().__init__(space, features_dim=space.shape[0])
        self.register_buffer("scales", torch.from_numpy(spaces.scales()))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Each byte by its scale."""
        return seen * self.scales


class Learned(Bot):
    """The trained agent as a bot: it plays wherever bots do."""

    about = "MaskablePPO"

    def __init__(self, model: Any, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.model = model

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """Steps of the compact space until they make an action."""
        chosen = -1
        while chosen < 0:
            seen = numpy.frombuffer(seat_view.observation(), numpy.uint8)
            mask = numpy.frombuffer(seat_view.mask(), numpy.bool_)
            step, _ = self.model.predict(seen, action_masks=mask, deterministic=True)
            chosen = seat_view.step(int(step))
        return chosen


def main() -> None:
    """Learn, then play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--games", type=int, default=100, help="to play against random afterwards")
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    slots, length = (8, 32) if options.quick else (64, 128)
    model = MaskablePPO(
        "MlpPolicy",
        ReefVecEnv(slots, players=2, shaped=True, seed=1),  # shaped: a reward after every action
        n_steps=length,
        batch_size=64 if options.quick else 1024,
        learning_rate=3e-4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Scaled, "net_arch": [256, 256]},
        seed=1,
        verbose=0 if options.quick else 1,
    )
    model.learn(slots * length if options.quick else options.steps)
    games, won = 2 if options.quick else options.games, 0.0
    for game in range(games):
        bots: list[Bot] = [Learned(model), make("random", seed=game)]
        match = play(Rules(players=2), bots if game % 2 == 0 else bots[::-1], seed=game)
        assert match.failure is None, match.failure
        won += match.shares[game % 2]
    print(f"won {Rate(won, games)} of {games} games against random")


if __name__ == "__main__":
    main()
