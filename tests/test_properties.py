"""Random games by many policies, of the base game and of the Second Kind, with the promises checked after every action.

`PROPERTY_GAMES=300` plays that many whole games of each size instead of a few.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator

import hypothesis.strategies as st
import pytest
from effort import effort
from game_promises import (
    check_legal,
    check_permission,
    check_pictures,
    check_score,
    check_undo,
    check_values,
    check_views,
)
from hypothesis import HealthCheck, given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from promises import check_position
from variants import BASE, SECOND_KIND, VARIANTS, Variant, choose, on_both

from reefencounter import COMPILED, Game
from reefencounter.events import GameEvent, fold
from reefencounter.shapes import Record

SLOW = settings(deadline=None, suppress_health_check=list(HealthCheck))
ASKED = effort(0, 30, "PROPERTY_GAMES")


def games_of(variant: Variant) -> int:
    """How many games of one size each policy plays to the end."""
    if ASKED:
        return -(-ASKED // len(variant.policies))
    return 1 if variant.second_kind else 2


def sizes_of(number: int) -> tuple[int, ...]:
    """How many players a policy plays with: every number of them, or one, the next policy with another."""
    return (2, 3, 4) if ASKED else (2 + number % 3,)


@pytest.mark.parametrize(
    ("variant", "policy", "players"),
    [
        pytest.param(each, policy, players, id=f"{each.name}-{policy}-{players}")
        for each in VARIANTS
        for number, policy in enumerate(each.policies)
        for players in sizes_of(number)
    ],
)
def test_whole_games_keep_the_promises(variant: Variant, policy: str, players: int) -> None:
    for number in range(games_of(variant)):
        rng = random.Random(number)
        game = variant.game(number, players=players, seed=players * 10_000 + number)
        state = game.state()
        while not game.over and (COMPILED or len(game.moves) < 60):
            action = choose(game, policy, rng)
            played = game.play(action)
            state = fold(state, played.events)
            assert json.dumps(state) == json.dumps(game.state())
            check_position(state)
            if rng.random() < 0.25:
                check_legal(game)
                check_values(game, state)
            if rng.random() < 0.05:
                check_views(game)
                check_score(game)
                check_undo(game, action, played)
                check_permission(game, variant, rng)
            if rng.random() < 0.01:
                check_pictures(game, rng.choice([None, *range(players)]))
        check_legal(game)
        check_views(game)
        check_score(game)
        record = game.record()
        again = Game.replay(json.loads(json.dumps(record)))
        assert json.dumps(again.state()) == json.dumps(state)
        assert again.record() == record


class Table(RuleBasedStateMachine):
    """A game that is played, taken back, saved, loaded and looked at in any order."""

    variant: Variant

    @initialize(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def set_up(self, data: st.DataObject, seed: int) -> None:
        self.game = Game(data.draw(self.variant.rules), seed=seed)
        self.first = self.game.state()
        self.events: list[GameEvent] = []

    @precondition(lambda self: not self.game.over)
    @rule(which=st.integers(0, 4), rng=st.randoms(use_true_random=False), many=st.integers(1, 12))
    def play(self, which: int, rng: random.Random, many: int) -> None:
        for _ in range(many):
            if not self.game.over:
                self.events += self.game.play(choose(self.game, self.variant.policies[which], rng)).events
                check_position(self.game.state())

    @precondition(lambda self: not self.game.over)
    @rule(rng=st.randoms(use_true_random=False))
    def play_and_take_back(self, rng: random.Random) -> None:
        before = self.game.state(), self.game.view(None), self.game.moves
        action = choose(self.game, "kinds", rng)
        played = self.game.play(action)
        check_undo(self.game, action, played)
        self.game.undo()
        assert (self.game.state(), self.game.view(None), self.game.moves) == before

    @precondition(lambda self: self.game.phase == "setup")
    @rule(rng=st.randoms(use_true_random=False))
    def choose_out_of_order(self, rng: random.Random) -> None:  # R2.8
        player = rng.randrange(self.game.rules.players)
        legal = self.game.legal(player)
        if legal:
            self.events += self.game.play(rng.choice(legal), player=player).events

    @rule(rng=st.randoms(use_true_random=False))
    def try_anything(self, rng: random.Random) -> None:
        check_permission(self.game, self.variant, rng)

    @rule()
    def save_and_load(self) -> None:
        state = self.game.state()
        check_values(self.game, state)
        assert json.dumps(Game.load(json.loads(json.dumps(state))).state()) == json.dumps(state)
        record = self.game.record()
        again = Game.replay(json.loads(json.dumps(record)))
        assert again.state() == state
        assert again.record() == record
        seats = (None, *range(again.rules.players))
        assert [again.view(seat) for seat in seats] == [self.game.view(seat) for seat in seats]

    @rule()
    def look(self) -> None:
        check_views(self.game)
        check_score(self.game)

    @invariant()
    def text_and_ids_agree(self) -> None:
        check_legal(self.game)

    def teardown(self) -> None:
        assert fold(self.first, self.events) == self.game.state()


class BaseTable(Table):
    variant = BASE


class SecondKindTable(Table):
    variant = SECOND_KIND


BaseTable.TestCase.settings = settings(SLOW, max_examples=60, stateful_step_count=40)
SecondKindTable.TestCase.settings = settings(SLOW, max_examples=25, stateful_step_count=40)
TestBaseTable = BaseTable.TestCase
TestSecondKindTable = SecondKindTable.TestCase


@on_both
def test_legal_is_exactly_what_is_permitted(variant: Variant) -> None:
    """Over the whole space of ids, in positions of every kind; of kinds with very many, over a part."""
    rng = random.Random(5)
    for number in range(3, 6):
        game = variant.game(number)
        for step in range(400):
            if game.over:
                break
            if step % (200 if variant.second_kind else 40) == 150 % 40:
                legal = set(game.position.legal())
                assert all(game.position.permits(action) == (action in legal) for action in ids(variant, rng))
            game.play(choose(game, rng.choice(variant.policies), rng))


def ids(variant: Variant, rng: random.Random) -> Iterator[int]:
    for first, end in itertools.pairwise(variant.firsts):
        yield from range(first, end) if end - first < 90_000 else rng.sample(range(first, end), 20_000)


@on_both
@settings(SLOW, max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_awkward_positions_keep_the_promises(variant: Variant, seed: int) -> None:
    rng = random.Random(seed)
    state = variant.awkward(rng)
    game = Game.load(state, seed=seed)
    assert json.dumps(game.state()) == json.dumps(state)
    for _ in range(12):
        if game.over:
            break
        check_legal(game)
        action = choose(game, rng.choice(variant.policies), rng)
        played = game.play(action)
        state = fold(state, played.events)
        assert json.dumps(state) == json.dumps(game.state())
        check_position(state)
        check_values(game, state)
        check_views(game)
        check_undo(game, action, played)
    check_permission(game, variant, rng)


@on_both
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    """Whatever other games do in between (promise 1)."""

    def played(noise: Game | None) -> Record:
        game, rng = variant.game(5), random.Random(1)
        for _ in range(150):
            game.play(choose(game, "kinds", rng))
            if noise:
                noise.play(noise.legal()[-1])
                noise.undo()
        return game.record()

    assert played(None) == played(variant.game(6))
