"""Puzzles found in games of bots: turns with one idea in them that nobody can do without.

A turn is looked at first by one wide search. Where all good turns share a step (a key, see `analysis.keys`) and those
without it are far behind, the best with and the best without are measured in many worlds. What remains is looked at
twice more with other seeds, and by the strongest bot, which must not know better.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..analysis.appraisal import Appraiser, Gap, Measured, until_draw
from ..analysis.keys import THEMES, Key, keys_of
from ..analysis.played_turns import PlayedTurn, played_turns
from ..arena.match import derived, play_specs
from ..bots.master import ALL, Master
from ..bots.search_by_game import SearchByGame
from ..bots.seat_view import SeatView
from ..game import Game
from ..notation.forms import AnyPosition
from ..rules import Rules
from .puzzle import LEVELS, Puzzle

WIDTH = 48  # of the beam, as of the strongest bot
LOOKED_AT = 24  # of all turns that a search finds, to see what they share
LEAST_AT_SIGHT, LEAST_GAP = 4.0, 7.0  # of 100
LEAST_OFTEN = 0.85  # in so many worlds the idea is better: it does not hang on what is hidden
SAME = 2.0  # turns so close are as good as each other
OPEN = (4.0, 99.0)  # expected results between which a game is not decided
MOST_OF_A_GAME = 3
WITHOUT = 3  # turns without the idea that are measured
NODES = 150_000
UNTOLD = frozenset({"collect", "larva"})  # too small to be the idea of a puzzle
PLAIN, STRONG = 4, 6  # levels of the master
RIVALS = (3, 4, 5, 6, 7)
PLAYERS = ("master:level=6", "master:level=4", "master:level=7", "master:level=5")


class Idea(NamedTuple):
    """A key of the best turn, the best turn at sight, and the best ones without the key."""

    key: Key
    best: list[int]
    without: list[list[int]]


class Finder:
    """Looks for puzzles; the same seeds find the same ones."""

    def __init__(self, nodes: int = NODES) -> None:
        self.by_game = SearchByGame(WIDTH, ALL[0], seen=ALL)
        self.appraiser = Appraiser(2 * nodes)
        self.nodes = nodes

    def in_game(self, rules: Rules, seed: int) -> Iterator[Puzzle]:
        """Some puzzles of one game between bots of unlike strength, from anywhere in it; each idea of a player once."""
        bots = [PLAYERS[(seed + seat) % len(PLAYERS)] for seat in range(rules.players)]
        game = Game.replay(play_specs(rules, bots, seed=seed).record)
        turns = [turn for turn in played_turns(game) if turn.position.phase == "turn"]
        random.Random(seed).shuffle(turns)
        told: set[tuple[int, Key]] = set()
        for turn in turns:
            found = self.in_turn(turn, derived(seed, turn.number))
            if found is not None and (turn.player, found[0]) not in told:
                told.add((turn.player, found[0]))
                yield found[1]
            if len(told) == MOST_OF_A_GAME:
                return

    def in_turn(self, turn: PlayedTurn, seed: int) -> tuple[Key, Puzzle] | None:
        """The puzzle in a turn, if there is one, and the key of its idea."""
        seat_view, rng = turn.seen(), random.Random(seed)
        world = seat_view.world(rng)
        idea = self.idea(seat_view, world)
        if idea is None:
            return None
        idea.without.extend(rivals(seat_view, idea.key, seed))
        best, gap = self._measured(seat_view, idea, [], rng)
        expected = best.expected()[turn.player].result
        if not (gap.sure(LEAST_GAP) and gap.often >= LEAST_OFTEN and OPEN[0] < expected < OPEN[1]):
            return None
        for _ in range(2):
            again = self._measured(seat_view, idea, [best.turn, self._strongest(seat_view, rng)], rng)
            if not self._holds(again, best, seat_view.seat, world, idea.key):
                return None
            gap = min(gap, again[1], key=lambda one: one.mean)
        return idea.key, self._puzzle(turn, idea.key, best, gap, level_of(seat_view, idea.key, seed))

    def idea(self, seat_view: SeatView, world: AnyPosition) -> Idea | None:
        """The step that all good turns share, by one search in one world."""
        turns = self.by_game.search(seat_view).turns(world, WIDTH)
        turns = [(value, turn) for value, turn in turns if turn[0] in seat_view.ids]
        if len(turns) < 2:
            return None
        sample = sorted({round((len(turns) - 1) ** (k / (LOOKED_AT - 1))) for k in range(LOOKED_AT)} | {0})
        looked = {place: keys_of(world, turns[place][1]) for place in sample}
        gaps: list[tuple[float, int, Key]] = []
        for key in looked[0]:
            without = next((place for place in sample if key not in looked[place]), None)
            if key[0] not in UNTOLD and without is not None:
                gaps.append((turns[0][0] - turns[without][0], -THEMES.index(key[0]), key))
        if not gaps or max(gaps)[0] < LEAST_AT_SIGHT:
            return None
        key = max(gaps)[2]
        others: list[list[int]] = []
        for value, turn in turns:
            if turns[0][0] - value >= LEAST_AT_SIGHT / 2 and key not in keys_of(world, turn):
                others.append(until_draw(world, turn))
                if len(others) == WITHOUT:
                    break
        if not others or turns[0][0] - turns[len(turns) // 2][0] < LEAST_AT_SIGHT:
            return None
        return Idea(key, until_draw(world, turns[0][1]), others)

    def _measured(
        self, seat_view: SeatView, idea: Idea, more: Sequence[list[int]], rng: random.Random
    ) -> tuple[Measured, Gap]:
        """The best of the turns with the idea or unlooked at, and how far behind it the best without is."""
        tried = [idea.best, *(turn for turn in more if turn != idea.best)]
        seed = rng.randrange(2**63)
        measured = self.appraiser.measure(seat_view, [*tried, *idea.without], seed, self.nodes)
        seat = seat_view.seat
        best = max(measured[: len(tried)], key=lambda one: one.value(seat))
        other = max(measured[len(tried) :], key=lambda one: one.value(seat))
        return best, Gap.between(best, other, seat)

    def _holds(
        self, again: tuple[Measured, Gap], first: Measured, seat: int, world: AnyPosition, key: Key
    ) -> bool:
        """Whether another look, and the strongest bot, find the same idea best, and the gap as large."""
        best, gap = again
        same = best.turn == first.turn or key in keys_of(world, best.turn)
        return same and gap.sure(LEAST_GAP - SAME) and gap.often >= LEAST_OFTEN

    def _strongest(self, seat_view: SeatView, rng: random.Random) -> list[int]:
        bot = Master(seed=rng.randrange(2**63))
        bot.choose(seat_view)
        return until_draw(bot.world, bot.plan.turn)

    def _puzzle(self, turn: PlayedTurn, key: Key, best: Measured, gap: Gap, level: str) -> Puzzle:
        seat_view = turn.seen()
        return Puzzle(
            view=seat_view.view(),
            seat=turn.player,
            to_be_had=seat_view.to_be_had,
            theme=key[0],
            about=key[1],
            level=level,
            solution=[seat_view.text(action) for action in best.turn],
            expected=round(best.expected()[turn.player].result, 1),
            gap=round(gap.mean, 1),
        )


def rivals(seat_view: SeatView, key: Key, seed: int) -> list[list[int]]:
    """Turns without the idea that a wide search may overlook: those that end at once, and what other bots would do."""
    world = seat_view.world(random.Random(seed))
    turns = [[action] for action in seat_view.ids if seat_view.text(action).startswith("take")]
    for level in RIVALS:
        bot = Master(seed=seed, level=level)
        bot.choose(seat_view)
        turns.append(until_draw(bot.world, bot.plan.turn))
    return [turn for turn in turns if key not in keys_of(world, turn)]


def level_of(seat_view: SeatView, key: Key, seed: int) -> str:
    """How hard an idea is to see: whether a plain bot has it, a strong one at first sight, or neither."""
    world = seat_view.world(random.Random(seed))
    for level, spec in zip(LEVELS, (PLAIN, STRONG), strict=False):
        bot = Master(seed=seed, level=spec)
        first = bot.choose(seat_view)
        if key in keys_of(world, bot.plan.turn or [first]):
            return level
    return LEVELS[-1]
