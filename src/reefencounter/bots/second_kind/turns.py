"""Whole turns of the Second Kind by beam search over the compiled engine (see bots/turns).

Where another player is asked in a window, that player's answer is found by a short look of their own: each answer is
carried out and judged as they see it. Who is asked searches in the same way, until the window is closed.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine import layout as plain
from ...engine.second_kind import actions, codes, crowns, layout, legal, options
from ...engine.second_kind import walk as walks
from ...engine.second_kind.position import SecondKindPosition
from .. import beam
from . import boards, judge, narrowing, remembered, weights

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.blocks import numbers_in
    from ...engine.second_kind.blocks import reef_in
    from ...engine.second_kind.layout import Options, Walk

    weights_in = weights.SecondKindWeights.from_buffer

    def reefs_in(data: bytearray) -> list[layout.Reef]:
        """The positions in a block of bytes."""
        return [layout.Reef.from_buffer(data, place) for place in range(0, len(data), layout.SIZE)]

    def copy_reef(target: layout.Reef, source: layout.Reef) -> None:
        """Overwrite a position by another."""
        ctypes.memmove(ctypes.byref(target), ctypes.byref(source), layout.SIZE)


MOST = 16384  # actions of one position


class SecondKindSearch(beam.Beam):
    """Finds good complete turns, and good answers in windows. Keep one and use it again: it owns its memory."""

    def __init__(self, judgement: weights.SecondKindWeights, widest: int = 64, keep: int = 24) -> None:
        super().__init__(widest, keep, MOST)
        if not isinstance(judgement, weights.SecondKindWeights):
            raise TypeError("a search needs the weights of its judgement, such as Weights.standard()")
        self.judgement = bytearray(judgement)
        self.weights = weights_in(self.judgement)
        if not cython.compiled:
            self.memory = remembered.Memory()
        self.front_data = bytearray(layout.SIZE * widest)
        self.back_data = bytearray(layout.SIZE * widest)
        self.front, self.back = reefs_in(self.front_data), reefs_in(self.back_data)
        self.scratch_data, self.trial_data = bytearray(layout.SIZE), bytearray(layout.SIZE)
        self.reply_data = bytearray(layout.SIZE)
        self.scratch, self.trial = reef_in(self.scratch_data), reef_in(self.trial_data)
        self.reply = reef_in(self.reply_data)
        self.answers_data = bytearray(4 * MOST)
        self.answers = numbers_in(self.answers_data)
        self.answering = 0
        self.ready = True

    def turns(self, position: SecondKindPosition, width: int, seed: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of who is to act, or answers in a window, best first, each with its judgement.

        `seed` decides what is drawn; the same for all turns, so that they compare fairly. Where the search is too
        narrow to come to the end of any turn, there is one action alone.
        """
        self.check(position)
        copy_reef(cython.address(self.front[0]), position.reef)
        width = width if width < self.widest else self.widest
        player = options.actor(position.reef)
        self.answering = player != position.reef.player
        with cython.nogil:
            self.look(width, player, seed)
        return self.found() or self.one_action(position, player)

    def one_action(self, position: SecondKindPosition, player: int) -> list[tuple[float, list[int]]]:
        """For a search that came to the end of no turn: one action alone, or none of a game that is over."""
        return [] if position.over else [(self.judge(position, player), [max(position.legal())])]

    def judge(self, position: SecondKindPosition, player: int) -> float:
        """The judgement of a position for a player, in points."""
        self.check(position)
        self.check_seat(player, position.reef.players)
        return self.value(position.reef, player)

    def terms(self, position: SecondKindPosition, player: int) -> dict[str, float]:
        """Where the judgement comes from, in points: fish, own corals, what is held and hoped for, the others."""
        self.check(position)
        reef = position.reef
        self.check_seat(player, reef.players)
        memory = cython.address(self.memory)
        all_of_it = self.value(reef, player)
        late = judge.lateness(reef)
        corals_ = 0.0
        for board in range(reef.players):
            seen = boards.look(reef, memory, board)
            for place in range(seen.size):
                if seen.corals[place].player == player:
                    # 4 + advanced: what returns to the bag (R10.2, R12.2)
                    corals_ += judge.promise(
                        cython.address(seen.corals[place]),
                        judge.may_eat(reef, player),
                        4 + reef.advanced,
                        late,
                        memory,
                        self.weights,
                    )
        fish = judge.in_fish(reef, player, memory)
        cards = judge.hand_of_cards(reef, player, self.weights)
        mine = judge.standing(reef, player, late, memory, self.weights)
        screen = mine - fish - corals_ - cards
        return {"fish": fish, "corals": corals_, "screen": screen, "cards": cards, "others": all_of_it - mine}

    def expand(
        self, parent: int, depth: int, player: int, seed: int, crowd: int, chance: plain.ChanceState
    ) -> int:
        """Try all sensible actions of one position; finished turns are kept, the others join the crowd."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        reef = cython.address(self.front[parent])
        legal.look(reef, player, cython.address(found))
        begun = reef.phase != base.SETUP and reef.phase != base.OVER and player == options.actor(reef)
        if begun and reef.pending == codes.NOTHING and not crowns.acting(reef):
            narrowing.narrow(reef, player, cython.address(found), self.weights)
        walk.out = self.listed
        walks.begin(cython.address(walk), codes.LIST, 0)
        legal.walk_all(reef, player, cython.address(found), cython.address(walk))
        for place in range(walk.total):
            action = self.listed[place]
            if narrowing.is_idle(reef, action):
                continue
            copy_reef(self.scratch, reef)
            self.advance(self.scratch, player, action, seed, chance)
            self.nodes += 1
            finished = self.scratch.number != reef.number or self.scratch.phase == base.OVER
            if self.answering and self.scratch.asked != player:
                finished = True
            if self.met(boards.recognise(self.scratch, cython.address(self.memory))):
                continue
            value = judge.judge(self.scratch, player, cython.address(self.memory), self.weights)
            crowd = self.join(parent, depth, action, value, finished, crowd)
        return crowd

    def advance(
        self, reef: layout.Reef, player: int, action: int, seed: int, chance: plain.ChanceState
    ) -> None:
        """Carry out an action, and answer the windows that it opens for others."""
        chance.seed = seed
        actions.apply(reef, player, action, chance)
        while reef.asked != base.NOBODY and reef.asked != player and reef.phase != base.OVER:
            if not self.answer(reef, seed, chance):
                return

    def answer(self, reef: layout.Reef, seed: int, chance: plain.ChanceState) -> int:
        """Who is asked does what leaves their own position best; 0 if there is nothing they could do."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        asked = reef.asked
        copy_reef(self.trial, reef)
        chance.seed = seed
        if reef.pending == codes.WINDOW_PENDING:
            actions.apply(self.trial, asked, codes.DECLINE, chance)
            value = self.value(self.trial, asked)
            copy_reef(self.trial, reef)
            chance.seed = seed
            actions.apply(self.trial, asked, codes.REACT + reef.card, chance)
            self.nodes += 2
            if self.trial.asked != asked:  # the ward: nothing is left to choose
                better = self.value(self.trial, asked) > value
                chance.seed = seed
                actions.apply(reef, asked, codes.REACT + reef.card if better else codes.DECLINE, chance)
                return 1
        else:
            value = -1000000.0
        walk.out = self.answers
        walks.begin(cython.address(walk), codes.LIST, 0)
        legal.look(self.trial, asked, cython.address(found))
        legal.walk_all(self.trial, asked, cython.address(found), cython.address(walk))
        best = -1
        for place in range(walk.total):
            copy_reef(self.reply, self.trial)
            chance.seed = seed
            actions.apply(self.reply, asked, self.answers[place], chance)
            self.nodes += 1
            worth = self.value(self.reply, asked)
            if worth > value:
                value = worth
                best = self.answers[place]
        chance.seed = seed
        if reef.pending != codes.WINDOW_PENDING:
            if best < 0:
                return 0
            actions.apply(reef, asked, best, chance)
        elif best < 0:
            actions.apply(reef, asked, codes.DECLINE, chance)
        else:
            actions.apply(reef, asked, codes.REACT + reef.card, chance)
            chance.seed = seed
            actions.apply(reef, asked, best, chance)
        return 1

    def value(self, reef: layout.Reef, player: int) -> float:
        """The judgement of any position."""
        boards.recognise(reef, cython.address(self.memory))
        return judge.judge(reef, player, cython.address(self.memory), self.weights)

    def follow(self, place: int, player: int, seed: int, chance: plain.ChanceState) -> None:
        """Carry out the action at this place of the crowd, for the next front."""
        copy_reef(cython.address(self.back[place]), cython.address(self.front[self.parents[place]]))
        self.advance(cython.address(self.back[place]), player, self.actions[place], seed, chance)

    def swap(self) -> None:
        """The next front becomes the front."""
        beam.Beam.swap(self)
        self.front, self.back = self.back, self.front
