"""Random play beside other random play, in turn and in one run, by processor time: only such ratios mean much here.

`python -m bench.beside` puts the Second Kind beside the base game. `python -m bench.beside REVISION` builds that git
revision in a temporary folder and puts the base game of today beside the base game as it was then.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import IO

from reefencounter import COMPILED, playout
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.second_kind.position import second_kind_playout

ROUNDS = 60 if COMPILED else 2
GAMES = 60 if COMPILED else 2
ROOT = Path(__file__).parents[1]
WORKER = """
import sys, time
from reefencounter import COMPILED, playout
assert COMPILED
for line in sys.stdin:
    players, games = map(int, line.split())
    start = time.process_time()
    seen = playout(games, seed=1, players=players)
    print(seen.actions, time.process_time() - start, seen.digest, flush=True)
"""


def best_rates(*plays: Callable[[], tuple[int, float]]) -> list[float]:
    """The highest rate of each of several plays, taken in turn; a play says its actions and its seconds."""
    best = [0.0] * len(plays)
    for _ in range(ROUNDS):
        for place, play in enumerate(plays):
            actions, seconds = play()
            best[place] = max(best[place], actions / seconds)
    return best


def timed(play: Callable[[], int]) -> tuple[int, float]:
    """What a play counts, and the processor time it takes."""
    start = time.process_time()
    actions = play()
    return actions, time.process_time() - start


def base_and_second_kind(players: int) -> tuple[float, float]:
    """Actions a second of random play inside the engine: the base game, the Second Kind."""
    deck = by_id(DEFAULT).deck
    base, second = best_rates(
        lambda: timed(lambda: playout(GAMES, seed=1, players=players).actions),
        lambda: timed(lambda: second_kind_playout(GAMES // 2, deck, seed=1, players=players).actions),
    )
    return base, second


class Worker:
    """A process that plays random games with the package in `folder`."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.digests: dict[int, str] = {}  # of the games, by players

    def play(self, players: int) -> tuple[int, float]:
        """One round: actions, and seconds of processor time."""
        print(players, GAMES, file=self._pipe(self.process.stdin), flush=True)
        actions, seconds, self.digests[players] = self._pipe(self.process.stdout).readline().split()
        return int(actions), float(seconds)

    def stop(self) -> None:
        """Let it end."""
        self._pipe(self.process.stdin).close()
        self.process.wait()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def build(revision: str, folder: Path) -> Path:
    """The package of a revision, built for this Python; says where it lies."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True)
    source, target = folder / "source", folder / "package"
    source.mkdir()
    subprocess.run(["tar", "-x"], cwd=source, input=archive.stdout, check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True)
    return target


def before_and_after(revision: str) -> None:
    """Print the base game as it was and as it is."""
    with tempfile.TemporaryDirectory() as folder:
        then, now = Worker(build(revision, Path(folder))), Worker(ROOT / "src")
        for players in (2, 3, 4):
            before, after = best_rates(partial(then.play, players), partial(now.play, players))
            same = "the same games" if then.digests[players] == now.digests[players] else "other games"
            print(
                f"base game, {players} players: {before / 1e6:.2f} M actions/s at {revision}, "
                f"{after / 1e6:.2f} M now, {after / before:.2f} of before, {same}"
            )
        then.stop()
        now.stop()


def main() -> None:
    for players in (2, 3, 4):
        base, second = base_and_second_kind(players)
        print(
            f"{players} players: base game {base / 1e6:.2f} M actions/s, Second Kind {second / 1e6:.2f} M, "
            f"{second / base:.2f} of the base game"
        )
    for revision in sys.argv[1:]:
        before_and_after(revision)


if __name__ == "__main__":
    main()
