"""The second observation has the bytes of the first, and true relations behind them; symmetries are the rules' own."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import numpy
import pytest

from reefencounter import COMPILED, Chance, ReefError
from reefencounter.engine import components
from reefencounter.rl import spaces
from reefencounter.rl.batch import branch
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.symmetries import symmetries, symmetry
from reefencounter.rl.vector import VectorGames

PLACES = spaces.PLACES_2
VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "advanced": True},
    {"players": 4, "memory_aid": False},
]


def along(variant: dict[str, Any], seed: int, every: int) -> list[Table]:
    """Moments of a random game with the second observation."""
    found: list[Table] = []
    table, rng = new_table(**variant, seed=seed, space=2), random.Random(seed)
    while not table.over and len(found) < (40 if COMPILED else 5):
        for _ in range(every):
            if not table.over:
                table.step(rng.choice(table.legal()))
        found.append(table.copy())
    return found


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_second_observation_is_the_first_and_more(variant: dict[str, Any]) -> None:
    for table in along(variant, 5, 23):
        first = Table(table.position, table.chance, bool(table.aid)).with_notes(table.__reduce__()[1][3])
        position, reef = table.position, table.position.fields()
        for seat in range(table.book.players):
            seen = table.observation(seat)
            assert len(seen) == spaces.OBSERVATION_2
            assert seen[: spaces.OBSERVATION] == first.observation(seat)
            seat_view = table.seat_view(seat)
            seat_view.memory_aid = bool(table.aid)
            if not table.begun:
                assert seat_view.observation(2) == seen
            owners = numpy.frombuffer(seen, numpy.uint8)[PLACES["owners"]].reshape(4, -1)
            for cell in range(42 * position.players):
                owner = position.shrimp_at(cell)
                if owner >= 0 and position.colour_at(cell) >= 0:
                    place = (owner - seat) % position.players
                    coral = position.coral(cell)
                    assert all(owners[place, other] for other in coral)
                    assert sum(owners[:, cell]) == 1
            growth = numpy.flatnonzero(seen[PLACES["growth"]])
            assert list(growth) == (
                [] if reef.advanced else [24 + 42 * board for board in range(reef.players)]
            )
            beats = numpy.frombuffer(seen, numpy.uint8)[PLACES["beats"]].reshape(5, 5)
            assert beats.sum() == 10
            assert [1 + n for n in beats.sum(axis=1)] == list(seen[PLACES["values"]])
            unseen = list(seen[PLACES["unseen"]])
            if table.aid:
                assert unseen == seat_view.unseen()
            hidden = sum(reef.bag) + sum(
                sum(reef.hand[5 * other : 5 * other + 5]) + sum(reef.fish[5 * other : 5 * other + 5])
                for other in range(reef.players)
                if other != seat
            )
            assert sum(unseen) <= hidden
            assert table.aid or sum(unseen) == hidden


def test_attackable_cells_and_algae_are_what_the_rules_do() -> None:
    attacked = turned = 0
    table, rng = new_table(seed=8, space=2), random.Random(8)
    for _ in range(6000 if COMPILED else 100):
        if table.over:
            table = new_table(seed=9, space=2)
        if table.position.phase == "laying":
            seen, reef = table.observation(table.seat), table.position.fields()
            cells = seen[PLACES["attackable"]][168 * (reef.laying - 1) : 168 * reef.laying]
            for action in table.legal():
                if spaces.kind(action) == "lay":
                    cell = (action - 193) // 2
                    assert cells[cell] == (table.position.colour_at(cell) >= 0)
                    attacked += cells[cell]
        for action in table.legal():
            if spaces.kind(action) == "alga" and (action - spaces.ALGA) % 11 == 0:
                alga = (action - spaces.ALGA) // 11 % 4
                told = table.observation(table.seat)[PLACES["turns"]][10 * alga : 10 * alga + 10]
                after = table.copy()
                before = table.position.fields().turned
                after.step(action)
                assert [before ^ after.position.fields().turned] == [
                    sum(1 << tile for tile in range(10) if told[tile])
                ]
                turned += 1
        if attacked > 5 and turned > 5:
            break
        table.step(rng.choice(table.legal()))
    assert (attacked and turned) or not COMPILED


def test_every_door_takes_the_number_of_the_observation() -> None:
    games = VectorGames(2, seed=1, space=2)
    assert games.observations.shape == (2, spaces.OBSERVATION_2)
    after = branch(games.save(), games.sample())
    assert after.observations.shape == (2, spaces.OBSERVATION_2)
    assert games.copy().observations.shape == games.observations.shape
    assert spaces.more_planes(games.observations).shape == (2, 10, 4, 6, 7)
    assert (games.observations * spaces.scales(2)).max() <= 1
    for wrong in ({"space": 3}, {"space": 2, "second_kind": True}):
        with pytest.raises(ReefError):
            VectorGames(1, **wrong)  # type: ignore[arg-type]  # one is a number, one is not
    for space in (0, 3, 7, -1):
        with pytest.raises(ReefError, match=f"observations have the numbers 1 and 2, not {space}$"):
            spaces.scales(space)


@pytest.mark.parametrize("players", [2, 3])
def test_boards_in_another_order_are_the_same_game(players: int) -> None:
    rng = random.Random(3)
    for number, kind in enumerate(symmetries(players, mirrors=False, space=2)):
        order = [int(name) - 1 for name in kind.name.split()]
        boards = [2, 0, 3][:players]
        sea, hands = [3, 0, 0, 0, 0] * 5, [1, 2, 1, 1, 1] * players
        one, two = (
            Table(
                new_table(players=players).book.new_position(
                    Chance(0), boards=chosen, star=True, sea=sea, hands=hands
                ),
                Chance(number),
                space=2,
            )
            for chosen in (boards, [boards[board] for board in order])
        )
        for _ in range(250 if COMPILED else 15):
            if one.over:
                break
            for seat in range(players):
                seen = numpy.frombuffer(one.observation(seat), numpy.uint8)[kind.observation]
                assert bytes(seen) == two.observation(seat)
            mask = numpy.frombuffer(one.mask(one.seat), numpy.uint8)
            assert bytes(mask[kind.actions]) == two.mask(two.seat)
            action = rng.choice(one.legal())
            one.step(action)
            two.step(int(kind.moved[action]))
        assert one.over == two.over


MIRRORED = """
import importlib.util, random, sys
name = "reefencounter.engine.components"  # taken for itself, before the engine reads it
spec = importlib.util.spec_from_file_location(name, sys.argv[5])
components = sys.modules[name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(components)
rows, columns, advanced = (word == "1" for word in sys.argv[1:4])
def turn(board):
    board = [row[::-1] if columns else row for row in board]
    return tuple(board[::-1] if rows else board)
plain = dict(components.BOARDS)
if sys.argv[4] == "mirrored":
    components.BOARDS.update({"A": turn(plain["A"])})
from reefencounter.rl import spaces
from reefencounter.rl.environment_table import Table, new_table
from reefencounter import Chance
from reefencounter.rl.symmetries import symmetry
import zlib
kind = symmetry((0, 1), ((rows, columns), (False, False)), 2)
book = new_table(advanced=advanced).book
position = book.new_position(Chance(0), boards=[0, 1], star=True, sea=[3, 0, 0, 0, 0] * 5, hands=[1, 2, 1, 1, 1] * 2)
table, rng, total = Table(position, Chance(4), space=2), random.Random(5), 0
import numpy
for _ in range(120):
    if table.over:
        break
    seen = numpy.frombuffer(table.observation(0) + table.observation(1), numpy.uint8).reshape(2, -1)
    mask = numpy.frombuffer(table.mask(table.seat), numpy.uint8)
    if sys.argv[4] == "mirrored":
        action = rng.choice(sorted(kind.moved[a] for a in table.legal()))  # a mirror is its own inverse
        total = zlib.crc32(seen[:, kind.observation].tobytes() + mask[kind.actions].tobytes(), total)
        table.step(int(kind.moved[action]))
    else:
        action = rng.choice(table.legal())
        total = zlib.crc32(seen.tobytes() + mask.tobytes(), total)
        table.step(action)
print(total, _)
"""


@pytest.mark.parametrize(("rows", "columns", "advanced"), [(0, 1, 0), (1, 1, 1)])
def test_a_mirrored_board_is_the_same_game(rows: int, columns: int, advanced: int) -> None:
    answers = set()
    for form in ("plain", "mirrored"):
        words = [str(rows), str(columns), str(advanced), form, components.__file__]
        environment = {
            **os.environ,
            "REEF_UNCOMPILED": "1",
        }  # boards are told to compiled rules when they are built
        done = subprocess.run(
            [sys.executable, "-c", MIRRORED, *words],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        answers.add(done.stdout)
    assert len(answers) == 1


@pytest.mark.parametrize("wrong", [{"players": 1}, {"players": 5}, {"players": "2"}, {"space": 3}], ids=str)
def test_there_are_no_symmetries_of_what_is_no_game(wrong: dict[str, Any]) -> None:
    with pytest.raises(ReefError, match=r"2, 3 or 4 players, not|observations have the numbers 1 and 2"):
        next(symmetries(**wrong))


def test_a_mirror_twice_is_nothing() -> None:
    kind = symmetry((0, 1), ((False, True), (False, True)))
    assert (kind.observation[kind.observation] == numpy.arange(spaces.OBSERVATION)).all()
    assert (kind.actions == kind.moved).all()
