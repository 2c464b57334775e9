"""Analysis of games: turns cut right, judged from the seat's own view, the same by seed, told in whole messages."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import islice, pairwise
from pathlib import Path

import pytest
from command import reef

from reefencounter import Game, Rules
from reefencounter.analysis import Analysis, analyse, take_along, turning_points
from reefencounter.analysis.appraisal import Appraiser, Gap, Measured, Prospect, prospects, until_draw
from reefencounter.analysis.keys import keys_of, theme_of
from reefencounter.analysis.played_turns import played_turns
from reefencounter.arena.match import play_specs
from reefencounter.bots.explain import WHEN_PLAYED, as_played
from reefencounter.bots.seat_view import SeatView
from reefencounter.engine.errors import ReefError
from reefencounter.messages.schema import schema
from reefencounter.messages.words import speaker
from reefencounter.rpc import Server

KINDS = {
    "base": Rules(players=2),
    "advanced": Rules(players=3, advanced=True),
    "four": Rules(players=4),
    "second_kind": Rules(players=2, second_kind=True),
}
FEW = 2_000  # positions a turn: enough to see that everything works
SHORT = 50  # moves that are looked at of long games


@cache
def a_game(kind: str) -> Game:
    rules = KINDS[kind]
    return Game.replay(play_specs(rules, ["master:level=3"] * rules.players, seed=11).record)


@cache
def beginning(kind: str) -> Game:
    """The base game whole, of the others the first turns."""
    game = a_game(kind).copy()
    while kind != "base" and len(game.moves) > SHORT:
        game.undo()
    return game


@cache
def looked_at(kind: str) -> list[Analysis]:
    return list(analyse(beginning(kind), nodes=FEW, seed=1))


@pytest.mark.parametrize("kind", KINDS)
def test_turns_are_all_moves_after_set_up_once(kind: str) -> None:
    game = a_game(kind)
    turns = list(played_turns(game))
    for one, following in pairwise(turns):
        assert one.first + one.moves == following.first
        assert (one.number, one.player) != (following.number, following.player)
    assert turns[-1].first + turns[-1].moves == len(game.moves)
    assert all(step.position.phase == "setup" for step in game.steps[: turns[0].first])
    for turn in turns:
        own = [
            move.action
            for move in game.moves[turn.first : turn.first + turn.moves]
            if move.player == turn.player
        ]
        assert turn.texts == own
        assert turn.actions[0] in turn.seen().ids


@pytest.mark.parametrize("kind", KINDS)
def test_an_analysis_is_complete_and_consistent(kind: str) -> None:
    steps = looked_at(kind)
    assert [analysis.done for analysis in steps] == list(range(steps[0].of + 1))
    assert all(turn.loss is None for turn in steps[0].turns), "the first curve has no losses yet"
    last = steps[-1]
    assert last.complete
    for turn in last.turns:
        assert sum(turn.expected) == pytest.approx(100, abs=0.5)
        assert turn.loss is not None
        assert turn.loss >= 0
        assert (turn.best is None) == (turn.loss == 0) == (turn.best_does is None)
        assert turn.best is None or list(turn.best) != list(turn.actions)
    assert sum(last.final) == pytest.approx(100, abs=0.5)
    outcome = beginning(kind).outcome
    assert last.over == (outcome is not None)
    if outcome is not None:
        won = [100 / len(outcome.winners) if p in outcome.winners else 0 for p in range(len(last.final))]
        assert list(last.final) == won


@pytest.mark.parametrize("kind", KINDS)
def test_better_turns_can_be_played_where_they_are_told(kind: str) -> None:
    for turn, played in zip(looked_at(kind)[-1].turns, played_turns(beginning(kind)), strict=True):
        if turn.best is not None:
            assert turn.best[0] in played.seen().legal


@pytest.mark.parametrize("kind", KINDS)
def test_all_of_it_can_be_said(kind: str) -> None:
    analysis = looked_at(kind)[-1]
    points = turning_points(analysis)
    assert len(points) <= 3
    assert [point.turn for point in points] == sorted({point.turn for point in points})
    for viewer in (None, 0):
        words = speaker([f"P{n}" for n in range(len(analysis.names))], viewer)
        for point in points:
            assert words.say(*point.says)
        for player in range(len(analysis.names)):
            assert words.one(take_along(analysis, player))
    assert json.loads(json.dumps(analysis.to_json()))["done"] == analysis.of


def test_what_was_played_is_told_and_not_advised() -> None:
    for turn, played in zip(looked_at("base")[-1].turns, played_turns(beginning("base")), strict=True):
        assert turn.does == as_played(played.events, turn.player)
        told = speaker(["Ada", "Ben"], None).one(turn.does)
        to_them = speaker(["Ada", "Ben"], turn.player).one(turn.does)
        assert ["Ada", "Ben"][turn.player] in told
        assert "You" in to_them
        assert all(item["player"] == turn.player for item in turn.does.items("items"))


def test_each_part_of_a_turn_can_be_told_of_who_played_it() -> None:
    arguments = schema()
    for advised, told in WHEN_PLAYED.items():
        assert arguments[told].keys() - {"player"} == arguments[advised].keys(), told


def test_an_answer_of_another_is_told_of_them() -> None:
    told = as_played(
        [
            {"kind": "laid", "player": 0, "cell": "1d3", "colour": "W", "source": "hand", "tile": "W"},
            {"kind": "declined", "player": 1, "window": "attack"},
            {"kind": "fled", "player": 1, "from": "1d3", "to": None},
        ],
        0,
    )
    assert (
        speaker(["Ada", "Ben"], 0).one(told) == "You laid 1 white polyp. Ben's shrimp fled behind the screen."
    )


def test_the_same_seed_gives_the_same_analysis() -> None:
    again = islice(analyse(a_game("base"), nodes=FEW, seed=1), 4)
    assert [one.to_json() for one in again] == [one.to_json() for one in looked_at("base")[:4]]


def test_what_is_hidden_is_not_held_against_a_player() -> None:
    """Games that differ only in what the seat could not see give the same judgement of its turn."""
    turn = next(turn for turn in played_turns(a_game("base")) if turn.number == 12)
    told = []
    for world in range(3):
        position = turn.seen().world(random.Random(world))
        seat_view = SeatView.of(position, turn.known, turn.player)
        seat_view.ids = turn.seen().ids
        mine, best = Appraiser(FEW).appraise(seat_view, turn.actions, seed=5, least=0.0)
        told.append((mine.expected(), best.turn, best.expected()))
    assert told[0] == told[1] == told[2]


def test_a_turn_ends_at_its_first_draw() -> None:
    for turn in played_turns(a_game("second_kind")):
        planned = until_draw(turn.position, turn.actions)
        assert planned == turn.actions[: len(planned)]
        drawing = [
            move for move in a_game("second_kind").moves[turn.first : turn.first + turn.moves] if move.deal
        ]
        if not drawing:
            assert len(turn.actions) == len(turn.texts)


def test_prospects_of_a_game_that_is_over_are_its_result() -> None:
    game = a_game("four")
    found = prospects(Appraiser(1).search(next(played_turns(game)).seen()), game.position)
    assert max(one.result for one in found) == pytest.approx(100 / sum(one.result > 0 for one in found))
    points = [row["points"] for row in game.score()]
    assert found[0].ahead == points[0] - max(points[1:])


def test_a_gap_is_paired_world_by_world() -> None:
    worlds = [[Prospect(50 + k % 2, 0.0), Prospect(50 - k % 2, 0.0)] for k in range(8)]
    better = [[Prospect(one.result + 5, 0.0), other] for one, other in worlds]
    gap = Gap.between(Measured([1], better), Measured([2], worlds), 0)
    assert (gap.mean, gap.error, gap.often) == (5.0, 0.0, 1.0)
    assert gap.sure(3.0)
    assert not Gap.between(Measured([2], worlds), Measured([1], better), 0).sure(0.0)


def test_keys_tell_turns_apart() -> None:
    turn = next(
        turn for turn in played_turns(a_game("base")) if any(text.startswith("eat") for text in turn.texts)
    )
    assert ("meal", "") in keys_of(turn.position, turn.actions)
    assert theme_of({("meal", ""), ("attack", "W")}, {("meal", "")}) == "attack"
    assert theme_of({("meal", "")}, {("meal", "")}) is None


def test_a_game_without_turns_is_refused() -> None:
    with pytest.raises(ReefError, match="no turns yet"):
        next(analyse(Game(players=2, seed=1)))
    with pytest.raises(ReefError, match="whole number of positions"):
        next(analyse(a_game("base"), nodes=0))


def test_the_command_prints_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = a_game("base").copy()
    while len(game.moves) > 40:
        game.undo()
    file.write_text(json.dumps(game.record()))
    told = reef("analyse", str(file), "--nodes", "200")
    assert told.returncode == 0, told.stderr
    assert "After the last turn:" in told.stdout
    assert "For master:level=3:" in told.stdout
    as_json = reef("analyse", str(file), "--nodes", "200", "--player", "1", "--json")
    assert json.loads(as_json.stdout)["format"] == "reef-analysis/1"
    assert reef("analyse", str(file), "--nodes", "0").returncode == 2


def test_the_protocol_has_it() -> None:
    server = Server()

    def ask(method: str, **params: object) -> dict[str, object]:
        line = server.answer(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
        assert line is not None
        answer: dict[str, object] = json.loads(line)
        return answer

    game = ask("replay", record=a_game("base").record())["result"]
    assert isinstance(game, dict)
    first = ask("analyse", game=game["game"], turns=0)["result"]
    assert isinstance(first, dict)
    assert (first["done"], first["of"]) == (0, len(looked_at("base")[0].turns))
    some = ask("analyse", game=game["game"], turns=2, nodes=FEW, seed=1)["result"]
    assert some == looked_at("base")[2].to_json()
    for wrong in ({"nodes": 0}, {"turns": -1}, {"nodes": "many"}, {"turns": True}):
        assert "error" in ask("analyse", game=game["game"], **wrong)


def test_deeper_looks_go_on_for_more_rounds() -> None:
    turn = next(turn for turn in played_turns(a_game("base")) if turn.number == 9)
    shallow, deep = (
        Appraiser(1, rounds=rounds).measure(turn.seen(), [turn.actions], seed=3, nodes=1)[0]
        for rounds in (1, 2)
    )
    assert len(shallow.worlds) == len(deep.worlds)
    assert shallow.expected() != deep.expected()
