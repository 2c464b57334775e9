"""What each game hides, looked up once: `of(position)`."""

from __future__ import annotations

from ..rulesets import BASE, SECOND_KIND, PerGame
from .base import BaseSecrets
from .second_kind import SecondKindSecrets

SECRETS: PerGame[BaseSecrets] = PerGame({BASE: BaseSecrets(), SECOND_KIND: SecondKindSecrets()})
of = SECRETS.of
