"""Random play beside other random play, in turn and in one run, by processor time: only such ratios mean much here.

`python -m bench.beside` puts the Second Kind beside the base game. `python -m bench.beside REVISION` builds that git
revision in a temporary folder and puts both games of today, and turns that greedy and the master plan, beside those
of then.
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

from .report import revisions
from .revisions import ROOT, build

ROUNDS = 60 if COMPILED else 2
GAMES = 60 if COMPILED else 2
TURNS = 40  # of one game, in which a bot chooses
BY_GAME = ("action", "action with events")
ACTIONS = 300  # of one game
PLANNERS = ("greedy", "master:nodes=20000")
GAMES_OF = {"base game": GAMES, "Second Kind": GAMES // 2}
WORKER = """
import sys, time
from reefencounter import COMPILED, Game, Rules, playout
assert COMPILED

def play(kind, players, number):
    start = time.process_time()
    if kind == "base game":
        seen = playout(number, seed=1, players=players)
    else:
        from reefencounter.decks import DEFAULT, by_id
        from reefencounter.engine.second_kind.position import second_kind_playout
        seen = second_kind_playout(number, by_id(DEFAULT).deck, seed=1, players=players)
    return seen.actions, time.process_time() - start, (seen.actions, seen.turns)

def turns(rules, number):
    from reefencounter.bots.base import make
    from reefencounter.bots.seat_view import SeatView
    game, greedy = Game(rules, seed=5), make("greedy", seed=1)
    while number and not game.over:
        view = SeatView.of(game.position, game.known, game.actor)
        if game.phase == "turn":
            yield view, make
            number -= 1
        game.play(view.text(greedy.choose(view)))

def choose(bot, kind, players, number, met={}):
    if kind not in met:
        met[kind] = list(turns(Rules(players, second_kind=kind != "base game"), number))
    spent, chosen = 0.0, []
    for view, make in met[kind]:
        planner, ids = make(bot, seed=1), view.ids
        start = time.process_time()
        chosen.append(planner.choose(view))
        spent += time.process_time() - start
    return len(chosen), spent, tuple(chosen)

def go_on(kind, players, number, told):
    # Actions of a random game by `Game.play`; with `told`, events and turn are asked for.
    import random
    game, pick = Game(Rules(players, second_kind=kind != "base game"), seed=5), random.Random(1)
    spent, events = 0.0, 0
    while len(game.moves) < number and not game.over:
        action, player = pick.choice(game.legal()), game.actor
        start = time.process_time()
        played = game.play(action, player=player)
        if told:
            events += len(played.events) + len(played.turn)
        spent += time.process_time() - start
    return len(game.moves), spent, (events, game.moves[-1].action)

for line in sys.stdin:
    what, kind, players, number = line.rstrip().split(",")
    try:
        asked = kind, int(players), int(number)
        if what == "play":
            done, spent, seen = play(*asked)
        elif what in ("action", "action with events"):
            done, spent, seen = go_on(*asked, what == "action with events")
        else:
            done, spent, seen = choose(what, *asked)
    except (ImportError, ValueError):  # the revision is older than what is asked for
        done, spent, seen = 0, 1.0, ()
    print(done, spent, hash(seen), flush=True)
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
    """A process that plays with the package in `folder`."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.seen: dict[tuple[str, str, int], str] = {}  # what was played, as a number

    def ask(self, what: str, kind: str, players: int, number: int) -> tuple[int, float]:
        """One round: how many were done, and seconds of processor time."""
        print(what, kind, players, number, sep=",", file=self._pipe(self.process.stdin), flush=True)
        done, seconds, self.seen[what, kind, players] = self._pipe(self.process.stdout).readline().split()
        return int(done), float(seconds)

    def stop(self) -> None:
        """Let it end."""
        self._pipe(self.process.stdin).close()
        self.process.wait()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def before_and_after(revision: str) -> None:
    """Print both games and what bots plan as they were and as they are."""
    with tempfile.TemporaryDirectory() as folder:
        then, now = Worker(build(revision, Path(folder))), Worker(ROOT / "src")

        def compare(what: str, kind: str, players: int, number: int) -> tuple[float, float, str]:
            asked = (what, kind, players, number)
            before, after = best_rates(partial(then.ask, *asked), partial(now.ask, *asked))
            if not before:
                return 1e-9, after, "not there before"
            same = then.seen[what, kind, players] == now.seen[what, kind, players]
            return (
                before,
                after,
                f"{after / before:.2f} of before, " + ("the same games" if same else "others"),
            )

        for kind, games in GAMES_OF.items():
            for players in (2, 3, 4):
                before, after, ratio = compare("play", kind, players, games)
                rates = f"{before / 1e6:.2f} M actions/s at {revision}, {after / 1e6:.2f} M now"
                print(f"{kind}, {players} players: {rates}, {ratio}", flush=True)
            for what in BY_GAME:
                before, after, ratio = compare(what, kind, 3, ACTIONS)
                times = f"{1e6 / before:.1f} µs at {revision}, {1e6 / after:.1f} µs now"
                print(f"{kind}, an {what} by `Game.play`: {times}, {ratio}", flush=True)
            for bot in PLANNERS:
                before, after, ratio = compare(bot, kind, 2, TURNS)
                times = f"{1e6 / before:.0f} µs at {revision}, {1e6 / after:.0f} µs now"
                print(f"{kind}, {bot} plans a turn: {times}, {ratio}", flush=True)
        then.stop()
        now.stop()


def main() -> None:
    asked = revisions(__doc__)
    for players in (2, 3, 4):
        base, second = base_and_second_kind(players)
        print(
            f"{players} players: base game {base / 1e6:.2f} M actions/s, Second Kind {second / 1e6:.2f} M, "
            f"{second / base:.2f} of the base game"
        )
    for revision in asked:
        before_and_after(revision)


if __name__ == "__main__":
    main()
