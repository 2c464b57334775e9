"""`reef playout`: random games inside the engine, counted and timed."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator

from ..engine import COMPILED
from ..messages import Message
from ..messages.words import say
from ..rules import Rules


def count_games(rules: Rules, n: int, seed: int) -> int:
    """Play so many games and tell of them; the exit code."""
    with _interruptible():
        start = time.perf_counter()
        games = rules.ruleset.playout(rules, n, seed)
    seconds = max(time.perf_counter() - start, 1e-9)
    played = Message(
        "playout.games",
        games=n,
        players=rules.players,
        deck=rules.deck if rules.ruleset.has_cards else None,
        seconds=round(seconds, 2),
        compiled=COMPILED,
    )
    speed = Message("playout.speed", games=round(n / seconds), actions=round(games.actions / seconds))
    length = Message("playout.length", turns=round(games.turns / n, 1), actions=round(games.actions / n))
    print(say(played))
    for line in (speed, length, Message("playout.endings")):
        print(f"  {say(line)}")
    for ending, times in games.endings.items():
        if times:
            print(f"    {times:>{len(f'{n:,}')},}  {say(Message('playout.ending', by=ending))}")
    print(f"  {say(Message('playout.digest', digest=f'{games.digest:016x}'))}")
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
