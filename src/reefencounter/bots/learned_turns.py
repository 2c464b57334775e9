"""Whole turns by the beam of `turns`, in the order of the network.

Inside a turn the beam is led by the terms of the readable judgement, which cost a fraction of a microsecond, with
weights that were fitted to the network (`Weights.for_beam`). Of the turns that it finishes, far more are kept than
anybody asks for, and the network says which of them are best: what the judgement thinks little of is often good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import layout
from ..engine.arguments import number_of
from ..engine.position import Position
from . import beam, network, turns, weights

if TYPE_CHECKING:
    import cython
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import reefs_in
    from .turns import copy_reef

NARROW = 8  # a beam under this width is for replies, and shows the network fewer turns
SINGLE = 24  # … and one of a single place no more than these


class LearnedSearch(turns.Search):
    """Finds good complete turns and values them from 0 to 100, by the chance to win and a little for the lead."""

    def __init__(
        self,
        judgement: weights.Weights,
        learned: network.Network,
        widest: int = 64,
        keep: int = 16,
        wide: int = 1024,
        narrow: int = 64,
    ) -> None:
        """`keep` turns are told; `wide` and `narrow` are how many the network sees, of a wide and a narrow beam."""
        super().__init__(judgement, widest, number_of(wide, 1, beam.WIDEST, "wide"))
        self.ready = False
        if not isinstance(learned, network.Network):
            raise TypeError("a learned search needs a network, such as learned.network()")
        self.learned = learned
        self.told = number_of(keep, 1, beam.WIDEST, "keep")
        self.wide, self.narrow = self.keep, number_of(narrow, 1, self.keep, "narrow")
        self.ends_data = bytearray(layout.SIZE * self.keep)
        self.ends = reefs_in(self.ends_data)
        self.ready = True

    def turns(self, position: Position, width: int, seed: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of the player to act, best first, each with its value."""
        self.check(position)
        copy_reef(cython.address(self.front[0]), position.reef)
        player = position.reef.player
        width = width if width < self.widest else self.widest
        self.keep = self.narrow if width < NARROW else self.wide
        if width == 1 and self.keep > SINGLE:
            self.keep = SINGLE
        with cython.nogil:
            self.look(width, player, seed)
            self.value_all(player)
        self.keep = self.wide
        return self.best(self.told)

    def judge(self, position: Position, player: int) -> float:
        """The value of a position for a player."""
        self.check(position)
        self.check_seat(player, position.reef.players)
        return self.learned.value(position.reef, player)

    def outlook(self, position: Position, player: int) -> tuple[float, float]:
        """The chance of a player to win, from 0 to 1, and their points at the end."""
        self.check(position)
        self.check_seat(player, position.reef.players)
        chances: list[tuple[float, float]] = self.learned.chances(position)
        return chances[player]

    def value_all(self, player: int) -> None:
        """Ask the network about all that was finished."""
        for place in range(self.done):
            self.done_values[place] = self.learned.value(cython.address(self.ends[place]), player)
        self.nodes += self.done

    def finish(self, parent: int, depth: int, action: int, value: float) -> int:
        """Keep the position that a turn leads to as well."""
        place = beam.Beam.finish(self, parent, depth, action, value)
        if place >= 0:
            copy_reef(cython.address(self.ends[place]), self.scratch)
        return place
