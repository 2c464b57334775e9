"""The game as a PettingZoo AEC environment: `env(players=3, advanced=True)`.

Observations are dicts of `observation` and `action_mask`, as in PettingZoo's classic games. An illegal action is
refused with `IllegalAction` and changes nothing. Agents are `player_0`, `player_1` … in turn order; in set-up they
choose one after the other, and nobody sees what the others have chosen.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Iterator
from typing import Any, Literal, Unpack

from ..extras import missing

try:
    import numpy
    from gymnasium import spaces as gym_spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..decks import DEFAULT
from ..engine.errors import ReefError
from ..rules import Rules
from ..shapes import LarvaExchange, RulesOptions
from .environment_table import Table, table_by
from .gymnasium import NotReset, Observation, observation_space, whole_number
from .render import MODES, check_mode, picture
from .rulebook import rulebook
from .spaces import SHAPING

Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


class ReefEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Reef Encounter for 2 to 4 agents; see `EnvOptions` for the options."""

    metadata = {  # noqa: RUF012  (PettingZoo's own name and type)
        "name": "reef_encounter_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        advanced: bool = False,
        larva_exchange: LarvaExchange = "play",
        memory_aid: bool = True,
        shaped: bool = False,
        render_mode: str | None = None,
        second_kind: bool = False,
        crowns_dealt: bool = True,
        deck: str = DEFAULT,
        space: int = 1,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.space = space
        self.rules = Rules(players, advanced, second_kind, larva_exchange, crowns_dealt, deck)
        rulebook(self.rules, space)  # refuses an observation that this game does not have
        self.memory_aid, self.shaped, self.render_mode = memory_aid, shaped, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds: numpy.random.Generator | None = None
        self.table: Table

    def __getattr__(self, name: str) -> Any:
        """What is not there: the game itself, as long as none was begun."""
        if name in ("table", "agent_selection", "_over", "terminations", "rewards", "infos"):
            raise NotReset("environment.not_begun")
        raise AttributeError(f"there is no {name} in {type(self).__name__}")

    @functools.cache  # noqa: B019  (one small space for each agent: PettingZoo wants the very same one each time)
    def observation_space(self, agent: str) -> gym_spaces.Dict[Any]:
        """The same for all agents."""
        return observation_space(rulebook(self.rules, self.space))

    @functools.cache  # noqa: B019  (as above)
    def action_space(self, agent: str) -> gym_spaces.Discrete:
        """The same for all agents."""
        return gym_spaces.Discrete(rulebook(self.rules, self.space).actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The seed fixes it and those after it that are begun without one."""
        if seed is not None or self._seeds is None:
            self._seeds = numpy.random.default_rng(secrets.randbits(64) if seed is None else seed)
        chosen = int(self._seeds.integers(2**63)) if seed is None else seed
        self.table = table_by(self.rules, self.memory_aid, chosen, self.space)
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[self.table.seat]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = False

    def observe(self, agent: str) -> Observation:
        """What this agent may know; the mask is all zero unless it is to act."""
        return self.table.look(self._seats[agent])

    @property
    def state_space(self) -> gym_spaces.Box:
        """The space of `state`."""
        return gym_spaces.Box(
            0, 255, (self.rules.players * rulebook(self.rules, self.space).observation,), numpy.uint8
        )

    def state(self) -> numpy.ndarray[Any, Any]:
        """What all players know together, for a critic: their observations, one after the other in turn order."""
        seen = [self.table.observation(seat) for seat in range(self.rules.players)]
        return numpy.frombuffer(b"".join(seen), numpy.uint8)

    def legal(self) -> list[int]:
        """The legal actions of the agent whose turn it is, as a list: quicker than searching the mask."""
        return self.table.legal()

    def last(self, observe: bool = True) -> Last:
        """Observation, reward since its last action, whether it is over, and more, for the agent to act."""
        agent = self.agent_selection
        seen = self.table.look(self._seats[agent]) if observe else None
        return seen, self._cumulative_rewards[agent], self._over, False, self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, again and again until the game is over."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; None for an agent whose game is over."""
        if self._over:
            self._was_dead_step(action)
            return
        if action is None:
            raise ReefError("environment.none")
        chosen = whole_number(action)
        if not 0 <= chosen < self.table.actions:
            raise self.table.refuse(chosen)
        seat = self._step_shaped(chosen) if self.shaped else self.table.step(chosen)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _step_shaped(self, action: int) -> int:
        table = self.table
        before = [table.lead(seat) for seat in self._seats.values()]
        seat = table.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent, place in self._seats.items():
            self.rewards[agent] = SHAPING * (table.lead(place) - before[place])
            self._cumulative_rewards[agent] += self.rewards[agent]
        return seat

    def _finish(self) -> None:
        self._over = True
        for agent, share in zip(self.agents, self.table.outcome(), strict=True):
            self.rewards[agent] += share
            self._cumulative_rewards[agent] += share
            self.terminations[agent] = True
            self.infos[agent]["points"] = self.table.position.points(self._seats[agent])
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text (`ansi`, or printed by `human`) or as an SVG picture (`svg`), all open."""
        return picture(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing to let go of."""


class EnvOptions(RulesOptions, total=False):
    """The options of an environment: those of the rules, and these."""

    memory_aid: bool  #: True: known parts of hands and fish are shown
    shaped: bool  #: False: rewards only at the end
    space: int  #: 1: the number of the observation
    render_mode: Literal["ansi", "human", "svg"] | None


def env(**options: Unpack[EnvOptions]) -> ReefEnv:
    """An environment; `EnvOptions` says what may be given. Without any it is the base game for two."""
    return ReefEnv(**options)


raw_env = env
