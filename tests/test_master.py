"""The network and the bot that plays by it: whole numbers, exact ends, levels, and what it tells."""

from __future__ import annotations

import hashlib
from array import array
from importlib.resources import files

import pytest

from reefencounter import Chance, Game
from reefencounter.bots import learned
from reefencounter.bots.base import BotError, make
from reefencounter.bots.learned_turns import LearnedSearch
from reefencounter.bots.master import LEVELS, Master
from reefencounter.bots.network import Network, seen_in
from reefencounter.bots.network_layout import (
    CARDS,
    HEAVIEST,
    OUT_LAYER,
    OWN,
    PLAYER_LAYER,
    SEEN,
    SHAPE,
    WEIGHTS,
)
from reefencounter.bots.rulesets import of
from reefencounter.bots.seat_view import SeatView
from reefencounter.bots.second_kind.learned_turns import LearnedSecondKindSearch
from reefencounter.bots.second_kind.learned_turns import seen_in as seen_in_second_kind
from reefencounter.bots.second_kind.weights import SecondKindWeights
from reefencounter.bots.weights import Weights
from reefencounter.engine import new_position
from reefencounter.messages.words import say
from reefencounter.notation import plain
from reefencounter.rules import Rules
from reefencounter.rulesets import SECOND_KIND


def a_turn(players: int = 2, seed: int = 4) -> Game:
    """A game some turns after its beginning."""
    game = Game(players=players, seed=seed)
    bots = [make("master:level=3", seed=seat) for seat in range(players)]
    while game.phase == "setup" or game.position.number < 3 * players or game.state()["turn"]["acted"]:
        seat_view = SeatView.of(game.position, game.known, game.actor)
        game.play(seat_view.text(bots[game.actor].choose(seat_view)))
    return game


@pytest.mark.parametrize("game", [learned.BASE, learned.SECOND_KIND])
def test_the_weights_are_small_and_say_where_they_come_from(game: str) -> None:
    data = files("reefencounter.bots").joinpath(game, learned.WEIGHTS).read_bytes()
    assert len(data) == 2 * WEIGHTS <= 1_000_000
    origin = learned.origin(game)
    assert origin["sha256"] == hashlib.sha256(data).hexdigest()
    assert origin["made by"].startswith("reef train")
    assert len(origin["rounds"]) > origin["best"]


