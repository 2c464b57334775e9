"""OpenSpiel: its random simulations, playthrough and API tests; chances, and what each player is told."""

from __future__ import annotations

import random
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

import numpy
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed (the extra `openspiel`)")

from absl import flags  # noqa: E402  (comes with it)
from open_spiel.integration_tests import api_test  # noqa: E402  (only where the extra is there)
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from reefencounter.bots.seat_view import colours_to_be_had  # noqa: E402
from reefencounter.rl.environment_table import Table  # noqa: E402
from reefencounter.rl.observer import HISTORY  # noqa: E402
from reefencounter.rl.openspiel import NAME, ReefState  # noqa: E402

GAMES = [
    NAME,
    f"{NAME}(players=3,advanced=True)",
    f"{NAME}(players=4,larva_exchange=keep,memory_aid=False)",
    f"{NAME}(second_kind=True)",
    f"{NAME}(players=3,second_kind=True,advanced=True,crowns_dealt=False)",
]
SECOND_KIND, SPACE_2 = GAMES[3], f"{NAME}(space=2)"


@pytest.mark.parametrize("game", GAMES)
def test_random_simulations(game: str) -> None:
    simulations = 1 if "second_kind" in game else 2
    serialize = game in (NAME, SECOND_KIND)
    loaded = pyspiel.load_game(game)
    pyspiel.random_sim_test(loaded, num_sims=simulations, serialize=serialize, verbose=False)


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
            takes = [action for action in legal if state.action_to_string(action).startswith("take")]
            state.apply_action(rng.choice(takes if takes and collect_only else legal))
        along.append(state.clone())
    return along


@pytest.mark.parametrize("game", [NAME, SECOND_KIND])
def test_a_playthrough_replays(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Numbers are written as they are: to round millions of them one by one takes OpenSpiel a minute.
    monkeypatch.setattr(generate_playthrough, "round", lambda value, _: value, raising=False)
    actions = play(game, 1, collect_only=True)[-1].history()  # a short game: everybody only collects
    flags.FLAGS.mark_as_parsed()  # OpenSpiel asks them
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(game, actions, seed=1), encoding="utf-8")
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
    drawn: Counter[str] = Counter()
    for state in play(game, 2):
        if not state.is_chance_node():
            continue
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        if state.table is None:
            continue
        words = state.action_to_string(outcomes[0][0]).split()[0]
        drawn[words] += 1
        reef = state.table.position.fields()
        if words == "card":
            pile = reef.draw or reef.discards
            cards = [card for card in range(28) if pile >> card & 1]
            assert dict(outcomes) == pytest.approx(dict.fromkeys(cards, 1 / len(cards)))
        elif sum(reef.bag) >= 5:
            bag = [n - state.refill.count(kind) for kind, n in enumerate(reef.bag)]
            assert dict(outcomes) == pytest.approx({k: n / sum(bag) for k, n in enumerate(bag) if n})
    assert drawn["tile"] > 50
    assert ("card" in drawn) == ("second_kind" in game)


def test_what_is_drawn_in_secret_is_told_to_its_player_only() -> None:  # S7.7
    told: Counter[str] = Counter()
    for seed in range(6):
        for state in play(SECOND_KIND, seed):
            if state.table is None or not state.is_chance_node() or not state.hidden:
                continue
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            word = state.action_to_string(outcomes[0]).split()[0]
            if len(outcomes) < 2 or told[word] > 5:
                continue
            worlds = [state.clone(), state.clone()]
            for world, outcome in zip(worlds, (outcomes[0], outcomes[-1]), strict=True):
                world.apply_action(outcome)
            for seat in range(2):
                texts = {world.information_state_string(seat) for world in worlds}
                tensors = {tuple(world.observation_tensor(seat)) for world in worlds}
                seen = {world.observation_string(seat) for world in worlds}
                known = seat == state.table.seat
                assert len(texts) == 1 + known
                assert known or len(tensors) == len(seen) == 1
            told[word] += 1
        if told["card"] and told["tile"]:
            return
    pytest.fail(f"cards and a Lucky Dip should have been drawn: {told}")


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


@pytest.mark.parametrize("game", [NAME, SECOND_KIND, SPACE_2])
def test_the_tensor_of_an_information_state_is_the_observation_and_the_text(game: str) -> None:
    along = play(game, 6)
    size = len(along[-1].observation_tensor(0))
    longest = 0
    for state in along[::25]:
        for player in (0, 1):
            tensor = numpy.array(state.information_state_tensor(player))
            assert list(tensor[:size]) == state.observation_tensor(player)
            if state.table is not None and not state.table.begun:
                shown = state.table.seat_view(player).observation(2 if game == SPACE_2 else 1)
                assert list(tensor[:size]) == list(shown)
            told = state.information_state_string(player)
            assert bytes(tensor[size:].astype(numpy.uint8)).rstrip(b"\0").decode() == told[-HISTORY:]
            longest = max(longest, len(told))
    assert longest < HISTORY


