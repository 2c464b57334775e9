"""What kind of game it is: length, choices, who begins, what colours are worth. `python -m bench.statistics [BOT]`.

Bots play themselves; the same bot and number of games give the same figures. A choice is one action of the engine; a
shrimp move counts once. The table is that of docs/benchmark.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles

from reefencounter.arena.match import Match, derived, play
from reefencounter.arena.ratings import Rate
from reefencounter.bots.base import Bot, make
from reefencounter.bots.seat_view import SeatView
from reefencounter.engine.components import COLOURS
from reefencounter.rules import Rules

KINDS = {
    "base game, 2 players": Rules(2),
    "base game, 3 players": Rules(3),
    "base game, 4 players": Rules(4),
    "advanced game, 2 players": Rules(2, advanced=True),
    "the Second Kind, 2 players": Rules(2, second_kind=True),
}


class Counting(Bot):
    """Asks another bot, and counts between how many actions it chose."""

    about = "counts choices"

    def __init__(self, bot: Bot, choices: list[int]) -> None:
        super().__init__()
        self.bot, self.choices = bot, choices

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """What the other bot chooses."""
        self.choices.append(len(seat_view.ids))
        return self.bot.choose(seat_view, time_ms)


def played(rules: Rules, spec: str, games: int) -> tuple[list[Match], list[int]]:
    """Games, and the number of legal actions at each choice."""
    choices: list[int] = []
    matches = []
    for number in range(games):
        seed = derived("statistics", number)
        bots = [
            Counting(make(spec, seed=derived(seed, "seat", seat)), choices) for seat in range(rules.players)
        ]
        matches.append(play(rules, bots, seed=seed))
    return matches, choices


def row(kind: str, matches: Sequence[Match], choices: Sequence[int]) -> str:
    """One line of the table."""
    games, seats = len(matches), range(len(matches[0].points))
    percentiles = quantiles(choices, n=20)
    first = Rate(sum(match.shares[0] for match in matches), games)
    points = " – ".join(f"{fmean(match.points[seat] for match in matches):.1f}" for seat in seats)
    values = (
        f"{colour} {fmean(match.values[place] for match in matches):.2f}"
        for place, colour in enumerate(COLOURS)
    )
    endings = Counter(match.ended_by for match in matches)
    cells = (
        kind,
        f"{fmean(match.turns for match in matches):.1f}",
        f"{fmean(match.actions for match in matches):.0f}",
        f"{fmean(choices):.1f} ({percentiles[9]:.0f}; {percentiles[18]:.0f}; {max(choices)})",
        str(first),
        points,
        " ".join(values),
        ", ".join(f"{name} {100 * times / games:.0f} %" for name, times in endings.most_common()),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.statistics", description=__doc__)
    parser.add_argument("bot", nargs="?", default="master:level=6")
    parser.add_argument(
        "--games", type=int, default=400, help="of each kind; of the Second Kind a quarter (400)"
    )
    options = parser.parse_args()
    print(f"{options.bot} against itself")
    print(
        "| | turns | actions | choices | won by who begins | points by seat | worth of a polyp | ended by |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for kind, rules in KINDS.items():
        games = options.games // 4 if rules.second_kind else options.games
        print(row(kind, *played(rules, options.bot, games)), flush=True)


if __name__ == "__main__":
    main()
