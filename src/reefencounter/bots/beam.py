"""Beam search over whole turns, whatever the positions: paths, finished turns, hashes already met.

From the start of the turn the search keeps the most promising unfinished positions of each length, tells equal ones
apart only once (by hash), and remembers the best finished turns. What a position is, each game says for itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import layout
from ..engine.arguments import number_of

if TYPE_CHECKING:
    import cython
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import doubles_in, numbers_in, words_in
    from ..engine.layout import ChanceState

LONGEST = 40  # actions of a turn that are looked at
SEEN = 1 << 15  # places of the table of positions already met
TOLD = -1000000.0  # the value of a turn that was told: under all others
WIDEST = 4096  # positions, or turns, that a search may be asked to keep


class Beam:
    """A search and its memory, which is used again and again."""

    def __init__(self, widest: int, keep: int, most: int) -> None:
        """`most` is how many actions one position may have."""
        self.ready = False  # until all its memory is there
        self.widest = number_of(widest, 1, WIDEST, "widest")
        self.keep = number_of(keep, 1, WIDEST, "keep")
        self.front_paths_data = bytearray(4 * LONGEST * widest)
        self.back_paths_data = bytearray(4 * LONGEST * widest)
        self.front_paths, self.back_paths = (
            numbers_in(self.front_paths_data),
            numbers_in(self.back_paths_data),
        )
        self.done_data = bytearray(4 * (LONGEST + 1) * keep)
        self.done_paths = numbers_in(self.done_data)
        self.done_values_data = bytearray(8 * keep)
        self.done_values = doubles_in(self.done_values_data)
        self.heap_data = bytearray(4 * keep)
        self.heap = numbers_in(self.heap_data)
        self.done = 0
        self.crowd = widest * 512
        self.values_data, self.parents_data = bytearray(8 * self.crowd), bytearray(4 * self.crowd)
        self.actions_data = bytearray(4 * self.crowd)
        self.values = doubles_in(self.values_data)
        self.parents, self.actions = numbers_in(self.parents_data), numbers_in(self.actions_data)
        self.seen_data = bytearray(8 * SEEN)
        self.seen = words_in(self.seen_data)
        self.taken_data = bytearray(4 * SEEN)
        self.taken = numbers_in(self.taken_data)
        self.takes = 0
        self.listed_data = bytearray(4 * most)
        self.listed = numbers_in(self.listed_data)
        self.nodes = 0

    def check(self, position: object) -> None:
        """Refuse to work without memory, or on nothing."""
        if not self.ready or position is None:
            raise TypeError("a search needs its weights when it is made, and a position to look at")

    def check_seat(self, player: int, players: int) -> None:
        """Refuse a player who does not play."""
        if not 0 <= player < players:
            raise IndexError(f"players go from 0 to {players - 1}, not {player}")

    def found(self) -> list[tuple[float, list[int]]]:
        """The finished turns, best first."""
        found = [(self.done_values[place], self.path(place)) for place in range(self.done)]
        return sorted(found, key=_value, reverse=True)

    def best(self, many: int) -> list[tuple[float, list[int]]]:
        """So many of the finished turns, best first. Their values are gone then."""
        found = []
        for _ in range(many if many < self.done else self.done):
            best = 0
            for place in range(1, self.done):
                if self.done_values[place] > self.done_values[best]:
                    best = place
            found.append((self.done_values[best], self.path(best)))
            self.done_values[best] = TOLD
        return found

    def path(self, place: int) -> list[int]:
        """The actions of a finished turn."""
        first = place * (LONGEST + 1)
        return [self.done_paths[first + 1 + step] for step in range(self.done_paths[first])]

    def look(self, width: int, player: int, seed: int) -> None:
        """Search from the first position of the front."""
        chance = cython.declare(ChanceState)
        chance.given = chance.wrong = chance.size = 0
        self.forget()
        size = 1
        for depth in range(LONGEST):
            crowd = 0
            for parent in range(size):
                crowd = self.expand(parent, depth, player, seed, crowd, cython.address(chance))
            size = 0
            while size < width and size < crowd:  # the best of the crowd become the next front
                self.bring_best(size, crowd, depth)
                self.follow(size, player, seed, cython.address(chance))
                size += 1
            self.swap()
            if size == 0:
                break

    def expand(
        self, parent: int, depth: int, player: int, seed: int, crowd: int, chance: layout.ChanceState
    ) -> int:
        """Each game's own: try all sensible actions of a position of the front, `join` each; the crowd then."""
        return crowd

    def follow(self, place: int, player: int, seed: int, chance: layout.ChanceState) -> None:
        """Each game's own: carry out the action at this place of the crowd, for the next front."""

    def join(self, parent: int, depth: int, action: int, value: float, finished: int, crowd: int) -> int:
        """A finished turn is kept, an unfinished one joins the crowd; the size of the crowd then."""
        if finished:
            self.finish(parent, depth, action, value)
        elif crowd < self.crowd and depth + 1 < LONGEST:
            self.values[crowd], self.parents[crowd], self.actions[crowd] = value, parent, action
            crowd += 1
        return crowd

    def forget(self) -> None:
        """Begin anew: only the places that were taken are cleared, since most searches take few."""
        self.done = 0
        for place in range(self.takes):
            self.seen[self.taken[place]] = 0
        self.takes = 0

    def met(self, word: int) -> int:
        """Whether a position with this hash was met before in this search; remember it."""
        place = word & (SEEN - 1)
        for _ in range(8):
            if self.seen[place] == word:
                return 1
            if self.seen[place] == 0:
                self.seen[place] = word
                self.taken[self.takes] = place
                self.takes += 1
                return 0
            place = (place + 1) & (SEEN - 1)
        self.seen[place] = word
        return 0

    def finish(self, parent: int, depth: int, action: int, value: float) -> int:
        """Keep a finished turn if it is among the best; where it is kept, or -1."""
        place = self.room_for(value)
        if place >= 0:
            first = place * (LONGEST + 1)
            self.done_paths[first] = depth + 1
            for step in range(depth):
                self.done_paths[first + 1 + step] = self.front_paths[parent * LONGEST + step]
            self.done_paths[first + 1 + depth] = action
        return place

    def room_for(self, value: float) -> int:
        """A place among the finished turns for one of this value: a new one, that of the worst, or -1 for none.

        The places are in a heap, the worst turn on top.
        """
        if self.done < self.keep:
            place, at = self.done, self.done
            self.done += 1
            while at > 0 and self.done_values[self.heap[(at - 1) >> 1]] > value:
                self.heap[at] = self.heap[(at - 1) >> 1]
                at = (at - 1) >> 1
        else:
            place, at = self.heap[0], 0
            if self.done_values[place] >= value:
                return -1
            while 2 * at + 1 < self.done:
                child = 2 * at + 1
                if (
                    child + 1 < self.done
                    and self.done_values[self.heap[child + 1]] < self.done_values[self.heap[child]]
                ):
                    child += 1
                if self.done_values[self.heap[child]] >= value:
                    break
                self.heap[at] = self.heap[child]
                at = child
        self.heap[at] = place
        self.done_values[place] = value
        return place

    def bring_best(self, size: int, crowd: int, depth: int) -> None:
        """Put the best of the crowd from `size` on at that place, and write its path for the next front."""
        best = size
        for place in range(size + 1, crowd):
            if self.values[place] > self.values[best]:
                best = place
        value, parent, action = self.values[best], self.parents[best], self.actions[best]
        self.values[best], self.parents[best], self.actions[best] = (
            self.values[size],
            self.parents[size],
            self.actions[size],
        )
        self.values[size], self.parents[size], self.actions[size] = value, parent, action
        for step in range(depth):
            self.back_paths[size * LONGEST + step] = self.front_paths[parent * LONGEST + step]
        self.back_paths[size * LONGEST + depth] = action

    def swap(self) -> None:
        """The next front becomes the front."""
        self.front_paths, self.back_paths = self.back_paths, self.front_paths


def _value(turn: tuple[float, list[int]]) -> float:
    return turn[0]
