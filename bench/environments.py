"""The research environments: many games at once, PettingZoo beside the raw engine, Gymnasium, OpenSpiel.

`python -m bench.environments` prints this part alone.
"""

from __future__ import annotations

import importlib.util
import random
import time

from reefencounter import COMPILED
from reefencounter.rl.vector import VectorGames

from .engine import driven_from_python
from .report import ROUNDS, Line, best_rate, command_line


def vector(players: int, games: int = 2048, second_kind: bool = False) -> tuple[float, float]:
    """Steps a second with observations and masks: the step alone, and with a legal action drawn for each game."""
    many = VectorGames(games if COMPILED else 8, players=players, seed=1, second_kind=second_kind)
    for _ in range(100 if COMPILED else 3):
        many.step(many.sample())  # into the middle of the games
    alone = both = 0.0
    for _ in range(ROUNDS):
        stepping, start = 0.0, time.process_time()  # one thread: what others do beside it does not count
        for _ in range(40):
            actions = many.sample()
            before = time.process_time()
            many.step(actions)
            stepping += time.process_time() - before
        alone = max(alone, 40 * many.games / stepping)
        both = max(both, 40 * many.games / (time.process_time() - start))
    return alone, both


def pettingzoo(players: int) -> float:
    """Steps a second of whole random games, written as PettingZoo's own examples are."""
    from reefencounter.rl.pettingzoo import env

    around, uniform = env(players=players), random.Random(1).random

    def once() -> int:
        steps = 0
        for seed in range(25 if COMPILED else 1):
            around.reset(seed=seed)
            for _ in around.agent_iter():
                _, _, over, _, _ = around.last()
                if over:
                    around.step(None)
                    continue
                legal = around.legal()
                around.step(legal[int(uniform() * len(legal))])
                steps += 1
        return steps

    return best_rate(once)


def gymnasium(bots: list[str]) -> float:
    """The learner's steps a second, random against bots."""
    from reefencounter.rl.gymnasium import ReefEnv

    learner, uniform = ReefEnv(bots=bots), random.Random(1).random

    def once() -> int:
        steps = 0
        for seed in range(3):
            learner.reset(seed=seed)
            over = False
            while not over:
                legal = learner.table.legal()
                _, _, over, _, _ = learner.step(legal[int(uniform() * len(legal))])
                steps += 1
        return steps

    return best_rate(once)


def openspiel() -> float:
    """States a second of random games, chance nodes included."""
    import pyspiel

    from reefencounter.rl.openspiel import NAME

    game, rng = pyspiel.load_game(NAME), random.Random(1)

    def once() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = rng.choices(*zip(*state.chance_outcomes(), strict=True))[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        return steps

    return best_rate(once)


def lines() -> list[Line]:
    """All lines of this part of the report."""
    report = []
    for second_kind in (False, True):
        for players in (2, 4):
            alone, both = vector(players, second_kind=second_kind)
            note = f"{both / 1e3:.0f} k with random actions drawn too"
            what = f"vector environment, {players} players{', Second Kind' if second_kind else ''}"
            report.append(Line(what, alone, "steps/s", None if second_kind else 3e5, None, note))
    if importlib.util.find_spec("pettingzoo"):
        raw, wrapped = driven_from_python(2), pettingzoo(2)
        note = f"{wrapped / 1e3:.0f} k steps/s beside {raw / 1e3:.0f} k actions/s"
        slower = "PettingZoo against the raw engine"
        report.append(Line(slower, raw / wrapped, "x slower", 3, None, note, smaller_is_better=True))
    if importlib.util.find_spec("gymnasium"):
        report.append(Line("Gymnasium against random", gymnasium(["random"]), "steps/s"))
        report.append(Line("Gymnasium against greedy", gymnasium(["greedy"]), "steps/s"))
    if importlib.util.find_spec("pyspiel"):
        report.append(Line("OpenSpiel, random games", openspiel(), "states/s"))
    return report


if __name__ == "__main__":
    command_line(__doc__).parse_args()
    print(*lines(), sep="\n")
