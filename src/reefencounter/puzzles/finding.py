"""Puzzles found in games of bots: turns with one idea in them that nobody can do without.

A turn is looked at first by one wide search. Where all good turns share a step (a key, see `analysis.keys`), the best
with and the best without it are measured in a few worlds, and where it promises much in many. What remains is looked
at once more with another seed, beside the choice of the strongest bot, which must not know better. `checked` looks
deeper still, at the puzzles that are to be shipped.

Often good turns share several steps: an alga turns a coral tile, so that a coral can be attacked, and a shrimp comes to
guard what is new. The puzzle is about the one that is seldom in puzzles (`SELDOM`): nearly every turn has a shrimp.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from ..analysis.appraisal import WIDE_REPLIES, Appraiser, Gap, Measured, until_draw
from ..analysis.keys import Key, keys_of
from ..analysis.played_turns import PlayedTurn, played_turns
from ..arena.match import derived, play_specs
from ..bots.master import ALL, Master
from ..bots.search_by_game import SearchByGame
from ..bots.seat_view import SeatView
from ..engine.errors import ReefError
from ..game import Game
from ..notation.forms import AnyPosition, id_of
from ..rules import Rules
from .judging import planned
from .puzzle import LEVELS, Puzzle

WIDTH = 48  # of the beam, as of the strongest bot
LEAST_AT_SIGHT, LEAST_GAP = 4.0, 7.0  # of 100
LEAST_OFTEN = 0.85  # in so many worlds the idea is better: it does not hang on what is hidden
MOSTLY = 0.7  # the same in the few worlds in which there is time to look a round further
SAME = 2.0  # turns so close are as good as each other
OPEN = (4.0, 99.0)  # expected results between which a game is not decided
MOST_OF_A_GAME = 4
WITHOUT = 2  # turns without an idea that are measured
QUICK, NODES = 25_000, 150_000  # positions for a first look, and for each that follows
DEEPER = 500_000  # positions of the strongest bot where a puzzle is checked
SELDOM = (
    "end",
    "lock",
    "tide",
    "special",
    "card",
    "meal",
    "attack",
    "guard",
)  # themes, those of fewest turns first
PLAIN, STRONG = 4, 6  # levels of the master that tell how hard a puzzle is
RIVALS = (3, PLAIN, 5, STRONG, 7)
PLAYERS = ("master:level=6", "master:level=4", "master:level=7", "master:level=5")

Turn = list[int]


class Tried:
    """Turns measured in the same worlds, best first, with what each is about."""

    def __init__(self, measured: Sequence[Measured], world: AnyPosition, seat: int) -> None:
        self.seat = seat
        self.measured = sorted(measured, key=lambda one: -one.value(seat))
        self.keys = [keys_of(world, one.turn) for one in self.measured]
        self.best = self.measured[0]

    def parted(self, key: Key) -> tuple[list[Measured], list[Measured]]:
        """Those with an idea, and those without."""
        told = list(zip(self.measured, self.keys, strict=True))
        return [one for one, keys in told if key in keys], [one for one, keys in told if key not in keys]

    def gap(self, key: Key) -> Gap:
        """By how much the best with an idea is better than the best without it."""
        ours, others = self.parted(key)
        return Gap.between(ours[0], others[0], self.seat) if ours and others else Gap(0.0, 0.0, 0.0)

    def holds(self, key: Key, least: float) -> bool:
        """Whether nobody can do without an idea."""
        gap = self.gap(key)
        return gap.sure(least) and gap.often >= LEAST_OFTEN

    def of(self, turn: Turn) -> Measured:
        """What was measured of a turn."""
        return next(one for one in self.measured if one.turn == turn)

    def loss(self, turn: Turn) -> float:
        """How much less a turn is worth than the best."""
        return self.best.value(self.seat) - self.of(turn).value(self.seat)

    def beaten(self, turn: Turn) -> bool:
        """Whether one is surely better than this."""
        ours = self.of(turn)
        return any(Gap.between(one, ours, self.seat).sure(SAME) for one in self.measured)


class Finder:
    """Looks for puzzles; the same seeds find the same ones."""

    def __init__(self, nodes: int = NODES) -> None:
        self.by_game = SearchByGame(WIDTH, ALL[0], seen=ALL)
        self.appraiser = Appraiser(2 * nodes)
        self.nodes = nodes

    def in_game(self, rules: Rules, seed: int) -> Iterator[Puzzle]:
        """Some puzzles of one game between bots of unlike strength, from anywhere in it; each theme once."""
        bots = [PLAYERS[(seed + seat) % len(PLAYERS)] for seat in range(rules.players)]
        game = Game.replay(play_specs(rules, bots, seed=seed).record)
        turns = [turn for turn in played_turns(game) if turn.position.phase == "turn"]
        random.Random(seed).shuffle(turns)
        told: set[str] = set()
        for turn in turns:
            found = self.in_turn(turn, derived(seed, turn.number), told)
            if found is not None:
                told.add(found.theme)
                yield found
            if len(told) == MOST_OF_A_GAME:
                return

    def in_turn(self, turn: PlayedTurn, seed: int, told: Collection[str] = ()) -> Puzzle | None:
        """The puzzle in a turn, if there is one, of a theme that was not told yet."""
        seat_view, rng = turn.seen(), random.Random(seed)
        world = seat_view.world(rng)
        best, ideas = self.ideas(seat_view, world, told)
        if not ideas:
            return None
        bots = by_bots(seat_view, seed)
        turns = [
            best,
            *bots.values(),
            *ending(seat_view),
            *(turn for idea in ideas.values() for turn in idea),
        ]
        tried = self._tried(self.appraiser, seat_view, world, turns, rng, QUICK)
        keys = [key for key in ideas if tried.gap(key).mean >= LEAST_GAP - SAME]
        if not keys:
            return None
        turns = [tried.best.turn, best, *bots.values()]
        turns += [one.turn for key in keys for one in tried.parted(key)[1][:WITHOUT]]
        tried = self._tried(self.appraiser, seat_view, world, turns, rng, self.nodes)
        expected = tried.best.expected()[turn.player].result
        keys = [key for key in keys if tried.holds(key, LEAST_GAP)]
        if not keys or not OPEN[0] < expected < OPEN[1]:
            return None
        turns = [tried.best.turn, self._strongest(seat_view, rng)]
        turns += [one.turn for key in keys for one in tried.parted(key)[1][:WITHOUT]]
        again = self._tried(self.appraiser, seat_view, world, turns, rng, self.nodes)
        key = next((key for key in keys if again.holds(key, LEAST_GAP - SAME)), None)
        if key is None:
            return None
        return Puzzle(
            view=seat_view.view(),
            seat=turn.player,
            to_be_had=seat_view.to_be_had,
            theme=key[0],
            about=key[1],
            level=level_of(tried, key, bots),
            solution=[seat_view.text(action) for action in again.best.turn],
            expected=round(again.best.expected()[turn.player].result, 1),
            gap=round(min(tried.gap(key).mean, again.gap(key).mean), 1),
        )

    def ideas(
        self, seat_view: SeatView, world: AnyPosition, told: Collection[str] = ()
    ) -> tuple[Turn, dict[Key, list[Turn]]]:
        """The best turn at sight, the steps that it shares with all good ones, and the best turns without each."""
        turns = self.by_game.search(seat_view).turns(world, WIDTH)
        turns = [(value, turn) for value, turn in turns if turn[0] in seat_view.ids]
        if not turns:
            return [], {}
        top, best = turns[0]
        mine = [key for key in keys_of(world, best) if key[0] in SELDOM and key[0] not in told]
        found: dict[Key, list[Turn]] = {key: [] for key in sorted(mine, key=seldom_first)}
        for value, turn in turns:
            lacking = found.keys() - keys_of(world, turn)
            for key in lacking:
                if top - value < LEAST_AT_SIGHT:
                    del found[key]  # a good turn does without it
                elif len(found[key]) < WITHOUT:
                    found[key].append(until_draw(world, turn))
            if all(len(others) == WITHOUT for others in found.values()):
                break
        return until_draw(world, best), {key: others for key, others in found.items() if others}

    def checked(self, puzzle: Puzzle, seed: int) -> Puzzle | None:
        """The puzzle after a deeper look with another seed, or none if it does not hold.

        The strongest bot thinks longer, and what it finds is measured in more worlds; then the best with and without
        the idea against wider replies and a round further. A better turn with the same idea becomes the solution.
        """
        seat_view, key, rng = puzzle.seen(), (puzzle.theme, puzzle.about), random.Random(seed)
        world, seat = puzzle.position, puzzle.seat
        best, ideas = self.ideas(seat_view, world)
        if key not in ideas:
            return None
        bots = by_bots(seat_view, seed)
        solution = [id_of(world, action) for action in puzzle.solution]
        turns = [solution, best, *bots.values(), *ideas[key]]
        tried = self._tried(self.appraiser, seat_view, world, turns, rng, QUICK)
        if tried.gap(key).mean < LEAST_GAP - SAME:
            return None
        turns += self._strongest_of(seat_view, rng, DEEPER)
        tried = self._tried(self.appraiser, seat_view, world, turns, rng, 2 * self.nodes)
        expected = tried.best.expected()[seat].result
        if not (tried.holds(key, LEAST_GAP - SAME) and OPEN[0] < expected < OPEN[1]):
            return None
        best = tried.best.turn if tried.beaten(solution) else solution
        ours, others = ([one.turn for one in part] for part in tried.parted(key))
        good = [best, *(turn for turn in ours if tried.loss(turn) < SAME / 2)]
        steps = [answer(key, [seat_view.text(action) for action in turn]) for turn in good]
        if not whole(puzzle, best) or not frozenset.intersection(*steps):
            return None  # turns that are clearly different are as good
        deeper = Appraiser(2 * self.nodes, replies=WIDE_REPLIES, rounds=2)
        turns = [best, *ours[:WITHOUT], *others[:WITHOUT]]
        again = self._tried(deeper, seat_view, world, turns, rng, self.nodes)
        gap = again.gap(key)
        if again.beaten(best) or gap.mean < LEAST_GAP - SAME or gap.often < MOSTLY:
            return None
        return replace(
            puzzle,
            level=level_of(tried, key, bots),
            solution=tuple(seat_view.text(action) for action in best),
            expected=round(tried.of(best).expected()[seat].result, 1),
            gap=round(min(tried.gap(key).mean, gap.mean), 1),
        )

    def _tried(
        self,
        appraiser: Appraiser,
        seat_view: SeatView,
        world: AnyPosition,
        turns: Sequence[Turn],
        rng: random.Random,
        nodes: int,
    ) -> Tried:
        once = [list(turn) for turn in dict.fromkeys(map(tuple, turns))]
        measured = appraiser.measure(seat_view, once, rng.randrange(2**63), nodes)
        return Tried(measured, world, seat_view.seat)

    def _strongest(self, seat_view: SeatView, rng: random.Random) -> Turn:
        return self._strongest_of(seat_view, rng, 0)[0]

    def _strongest_of(self, seat_view: SeatView, rng: random.Random, nodes: int, most: int = 4) -> list[Turn]:
        """What the strongest bot would play, and what it thinks nearly as good."""
        bot = Master(seed=rng.randrange(2**63), nodes=nodes)
        bot.choose(seat_view)
        return [
            until_draw(bot.world, turn)
            for turn in [bot.plan.turn, *(one.turn for one in bot.candidates[:most])]
        ]


def by_bots(seat_view: SeatView, seed: int) -> dict[int, Turn]:
    """What the other bots would play, by level: a wide search may overlook it."""
    turns = {}
    for level in RIVALS:
        bot = Master(seed=seed, level=level)
        bot.choose(seat_view)
        turns[level] = until_draw(bot.world, bot.plan.turn)
    return turns


def ending(seat_view: SeatView) -> list[Turn]:
    """Turns that end at once."""
    return [[action] for action in seat_view.ids if seat_view.text(action).startswith("take")]


def level_of(tried: Tried, key: Key, bots: dict[int, Turn]) -> str:
    """How hard an idea is: whether a plain bot makes more than half of it, a strong one at first sight, or neither."""
    for level, bot in zip(LEVELS, (PLAIN, STRONG), strict=False):
        if tried.loss(bots[bot]) < tried.gap(key).mean / 2:
            return level
    return LEVELS[-1]


def seldom_first(key: Key) -> tuple[int, str]:
    """The order of ideas."""
    return SELDOM.index(key[0]), key[1]


def answer(key: Key, actions: Sequence[str]) -> frozenset[str]:
    """The steps of a turn that are its idea: which coral is eaten, where shrimps come to; else the idea says it."""
    words = [action.split(" ") for action in actions]
    if key[0] == "meal":
        return frozenset(told[1] for told in words if told[0] == "eat")
    if key[0] == "guard":
        return frozenset(told[-1] for told in words if told[0] == key[1])
    return frozenset(key)


def whole(puzzle: Puzzle, turn: Turn) -> bool:
    """Whether it is a turn to its end, or to its first draw, also where what is unseen lies as the puzzle deals it."""
    try:
        return planned(puzzle, [puzzle.seen().text(action) for action in turn]) == turn
    except ReefError:
        return False
