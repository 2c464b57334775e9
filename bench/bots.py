"""Bots: what a turn costs, how many positions the planner sees, and games a second in the arena."""

from __future__ import annotations

import time

from reefencounter import Game
from reefencounter.arena.run import run
from reefencounter.arena.schedule import Plan
from reefencounter.bots.base import make
from reefencounter.bots.planner import Planner
from reefencounter.bots.seat_view import SeatView
from reefencounter.rules import Rules

from .report import Line, command_line

WITH = {False: "", True: ", Second Kind"}


def turns(spec: str, rules: Rules, time_ms: float | None) -> tuple[float, float, int]:
    """Milliseconds of an average and of the longest turn of a game against itself, and positions seen in a second.

    All in time of the processor, so that other work on the machine counts less.
    """
    game = Game(rules, seed=5)
    bots = [make(spec, seed=seat) for seat in range(rules.players)]
    spent: dict[int, float] = {}
    while not game.over:
        seat, number = game.actor, game.position.number
        seat_view = SeatView.of(game.position, game.known, seat)
        start = time.process_time()
        action = bots[seat].choose(seat_view, time_ms)
        if game.phase != "setup":
            spent[number] = spent.get(number, 0.0) + time.process_time() - start
        game.play(seat_view.text(action))
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
    for rules in (Rules(2), Rules(4), Rules(2, second_kind=True), Rules(4, second_kind=True)):
        mean, longest, _ = turns("greedy", rules, None)
        what = f"greedy, a turn with {rules.players} players{WITH[rules.second_kind]}"
        note = f"longest {longest:.1f} ms"
        report.append(Line(what, mean, "ms", 5, None, note, smaller_is_better=True))
    for second_kind in (False, True):
        mean, _, seen = turns("planner", Rules(2, second_kind=second_kind), 200)
        what = f"planner, 200 ms a turn{WITH[second_kind]}"
        report.append(Line(what, seen, "positions/s", note=f"{mean:.0f} ms were used on average"))
    one, two = arena(1), arena(2)
    report.append(Line("arena, greedy against itself, 1 worker", one, "games/s"))
    report.append(
        Line("arena, greedy against itself, 2 workers", two, "games/s", note=f"{two / one:.2f} x one worker")
    )
    return report


if __name__ == "__main__":
    command_line(__doc__).parse_args()
    print(*lines(), sep="\n")
