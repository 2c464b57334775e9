"""The uncompiled engine is the check of the compiled one: the same games, step for step."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from effort import effort

from reefencounter import COMPILED

HERE = Path(__file__).parent
VARIANTS = [(players, advanced, keep) for players in (2, 3, 4) for advanced in (0, 1) for keep in (0, 1)]
RANDOM_GAMES = effort(40, 200)  # of each of twelve variants

PLAYOUT = "import sys; from reefencounter import playout; p, a, k, n = map(int, sys.argv[1:]); " + (
    "print(playout(n, seed=p * 4 + a * 2 + k, players=p, advanced=a == 1, keep=k == 1))"
)


def run(arguments: list[str], *, uncompiled: bool) -> str:
    environment = {**os.environ, "REEF_UNCOMPILED": "1" if uncompiled else "0"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=HERE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    if not COMPILED:
        pytest.skip(
            "the engine runs uncompiled here (no C compiler, or REEF_UNCOMPILED): nothing to compare with"
        )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_random_games_agree(variant: tuple[int, int, int]) -> None:
    arguments = ["-c", PLAYOUT, *map(str, variant), str(RANDOM_GAMES)]
    with ThreadPoolExecutor() as pool:
        answers = pool.map(lambda uncompiled: run(arguments, uncompiled=uncompiled), (True, False))
    assert len(set(answers)) == 1


SECOND_KIND = (
    "import sys; from reefencounter.decks import DEFAULT, by_id; "
    "from reefencounter.engine.second_kind.position import second_kind_playout as play; "
    "p, a, n = map(int, sys.argv[1:]); "
    "how = dict(seed=p * 2 + a, players=p, advanced=a == 1); "
    "print(play(n, by_id(DEFAULT).deck, **how), play(n // 2, by_id(DEFAULT).deck, by_kind=True, **how))"
)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [0, 1])
def test_random_games_of_the_second_kind_agree(players: int, advanced: int) -> None:
    arguments = ["-c", SECOND_KIND, str(players), str(advanced), "6"]
    answers = {run(arguments, uncompiled=uncompiled) for uncompiled in (True, False)}
    assert len(answers) == 1


THOUGHTS = """
import sys
from reefencounter import Game, Rules
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
game = Game(Rules(players=3, second_kind=sys.argv[1] == "1"), seed=4)
bots = [make("planner:level=1", seed=seat) for seat in range(3)]
for step in range(40):
    seat_view = SeatView.of(game.position, game.known, game.actor)
    bot = make("planner:nodes=900", seed=1) if step == 39 else bots[game.actor]
    game.play(seat_view.text(bot.choose(seat_view)))
    print(game.moves[-1], bot.info())
"""


@pytest.mark.parametrize("second_kind", ["0", "1"])
def test_bots_think_the_same(second_kind: str) -> None:
    arguments = ["-c", THOUGHTS, second_kind]
    assert run(arguments, uncompiled=True) == run(arguments, uncompiled=False)


LEARNED = """
import random
from reefencounter import Chance
from reefencounter.bots.learned import network
from reefencounter.bots.learned_turns import LearnedSearch
from reefencounter.bots.network import seen_in
from reefencounter.bots.weights import Weights
from reefencounter.engine import new_position
search = LearnedSearch(Weights.standard(), network(), 2, 4, 64, 16)
for players in (2, 3, 4):
    rng, chance = random.Random(players), Chance(players)
    position = new_position(players, players == 3, False, chance)
    for step in range(400):
        if position.over:
            break
        if step % 25 == 0:
            print(seen_in(position).hex(), network().scores(position), network().chances(position))
        if step % 100 == 99 and position.phase == "turn":
            print(search.turns(position, 2, step), search.judge(position, 0))
        position.apply(rng.choice(position.legal()), chance)
"""


LEARNED_SECOND_KIND = """
import random
from reefencounter import Chance
from reefencounter.bots.learned import SECOND_KIND as GAME, network
from reefencounter.bots.second_kind.learned_turns import LearnedSecondKindSearch, seen_in
from reefencounter.bots.second_kind.weights import SecondKindWeights
from reefencounter.rules import Rules
from reefencounter.rulesets import SECOND_KIND
search = LearnedSecondKindSearch(SecondKindWeights.standard(), network(GAME), 1, 4, 64, 16)
for players in (2, 4):
    rng, chance = random.Random(players), Chance(players)
    position = SECOND_KIND.new_position(Rules(players=players, second_kind=True), chance)
    for step in range(400):
        if position.over:
            break
        if step % 40 == 0:
            print(seen_in(position).hex(), search.outlook(position, 1), search.judge(position, 0))
        if step % 200 == 199 and position.phase == "turn":
            print(search.turns(position, 1, step))
        position.apply(rng.choice(position.legal()), chance)
"""


@pytest.mark.parametrize("program", [LEARNED, LEARNED_SECOND_KIND], ids=["base", "second kind"])
def test_the_network_thinks_the_same(program: str) -> None:
    assert run(["-c", program], uncompiled=True) == run(["-c", program], uncompiled=False)


@pytest.mark.parametrize("policy", ["eater", "layer", "locker"])
def test_games_by_policy_agree(policy: str) -> None:
    arguments = ["play_policy.py", policy, "30"]
    assert run(arguments, uncompiled=True) == run(arguments, uncompiled=False)


def test_the_rules_hold_uncompiled() -> None:
    """Conformance games, perft and every clause's tests once more, on the source."""
    tests = ["test_conformance.py", "rules", "second_kind"]
    done = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], uncompiled=True)
    assert " passed" in done
