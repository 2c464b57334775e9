"""Branches a second on one core, with and without observations and masks, beside the vector environment in one run.

`python -m bench.branching` prints this part alone.
"""

from __future__ import annotations

import threading
import time

import numpy

from reefencounter import COMPILED
from reefencounter.rl.batch import Branches, States, branch
from reefencounter.rl.vector import VectorGames

from .environments import vector
from .report import ROUNDS, Line, command_line


def middle(games: int, players: int, second_kind: bool) -> VectorGames:
    """Games in their middle."""
    many = VectorGames(games, players=players, seed=1, second_kind=second_kind)
    for _ in range(100 if COMPILED else 2):
        many.step(many.sample())
    return many


def one_each(players: int, full: bool, second_kind: bool = False, games: int = 2048) -> float:
    """One random action from each state; the answer is written into the same arrays again and again."""
    many = middle(games if COMPILED else 4, players, second_kind)
    states, actions = many.save(), many.sample().copy()
    return rate(states, actions, None, full)


def all_of_each(players: int, full: bool, second_kind: bool = False, games: int = 32) -> float:
    """Every legal action from each state: what a search does when it opens a position."""
    many = middle(games if COMPILED else 1, players, second_kind)
    parents, actions = numpy.nonzero(many.masks)
    return rate(many.save(), actions.astype(numpy.int32), parents.astype(numpy.int32), full)


def rate(
    states: States, actions: numpy.ndarray, parents: numpy.ndarray | None, full: bool
) -> float:  # branches a second of the processor's time
    out: Branches | None = None
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()  # one thread: what others do beside it does not count
        for _ in range(20):
            out = branch(states, actions, parents, observations=full, masks=full, out=out)
        best = max(best, 20 * len(actions) / (time.process_time() - start))
    return best


def in_threads(threads: int) -> float:
    """Branches a second of the clock, of so many threads, each with an answer of its own."""
    many = middle(1024 if COMPILED else 4, 2, False)
    states, actions = many.save(), many.sample().copy()

    def work() -> None:
        out = None
        for _ in range(100):
            out = branch(states, actions, out=out)

    best = 0.0
    for _ in range(3):
        workers = [threading.Thread(target=work) for _ in range(threads)]
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        best = max(best, threads * 100 * len(actions) / (time.perf_counter() - start))
    return best


def lines() -> list[Line]:
    """All lines of this part of the report."""
    stepping = vector(2)[0]
    report = [Line("vector environment, 2 players", stepping, "steps/s")]
    for second_kind in (False, True):
        kind = ", Second Kind" if second_kind else ""
        for full, least in ((True, 1e6), (False, 3e6)):
            what = "with observations and masks" if full else "states alone"
            for each, name in ((one_each, "one action each"), (all_of_each, "all actions")):
                value = each(2, full, second_kind)
                note = f"{value / stepping:.2f} x a step of the vector environment"
                wanted = None if second_kind else least
                report.append(Line(f"branches, {what}, {name}{kind}", value, "1/s", wanted, None, note))
    one, two = in_threads(1), in_threads(2)
    report.append(Line("branches, two threads against one", two / one, "x", note="by the clock"))
    return report


if __name__ == "__main__":
    command_line(__doc__).parse_args()
    print(*lines(), sep="\n")
