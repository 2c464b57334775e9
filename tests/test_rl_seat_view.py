"""What a bot sees in the compact space is what the environments show, in every decision of whole games."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

from reefencounter import COMPILED, IllegalAction
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.rulebook import rulebook
from reefencounter.rules import Rules
from reefencounter.view import Known, view

VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "advanced": True, "larva_exchange": "keep"},
    {"players": 4, "memory_aid": False},
    {"players": 2, "second_kind": True},
    {"players": 3, "second_kind": True, "advanced": True},
    {"players": 4, "second_kind": True, "memory_aid": False, "crowns_dealt": False},
]
LONGEST = 3000 if COMPILED else 60


def over_the_wire(table: Table, seat: int, direct: SeatView) -> SeatView:
    """The same seat as a program behind the protocol sees it."""
    seen = view(table.position, table.known(), seat, bool(table.aid))
    legal = json.loads(json.dumps(direct.legal))
    return SeatView.from_view(json.loads(json.dumps(seen)), legal, seat, direct.to_be_had)


def seen_by(table: Table, seat: int) -> SeatView:
    """What a bot in this seat is given where the memory aid is as at this table."""
    seat_view = table.seat_view(seat)
    seat_view.memory_aid = bool(table.aid)
    return seat_view


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_seat_view_shows_what_the_environments_show(variant: dict[str, Any], bot: str) -> None:
    table, rng = new_table(**variant, seed=3), random.Random(4)
    players, decisions, half_made = variant["players"], 0, 0
    bots = [make(bot, seed=seat) for seat in range(players)]
    while not table.over and decisions < LONGEST:
        seat = table.seat
        direct = seen_by(table, seat)
        twins = [direct, pickle.loads(pickle.dumps(direct))]
        if decisions % 7 == 0:
            twins.append(over_the_wire(table, seat, direct))
        chosen = bots[seat].choose(direct)
        if rng.random() < 0.1:  # whatever is legal, and not only what a bot would do
            chosen = rng.choice(direct.ids)
        steps = table.book.from_engine(chosen)
        for action in steps:
            for twin in twins:
                assert twin.observation() == table.observation(seat)
                assert twin.mask() == table.mask(seat)
                assert twin.step(action) == (chosen if action is steps[-1] else -1)
            half_made += action is not steps[-1]
            table.step(action)
            decisions += 1
        other = (seat + 1) % players
        assert seen_by(table, other).observation() == table.observation(other)
    assert decisions > 50
    assert half_made


def test_a_seat_view_refuses_what_its_mask_does_not_have() -> None:
    table = new_table(seed=1)
    seat_view = table.seat_view(0)
    with pytest.raises(IllegalAction, match="no legal action begins with pass now"):
        seat_view.step(1270)
    with pytest.raises(IllegalAction, match="actions go from 0 to 1270, not 5000"):
        seat_view.step(5000)
    with pytest.raises(TypeError):
        seat_view.step(1.5)  # type: ignore[arg-type]  # a type checker refuses it too
    while table.position.phase == "setup":
        table.step(table.legal()[0])
    assert table.seat_view(1 - table.seat).mask() == bytearray(1271)


@pytest.mark.parametrize("seat", [-1, 2, 10**40])
@pytest.mark.parametrize("second_kind", [False, True])
def test_a_seat_that_nobody_has_sees_nothing(second_kind: bool, seat: int) -> None:
    table = new_table(second_kind=second_kind, seed=1)
    with pytest.raises(IndexError, match=f"seats go from 0 to 1, not {seat}"):
        SeatView.of(table.position, table.known(), seat)


def test_who_is_not_told_what_is_to_be_had_takes_what_may_be() -> None:
    table = new_table(seed=1)
    seen = view(table.position, table.known(), 0, True)
    seat_view = SeatView.from_view(seen, table.seat_view(0).legal, 0)
    assert seat_view.to_be_had == "WYOPG"
    assert seat_view.observation() == table.observation(0)


def test_a_bag_of_special_tiles_alone_has_no_colour_to_be_had() -> None:  # R13.1
    table = new_table(second_kind=True, seed=1)
    reef = table.position.fields()
    for colour in range(5):  # all that were in there have been eaten by who looks
        reef.fish[colour] += reef.bag[colour]
        reef.bag[colour] = reef.reserve[colour] = 0
    table = Table(SecondKindPosition.from_bytes(bytes(reef)), table.chance)
    assert sum(reef.bag)
    assert table.seat_view(0).to_be_had == ""
    assert table.seat_view(0).observation() == table.observation(0)


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_fish_may_have_more_unknown_tiles_than_there_are_of_a_colour(second_kind: bool) -> None:  # R13.3
    table = new_table(second_kind=second_kind, memory_aid=False, seed=1)
    reef = table.position.fields()
    kinds = len(reef.bag)
    for colour in range(5):
        reef.bag[colour] -= 9
        reef.fish[kinds + colour] += 9
    table = Table(type(table.position).from_bytes(bytes(reef)), table.chance, memory_aid=False)
    direct = seen_by(table, 0)
    assert over_the_wire(table, 0, direct).observation() == table.observation(0)


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_rulebook_refuses_what_does_not_belong_to_a_seat(second_kind: bool) -> None:
    book, other = (rulebook(Rules(second_kind=kind)) for kind in (second_kind, not second_kind))
    table = new_table(second_kind=second_kind)
    known = Known.at_start(table.position)
    assert book.observed(table.position, known, (), 0, True) == table.observation(0)
    with pytest.raises(TypeError, match="this needs a position of"):
        other.observed(table.position, known, (), 0, True)
    with pytest.raises(IndexError, match="seats go from 0 to 1, not 2"):
        book.observed(table.position, known, (), 2, True)
    with pytest.raises(ValueError, match="must be counted in"):
        book.observed(table.position, Known((0,), (0,)), (), 0, True)
    with pytest.raises(ValueError, match="half-made"):
        book.observed(table.position, known, (book.actions - 1,), 0, True)
    with pytest.raises(ValueError, match="engine ids go from"):
        book.marked([10**9], ())
