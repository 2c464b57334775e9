"""Whole turns of the Second Kind by beam search over the compiled engine (see bots/turns).

Where another player is asked in a window, that player's answer is found by a short look of their own: each answer is
carried out and judged as they see it. Who is asked searches in the same way, until the window is closed.
"""

from __future__ import annotations

import ctypes
import zlib
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
from . import judge, weights

if TYPE_CHECKING:
    import cython
else:
    from ...engine import shim as cython

if not cython.compiled:
    from ...engine.blocks import numbers_in
    from ...engine.layout import Draw
    from ...engine.second_kind.blocks import reef_in
    from ...engine.second_kind.layout import Options, Walk
    from .weights import Worths

    weights_in = weights.SecondKindWeights.from_buffer

    def reefs_in(data: bytearray) -> list[layout.Reef]:
        """The positions in a block of bytes."""
        return [layout.Reef.from_buffer(data, place) for place in range(0, len(data), layout.SIZE)]

    def copy_reef(target: layout.Reef, source: layout.Reef) -> None:
        """Overwrite a position by another."""
        ctypes.memmove(ctypes.byref(target), ctypes.byref(source), layout.SIZE)

    def hash_of(reef: layout.Reef) -> int:
        """A 64-bit hash of a position."""
        data = bytes(reef)
        return zlib.crc32(data) << 32 | zlib.crc32(data[::-1])


MOST = 16384  # actions of one position


class SecondKindSearch(beam.Beam):
    """Finds good complete turns, and good answers in windows. Keep one and use it again: it owns its memory."""

    def __init__(self, judgement: weights.SecondKindWeights, widest: int = 64, keep: int = 24) -> None:
        super().__init__(widest, keep, MOST)
        self.judgement = bytearray(judgement)
        self.weights = weights_in(self.judgement)
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
        with cython.nogil:
            self.look(width, luck)
        return self.found()

    def judge(self, position: SecondKindPosition, player: int) -> float:
        """The judgement of a position for a player, in points."""
        return judge.judge(position.reef, player, self.weights)

    def terms(self, position: SecondKindPosition, player: int) -> dict[str, float]:
        """Where the judgement comes from, in points: fish, own corals, what is held and hoped for, the others."""
        reef = position.reef
        worths = cython.declare(Worths)
        judge.look(reef, cython.address(worths), self.weights)
        fish = corals_ = 0.0
        for kind in range(codes.ROCK):
            tiles = reef.fish[player * codes.KINDS + kind]
            if tiles:
                fish += tiles * judge.tile_value(kind, cython.address(worths))
        licensed = reef.eaten[player] > 0 or (reef.cards[player] & decks.BLUE_CARDS[reef.deck]) != 0
        for board in range(reef.players):
            shrimps = reef.shrimps[board * 4 + player] & reef.occupied[board]
            while shrimps:
                shrimp = shrimps & -shrimps
                shrimps &= shrimps - 1
                colour = corals.colour_of(reef, board, shrimp)
                corals_ += judge.promise(
                    reef, board, colour, shrimp, licensed, cython.address(worths), self.weights
                )
        cards = judge.hand_of_cards(reef, player, self.weights)
        mine = judge.standing(reef, player, cython.address(worths), self.weights)
        others = judge.judge(reef, player, self.weights) - mine
        screen = mine - fish - corals_ - cards
        return {"fish": fish, "corals": corals_, "screen": screen, "cards": cards, "others": others}

    def look(self, width: int, luck: int) -> None:
        """Search from the position in front[0]."""
        draw = cython.declare(Draw)
        draw.given = draw.wrong = draw.size = 0
        player = options.actor(cython.address(self.front[0]))
        number = self.front[0].number
        self.answering = player != self.front[0].player
        self.forget()
        size = 1
        for depth in range(beam.LONGEST):
            crowd = 0
            for parent in range(size):
                crowd = self.expand(parent, depth, player, number, luck, crowd, cython.address(draw))
            size = self.choose(crowd, width, depth, player, luck, cython.address(draw))
            if size == 0:
                break

    def expand(
        self, parent: int, depth: int, player: int, number: int, luck: int, crowd: int, draw: plain.Draw
    ) -> int:
        """Try all sensible actions of one position; finished turns are kept, the others join the crowd."""
        found = cython.declare(Options)
        walk = cython.declare(Walk)
        reef = cython.address(self.front[parent])
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
            finished = self.scratch.number != number or self.scratch.phase == base.OVER
            if self.answering and self.scratch.asked != player:
                finished = True
            if self.met(hash_of(self.scratch)):
                continue
            value = judge.judge(self.scratch, player, self.weights)
            if finished:
                self.finish(parent, depth, action, value)
            elif crowd < self.crowd and depth + 1 < beam.LONGEST:
                self.values[crowd], self.parents[crowd], self.actions[crowd] = value, parent, action
                crowd += 1
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
            value = judge.judge(self.trial, asked, self.weights)
            copy_reef(self.trial, reef)
            draw.seed = luck
            deeds.apply(self.trial, asked, codes.REACT + reef.card, draw)
            self.nodes += 2
            if self.trial.asked != asked:  # the ward: nothing is left to choose
                better = judge.judge(self.trial, asked, self.weights) > value
                draw.seed = luck
                deeds.apply(reef, asked, codes.REACT + reef.card if better else codes.DECLINE, draw)
                return
        else:
            value = -1000000.0
        walk.out = self.answers
        walks.begin(cython.address(walk), codes.LIST, 0)
        legal.look(self.trial, asked, cython.address(found))
        legal.walk_all(self.trial, asked, cython.address(found), cython.address(walk))
        best = -1
        for place in range(walk.total):
            copy_reef(self.reply, self.trial)
            draw.seed = luck
            deeds.apply(self.reply, asked, self.answers[place], draw)
            self.nodes += 1
            worth = judge.judge(self.reply, asked, self.weights)
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

    def choose(self, crowd: int, width: int, depth: int, player: int, luck: int, draw: plain.Draw) -> int:
        """The best of the crowd become the next front."""
        size = 0
        while size < width and size < crowd:
            self.bring_best(size, crowd, depth)
            copy_reef(cython.address(self.back[size]), cython.address(self.front[self.parents[size]]))
            self.advance(cython.address(self.back[size]), player, self.actions[size], luck, draw)
            size += 1
        self.front, self.back = self.back, self.front
        self.swap_paths()
        return size


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
    """The cheapest card, to protect a polyp of an own coral that nothing else protects."""
    found.blue_cards = cheapest(reef, found.blue_cards, w)
    uses = cython.address(found.blue)
    uses.movable = 0
    for board in range(reef.players):
        open_ = corals.holding(reef, board, reef.shrimps[board * 4 + player])
        if open_:
            open_ &= ~corals.protected(reef, board)
        for source in range(uses.sources):
            uses.goals[source * 4 + board] &= open_


def is_idle(reef: layout.Reef, action: int) -> int:
    """A shrimp taken off a coral for nothing."""
    if action < codes.MOVE or action >= codes.LARVA or (action - codes.MOVE) % 289 != codes.OFF:
        return 0
    origin = (action - codes.MOVE) // 289
    return reef.occupied[origin // codes.CELLS] & geometry.CELL[origin % codes.CELLS] != 0
