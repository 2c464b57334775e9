"""PettingZoo and Gymnasium: their official checks, and that they play the very same game."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed (the extra `rl`)")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed (the extra `rl`)")

import numpy  # noqa: E402  (only where the extras are there)
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from reefencounter import IllegalAction, ReefError, decks  # noqa: E402
from reefencounter.notation.forms import dump  # noqa: E402
from reefencounter.rl import spaces  # noqa: E402
from reefencounter.rl.environment_table import new_table  # noqa: E402
from reefencounter.rl.gymnasium import ReefEnv  # noqa: E402
from reefencounter.rl.pettingzoo import env  # noqa: E402
from reefencounter.rl.second_kind import spaces as more_spaces  # noqa: E402

OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 3, "advanced": True, "shaped": True},
    {"players": 4, "larva_exchange": "keep", "memory_aid": False},
    {"second_kind": True},
    {"second_kind": True, "players": 3, "advanced": True, "shaped": True, "crowns_dealt": False},
    {"second_kind": True, "players": 4, "memory_aid": False},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_pettingzoo_accepts_it(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations are dicts, as in its classic games
        api_test(env(**options), num_cycles=1500)
        seed_test(lambda: env(**options), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_pettingzoo_plays_the_same_game(options: dict[str, Any]) -> None:
    given = {name: value for name, value in options.items() if name != "shaped"}
    around, table, rng = env(**options), new_table(**given, seed=9), random.Random(1)
    around.reset(seed=9)
    total = dict.fromkeys(around.possible_agents, 0.0)
    for agent in around.agent_iter():
        seen, reward, over, _, _ = around.last()
        total[agent] += reward
        if over:
            around.step(None)
            continue
        seat = int(agent[-1])
        assert seat == table.seat
        assert seen is not None
        assert bytes(seen["observation"]) == table.observation(seat)
        assert bytes(seen["action_mask"]) == table.mask(seat)
        assert around.legal() == list(numpy.flatnonzero(seen["action_mask"]))
        action = rng.choice(around.legal())
        around.step(action)
        table.step(action)
    assert table.over
    expected = table.outcome()
    if options.get("shaped"):
        expected = [share + spaces.SHAPING * table.lead(seat) for seat, share in enumerate(expected)]
    first = [spaces.SHAPING * new_table(**given, seed=9).lead(seat) for seat in range(len(expected))]
    assert not any(first)
    assert list(total.values()) == pytest.approx(expected)


def test_pettingzoo_refuses_and_shows() -> None:
    around = env(render_mode="ansi")
    around.reset(seed=1)
    with pytest.raises(IllegalAction):
        around.step(spaces.PASS)
    assert str(around.render()).startswith("player 0 to act\nturn 1: player 0, setup\n")
    around.render_mode = "svg"
    assert str(around.render()).startswith("<svg")
    with pytest.raises(ReefError, match="render_mode is one of"):
        env(render_mode="film")  # type: ignore[arg-type]  # a type checker refuses it too


def test_the_second_kind_is_shown_and_its_options_are_checked() -> None:
    around, rng = env(second_kind=True, render_mode="ansi"), random.Random(1)
    around.reset(seed=1)
    for _ in range(400):
        around.step(rng.choice(around.legal()))
        assert f"player {around.table.seat}" in str(around.render()).splitlines()[0]
    assert "discards" in str(around.render())
    around.render_mode = "svg"
    assert str(around.render()).startswith("<svg")
    for wrong in ({"crowns_dealt": False}, {"second_kind": True, "larva_exchange": "keep"}):
        with pytest.raises(ReefError, match="Second Kind"):
            env(**wrong)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"bots": ["random", "random"], "seat": 1, "shaped": True},
        {"bots": ["greedy"], "advanced": True},
        {"second_kind": True},
        {"second_kind": True, "bots": ["greedy", "random"], "advanced": True, "crowns_dealt": False},
    ],
    ids=str,
)
def test_gymnasium_accepts_it(options: dict[str, Any]) -> None:
    made = gymnasium.make("ReefEncounter-v0", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped, skip_render_check=True)


def test_gymnasium_finds_it_by_its_module_alone() -> None:
    program = (
        "import gymnasium\n"
        "made = gymnasium.make('reefencounter.rl.gymnasium:ReefEncounter-v0', bots=['random'], seat=1)\n"
        "print(made.reset(seed=1)[1]['seat'], type(made.unwrapped).__module__)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "1 reefencounter.rl.gymnasium\n"


def play(learner: ReefEnv, seed: int | None, rng: random.Random) -> list[Any]:
    seen, info = learner.reset(seed=seed)
    story: list[Any] = [info["seat"]]
    over = False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, _, info = learner.step(rng.choice(list(numpy.flatnonzero(seen["action_mask"]))))
        story.append((hash(bytes(seen["observation"])), reward))
    return [*story, info["points"], info["outcome"]]


@pytest.mark.parametrize("second_kind", [False, True])
def test_gymnasium_is_fixed_by_its_seed(second_kind: bool) -> None:
    one, two = (ReefEnv(bots=["random", "random"], second_kind=second_kind) for _ in range(2))
    play(two, 1, random.Random(0))
    games = [[play(learner, seed, random.Random(5)) for seed in (7, None)] for learner in (one, two)]
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]
    story = games[0][0]
    assert story[-3][1] == pytest.approx(story[-1])


def test_an_illegal_action_loses_or_is_refused() -> None:
    learner = ReefEnv(seat=0)
    learner.reset(seed=1)
    _, reward, over, _, info = learner.step(spaces.PASS)
    assert (reward, over) == (-1.0, True)
    assert "illegal" in info
    strict = ReefEnv(seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(spaces.PASS)
    wrongs: list[dict[str, Any]] = [{"seat": 2}, {"illegal": "allow"}, {"render_mode": "film"}]
    wrongs += [{"seat": "0"}, {"seat": 0.5}]
    wrongs += [{"bots": bots} for bots in ("greedy", [], ["greedy"] * 4, [3], None)]
    for wrong in wrongs:
        with pytest.raises(ReefError):
            ReefEnv(**wrong)


def test_a_deck_of_ones_own_is_played_with() -> None:
    file = Path(decks.__file__).parent / f"{decks.DEFAULT}.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    data["id"], data["cards"][0]["id"] = "for_research", "early_supper"
    decks.add(data)
    around = env(second_kind=True, deck="for_research")
    around.reset(seed=1)
    assert around.table.text(more_spaces.CARD) == "card early_supper"
    assert around.table.book.rules.deck == "for_research"
    around.step(around.legal()[0])
    assert pickle.loads(pickle.dumps(around.table)).text(more_spaces.CARD) == "card early_supper"


def test_a_picture_hides_the_cards_of_others() -> None:  # S7.7
    learner, rng = ReefEnv(bots=["greedy"], seat=0, render_mode="ansi", second_kind=True), random.Random(2)
    seen, _ = learner.reset(seed=3)
    held = 0
    for _ in range(500):
        seen, _, over, _, _ = learner.step(rng.choice(list(numpy.flatnonzero(seen["action_mask"]))))
        if over:
            break
        names = dump(learner.table.position)["players"][1]["cards"]
        held += len(names)
        assert not any(name in str(learner.render()) for name in names)
    assert held


def test_a_picture_shows_only_what_the_learner_may_know() -> None:
    learner = ReefEnv(seat=1, render_mode="ansi")
    learner.reset(seed=3)
    shown = str(learner.render())
    lines = shown.splitlines()
    assert lines[-2].startswith("player 0: hand 5  cubes -  consumed -  fish 1  ")
    assert lines[-1].startswith("player 1: hand ")
    hand, fish = (dump(learner.table.position)["players"][1][pile] for pile in ("hand", "fish"))
    assert f"hand {''.join(colour * n for colour, n in hand.items())}  " in lines[-1]
    assert f"fish {''.join(colour * n for colour, n in fish.items()) or '-'}  " in lines[-1]


@pytest.mark.parametrize("wrong", [1.5, 0.0, True, None, "3", numpy.float32(2)])
def test_what_is_no_whole_number_is_refused_and_not_cut(wrong: Any) -> None:
    learner, around = ReefEnv(seat=0), env()
    learner.reset(seed=1)
    around.reset(seed=1)
    before = bytes(learner.table.observation(0))
    with pytest.raises(IllegalAction, match="an action is a whole number, not"):
        learner.step(wrong)
    assert bytes(learner.table.observation(0)) == before
    if wrong is not None:  # None is for agents whose game is over
        with pytest.raises(IllegalAction, match="an action is a whole number, not"):
            around.step(wrong)
    learner.step(numpy.int64(learner.table.legal()[0]))


def test_the_flat_environment_keeps_the_mask_beside_the_observation() -> None:
    learner, other = (
        gymnasium.make(f"ReefEncounter{form}-v0", bots=["random"], seat=0) for form in ("Flat", "")
    )
    (seen, info), (both, _) = learner.reset(seed=3), other.reset(seed=3)
    rng = random.Random(2)
    for _ in range(40):
        assert learner.observation_space.contains(seen)
        assert (seen == both["observation"]).all()
        masks = learner.get_wrapper_attr("action_masks")()
        assert masks.dtype == bool
        assert (masks == info["action_mask"]).all()
        action = rng.choice(numpy.flatnonzero(masks).tolist())
        seen, _, over, _, info = learner.step(action)
        both = other.step(action)[0]
        if over:
            break


def test_the_state_is_what_all_know_together() -> None:
    around = env(players=3)
    around.reset(seed=4)
    for _ in range(30):
        state = around.state()
        assert around.state_space.contains(state)
        seen = [around.observe(agent)["observation"] for agent in around.possible_agents]
        assert (state == numpy.concatenate(seen)).all()
        around.step(around.legal()[0])


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize("opponents", [None, first_legal])
@pytest.mark.parametrize("players", [2, 3])
def test_many_learners_play_the_same_games_as_one(players: int, opponents: Any) -> None:
    from reefencounter.rl.gymnasium_vector import ReefVectorEnv
    from reefencounter.rl.vector import game_seed

    many = ReefVectorEnv(4, opponents, players=players, shaped=True)
    seen, info = many.reset(seed=5)
    assert many.observation_space.contains(seen)
    seats = [slot % players for slot in range(4)]
    tables = [new_table(players=players, seed=game_seed(5, slot, 0)) for slot in range(4)]
    rng, ended, total = random.Random(1), 0, numpy.zeros(4)
    for _ in range(1500):
        masks = info["action_mask"]
        assert (masks == many.action_masks()).all()
        actions = [rng.choice(numpy.flatnonzero(row).tolist()) for row in masks]
        if opponents is not None and not ended:  # by hand, as long as the first games last
            for slot, table in enumerate(tables):
                while table.seat != seats[slot]:
                    table.step(table.legal()[0])
                assert bytes(seen[slot]) == table.observation(seats[slot])
                table.step(actions[slot])
        seen, rewards, over, cut, info = many.step(numpy.array(actions))
        total += rewards
        assert not cut.any()
        if over.any():
            assert (info["_final_obs"] == over).all()
            slot = int(over.argmax())
            assert info["final_obs"][slot].shape == seen[slot].shape
            if not ended and (over.sum() == 1):
                games = many.learners.games
                lead = round((total[slot] - games.outcomes[slot, seats[slot]]) / spaces.SHAPING, 3)
                assert lead == int(lead)  # all that was shaped, and the outcome once
            ended += 1
            if ended > 2:
                break
    assert ended


def test_pettingzoo_says_that_no_game_was_begun() -> None:
    around = env()
    asked: list[Any] = [around.last, around.state, around.legal]
    for ask in (*asked, lambda: around.step(0), lambda: around.observe("player_0")):
        with pytest.raises(ReefError, match="no game was begun: call reset first"):
            ask()
    assert not hasattr(around, "anything_else")


def test_gymnasium_says_that_no_game_was_begun() -> None:
    learner = ReefEnv(render_mode="ansi")
    for ask in (learner.action_masks, learner.render, lambda: learner.step(0)):
        with pytest.raises(ReefError, match="no game was begun: call reset first"):
            ask()
    assert not hasattr(learner, "anything_else")


@pytest.mark.parametrize("number", [10**40, -(10**40), 1 << 31])
def test_a_huge_number_is_an_illegal_action_too(number: int) -> None:
    around, learner = env(), ReefEnv(illegal="raise")
    around.reset(seed=1)
    learner.reset(seed=1)
    for step in (around.step, learner.step):
        with pytest.raises(IllegalAction, match=f"actions go from 0 to 1270, not {number}"):
            step(number)
    learner.illegal = "lose"
    assert learner.step(number)[1:3] == (-1.0, True)


@pytest.mark.parametrize("options", [{"space": 3}, {"space": 2, "second_kind": True}], ids=str)
def test_pettingzoo_refuses_an_observation_that_is_not_there_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(ReefError, match="observation"):
        env(**options)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda learner: pickle.loads(pickle.dumps(learner))])
@pytest.mark.parametrize("bots", [["random"], ["greedy", "master:level=5"]])
def test_a_copy_of_a_learners_game_goes_on_like_it(bots: list[str], copied: Any) -> None:
    learner = gymnasium.make("reefencounter.rl.gymnasium:ReefEncounterFlat-v0", bots=bots)
    copied(learner)  # before any game too
    learner.reset(seed=4)
    rng, twin, over, steps = random.Random(5), learner, False, 0
    while not over and steps < 300:
        if steps % 60 == 10:
            twin = copied(learner)
        mask = learner.get_wrapper_attr("action_masks")()
        action = rng.choice(mask.nonzero()[0].tolist())
        seen, _, over, _, _ = learner.step(action)
        if twin is not learner:
            assert bytes(seen) == bytes(twin.step(action)[0])
        steps += 1
    assert steps > 60


def test_many_learners_begin_by_reset_and_again_after_a_policy_that_failed() -> None:
    from reefencounter.rl.gymnasium_vector import ReefVectorEnv

    wrong = [False]

    def policy(seen: Any, masks: Any) -> Any:
        return masks.argmax(1) * (0 if wrong[0] else 1) - wrong[0]

    many = ReefVectorEnv(4, policy, players=2)
    with pytest.raises(ReefError, match="not every learner's turn: call reset"):
        many.step(many.action_masks().argmax(1))
    _, info = many.reset(seed=1)
    wrong[0] = True

    def play_on() -> None:
        masks = info["action_mask"]
        for _ in range(100):  # somewhere a learner's turn ends
            masks = many.step(masks.argmax(1))[4]["action_mask"]

    with pytest.raises(IllegalAction, match="its mask does not have action -1"):
        play_on()
    wrong[0] = False
    with pytest.raises(ReefError, match="not every learner's turn: call reset"):
        many.step(many.action_masks().argmax(1))
    _, info = many.reset(seed=1)
    many.step(info["action_mask"].argmax(1))


def test_opponents_of_many_learners_are_a_policy() -> None:
    from reefencounter.rl.gymnasium_vector import ReefVectorEnv

    with pytest.raises(ReefError, match="opponents must be a function of observations and masks"):
        ReefVectorEnv(2, "greedy")  # type: ignore[arg-type]  # a type checker refuses it too


def test_a_render_mode_that_is_not_there_is_a_type_error_too() -> None:
    """Stable-Baselines3 makes environments with `rgb_array`, and without it after a TypeError."""
    with pytest.raises(TypeError, match="render_mode is one of ansi, human, svg, not 'rgb_array'"):
        ReefEnv(render_mode="rgb_array")


def test_the_seed_of_many_learners_fixes_their_games() -> None:
    from reefencounter.rl.gymnasium_vector import ReefVectorEnv

    stories = []
    for _ in range(2):
        many = ReefVectorEnv(3)
        seen, info = many.reset(seed=7)
        story = [seen.tobytes()]
        for _ in range(50):
            seen, _, _, _, info = many.step(info["action_mask"].argmax(axis=1))
            story.append(seen.tobytes())
        stories.append(story)
    assert stories[0] == stories[1]


def test_the_seed_that_many_learners_are_made_with_fixes_their_games() -> None:
    from reefencounter.rl.gymnasium_vector import ReefVectorEnv

    first, second = ReefVectorEnv(3, seed=7), ReefVectorEnv(3, seed=7)
    begun = first.reset()[0]
    assert (begun == second.reset()[0]).all()
    assert (begun == ReefVectorEnv(3).reset(seed=7)[0]).all()
    anew = first.reset()[0]
    assert (anew == second.reset()[0]).all()
    assert (anew != begun).any()
    assert (ReefVectorEnv(3, seed=7).reset(seed=8)[0] == ReefVectorEnv(3).reset(seed=8)[0]).all()
