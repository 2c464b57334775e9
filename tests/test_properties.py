"""Random games by many policies, with the promises checked after every action."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from typing import Any

import hypothesis.strategies as st
import pytest
from crowded import crowded_state
from hypothesis import HealthCheck, assume, given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from policies import POLICIES
from promises import check_position, check_views

from reefencounter import Game, IllegalAction, InvalidState, Rules
from reefencounter.engine import ACTIONS
from reefencounter.engine.components import COLOURS
from reefencounter.events import FOLDS, fold, redact
from reefencounter.notation import action_id, action_text, plain

RULES = st.builds(
    Rules,
    players=st.integers(2, 4),
    advanced=st.booleans(),
    larva_exchange=st.sampled_from(["play", "keep"]),
)
SLOW = settings(deadline=None, suppress_health_check=list(HealthCheck))


def choose(game: Game, policy: str, rng: random.Random) -> str:
    return action_text(POLICIES[policy](plain(game.position), game.position.legal(), rng))


class Table(RuleBasedStateMachine):
    """A game that is played, taken back, saved, loaded and looked at in any order."""

    @initialize(rules=RULES, seed=st.integers(0, 2**64 - 1))
    def set_up(self, rules: Rules, seed: int) -> None:
        self.game = Game(rules, seed=seed)
        self.first = self.game.state()
        self.events: list[dict[str, Any]] = []
        self.recorded = True

    @precondition(lambda self: not self.game.over)
    @rule(
        policy=st.sampled_from(sorted(POLICIES)),
        rng=st.randoms(use_true_random=False),
        many=st.integers(1, 12),
    )
    def play(self, policy: str, rng: random.Random, many: int) -> None:
        for _ in range(many):
            if not self.game.over:
                legal = self.game.legal()
                assert legal, "never empty before the game is over"
                self.events += self.game.play(choose(self.game, policy, rng)).events
                check_position(self.game.state())

    @precondition(lambda self: not self.game.over)
    @rule(rng=st.randoms(use_true_random=False))
    def play_and_take_back(self, rng: random.Random) -> None:
        before, known, record = self.game.state(), self.game.view(None), self.game.moves
        action = choose(self.game, "kinds", rng)
        first = self.game.play(action)
        assert self.game.undo().action == action
        assert (self.game.state(), self.game.view(None), self.game.moves) == (before, known, record)
        again = self.game.play(action)
        assert again == first, "what was drawn is drawn again"
        self.events += again.events

    @precondition(lambda self: self.game.phase == "setup")
    @rule(rng=st.randoms(use_true_random=False))
    def choose_out_of_order(self, rng: random.Random) -> None:
        player = rng.randrange(self.game.rules.players)
        legal = self.game.legal(player)
        if legal:
            self.events += self.game.play(rng.choice(legal), player=player).events

    @rule(action=st.integers(0, ACTIONS - 1))
    def try_anything(self, action: int) -> None:
        before = self.game.state()
        legal = action in self.game.position.legal()
        assert self.game.position.permits(action) == legal
        if not legal:
            with pytest.raises(IllegalAction) as refused:
                self.game.play(action_text(action))
            assert refused.value.clause.startswith("R")
            assert self.game.state() == before

    @rule()
    def save_and_load(self) -> None:
        state = self.game.state()
        assert json.dumps(Game.load(json.loads(json.dumps(state))).state()) == json.dumps(state)
        assert pickle.loads(pickle.dumps(self.game.position)) == self.game.position
        record = self.game.record()
        again = Game.replay(json.loads(json.dumps(record)))
        assert again.state() == state
        assert again.record() == record
        assert [again.view(seat) for seat in range(again.rules.players)] == [
            self.game.view(seat) for seat in range(self.game.rules.players)
        ]

    @rule()
    def look(self) -> None:
        check_views(self.game)
        assert sum(self.game.score()[0]["values"].values()) == 15
        assert sorted(row["rank"] for row in self.game.score())[0] == 1

    @invariant()
    def text_and_ids_agree(self) -> None:
        assert [action_id(text) for text in self.game.legal()] == self.game.position.legal()
        assert self.game.position.count() == len(self.game.legal())

    def teardown(self) -> None:
        assert fold(self.first, self.events) == self.game.state()


Table.TestCase.settings = settings(SLOW, max_examples=60, stateful_step_count=40)
TestTable = Table.TestCase


@settings(SLOW, max_examples=40)
@given(rules=RULES, seed=st.integers(0, 2**32), policy=st.sampled_from(sorted(POLICIES)))
def test_whole_games_keep_the_promises(rules: Rules, seed: int, policy: str) -> None:
    game, rng = Game(rules, seed=seed), random.Random(seed)
    state = game.state()
    while not game.over:
        position = game.position
        if rng.random() < 0.05:
            some = rng.sample(range(ACTIONS), 200)
            assert all(position.permits(action) == (action in position.legal()) for action in some)
        state = fold(state, game.play(choose(game, policy, rng)).events)
        assert state == game.state()
        check_position(state)
    check_views(game)


def test_legal_is_exactly_what_is_permitted() -> None:
    """Over the whole space of ids, in positions of every kind."""
    rng = random.Random(5)
    for players, advanced in ((2, False), (3, True), (4, False)):
        game = Game(players=players, advanced=advanced, seed=players)
        for step in range(400):
            if game.over:
                break
            if step % 40 == 0:
                permitted = [action for action in range(ACTIONS) if game.position.permits(action)]
                assert permitted == game.position.legal()
            game.play(choose(game, rng.choice(sorted(POLICIES)), rng))


@settings(SLOW, max_examples=150)
@given(seed=st.integers(0, 2**32))
def test_crowded_positions_keep_the_promises(seed: int) -> None:
    rng = random.Random(seed)
    state = crowded_state(rng)
    try:
        game = Game.load(state, seed=seed)
    except (
        InvalidState
    ) as error:  # no polyp for the cube that is owed: the one thing that cannot be drawn at random
        assert "must_play" in str(error)
        assume(False)
    for _ in range(12):
        if game.over:
            break
        assert [game.position.permits(action) for action in game.position.legal()].count(False) == 0
        game.play(choose(game, rng.choice(["uniform", "kinds", "layer", "locker"]), rng))
        check_position(game.state())
        check_views(game)


def test_every_end_and_every_kind_of_event_occurs() -> None:
    """The policies reach what they are for: each end (R11.1 a to e) and all that can happen."""
    ends: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for number in range(60):
        rng = random.Random(number)
        policy = sorted(POLICIES)[number % 5]
        game = Game(players=2 + number % 3, advanced=number % 2 == 0, seed=number)
        while not game.over:
            kinds.update(event["kind"] for event in game.play(choose(game, policy, rng)).events)
        ends[game.state()["turn"]["ended_by"]] += 1
    for number in range(400):
        rng = random.Random(number)
        state = crowded_state(rng, owed=False)
        if number % 4 == 0:
            state["turn"]["number"] = 400
        game = Game.load(state, seed=number)
        for _ in range(12):
            if not game.over:
                game.play(choose(game, "layer", rng))
        if game.over:
            ends[game.state()["turn"]["ended_by"]] += 1
    assert set(ends) == {"locks", "shrimps", "full", "supply", "limit"}, ends
    assert set(kinds) == set(FOLDS), set(FOLDS) - set(kinds)


@settings(SLOW, max_examples=60)
@given(rules=RULES, seed=st.integers(0, 2**32))
def test_positions_that_differ_only_in_hidden_things_look_the_same(rules: Rules, seed: int) -> None:  # R13.2
    rng = random.Random(seed)
    game = Game(rules, seed=seed)
    steps = rng.randrange(10, 160)
    while not game.over and (
        len(game.moves) < steps or game.phase != "turn" or game.state()["turn"]["must_play"]
    ):
        game.play(choose(game, "eater", rng))
    assume(not game.over)  # and no laying is open, which would tell what its player holds
    state = game.state()
    for seat in (None, *range(rules.players)):
        other = shuffle_hidden(state, seat, rng)
        assert Game.load(other).view(seat) == Game.load(state).view(seat)
        if seat == game.player and bag_signs(state) == bag_signs(other):
            assert Game.load(other).legal() == Game.load(state).legal()


def bag_signs(state: dict[str, Any]) -> list[bool]:
    """Whether action 8 and growth are possible: that is open to all (R13.1)."""
    return [state["bag"][colour] > 0 for colour in COLOURS]


def shuffle_hidden(state: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """The same position with the tiles dealt anew that this seat cannot see: others' hands, fish and the bag."""
    twin: dict[str, Any] = json.loads(json.dumps(state))
    heaps = [twin["bag"]]
    heaps += [
        player[w] for number, player in enumerate(twin["players"]) if number != seat for w in ("hand", "fish")
    ]
    tiles = [colour for heap in heaps for colour, n in heap.items() for _ in range(n)]
    rng.shuffle(tiles)
    for heap in heaps:
        size = sum(heap.values())
        drawn, tiles = tiles[:size], tiles[size:]
        heap.update({colour: drawn.count(colour) for colour in COLOURS})
    return twin