def test_weights_that_do_not_fit_are_refused() -> None:
    for wrong in (b"", bytes(2 * WEIGHTS - 1), bytearray(2 * WEIGHTS), None):
        with pytest.raises(ValueError, match="bytes of weights"):
            Network(wrong)  # type: ignore[arg-type]
    for first, out, most in ((PLAYER_LAYER, 64, HEAVIEST), (OUT_LAYER, 2, HEAVIEST // 2)):
        numbers = array("h", bytes(2 * WEIGHTS))
        for row in range(3):
            numbers[first + row * out] = 32767
        with pytest.raises(ValueError, match=f"more than {most}"):
            Network(numbers.tobytes())


def test_the_layers_fill_the_block_of_weights() -> None:
    end = 0
    for _, first, size, out in SHAPE:
        assert first == end
        end += (size + 1) * out
    assert end == WEIGHTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up_and_every_player_is_seen_alike(players: int) -> None:
    game = a_turn(players)
    told = learned.network().chances(plain(game.position))
    assert sum(chance for chance, _ in told) == pytest.approx(1, abs=0.001)
    assert all(0 <= chance <= 1 and -20 < points < 150 for chance, points in told)
    assert len(seen_in(plain(game.position))) == 2 * SEEN * players


def test_a_game_that_is_over_is_counted_not_guessed() -> None:
    position = new_position(3, False, False, Chance(5))
    position.play_out(Chance(6))
    points = [position.points(player) for player in range(3)]
    told = learned.network().chances(position)
    assert [round(each) for _, each in told] == points
    winners = points.count(max(points))
    for (chance, _), mine in zip(told, points, strict=True):
        assert chance == pytest.approx((mine == max(points)) / winners, abs=0.001)


def test_the_best_turn_comes_first_and_wider_beams_find_no_worse() -> None:
    position = plain(a_turn().position)
    search = LearnedSearch(Weights.standard(), learned.network(), 8, 8)
    narrow, wide = (search.turns(position, width) for width in (2, 8))
    for found in (narrow, wide):
        values = [value for value, _ in found]
        assert values == sorted(values, reverse=True)
        assert len(found) <= 8
    assert wide[0][0] >= narrow[0][0] - 5


def test_levels_go_from_gentle_to_master_by_positions_not_by_the_clock() -> None:
    assert 6 <= len(LEVELS) <= 8
    assert say(LEVELS[1].about).startswith("gentle")
    assert say(LEVELS[max(LEVELS)].about).startswith("master")
    game = a_turn()
    seat_view = SeatView.of(game.position, game.known, game.player)
    for level in (1, 5, 6):
        quick, slow = Master(level=level, seed=2), Master(level=level, seed=2)
        assert quick.choose(seat_view, 1.0) == slow.choose(seat_view, None)
    assert Master(clock=1).nodes == 0
    assert Master(level=7).how.width < Master(level=7, width=12).how.width == 12
    with pytest.raises(BotError, match="a width of 0 to 256, not 257"):
        Master(width=257)


def test_three_answers_are_short_and_count_for_less() -> None:
    widths, trust = {}, {}
    for players in (2, 4):
        world = Game(players=players, seed=1).position
        widths[players] = Master()._reply_width(world)
        trust[players] = Master()._trust(of(world), world)
    assert widths == {2: LEVELS[8].replies, 4: 1}
    assert trust[2] < trust[4]


def test_nodes_make_the_master_deterministic_and_it_explains_itself() -> None:
    game = a_turn(3)
    seat_view = SeatView.of(game.position, game.known, game.player)
    answers = []
    for _ in range(2):
        bot = make("master:nodes=3000", seed=3)
        answers.append((bot.choose(seat_view), bot.info()))
    assert answers[0] == answers[1]
    turn = answers[0][1]["turns"][0]
    outlook = next(message for message in turn["messages"] if message["id"] == "hint.outlook")
    assert 0 <= outlook["arguments"]["percent"] <= 100
    assert "chance to win" in turn["why"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_network_sees_the_second_kind(players: int) -> None:
    """What both games have in common is in the same places, cards behind; a game that is over is counted with them."""
    chance = Chance(players)
    position = SECOND_KIND.new_position(Rules(players=players, second_kind=True), chance)
    network = learned.network(learned.SECOND_KIND)
    search = LearnedSecondKindSearch(SecondKindWeights.standard(), network, 2, 4, 64, 16)
    numbers = array("h", seen_in_second_kind(position))
    assert len(numbers) == SEEN * players
    cards = SEEN - OWN + CARDS
    assert numbers[cards + 1] == 85 * position.fields().cards[0].bit_count()
    assert sum(numbers[cards + 8 : SEEN]) == 256 * position.fields().cards[0].bit_count()
    outlooks = [search.outlook(position, player) for player in range(players)]
    assert sum(winning for winning, _ in outlooks) == pytest.approx(1, abs=0.001)
    position.play_out(chance)
    points = [position.points(player) for player in range(players)]
    outlooks = [search.outlook(position, player) for player in range(players)]
    assert [round(each) for _, each in outlooks] == points
    for (winning, _), mine in zip(outlooks, points, strict=True):
        assert winning == pytest.approx((mine == max(points)) / points.count(max(points)), abs=0.001)


def test_the_master_plays_the_second_kind_too() -> None:
    game = Game(players=2, second_kind=True, seed=1)
    bots = [make("master:nodes=200", seed=seat) for seat in range(2)]
    for _ in range(12):
        seat_view = SeatView.of(game.position, game.known, game.actor)
        action = bots[game.actor].choose(seat_view)
        assert action in seat_view.ids
        game.play(seat_view.text(action))


def test_stronger_levels_win() -> None:
    from reefencounter.arena.run import run
    from reefencounter.arena.schedule import Plan

    for stronger, weaker, games in (
        ("master:level=6", "master:level=4", 16),
        ("master:level=4", "master:level=1", 16),
    ):
        outcomes = run(Plan((stronger, weaker), games=games, seed=3), quiet=True)
        won = sum(outcome.shares[outcome.bots.index(stronger)] for outcome in outcomes)
        assert won > 0.7 * games
