"""The strongest bot: the planner's search by a learned judgement, and weaker players on the same scale.

How strong a level plays is a number of positions, not a time: a busy machine makes it slower, never weaker. The first
levels do not play at random: they misjudge, as beginners do. They overlook that a coral can be attacked, and eat too
early. The Second Kind has a network of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..messages.message import Message
from ..notation.forms import AnyPosition
from .base import BotError
from .planner import Level, Planner
from .skill import Skill
from .weights import Weights

CARELESS = {"exposed": 0.0, "menaced": 0.0}  # attacks are not thought of: corals stay unguarded
HASTY = {
    "ripe": 0.4,
    "slot": 0.4,
    "slot_late": 0.4,
}  # a coral is eaten soon: what it might grow to counts little
HUNGRY = {"ripe": 0.0, "slot": 0.0, "slot_late": 0.0, "near": 0.5}  # … at once: only the fish counts
FEW = (16, 16)  # turns that the network sees, of a wide and of a narrow beam
MANY = (512, 32)
ALL = (2048, 96)
CROWD = 4  # players: three answers make a world dear; they are short, and the judgement alone counts for more
CROWD_REPLIES, CROWD_TRUST = 1, 3.0
WIDEST = 256  # beam that may be asked for


def _level(
    about: Message, width: int, seen: tuple[int, int] = (0, 0), errs: Mapping[str, float] = {}, **more: int
) -> Level:
    """A level that plays one good turn after the other, unless it asks for replies with a number of positions."""
    candidates, replies = more.get("candidates", 4), more.get("replies", 0)
    return Level(about, width, candidates, replies, 0.0, 1.0, more.get("nodes", 1), seen, errs)


LEVELS = {
    1: _level(Message("bots.master_1"), 1, errs=CARELESS | HUNGRY),
    2: _level(Message("bots.master_2"), 1, errs=CARELESS | HASTY),
    3: _level(Message("bots.master_3"), 1),
    4: _level(Message("bots.master_4"), 2),
    5: _level(Message("bots.master_5"), 2, FEW),
    6: _level(Message("bots.master_6"), 8, FEW),
    7: _level(Message("bots.master_7"), 8, MANY, candidates=8, replies=2, nodes=10_000),
    8: _level(Message("bots.master_8"), 48, ALL, candidates=16, replies=3, nodes=250_000),
}


class Master(Planner):
    """A level by its number. With `clock=1` it uses the time that it is given instead of a number of positions, with
    `width` a beam of another width than its level's."""

    about = Message("bots.about_master")
    settings: ClassVar[Mapping[str, Any]] = {"level": 8, "nodes": 0, "clock": 0, "width": 0, "threads": 1}
    levels: ClassVar[Mapping[int, Level]] = LEVELS
    clock: int
    width: int

    def __init__(self, *, seed: int = 0, weights: Weights | None = None, **settings: Any) -> None:
        super().__init__(seed=seed, weights=weights, **settings)
        if not self.clock:
            self.nodes = self.nodes or self.how.nodes

    def _how(self, level: Level) -> Level:
        if not 0 <= self.width <= WIDEST:
            raise BotError("bot.width", bot="master", most=WIDEST, value=self.width)
        return level._replace(width=self.width) if self.width else level

    def _reply_width(self, world: AnyPosition) -> int:
        width = super()._reply_width(world)
        return min(width, CROWD_REPLIES) if world.players >= CROWD else width

    def _trust(self, skill: Skill, world: AnyPosition) -> float:
        trust = super()._trust(skill, world)
        return max(trust, CROWD_TRUST) if world.players >= CROWD else trust
