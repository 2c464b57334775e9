# cython: nonecheck=True
"""Where draws come from, as an object: whoever plays owns one and hands it in with each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import generator

if TYPE_CHECKING:
    import cython  # what the compiler sees
else:
    from . import shim as cython

if not cython.compiled:
    from .layout import ChanceState


class Chance:
    """A seeded source of random numbers. Each game has its own."""

    def __init__(self, seed: int) -> None:
        if not cython.compiled:
            self.inner = ChanceState()
        self.inner.seed = seed & 0xFFFFFFFFFFFFFFFF
        self.inner.given = self.inner.wrong = self.inner.size = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.state,)

    def __copy__(self) -> Chance:
        return Chance(self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Chance:
        return Chance(self.state)

    @property
    def state(self) -> int:
        """All that decides what comes next; `Chance(state)` goes on from here."""
        return self.inner.seed

    def __repr__(self) -> str:
        return f"Chance({self.inner.seed})"

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if not 0 < n < 1 << 32:
            raise ValueError(f"below() needs 1 to 4294967295, not {n}")
        return generator.below(cython.address(self.inner), n)

    def gave_all(self, size: int) -> bool:
        """Whether the last action drew so many, each of them as it was given."""
        return not self.inner.wrong and self.inner.size == size


def that_gives(deal: Sequence[int], most: int, kinds: int) -> Chance | None:
    """A chance that gives exactly these, at most so many of so many kinds; None if they are no such thing."""
    if len(deal) > most or (len(deal) and not 0 <= min(deal) <= max(deal) < kinds):
        return None
    chance = Chance(0)
    chance.inner.given = 1
    for place in range(8):
        chance.inner.tiles[place] = deal[place] if place < len(deal) else 0
    return chance
