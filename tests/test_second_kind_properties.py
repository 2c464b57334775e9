"""Random games of the Second Kind by many policies, with the promises checked after every action.

`SECOND_KIND_GAMES=10000` plays that many games of each size inside the engine instead of a few hundred.
"""

from __future__ import annotations

import json
import os
import pickle
import random
from collections import Counter

import pytest
from second_kind_policies import POLICIES
from second_kind_promises import check_position, check_views

from reefencounter import COMPILED, Game, IllegalAction
from reefencounter.decks import DEFAULT, by_id
from reefencounter.engine.second_kind import codes
from reefencounter.engine.second_kind.position import SecondKindPosition, second_kind_playout
from reefencounter.engine.second_kind.wandering import KINDS_OF_ACTIONS
from reefencounter.events import fold, redact
from reefencounter.notation import id_of, load, texts_of
from reefencounter.notation.second_kind.text import FIRST_IDS

GAMES = int(os.environ.get("SECOND_KIND_GAMES", "300" if COMPILED else "2"))
DECK = by_id(DEFAULT).deck


def new_game(number: int) -> Game:
    return Game(
        players=2 + number % 3,
        advanced=number % 2 == 1,
        second_kind=True,
        crowns_dealt=number % 5 > 0,
        seed=number,
    )


@pytest.mark.parametrize("policy", sorted(POLICIES))
@pytest.mark.parametrize("number", range(3))
def test_every_position_keeps_the_promises(policy: str, number: int) -> None:
    """Conservation, prohibitions, load(dump) equal, events fold to the state, views hide, undo takes back."""
    rng = random.Random(number)
    game = new_game(number + 3 * sorted(POLICIES).index(policy))
    state = game.state()
    steps = 0
    while not game.over and steps < (400 if COMPILED else 60):
        legal = game.legal()
        assert legal, "never empty before the game is over"
        action = POLICIES[policy](legal, rng)
        played = game.play(action)
        state = fold(state, played.events)
        assert json.dumps(state) == json.dumps(game.state())
        check_position(state)
        assert load(json.loads(json.dumps(state))) == game.position
        if rng.random() < 0.1:
            check_views(game)
            assert pickle.loads(pickle.dumps(game.position)) == game.position
            before = game.state()
            assert game.undo().action == action
            assert game.play(action) == played, "what was drawn is drawn again"
            assert game.state() == before
        steps += 1
    record = json.loads(json.dumps(game.record()))
    assert Game.replay(record).state() == game.state()


def test_count_list_and_permission_agree() -> None:
    rng = random.Random(8)
    for number in range(6):
        game = new_game(number)
        for step in range(150):
            if game.over:
                break
            position = game.position
            legal = position.legal()
            assert position.count() == len(legal)
            assert legal == sorted(legal), "smaller ids come first in the canonical order"
            assert [id_of(position, text) for text in texts_of(position, legal)] == legal
            if step % 10 == 0:
                some = {*rng.sample(legal, min(20, len(legal))), *rng.sample(range(codes.ACTIONS), 200)}
                some |= {
                    action + shift for action in rng.sample(legal, min(20, len(legal))) for shift in (-1, 1)
                }
                assert all(position.permits(action) == (action in legal) for action in some)
            game.play(POLICIES[rng.choice(sorted(POLICIES))](game.legal(), rng))


def test_what_is_not_legal_is_refused_with_a_clause() -> None:
    rng = random.Random(9)
    clauses: Counter[str] = Counter()
    for number in range(8):
        game = new_game(number)
        tried: list[str] = []
        for _ in range(120):
            if game.over:
                break
            legal = game.legal()
            for action in rng.sample(tried, min(4, len(tried))):
                if action not in legal:
                    before = game.state()
                    with pytest.raises(IllegalAction) as refused:
                        game.play(action)
                    assert refused.value.clause[0] in "RS"
                    assert game.state() == before
                    clauses[refused.value.clause] += 1
            tried += rng.sample(legal, min(5, len(legal)))
            game.play(POLICIES["player of cards"](legal, rng))
    assert len(clauses) > 12, clauses


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thousands_of_random_games_end(players: int) -> None:
    """No dead end; every turn ends, and every game in one of the ways of R11.1."""
    for advanced in (False, True):
        games = second_kind_playout(GAMES, DECK, seed=players, players=players, advanced=advanced)
        assert sum(games.endings.values()) == GAMES
        assert games.turns <= 400 * GAMES


@pytest.mark.skipif(not COMPILED, reason="takes thousands of games")
def test_every_card_and_window_comes_up_inside_the_engine() -> None:
    """In games of two that pick a kind of action first; `python -m bench.second_kind` plays 10,000 of each size."""
    games = second_kind_playout(2000, DECK, seed=2, by_kind=True)
    assert sum(games.endings.values()) == 2000
    assert games.meals
    assert not [card for card, n in games.cards.items() if not n]
    assert not [window for window, (opened, used) in games.windows.items() if not used or used == opened]


def test_kinds_of_actions_are_those_of_the_notation() -> None:
    assert [*(first for _, first in FIRST_IDS), codes.ACTIONS] == list(KINDS_OF_ACTIONS)


def test_every_card_is_played_and_every_window_opens() -> None:
    """Counted over games by policies, which reach what random play hardly does."""
    rng = random.Random(1)
    played: Counter[str] = Counter()
    windows: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    wanted = {card.id for card in DECK.cards}
    for number in range(150 if COMPILED else 3):
        position = new_game(number).position
        assert isinstance(position, SecondKindPosition)
        luck_seed = number
        game = Game.load(new_game(number).state(), seed=luck_seed)
        policy = POLICIES[["eater", "player of cards"][number % 2]]
        while not game.over:
            pending = game.state()["turn"]["pending"] or {} if number % 10 == 0 else {}
            action = policy(game.legal(), rng)
            if pending.get("kind") == "window":
                windows[pending["window"]] += 1
            kind, *words = action.split(" ")
            kinds[kind] += 1
            if kind in ("card", "react"):
                played[words[0]] += 1
                windows["by " + words[0]] += kind == "react"
            _quietly(game, action)
        if wanted <= set(played) and sum(name.startswith("by ") for name in windows if windows[name]) == 5:
            break
    if COMPILED:
        assert wanted <= set(played), wanted - set(played)
        answered = {name for name, n in windows.items() if name.startswith("by ") and n}
        assert len(answered) == 5, answered


def _quietly(game: Game, action: str) -> None:
    """Play without events: much faster."""
    game._advance(id_of(game.position, action), game.actor, [], supplied=False)
    game._history.clear()


def test_nobody_sees_what_is_drawn_in_secret() -> None:
    """The events of a bought card and of a Lucky Dip, as others see them (S7.7)."""
    rng = random.Random(3)
    seen: Counter[str] = Counter()
    for number in range(20):
        game = new_game(number)
        for _ in range(300):
            if game.over or (seen["bought"] > 5 and seen["dip_returned"]):
                break
            player = game.actor
            events = game.play(POLICIES["player of cards"](game.legal(), rng)).events
            for event in redact(events, (player + 1) % game.rules.players):
                seen[event["kind"]] += 1
                if event["kind"] in ("bought", "dipped", "dip_returned", "declined"):
                    secret = {
                        "bought": "card",
                        "dipped": "tiles",
                        "dip_returned": "tile",
                        "declined": "player",
                    }
                    assert event[secret[event["kind"]]] is None
    assert seen["bought"]
    assert seen["dip_returned"]
