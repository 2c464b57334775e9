"""Whole turns of the Second Kind by the beam of `turns`, in the order of the network (see bots/learned_turns).

The network has the layers of the base game and weights of its own. Windows inside a turn, and the beam itself, are led
by the terms of the readable judgement, with weights that were fitted to the network.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine.arguments import number_of
from ...engine.second_kind import layout, options, scoring
from ...engine.second_kind.position import SecondKindPosition
from .. import beam, network
from .. import network_layout as sizes
from . import features, judge, turns, weights

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.blocks import shorts_in
    from ..network_layout import Thought
    from .turns import copy_reef, reefs_in

NARROW = 4  # a beam under this width is for replies, and shows the network fewer turns


class LearnedSecondKindSearch(turns.SecondKindSearch):
    """Finds good complete turns and values them from 0 to 100, by the chance to win and a little for the lead."""

    def __init__(
        self,
        judgement: weights.SecondKindWeights,
        learned: network.Network,
        widest: int = 64,
        keep: int = 16,
        wide: int = 512,
        narrow: int = 32,
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

    def turns(self, position: SecondKindPosition, width: int, seed: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of who is to act, or answers in a window, best first, each with its value."""
        self.check(position)
        copy_reef(cython.address(self.front[0]), position.reef)
        width = width if width < self.widest else self.widest
        player = options.actor(position.reef)
        self.answering = player != position.reef.player
        self.keep = self.narrow if width < NARROW else self.wide
        with cython.nogil:
            self.look(width, player, seed)
            self.value_all(player)
        self.keep = self.wide
        return self.best(self.told) or self.one_action(position, player)

    def judge(self, position: SecondKindPosition, player: int) -> float:
        """The value of a position for a player."""
        self.check(position)
        self.check_seat(player, position.reef.players)
        return self.learned_value(position.reef, player)

    def outlook(self, position: SecondKindPosition, player: int) -> tuple[float, float]:
        """The chance of a player to win, from 0 to 1, and their points at the end."""
        self.check(position)
        players = position.reef.players
        self.check_seat(player, players)
        thought = cython.declare(Thought)
        self.think(position.reef, cython.address(thought))
        chance = self.learned.chance(players, player, cython.address(thought))
        return chance / float(sizes.WON), thought.points[player] / float(sizes.POINT)

    def learned_value(self, reef: layout.Reef, player: int) -> float:
        """The value of a position between two turns for a player."""
        thought = cython.declare(Thought)
        self.think(reef, cython.address(thought))
        return self.learned.worth(reef.players, player, cython.address(thought))

    def think(self, reef: layout.Reef, thought: sizes.Thought) -> None:
        """Scores and points of all players."""
        if reef.ended_by:
            count_up(reef, thought)
        else:
            features.look(reef, thought.seen)
            self.learned.infer(reef.players, thought)

    def value_all(self, player: int) -> None:
        """Ask the network about all that was finished."""
        for place in range(self.done):
            self.done_values[place] = self.learned_value(cython.address(self.ends[place]), player)
        self.nodes += self.done

    def finish(self, parent: int, depth: int, action: int, value: float) -> int:
        """Keep the position that a turn leads to as well."""
        place = beam.Beam.finish(self, parent, depth, action, value)
        if place >= 0:
            copy_reef(cython.address(self.ends[place]), self.scratch)
        return place


def count_up(reef: layout.Reef, thought: sizes.Thought) -> None:
    """Of a game that is ending: the points, with the last meal of those who may still eat (R11.2)."""
    best = 0
    for player in range(reef.players):
        thought.points[player] = scoring.points(reef, player)
        if reef.phase == base.FINAL:
            thought.points[player] += judge.last_meal(reef, player)
        if thought.points[player] > best:
            best = thought.points[player]
    for player in range(reef.players):
        thought.scores[player] = 0 if thought.points[player] == best else -(1 << 30)
        thought.points[player] *= sizes.POINT


def seen_in(position: SecondKindPosition) -> bytes:
    """What the network sees of a position, as numbers of 16 bits, player by player."""
    if position is None:
        raise TypeError("a position is looked at, not None")
    data = bytearray(2 * sizes.SEEN * position.reef.players)
    features.look(position.reef, shorts_in(data))
    return bytes(data)
