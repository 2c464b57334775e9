"""How fast an analysis is, and whether deep search agrees with the turns that it calls better.

    python -m bench.analysis --games 20 --turns 10

Games of bots of unlike strength are looked at, turn by turn in an order of chance, until so many better turns are
found. Each is measured again beside the played one: other worlds, wide replies, a round further, many times as many
positions. The turns that were looked at also tell what an analysis of 40 turns takes.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace

from reefencounter import Game, Rules
from reefencounter.analysis import AnalysedTurn, Analysis, begin, go_on
from reefencounter.analysis.appraisal import WIDE_REPLIES, Appraiser, Gap
from reefencounter.analysis.course import NODES
from reefencounter.analysis.played_turns import PlayedTurn, played_turns
from reefencounter.arena.match import play_specs
from reefencounter.notation.forms import id_of

KINDS = (
    Rules(players=2),
    Rules(players=2),
    Rules(players=2, advanced=True),
    Rules(players=3),
    Rules(players=4),
    Rules(players=2, second_kind=True),
)
LEVELS = (3, 6, 4, 7)


def a_game(number: int, seed: int) -> Game:
    """One of the games: kinds and strengths in turn."""
    rules = KINDS[number % len(KINDS)]
    bots = [f"master:level={LEVELS[(number + seat) % len(LEVELS)]}" for seat in range(rules.players)]
    return Game.replay(play_specs(rules, bots, seed=seed + number).record)


def deep_gap(turn: AnalysedTurn, played: PlayedTurn, nodes: int, rounds: int) -> Gap:
    """By how much the better turn is better, by deep search."""
    assert turn.best is not None
    best = [id_of(played.position, action) for action in turn.best]
    deep = Appraiser(nodes, replies=WIDE_REPLIES, rounds=rounds)
    better, mine = deep.measure(played.seen(), [best, played.actions], 987_654_321, nodes)
    return Gap.between(better, mine, turn.player)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--turns", type=int, default=10, help="better turns that are looked at again")
    parser.add_argument("--nodes", type=int, default=NODES, help="of the analysis, for each turn")
    parser.add_argument(
        "--deep", type=int, default=4_000_000, help="positions of the deep search, for each turn"
    )
    parser.add_argument("--rounds", type=int, default=2, help="how far the deep search looks")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    games = [a_game(number, options.seed) for number in range(options.games)]
    first_curves: list[Analysis] = []
    slowest = 0.0
    for game in games:
        start = time.process_time()
        first_curves.append(begin(game, nodes=options.nodes))
        slowest = max(slowest, time.process_time() - start)
    order = [(number, place) for number, course in enumerate(first_curves) for place in range(course.of)]
    random.Random(options.seed).shuffle(order)
    played = [list(played_turns(game)) for game in games]

    better: list[tuple[int, int, AnalysedTurn]] = []
    looked, start = 0, time.process_time()
    for number, place in order:
        turn = go_on(games[number], replace(first_curves[number], done=place)).turns[place]
        looked += 1
        if turn.best is not None:
            better.append((number, place, turn))
        if len(better) == options.turns:
            break
    spent = time.process_time() - start
    print(f"first curves: {slowest:.1f} s at most", flush=True)
    print(
        f"{looked} turns looked at, {len(better)} better ones; 40 turns take {40 * spent / looked:.1f} s",
        flush=True,
    )

    agreed = within = 0
    for number, place, turn in better:
        gap = deep_gap(turn, played[number][place], options.deep, options.rounds)
        agreed += gap.mean > 0
        within += abs(gap.mean) <= 2 * gap.error
        rules = KINDS[number % len(KINDS)]
        print(
            f"{rules.players} players{', advanced' * rules.advanced}{', Second Kind' * rules.second_kind}, "
            f"turn {turn.number}: better by {turn.loss}, deep {gap.mean:+.1f} ± {2 * gap.error:.1f}",
            flush=True,
        )
    print(f"deep search agrees with {agreed} of {len(better)}; {within} are within its error")


if __name__ == "__main__":
    main()
