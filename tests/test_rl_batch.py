"""Branches are what single tables do; states and slots are saved, loaded, copied and pickled."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
import threading
from typing import Any

import numpy
import pytest

from reefencounter import COMPILED, IllegalAction, ReefError
from reefencounter.rl import spaces
from reefencounter.rl.batch import Branches, States, branch
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.vector import VectorGames

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "advanced": True, "larva_exchange": "keep", "memory_aid": False},
    {"players": 4},
    {"players": 2, "second_kind": True},
    {"players": 3, "second_kind": True, "memory_aid": False},
]
MOMENTS = 400 if COMPILED else 12


def compare(table: Table, after: Branches, place: int) -> None:
    """An answer is what the table shows after the same step."""
    assert after.seats[place] == table.seat
    assert after.dones[place] == table.over
    assert bytes(after.observations[place]) == table.observation(table.seat)
    assert bytes(after.masks[place]) == table.mask(table.seat)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_branches_are_what_tables_do(variant: dict[str, Any]) -> None:
    games, players = VectorGames(4, **variant, seed=5), variant["players"]
    rng = numpy.random.default_rng(1)
    for moment in range(MOMENTS * (4 if variant.get("second_kind") else 1)):
        if moment % 20 == 0:
            states = games.save()
            every, actions = numpy.nonzero(games.masks)
            some = rng.permutation(len(every))[:12]
            after = branch(states, actions[some], every[some], shaped=True)
            for place, (parent, action) in enumerate(zip(every[some], actions[some], strict=True)):
                table = states.table(int(parent))
                before = [table.lead(seat) for seat in range(players)]
                table.step(int(action))
                compare(table, after, place)
                assert bytes(after.states.table(place).observation(0)) == table.observation(0)
                grown = [spaces.SHAPING * (table.lead(seat) - before[seat]) for seat in range(players)]
                shares = table.outcome() if table.over else [0.0] * players
                expected = [more + share for more, share in zip(grown, shares, strict=True)]
                assert list(after.rewards[place, :players]) == pytest.approx(expected, abs=1e-6)
            assert bytes(states.table(0).observation(0)) == games.save().table(0).observation(0)
        games.step(games.sample())


def test_a_game_that_a_branch_ends_is_settled() -> None:
    games, done = VectorGames(8, seed=5, shaped=True), False
    while not done:
        states, actions = games.save(), games.sample().copy()
        after = branch(states, actions, shaped=True)
        games.step(actions)
        done = bool(games.dones.any())
        assert (after.dones == games.dones).all()
        assert after.rewards == pytest.approx(games.rewards)
        going_on = games.dones == 0
        assert (after.observations[going_on] == games.observations[going_on]).all()
    ended = int(games.dones.argmax())
    assert not after.masks[ended].any()
    assert after.states.table(ended).over
    with pytest.raises(IllegalAction):
        branch(after.states, [spaces.PASS], [ended])


@pytest.mark.parametrize("second_kind", [False, True])
def test_branches_chain_and_write_into_what_they_are_given(second_kind: bool) -> None:
    games = VectorGames(3, seed=2, second_kind=second_kind)
    tables = [games.save().table(slot) for slot in range(3)]
    states, spare, older = games.save(), None, None
    for _ in range(60):
        actions = [table.legal()[len(table.legal()) // 2] for table in tables]
        after = branch(states, actions, out=spare)
        plain = branch(states, actions, observations=False, masks=False)
        assert plain.observations is None
        assert plain.masks is None
        for place, table in enumerate(tables):
            table.step(actions[place])
            compare(table, after, place)
            assert bytes(plain.states.table(place).observation(0)) == table.observation(0)
        spare, states = older, after.states
        older = after


def test_seeds_deal_chance_anew() -> None:
    games = VectorGames(1, seed=3)
    while not games.masks[0, spaces.TAKE]:
        games.step(games.sample())
    states = games.save()
    twenty = numpy.zeros(20, int)
    same = branch(states, twenty + spaces.TAKE, twenty)
    dealt = branch(states, twenty + spaces.TAKE, twenty, numpy.arange(20))
    again = branch(states, twenty + spaces.TAKE, twenty, numpy.arange(20))
    assert len({row.tobytes() for row in same.observations}) == 1
    assert len({row.tobytes() for row in dealt.observations}) > 5
    assert (dealt.observations == again.observations).all()


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    games = VectorGames(2, seed=1)
    states, legal = games.save(), games.sample().copy()
    wrongs: list[tuple[Any, ...]] = [
        ([spaces.PASS, legal[1]],),
        (legal, [0, 2]),
        (legal, [0, -1]),
        (legal, [0.0, 1.0]),
        (legal[:1],),
        (legal, None, [1]),
        (legal.astype(float),),
        ([], []),
    ]
    for wrong in wrongs:
        with pytest.raises((ReefError, IndexError)):
            branch(states, *wrong)
    with pytest.raises(IllegalAction, match="game 1: its mask does not have action 1270"):
        branch(states, [legal[0], spaces.PASS])
    after = branch(states, legal)
    with pytest.raises(ReefError, match="same game, number and kind"):
        branch(states, legal[:1], [0], out=after)
    with pytest.raises(ReefError, match="both read and written"):
        branch(after.states, [numpy.flatnonzero(row)[0] for row in after.masks], out=after)
    with pytest.raises(TypeError):
        branch(states.table(0), legal)  # type: ignore[arg-type]  # a type checker refuses it too
    with pytest.raises(TypeError, match="branches are made by branch"):
        Branches()
    with pytest.raises(ReefError, match="at least one table"):
        States([])
    with pytest.raises(ReefError, match="the same rules"):
        States([new_table(), new_table(players=3)])
    assert not after.observations.flags.writeable
    assert states.table(0).seat == 0


@pytest.mark.parametrize("which", [0, -1, None, 1.5], ids=str)
def test_states_are_picked_by_a_list(which: Any) -> None:
    states = VectorGames(2, seed=1).save()
    with pytest.raises(ReefError, match=r"a list of numbers is needed, not something of shape \(\)"):
        states[which]
    with pytest.raises(IndexError, match="states go from 0 to 1, not -1"):
        states[[0, -1]]


@pytest.mark.parametrize("second_kind", [False, True])
def test_states_are_picked_and_pickled(second_kind: bool) -> None:
    games = VectorGames(4, seed=4, second_kind=second_kind)
    for _ in range(150 if COMPILED else 10):
        games.step(games.sample())
    states = games.save([3, 1])
    twice = states[[1, 1, 0]]
    for place, slot in ((0, 1), (1, 1), (2, 3)):
        assert bytes(twice.table(place).observation(0)) == games.save().table(slot).observation(0)
    back: States = pickle.loads(pickle.dumps(states))
    assert len(back) == len(states[:]) == 2
    for place in range(2):
        assert back.table(place).observation(0) == states.table(place).observation(0)
        assert back.table(place).begun == states.table(place).begun
    restored, (rules, aid, blocks, notes, seeds, _) = states.__reduce__()
    for parts in (
        (blocks[:-1], notes, seeds),
        (blocks, notes[:8], seeds),
        (b"\xff" * len(blocks), notes, seeds),
    ):
        with pytest.raises(ValueError, match=r"."):
            restored(rules, aid, *parts)


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda after: pickle.loads(pickle.dumps(after))]
)
@pytest.mark.parametrize("masks", [False, True])
def test_a_copied_answer_goes_on_and_is_not_written_again(masks: bool, copied: Any) -> None:
    games = VectorGames(3, seed=4)
    states, actions = games.save(), games.sample().copy()
    after = branch(states, actions, masks=masks)
    twin = copied(after)
    assert len(twin) == 3
    for name in ("observations", "rewards", "dones", "seats"):
        assert (getattr(twin, name) == getattr(after, name)).all(), name
    assert (twin.masks == after.masks).all() if masks else twin.masks is None
    legal = [after.states.table(place).legal()[-1] for place in range(3)]
    assert (branch(twin.states, legal).observations == branch(after.states, legal).observations).all()
    with pytest.raises(ReefError, match="out must be an answer"):
        branch(states, actions, masks=masks, out=twin)


@pytest.mark.parametrize("second_kind", [False, True])
def test_slots_are_saved_loaded_copied_and_pickled(second_kind: bool) -> None:
    games = VectorGames(3, seed=6, shaped=True, second_kind=second_kind)
    for _ in range(200 if COMPILED else 5):
        games.step(games.sample())
    twins = [games.copy(), pickle.loads(pickle.dumps(games))]
    for _ in range(600 if COMPILED else 5):
        actions = games.sample().copy()
        games.step(actions)
        for twin in twins:
            assert (twin.sample() == actions).all()
            twin.step(actions)
            for name in ("observations", "masks", "rewards", "dones", "seats", "outcomes", "points"):
                assert (getattr(twin, name) == getattr(games, name)).all(), name
    saved = games.save()
    seen, masks = games.observations.copy(), games.masks.copy()
    for _ in range(20):
        games.step(games.sample())
    games.load(saved[[2, 0]], [0, 1])
    assert (games.observations[:2] == seen[[2, 0]]).all()
    assert (games.masks[:2] == masks[[2, 0]]).all()
    assert not games.dones[:2].any()
    with pytest.raises(ReefError, match="one state for each of the 3 slots"):
        games.load(saved[[0]])
    with pytest.raises(ReefError, match="another game"):
        games.load(VectorGames(3, players=3).save())
    with pytest.raises(IndexError):
        games.save([3])


def test_a_game_that_is_over_does_not_go_into_a_slot() -> None:
    table = new_table(seed=1)
    while not table.over:
        table.step(table.legal()[-1])
    with pytest.raises(ReefError, match="a game that is over cannot go on"):
        VectorGames(1).load(States([table]))


def test_some_slots_alone_are_stepped() -> None:
    games, all_at_once = VectorGames(4, seed=8), VectorGames(4, seed=8)
    for _ in range(50):
        actions = all_at_once.sample().copy()
        all_at_once.step(actions)
        games.step(actions[[2, 0]], [2, 0])
        games.step(actions[[1, 3]], [1, 3])
        assert (games.observations == all_at_once.observations).all()
    before = games.observations.copy()
    with pytest.raises(IllegalAction, match="game 3"):
        games.step([0, spaces.PASS], [1, 3]) if games.masks[1, 0] else games.step([spaces.PASS], [3])
    with pytest.raises(ReefError, match="the same slot twice"):
        games.step([0, 0], [1, 1])
    assert (games.observations == before).all()


@pytest.mark.parametrize("call", ["step", "load", "save", "sample", "reset"])
def test_games_are_for_one_caller_at_a_time_from_the_first_look_at_the_actions(call: str) -> None:
    games = VectorGames(2, seed=1)
    legal, refused = games.sample().copy(), []
    given: dict[str, dict[str, Any]] = {"step": {"actions": legal}, "load": {"states": games.save()}}

    class Slow:
        """Actions that somebody else overtakes while numpy looks at them."""

        def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
            try:
                getattr(games, call)(**given.get(call, {}))
            except ReefError as error:
                refused.append(error.code)
            return legal

    slow: Any = Slow()
    games.step(slow)
    assert refused == ["batch.busy"]
    games.step(games.sample())  # and nothing is left behind
    with pytest.raises(IllegalAction):
        games.step([5000, 5000])
    games.step(games.sample())


def test_threads_branch_from_the_same_states() -> None:
    games = VectorGames(64, seed=9)
    for _ in range(60 if COMPILED else 3):
        games.step(games.sample())
    states, actions = games.save(), games.sample().copy()
    expected = branch(states, actions)
    answers: list[bool] = []

    def work() -> None:
        out = None
        for _ in range(30 if COMPILED else 1):
            out = branch(states, actions, out=out)
            answers.append(bool((out.observations == expected.observations).all()))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(answers)
    assert len(answers) == 4 * (30 if COMPILED else 1)


CHECK = """
import zlib
from reefencounter.rl.batch import States, branch
from reefencounter.rl.environment_table import new_table
from reefencounter.rl.vector import VectorGames
total = 0
for options in ({"players": 3}, {"second_kind": True}):
    games = VectorGames(2, seed=3, **options)
    states = games.save()
    for _ in range(40):
        rows = [row.nonzero()[0] for row in (games.masks if _ == 0 else after.masks)]
        after = branch(states, [int(row[len(row) // 3]) for row in rows], shaped=True)
        states = after.states
        for array in (after.observations, after.masks, after.rewards, after.dones, after.seats):
            total = zlib.crc32(array.tobytes(), total)
for options in ({"players": 3}, {"second_kind": True}):
    tables = [new_table(seed=seed, **options) for seed in range(40)]
    after = branch(States(tables), [table.legal()[0] for table in tables])
    for array in (after.observations, after.masks):
        total = zlib.crc32(array.tobytes(), total)
print(total)
"""


def test_uncompiled_is_the_same() -> None:
    if not COMPILED:
        pytest.skip("the engine runs uncompiled here: nothing to compare with")
    answers = set()
    for asked in ("0", "1"):
        environment = {**os.environ, "REEF_UNCOMPILED": asked}
        done = subprocess.run(
            [sys.executable, "-c", CHECK], env=environment, capture_output=True, text=True, check=True
        )
        answers.add(done.stdout)
    assert len(answers) == 1