@settings(SLOW, max_examples=40)
@given(rules=RULES, seed=st.integers(0, 2**32))
def test_a_different_secret_tile_shows_to_nobody(rules: Rules, seed: int) -> None:  # R13.4
    rng = random.Random(seed)
    game = Game(rules, seed=seed)
    while not game.over and len(game.moves) < 150:
        game.play(choose(game, "eater", rng))
    record = game.record()
    keeper = rng.randrange(rules.players)
    feeding = next(move for move in record["moves"] if move["player"] == keeper)
    fed = feeding["action"][-1]
    swapped = rng.choice([colour for colour in COLOURS if colour != fed])
    twin: dict[str, Any] = json.loads(json.dumps(record))
    hand = twin["setup"]["hands"][keeper]
    hand[fed] -= 1
    hand[swapped] = hand.get(swapped, 0) + 1
    next(move for move in twin["moves"] if move["player"] == keeper)["action"] = f"feed {swapped}"
    seats = [seat for seat in (None, *range(rules.players)) if seat != keeper]
    worlds = [
        Game(rules, setup={**each["setup"], "hands": each["setup"]["hands"]}, seed=seed)
        for each in (record, twin)
    ]
    for moves in zip(record["moves"], twin["moves"], strict=True):
        try:
            answers = [
                world.play(move["action"], player=move["player"], deal=move.get("deal"))
                for world, move in zip(worlds, moves, strict=True)
            ]
        except IllegalAction as error:
            assert error.clause in ("N3", "R8.2"), "only the bag may differ"
            break
        if worlds[0].over:
            break
        for seat in seats:
            views = [world.view(seat) for world in worlds]
            assert views[0] == views[1]
            if bag_signs(worlds[0].state()) == bag_signs(worlds[1].state()):
                assert redact(answers[0].events, seat) == redact(answers[1].events, seat)
