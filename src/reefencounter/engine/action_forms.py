"""Action ids as mixed-radix numbers: what `FORMS` in `codes` means.

A form is a tuple of sizes, one for each part of an action, the most significant first. The kinds follow one another in
the order of the table, each with as many ids as the product of its sizes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from math import prod


class ActionIds:
    """The ids of one game, taken apart into kind and parts and put together again.

    >>> ids = ActionIds({"stop": (), "move": (10, 11)}, 5)
    >>> ids.parts(5), ids.parts(6 + 3 * 11 + 10), ids.id("move", 3, 10)
    (('stop', ()), ('move', (3, 10)), 49)
    """

    def __init__(self, forms: Mapping[str, tuple[int, ...]], start: int = 0) -> None:
        """`start` is the id of the first action of the first kind."""
        self.forms = forms
        self.kinds = tuple(forms)
        *self.firsts, self.end = accumulate(map(prod, forms.values()), initial=start)
        self.first = dict(zip(self.kinds, self.firsts, strict=True))

    def kind(self, action: int) -> str:
        """The kind of an id. Raises `ValueError` if no action has it."""
        if not self.firsts[0] <= action < self.end:
            raise ValueError(f"action ids go from {self.firsts[0]} to {self.end - 1}, not {action}")
        return self.kinds[bisect_right(self.firsts, action) - 1]

    def parts(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The kind of an id and its parts. Raises `ValueError` if no action has it."""
        kind = self.kind(action)
        rest = action - self.first[kind]
        parts = []
        for size in reversed(self.forms[kind]):
            rest, part = divmod(rest, size)
            parts.append(part)
        return kind, tuple(parts[::-1])

    def id(self, kind: str, *parts: int) -> int:
        """The id of an action of this kind with these parts."""
        number = 0
        for size, part in zip(self.forms[kind], parts, strict=True):
            number = number * size + part
        return self.first[kind] + number
