"""Many games at once are the same games, step for step."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from typing import Any

import numpy
import pytest

from reefencounter import COMPILED, IllegalAction, InvalidRules
from reefencounter.rl import spaces
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.vector import VectorGames, game_seed

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "advanced": True, "larva_exchange": "keep", "memory_aid": False},
    {"players": 3},
    {"players": 4, "advanced": True},
    {"players": 2, "second_kind": True},
    {"players": 3, "second_kind": True, "advanced": True, "memory_aid": False},
    {"players": 4, "second_kind": True, "crowns_dealt": False},
]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_vector_games_are_single_games(variant: dict[str, Any]) -> None:
    players, slots, seed = variant["players"], 3, 11
    games = VectorGames(slots, **variant, shaped=True, seed=seed)
    tables = [new_table(**variant, seed=game_seed(seed, slot, 0)) for slot in range(slots)]
    played = [0] * slots
    steps = 4 if variant.get("second_kind") else 1  # its games are longer
    for _ in range(2500 * steps // slots):
        actions = games.sample().copy()
        leads = [[table.lead(seat) for seat in range(players)] for table in tables]
        for slot, table in enumerate(tables):
            assert games.seats[slot] == table.seat
            assert bytes(games.observations[slot]) == table.observation(table.seat)
            assert bytes(games.masks[slot]) == table.mask(table.seat)
            table.step(int(actions[slot]))
        games.step(actions)
        for slot, table in enumerate(tables):
            grown = [table.lead(seat) - leads[slot][seat] for seat in range(players)]
            outcome = table.outcome() if table.over else [0.0] * players
            expected = [spaces.SHAPING * more + share for more, share in zip(grown, outcome, strict=True)]
            assert list(games.rewards[slot, :players]) == pytest.approx(expected)
            assert games.dones[slot] == table.over
            if table.over:
                assert list(games.points[slot, :players]) == [
                    table.position.points(k) for k in range(players)
                ]
                assert list(games.outcomes[slot, :players]) == pytest.approx(outcome)
                played[slot] += 1
                tables[slot] = new_table(**variant, seed=game_seed(seed, slot, played[slot]))
    assert sum(played) > 0


@pytest.mark.parametrize("second_kind", [False, True])
def test_the_seed_fixes_everything_and_slots_do_not_disturb_each_other(second_kind: bool) -> None:
    few, many, again = (
        VectorGames(slots, seed=seed, second_kind=second_kind) for slots, seed in ((2, 5), (7, 5), (7, 6))
    )
    again.reset(5)
    for _ in range(800):
        actions = many.sample().copy()
        assert list(again.sample()) == list(actions)
        few.step(actions[:2])
        many.step(actions)
        again.step(actions)
        assert (many.observations[:2] == few.observations).all()
        assert (many.observations == again.observations).all()
        assert (many.rewards == again.rewards).all()


def test_one_illegal_action_refuses_them_all() -> None:
    games = VectorGames(3, seed=1)
    before = games.observations.copy()
    for wrong in (spaces.PASS, -1, spaces.ACTIONS, 2**31 - 1):
        actions = games.sample().copy()
        actions[1] = wrong
        with pytest.raises(IllegalAction, match="game 1"):
            games.step(actions)
    with pytest.raises(ValueError, match="one action for each of the 3 games"):
        games.step(numpy.zeros(2, int))
    assert (games.observations == before).all()
    for number in (0, -1, 2.5, "4", None):
        with pytest.raises(ValueError, match="games must be a whole number from 1 to 16777216, not"):
            VectorGames(number)  # type: ignore[arg-type]  # a type checker refuses some of them too
    for seed in (None, 0.5, "1"):
        with pytest.raises(TypeError, match="a seed is a whole number, not"):
            VectorGames(1, seed=seed)  # type: ignore[arg-type]  # a type checker refuses it too
    wrong_rules: list[dict[str, Any]] = [
        {"players": 5},
        {"crowns_dealt": False},
        {"second_kind": True, "deck": "nobody's"},
    ]
    for rules in wrong_rules:
        with pytest.raises(InvalidRules):
            VectorGames(1, **rules)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (2**40, "its mask does not have action 1099511627776"),
        (2**32 + 3, "its mask does not have action 4294967299"),
        (-(2**40), "its mask does not have action -1099511627776"),
        (2**70, "its mask does not have action 1180591620717411303424"),
        (1.7, "an action is a whole number, not 1.7"),
        (float("nan"), "an action is a whole number, not nan"),
        (float("inf"), "an action is a whole number, not inf"),
        (None, "an action is a whole number, not None"),
        ("3", "an action is a whole number, not '3'"),
    ],
)
def test_an_action_is_refused_by_its_true_value(action: Any, sentence: str) -> None:
    games = VectorGames(2, seed=1)
    before = games.observations.copy()
    with pytest.raises(IllegalAction, match=f"game 0: {re.escape(sentence)}"):
        games.step(numpy.array([action, action]))
    with pytest.raises(IllegalAction, match=f"game 1: {re.escape(sentence)}"):
        games.step([int(games.sample()[0]), action])
    assert (games.observations == before).all()


def test_a_float_that_could_be_an_action_is_refused_too() -> None:
    games = VectorGames(2, seed=1)
    legal = games.sample().copy()
    for floating in (numpy.float32, numpy.float64, bool):
        with pytest.raises(IllegalAction, match="game 0: an action is a whole number, not"):
            games.step(legal.astype(floating))
    for kind in (numpy.int16, numpy.uint32, numpy.int64, numpy.uint64, object):
        one, other = VectorGames(2, seed=1), VectorGames(2, seed=1)
        one.step(legal.astype(kind))
        other.step(legal)
        assert (one.observations == other.observations).all()


def test_the_arrays_are_read_only() -> None:
    games = VectorGames(1)
    for array in (games.observations, games.masks, games.rewards, games.dones, games.seats):
        assert not array.flags.writeable


CHECK = """
import random, sys, zlib
from reefencounter.rl.environment_table import new_table
from reefencounter.rl.vector import VectorGames
games = VectorGames(2, players=3, advanced=True, shaped=True, seed=3)
total = 0
for _ in range(150):
    games.step(games.sample())
    for array in (games.observations, games.masks, games.rewards, games.dones, games.seats):
        total = zlib.crc32(array.tobytes(), total)
