"""The position as a value: copies, equality, hashing, pickles, numpy, and what it refuses."""

from __future__ import annotations

import copy
import ctypes
import pickle
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from reefencounter import Chance, Game, IllegalAction, Position, playout
from reefencounter.engine import codes, layout, new_position
from reefencounter.notation import action_id

ENGINE = Path(layout.__file__).parent


@pytest.fixture
def position() -> Position:
    return new_position(3, False, False, Chance(7))


def test_a_copy_is_equal_and_independent(position: Position) -> None:
    for twin in (position.copy(), copy.copy(position), copy.deepcopy(position)):
        assert twin == position
        assert hash(twin) == hash(position)
        twin.apply(twin.legal()[0], Chance(0))
        assert twin != position


def test_a_position_is_small() -> None:
    assert layout.SIZE <= 512


def test_it_pickles_and_comes_back_from_bytes(position: Position) -> None:
    assert pickle.loads(pickle.dumps(position)) == position
    assert Position.from_bytes(bytes(position)) == position
    assert position != "something else"


def test_numpy_sees_it_without_copying(position: Position) -> None:
    array = position.numpy()
    assert array.nbytes == layout.SIZE
    assert not array.flags.writeable
    hand = array["hand"][0][:5].copy()
    tile = int(np.flatnonzero(hand)[0])
    position.apply(action_id(f"feed {'WYOPG'[tile]}"), Chance(0))
    assert array["hand"][0][tile] == hand[tile] - 1, "the same memory"
    assert array["fish"][0][tile] == 1
    assert array["players"][0] == position.players


def test_the_buffer_is_read_only(position: Position) -> None:
    with pytest.raises(TypeError):
        position.buffer()[0] = 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("players", 5),
        ("players", 1),
        ("player", 3),
        ("phase", 9),
        ("phase", 2),
        ("alga", 7),
        ("locks", 2000),
        ("acted", 2),
    ],
)
def test_bytes_that_are_no_position_are_refused(position: Position, name: str, value: int) -> None:
    fields = position.fields()
    setattr(fields, name, value)
    with pytest.raises(ValueError, match="not a position"):
        Position.from_bytes(bytes(fields))


def test_more_bytes_are_refused(position: Position) -> None:
    with pytest.raises(ValueError, match="480 bytes"):
        Position.from_bytes(bytes(position) + b"!")


def test_five_shrimps_are_refused(position: Position) -> None:
    fields = position.fields()
    fields.shrimps[0] = 0b11111
    with pytest.raises(ValueError, match="four shrimps"):
        Position.from_bytes(bytes(fields))


def test_numbers_out_of_range_are_refused(position: Position) -> None:
    for call in (
        lambda: position.points(3),
        lambda: position.value(5),
        lambda: position.coral(168),
        lambda: position.coral(-1),
        lambda: position.layable(9),
        lambda: position.shrimp_at(500),
        lambda: position.colour_at(-7),
    ):
        with pytest.raises(IndexError):
            call()
    for action in (-1, codes.ACTIONS, 10**6):
        assert not position.permits(action)
        with pytest.raises(IllegalAction):
            position.apply(action, Chance(0))
    assert position.legal(3) == []


def test_a_deal_that_the_bag_cannot_give_changes_nothing() -> None:
    game = Game(players=2, seed=3)
    while game.phase == "setup":
        game.play(game.legal()[0])
    before = game.state()
    take = action_id("take W")
    for deal in ([], [0] * 5, [0] * 9, [7], [-1]):
        assert game.position.apply_deal(take, deal) is None
    assert game.position.apply_deal(action_id("polyp W"), [1]) is None
    assert game.state() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_permitted_is_what_is_listed(players: int) -> None:
    """Of all ids there are, also those of boards that are not in play."""
    chance = Chance(players)
    position = new_position(players, False, False, chance)
    for step in range(200):
        legal = position.legal()
        if step % 20 == 5:
            assert [action for action in range(codes.ACTIONS) if position.permits(action)] == legal
        position.apply(legal[chance.below(len(legal))], chance)


