"""The ladder: fixed bots, each of a fixed number of positions, on one scale. `python -m bench.ladder`, resumable.

Each bot plays those next to it, two players, every seed from both seats; all of it is deterministic. Games are kept as
soon as they are played, under out/ladder, in a folder for each network, so that those of other weights are never mixed.
`--write` puts the ratings where `reef bots` and docs/benchmark.md get them from; `--table` prints them as in the docs.
"""

from __future__ import annotations

import argparse
import json
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import reefencounter.bots
from reefencounter import __version__
from reefencounter.arena.commands import RATINGS
from reefencounter.arena.outcome import Outcome
from reefencounter.arena.ratings import Rate, Skill, settled_skills
from reefencounter.arena.run import run
from reefencounter.arena.schedule import Plan
from reefencounter.arena.store import Store
from reefencounter.bots.learned import weights

LADDER = (  # from the weakest to the strongest, as far as was known when it was made; never changed, only added to
    "random",
    "master:level=1",
    "master:level=2",
    "master:level=3",
    "greedy",
    "master:level=4",
    "master:level=5",
    "master:level=6",
    "planner:nodes=3000",
    "planner:nodes=100000",
    "master:level=7",
    "master:level=8",
)
NEIGHBOURS = 3  # so many above it each bot plays
GAMES, SEARCHED_GAMES, SLOW_GAMES = (
    200,
    100,
    40,
)  # of a pair; of one that searches replies; of the slowest bot's
SEARCH, SLOWEST = ("planner", "master:level=7"), "master:level=8"
ANCHOR = "greedy"
Row: TypeAlias = tuple[str, str, float, int]  # the stronger, the weaker, games that the first won, all games


def pairs() -> list[tuple[str, str]]:
    """Who plays whom: the stronger first."""
    return [
        (above, bot)
        for place, bot in enumerate(LADDER)
        for above in LADDER[place + 1 : place + 1 + NEIGHBOURS]
    ]


def games_of(*pair: str) -> int:
    """How many games two bots play: few where each takes seconds."""
    if SLOWEST in pair:
        return SLOW_GAMES
    return SEARCHED_GAMES if any(bot.startswith(SEARCH) for bot in pair) else GAMES


def stored(plan: Plan, folder: Path) -> list[Outcome]:
    """The games of a match that have been played."""
    if not folder.exists():
        return []
    with Store(folder, plan) as store:
        return store.outcomes()


def interleaved(played: list[list[Outcome]]) -> list[Outcome]:
    """Games of all pairs in turn, those of short matches spread over the others: no pair counts last."""
    placed = [
        ((number + 0.5) / len(match), place, outcome)
        for place, match in enumerate(played)
        for number, outcome in enumerate(match)
    ]
    return [outcome for _, _, outcome in sorted(placed, key=lambda each: each[:2])]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--part", type=float, default=1.0, help="part of the games to play, such as 0.1")
    parser.add_argument("--folder", type=Path, default=Path("out/ladder"))
    parser.add_argument("--stored", action="store_true", help="play nothing: rate by what is there")
    parser.add_argument("--write", action="store_true", help=f"write {RATINGS} of this checkout")
    parser.add_argument("--table", action="store_true", help="print the table of docs/benchmark.md")
    options = parser.parse_args()
    network = sha256(weights()).hexdigest()
    played: list[list[Outcome]] = []
    rows: list[Row] = []
    for stronger, weaker in pairs():
        many = max(2, round(games_of(stronger, weaker) * options.part))
        plan = Plan((stronger, weaker), games=many, seed=1)
        folder = options.folder / network[:12] / f"{stronger}-{weaker}".replace(":", "_").replace("=", "")
        outcomes = (
            stored(plan, folder) if options.stored else run(plan, folder=folder, processes=options.workers)
        )
        if not outcomes:
            continue
        played.append(outcomes)
        won = sum(
            share
            for outcome in outcomes
            for bot, share in zip(outcome.bots, outcome.shares, strict=True)
            if bot == stronger
        )
        rows.append((stronger, weaker, won, len(outcomes)))
        print(f"{stronger} – {weaker}: {Rate(won, len(outcomes))} of {len(outcomes)}", flush=True)
    games: list[tuple[list[str], list[int]]] = [
        (outcome.bots, outcome.ranks) for outcome in interleaved(played)
    ]
    games += [([stronger, weaker], [1, 1]) for stronger, weaker, *_ in rows]  # keeps who never won finite
    if not any(ANCHOR in bots for bots, _ in games):
        parser.exit(1, f"no games of {ANCHOR} with these weights in {options.folder}: leave out --stored\n")
    found = settled_skills(games, ANCHOR)
    told = {
        "format": "reef-ladder/1",
        "version": __version__,
        "network": network,
        "bots": {
            bot: {"mu": round(skill.mu, 1), "sigma": round(skill.sigma, 2)}
            for bot, skill in sorted(found.items(), key=lambda each: each[1].mu)
        },
        "matches": rows,
    }
    if options.table:
        print(table(found, rows))
    if options.write:
        lines = json.dumps(told, indent=1).replace("\n   ", " ").replace("\n  ]", "]").replace("\n  }", "}")
        Path(reefencounter.bots.__file__).with_name(RATINGS).write_text(lines + "\n")


def table(found: dict[str, Skill], rows: list[Row]) -> str:
    """The ladder from the strongest down, with what each won against those below it that it met."""
    lines = ["| bot | rating | won against |", "|---|---|---|"]
    for bot, skill in sorted(found.items(), key=lambda each: -each[1].mu):
        met = [
            f"`{weaker}` {Rate(won, games)} of {games}" for above, weaker, won, games in rows if above == bot
        ]
        lines.append(f"| `{bot}` | {skill.mu:.1f} ± {2 * skill.sigma:.1f} | {'; '.join(met)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
