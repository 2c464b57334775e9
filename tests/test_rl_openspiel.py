"""OpenSpiel: its random simulations, playthrough and API tests; chances, and what each player is told."""

from __future__ import annotations

import random
import unittest
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed (the extra `openspiel`)")

from absl import flags  # noqa: E402  (comes with it)
from open_spiel.integration_tests import api_test  # noqa: E402  (only where the extra is there)
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from reefencounter.rl import spaces  # noqa: E402
from reefencounter.rl.openspiel import NAME, ReefState  # noqa: E402

GAMES = [NAME, f"{NAME}(players=3,advanced=True)", f"{NAME}(players=4,larva_exchange=keep,memory_aid=False)"]


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=game == NAME, verbose=False)


def play(game: str, seed: int, collect_only: bool = False) -> list[ReefState]:
    """The states of one random game."""
    rng, state = random.Random(seed), pyspiel.load_game(game).new_initial_state()
    along = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices(*zip(*outcomes, strict=True))[0])
        else:
            legal = state.legal_actions()
            takes = [action for action in legal if spaces.TAKE <= action < spaces.PASS]
            state.apply_action(rng.choice(takes if takes and collect_only else legal))
        along.append(state.clone())
    return along


def test_a_playthrough_replays(tmp_path: Path) -> None:
    actions = play(NAME, 1, collect_only=True)[-1].history()  # a short game: everybody only collects
    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks them
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(NAME, actions, seed=1), encoding="utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert f"Returns() = {[0, 0]}" not in after[-2000:]


@pytest.mark.parametrize("game", GAMES)
def test_the_official_api_test(game: str) -> None:
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("ReefApiTest", (base,), {"game_name": NAME, "game": pyspiel.load_game(game)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_those_of_the_bag(game: str) -> None:
    drawn = 0
    for state in play(game, 2):
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            if state.table is not None:
                reef = state.table.position.fields()
                bag = [n - state.refill.count(colour) for colour, n in enumerate(reef.bag)]
                if sum(reef.bag) >= 5:
                    assert dict(outcomes) == pytest.approx({k: n / sum(bag) for k, n in enumerate(bag) if n})
                drawn += 1
    assert drawn > 50


@pytest.mark.parametrize("game", GAMES)
def test_what_one_player_does_not_see_is_not_told(game: str) -> None:
    """Two games that differ in a hidden choice of player 0 look alike to the others."""
    rng, state = random.Random(3), pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
    worlds: list[Any] = []
    for feed, pair in ((0, 5), (-1, 19)):
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[feed])
        twin.apply_action(pair)
        worlds.append(twin)
    for player in range(state.num_players()):
        texts = [(twin.information_state_string(player), twin.observation_string(player)) for twin in worlds]
        tensors = [twin.observation_tensor(player) for twin in worlds]
        assert (texts[0] == texts[1]) == (tensors[0] == tensors[1]) == (player > 0)


def test_a_half_made_move_is_told_when_it_is_made() -> None:
    for state in play(NAME, 4):
        lifts = (
            []
            if state.is_chance_node()
            else [a for a in state.legal_actions() if spaces.LIFT <= a < spaces.DROP]
        )
        if lifts:
            mover = state.current_player()
            before = [state.information_state_string(player) for player in (0, 1)]
            state.apply_action(lifts[0])
            half = [state.information_state_string(player) for player in (0, 1)]
            assert [player for player in (0, 1) if before[player] != half[player]] == [mover]
            state.apply_action(state.legal_actions()[0])
            assert f"{mover} move " in state.information_state_string(1 - mover).splitlines()[-2]
            return
    pytest.fail("no shrimp could move in the whole game")


def test_nobody_may_see_everything() -> None:
    game = pyspiel.load_game(NAME)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody may see"):
        game.make_py_observer(everything)
