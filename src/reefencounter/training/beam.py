"""The weights that lead the beam of a search by the network, fitted to it: `reef train --beam`.

Inside a turn the network cannot be asked: it costs too much, and sees whole turns only. The terms of the readable
judgement lead the beam there, with weights of their own. These are found from examples: unfinished turns of one length,
and for each the value, by the network, of the best turn that a wider search makes of it. The fit lets the judgement put
them in that order: cross-entropy between the softmax of the values and that of the judgement. The judgement is not
linear in its weights, so it is taken as linear near the last ones, several times over.
"""

from __future__ import annotations

import random
from hashlib import sha256
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from .. import __version__
from ..arena.workers import spread
from ..bots.network import Network
from ..bots.skill import Searcher
from ..bots.weights import Weights
from ..engine import Chance
from ..messages import Message
from ..notation.forms import AnyPosition
from . import sizes
from .games import GAMES, Trained
from .rounds import Tell
from .selfplay import carry_out

PLAYERS = (2, 2, 3, 4)  # of the games, in turn
SAMPLED = 0.12  # part of the turns that examples are taken from
LONGEST = 14  # actions of a turn that are looked at
AT_MOST = 40  # examples of one length
WIDE, WIDE_KEPT = 24, 1024  # the search that says which actions lead on
DEEP, PLAYED = 8, 4  # widths of the search that values an unfinished turn, and of the one that plays
HELD_OUT = 6  # one group of so many is not learned from
SHARP = 1.5  # how far behind the best value an example may be and still count
PASSES, STEPS, RATE, NEAR = 12, 150, 0.02, 0.35  # of the fit; how far one pass may go from where it is linear
LATE_PASSES, NEARER = 4, 0.1  # the last passes stay nearer
KEPT = 4  # of so many that the beam keeps, how much worse the best is than the best of all: the regret

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


class Task(NamedTuple):
    """A game from which examples are taken."""

    network: bytes
    beam: Weights
    seed: str
    players: int
    second_kind: bool


class Group(NamedTuple):
    """Unfinished turns of one length, all from one position, and what each can still lead to."""

    actor: int
    positions: list[AnyPosition]
    values: list[float]


class Rows(NamedTuple):
    """Many groups, one example after the other."""

    positions: list[AnyPosition]
    actors: list[int]
    group: Numbers
    values: Numbers

    @classmethod
    def of(cls, groups: list[Group]) -> Rows:
        """All examples of these groups."""
        return cls(
            [position for each in groups for position in each.positions],
            [each.actor for each in groups for _ in each.positions],
            np.repeat(np.arange(len(groups)), [len(each.values) for each in groups]),
            np.array([value for each in groups for value in each.values]),
        )


def fit_beam(
    network: bytes, second_kind: bool, size: str, seed: int, workers: int, tell: Tell
) -> dict[str, Any]:
    """Weights for the beam of searches by this network, with their origin: what `beam.json` holds."""
    trained = GAMES[second_kind]
    games = trained.sizes[size].beam_games
    begin = trained.weights.standard()
    tasks = [
        Task(network, begin, f"beam {seed} {number}", PLAYERS[number % len(PLAYERS)], second_kind)
        for number in range(games)
    ]
    tell(Message("train.games_left", games=games))
    found = dict(spread(examples, tasks, workers))
    groups = [group for number in range(games) for group in found[number]]
    random.Random(seed).shuffle(groups)  # games differ: those of one are not left out together
    tell(Message("train.positions", positions=sum(len(group.values) for group in groups)))
    weights, regrets = fit(trained, groups, begin, tell)
    return {
        "made by": f"reef train {'--second-kind ' if second_kind else ''}--beam --size {size} --seed {seed}",
        "version": __version__,
        "network": sha256(network).hexdigest(),
        "games": games,
        "groups": len(groups),
        "regret": regrets,
        "weights": {name: round(number, 4) for name, number in weights.to_json().items()},
    }


def examples(task: Task) -> list[Group]:
    """Play a game of the network against itself; from some of its turns examples are taken."""
    trained, rng = GAMES[task.second_kind], random.Random(task.seed)
    chance = Chance(rng.getrandbits(63))
    position = trained.new(rng, task.players, chance)
    network = Network(task.network)
    search = trained.learned(task.beam, network, max(DEEP, PLAYED), 16, *trained.seen)
    wide = trained.learned(task.beam, network, WIDE, WIDE_KEPT, WIDE_KEPT, WIDE_KEPT)
    slip = rng.choice(sizes.SLIPS)
    groups: list[Group] = []
    number = -1
    while not position.over:
        if position.phase == "setup":
            position.apply(rng.choice(position.legal()), chance)
            continue
        if position.phase == "turn" and position.number != number and rng.random() < SAMPLED:
            groups += unfinished(search, wide, position, rng)
        number = position.number
        found = search.turns(position, PLAYED, chance.below(2**31))
        carry_out(position, (rng.choice(found) if rng.random() < slip else found[0])[1], chance)
    return groups


