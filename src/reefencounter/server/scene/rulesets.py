"""What a scene of each game is made of, looked up once: `of(position)`."""

from __future__ import annotations

from ...rulesets import BASE, SECOND_KIND, PerGame
from .base import BaseScene
from .second_kind.scene import SecondKindScene

SCENES: PerGame[BaseScene] = PerGame({BASE: BaseScene(), SECOND_KIND: SecondKindScene()})
of = SCENES.of
