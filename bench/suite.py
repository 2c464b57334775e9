"""Makes the positions of `reef suite`: `python -m bench.suite out/suite --pack FILE`, resumable.

Positions are chosen from the puzzles of the package and from games of bots of unlike strength: turns where the outcome
is open, and where a good bot does better than `greedy` by at least LEAST_GAP of 100. Each is then answered with
`--nodes` positions: the best of what a deep search and the bots of the ladder find there, measured in the same fresh
worlds. Answers of another depth are kept apart, so that a larger machine can answer the same positions again. `--again`
chooses none: the positions of the package keep their ids, and get the best answers that the networks of today find.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from reefencounter.analysis.appraisal import Appraiser, Gap, until_draw
from reefencounter.analysis.played_turns import PlayedTurn, played_turns
from reefencounter.arena.match import derived, play_specs
from reefencounter.arena.workers import spread
from reefencounter.bots.base import make
from reefencounter.bots.greedy import Greedy
from reefencounter.bots.planner import Planner
from reefencounter.bots.seat_view import SeatView
from reefencounter.engine.errors import ReefError
from reefencounter.game import Game
from reefencounter.notation.forms import id_of
from reefencounter.puzzles import all_puzzles
from reefencounter.puzzles.judging import planned
from reefencounter.rules import Rules
from reefencounter.suite import FORMAT
from reefencounter.suite import positions as shipped
from reefencounter.suite.position import SuitePosition

WANTED = {  # how many of each kind, with the rules
    "base-2": (110, Rules(2)),
    "base-3": (25, Rules(3)),
    "base-4": (20, Rules(4)),
    "advanced-2": (20, Rules(2, advanced=True)),
    "second-kind-2": (20, Rules(2, second_kind=True)),
    "second-kind-3": (5, Rules(3, second_kind=True)),
}
PLAYERS = ("master:level=6", "greedy", "master:level=7", "master:level=4")
RIVALS = ("master:level=4", "master:level=5", "master:level=6", "master:level=7", "planner:nodes=20000")
MOST_OF_A_GAME, TRIED_OF_A_GAME = 2, 6
QUICK, DEEP = 20_000, 200_000  # positions for a first look, and for an answer
FINALISTS = 5
OPEN = (5.0, 95.0)  # expected results between which a game is not decided
LEAST_GAP = 3.0  # of 100


class Source(NamedTuple):
    """A game to look through."""

    kind: str
    seed: int


class Task(NamedTuple):
    """A position to answer."""

    position: SuitePosition
    nodes: int


def turn_of(spec: str, seat_view: SeatView, seed: int) -> list[int]:
    """What a bot plans there, up to the first draw."""
    bot = make(spec, seed=seed)
    assert isinstance(bot, Greedy | Planner)
    first = bot.choose(seat_view)
    world = seat_view.world(random.Random(seed))
    return until_draw(world, bot.plan.turn or [first])


def chosen(turn: PlayedTurn, seed: int) -> SuitePosition | None:
    """The turn as a position of the suite, if it is worth asking about, with a first answer."""
    seat_view, seat, quick = turn.seen(), turn.player, Appraiser(QUICK)
    if not OPEN[0] < quick.at_first_sight(seat_view, seed)[seat].result < OPEN[1]:
        return None
    plain, good = (turn_of(spec, seat_view, seed) for spec in ("greedy", "master:level=7"))
    if plain == good:
        return None
    best, theirs = quick.measure(seat_view, [good, plain], derived(seed, "quick"), QUICK)
    if Gap.between(best, theirs, seat).mean < LEAST_GAP:
        return None
    texts = [seat_view.text(action) for action in good]
    result = round(best.expected()[seat].result, 1)
    return SuitePosition(seat_view.view(), seat, seat_view.to_be_had, texts, result)


def in_game(source: Source) -> list[dict[str, Any]]:
    """Some positions of one game, as JSON."""
    return [position.to_json() for position in _in_game(WANTED[source.kind][1], source.seed)]


def _in_game(rules: Rules, seed: int) -> Iterator[SuitePosition]:
    bots = [PLAYERS[(seed + seat) % len(PLAYERS)] for seat in range(rules.players)]
    game = Game.replay(play_specs(rules, bots, seed=derived("suite", seed)).record)
    turns = [turn for turn in played_turns(game) if turn.position.phase == "turn"]
    random.Random(seed).shuffle(turns)
    found = 0
    for turn in turns[:TRIED_OF_A_GAME]:
        position = chosen(turn, derived("suite", seed, turn.number))
        if position is not None and found < MOST_OF_A_GAME:
            found += 1
            yield position


def whole(position: SuitePosition, turn: Sequence[int]) -> bool:
    """Whether it is a turn to its end, or to its first draw, also where what is unseen lies as the suite deals it."""
    try:
        return planned(position, [position.seen().text(action) for action in turn]) == list(turn)
    except ReefError:
        return False


def answer(task: Task) -> dict[str, Any]:
    """The position with the best turn that is found with so many positions, as JSON."""
    position, nodes = task
    seat_view, seat, rng = position.seen(), position.seat, random.Random(position.id)
    deep = Appraiser(nodes)
    turns = [[id_of(position.position, text) for text in position.answer]]
    turns += deep.found(seat_view, rng.randrange(2**63))[:FINALISTS]
    turns += [turn_of(spec, seat_view, rng.randrange(2**63)) for spec in RIVALS]
    once = [list(turn) for turn in dict.fromkeys(map(tuple, turns)) if whole(position, turn)]
    measured = deep.measure(seat_view, once, rng.randrange(2**63), nodes // 2)
    best = max(measured, key=lambda one: one.value(seat))
    texts = [seat_view.text(action) for action in best.turn]
    result = round(best.expected()[seat].result, 1)
    return SuitePosition(position.view, seat, position.to_be_had, texts, result).to_json()


def from_puzzles() -> list[SuitePosition]:
    """The puzzles of the package, as positions."""
    return [
        SuitePosition(one.view, one.seat, one.to_be_had, one.solution, one.expected)
        for one in all_puzzles().values()
    ]


def choose(file: Path, workers: int) -> list[SuitePosition]:
    """All positions: puzzles first, then those of games, so many of each kind as are wanted."""
    games: dict[Source, list[SuitePosition]] = {}
    if file.exists():
        for line in file.read_text().splitlines():
            kept = json.loads(line)
            found = [SuitePosition.from_json(one) for one in kept["positions"]]
            games[Source(kept["kind"], kept["seed"])] = found
    puzzles = from_puzzles()
    while True:
        every = puzzles + [one for source in sorted(games) for one in games[source]]
        have = Counter(one.kind for one in every)
        print(*(f"{kind} {have[kind]} of {WANTED[kind][0]}" for kind in WANTED), sep=", ", flush=True)
        sources = []
        for kind, (wanted, _) in WANTED.items():
            first = 1 + max((source.seed for source in games if source.kind == kind), default=-1)
            sources += [
                Source(kind, first + more) for more in range(min(workers, max(0, wanted - have[kind])))
            ]
        if not sources:
            break
        for number, positions in spread(in_game, sources, workers):
            games[sources[number]] = [SuitePosition.from_json(one) for one in positions]
            looked_at = {**sources[number]._asdict(), "positions": positions}
            with file.open("a") as out:
                out.write(json.dumps(looked_at, separators=(",", ":")) + "\n")
    return [
        one
        for kind, (wanted, _) in WANTED.items()
        for one in [each for each in every if each.kind == kind][:wanted]
    ]


def answered(positions: list[SuitePosition], file: Path, nodes: int, workers: int) -> list[dict[str, Any]]:
    """All positions with their answers; those that are in the file are not answered again."""
    done: dict[str, dict[str, Any]] = {}
    if file.exists():
        done = {kept["id"]: kept for kept in map(json.loads, file.read_text().splitlines())}
    tasks = [Task(position, nodes) for position in positions if position.id not in done]
    for _, kept in spread(answer, tasks, workers):
        done[kept["id"]] = kept
        with file.open("a") as out:
            out.write(json.dumps(kept, separators=(",", ":")) + "\n")
        print(f"{len(done)} answers", file=sys.stderr, flush=True)
    return [done[position.id] for position in positions]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.suite", description=__doc__)
    parser.add_argument("folder", type=Path, help="where positions and answers are gathered")
    parser.add_argument("--nodes", type=int, default=DEEP, help=f"positions for each answer ({DEEP})")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="answer the positions of the package again")
    parser.add_argument("--pack", type=Path, help="write all there, as the package has them")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.again:
        positions = list(shipped())
    else:
        positions = choose(options.folder / "positions.jsonl", options.workers)
    file = options.folder / f"answers-{options.nodes}.jsonl"
    kept = answered(positions, file, options.nodes, options.workers)
    if options.pack is not None:
        told = {"format": FORMAT, "nodes": options.nodes, "positions": kept}
        text = json.dumps(told, separators=(",", ":"))
        options.pack.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
