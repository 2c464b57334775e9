"""What the bag may hold, where all know that it has tiles of some kinds and none of others (R13.1).

A shuffle of what a seat cannot see seldom contradicts what all know. Where it does, the tiles are dealt by this: the
bag first, then the rest. Each deal that is possible comes as often as by shuffling until one fits.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from math import comb


class Bags:
    """All bags of one size that can be filled from the unseen tiles."""

    def __init__(
        self, unseen: Sequence[int], size: int, least: Mapping[int, int], never: Collection[int]
    ) -> None:
        """`unseen` counts the tiles of each kind; the bag has so many of some kinds at `least`, and `never` others."""
        self.unseen, self.size = list(unseen), size
        self.bound = [(kind, unseen[kind], number) for kind, number in sorted(least.items())]
        apart = {*least, *never}
        self.free = [kind for kind, n in enumerate(unseen) if kind not in apart for _ in range(n)]
        self._ways: dict[tuple[int, int], int] = {}
        if not self.ways(0, size):
            raise ValueError("what is told of the bag contradicts what is seen")

    def ways(self, place: int, size: int) -> int:
        """In how many ways so many tiles can be taken of the bound kinds from this place on, and of the free kinds."""
        if place == len(self.bound):
            return comb(len(self.free), size)
        if (place, size) not in self._ways:
            _, there, least = self.bound[place]
            self._ways[place, size] = sum(
                comb(there, taken) * self.ways(place + 1, size - taken)
                for taken in range(least, min(there, size) + 1)
            )
        return self._ways[place, size]

    def deal(self, rng: random.Random) -> list[int]:
        """All unseen tiles: first those of the bag, then the others, shuffled."""
        left, bag = self.size, []
        for place, (kind, there, least) in enumerate(self.bound):
            one, taken = rng.randrange(self.ways(place, left)), least
            while one >= (these := comb(there, taken) * self.ways(place + 1, left - taken)):
                one -= these
                taken += 1
            bag += [kind] * taken
            left -= taken
        free = self.free.copy()
        rng.shuffle(free)
        bag += free[:left]
        rest = [kind for kind, n in enumerate(self.unseen) for _ in range(n - bag.count(kind))]
        rng.shuffle(rest)
        return bag + rest
