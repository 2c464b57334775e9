"""The Second Kind in the compact space: exact masks, every action in steps, and nothing hidden in what a seat sees."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy
import pytest
from second_kind_policies import POLICIES

import reefencounter.rl.second_kind
from reefencounter import COMPILED, Chance, IllegalAction
from reefencounter.engine.second_kind import codes
from reefencounter.engine.second_kind.components import ORIENTATIONS, SIDES
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.notation.forms import dump, texts_of
from reefencounter.notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS
from reefencounter.rl.second_kind import memory, observation, paths, spaces
from reefencounter.rl.table import Table, new_table
from reefencounter.score import score
from reefencounter.view import Known, view

VARIANTS = [(2, False, True), (3, True, True), (4, False, False)]
ACTIONS = 500 if COMPILED else 60
# Games in which every kind of step comes up, by policy and seed
EVENTFUL = [
    ("player of cards", 0),
    ("player of cards", 2),
    ("player of cards", 14),
    ("eater", 1),
    ("eater", 13),
    ("reefer", 12),
]


@cache
def along(
    policy: str, variant: tuple[int, bool, bool], seed: int, actions: int = ACTIONS
) -> tuple[Table, ...]:
    """Copies of the table along one game, one for each action of the engine."""
    players, advanced, dealt = variant
    rng, table = (
        random.Random(seed),
        new_table(players, advanced, seed=seed, second_kind=True, crowns_dealt=dealt),
    )
    tables = [table.copy()]
    while not table.over and len(tables) < actions:
        legal = table.position.legal()
        texts = texts_of(table.position, legal)
        table.play(legal[texts.index(POLICIES[policy](texts, rng))])
        tables.append(table.copy())
    return tuple(tables)


def rare(tables: tuple[Table, ...], often: int) -> Iterator[Table]:
    """All tables at which something is to be decided or of an unusual phase, and some of the others."""
    for place, table in enumerate(tables):
        unusual = table.position.phase not in ("turn", "laying")
        if unusual or table.position.fields().pending or place % often == 0:
            yield table


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


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_observation_says_what_the_table_shows(variant: tuple[int, bool, bool]) -> None:
    for policy in ("reefer", "eater"):
        for table in rare(along(policy, variant, 5), 17):
            for seat in range(0 if table.over else variant[0]):  # a view of a finished game hides nothing
                check_observation(table, seat)


def check_observation(table: Table, seat: int) -> None:
    """The observation against the state and the view, which are written by other code."""
    position, players = table.position, table.book.players
    state, seen = dump(position), view(position, table.known(), seat)
    vector = numpy.frombuffer(table.observation(seat), numpy.uint8)

    def block(name: str) -> list[int]:
        return [int(byte) for byte in vector[observation.PLACES[name]]]

    def plane(name: str, which: int = 0) -> dict[str, int]:
        cells = vector[observation.PLACES[name]].reshape(-1, 288)[which]
        return {CELL_TEXTS[cell]: int(cells[cell]) for cell in numpy.flatnonzero(cells)}

    for k, colour in enumerate("WYOPG"):
        assert set(plane("polyps", k)) == {
            cell for cell, tile in state["polyps"].items() if tile[0] == colour
        }
        assert set(plane("under", k)) == {
            cell for cell, tile in state["polyps"].items() if tile[1:] == f"/{colour}"
        }
    for k in range(players):
        assert set(plane("shrimps", k)) == {
            cell for cell, player in state["shrimps"].items() if (player - seat) % players == k
        }
    assert set(plane("doubles")) == {cell for cell, tile in state["polyps"].items() if tile[1:] == "2"}
    assert set(plane("blue_tiles")) == {cell for cell, tile in state["polyps"].items() if tile[1:] == "b"}
    for k, side in enumerate(SIDES):
        halves = {cell: tile[3:] for cell, tile in state["polyps"].items() if tile[1:3] == "h:"}
        assert set(halves.values()) <= set(ORIENTATIONS)
        assert set(plane("rocky", k)) == {cell for cell, sides in halves.items() if side not in sides}
    assert set(plane("blue")) == set(state["blue"]["boards"])
    assert set(plane("crowns")) == set(state["crowns"])
    assert set(plane("waking")) == set(state["turn"]["crowns"])
    assert set(plane("wards")) == set(state["wards"])
    for name, tile in (("added", "rock"), ("sunk", "water")):
        assert set(plane(name)) == {cell for cell, what in state["terrain"].items() if what == tile}
    cells = range(72 * players)
    assert set(plane("rock")) == {CELL_TEXTS[cell] for cell in cells if position.is_rock(cell)}
    assert plane("size") == {cell: len(position.coral(CELL_NUMBERS[cell])) for cell in state["polyps"]}
    assert set(plane("protected")) == {CELL_TEXTS[cell] for cell in position.protected()}
    assert sum(block("own_cards")) == len(state["players"][seat]["cards"])
    assert sum(block("discards")) == len(state["discards"])
    assert block("draw") == [len(state["draw"])]
    assert block("bag") == [sum(state["bag"].values())]
    reef = position.fields()
    assert block("sea") == list(reef.sea)
    for k in range(players):
        player = (seat + k) % players
        held = seen["players"][player]
        for name in ("hand", "fish"):
            shown = held[name] if "total" not in held[name] else held[name]["known"]
            assert sum(block(f"seat{k}.{name}_known")) == sum(shown.values())
        if "total" in held["hand"]:
            assert block(f"seat{k}.hand") == [held["hand"]["total"]]
        assert block(f"seat{k}.cards") == [len(state["players"][player]["cards"])]
        assert sum(block(f"seat{k}.table")) == len(held["table"])
        assert sum(block(f"seat{k}.consumed")) == sum(held["consumed"].values())
    assert block("pending").index(1) == reef.pending
    pending = seen["turn"]["pending"] or {}
    assert sum(block("window")) == ("window" in pending)
    assert sum(block("decided_card")) == (pending.get("kind") in ("card", "window") and "card" in pending)
    acting = [sum(block(f"seat{k}.acting")) for k in range(4)]
    told = not position.over and (pending.get("kind") != "window" or "player" in pending)
    assert acting == [told and (table.seat - seat) % players == k for k in range(4)]


def test_the_half_made_action_is_seen_by_its_owner_only() -> None:
    begun: Counter[str] = Counter()
    for number, policy in enumerate(["player of cards", "reefer"]):
        for table in (table.copy() for table in rare(along(policy, VARIANTS[number], number), 10)):
            begins = [step for step in table.legal() if table.number(step) < 0]
            while begins:
                before = [bytes(table.observation(seat)) for seat in range(table.book.players)]
                begun[spaces.kind(begins[-1])] += 1
                table.step(begins[-1])
                after = [bytes(table.observation(seat)) for seat in range(table.book.players)]
                changed = [seat for seat in range(table.book.players) if before[seat] != after[seat]]
                assert changed == [table.seat]
                begins = [step for step in table.legal() if table.number(step) < 0]
    assert len(begun) > (5 if COMPILED else 2)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_known_parts_are_those_of_the_game(variant: tuple[int, bool, bool]) -> None:
    for policy, seed in (("player of cards", 1), ("eater", 2)):
        tables = along(policy, variant, seed)
        known = Known.at_start(tables[0].position)
        assert tables[0].known() == known
        for before, table in pairwise(tables):
            known = known.after(before.position, table.position)
            assert table.known() == known


def test_outcomes_follow_the_ranks() -> None:  # R11.3 R11.4 S8.4
    for variant in VARIANTS:
        for table in along("eater", variant, 4)[::9]:
            ranks = [row["rank"] for row in score(table.position)]
            winners, players = ranks.count(1), variant[0]
            win = (players - winners) / (players - 1) / winners
            expected = [win if rank == 1 else -1 / (players - 1) for rank in ranks]
            assert table.outcome() == pytest.approx(expected)


def another_world(table: Table, seat: int, rng: random.Random) -> Table | None:
    """The same table with what this seat cannot know dealt anew; None if that changes what is open (R13.1)."""
    sight: Any = table.sight(seat)
    known, reef = table.known(), table.position.fields()
    try:
        world = sight.world(rng)
    except (IndexError, StopIteration):  # no tile is left that fits
        return None
    assert isinstance(world, SecondKindPosition)
    twin = world.fields()
    if any((a > 0) != (b > 0) for a, b in zip(twin.bag, reef.bag, strict=True)):
        return None
    if reef.pending == codes.SPLIT_PENDING and twin.bag[reef.variant - codes.DOUBLE] < 2:
        return None
    notes = memory.Notes(first=-1, second=-1)
    for name, seen in (("hand", known.hand), ("fish", known.fish)):
        held = getattr(twin, name)
        getattr(notes, f"unknown_{name}")[:] = [there - n for there, n in zip(held, seen, strict=True)]
    return Table(world, Chance(0), bool(table.aid)).with_notes(bytes(notes))


@pytest.mark.parametrize("aid", [True, False])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_two_worlds_that_differ_in_hidden_things_look_alike(  # R13.4 S7.5 S7.7
    variant: tuple[int, bool, bool], aid: bool
) -> None:
    rng, tried, differ = random.Random(6), 0, Counter[str]()
    for policy in ("player of cards", "eater"):
        for before in rare(along(policy, variant, 7), 6):
            if before.over:
                continue
            table = Table(before.position, before.luck, aid).with_notes(before.__reduce__()[1][3])
            for seat in range(variant[0]):
                twin = another_world(table, seat, rng)
                if twin is None:
                    continue
                tried += 1
                one, two = table.position.fields(), twin.position.fields()
                differ.update(
                    name
                    for name in ("hand", "fish", "bag", "cards", "apart")
                    if [*getattr(one, name)] != [*getattr(two, name)]
                )
                differ.update(["asked"] if one.asked != two.asked else [])
                assert twin.observation(seat) == table.observation(seat)
                assert twin.lead(seat) == table.lead(seat)
                if table.seat == seat and twin.seat == seat:
                    assert twin.mask(seat) == table.mask(seat)
    assert tried > 20
    if COMPILED:
        assert {"hand", "bag", "cards"} <= set(differ), differ


def test_a_lucky_dip_is_seen_by_its_player_only() -> None:
    seen = 0
    for number, variant in enumerate(VARIANTS * 2):
        for table in along("player of cards", variant, number):
            reef = table.position.fields()
            if reef.pending != codes.CARD_PENDING or not any(reef.apart):
                continue
            seen += 1
            for seat in range(variant[0]):
                vector = table.observation(seat)
                assert vector[observation.APART_TOTAL] == sum(reef.apart)
                shown = list(vector[observation.PLACES["apart"]])
                assert shown == (list(reef.apart) if seat == table.seat else [0] * 33)
    assert seen or not COMPILED


def test_in_set_up_hands_are_open_and_choices_are_not() -> None:  # R2.8 S2.2
    worlds = []
    for fed, pair in ((0, 5), (1, 19)):
        luck, hands = Chance(1), [2, 2, 2, 0, 0, 2, 2, 2, 2, 1]
        book = new_table(second_kind=True).book
        position = book.new_position(luck, boards=(0, 1), star=True, sea=[0] * 25, hands=hands)
        table = Table(position, luck)
        known = observation.PLACES["seat1.hand_known"]
        assert list(table.observation(1)[known])[:5] == hands[:5]
        table.step(fed)
        table.step(pair)
        assert list(table.observation(1)[known])[:5] == [1, 1, 1, 0, 0]
        assert table.observation(0)[observation.PLACES["seat0.cubes"].start] == 2
        worlds.append((table.seat, bytes(table.observation(1)), bytes(table.mask(1)), table.lead(1)))
    assert worlds[0] == worlds[1]


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