def test_playout_counts_and_is_deterministic() -> None:
    once = playout(20, seed=4, players=3)
    assert once == playout(20, seed=4, players=3)
    assert once != playout(20, seed=5, players=3)
    assert once.games == sum(once.endings.values()) == 20
    assert once.actions > once.turns > 20
    with pytest.raises(ValueError, match="2, 3 or 4"):
        playout(1, players=5)


def test_a_position_plays_itself_out(position: Position) -> None:
    assert position.play_out(Chance(1)) > 50
    assert position.over
    assert position.legal() == []


def test_chance_is_fair_and_goes_on_from_its_state() -> None:
    chance = Chance(9)
    counts = np.bincount([chance.below(6) for _ in range(60_000)])
    assert counts.min() > 9_500
    twin = Chance(chance.state)
    assert [chance.below(100) for _ in range(9)] == [twin.below(100) for _ in range(9)]
    with pytest.raises(ValueError, match="below"):
        chance.below(0)


@pytest.mark.parametrize("part", ["engine", "engine/second_kind"], ids=["base", "second kind"])
def test_the_compiler_sees_the_same_numbers(part: str) -> None:
    """codes.pxd and layout.pxd say in C what codes.py and layout.py say in Python."""
    folder = ENGINE.parent / part
    module = f"reefencounter.{part.replace('/', '.')}"
    numbers, shape = import_module(f"{module}.codes"), import_module(f"{module}.layout")
    for name, value in re.findall(r"^    (\w+) = (\d+)$", (folder / "codes.pxd").read_text(), re.M):
        assert getattr(numbers, name) == int(value), name
    declared = declared_fields(folder / "layout.pxd", "Reef")
    sizes = {"Cells": 16, "u64": 8, "uint32_t": 4, "uint16_t": 2, "uint8_t": 1}
    fields = {name.removesuffix("_"): kind for name, kind in layout.all_fields(shape.Reef).items()}
    assert [name for _, name, _ in declared] == list(fields)
    for kind, name, length in declared:
        assert ctypes.sizeof(fields[name]) == sizes[kind] * int(length or 1), name


@pytest.mark.parametrize("part", ["engine", "engine/second_kind"], ids=["base", "second kind"])
def test_both_games_begin_with_the_same_fields(part: str) -> None:
    """`layout.common` sees a position of either game as a `Common`."""
    common = declared_fields(ENGINE / "layout.pxd", "Common")
    assert declared_fields(ENGINE.parent / part / "layout.pxd", "Reef")[: len(common)] == common
    shape = import_module(f"reefencounter.{part.replace('/', '.')}.layout")
    for name in layout.all_fields(layout.Common):
        assert getattr(shape.Reef, name).offset == getattr(layout.Common, name).offset, name


def declared_fields(file: Path, struct: str) -> list[tuple[str, str, str]]:
    """Type, name and length of each field of a C struct."""
    _, _, rest = file.read_text().partition(f"cdef struct {struct}:\n")
    body, _, _ = rest.partition("\n\n")
    return re.findall(r"^    (\w+) (\w+)(?:\[(\d+)\])?$", body, re.M)


def test_uncompiled_needs_no_cython() -> None:
    program = (
        "import sys; sys.modules['cython'] = sys.modules['Cython'] = None\n"
        "import reefencounter; print(reefencounter.COMPILED, reefencounter.playout(1, seed=2).games)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        env={"REEF_UNCOMPILED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == ["False", "1"]


def test_chance_is_pickled_and_copied_where_it_stands() -> None:
    chance = Chance(9)
    chance.below(6)
    twins = (pickle.loads(pickle.dumps(chance)), copy.copy(chance), copy.deepcopy(chance))
    ahead = [chance.below(1000) for _ in range(9)]
    for twin in twins:
        assert [twin.below(1000) for _ in range(9)] == ahead
