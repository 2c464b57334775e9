"""How fast an analysis is, and whether deep search agrees with the turns that it calls better.

    python -m bench.analysis --games 20 --turns 10

Games of bots of unlike strength are analysed; of all better turns of 20 games ten are chosen by chance, and each is
measured again beside the played one: other worlds, wider replies, a round further, many times as many positions.
"""

from __future__ import annotations

import argparse
import random
import time

from reefencounter import Game, Rules
from reefencounter.analysis import AnalysedTurn, Analysis, analyse
from reefencounter.analysis.appraisal import Appraiser, Gap
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
DEEP = {"replies": 8, "rounds": 2}


def analysed(game: Game, nodes: int) -> tuple[Analysis, float, float]:
    """The analysis, and the seconds of a core until its first curve and its end."""
    start, first = time.process_time(), 0.0
    for analysis in analyse(game, nodes=nodes):
        if analysis.done == 0:
            first = time.process_time() - start
    return analysis, first, time.process_time() - start


def deep_gap(turn: AnalysedTurn, played: PlayedTurn, nodes: int) -> Gap:
    """By how much the better turn is better, by deep search."""
    assert turn.best is not None
    best = [id_of(played.position, action) for action in turn.best]
    better, mine = Appraiser(nodes, **DEEP).measure(played.seen(), [best, played.actions], 987_654_321, nodes)
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
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found: list[tuple[AnalysedTurn, PlayedTurn]] = []
    for number in range(options.games):
        rules = KINDS[number % len(KINDS)]
        bots = [f"master:level={LEVELS[(number + seat) % len(LEVELS)]}" for seat in range(rules.players)]
        game = Game.replay(play_specs(rules, bots, seed=options.seed + number).record)
        analysis, first, whole = analysed(game, options.nodes)
        pairs = zip(analysis.turns, played_turns(game), strict=True)
        better = [(turn, played) for turn, played in pairs if turn.best is not None]
        found += better
        print(
            f"game {number}: {rules.players} players{', advanced' * rules.advanced}"
            f"{', Second Kind' * rules.second_kind}, {analysis.of} turns, first curve {first:.1f} s, "
            f"all {whole:.1f} s ({40 * whole / analysis.of:.1f} s for 40 turns), {len(better)} better turns",
            flush=True,
        )
    chosen = random.Random(options.seed).sample(found, min(options.turns, len(found)))
    agreed = 0
    for turn, played in chosen:
        gap = deep_gap(turn, played, options.deep)
        agreed += gap.mean > 0
        print(
            f"turn {turn.number}: better by {turn.loss}, deep {gap.mean:+.1f} ± {2 * gap.error:.1f}",
            flush=True,
        )
    print(f"deep search agrees with {agreed} of {len(chosen)}")


if __name__ == "__main__":
    main()
