"""What a scene costs the server, as processor time: for whoever is to act, at every step of random games, as the page
asks for it, made and written as JSON.

`python -m bench.scenes` prints both games. `python -m bench.scenes REVISION` builds that git revision (bench.revisions)
and lets both make the same scenes in turn: only such ratios mean much here.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import IO

from .report import revisions
from .revisions import HERE, package

ROUNDS = 6
WORKER = """
import contextlib, json, random, sys, time
import msgspec
from reefencounter import COMPILED, Game
from reefencounter.server.scene import scene
from reefencounter.server.schemas import Seat
try:
    from reefencounter.server.said import telling
    from reefencounter.server.serve import collect_seldom
    collect_seldom()
except ImportError:  # an earlier revision
    telling = lambda alone: contextlib.nullcontext()
assert COMPILED
encode = msgspec.json.Encoder().encode

def scenes(second_kind, seed):
    players = 2 + seed % 3
    game, chance = Game(players=players, seed=seed, second_kind=bool(second_kind)), random.Random(seed)
    seats = [Seat(n, "person", f"Player {n + 1}", None, True) for n in range(players)]
    spent = []
    while not game.over and len(spent) < 150:
        seat = next(n for n in range(players) if game.legal(n))
        start = time.process_time()
        with telling(alone=True):
            encode(scene(game, seat=seat, number=len(game.moves), seats=seats, open=False, memory_aid=True))
        spent.append(1000 * (time.process_time() - start))
        game.play(chance.choice(sorted(game.legal(seat))), player=seat)
    return spent

for second_kind in (0, 1):
    scenes(second_kind, 1000)  # what is loaded or remembered at first is not measured
for line in sys.stdin:
    print(json.dumps(scenes(*map(int, line.split()))), flush=True)
"""


class Worker:
    """A process that makes scenes with the package in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(folder)},
            text=True,
        )

    def scenes(self, second_kind: bool, seed: int) -> list[float]:
        """Milliseconds of the processor for each scene of one game."""
        print(int(second_kind), seed, file=_pipe(self.process.stdin), flush=True)
        spent: list[float] = json.loads(_pipe(self.process.stdout).readline())
        return spent

    def stop(self) -> None:
        """Let it end."""
        _pipe(self.process.stdin).close()
        self.process.wait()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def compare(workers: list[Worker], second_kind: bool) -> list[list[float]]:
    """Milliseconds for each scene of each worker, who make the same ones in turn."""
    spent: list[list[float]] = [[] for _ in workers]
    for seed in range(ROUNDS):
        for found, worker in zip(spent, workers, strict=True):
            found += worker.scenes(second_kind, seed)
    return spent


def main() -> None:
    measured = [HERE, *revisions(__doc__)]
    workers = [Worker(package(revision)) for revision in measured]
    for name, second_kind in (("base game", False), ("Second Kind", True)):
        found = compare(workers, second_kind)
        for what, of in (("mean", statistics.mean), ("median", statistics.median), ("worst", max)):
            now, *before = [of(spent) for spent in found]
            then = [
                f", {each:.2f} ms at {revision}: {now / each:.2f} of it"
                for revision, each in zip(measured[1:], before, strict=True)
            ]
            print(f"{name}, {what} of {len(found[0])} scenes: {now:.2f} ms{''.join(then)}", flush=True)
    for worker in workers:
        worker.stop()


if __name__ == "__main__":
    main()
