"""Train a small agent by playing against itself, in numpy, on one processor, in under two minutes; then test it.

    python examples/train_small.py            about 45 seconds; wins at least 80 % of 200 games against random
    python examples/train_small.py --quick    a few seconds; checks only that it has learned something

The agent is a linear preference over a few readable features of each legal action, turned into chances by a softmax.
It learns by policy gradient: whenever a reward comes, the preferences that led to it are strengthened, the latest most.
Several hundred games run at once in `VectorGames`, and both seats of each are played by the same agent.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy

from reefencounter.bots.base import make
from reefencounter.rl import spaces
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.vector import VectorGames

Array = numpy.ndarray[Any, Any]

FIRST = {name: first for name, first, _ in spaces.KINDS}
KINDS = list(FIRST)
FEATURES = [
    *KINDS,
    *("eat: polyps that feed", "eat: value", "lay: beside an own coral", "lay: beside a free coral"),
    *("lay: beside another's coral", "lay: attack", "lay: attack on another's coral", "lay: from consumed"),
    *(
        "cube: tiles of it",
        "cube: own coral of it",
        "shrimp: size of the coral",
        "shrimp: tiles of its colour",
    ),
    *("shrimp: cubes of its colour", "lift: size of the coral", "drop: size of the coral", "drop: off"),
    *("drop: bare rock", "take: tiles", "take: tiles that fit", "take: cube that fits", "feed: value"),
    *("larvae: tiles of it", "larva: own coral of it", "polyp: own coral of it"),
]
COLUMN = {name: place for place, name in enumerate(FEATURES)}


def tables() -> tuple[Array, Array, Array, Array]:
    """For each action its kind, cell and colour (-1: none); for each cell its four neighbours (168: none)."""
    kind, cell, colour = (numpy.full(spaces.ACTIONS, -1) for _ in range(3))
    for action in range(spaces.ACTIONS):
        name = spaces.kind(action)
        kind[action] = KINDS.index(name)
        rest = action - FIRST[name]
        if name in ("eat", "shrimp", "lift", "drop"):
            cell[action] = rest
        elif name == "lay":
            cell[action] = rest // 2
        elif name in ("feed", "cube", "larva", "polyp", "take"):
            colour[action] = rest
    near = numpy.full((spaces.CELLS + 1, 4), spaces.CELLS)
    for place in range(spaces.CELLS):
        row, column = divmod(place % 42, 7)
        for side, (down, right) in enumerate(((0, 1), (0, -1), (1, 0), (-1, 0))):
            if 0 <= row + down < 6 and 0 <= column + right < 7:
                near[place, side] = place + 7 * down + right
    return kind, cell, colour, near


KIND, CELL, COLOUR, NEAR = tables()
PAIRS = numpy.array([(first, second) for first in range(5) for second in range(first, 5)])


def planes(seen: Array, name: str, many: int = 1) -> Array:
    """Planes of all games as (game, plane, cell), with one more cell that is always empty."""
    cut = seen[:, spaces.PLACES[name]].reshape(len(seen), many, spaces.CELLS)
    return numpy.pad(cut, ((0, 0), (0, 0), (0, 1)))


def describe(seen: Array, game: Array, action: Array) -> Array:
    """The features of some actions, each in its game."""
    f = numpy.zeros((len(action), len(FEATURES)), numpy.float32)
    kind, cell, colour = KIND[action], CELL[action], COLOUR[action]
    f[numpy.arange(len(action)), kind] = 1
    polyps, size = planes(seen, "polyps", 5), planes(seen, "size")[:, 0]
    own, others = planes(seen, "own")[:, 0], planes(seen, "others")[:, 0]
    hand, cubes = seen[:, spaces.PLACES["seat0.hand_known"]], seen[:, spaces.PLACES["seat0.cubes_known"]]
    values = seen[:, spaces.PLACES["values"]]
    owned = numpy.minimum((polyps & own[:, None]).sum(2), 10)  # own polyps on boards, by colour
    colour_of_cell = (polyps * numpy.arange(5, dtype=numpy.uint8)[:, None]).sum(1)

    def put(name: str, which: Array, value: Array) -> None:
        f[which, COLUMN[name]] = value

    at = numpy.flatnonzero(kind == KINDS.index("eat"))
    g, c = game[at], cell[at]
    put("eat: polyps that feed", at, size[g, c] - 4.0)
    put("eat: value", at, values[g, colour_of_cell[g, c]])

    at = numpy.flatnonzero(kind == KINDS.index("lay"))
    g, c = game[at], cell[at]
    laid = seen[:, spaces.PLACES["laying"]].argmax(1)[g]
    beside = NEAR[c]
    alike = polyps[g[:, None], laid[:, None], beside]
    mine, theirs = alike & own[g[:, None], beside], alike & others[g[:, None], beside]
    put("lay: beside an own coral", at, mine.any(1))
    put("lay: beside another's coral", at, theirs.any(1))
    put("lay: beside a free coral", at, (alike & ~mine & ~theirs & 1).any(1))
    put("lay: attack", at, size[g, c] > 0)
    put("lay: attack on another's coral", at, others[g, c])
    put("lay: from consumed", at, (action[at] - FIRST["lay"]) % 2)

    at = numpy.flatnonzero(kind == KINDS.index("cube"))
    g, k = game[at], colour[at]
    put("cube: tiles of it", at, numpy.minimum(hand[g, k], 4) / 2)
    put("cube: own coral of it", at, owned[g, k] > 0)

    at = numpy.flatnonzero(kind == KINDS.index("shrimp"))
    g, c = game[at], cell[at]
    put("shrimp: size of the coral", at, numpy.minimum(size[g, c], 6) / 2)
    put("shrimp: tiles of its colour", at, numpy.minimum(hand[g, colour_of_cell[g, c]], 4) / 2)
    put("shrimp: cubes of its colour", at, cubes[g, colour_of_cell[g, c]] > 0)

    at = numpy.flatnonzero(kind == KINDS.index("lift"))
    put("lift: size of the coral", at, numpy.minimum(size[game[at], cell[at]], 6) / 2)

    at = numpy.flatnonzero(kind == KINDS.index("drop"))
    g, c = game[at], cell[at]
    put("drop: size of the coral", at, numpy.minimum(size[g, c], 6) / 2)
    put("drop: off", at, c == spaces.CELLS)
    put("drop: bare rock", at, (c < spaces.CELLS) & (size[g, c] == 0))

    at = numpy.flatnonzero(kind == KINDS.index("take"))
    g, k = game[at], colour[at]
    tiles = seen[:, spaces.PLACES["sea"]].reshape(-1, 5, 5)[g, k]
    put("take: tiles", at, tiles.sum(1))
    put("take: tiles that fit", at, (tiles * (owned[g] > 0)).sum(1))
    put("take: cube that fits", at, (owned[g, k] > 0) & (hand[g, k] > 0))

    at = numpy.flatnonzero(kind == KINDS.index("feed"))
    put("feed: value", at, values[game[at], colour[at]])
    at = numpy.flatnonzero(kind == KINDS.index("larvae"))
    pair = PAIRS[action[at] - FIRST["larvae"]]
    put("larvae: tiles of it", at, numpy.minimum(hand[game[at][:, None], pair], 4).sum(1) / 2)
    at = numpy.flatnonzero(kind == KINDS.index("larva"))
    put("larva: own coral of it", at, owned[game[at], colour[at]] > 0)
    at = numpy.flatnonzero(kind == KINDS.index("polyp"))
    put("polyp: own coral of it", at, owned[game[at], colour[at]] > 0)
    return f


class Agent:
    """A weight for each feature."""

    def __init__(self) -> None:
        self.weights = numpy.zeros(len(FEATURES), numpy.float32)

    def chances(self, seen: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """For all legal actions of all games: the game where each game's part begins, the action, features, chance."""
        game, action = numpy.nonzero(mask.view(bool))
        features = describe(seen, game, action)
        wish = features @ self.weights
        first = numpy.searchsorted(game, numpy.arange(len(seen)))
        wish = numpy.exp(wish - numpy.maximum.reduceat(wish, first)[game])
        return first, action, features, wish / numpy.add.reduceat(wish, first)[game]

    def choose(self, table: Table) -> int:
        """The action it likes best."""
        look = table.look(table.seat)
        _, action, _, chance = self.chances(look["observation"][None], look["action_mask"][None])
        return int(action[chance.argmax()])


