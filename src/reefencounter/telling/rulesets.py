"""What may be tried in each game, looked up once: `of(position)`."""

from __future__ import annotations

from ..rulesets import BASE, SECOND_KIND, PerGame
from .attempts import Attempts
from .second_kind.attempts import SecondKindAttempts

ATTEMPTS: PerGame[Attempts] = PerGame({BASE: Attempts(), SECOND_KIND: SecondKindAttempts()})
of = ATTEMPTS.of
