"""The engine against a second, naive reading of the rules: every legal list and every state must agree."""

import gzip
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from effort import effort
from oracle import State, legal, play, score
from oracle.awkward import bent
from oracle.policies import POLICIES, choose
from oracle.reef import ALGAE, COLOURS, rock_cells
from oracle.situations import situations

from reefencounter import Game, IllegalAction, Rules

CONFORMANCE = Path(__file__).parent / "conformance"
GAMES = sorted(path for path in CONFORMANCE.glob("*.jsonl.gz") if "second-kind" not in path.name)
RULES = [
    Rules(players=players, advanced=advanced, larva_exchange=exchange)
    for players in (2, 3, 4)
    for advanced in (False, True)
    for exchange in ("play", "keep")
]
SEEDS = effort(16, 160)
SHOWING = (5, 18, 21)  # the seeds of games that between them come through all of these
RARE = """
    eaten | eaten for nothing | eaten in the final round | fourth shrimp in the final round | pass
    over: locks | over: shrimps | over: full | over: supply | over: limit | final round after turn 400
    no cube for the refill | no polyps for the refill | reserve into the bag
    reserve into the bag, no cube | taken without polyps
    must play | must play, three cells or fewer | move barred by the cube that must be played
    nothing laid, no cell legal | laying with few choices | no empty cell | attack | split
    shrimp on bare rock | moved once more from bare rock | loop guard
    shrimp left on bare rock by the last lock | last lock refused to a hungry fish | alga without a cylinder
    growth from the reserve | growth from the bag beside a reserve | growth after the reserve is gone
    growth of the last in the reserve | growth finds nothing | growth barred by a shrimp
    growth barred by joining | polyp from the reserve
"""


def exact(value: object) -> str:
    return json.dumps(value)  # key order counts (N4)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.open(path, "rt", encoding="utf-8")]


# The oracle itself ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_oracle_agrees_with_the_conformance_game(path: Path) -> None:
    first, *others = lines_of(path)
    state = first["state"]
    assert legal(state) == first["legal"]
    for line in others:
        state = play(state, line["action"], line["player"], line.get("deal"))
        assert exact(state) == exact(line["state"])
        assert legal(state) == line["legal"]
    assert exact(score(state)) == exact(others[-1]["score"])


def perft(state: State, depth: int) -> int:
    actions = legal(state)
    if depth == 1:
        return len(actions)
    player = state["turn"]["player"]
    return sum(perft(play(state, a, player), depth - 1) for a in actions if not a.startswith("take"))


def test_oracle_agrees_with_the_counted_sequences() -> None:
    for entry in json.loads((CONFORMANCE / "perft.json").read_text())["perft"]:
        state = lines_of(CONFORMANCE / f"{entry['game']}.jsonl.gz")[entry["line"]]["state"]
        counts = [count for count in entry["counts"] if count < 50_000]
        assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


# The engine against the oracle ------------------------------------------------------------------------


def any_action(rng: Random, state: State) -> str:
    """Some well-formed action, likely to be nearly legal."""
    own = [cell for cell, owner in state["shrimps"].items() if owner == state["turn"]["player"]] or ["1d4"]
    cell = rng.choice(rock_cells(tuple(state["boards"])))
    start, colour = rng.choice(own), rng.choice(COLOURS)
    place = rng.choice(["sea", *map(str, range(1, 11))])
    return rng.choice(
        [
            *(f"feed {colour}", f"larvae {colour}{colour}", f"eat {start}", f"cube {colour}", f"lay {cell}"),
            *(f"lay {cell} consumed", "stop", f"shrimp {cell}", f"move {start} {cell}", f"move {start} off"),
            *(f"larva {colour}", f"alga {colour} {rng.choice(ALGAE)} {place}", f"polyp {colour}"),
            *(f"take {colour}", "pass"),
        ]
    )


def play_on(game: Game, state: State, rng: Random, steps: int, seen: Counter[str]) -> list[State]:
    """Play by mixed policies, comparing everything at every step; gives the positions passed."""
    policies = [rng.choice(list(POLICIES)) for _ in state["players"]]
    passed = [state]
    assert exact(game.state()) == exact(state)
    for _ in range(steps):
        player = state["turn"]["player"]
        if state["turn"]["phase"] == "setup":  # R2.8: in any order
            askable = [p for p in range(len(policies)) if legal(state, p)]
            for p in range(len(policies)):
                assert game.legal(p) == legal(state, p)
            player = rng.choice(askable)
        actions = legal(state, player)
        assert game.legal(player) == actions, exact(state)
        over = state["turn"]["phase"] == "over"
        assert game.over == over
        if over or rng.random() < 0.05:
            assert exact(game.score()) == exact(score(state))
        if over:
            break
        for wrong in {any_action(rng, state) for _ in range(3)} - set(actions):
            with pytest.raises(IllegalAction):
                game.play(wrong, player=player)
        action = choose(policies[player], rng, state, actions)
        before, deal = state, game.play(action, player=player).deal
        state = play(before, action, player, list(deal))
        assert exact(game.state()) == exact(state), f"{action} in {exact(before)}"
        seen.update(situations(before, actions, action, state))
        passed.append(state)
    return passed


def whole_game(seed: int, seen: Counter[str]) -> list[State]:
    rng = Random(seed)
    game = Game(RULES[seed % len(RULES)], seed=seed)
    return play_on(game, game.state(), rng, 1200, seen)


def awkward_games(seed: int, passed: list[State], number: int, seen: Counter[str]) -> None:
    rng = Random(seed)
    phases = ("turn", "turn", "laying", "final")
    bendable = [[state for state in passed if state["turn"]["phase"] == phase] for phase in phases]
    for _ in range(number):
        state = bent(rng, rng.choice(rng.choice([states for states in bendable if states])))
        play_on(Game.load(state, seed=seed), state, rng, rng.choice([5, 20, 60]), seen)


def compare(seeds: Iterable[int]) -> Counter[str]:
    """Whole and awkward games with these seeds; the situations they came through."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        awkward_games(seed, whole_game(seed, seen), 24, seen)
    return seen


@pytest.mark.parametrize("first", range(0, SEEDS, 8))
def test_engine_agrees_with_the_oracle_in_whole_and_awkward_games(first: int) -> None:
    compare(range(first, first + 8))


def test_the_games_come_through_rare_situations() -> None:
    rare = {name.strip() for line in RARE.strip().splitlines() for name in line.split("|")}
    assert not rare - compare(SHOWING).keys()
