"""A small network that says who will win and with how many points, in whole numbers: the same on every machine.

It treats all corals alike, all colours alike and all players alike, so one network serves two, three and four players.
Each own coral and each colour of a player goes through a layer of its kind, and what comes out is added up; with the
player's own line that makes the player, and the player beside the average of the others makes a score and points. The
scores say how likely each is to win. A game that is ending is counted, not guessed.

Numbers between layers are in units of 1/256 (`UNIT`), weights of 1/1024; sums are exact, in 32 bits.
"""

from __future__ import annotations

import math
import sys
from array import array
from typing import TYPE_CHECKING

from ..engine import codes, corals, ending, geometry, layout
from ..engine.position import Position
from . import features
from . import network_layout as sizes

if TYPE_CHECKING:
    import cython
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import shorts_in
    from .network_layout import Thought

    FALLING = [0] * (sizes.STEPS + 1)

    def layer(
        numbers: list[int], at: int, size: int, weights: list[int], first: int, out: int, sums: list[int]
    ) -> None:
        """Sums of `size` numbers from place `at`, each times its row of weights (see `two_by_two`)."""
        row = first + size * out
        for place in range(out):
            sums[place] = sizes.UNIT * weights[row + place]
        for number in range(size):
            factor = numbers[at + number]
            if factor:
                row = first + (number & ~1) * out + (number & 1)
                for place in range(out):
                    sums[place] += factor * weights[row + 2 * place]


class Network:
    """A network by its weights: WEIGHTS numbers of 16 bits, least byte first."""

    def __init__(self, weights: bytes) -> None:
        self.ready = False
        if not isinstance(weights, bytes) or len(weights) != 2 * sizes.WEIGHTS:
            raise ValueError(f"a network has {2 * sizes.WEIGHTS} bytes of weights")
        numbers = array("h", weights)
        if sys.byteorder == "big":
            numbers.byteswap()
        for name, first, size, out in sizes.SHAPE:
            most = sizes.HEAVIEST // 2 if name == "out" else sizes.HEAVIEST
            for place in range(out):
                column = numbers[first + place : first + (size + 1) * out : out]
                if sum(map(abs, column)) > most:
                    raise ValueError(f"the weights of layer {name} add up to more than {most}")
        self.data = bytearray(two_by_two(numbers).tobytes())
        self.weights = shorts_in(self.data)
        self.ready = True

    def chances(self, position: Position) -> list[tuple[float, float]]:
        """For each player the chance to win, and the points at the end of the game."""
        self.check(position)
        told = []
        thought = cython.declare(Thought)
        self.think(position.reef, cython.address(thought))
        for player in range(position.reef.players):
            chance = self.chance(position.reef.players, player, cython.address(thought))
            told.append((chance / float(sizes.WON), thought.points[player] / float(sizes.POINT)))
        return told

    def scores(self, position: Position) -> list[tuple[int, int]]:
        """For each player the score and the points as the last layer has them, for tests and training."""
        self.check(position)
        thought = cython.declare(Thought)
        self.think(position.reef, cython.address(thought))
        return [(thought.scores[player], thought.points[player]) for player in range(position.reef.players)]

    def check(self, position: Position) -> None:
        """Refuse to work without weights, or on nothing."""
        if not self.ready or position is None:
            raise TypeError("a network needs its weights when it is made, and a position to look at")

    def value(self, reef: layout.Reef, player: int) -> float:
        """The position for this player: 100 for a sure win, 0 for a sure loss, and a fifth for each point ahead."""
        thought = cython.declare(Thought)
        self.think(reef, cython.address(thought))
        return self.worth(reef.players, player, cython.address(thought))

    def worth(self, players: int, player: int, thought: sizes.Thought) -> float:
        """The same from the scores and points of all players."""
        best = -(1 << 30)
        for other in range(players):
            if other != player and thought.points[other] > best:
                best = thought.points[other]
        value: float = 100.0 * self.chance(players, player, thought)
        value += thought.points[player] - best
        return value / 65536.0

    def think(self, reef: layout.Reef, thought: sizes.Thought) -> None:
        """Scores and points of all players."""
        if reef.ended_by:
            count_up(reef, thought)
            return
        features.look(reef, thought.seen)
        self.infer(reef.players, thought)

    def infer(self, players: int, thought: sizes.Thought) -> None:
        """Scores and points from what is seen."""
        for place in range(sizes.EMBED):
            thought.all[place] = 0
        for player in range(players):
            self.embed(player, thought)
        for player in range(players):
            for place in range(sizes.EMBED):
                own = thought.players[player * sizes.EMBED + place]
                thought.beside[place] = own
                thought.beside[sizes.EMBED + place] = (thought.all[place] - own) // (players - 1)
            layer(
                thought.beside, 0, 2 * sizes.EMBED, self.weights, sizes.TABLE_LAYER, sizes.LAST, thought.sums
            )
            for place in range(sizes.LAST):
                thought.last[place] = handed_on(thought.sums[place])
            layer(thought.last, 0, sizes.LAST, self.weights, sizes.OUT_LAYER, 2, thought.sums)
            thought.scores[player], thought.points[player] = thought.sums[0], thought.sums[1]

    def embed(self, player: int, thought: sizes.Thought) -> None:
        """What stands for a player, from their corals, colours and own line."""
        for place in range(2 * sizes.HIDDEN):
            thought.added[place] = 0
        first = sizes.SEEN * player
        for coral in range(sizes.CORALS):
            at = first + sizes.CORAL * coral
            if thought.seen[at] == 0:
                break  # a coral has a size, and the first places are filled first
            layer(thought.seen, at, sizes.CORAL, self.weights, sizes.CORAL_LAYER, sizes.HIDDEN, thought.sums)
            for place in range(sizes.HIDDEN):
                thought.added[place] += handed_on(thought.sums[place])
        for colour in range(5):
            at = first + sizes.CORALS * sizes.CORAL + sizes.COLOUR * colour
            layer(
                thought.seen, at, sizes.COLOUR, self.weights, sizes.COLOUR_LAYER, sizes.HIDDEN, thought.sums
            )
            for place in range(sizes.HIDDEN):
                thought.added[sizes.HIDDEN + place] += handed_on(thought.sums[place])
        for place in range(2 * sizes.HIDDEN):
            thought.joined[place] = (
                thought.added[place] if thought.added[place] < sizes.HIGHEST else sizes.HIGHEST
            )
        for place in range(sizes.OWN):
            thought.joined[2 * sizes.HIDDEN + place] = thought.seen[first + sizes.SEEN - sizes.OWN + place]
        layer(thought.joined, 0, sizes.JOINED, self.weights, sizes.PLAYER_LAYER, sizes.EMBED, thought.sums)
        for place in range(sizes.EMBED):
            thought.players[player * sizes.EMBED + place] = handed_on(thought.sums[place])
            thought.all[place] += thought.players[player * sizes.EMBED + place]

    def chance(self, players: int, player: int, thought: sizes.Thought) -> int:
        """How likely this player is to win, WON for sure: the part that the exponential of the score has in all."""
        best = thought.scores[0]
        for other in range(1, players):
            if thought.scores[other] > best:
                best = thought.scores[other]
        total, mine = 0, 0
        for other in range(players):
            part = falling(best - thought.scores[other])
            total += part
            if other == player:
                mine = part
        return mine * sizes.WON // total


