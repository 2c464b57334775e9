"""One learner against given bots, as a Gymnasium environment.

    gymnasium.make("reefencounter.rl.gymnasium:ReefEncounterFlat-v0", bots=["greedy"])

The part before the colon is this module, which registers the ids when Gymnasium loads it; once it is imported, the id
alone will do. The learner sees what its seat may know: in `ReefEncounterFlat-v0` as one array, with the mask in `info`
and by `action_masks()`, where MaskablePPO asks for it; in `ReefEncounter-v0` as a dict of the array and the mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from ..extras import missing

try:
    import gymnasium
    import numpy
    from gymnasium import spaces as gym_spaces
except ModuleNotFoundError as error:
    raise missing(error, "rl", __name__) from None

from ..bots.base import Bot, make
from ..decks import DEFAULT
from ..engine.errors import IllegalAction, ReefError, refused
from ..engine.errors import shown as in_words
from ..rules import Rules
from ..shapes import LarvaExchange
from .environment_table import Table, table_by
from .render import MODES, check_mode, picture
from .rulebook import Rulebook, rulebook
from .spaces import SHAPING

ID = "ReefEncounter-v0"  # observations are dicts, with the mask inside
FLAT_ID = "ReefEncounterFlat-v0"  # observations are arrays
Observation = Any  # an array, or a dict of two arrays: `observation` and `action_mask`


def observation_space(book: Rulebook) -> gym_spaces.Dict[Any]:
    """The space of one observation with its mask."""
    return gym_spaces.Dict(
        {
            "observation": gym_spaces.Box(0, 255, (book.observation,), numpy.uint8),
            "action_mask": gym_spaces.Box(0, 1, (book.actions,), numpy.int8),
        }
    )


def whole_number(action: object) -> int:
    """An action as a number; what would have to be cut to become one is refused."""
    try:
        number = index(action)  # type: ignore[arg-type]  # what has none is refused
    except TypeError:
        number = None
    if number is None or isinstance(action, bool | numpy.bool_):
        raise refused("step.whole", "N2", value=in_words(action))
    return number


class NotReset(ReefError, AttributeError):
    """Something was asked of an environment in which no game was begun."""


class ReefEnv(gymnasium.Env[Observation, numpy.int64]):
    """Reef Encounter for one learner. All others are bots, given by name: `bots=["greedy", "planner:level=2"]`."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  (Gymnasium's own name and type)

    def __init__(
        self,
        bots: Sequence[str] = ("random",),
        seat: int | None = None,
        advanced: bool = False,
        larva_exchange: LarvaExchange = "play",
        memory_aid: bool = True,
        shaped: bool = False,
        illegal: str = "lose",
        render_mode: str | None = None,
        second_kind: bool = False,
        crowns_dealt: bool = True,
        deck: str = DEFAULT,
        flat: bool = False,
        space: int = 1,
    ) -> None:
        """`seat` is the learner's place in turn order, None for a random one in each game.

        With `flat` an observation is an array and the mask is beside it: what is shown is what a network takes.

        An illegal action loses the game at once (reward -1, `info["illegal"]`); with `illegal="raise"` it is refused
        with `IllegalAction`.
        """
        listed = isinstance(bots, Sequence) and not isinstance(bots, str)
        if not listed or not 1 <= len(bots) <= 3 or not all(isinstance(bot, str) for bot in bots):
            raise ReefError("environment.bots", value=in_words(bots))
        self.rules = Rules(len(bots) + 1, advanced, second_kind, larva_exchange, crowns_dealt, deck)
        if seat is not None and seat not in range(len(bots) + 1):
            raise ReefError("environment.seat", last=len(bots), seat=in_words(seat))
        if illegal not in ("lose", "raise"):
            raise ReefError("environment.illegal", value=illegal)
        check_mode(render_mode)
        self.specs, self.seat, self.illegal = list(bots), seat, illegal
        self.memory_aid, self.shaped, self.render_mode, self.flat = memory_aid, shaped, render_mode, flat
        self.space = space
        book = rulebook(self.rules, space)
        whole = observation_space(book)
        self.observation_space = whole["observation"] if flat else whole
        self.action_space = gym_spaces.Discrete(book.actions)
        self.learner = 0
        self.table: Table
        self._bots: list[Bot] = []

    def __getattr__(self, name: str) -> Any:
        """What is not there: the game itself, as long as none was begun."""
        if name == "table":
            raise NotReset("environment.not_begun")
        raise AttributeError(f"there is no {name} in {type(self).__name__}")

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have bots of their own, which draw the same numbers as these."""
        return self.__dict__ | {"_bots": [bot.rng.getstate() for bot in self._bots]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _bots=[])
        for spec, drawn in zip(self.specs, state["_bots"], strict=False):  # none before the first reset
            self._bots.append(make(spec))
            self._bots[-1].rng.setstate(drawn)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to the learner's first choice. The seed fixes the game and the bots."""
        super().reset(seed=seed)
        if seed is not None or not self._bots:
            self.close()
            self._bots = [make(spec, seed=int(self.np_random.integers(2**63))) for spec in self.specs]
        self.learner = int(self.np_random.integers(self.rules.players)) if self.seat is None else self.seat
        self.table = table_by(self.rules, self.memory_aid, int(self.np_random.integers(2**63)), self.space)
        self._let_bots_play()
        self._lead = self.table.lead(self.learner)
        return self._seen(), self._info()

    def step(self, action: numpy.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, and those of the bots up to the learner's next one."""
        chosen = whole_number(action)
        if self.table.over or not 0 <= chosen < self.table.actions or not self.table.permits(chosen):
            return self._lose(chosen)
        self.table.step(chosen)
        self._let_bots_play()
        reward = 0.0
        if self.shaped:
            before, self._lead = self._lead, self.table.lead(self.learner)
            reward = SHAPING * (self._lead - before)
        if self.table.over:
            reward += self.table.outcome()[self.learner]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self.table.over, False, self._info()

    def _lose(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.table.over:
            raise ReefError("environment.over")
        refusal: IllegalAction = self.table.refuse(action)
        if self.illegal == "raise":
            raise refusal
        return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}

    def _let_bots_play(self) -> None:
        while not self.table.over and self.table.seat != self.learner:
            seat = self.table.seat
            bot = self._bots[seat if seat < self.learner else seat - 1]
            self.table.play(bot.choose(self.table.seat_view(seat)))

    def action_masks(self) -> numpy.ndarray[Any, numpy.dtype[numpy.bool_]]:
        """Which actions are legal now: asked for by MaskablePPO of sb3-contrib."""
        return numpy.frombuffer(self.table.mask(self.learner), numpy.bool_)

    def _seen(self) -> Observation:
        seen = self.table.look(self.learner)
        return seen["observation"] if self.flat else seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {
            "action_mask": numpy.frombuffer(self.table.mask(self.learner), numpy.int8),
            "seat": self.learner,
        }
        if self.table.over:
            position = self.table.position
            info["points"] = [position.points(player) for player in range(position.players)]
            info["outcome"] = self.table.outcome()[self.learner]
        return info

    def render(self) -> str | None:
        """The table as text (`ansi`, or printed by `human`) or as an SVG picture (`svg`)."""
        return picture(self.table, self.render_mode, self.learner)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots:
            bot.close()
        self._bots = []


for _id, _flat in ((ID, False), (FLAT_ID, True)):
    if _id not in gymnasium.registry:  # a module may be loaded anew
        gymnasium.register(id=_id, entry_point=f"{__name__}:ReefEnv", kwargs={"flat": _flat})
