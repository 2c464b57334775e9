"""Where tables of a server draw from: numbers that nobody works out from what was drawn before.

The engine's `Chance` is 64 bits that decide all that follows, which is right for seeds and small enough to be tried out
with much money. So here each action draws with a seed of its own, from a key that only this process knows (BLAKE2), and
at the set-up the hands are drawn apart from what lies open. Steps keep what was drawn: nothing else depends on it.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any

from ...engine.chance import Chance
from ...game import Game
from ...rules import Rules

KEY, SEED = 32, 8  # bytes
OPEN = ("boards", "star", "sea")  # of a set-up


class Draws:
    """The seeds of one table, for as long as it is in memory."""

    def __init__(self) -> None:
        self._key = secrets.randbits(8 * KEY).to_bytes(KEY, "big")
        self._count = 0

    def next(self) -> Chance:
        """The chance of one action. It tells nothing of any other."""
        self._count += 1
        digest = blake2b(self._count.to_bytes(SEED, "big"), key=self._key, digest_size=SEED).digest()
        return Chance(int.from_bytes(digest, "big"))


def dealt(rules: Rules) -> Game:
    """A new game. Nobody works out the hands of others from their own and what lies open."""
    setup: dict[str, Any] = dict(Game(rules).record()["setup"])
    return Game(rules, setup={name: setup[name] for name in OPEN})
