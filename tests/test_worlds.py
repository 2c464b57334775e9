"""Worlds: what a seat cannot see is dealt anew, contradicts nothing that all know, and is never the table itself."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, count, islice

import pytest
from effort import effort
from rl_tables import VARIANTS, along

from reefencounter import Game
from reefencounter.bots.bags import Bags
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView, colours_to_be_had
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.worlds import dealt
from reefencounter.view import view

WORLDS, CHOICES = effort(600, 100_000), effort(1500, 10_000)
GAMES = pytest.mark.parametrize("second_kind", [False, True])


def played(second_kind: bool, seed: int) -> Table:
    """A table in the middle of a game."""
    if second_kind:
        tables = [table for table in along("kinds", VARIANTS[seed % 3], seed % 6) if not table.over]
        return random.Random(seed).choice(tables[len(tables) // 3 :]).copy()
    rng, table = random.Random(seed), new_table(2 + seed % 3, seed=seed)
    for _ in range(rng.randrange(60, 400)):
        before = table.copy()
        table.step(rng.choice(table.legal()))
        if table.over:
            return before
    return table


def crowded(second_kind: bool, seed: int) -> Table:
    """The same with almost all of the bag in hands, the reserve empty, and nothing remembered."""
    table, rng = played(second_kind, seed), random.Random(seed)
    reef = table.position.fields()
    kinds = len(reef.hand) // 4
    for colour in range(5):
        reef.bag[colour] += reef.reserve[colour]
        reef.reserve[colour] = 0
    bag = [kind for kind, n in enumerate(reef.bag) for _ in range(n)]
    rng.shuffle(bag)
    for kind in bag[rng.randrange(1, 9) :]:
        reef.bag[kind] -= 1
        reef.hand[rng.randrange(reef.players) * kinds + kind] += 1
    return Table(type(table.position).from_bytes(bytes(reef)), table.chance, bool(table.aid))


def tables(second_kind: bool) -> Iterator[tuple[Table, int, int]]:
    """Crowded tables with one of their seats, and a number that seeds ten worlds, until there are enough."""
    for seed in range(WORLDS // 10):
        table = crowded(second_kind, seed)
        yield table, seed % table.position.players, 20 * seed


@GAMES
def test_no_world_of_a_crowded_table_is_that_table(second_kind: bool) -> None:  # R13.4
    """The same tiles may lie there by chance, as often as in another world: leaving that out would tell."""
    itself = again = 0
    for table, seat, number in tables(second_kind):
        truth = dealt(table, seat, random.Random(number))
        last = b""
        for k in range(1, 11):
            world = dealt(truth, seat, random.Random(number + k))
            assert world.chance.state != truth.chance.state
            assert world.observation(seat) == table.observation(seat)
            assert world.mask(seat) == table.mask(seat)
            itself += bytes(world.position) == bytes(truth.position)
            again += bytes(world.position) == last
            last = bytes(world.position)
    assert itself <= 2 * again + 10


@GAMES
def test_what_a_bot_supposes_contradicts_nothing_that_all_know(second_kind: bool) -> None:  # R13.1
    for table, seat, number in tables(second_kind):
        seat_view = table.seat_view(seat)
        for k in range(10):
            world = seat_view.world(random.Random(number + k))
            assert colours_to_be_had(world.fields()) == seat_view.to_be_had
            assert SeatView.of(world, table.known(), seat).view() == seat_view.view()


def test_bots_suppose_nothing_impossible_in_their_games() -> None:  # R13.1
    choices = 0
    for seed in count():
        game = Game(players=2 + seed % 3, second_kind=seed % 2 > 0, seed=seed)
        bots = [make("greedy" if seat else "random", seed=seed) for seat in range(game.rules.players)]
        while not game.over and choices < CHOICES:
            seat = game.actor
            seat_view = SeatView.of(game.position, game.known, seat)
            world = seat_view.world(random.Random(choices))
            assert colours_to_be_had(world.fields()) == seat_view.to_be_had
            game.play(seat_view.text(bots[seat].choose(seat_view)), player=seat)
            choices += 1
        if choices >= CHOICES:
            return


@GAMES
def test_a_seat_view_that_was_sent_deals_the_same_worlds(second_kind: bool) -> None:
    for table, seat, number in islice(tables(second_kind), 20):
        seat_view = table.seat_view(seat)
        world = seat_view.world(random.Random(number))
        for twin in (pickle.loads(pickle.dumps(seat_view)), copy.deepcopy(seat_view)):
            assert twin.world(random.Random(number)) == world


@GAMES
def test_a_bag_that_cannot_be_as_it_is_told_is_refused(second_kind: bool) -> None:
    table = crowded(second_kind, 5)
    seen = view(table.position, table.known(), 0)
    told = SeatView.from_view(seen, table.seat_view(0).legal, 0, to_be_had="WYOPG")
    one, (in_hand, in_fish), *others = told.unknown
    told.unknown, told.bag = (one, (in_hand + told.bag, in_fish), *others), 0
    with pytest.raises(ValueError, match="contradicts"):
        told.world(random.Random(1))


def test_bags_come_as_often_as_among_all_shuffles() -> None:
    unseen, size, least, never = [3, 1, 2, 4, 2], 5, {0: 1, 3: 2}, [1]
    tiles = [(kind, k) for kind, n in enumerate(unseen) for k in range(n)]
    expected: Counter[tuple[int, ...]] = Counter()
    for bag in combinations(tiles, size):
        counts = tuple([kind for kind, _ in bag].count(kind) for kind in range(5))
        if counts[1] == 0 and counts[0] >= 1 and counts[3] >= 2:
            expected[counts] += 1
    bags = Bags(unseen, size, least, never)
    assert bags.ways(0, size) == expected.total()
    rng, found, deals = random.Random(1), Counter[tuple[int, ...]](), 20_000
    for _ in range(deals):
        dealt_tiles = bags.deal(rng)
        assert [dealt_tiles.count(kind) for kind in range(5)] == unseen
        found[tuple(dealt_tiles[:size].count(kind) for kind in range(5))] += 1
    assert set(found) == set(expected)
    for counts, ways in expected.items():
        share = ways / expected.total()
        assert abs(found[counts] / deals - share) < 5 * (share / deals) ** 0.5
