"""Random games of both kinds: positions and histories that differ only in hidden things look and sound the same."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import hypothesis.strategies as st
from hidden import alike, signs_of_the_bag
from hypothesis import HealthCheck, assume, given, settings
from variants import SECOND_KIND, Variant, choose, on_both
from walking import pending_of

from reefencounter import Game, IllegalAction
from reefencounter.engine.components import COLOURS
from reefencounter.events import redact

SLOW = settings(deadline=None, suppress_health_check=list(HealthCheck))


def tells(game: Game) -> bool:
    """Whether the position itself tells what somebody holds: who lays has a tile, who is asked a card."""
    turn = game.state()["turn"]
    return turn["phase"] != "turn" or bool(turn["must_play"] or pending_of(game.state()))


@on_both
@settings(SLOW, max_examples=40)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_positions_that_differ_only_in_hidden_things_look_the_same(
    variant: Variant, data: st.DataObject, seed: int
) -> None:  # R13.2 S7.7
    rng = random.Random(seed)
    game = Game(data.draw(variant.rules), seed=seed)
    steps = rng.randrange(10, 160)
    while not game.over and (len(game.moves) < steps or tells(game)):
        game.play(choose(game, "eater", rng))
    assume(not game.over)
    state = game.state()
    for seat in (None, *range(game.rules.players)):
        other = alike(state, seat, rng)
        if other is None:
            continue
        worlds = [Game.load(each) for each in (state, other)]
        for memory_aid in (True, False):
            views = [world.view(seat, memory_aid=memory_aid) for world in worlds]
            assert views[0] == views[1]
        if seat == game.player:
            assert worlds[0].legal() == worlds[1].legal()


@on_both
@settings(SLOW, max_examples=25)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_different_secret_tile_shows_to_nobody(
    variant: Variant, data: st.DataObject, seed: int
) -> None:  # R13.4
    rng = random.Random(seed)
    game = Game(data.draw(variant.rules), seed=seed)
    while not game.over and len(game.moves) < 120:
        game.play(choose(game, "eater", rng))
    record = game.record()
    keeper = rng.randrange(game.rules.players)
    twin = with_another_tile_fed(record, keeper, rng)
    seats = [seat for seat in (None, *range(game.rules.players)) if seat != keeper]
    worlds = [Game(game.rules, setup=each["setup"], seed=seed) for each in (record, twin)]
    for moves in zip(record["moves"], twin["moves"], strict=True):
        if variant.second_kind and worlds[0].phase != "setup" and moves[0]["player"] == keeper:
            break
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
            assert worlds[0].view(seat) == worlds[1].view(seat)
            if signs_of_the_bag(worlds[0].state()) == signs_of_the_bag(worlds[1].state()):
                assert redact(answers[0].events, seat) == redact(answers[1].events, seat)


def with_another_tile_fed(record: Mapping[str, Any], keeper: int, rng: random.Random) -> dict[str, Any]:
    """The same game, but for the tile that a player puts into the fish (R2.8).

    In the base game all that follows can be the same, for the player drew that other tile unseen. In the Second Kind
    the first hands lie open (S2.2): the tile must be one of them, and what the player can do is another from then on.
    """
    unseen = not record["rules"]["second_kind"]
    twin: dict[str, Any] = json.loads(json.dumps(record))
    feeding = next(move for move in twin["moves"] if move["player"] == keeper)
    hand, fed = twin["setup"]["hands"][keeper], feeding["action"].removeprefix("feed ")
    others = [colour for colour in COLOURS if colour != fed and (unseen or hand.get(colour))]
    assume(others)  # a hand may be of one colour
    swapped = rng.choice(others)
    feeding["action"] = f"feed {swapped}"
    if unseen:
        hand[fed] -= 1
        hand[swapped] = hand.get(swapped, 0) + 1
    return twin


SECRET = {"bought": "card", "dipped": "tiles", "dip_returned": "tile"}


def test_nobody_hears_what_is_drawn_in_secret() -> None:  # S7.7
    """The events of a bought card and of a Lucky Dip, as their player and as others get them."""
    rng = random.Random(3)
    heard: Counter[str] = Counter()
    for number in range(20):
        game = SECOND_KIND.game(number)
        while not game.over and len(game.moves) < 300 and not all(heard[kind] > 2 for kind in SECRET):
            player = game.actor
            events = game.play(choose(game, "player of cards", rng)).events
            own = {event["kind"]: event for event in redact(events, player)}
            for event in redact(events, (player + 1) % game.rules.players):
                kind = event["kind"]
                if kind in SECRET:
                    heard[kind] += 1
                    assert event[SECRET[kind]] is None
                    assert own[kind][SECRET[kind]] is not None
    assert all(heard[kind] for kind in SECRET), heard
