"""Bots play the Second Kind by the rules, know only what they may, and repeat themselves."""

from __future__ import annotations

import ctypes
import json
import pickle
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from effort import effort
from hidden import dealt_anew
from second_kind_policies import POLICIES

from reefencounter import Game
from reefencounter.arena.match import play_specs
from reefencounter.bots import weights as base_weights
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.bots.second_kind import weights
from reefencounter.bots.second_kind.seat_view import SecondKindSeatView
from reefencounter.bots.second_kind.turns import SecondKindSearch
from reefencounter.engine import Chance
from reefencounter.engine.second_kind.position import SecondKindPosition
from reefencounter.notation.forms import dump, load
from reefencounter.rules import Rules

# 1 is a quick look; BOT_GAMES=10 plays ten times as many.
EFFORT = effort(1, 4, "BOT_GAMES")


def rules(players: int = 2, **more: Any) -> Rules:
    return Rules(players, second_kind=True, **more)


@pytest.mark.parametrize(
    ("spec", "games"), [("random", 40), ("greedy", 9), ("planner:nodes=300", 3), ("planner:level=1", 3)]
)
def test_no_bot_plays_an_illegal_action(spec: str, games: int) -> None:
    for number in range(max(1, int(games * EFFORT))):
        table = rules(2 + number % 3, advanced=number % 2 == 1, crowns_dealt=number % 5 != 0)
        game = play_specs(table, [spec] * table.players, seed=number)
        assert game.failure is None
        assert Game.replay(json.loads(json.dumps(game.record))).score() == game.record["result"]


def test_greedy_beats_random() -> None:
    for number in range(6):
        specs = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        assert play_specs(rules(), specs, seed=number).shares[specs.index("greedy")] == 1


def middle_of_a_game(seed: int, players: int, policy: str = "player of cards") -> Game:
    """A game at the start of somebody's turn, with cards and special tiles about."""
    game, rng = Game(rules(players), seed=seed), random.Random(seed)
    while len(game.moves) < 150 or game.phase != "turn" or game.state()["turn"]["acted"]:
        if game.over:
            return middle_of_a_game(seed + 1000, players, policy)
        game.play(POLICIES[policy](game.legal(), rng))
    return game


