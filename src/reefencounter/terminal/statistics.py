"""`reef playout`: random games inside the engine, counted and timed."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator

from ..engine import COMPILED
from ..messages.english.log import ENDINGS
from ..rules import Rules


def count_games(rules: Rules, n: int, seed: int) -> int:
    """Play so many games and tell of them; the exit code."""
    with _interruptible():
        start = time.perf_counter()
        games = rules.ruleset.playout(rules, n, seed)
    seconds = max(time.perf_counter() - start, 1e-9)
    expansion = rules.ruleset.expansion
    kind = f", {expansion} (deck {rules.deck})," if expansion else ""
    print(f"{n:,} random games of {rules.players} players{kind} in {seconds:.2f} s, {_engine()}")
    print(f"  {n / seconds:,.0f} games a second, {games.actions / seconds:,.0f} actions a second")
    print(f"  {games.turns / n:.1f} turns and {games.actions / n:.0f} actions a game")
    print("  endings:")
    for ending, times in games.endings.items():
        if times:
            print(f"    {times:>{len(f'{n:,}')},}  {ENDINGS[ending]}")
    print(f"  digest {games.digest:016x}: the same for the same options on every machine")
    return 0


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C ends the process at once: compiled code does not look up while it plays."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _engine() -> str:
    return "engine compiled" if COMPILED else "engine uncompiled"
