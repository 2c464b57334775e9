"""Whole turns by beam search over the compiled engine.

A turn is a chain of small actions in which order matters (see beam). Isolated polyps and idle shrimp moves are not
looked at.
"""

from __future__ import annotations

import ctypes
import zlib
from typing import TYPE_CHECKING

from ..engine import actions, codes, corals, geometry, layout, legal, options
from ..engine.position import Position
from . import beam, judge, weights

if TYPE_CHECKING:
    import cython
else:
    from ..engine import shim as cython

if not cython.compiled:
    from ..engine.blocks import reef_in, reefs_in
    from ..engine.layout import Options

    weights_in = weights.Weights.from_buffer

    def copy_reef(target: layout.Reef, source: layout.Reef) -> None:
        """Overwrite a position by another."""
        ctypes.memmove(ctypes.byref(target), ctypes.byref(source), layout.SIZE)

    def hash_of(reef: layout.Reef) -> int:
        """A 64-bit hash of a position."""
        data = bytes(reef)
        return zlib.crc32(data) << 32 | zlib.crc32(data[::-1])


MOST = 1024  # actions of one position


class Search(beam.Beam):
    """Finds good complete turns. Keep one and use it again: it owns its memory."""

    def __init__(self, judgement: weights.Weights, widest: int = 64, keep: int = 24) -> None:
        super().__init__(widest, keep, MOST)
        if not isinstance(judgement, weights.Weights):
            raise TypeError("a search needs the weights of its judgement, such as Weights.standard()")
        self.judgement = bytearray(judgement)
        self.weights = weights_in(self.judgement)
        if not cython.compiled:
            self.worths = weights.Worths()
        self.worths.tiles = 0
        self.front_data = bytearray(layout.SIZE * widest)
        self.back_data = bytearray(layout.SIZE * widest)
        self.front, self.back = reefs_in(self.front_data), reefs_in(self.back_data)
        self.scratch_data = bytearray(layout.SIZE)
        self.scratch = reef_in(self.scratch_data)
        self.ready = True

    def turns(self, position: Position, width: int, seed: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of the player to act, best first, each with its judgement in points.

        `seed` decides what a refill draws; the same for all turns, so that they compare fairly.
        """
        self.check(position)
        copy_reef(cython.address(self.front[0]), position.reef)
        width = width if width < self.widest else self.widest
        with cython.nogil:
            self.look(width, self.front[0].player, seed)
        return self.found()

    def judge(self, position: Position, player: int) -> float:
        """The judgement of a position for a player, in points."""
        self.check(position)
        self.check_seat(player, position.reef.players)
        return judge.judge(position.reef, player, cython.address(self.worths), self.weights)

    def terms(self, position: Position, player: int) -> dict[str, float]:
        """Where the judgement comes from, in points: fish, own corals, what is held and hoped for, the others."""
        self.check(position)
        reef = position.reef
        self.check_seat(player, reef.players)
        late = judge.lateness(reef)
        fish = corals_ = 0.0
        for colour in range(5):
            worth = judge.expected_value(reef.turned, reef.locks, colour, self.weights.hold)
            fish += worth * reef.fish[player * 5 + colour]
            for board in range(reef.players):
                shrimps = reef.shrimps[board * 4 + player] & reef.polyps[board * 5 + colour]
                while shrimps:
                    shrimp = shrimps & -shrimps
                    corals_ += judge.promise(reef, board, colour, shrimp, worth, late, self.weights)
                    shrimps ^= shrimp
        mine = judge.standing(reef, player, late, cython.address(self.worths), self.weights)
        others = judge.judge(reef, player, cython.address(self.worths), self.weights) - mine
        return {"fish": fish, "corals": corals_, "screen": mine - fish - corals_, "others": others}

    def expand(
        self, parent: int, depth: int, player: int, seed: int, crowd: int, chance: layout.ChanceState
    ) -> int:
        """Try all sensible actions of one position; finished turns are kept, the others join the crowd."""
        found = cython.declare(Options)
        reef = cython.address(self.front[parent])
        options.survey(reef, player, cython.address(found))
        narrow(reef, player, cython.address(found))
        many = legal.list_actions(reef, cython.address(found), self.listed)
        for place in range(many):
            action = self.listed[place]
            if is_idle(reef, action):
                continue
            copy_reef(self.scratch, reef)
            chance.seed = seed
            actions.apply(self.scratch, player, action, chance)
            self.nodes += 1
            finished = self.scratch.number != reef.number or self.scratch.phase == codes.OVER
            if self.met(hash_of(self.scratch)):
                continue
            value = judge.judge(self.scratch, player, cython.address(self.worths), self.weights)
            crowd = self.join(parent, depth, action, value, finished, crowd)
        return crowd

    def follow(self, place: int, player: int, seed: int, chance: layout.ChanceState) -> None:
        """Carry out the action at this place of the crowd, for the next front."""
        copy_reef(cython.address(self.back[place]), cython.address(self.front[self.parents[place]]))
        actions.apply(cython.address(self.back[place]), player, self.actions[place], chance)

    def swap(self) -> None:
        """The next front becomes the front."""
        beam.Beam.swap(self)
        self.front, self.back = self.back, self.front


def narrow(reef: layout.Reef, player: int, found: layout.Options) -> None:
    """Leave out what hardly ever helps: isolated polyps, idle shrimps, all but one way to pay."""
    if reef.phase == codes.LAYING:
        narrow_lays(reef, found)
    for board in range(reef.players):
        places = best_places(found, board, found.unshrimped[board])
        found.introductions[board] &= places
        for mover in range(found.movers):
            if found.goals[mover * 4 + board]:
                narrow_goals(reef, found, mover, board, places)
    if found.payments & (found.payments - 1):
        most = 0
        for colour in range(5):
            if reef.consumed[player * 5 + colour] > most:
                most = reef.consumed[player * 5 + colour]
                found.payments = 1 << colour


def narrow_lays(reef: layout.Reef, found: layout.Options) -> None:
    """Polyps that join a coral of their colour or attack; any if there are none such."""
    colour = reef.laying - 1
    useful = 0
    for board in range(reef.players):
        useful |= found.lays[board] & (
            geometry.around(reef.polyps[board * 5 + colour]) | found.occupied[board]
        )
    if useful:
        for board in range(reef.players):
            found.lays[board] &= geometry.around(reef.polyps[board * 5 + colour]) | found.occupied[board]


def narrow_goals(reef: layout.Reef, found: layout.Options, mover: int, board: int, places: int) -> None:
    """The best cell of each coral no smaller than the one the shrimp is on, and the best cell of that one."""
    origin = found.origins[mover]
    home, shrimp = origin // 42, geometry.CELL[origin % 42]
    coral = 0
    if shrimp & found.occupied[home]:
        coral = corals.spread(shrimp, found.east[home], found.south[home])
    size = geometry.count(coral)
    goals = 0
    left = found.goals[mover * 4 + board] & places
    while left:
        goal = left & -left
        left &= left - 1
        if geometry.count(corals.spread(goal, found.east[board], found.south[board])) >= size:
            goals |= goal
    if board == home and coral:
        best = best_places(found, board, coral)
        if protects(best, coral) > protects(shrimp, coral):
            goals |= best
    found.goals[mover * 4 + board] &= goals


def best_places(found: layout.Options, board: int, cells: int) -> int:
    """For each coral among these cells the one from which a shrimp protects most of it."""
    places = 0
    while cells:
        coral = corals.spread(cells & -cells, found.east[board], found.south[board])
        cells &= ~coral
        left, best, most = coral, 0, -1
        while left:
            place = left & -left
            left &= left - 1
            if protects(place, coral) > most:
                most = protects(place, coral)
                best = place
        places |= best
    return places


def protects(place: int, coral: int) -> int:
    """How many neighbours in its coral a shrimp here would protect (R5.3)."""
    return geometry.count(geometry.around(place) & coral)


def is_idle(reef: layout.Reef, action: int) -> int:
    """A shrimp taken off a coral for nothing."""
    if action < codes.MOVE or action >= codes.LARVA or (action - codes.MOVE) % codes.GOALS != codes.OFF:
        return 0
    origin = (action - codes.MOVE) // codes.GOALS
    return corals.polyps(reef, origin // 42) & geometry.CELL[origin % 42] != 0
