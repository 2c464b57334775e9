"""A queue in which nobody is kept waiting by another's many: shares take turns, and inside a share its parts do.

A path says whose a thing is, from the outside in: an address, a browser there, a table of it. Addresses take turns,
then the browsers of one, then its tables. When the queue is full, the address that has most waiting gives up its last
for one that has less; where all have alike, whoever comes is refused.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Item = TypeVar("Item")
Path = tuple[str, ...]


class Full(Exception):
    """The queue is full, and whoever asks has as many waiting as the others."""


class FairQueue(Generic[Item]):
    """Things that wait, at most so many. All paths are of the same length."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._root: _Share[Item] = _Share()

    def __len__(self) -> int:
        return self._root.size

    def put(self, path: Path, item: Item) -> Item | None:
        """Let a thing wait; what had to go for it, if the queue was full."""
        gone = None
        if len(self) >= self._most:
            largest = max(self._root.parts.values(), key=lambda share: share.size)
            mine = self._root.parts.get(path[0])
            if largest.size <= 1 + (mine.size if mine is not None else 0):
                raise Full
            gone = largest.last()
            self.remove(gone)
        self._root.put(path, item)
        return gone

    def pop(self) -> Item:
        """The next thing, in turn."""
        return self._root.pop()

    def remove(self, item: Item) -> bool:
        """Take a thing out, wherever it is; whether it was there."""
        return self._root.remove(item)

    def ahead(self, item: Item) -> int:
        """How many come before a thing if nothing is added; none, if it does not wait here."""
        return (self._root.turn(item) or 1) - 1


class _Share(Generic[Item]):
    """What waits for one who takes turns with others: in parts that take turns, or as a plain line."""

    def __init__(self) -> None:
        self.parts: dict[str, _Share[Item]] = {}  # whose turn comes first is first
        self.line: deque[Item] = deque()
        self.size = 0

    def put(self, path: Path, item: Item) -> None:
        self.size += 1
        if path:
            self.parts.setdefault(path[0], _Share()).put(path[1:], item)
        else:
            self.line.append(item)

    def pop(self) -> Item:
        self.size -= 1
        if self.line:
            return self.line.popleft()
        name, part = next(iter(self.parts.items()))
        item = part.pop()
        del self.parts[name]
        if part.size:
            self.parts[name] = part  # behind the others
        return item

    def last(self) -> Item:
        """The last thing of the largest part, and of equal ones that whose turn comes last."""
        if self.line:
            return self.line[-1]
        return max(reversed(self.parts.values()), key=lambda part: part.size).last()

    def remove(self, item: Item) -> bool:
        if item in self.line:
            self.line.remove(item)
            self.size -= 1
            return True
        for name, part in self.parts.items():
            if part.remove(item):
                self.size -= 1
                if not part.size:
                    del self.parts[name]
                return True
        return False

    def turn(self, item: Item) -> int | None:
        """The how-manieth of this share a thing is; None: it is not here."""
        if item in self.line:
            return self.line.index(item) + 1
        before: list[_Share[Item]] = []
        rest = iter(self.parts.values())
        for part in rest:
            turn = part.turn(item)
            if turn is not None:
                # Whoever is before it in the round had as many turns as it has; whoever is after it, one fewer.
                earlier = sum(min(other.size, turn) for other in before)
                return turn + earlier + sum(min(other.size, turn - 1) for other in rest)
            before.append(part)
        return None