def unfinished(search: Searcher, wide: Searcher, position: AnyPosition, rng: random.Random) -> list[Group]:
    """A group for each length of a turn: what the best two of the length before, and any other, lead on to."""
    groups: list[Group] = []
    seed = rng.randrange(2**31)
    front = [position]
    for _ in range(LONGEST):
        after: dict[bytes, AnyPosition] = {}
        for parent in front:
            for action in sorted({turn[0] for _, turn in wide.turns(parent, WIDE, seed)}):
                child = parent.copy()
                child.apply(action, Chance(seed))
                if not child.over and child.number == position.number and child.actor == position.actor:
                    after.setdefault(bytes(child), child)
        children = list(after.values())
        if len(children) > AT_MOST:
            children = rng.sample(children, AT_MOST)
        valued = [
            (found[0][0], child) for child in children if (found := search.turns(child, DEEP, seed))
        ]  # a few lead nowhere
        if len(valued) < 2:
            break
        groups.append(Group(position.actor, [child for _, child in valued], [value for value, _ in valued]))
        order = sorted(range(len(valued)), key=lambda place: -valued[place][0])
        front = [valued[place][1] for place in (*order[:2], rng.choice(order))]
    return groups


def fit(trained: Trained, groups: list[Group], begin: Weights, tell: Tell) -> tuple[Weights, list[float]]:
    """Weights that put examples in the order of their values; the regret on others, before and after."""
    held_out = max(1, len(groups) // HELD_OUT)
    tested, learned = Rows.of(groups[:held_out]), Rows.of(groups[held_out:])
    wanted = softmax(learned.values / SHARP, learned.group)
    names = trained.weights.NAMES
    numbers = np.array([begin.to_json()[name] for name in names])
    usual = np.maximum(0.3, np.abs(numbers))  # how large a weight is: steps are by it
    scale = 0.5  # from points of the judgement to the softmax
    first = best = regret(trained, begin, tested)
    for number in range(PASSES):
        now, slopes = linear(trained, numbers, learned)
        near = usual * (NEARER if number >= PASSES - LATE_PASSES else NEAR)
        change, scale = descend(now, slopes, learned.group, wanted, near, usual, scale)
        numbers = numbers + change
        best = regret(trained, made(trained, numbers), tested)
        tell(Message("train.beam_pass", number=number + 1, of=PASSES, before=first, after=best))
    return made(trained, numbers), [round(first, 4), round(best, 4)]


def descend(
    now: Numbers,
    slopes: Numbers,
    group: Numbers,
    wanted: Numbers,
    near: Numbers,
    usual: Numbers,
    scale: float,
) -> tuple[Numbers, float]:
    """By how much weights change, where the judgement is linear: Adam over all examples. The scale then."""
    change = np.zeros(len(near))
    mean, square = np.zeros(len(near) + 1), np.zeros(len(near) + 1)
    groups = group[-1] + 1
    for step in range(1, STEPS + 1):
        judged = now + slopes @ change
        error = (softmax(scale * judged, group) - wanted) / groups
        slope = np.append(scale * (slopes.T @ error) + 1e-4 * change / usual**2, judged @ error)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        along = (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        along *= RATE * (1 - step / (STEPS + 1))
        change = np.clip(change - usual * along[:-1], -near, near)
        scale -= float(along[-1])
    return change, scale


def linear(trained: Trained, numbers: Numbers, rows: Rows) -> tuple[Numbers, Numbers]:
    """The judgement of all examples, and by how much it changes with each weight."""
    now = judged(trained, made(trained, numbers), rows)
    slopes = np.empty((len(now), len(numbers)))
    for place, number in enumerate(numbers):
        step = 0.02 * max(1.0, abs(number))
        moved = numbers.copy()
        moved[place] += step
        slopes[:, place] = (judged(trained, made(trained, moved), rows) - now) / step
    return now, slopes


def judged(trained: Trained, weights: Weights, rows: Rows) -> Numbers:
    """The judgement of all examples by these weights."""
    search = trained.search(weights, 1, 1)
    return np.array([search.judge(*each) for each in zip(rows.positions, rows.actors, strict=True)])


def made(trained: Trained, numbers: Numbers) -> Weights:
    """Weights of these numbers, in the order of their names."""
    return trained.weights.from_json(dict(zip(trained.weights.NAMES, map(float, numbers), strict=True)))


def softmax(numbers: Numbers, group: Numbers) -> Numbers:
    """In each group."""
    most = np.full(group[-1] + 1, -np.inf)
    np.maximum.at(most, group, numbers)
    powers = np.exp(numbers - most[group])
    parts: Numbers = powers / np.bincount(group, powers)[group]
    return parts


def regret(trained: Trained, weights: Weights, rows: Rows) -> float:
    """How much worse the best of those that a beam would keep is than the best of all, of 100, on average."""
    judgement = judged(trained, weights, rows)
    order = np.lexsort((-judgement, rows.group))
    ends = np.searchsorted(rows.group[order], np.arange(rows.group[-1] + 2))
    lost = [
        rows.values[order[first:last]].max() - rows.values[order[first : min(last, first + KEPT)]].max()
        for first, last in pairwise(ends)
    ]
    return float(np.mean(lost))
