"""What comes up in random games of both kinds: every end, every kind of event, every card and window; and no dead end.

`PLAYOUTS=10000` plays that many games of each size inside the engine instead of a few hundred.
"""

from __future__ import annotations

import random
from collections import Counter

import oracle.policies
import oracle.second_kind.policies
import pytest
from effort import effort
from game_promises import check_permission
from variants import SECOND_KIND, Variant, on_both

from reefencounter import COMPILED, Game, playout
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.position import Playouts
from reefencounter.engine.second_kind import codes
from reefencounter.engine.second_kind.position import SecondKindPlayouts, second_kind_playout
from reefencounter.engine.second_kind.random_play import KINDS_OF_ACTIONS

PLAYOUTS = effort(300 if COMPILED else 2, 10_000, "PLAYOUTS")
DECK = by_id(DEFAULT).deck
WAYS = {
    "base": (list(oracle.policies.POLICIES), oracle.policies.choose),
    "second kind": (list(oracle.second_kind.policies.POLICIES), oracle.second_kind.policies.choose),
}
ENDS = ["locks", "shrimps", "full", "supply", "limit"]  # R11.1 a to e


@on_both
def test_every_end_every_event_and_many_refusals_come_up(variant: Variant) -> None:
    """The awkward positions, and the policies made for them, reach what they are for."""
    policies, chosen = WAYS[variant.name]
    ends: Counter[str] = Counter()
    events: Counter[str] = Counter()
    clauses: set[str] = set()
    for number in range(400):
        rng = random.Random(number)
        game = variant.game(number) if number < 5 else Game.load(variant.awkward(rng), seed=number)
        policy = rng.choice(policies)
        for _ in range(20):
            if game.over:
                break
            action = chosen(policy, rng, game.state(), game.legal())
            events.update(event["kind"] for event in game.play(action).events)
        if number % 5 == 0:
            clauses |= check_permission(game, variant, rng)
        ended_by = game.state()["turn"]["ended_by"]
        if ended_by:
            ends[ended_by] += 1
    assert sorted(ends) == sorted(ENDS), ends
    assert set(events) == variant.events, variant.events - set(events)
    assert len(clauses) > 15, sorted(clauses)


@on_both
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_random_games_end_inside_the_engine(variant: Variant, players: int, advanced: bool) -> None:
    """No dead end; every turn ends, and every game in one of the ways of R11.1, at the latest after turn 400."""
    games: SecondKindPlayouts | Playouts
    if variant.second_kind:
        games = second_kind_playout(PLAYOUTS, DECK, seed=players, players=players, advanced=advanced)
    else:
        games = playout(PLAYOUTS, seed=players, players=players, advanced=advanced)
    assert sum(games.endings.values()) == PLAYOUTS
    assert set(games.endings) <= set(ENDS)
    assert games.turns <= (400 + players) * PLAYOUTS


@pytest.mark.skipif(not COMPILED, reason="takes thousands of games")
def test_every_card_and_window_comes_up_inside_the_engine() -> None:
    """In games of two that pick a kind of action first; `python -m bench.second_kind` plays 10,000 of each size."""
    games = second_kind_playout(2000, DECK, seed=2, by_kind=True)
    assert sum(games.endings.values()) == 2000
    assert games.meals
    assert not [card for card, n in games.cards.items() if not n]
    assert not [window for window, (opened, used) in games.windows.items() if not used or used == opened]


def test_kinds_of_actions_inside_the_engine_are_those_of_the_notation() -> None:
    assert SECOND_KIND.firsts == KINDS_OF_ACTIONS
    assert SECOND_KIND.firsts[-1] == codes.ACTIONS
