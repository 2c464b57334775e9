"""What a seat sees of the Second Kind in the research environments: all that is open, and nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy
import pytest
from rl_tables import VARIANTS, along, rare

from reefencounter import COMPILED, Chance
from reefencounter.engine.second_kind import codes
from reefencounter.engine.second_kind.components import ORIENTATIONS, SIDES
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.notation.forms import dump
from reefencounter.notation.second_kind.text import CELL_NUMBERS, CELL_TEXTS
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.second_kind import memory, observation, spaces
from reefencounter.view import Known, view


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


def another_world(table: Table, seat: int, rng: random.Random) -> Table | None:
    """The same table with what this seat cannot know dealt anew; None if that changes what is open (R13.1)."""
    seat_view: Any = table.seat_view(seat)
    known, reef = table.known(), table.position.fields()
    try:
        world = seat_view.world(rng)
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
            table = Table(before.position, before.chance, aid).with_notes(before.__reduce__()[1][3])
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
        chance, hands = Chance(1), [2, 2, 2, 0, 0, 2, 2, 2, 2, 1]
        book = new_table(second_kind=True).book
        position = book.new_position(chance, boards=(0, 1), star=True, sea=[0] * 25, hands=hands)
        table = Table(position, chance)
        known = observation.PLACES["seat1.hand_known"]
        assert list(table.observation(1)[known])[:5] == hands[:5]
        table.step(fed)
        table.step(pair)
        assert list(table.observation(1)[known])[:5] == [1, 1, 1, 0, 0]
        assert table.observation(0)[observation.PLACES["seat0.cubes"].start] == 2
        worlds.append((table.seat, bytes(table.observation(1)), bytes(table.mask(1)), table.lead(1)))
    assert worlds[0] == worlds[1]