def two_by_two(numbers: array[int]) -> array[int]:
    """The weights with each two rows of a layer put into one, place by place: so they are multiplied two at a time."""
    paired = array("h", numbers)
    for _, first, size, out in sizes.SHAPE:
        for row in range(0, size, 2):
            at = first + row * out
            paired[at : at + 2 * out : 2] = numbers[at : at + out]
            paired[at + 1 : at + 2 * out : 2] = numbers[at + out : at + 2 * out]
    return paired


def handed_on(number: int) -> int:
    """From a sum to what the next layer sees: nothing below zero."""
    if number <= 0:
        return 0
    number >>= sizes.SHIFT
    return number if number < sizes.HIGHEST else sizes.HIGHEST


def falling(below: int) -> int:
    """The exponential function of a score so far below the best, ONE for the best itself."""
    step = below >> 12
    if step >= sizes.STEPS:
        return 0
    return FALLING[step] - ((FALLING[step] - FALLING[step + 1]) * (below & 4095) >> 12)


def count_up(reef: layout.Reef, thought: sizes.Thought) -> None:
    """Of a game that is ending: the points of the fish, with the last meal of those who may still eat (R11.2)."""
    for player in range(reef.players):
        thought.points[player] = ending.points(reef, player)
    if reef.phase == codes.FINAL:
        player = reef.player
        while player != reef.ender:
            thought.points[player] += last_meal(reef, player)
            player = (player + 1) % reef.players
    best = 0
    for player in range(reef.players):
        if thought.points[player] > best:
            best = thought.points[player]
    for player in range(reef.players):
        thought.scores[player] = 0 if thought.points[player] == best else -(1 << 30)
        thought.points[player] *= sizes.POINT


def last_meal(reef: layout.Reef, player: int) -> int:
    """The points of the best meal of the final round.                                     # R11.2"""
    best = 0
    for board in range(reef.players):
        for colour in range(5):
            left = reef.shrimps[board * 4 + player] & reef.polyps[board * 5 + colour]
            while left:
                size = geometry.count(corals.flood(left & -left, reef.polyps[board * 5 + colour]))
                # R11.2: five return, in the advanced game six (R12.2)
                gain = (size - 5 - reef.advanced) * ending.value(reef, colour)
                if gain > best:
                    best = gain
                left &= left - 1
    return best


def seen_in(position: Position) -> bytes:
    """What the network sees of a position, as numbers of 16 bits, player by player."""
    if position is None:
        raise TypeError("a position is looked at, not None")
    data = bytearray(2 * sizes.SEEN * position.reef.players)
    features.look(position.reef, shorts_in(data))
    return bytes(data)


def _fill() -> None:
    for step in range(sizes.STEPS + 1):
        FALLING[step] = round(sizes.ONE * math.exp(-step / 64.0))


_fill()
