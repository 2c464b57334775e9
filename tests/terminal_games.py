"""Games for tests of the terminal table, and what is drawn without colours."""

from __future__ import annotations

from functools import cache
from typing import Any

from reefencounter import Game
from reefencounter.events import GameEvent
from reefencounter.terminal.paint import Paint
from reefencounter.terminal.seats import Bots

PLAIN = Paint(0)


def fresh(players: int = 2, seed: int = 1, **rules: Any) -> Game:
    """A game after the set-up."""
    game = Game(players=players, seed=seed, **rules)
    while game.phase == "setup":
        game.play(game.legal()[0])
    return game


@cache
def finished(players: int = 2, seed: int = 1) -> tuple[Game, list[GameEvent]]:
    """A game of random bots, with all its events."""
    game, bot = Game(players=players, seed=seed), Bots("random", seed)
    events: list[GameEvent] = []
    while not game.over:
        events += game.play(bot.choose(game, game.player)).events
    return game, events


def plain(lines: list[str]) -> str:
    return "\n".join(lines)