@pytest.mark.parametrize("spec", ["random", "greedy", "planner:nodes=2000"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_bot_reads_what_its_view_hides(spec: str, players: int) -> None:  # R13.4 S7.7
    rng = random.Random(players)
    compared = 0
    for seed in range(3):
        state = middle_of_a_game(seed, players).state()
        seat = state["turn"]["player"]
        worlds = [Game.load(each) for each in (state, dealt_anew(state, seat, rng))]
        assert worlds[0].state() != worlds[1].state()
        if worlds[0].legal() != worlds[1].legal():
            continue  # the bag shows through actions that need a tile of it
        compared += 1
        seat_views = [SeatView.of(world.position, world.known, seat) for world in worlds]
        assert bytes(seat_views[0].reef) == bytes(seat_views[1].reef)
        assert len({make(spec, seed=7).choose(seat_view) for seat_view in seat_views}) == 1
    assert compared


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_thought_in_any_decision(players: int) -> None:  # R13.2 R13.4 S7.5 S7.7
    """Within a game, so that some of the hidden tiles are known; the bots answer, and tell the same values."""
    rng = random.Random(players)
    wanted = {"turn": 3, "laying": 3, "card": 3, "window": 1, "flee": 1}
    for seed in range(40):
        game = Game(rules(players), seed=100 * players + seed)
        policies = [POLICIES[name] for name in ("player of cards", rng.choice(list(POLICIES)))]
        while any(wanted.values()) and not game.over and len(game.moves) < 500:
            turn = game.state()["turn"]
            kind = turn["pending"]["kind"] if turn["pending"] else game.phase
            if wanted.get(kind) and (turn["pending"] or len(game.moves) % 7 == 0):
                wanted[kind] -= compare_thoughts(game, rng)
            game.play(rng.choice(policies)(game.legal(), rng))
    assert not any(wanted.values()), wanted


def compare_thoughts(game: Game, rng: random.Random) -> bool:
    """Who has to act, in this game and in another that looks the same to them. Whether there is such a one."""
    seat = game.actor
    here = SeatView.of(game.position, game.known, seat)
    twin = here.world(rng)
    there = SeatView.of(twin, game.known, seat)
    if bytes(twin) == bytes(game.position) or there.ids != here.ids:
        return False  # the bag shows through actions that need a tile of it
    assert bytes(there.reef) == bytes(here.reef)
    for spec in ("random", "greedy", "planner:nodes=400"):
        thoughts = []
        for seat_view in (here, there):
            bot = make(spec, seed=5)
            thoughts.append((bot.choose(seat_view), bot.info()))
        assert thoughts[0] == thoughts[1]
    return True


def of_the_expansion(game: Game) -> SecondKindPosition:
    assert isinstance(game.position, SecondKindPosition)
    return game.position


def test_a_search_remembers_nothing_that_changes_its_answers() -> None:
    """One search looks at many positions, twice and in another order; each time a fresh one agrees with it."""
    positions = [of_the_expansion(middle_of_a_game(seed, n)) for n in (2, 3, 4) for seed in range(4)]
    standard = weights.SecondKindWeights.standard()
    used = SecondKindSearch(standard, 8, 4)
    for position in [*positions, *reversed(positions)]:
        fresh = SecondKindSearch(standard, 8, 4)
        assert used.turns(position, 3, 7) == fresh.turns(position, 3, 7)
        for player in range(position.players):
            assert used.judge(position, player) == fresh.judge(position, player)
            assert used.terms(position, player) == fresh.terms(position, player)


@pytest.mark.parametrize("width", [1, 2, 3])
def test_however_narrow_a_search_finds_something_to_do(width: int) -> None:
    search = SecondKindSearch(weights.SecondKindWeights.standard(), 8, 4)
    position, chance, rng = (
        of_the_expansion(Game(players=2, second_kind=True, seed=0)),
        Chance(0),
        random.Random(0),
    )
    while not position.over:
        legal = position.legal()
        if position.phase != "setup":
            assert search.turns(position, width)[0][1][0] in legal
        position.apply(rng.choice(legal), chance)


def test_the_terms_of_a_judgement_add_up() -> None:
    position = of_the_expansion(middle_of_a_game(1, 3))
    search = SecondKindSearch(weights.SecondKindWeights.standard(), 8, 4)
    for player in range(3):
        terms = search.terms(position, player)
        assert sum(terms.values()) == pytest.approx(search.judge(position, player))


@pytest.mark.parametrize("wrong", ["bag", "hand", "cards"])
def test_a_view_with_wrong_totals_makes_no_world(wrong: str) -> None:
    game = middle_of_a_game(2, 2)
    seen = json.loads(json.dumps(game.view(game.player)))
    rival = seen["players"][1 - game.player]
    if wrong == "bag":
        seen["bag"] += 5
    elif wrong == "hand":
        seen["players"][game.player]["hand"]["W"] = 40
    else:
        rival["cards"]["total"] = 28
    seat_view = SeatView.from_view(seen, game.legal())
    with pytest.raises(ValueError, match=r"hidden|tiles are seen|cannot be"):
        seat_view.world(random.Random(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_view_equals_that_of_a_view_in_every_decision(players: int) -> None:  # R13.2 S7.5 S7.7
    game, rng = Game(rules(players), seed=players), random.Random(players)
    policies = list(POLICIES.values())
    while not game.over and len(game.moves) < 700:
        seat = game.actor
        if len(game.moves) % 9 == 0 or game.state()["turn"]["pending"]:
            direct = SeatView.of(game.position, game.known, seat)
            assert isinstance(direct, SecondKindSeatView)
            seen = game.view(seat)
            given = SeatView.from_view(json.loads(json.dumps(seen)), game.legal())
            assert isinstance(given, SecondKindSeatView)
            assert bytes(direct.reef) == bytes(given.reef)
            for name in ("seat", "unknown", "bag", "ids", "cards", "legal"):
                assert getattr(direct, name) == getattr(given, name)
            assert direct.view() == seen
            assert (sum(direct.reef.bag), direct.reef.draw) == (0, 0)
        game.play(rng.choice(policies)(game.legal(), rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_keep_what_is_seen_and_deal_the_rest(players: int) -> None:
    game = middle_of_a_game(2, players)
    seat = game.player
    seat_view = SeatView.of(game.position, game.known, seat)
    seen = set()
    for number in range(20):
        world = seat_view.world(random.Random(number))
        assert dump(load(dump(world))) == dump(world)  # all totals are right
        assert SeatView.of(world, game.known, seat).view() == seat_view.view()
        seen.add(bytes(world))
    assert len(seen) > 15


def test_the_same_generator_deals_the_same_world() -> None:
    game = middle_of_a_game(3, 3)
    seat_view = SeatView.of(game.position, game.known, game.player)
    assert seat_view.world(random.Random(1)) == seat_view.world(random.Random(1))


def test_a_seat_view_travels_to_another_process() -> None:
    game = middle_of_a_game(3, 2)
    seat_view = SeatView.of(game.position, game.known, game.player)
    twin = pickle.loads(pickle.dumps(seat_view))
    assert twin.view() == seat_view.view()
    assert twin.world(random.Random(1)) == seat_view.world(random.Random(1))


def test_nodes_make_the_planner_deterministic_and_it_explains_itself() -> None:
    game = middle_of_a_game(1, 2)
    seat_view = SeatView.of(game.position, game.known, game.player)
    answers = []
    for _ in range(2):
        bot = make("planner:nodes=5000", seed=3)
        answers.append((bot.choose(seat_view), bot.info()))
    assert answers[0] == answers[1]
    for turn in answers[0][1]["turns"]:
        assert re.match(r"^[A-Z].*\.$", turn["why"])
        assert turn["actions"][0] in game.legal()


def test_who_is_asked_in_a_window_answers() -> None:  # S7.5
    asked, rng = 0, random.Random(5)
    for seed in range(40):
        game = Game(rules(), seed=seed)
        while not game.over and len(game.moves) < 400 and asked < 6:
            if game.actor != game.player and game.phase != "setup":
                seat_view = SeatView.of(game.position, game.known, game.actor)
                for spec in ("greedy", "planner:nodes=500"):
                    assert make(spec, seed=1).choose(seat_view) in seat_view.ids
                asked += 1
            game.play(POLICIES["player of cards"](game.legal(), rng))
    assert asked >= 3


def test_a_program_plays_a_whole_game() -> None:
    code = "from reefencounter.bots.external import serve; from reefencounter.bots.greedy import Greedy; serve(Greedy)"
    game = play_specs(rules(), [f"exec:{sys.executable} -c '{code}'", "random"], seed=1)
    assert game.failure is None
    assert game.shares == [1.0, 0.0]


def test_the_compiler_sees_the_same_weights() -> None:
    text = (Path(weights.__file__).parent / "weights.pxd").read_text()
    names = [*base_weights.MEANING, *weights.MORE]
    assert [name.rstrip("_") for name in re.findall(r"^    double (\w+)$", text, re.M)][: len(names)] == names
    assert f"double card[{len(weights.CARDS)}]" in text
    assert ctypes.sizeof(weights.SecondKindWeights) == 8 * len(weights.SecondKindWeights.NAMES)
    assert set(weights.SecondKindWeights.standard().to_json()) == set(weights.SecondKindWeights.NAMES)
    with pytest.raises(ValueError, match="exactly"):
        weights.SecondKindWeights.from_json({"hold": 1})
