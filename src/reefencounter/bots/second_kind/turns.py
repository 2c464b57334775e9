"""Whole turns of the Second Kind by beam search over the compiled engine (see bots/turns).

Where another player is asked in a window, that player's answer is found by a short look of their own: each answer is
carried out and judged as they see it. Who is asked searches in the same way, until the window is closed.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ...engine import codes as base
from ...engine import layout as plain
from ...engine.second_kind import (
    codes,
    corals,
    crowns,
    decks,
    deeds,
    geometry,
    layout,
    legal,
    options,
)
from ...engine.second_kind import walk as walks
from ...engine.second_kind.position import SecondKindPosition
from .. import beam
from . import boards, judge, remembered, weights

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.blocks import numbers_in
    from ...engine.second_kind.blocks import reef_in
    from ...engine.second_kind.layout import Options, Walk
    from .remembered import Coral

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

    def turns(self, position: SecondKindPosition, width: int, luck: int = 1) -> list[tuple[float, list[int]]]:
        """The best complete turns of who is to act, or answers in a window, best first, each with its judgement.

        `luck` decides what is drawn; the same for all turns, so that they compare fairly.
        """
        copy_reef(cython.address(self.front[0]), position.reef)
        width = width if width < self.widest else self.widest
        player = options.actor(position.reef)
        self.answering = player != position.reef.player
        with cython.nogil:
            self.look(width, player, luck)
        return self.found()

    def judge(self, position: SecondKindPosition, player: int) -> float:
        """The judgement of a position for a player, in points."""
        return self.value(position.reef, player)

    def terms(self, position: SecondKindPosition, player: int) -> dict[str, float]:
        """Where the judgement comes from, in points: fish, own corals, what is held and hoped for, the others."""
        reef = position.reef
        memory = cython.address(self.memory)
        all_of_it = self.value(reef, player)
        late = judge.lateness(reef)
        corals_ = 0.0
        for board in range(reef.players):
            seen = boards.look(reef, memory, board)
            for place in range(seen.size):
                if seen.corals[place].player == player:
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

    def expand(self, parent: int, depth: int, player: int, luck: int, crowd: int, draw: plain.Draw) -> int:
        """Try all sensible actions of one position; finished turns are kept, the others join the crowd."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        reef = cython.address(self.front[parent])
        corals.forget(cython.address(found))
        legal.look(reef, player, cython.address(found))
        if reef.pending == codes.NOTHING and not crowns.acting(reef):
            narrow(reef, player, cython.address(found), self.weights)
        walk.out = self.listed
        walks.begin(cython.address(walk), codes.LIST, 0)
        legal.walk_all(reef, player, cython.address(found), cython.address(walk))
        for place in range(walk.total):
            action = self.listed[place]
            if is_idle(reef, action):
                continue
            copy_reef(self.scratch, reef)
            self.advance(self.scratch, player, action, luck, draw)
            self.nodes += 1
            finished = self.scratch.number != reef.number or self.scratch.phase == base.OVER
            if self.answering and self.scratch.asked != player:
                finished = True
            if self.met(boards.recognise(self.scratch, cython.address(self.memory))):
                continue
            value = judge.judge(self.scratch, player, cython.address(self.memory), self.weights)
            crowd = self.join(parent, depth, action, value, finished, crowd)
        return crowd

    def advance(self, reef: layout.Reef, player: int, action: int, luck: int, draw: plain.Draw) -> None:
        """Carry out an action, and answer the windows that it opens for others."""
        draw.seed = luck
        deeds.apply(reef, player, action, draw)
        while reef.asked != base.NOBODY and reef.asked != player and reef.phase != base.OVER:
            self.answer(reef, luck, draw)

    def answer(self, reef: layout.Reef, luck: int, draw: plain.Draw) -> None:
        """Who is asked does what leaves their own position best."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        asked = reef.asked
        copy_reef(self.trial, reef)
        draw.seed = luck
        if reef.pending == codes.WINDOW_PENDING:
            deeds.apply(self.trial, asked, codes.DECLINE, draw)
            value = self.value(self.trial, asked)
            copy_reef(self.trial, reef)
            draw.seed = luck
            deeds.apply(self.trial, asked, codes.REACT + reef.card, draw)
            self.nodes += 2
            if self.trial.asked != asked:  # the ward: nothing is left to choose
                better = self.value(self.trial, asked) > value
                draw.seed = luck
                deeds.apply(reef, asked, codes.REACT + reef.card if better else codes.DECLINE, draw)
                return
        else:
            value = -1000000.0
        walk.out = self.answers
        walks.begin(cython.address(walk), codes.LIST, 0)
        corals.forget(cython.address(found))
        legal.look(self.trial, asked, cython.address(found))
        legal.walk_all(self.trial, asked, cython.address(found), cython.address(walk))
        best = -1
        for place in range(walk.total):
            copy_reef(self.reply, self.trial)
            draw.seed = luck
            deeds.apply(self.reply, asked, self.answers[place], draw)
            self.nodes += 1
            worth = self.value(self.reply, asked)
            if worth > value:
                value = worth
                best = self.answers[place]
        draw.seed = luck
        if reef.pending != codes.WINDOW_PENDING:
            deeds.apply(reef, asked, best, draw)
        elif best < 0:
            deeds.apply(reef, asked, codes.DECLINE, draw)
        else:
            deeds.apply(reef, asked, codes.REACT + reef.card, draw)
            draw.seed = luck
            deeds.apply(reef, asked, best, draw)

    def value(self, reef: layout.Reef, player: int) -> float:
        """The judgement of any position."""
        boards.recognise(reef, cython.address(self.memory))
        return judge.judge(reef, player, cython.address(self.memory), self.weights)

    def follow(self, place: int, player: int, luck: int, draw: plain.Draw) -> None:
        """Carry out the action at this place of the crowd, for the next front."""
        copy_reef(cython.address(self.back[place]), cython.address(self.front[self.parents[place]]))
        self.advance(cython.address(self.back[place]), player, self.actions[place], luck, draw)

    def swap(self) -> None:
        """The next front becomes the front."""
        beam.Beam.swap(self)
        self.front, self.back = self.back, self.front


def narrow(reef: layout.Reef, player: int, found: layout.Options, w: weights.SecondKindWeights) -> None:
    """Leave out what hardly ever helps: isolated polyps, idle shrimps, all but one way to pay, far reef tiles."""
    if reef.phase == base.LAYING:
        narrow_lays(reef, found)
    for board in range(reef.players):
        if not found.introduces and not found.movers:
            break
        places = best_places(reef, board, found.unshrimped[board])
        if found.introduces:
            found.introductions[board] &= places
        for mover in range(found.movers):
            if found.goals[mover * 4 + board]:
                narrow_goals(reef, found, mover, board, places)
    found.payments = found.payments & -found.payments
    found.buy_consumed = found.buy_consumed & -found.buy_consumed
    for colour in range(5):
        found.larvae[colour] = found.larvae[colour] & -found.larvae[colour]
    if geometry.few(reef.cards[player]) < options.MOST_CARDS or reef.bought or reef.collected:
        found.discards = 0
    found.meal_cards = cheapest(reef, found.meal_cards, w)
    if found.placeable:
        narrow_places(reef, player, found)
    if found.blue_cards:
        narrow_blue(reef, player, found, w)


def cheapest(reef: layout.Reef, cards: int, w: weights.SecondKindWeights) -> int:
    """The card of this set that is worth least, as a set."""
    best, least = 0, 1000.0
    while cards:
        card = geometry.first(cards)
        cards &= cards - 1
        if w.card[decks.effect_of(reef.deck, card)] < least:
            least = w.card[decks.effect_of(reef.deck, card)]
            best = 1 << card
    return best


def narrow_lays(reef: layout.Reef, found: layout.Options) -> None:
    """Polyps that join a coral of their colour or attack; any if there are none such."""
    colour = reef.laying - 1
    useful = 0
    for board in range(reef.players):
        useful |= found.lay_open[board] & (
            geometry.around(reef.polyps[board * 5 + colour]) | reef.occupied[board]
        )
    if not useful:
        return
    halves = legal.has_half(colour, found)
    for board in range(reef.players):
        near = geometry.around(reef.polyps[board * 5 + colour]) | reef.occupied[board]
        found.lay_open[board] &= near
        found.lay_blue[board] &= near
        if halves:
            for orientation in range(4):
                found.lay_half[orientation * 4 + board] &= near


def narrow_goals(reef: layout.Reef, found: layout.Options, mover: int, board: int, places: int) -> None:
    """The best cell of each coral no smaller than the one the shrimp is on, and the best cell of that one."""
    origin = found.origins[mover]
    home = origin // codes.CELLS
    shrimp = geometry.CELL[origin % codes.CELLS]
    coral = corals.coral_at(reef, home, shrimp)
    size = geometry.count(coral)
    goals = 0
    left = found.goals[mover * 4 + board] & places
    while left:
        goal = left & -left
        left &= left - 1
        if geometry.count(corals.spread(reef, board, goal)) >= size:
            goals |= goal
    if board == home and coral:
        best = best_places(reef, board, coral & ~corals.blues(reef, board))
        if protects(best, coral) > protects(shrimp, coral):
            goals |= best
    found.goals[mover * 4 + board] &= goals


def best_places(reef: layout.Reef, board: int, cells: int) -> int:
    """For each coral among these cells the one of them from which a shrimp protects most of it."""
    places = 0
    while cells:
        coral = corals.spread(reef, board, cells & -cells)
        left, best, most = coral & cells, 0, -1
        cells &= ~coral
        while left:
            place = left & -left
            left &= left - 1
            if protects(place, coral) > most:
                most = protects(place, coral)
                best = place
        places |= best
    return places


def protects(place: int, coral: int) -> int:
    """How many neighbours in its coral a shrimp here would protect."""
    return geometry.count(geometry.around(place) & coral)


def narrow_places(reef: layout.Reef, player: int, found: layout.Options) -> None:
    """Bare rock beside own corals; deep water and crowns beside corals of others, crowns away from the own."""
    for board in range(reef.players):
        mine = corals.holding(reef, board, reef.shrimps[board * 4 + player])
        guarded = corals.holding(reef, board, corals.crew(reef, board))
        beside = geometry.around(mine)
        rivals = geometry.around(guarded & ~mine) & ~beside
        found.places[board] &= beside
        found.places[4 + board] &= rivals
        found.places[8 + board] &= rivals


def narrow_blue(reef: layout.Reef, player: int, found: layout.Options, w: weights.SecondKindWeights) -> None:
    """The cheapest card, to protect a polyp of an own coral that could be attacked; any open one if none could."""
    found.blue_cards = cheapest(reef, found.blue_cards, w)
    uses = cython.address(found.blue)
    uses.movable = 0
    for board in range(reef.players):
        useful = 0
        shrimps = reef.shrimps[board * 4 + player] & reef.occupied[board]
        while shrimps:
            useful |= worth_guarding(reef, board, shrimps & -shrimps)
            shrimps &= shrimps - 1
        for source in range(uses.sources):
            uses.goals[source * 4 + board] &= useful


def worth_guarding(reef: layout.Reef, board: int, shrimp: int) -> int:
    """Polyps of a coral that a blue shrimp would help."""
    one = cython.declare(Coral)
    coral = corals.spread(reef, board, shrimp)
    one.colour = corals.colour_of(reef, board, shrimp)
    open_ = coral & ~corals.protected(reef, board)
    endangered = boards.in_danger(reef, board, open_, geometry.around(coral), cython.address(one))
    return endangered if endangered else open_ & -open_


def is_idle(reef: layout.Reef, action: int) -> int:
    """A shrimp taken off a coral for nothing."""
    if action < codes.MOVE or action >= codes.LARVA or (action - codes.MOVE) % 289 != codes.OFF:
        return 0
    origin = (action - codes.MOVE) // 289
    return reef.occupied[origin // codes.CELLS] & geometry.CELL[origin % codes.CELLS] != 0
