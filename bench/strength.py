"""How strong the bots are: `python -m bench.strength [NAME …]`, resumable, one line for each promise of docs/bots.md.

Every game is kept as soon as it is played (under out/strength), so a run may be stopped and taken up again. With all
games played, the time-limited match-ups take hours on one core; `--time-ms` and `--part` make smaller runs. On a
machine with other work the clock is unfair to a planner: `--nodes` gives it positions instead, and the same games come
out every time.

`--against REVISION` builds that git revision beside this one (bench.revisions, once) and takes all bots but the first
from there: `python -m bench.strength master-planner --against 8dbb2ad~1` plays the planner of then.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from reefencounter.arena.ratings import Rate
from reefencounter.arena.run import run
from reefencounter.arena.schedule import Plan
from reefencounter.rules import Rules

from .revisions import HERE, bot_of, number


class Promise(NamedTuple):
    """A match-up, and the part of the games that the first bot must win."""

    bots: tuple[str, ...]
    games: int
    least: float
    timed: bool = False
    second_kind: bool = False
    advanced: bool = False
    time_ms: float | None = None  # another time for a turn than the one asked for


def ladder() -> dict[str, Promise]:
    """Each level of the master against the one below."""
    return {
        f"master-{level}-{level - 1}": Promise(
            (f"master:level={level}", f"master:level={level - 1}"), 400, 0.6
        )
        for level in range(2, 9)
    }


MASTER = "master:clock=1"
PROMISES = {
    "greedy-random": Promise(("greedy", "random"), 400, 0.98),
    "planner-greedy": Promise(("planner", "greedy"), 400, 0.85, timed=True),
    "planner-greedy-4": Promise(("planner", "greedy", "greedy", "greedy"), 200, 0.60, timed=True),
    "level-2-1": Promise(("planner:level=2", "planner:level=1"), 400, 0.60, timed=True),
    "level-3-2": Promise(("planner:level=3", "planner:level=2"), 400, 0.60, timed=True),
    "level-4-3": Promise(("planner:level=4", "planner:level=3"), 400, 0.60, timed=True),
    "level-5-4": Promise(("planner:level=5", "planner:level=4"), 400, 0.60, timed=True),
    "master-planner": Promise((MASTER, "planner"), 400, 0.90, timed=True, time_ms=200),
    "master-planner-1s": Promise((MASTER, "planner"), 100, 0.90, timed=True),
    "master-planner-3": Promise((MASTER, "planner", "planner"), 96, 0.75, timed=True, time_ms=200),
    "master-planner-4": Promise((MASTER, *["planner"] * 3), 200, 0.75, timed=True, time_ms=200),
    "master-planner-advanced": Promise(
        (MASTER, "planner"), 100, 0.90, timed=True, advanced=True, time_ms=200
    ),
    "one-turn-greedy": Promise(("master:level=7,nodes=1,width=12", "greedy"), 1000, 0.90),
    **ladder(),
    "second-kind-greedy-random": Promise(("greedy", "random"), 200, 0.95, second_kind=True),
    "second-kind-planner-greedy": Promise(("planner", "greedy"), 200, 0.75, timed=True, second_kind=True),
    "second-kind-master-planner": Promise(
        (MASTER, "planner"), 200, 0.80, timed=True, second_kind=True, time_ms=200
    ),
    "second-kind-master-planner-nodes": Promise(  # the master takes 1.24 times the planner's processor time
        ("master:nodes=50000", "planner:nodes=100000"), 200, 0.80, second_kind=True
    ),
}


def with_nodes(bot: str, nodes: int | None) -> str:
    """The bot; a planner with so many nodes, if a number is given."""
    if not nodes or not bot.startswith("planner"):
        return bot
    return f"{bot}{',' if ':' in bot else ':'}nodes={nodes}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(PROMISES)}; all if left out")
    parser.add_argument("--time-ms", type=float, default=1000.0, help="time for a turn of the planner (1000)")
    parser.add_argument("--nodes", type=int, help="positions for each plan of the planner, instead of time")
    parser.add_argument("--part", type=float, default=1.0, help="part of the games to play, such as 0.1")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--against", metavar="REVISION", help="all bots but the first are of this revision")
    parser.add_argument("--folder", type=Path, default=Path("out/strength"))
    options = parser.parse_args()
    for name in options.names or PROMISES:
        promise = PROMISES[name]
        time_ms = (promise.time_ms or options.time_ms) if promise.timed and not options.nodes else None
        bots = tuple(with_nodes(bot, options.nodes) for bot in promise.bots)
        limit = f"{time_ms:g} ms a turn" if time_ms else ""
        if bots != promise.bots:
            limit = f"{options.nodes} nodes a plan"
        against = None if options.against is None else number(options.against)
        if against is not None:
            first, *others = bots
            bots = (bot_of(HERE, first), *(bot_of(against, other) for other in others))
        told = (name, "".join(limit.split()[:2]), against and f"against-{against}")
        folder = options.folder / "-".join(filter(None, told))
        plan = Plan(
            bots,
            games=max(len(promise.bots), round(promise.games * options.part)),
            rules=Rules(
                players=len(promise.bots), second_kind=promise.second_kind, advanced=promise.advanced
            ),
            seed=1,
            time_ms=time_ms,
        )
        outcomes = run(plan, folder=folder, processes=options.workers)
        won = sum(
            share
            for outcome in outcomes
            for bot, share in zip(outcome.bots, outcome.shares, strict=True)
            if bot == bots[0]
        )
        mine = [
            points
            for outcome in outcomes
            for bot, points in zip(outcome.bots, outcome.points, strict=True)
            if bot == bots[0]
        ]
        rate, failed = Rate(won, len(outcomes)), sum(outcome.failed for outcome in outcomes)
        print(
            f"{name:<26} {rate} of {len(outcomes)} games, at least {100 * promise.least:.0f} % wanted",
            f"{sum(mine) / len(mine):.1f} points on average",
            *([limit] if limit else []),
            *([f"the others of {against}"] if against else []),
            *([f"{failed} lost by a failure"] if failed else []),
            sep="; ",
        )


if __name__ == "__main__":
    main()