def train(agent: Agent, steps: int, games: int, seed: int) -> None:
    """Self-play with policy gradient: so many steps in each of the games."""
    rng = numpy.random.default_rng(seed)
    table = VectorGames(games, shaped=True, seed=seed)
    every = numpy.arange(games)
    trace = numpy.zeros((games, 2, len(FEATURES)), numpy.float32)
    slope, mean, square = (numpy.zeros(len(FEATURES)) for _ in range(3))
    start, ended, points = time.perf_counter(), 0, 0
    for step in range(1, steps + 1):
        seats = table.seats.copy()
        first, action, features, chance = agent.chances(table.observations, table.masks)
        running = numpy.cumsum(chance)
        draw = (running[first] - chance[first]) + rng.random(games)
        last = numpy.append(first[1:], len(chance)) - 1
        pick = numpy.minimum(numpy.searchsorted(running, draw, side="right"), last)
        table.step(action[pick])
        expected = numpy.add.reduceat(features * chance[:, None], first)
        trace[every, seats] = KEEPS * trace[every, seats] + features[pick] - expected
        slope += numpy.einsum("gs,gsf->f", table.rewards[:, :2], trace)
        over = table.dones.view(bool)
        trace[over] = 0
        ended += int(over.sum())
        points += int(table.points[over].sum())
        if step % UPDATE == 0:  # Adam, with smaller and smaller steps
            slope /= games * UPDATE
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            rate = RATE * (1 - 0.8 * step / steps)
            agent.weights += (rate * mean / (numpy.sqrt(square) + 1e-8)).astype(numpy.float32)
            slope[:] = 0
        if step % (steps // 10) == 0:
            passed = time.perf_counter() - start
            each = f"{points / ended / 2:5.1f} points each" if ended else "none has ended yet"
            print(f"  {passed:4.0f} s  {step * games:>9,} decisions  {ended:>6,} games, {each}", flush=True)
            ended = points = 0


KEEPS = 0.95  # how far a reward reaches back, for each decision of that player
UPDATE = 16  # vector steps for each change of the weights
RATE = 0.06


def test(agent: Agent, games: int, seed: int) -> int:
    """Wins against the `random` bot with a fresh game for each seed and seats taken in turn."""
    wins = 0
    for number in range(games):
        table, bot, seat = new_table(players=2, seed=seed + number), make("random", seed=number), number % 2
        while not table.over:
            if table.seat == seat:
                table.step(agent.choose(table))
            else:
                table.play(bot.choose(table.seat_view(1 - seat)))
        wins += table.outcome()[seat] > 0
    return wins


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson)."""
    z, rate = 1.96, wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def main() -> None:
    """Train, test, tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="a short run, for a smoke test")
    parser.add_argument("--seed", type=int, default=1, help="fixes the whole run (1)")
    options = parser.parse_args()
    steps, games, tests, goal = (1600, 64, 40, 0.6) if options.quick else (2400, 512, 200, 0.8)
    agent = Agent()
    print(f"training: {games} games at once, {steps} steps in each")
    train(agent, steps, games, options.seed)
    print("what it likes, and what it does not:")
    for place in numpy.argsort(-agent.weights):
        print(f"  {agent.weights[place]:+6.2f}  {FEATURES[place]}")
    wins = test(agent, tests, 10_000)
    low, high = interval(wins, tests)
    print(f"won {wins} of {tests} games against random: {wins / tests:.1%} (95 %: {low:.1%} to {high:.1%})")
    if wins / tests < goal:
        raise SystemExit(f"that is less than {goal:.0%}")


if __name__ == "__main__":
    main()