@pytest.mark.parametrize("game", [NAME, SECOND_KIND])
def test_a_half_made_move_is_told_when_it_is_made(game: str) -> None:
    for state in play(game, 4):
        begun = state.table is not None and state.table.begun
        legal = [] if state.is_chance_node() or begun else state.legal_actions()
        lifts = [action for action in legal if state.action_to_string(action).split()[0] in ("lift", "from")]
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


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_cannot_be_told_from_this_one(game: str) -> None:
    rng, differ, tried = random.Random(8), 0, 0
    for number, state in enumerate(play(game, 5)):
        if state.is_chance_node() or state.is_terminal() or number % 40:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        tried += 1
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert state.table is not None
        assert twin.table is not None
        one, two = (each.position.fields() for each in (state.table, twin.table))
        differ += [*one.hand, *one.fish] != [*two.hand, *two.fish]
        before = state.information_state_string(1 - player) if state.num_players() == 2 else ""
        if "second_kind" not in game and before:
            changed = twin.information_state_string(1 - player) != before
            assert changed == ([*one.hand, *one.fish, *one.cubes] != [*two.hand, *two.fish, *two.cubes])
        for _ in range(30):  # it goes on like any state
            if twin.is_terminal():
                break
            if twin.is_chance_node():
                twin.apply_action(twin.chance_outcomes()[0][0])
            else:
                twin.apply_action(rng.choice(twin.legal_actions()))
    assert tried > 5
    assert differ or "second_kind" in game


@pytest.mark.parametrize("game", GAMES)
def test_any_player_may_ask_for_another_world_in_the_middle_of_a_draw_or_of_an_action(game: str) -> None:
    rng, drawing, begun = random.Random(9), 0, 0
    for state in play(game, 6):
        if state.table is None or state.is_terminal():
            continue
        half_made = bool(state.table.begun)
        if rng.random() > (0.3 if state.is_chance_node() or half_made else 0.01):
            continue
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            if not twin.is_chance_node():  # there they are what may be drawn, by what is left in that world
                assert twin.legal_actions(player) == state.legal_actions(player)
            drawing += twin.is_chance_node()
            begun += half_made
            while twin.is_chance_node():
                twin.apply_action(rng.choices(*zip(*twin.chance_outcomes(), strict=True))[0])
            if not twin.is_terminal():
                twin.apply_action(rng.choice(twin.legal_actions()))
    assert drawing > 5
    assert begun > 5


@pytest.mark.parametrize("game", GAMES)
def test_no_resampled_state_is_the_state_itself(game: str) -> None:  # R13.4
    """Not even where the bag is nearly empty, and others have drawn what few worlds could give."""
    rng, drawing = random.Random(4), 0
    for number, state in enumerate(play(game, 7)):
        if (
            state.table is None
            or state.is_terminal()
            or (number % 60 and not (state.taking >= 0 and state.refill))
        ):
            continue
        if rng.random() < 0.5:
            continue
        table = state.table
        if state.taking < 0:
            state = state.clone()
            state.table = table = drained(table, rng)
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.table is not None
            assert twin.table.chance.state != table.chance.state
            assert colours_to_be_had(twin.table.position.fields()) == colours_to_be_had(
                table.position.fields()
            )
            assert twin.table.observation(player) == table.observation(player)
            drawing += state.taking >= 0
    assert drawing > 5


def drained(table: Table, rng: random.Random) -> Table:
    """The same with most of the bag in the others' hands."""
    reef = table.position.fields()
    kinds = len(reef.hand) // 4
    for _ in range(sum(reef.bag) - 8):
        kind = rng.choice([kind for kind, n in enumerate(reef.bag) if n])
        reef.bag[kind] -= 1
        reef.hand[rng.randrange(reef.players) * kinds + kind] += 1
    return Table(
        type(table.position).from_bytes(bytes(reef)), table.chance, bool(table.aid), table.book.space
    )


def test_while_the_table_is_drawn_a_player_knows_its_own_hand_alone() -> None:
    rng, state = random.Random(3), pyspiel.load_game(f"{NAME}(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        if not state.is_chance_node():
            break
        for player in range(3):
            twins = [state.resample_from_infostate(player, rng.random) for _ in range(5)]
            for twin in twins:
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert len(twin.drawn) == len(state.drawn)
            if len(state.drawn) > 5:
                assert any(twin.drawn != state.drawn for twin in twins)
            twin = twins[0]
            while twin.is_chance_node():
                twin.apply_action(rng.choices(*zip(*twin.chance_outcomes(), strict=True))[0])


def test_in_set_up_the_others_choices_are_dealt_anew() -> None:
    rng, state = random.Random(3), pyspiel.load_game(NAME).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    seen = set()
    for _ in range(20):
        twin = state.resample_from_infostate(1, rng.random)
        assert twin.information_state_string(1) == state.information_state_string(1)
        seen.add(twin.information_state_string(0))
        for _ in range(2):
            twin.apply_action(twin.legal_actions()[0])
        assert twin.table.position.phase == "turn"
    assert len(seen) > 5


def test_open_spiels_ismcts_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = None
    for state in play(NAME, 2):
        if state.table is not None and state.table.position.number == 3 and not state.is_chance_node():
            break
    assert state is not None
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=4,
        max_world_samples=2,
        random_state=numpy.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
