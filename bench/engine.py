"""The engine itself: random play, driven from Python, copies, memory."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable

from reefencounter import COMPILED, Chance, Game
from reefencounter.engine import Position, layout, new_position
from reefencounter.engine.layout import Reef

from .beside import base_and_second_kind
from .report import Line, best_rate, best_time


def average_options(players: int) -> float:
    """How many legal actions there are on average in such games."""
    total = steps = 0
    for seed in range(30):
        chance, rng = Chance(seed), random.Random(seed)
        position = new_position(players, False, False, chance)
        while not position.over:
            legal = position.legal()
            total, steps = total + len(legal), steps + 1
            position.apply(legal[int(rng.random() * len(legal))], chance)
    return total / steps


def driven_from_python(players: int) -> float:
    """Actions a second when Python lists all legal ids, chooses one and applies it."""
    uniform = random.Random(1).random

    def once() -> int:
        steps = 0
        for seed in range(25 if COMPILED else 1):
            chance = Chance(seed)
            position = new_position(players, False, False, chance)
            legal, apply = position.legal, position.apply
            while True:
                ids = legal()
                if not ids:
                    break
                apply(ids[int(uniform() * len(ids))], chance)
                steps += 1
        return steps

    return best_rate(once)


def middle_of_a_game() -> Position:
    chance, rng = Chance(3), random.Random(3)
    position = new_position(4, False, False, chance)
    for _ in range(300):
        position.apply(rng.choice(position.legal()), chance)
    while position.count() < 200:
        position.apply(rng.choice(position.legal()), chance)
    return position


def seconds(call: Callable[[], object], times: int) -> float:
    """The time of one call, the best of several rounds."""

    def once() -> None:
        for _ in range(times):
            call()

    return best_time(once) / times


def uncompiled_play() -> float:
    """Actions a second of the same source without compiling."""
    program = (
        "import time; from reefencounter import playout; playout(1); t = time.perf_counter(); "
        "n = playout(12, seed=1).actions; print(n / (time.perf_counter() - t))"
    )
    environment = {**os.environ, "REEF_UNCOMPILED": "1"}
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def where_the_time_goes() -> list[str]:
    """Parts of one action of random play, timed one by one on a position of the middle of a game."""
    position = middle_of_a_game()
    legal = position.legal()
    chance = Chance(0)
    moves = [action for action in legal if 698 <= action < 29090]
    move = moves[len(moves) // 2]

    def copy_and_apply() -> None:
        position.copy().apply(move, chance)

    copying = seconds(position.copy, 20_000)
    return [
        f"  survey and count {len(legal)} options: {seconds(position.count, 20_000) * 1e9:.0f} ns",
        f"  survey and list them as integers: {seconds(position.legal, 20_000) * 1e9:.0f} ns",
        f"  check one move: {seconds(lambda: position.permits(move), 20_000) * 1e9:.0f} ns",
        f"  check and apply one move: {(seconds(copy_and_apply, 20_000) - copying) * 1e9:.0f} ns",
        f"  hash: {seconds(lambda: hash(position), 20_000) * 1e9:.0f} ns",
    ]


def lines() -> list[Line]:
    """All lines of this part of the report."""
    report = []
    inside = 0.0
    for players in (2, 3, 4):
        rate, second = base_and_second_kind(players)
        inside = inside or rate
        note = f"{average_options(players):.0f} legal actions on average"
        report.append(
            Line(f"random play inside the engine, {players} players", rate, "actions/s", 2e6, 5e6, note)
        )
        note = f"{second / rate:.2f} of the base game"
        least = rate / 2
        report.append(
            Line(f"  the same, the Second Kind, {players} players", second, "actions/s", least, None, note)
        )
    driven = driven_from_python(2)
    note = f"{driven / inside:.2f} of inside"
    report.append(Line("driven from Python, all ids listed", driven, "actions/s", 3e5, 6e5, note))
    bare = uncompiled_play()
    report.append(
        Line("random play, uncompiled", bare, "actions/s", 3e3, None, f"compiled is {inside / bare:.0f} x")
    )
    position = middle_of_a_game()
    copying = seconds(position.copy, 20_000) * 1e9
    report.append(Line("copy of a position", copying, "ns", 200, None, "", smaller_is_better=True))
    report.append(Line("size of a position", layout.SIZE, "bytes", 512, None, "", smaller_is_better=True))
    structure = seconds(lambda: Reef.from_buffer_copy(position.buffer()), 5_000) * 1e9
    report.append(Line("read all fields from Python", structure, "ns"))
    game = Game(players=2, seed=1)
    while game.phase == "setup":
        game.play(game.legal()[0])

    def play_and_undo() -> None:
        game.play("take W")
        game.undo()

    report.append(Line("Game.play with text, events and undo", seconds(play_and_undo, 200) * 1e6, "µs"))
    return report