rng, table = random.Random(1), new_table(players=2, seed=2)
for _ in range(300):
    if not table.over:
        table.step(rng.choice(table.legal()))
    total = zlib.crc32(bytes(table.observation(1)) + bytes(table.mask(table.seat)), total)
games = VectorGames(2, players=3, second_kind=True, shaped=True, seed=4)
rng, table = random.Random(2), new_table(players=2, second_kind=True, advanced=True, seed=3)
for _ in range(120):
    games.step(games.sample())
    if not table.over:
        table.step(rng.choice(table.legal()))
    total = zlib.crc32(bytes(table.observation(1)) + bytes(table.mask(table.seat)), total)
    for array in (games.observations, games.masks, games.rewards, games.dones, games.seats):
        total = zlib.crc32(array.tobytes(), total)
print(total, table.outcome(), table.lead(0))
"""


def test_uncompiled_is_the_same() -> None:
    if not COMPILED:
        pytest.skip(
            "the engine runs uncompiled here (no C compiler, or REEF_UNCOMPILED): nothing to compare with"
        )
    answers = set()
    for asked in ("0", "1"):
        environment = {**os.environ, "REEF_UNCOMPILED": asked}
        done = subprocess.run(
            [sys.executable, "-c", CHECK], env=environment, capture_output=True, text=True, check=True
        )
        answers.add(done.stdout)
    assert len(answers) == 1


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_copied_table_goes_its_own_way(second_kind: bool) -> None:
    table = new_table(seed=4, second_kind=second_kind)
    while not table.over:
        twin: Table = table.copy()
        action = table.legal()[zlib.crc32(bytes(table.observation(table.seat))) % len(table.legal())]
        before = bytes(twin.observation(0))
        table.step(action)
        assert bytes(twin.observation(0)) == before
        twin.step(action)
        assert bytes(twin.observation(1)) == bytes(table.observation(1))
