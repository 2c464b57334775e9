"""Bots: what a turn costs, how many positions the planner sees, and games a second in the arena."""

from __future__ import annotations

import time

from reefencounter import Game
from reefencounter.arena.run import run
from reefencounter.arena.schedule import Plan
from reefencounter.bots.base import make
from reefencounter.bots.planner import Planner
from reefencounter.bots.sight import Sight
from reefencounter.notation import action_text
from reefencounter.rules import Rules

from .report import Line


def turns(spec: str, players: int, time_ms: float | None) -> tuple[float, float, int]:
    """Milliseconds of an average and of the longest turn of a game against itself, and positions seen in a second."""
    game = Game(players=players, seed=5)
    bots = [make(spec, seed=seat) for seat in range(players)]
    spent: dict[int, float] = {}
    while not game.over:
        seat, number = game.player, game.position.number
        sight = Sight.of(game.position, game.known, seat)
        start = time.perf_counter()
        action = bots[seat].choose(sight, time_ms)
        if game.phase != "setup":
            spent[number] = spent.get(number, 0.0) + time.perf_counter() - start
        game.play(action_text(action))
    seen = sum(search.nodes for bot in bots if isinstance(bot, Planner) for search in bot.searches)
    total = sum(spent.values())
    return 1e3 * total / len(spent), 1e3 * max(spent.values()), round(seen / total)


def arena(workers: int) -> float:
    """Games of greedy against itself in a second."""
    plan = Plan(("greedy", "greedy"), games=200, rules=Rules(players=2), seed=3)
    start = time.perf_counter()
    run(plan, processes=workers, quiet=True)
    return 200 / (time.perf_counter() - start)


def lines() -> list[Line]:
    """All lines of this part of the report."""
    report = []
    for players in (2, 4):
        mean, longest, _ = turns("greedy", players, None)
        note = f"longest {longest:.1f} ms"
        report.append(
            Line(f"greedy, a turn with {players} players", mean, "ms", 5, None, note, smaller_is_better=True)
        )
    mean, _, seen = turns("planner", 2, 200)
    report.append(
        Line("planner, 200 ms a turn", seen, "positions/s", note=f"{mean:.0f} ms were used on average")
    )
    one, two = arena(1), arena(2)
    report.append(Line("arena, greedy against itself, 1 worker", one, "games/s"))
    report.append(
        Line("arena, greedy against itself, 2 workers", two, "games/s", note=f"{two / one:.2f} x one worker")
    )
    return report


if __name__ == "__main__":
    print(*lines(), sep="\n")
