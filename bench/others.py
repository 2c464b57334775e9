"""Random play in other libraries, in the same run: to see the order of magnitude, not to win.

The games differ, so only ratios between rows of one library mean much. `make bench-others` installs them.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

from .report import Line, best_rate


def python_chess(chess: Any) -> int:
    """One random game: all legal moves listed, one pushed."""
    rng, board, moves = random.Random(1), chess.Board(), 0
    while not board.is_game_over() and moves < 200:
        board.push(rng.choice(list(board.legal_moves)))
        moves += 1
    return moves


def open_spiel(pyspiel: Any, name: str) -> int:
    """One random game by the Python binding."""
    rng, state, moves = random.Random(1), pyspiel.load_game(name).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


def catanatron(module: Any) -> int:
    """One random game of four."""
    players = [module.RandomPlayer(colour) for colour in list(module.Color)[:4]]
    game = module.Game(players, seed=1)
    game.play()
    state = game.state
    records: Any = getattr(state, "action_records", None) or getattr(state, "actions", ())
    return len(records)


def lines(driven: float) -> list[Line]:
    """A line for each library that is installed."""
    found: list[tuple[str, str, Callable[[Any], int]]] = [
        ("python-chess, random games", "chess", python_chess),
        ("OpenSpiel backgammon, random games", "pyspiel", lambda module: open_spiel(module, "backgammon")),
        ("OpenSpiel chess, random games", "pyspiel", lambda module: open_spiel(module, "chess")),
        ("Catanatron, random games", "catanatron", catanatron),
    ]
    report = []
    for what, name, play in found:
        try:
            module = importlib.import_module(name)
        except ImportError:
            print(f"{what:<46} not installed (make bench-others)")
            continue

        def once(play: Callable[[Any], int] = play, module: Any = module) -> int:
            return sum(play(module) for _ in range(5))

        rate = best_rate(once)
        report.append(Line(what, rate, "moves/s", note=f"ours, driven from Python, is {driven / rate:.1f} x"))
    return report
