"""What the bots know of each game, looked up by what a seat sees: `SKILLS[seat_view.ruleset]`."""

from __future__ import annotations

from ..rulesets import BASE, SECOND_KIND, PerGame
from . import skill
from .second_kind import skill as second_kind_skill
from .skill import Skill

SKILLS: PerGame[Skill] = PerGame({BASE: skill.SKILL, SECOND_KIND: second_kind_skill.SKILL})
of = SKILLS.of
