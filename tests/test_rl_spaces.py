"""The compact actions and the observation: exact masks, nothing hidden, one layout for all."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy
import pytest
from policies import POLICIES

import reefencounter.rl
from reefencounter import Chance, IllegalAction, Position
from reefencounter.engine import ACTIONS, codes, new_position
from reefencounter.engine.layout import Reef
from reefencounter.notation.forms import plain
from reefencounter.rl import memory, spaces
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.score import score
from reefencounter.shapes import LarvaExchange
from reefencounter.view import Known

Variant = tuple[int, bool, LarvaExchange]
VARIANTS: list[Variant] = [
    (2, False, "play"),
    (2, True, "keep"),
    (3, True, "play"),
    (3, False, "keep"),
    (4, False, "play"),
]


def games(policy: str, variant: Variant, seed: int) -> list[Table]:
    """Copies of the table along one game, one for each action of the engine."""
    rng, table = random.Random(seed), new_table(*variant, seed=seed)
    along = [table.copy()]
    while not table.over:
        table.play(POLICIES[policy](plain(table.position), table.position.legal(), rng))
        along.append(table.copy())
    return along


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("policy", ["uniform", "eater", "locker"])
def test_masks_are_exactly_the_legal_actions(policy: str, variant: Variant) -> None:
    for table in games(policy, variant, 3)[::3]:
        legal = table.position.legal()
        reached = []
        for action in table.legal():
            assert table.permits(action)
            if spaces.kind(action) != "lift":
                reached.append(spaces.to_engine(action))
                continue
            half = table.copy()
            half.step(action)
            assert half.position == table.position
            assert half.lifted == action - spaces.LIFT
            for goal in half.legal():
                assert spaces.kind(goal) == "drop"
                reached.append(spaces.to_engine(goal, half.lifted))
        assert sorted(reached) == legal
        assert {action for engine in legal for action in spaces.from_engine(engine)[:1]} == set(table.legal())
        others = [seat for seat in range(variant[0]) if seat != table.seat]
        assert not any(any(table.mask(seat)) for seat in others)


def test_what_the_mask_does_not_have_is_refused() -> None:
    rng = random.Random(1)
    for table in games("eater", (2, False, "play"), 8)[::9]:
        legal = set(table.legal())
        lifts = [action for action in legal if spaces.kind(action) == "lift"]
        if lifts and rng.random() < 0.5:
            table.step(rng.choice(lifts))
            legal = set(table.legal())
        before = pickle.dumps(table)
        for action in (*range(-2, spaces.ACTIONS + 3, 1 + rng.randrange(5)),):
            assert table.permits(action) == (action in legal)
            if action not in legal:
                with pytest.raises(IllegalAction):
                    table.step(action)
        assert pickle.dumps(table) == before


def test_every_engine_id_has_its_actions() -> None:
    for engine in range(ACTIONS):
        *first, last = spaces.from_engine(engine)
        lifted = first[0] - spaces.LIFT if first else -1
        assert spaces.to_engine(last, lifted) == engine
        assert all(spaces.to_engine(action) == -1 for action in first)
    with pytest.raises(ValueError, match="lifted"):
        spaces.to_engine(spaces.DROP)
    for wrong in (-1, spaces.ACTIONS):
        with pytest.raises(ValueError, match="0 to 1270"):
            spaces.kind(wrong)


def test_the_compiler_is_told_the_same_numbers() -> None:
    folder = Path(reefencounter.rl.__path__[0])
    told = dict(re.findall(r"(\w+) = (\d+)", (folder / "spaces.pxd").read_text()))
    assert {name: getattr(spaces, name) for name in told} == {name: int(told[name]) for name in told}
    assert len(told) > 50
    assert memory.SIZE == 44


def test_blocks_lie_side_by_side() -> None:
    places = list(spaces.PLACES.values())
    assert [place.start for place in places[1:]] == [place.stop for place in places[:-1]]
    assert (places[0].start, places[-1].stop) == (0, spaces.OBSERVATION)
    for name in ("rock", "size", "protected", "sea", "values", "number", "place"):
        assert spaces.PLACES[name].start == getattr(spaces, name.upper())
    for block in spaces.SEAT:
        own = spaces.PLACES[f"seat0.{block.name}"].start - spaces.FEATURES
        assert own == getattr(spaces, f"SEAT_{block.name.upper()}")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_observation_says_what_the_table_shows(variant: Variant) -> None:
    for table in games("eater", variant, 5)[::11]:
        position, reef = table.position, table.position.fields()
        for seat in range(variant[0]):
            seen = numpy.frombuffer(table.observation(seat), numpy.uint8)

            def block(name: str, seen: Any = seen) -> list[int]:
                return list(seen[spaces.PLACES[name]])

            cells = spaces.planes(seen).reshape(16, 168)
            for cell in range(42 * variant[0]):
                colour, shrimp = position.colour_at(cell), position.shrimp_at(cell)
                assert list(cells[:5, cell]) == [colour == k for k in range(5)]
                assert list(cells[5:9, cell]) == [
                    shrimp >= 0 and (shrimp - seat) % variant[0] == k for k in range(4)
                ]
                assert cells[9, cell] == position.is_rock(cell)
                coral = position.coral(cell)
                owners = {position.shrimp_at(other) for other in coral} - {-1}
                assert cells[12, cell] == len(coral)
                assert (cells[13, cell], cells[14, cell]) == (seat in owners, bool(owners - {seat}))
            assert list(numpy.flatnonzero(cells[10])) == position.moved()
            assert list(numpy.flatnonzero(cells[15])) == position.protected()
            assert block("seat0.hand_known") == list(reef.hand[5 * seat : 5 * seat + 5])
            assert block("seat0.points") == [position.points(seat)]
            assert block("sea") == list(reef.sea)
            assert block("values") == [position.value(colour) for colour in range(5)]
            assert block("phase").index(1) == codes.PHASES.index(position.phase)
            assert block("number") == [min(position.number, 255)]
            assert block("place") == [k == seat for k in range(4)]
            assert block("seat3.plays") == [variant[0] == 4]


def test_the_half_made_move_is_seen_by_its_owner_only() -> None:
    lifted = 0
    for table in games("eater", (2, False, "play"), 5):
        lifts = [action for action in table.legal() if spaces.kind(action) == "lift"]
        if lifts:
            lifted += 1
            before = [bytes(table.observation(seat)) for seat in (0, 1)]
            table.step(lifts[0])
            after = [bytes(table.observation(seat)) for seat in (0, 1)]
            changed = [seat for seat in (0, 1) if before[seat] != after[seat]]
            assert changed == [table.seat]
            place = numpy.frombuffer(after[table.seat], numpy.uint8)[spaces.PLACES["lifted"]]
            assert list(numpy.flatnonzero(place)) == [table.lifted]
    assert lifted


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_known_parts_are_those_of_the_game(variant: Variant) -> None:
    rng, table = random.Random(2), new_table(*variant, seed=2)
    known = Known()
    while not table.over:
        before = plain(table.position).copy()
        table.play(POLICIES["eater"](before, before.legal(), rng))
        known = known.after(before, table.position)
        assert table.known() == known


def test_outcomes_follow_the_ranks() -> None:  # R11.3 R11.4
    shared = Counter[int]()
    for variant in VARIANTS:
        for table in games("kinds", variant, 4)[::5]:
            ranks = [row["rank"] for row in score(table.position)]
            winners, players = ranks.count(1), variant[0]
            shared[winners] += 1
            win = (players - winners) / (players - 1) / winners
            expected = [win if rank == 1 else -1 / (players - 1) for rank in ranks]
            assert table.outcome() == pytest.approx(expected)
            assert sum(table.outcome()) == pytest.approx(0)
    assert len(shared) > 1


def another_world(table: Table, seat: int, rng: random.Random) -> Table | None:
    """The same table with what this seat cannot know dealt anew; None if that changes what is open (R13.1)."""
    known, reef = table.known(), table.position.fields()
    heaps: list[tuple[str, int, list[int], int]] = []
    tiles: list[int] = [colour for colour in range(5) for _ in range(reef.bag[colour])]
    for player in range(reef.players):
        if player != seat:
            for name, seen in (("hand", known.hand), ("fish", known.fish)):
                held = getattr(reef, name)[5 * player : 5 * player + 5]
                part = list(seen[5 * player : 5 * player + 5])
                heaps.append((name, player, part, sum(held) - sum(part)))
                tiles += [c for c in range(5) for _ in range(held[c] - part[c])]
    rng.shuffle(tiles)
    twin = Reef.from_buffer_copy(bytes(table.position))
    unknown = memory.Notes(lifted=-1)
    unknown.unknown_hand[:], unknown.unknown_fish[:] = [0] * 20, [0] * 20
    mine = slice(5 * seat, 5 * seat + 5)
    unknown.unknown_hand[mine] = [a - b for a, b in zip(reef.hand[mine], known.hand[mine], strict=True)]
    unknown.unknown_fish[mine] = [a - b for a, b in zip(reef.fish[mine], known.fish[mine], strict=True)]
    for name, player, part, size in heaps:
        drawn, tiles = tiles[:size], tiles[size:]
        counts = [drawn.count(colour) for colour in range(5)]
        getattr(twin, name)[5 * player : 5 * player + 5] = [a + b for a, b in zip(part, counts, strict=True)]
        getattr(unknown, f"unknown_{name}")[5 * player : 5 * player + 5] = counts
    twin.bag[:] = [tiles.count(colour) for colour in range(5)]
    if any((a > 0) != (b > 0) for a, b in zip(twin.bag, reef.bag, strict=True)):
        return None
    return Table(Position.from_bytes(bytes(twin)), Chance(0), table.aid).with_notes(bytes(unknown))


@pytest.mark.parametrize("aid", [True, False])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_two_worlds_that_differ_in_hidden_things_look_alike(  # R13.4
    variant: Variant, aid: bool
) -> None:
    rng, tried = random.Random(6), 0
    for before in games("eater", variant, 6)[::4]:
        table = Table(before.position, before.chance, aid).with_notes(before.__reduce__()[1][3])
        for seat in range(variant[0]):
            twin = None if table.over else another_world(table, seat, rng)
            if twin is None:
                continue
            tried += bytes(twin.position) != bytes(table.position)
            assert twin.observation(seat) == table.observation(seat)
            assert twin.mask(seat) == table.mask(seat)
            assert twin.lead(seat) == table.lead(seat)
    assert tried > 50


def test_in_set_up_nobody_sees_the_choices_of_others() -> None:  # R2.8
    worlds = []
    for fed, pair in ((0, 5), (1, 19)):
        hands = [2, 2, 2, 0, 0, 2, 2, 2, 2, 1]
        chance = Chance(1)
        table = Table(
            new_position(2, False, False, chance, boards=(0, 1), star=True, sea=[0] * 25, hands=hands), chance
        )
        table.step(fed)
        table.step(pair)
        worlds.append((table.seat, bytes(table.observation(1)), bytes(table.mask(1)), table.lead(1)))
        assert table.observation(0)[spaces.PLACES["seat0.cubes"].start] == 2
    assert worlds[0] == worlds[1]


def test_seats_out_of_range_are_refused() -> None:
    table = new_table()
    for wrong in (-1, 2):
        for ask in (table.observation, table.mask, table.lead):
            with pytest.raises(IndexError, match="seats go from 0 to 1"):
                ask(wrong)
