"""What a scene costs the server, as processor time: for whoever is to act, at every step of random games.

`python -m bench.scenes` prints both games. `python -m bench.scenes REVISION` builds that git revision in a temporary
folder and lets both make the same scenes in turn: only such ratios mean much here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

from .revisions import ROOT, build

ROUNDS = 6
WORKER = """
import random, sys, time
from reefencounter import COMPILED, Game
from reefencounter.server.scene import scene
from reefencounter.server.schemas import Seat
assert COMPILED
for line in sys.stdin:
    second_kind, seed = map(int, line.split())
    players = 2 + seed % 3
    game, chance = Game(players=players, seed=seed, second_kind=bool(second_kind)), random.Random(seed)
    seats = [Seat(n, "person", f"Player {n + 1}", None, True) for n in range(players)]
    spent, made = 0.0, 0
    while not game.over and made < 150:
        seat = next(n for n in range(players) if game.legal(n))
        start = time.process_time()
        scene(game, seat=seat, number=len(game.moves), seats=seats, open=False, memory_aid=True)
        spent += time.process_time() - start
        made += 1
        game.play(chance.choice(game.legal(seat)), player=seat)
    print(made, spent, flush=True)
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

    def scenes(self, second_kind: bool, seed: int) -> tuple[int, float]:
        """The scenes of one game: how many, and their processor time."""
        print(int(second_kind), seed, file=_pipe(self.process.stdin), flush=True)
        made, spent = _pipe(self.process.stdout).readline().split()
        return int(made), float(spent)

    def stop(self) -> None:
        """Let it end."""
        _pipe(self.process.stdin).close()
        self.process.wait()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def compare(workers: list[Worker], second_kind: bool) -> list[float]:
    """Milliseconds for a scene of each worker, who make the same ones in turn."""
    made, spent = [0] * len(workers), [0.0] * len(workers)
    for seed in range(ROUNDS):
        for place, worker in enumerate(workers):
            n, seconds = worker.scenes(second_kind, seed)
            made[place] += n
            spent[place] += seconds
    return [1000 * seconds / n for seconds, n in zip(spent, made, strict=True)]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        workers = [Worker(ROOT / "src")]
        if sys.argv[1:]:
            workers.append(Worker(build(sys.argv[1], Path(folder))))
        for name, second_kind in (("base game", False), ("Second Kind", True)):
            now, *before = compare(workers, second_kind)
            then = f", {before[0]:.2f} ms at {sys.argv[1]}: {now / before[0]:.2f} of before" if before else ""
            print(f"{name}: {now:.2f} ms for a scene{then}")
        for worker in workers:
            worker.stop()


if __name__ == "__main__":
    main()
