"""The Second Kind in the compact space: exact masks, every action in steps, refusals, tables of numbers, outcomes."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from rl_tables import ACTIONS, VARIANTS, along, rare

import reefencounter.rl.second_kind
from reefencounter import COMPILED, IllegalAction
from reefencounter.engine.second_kind import codes
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.second_kind import memory, observation, paths, spaces
from reefencounter.rl.vector import VectorGames
from reefencounter.score import score

# Games in which every kind of step comes up, by policy and seed
EVENTFUL = [
    ("player of cards", 0),
    ("player of cards", 2),
    ("player of cards", 14),
    ("eater", 1),
    ("eater", 13),
    ("reefer", 12),
]


def reached(table: Table) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every action of the engine that steps lead to, with its steps."""
    for step in table.legal():
        number = table.number(step)
        if number >= 0:
            yield number, (*table.begun, step)
        else:
            half = table.copy()
            half.step(step)
            assert half.position == table.position
            assert half.begun == (*table.begun, step)
            yield from reached(half)


def test_scales_leave_nothing_far_above_one() -> None:
    games, scales = VectorGames(32, players=3, second_kind=True, seed=3), observation.scales()
    assert scales.shape == (observation.OBSERVATION,)
    for _ in range(600 if COMPILED else 10):
        games.step(games.sample())
        assert (games.observations * scales).max() <= 1.0001
    crown = observation.PLACES["seat0.hand_known"].stop - 1
    assert [round(1 / float(scales[place])) for place in (crown - 32, crown)] == [40, 4]


def test_masks_are_exactly_the_legal_actions_and_all_are_reached_in_steps() -> None:
    kinds: Counter[str] = Counter()
    for policy, seed in EVENTFUL:
        for table in rare(along(policy, VARIANTS[seed % 3], seed, 4 * ACTIONS), 12):
            found = dict(reached(table))
            assert sorted(found) == table.position.legal()
            for engine, steps in found.items():
                assert paths.from_engine(engine) == steps
                kinds.update(spaces.kind(step) for step in steps)
            others = [seat for seat in range(table.book.players) if seat != table.seat]
            assert not any(any(table.mask(seat)) for seat in others)
    if COMPILED:
        assert {name for name, _, _ in spaces.KINDS} <= set(kinds)


def test_steps_tell_actions_apart() -> None:
    rng = random.Random(1)
    some = {*range(codes.FIRST, codes.FLEE), *rng.sample(range(codes.FIRST, codes.ACTIONS), 20_000)}
    for engine in some:
        steps = paths.from_engine(engine)
        assert 1 <= len(steps) <= 3
        assert all(0 <= step < spaces.ACTIONS for step in steps)
    for wrong in (codes.FIRST - 1, codes.ACTIONS):
        with pytest.raises(ValueError, match="engine ids go from"):
            paths.from_engine(wrong)
    for wrong in (-1, spaces.ACTIONS):
        with pytest.raises(ValueError, match="0 to 1965"):
            spaces.kind(wrong)


def test_every_step_has_words_of_its_own() -> None:
    table = new_table(second_kind=True)
    words = [table.text(step) for step in range(spaces.ACTIONS)]
    assert len(set(words)) == spaces.ACTIONS
    assert words[spaces.FROM + codes.OFF] == "from supply"
    assert words[spaces.TILE + 12 + 8] == "tile half se consumed"


def test_what_the_mask_does_not_have_is_refused() -> None:
    rng, said = random.Random(1), Counter[str]()
    for table in (table.copy() for table in rare(along("player of cards", VARIANTS[0], 0), 25)):
        if table.over:
            continue
        begins = [step for step in table.legal() if table.number(step) < 0]
        if begins and rng.random() < 0.5:
            table.step(rng.choice(begins))
        legal, before = set(table.legal()), pickle.dumps(table)
        for step in range(-2, spaces.ACTIONS + 3, 1 + rng.randrange(40)):
            assert table.permits(step) == (step in legal)
            if step not in legal:
                with pytest.raises(IllegalAction) as refused:
                    table.step(step)
                said[refused.value.clause] += 1
        assert pickle.dumps(table) == before
    assert len(said) > 5


def test_the_compiler_is_told_the_same_numbers() -> None:
    folder = Path(reefencounter.rl.second_kind.__path__[0])
    for module, least in ((spaces, 40), (observation, 90)):
        told = dict(
            re.findall(r"(\w+) = (\d+)", (folder / f"{module.__name__.split('.')[-1]}.pxd").read_text())
        )
        assert {name: getattr(module, name) for name in told} == {name: int(told[name]) for name in told}
        assert len(told) > least
    assert memory.SIZE == 8 + 2 * 132
    assert spaces.ACTIONS == 1966
    assert observation.OBSERVATION == 10_980


def test_blocks_lie_side_by_side() -> None:
    places = list(observation.PLACES.values())
    assert [place.start for place in places[1:]] == [place.stop for place in places[:-1]]
    assert (places[0].start, places[-1].stop) == (0, observation.OBSERVATION)
    for block in (*observation.PLANES, *observation.COMMON):
        if block.name != "alga":
            assert observation.PLACES[block.name].start == getattr(observation, block.name.upper())
    assert observation.PLACES["begun"].stop - observation.PLACES["begun"].start == spaces.TO - spaces.TILE


def test_outcomes_follow_the_ranks() -> None:  # R11.3 R11.4 S8.4
    for variant in VARIANTS:
        for table in along("eater", variant, 4)[::9]:
            ranks = [row["rank"] for row in score(table.position)]
            winners, players = ranks.count(1), variant[0]
            win = (players - winners) / (players - 1) / winners
            expected = [win if rank == 1 else -1 / (players - 1) for rank in ranks]
            assert table.outcome() == pytest.approx(expected)


def test_a_deal_that_cannot_be_is_refused() -> None:
    for table in along("player of cards", VARIANTS[0], 0):
        buys = [step for step in table.legal() if spaces.kind(step) == "buy"]
        if buys:
            held = table.position.fields().cards[table.seat]
            pile = table.position.fields().draw
            card = pile.bit_length() - 1
            for wrong in ([], [33], [card, card], [(held or ~pile & (1 << 28) - 1).bit_length() - 1]):
                twin = table.copy()
                if not wrong or wrong[0] >= 0:
                    with pytest.raises(IllegalAction):
                        twin.step_deal(buys[0], wrong)
                assert twin.position == table.position
            twin = table.copy()
            twin.step_deal(buys[0], [card])
            assert twin.position.fields().cards[table.seat] == held | 1 << card
            return
    pytest.fail("no card could be bought in the whole game")
