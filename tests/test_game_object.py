"""A game as an object of Python: what it refuses, how it is copied and kept, and what it says of itself."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reefencounter import (
    Chance,
    Game,
    IllegalAction,
    InvalidRecord,
    InvalidState,
    Outcome,
    Played,
    ReefError,
    decks,
    playout,
)
from reefencounter.bots.base import make
from reefencounter.bots.seat_view import SeatView
from reefencounter.events import fold
from reefencounter.pictures import plain
from reefencounter.rl.environment_table import new_table
from reefencounter.rl.vector import VectorGames
from reefencounter.rpc import Server
from reefencounter.shapes import ScoreRow

JSON = dict[str, Any]
KINDS: list[JSON] = [{"players": 2}, {"players": 3, "second_kind": True}]


def played(game: Game, actions: int = 100_000) -> Game:
    """The game after so many more actions, each chosen by the length of the list; it ends sooner or later."""
    for count in range(actions):
        if game.over:
            break
        legal = game.legal()
        game.play(legal[(7 * count + len(legal)) % len(legal)])
    return game


@cache
def _finished(second_kind: bool) -> str:
    return json.dumps(played(Game(players=2, seed=5, second_kind=second_kind)).record())


def finished(second_kind: bool = False) -> JSON:
    """A fresh record of a game that was played to its end."""
    record: JSON = json.loads(_finished(second_kind))
    return record


# Records: the result is what the moves give (N5) -------------------------------------------------------


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_record_with_its_result_is_replayed(second_kind: bool) -> None:
    record = finished(second_kind)
    assert Game.replay(record).score() == record["result"]
    del record["result"]
    assert Game.replay(record).over


def points(result: Any) -> None:
    result[1]["points"] += 1


def rank(result: Any) -> None:
    result[0]["rank"], result[1]["rank"] = result[1]["rank"], result[0]["rank"]


def ties(result: Any) -> None:
    result[1]["ties"][2] = True if result[1]["ties"][2] == 1 else 1.5


def order(result: Any) -> None:
    result.reverse()


def missing(result: Any) -> None:
    result.pop()


def nameless(result: Any) -> None:
    del result[0]["values"]


def longer(result: Any) -> None:
    result[0]["winner"] = True


CHANGES = [
    (points, r"result\[1\]\.points must be \d+, not \d+"),
    (rank, r"result\[0\]\.rank must be [12], not [12]"),
    (ties, r"result\[1\]\.ties\[2\] must be"),
    (order, r"result\[0\]\.player must be 0, not 1"),
    (missing, "result must be a list of 2"),
    (nameless, r"result\[0\] must have player, points, values, ties, rank"),
    (longer, r"result\[0\] must have player, points, values, ties, rank"),
]


@pytest.mark.parametrize(("change", "sentence"), CHANGES, ids=[change.__name__ for change, _ in CHANGES])
@pytest.mark.parametrize("second_kind", [False, True])
def test_a_result_that_the_moves_do_not_give_is_refused(
    change: Any, sentence: str, second_kind: bool
) -> None:
    record = finished(second_kind)
    change(record["result"])
    with pytest.raises(InvalidRecord, match=f"by the moves of the record {sentence}"):
        Game.replay(record)


@pytest.mark.parametrize("result", [None, [], {}, "won", [[]], 5])
def test_a_result_of_another_shape_is_refused(result: object) -> None:
    with pytest.raises(InvalidRecord, match="result must be a list of 2"):
        Game.replay({**finished(), "result": result})


@pytest.mark.parametrize("left_out", [1, 20, -1])
def test_a_game_that_is_not_over_has_no_result(left_out: int) -> None:
    record = finished()
    record["moves"] = record["moves"][:-left_out] if left_out > 0 else []
    with pytest.raises(InvalidRecord, match="the moves do not end the game"):
        Game.replay(record)
    with pytest.raises(InvalidRecord, match="the moves do not end the game"):
        Game.replay({**record, "result": None})
    del record["result"]
    assert not Game.replay(record).over


def test_the_protocol_calls_a_wrong_result_bad_params() -> None:
    record = finished()
    points(record["result"])
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "replay", "params": {"record": record}})
    error = json.loads(Server().answer(line) or "")["error"]
    assert error["code"] == -32602
    assert "result[1].points must be" in error["data"]["reason"]


# Copies ------------------------------------------------------------------------------------------------


def through_pickle(game: Game) -> Game:
    again: Game = pickle.loads(pickle.dumps(game))
    return again


WAYS: list[Callable[[Game], Game]] = [Game.copy, copy.copy, copy.deepcopy, through_pickle]


def everything(game: Game) -> JSON:
    """All that can be asked of a game."""
    return {
        "state": game.state(),
        "names": list(game.names),
        "known": game.known,
        "views": [game.view(player) for player in (None, *range(game.rules.players))],
        "record": game.record() if game._setup else None,
        "moves": game.moves,
        "undo": [game.can_undo(player) for player in range(game.rules.players)],
    }


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("rules", KINDS, ids=str)
@pytest.mark.parametrize("actions", [0, 3, 150])
def test_a_copy_is_the_same_game_and_goes_on_alike(
    way: Callable[[Game], Game], rules: JSON, actions: int
) -> None:
    game = played(Game(**rules, seed=7, names=["Ada", "Ben", "Cy"][: rules["players"]]), actions)
    before = everything(game)
    twin = way(game)
    assert type(twin) is Game
    assert everything(twin) == before
    played(twin, 60)
    twin.names[0] = "Zoe"
    assert everything(game) == before, "what the copy does is its own"
    played(game, 60)
    game.names[0] = "Zoe"
    assert everything(twin) == everything(game), "chance lies ahead of both alike"
    for one in (game, twin):
        while one.moves:
            one.undo()
    assert everything(twin) == everything(game)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_copy_of_a_loaded_game(way: Callable[[Game], Game]) -> None:
    game = Game.load(played(Game(players=2, seed=1), 40).state(), seed=9)
    twin = way(game)
    assert everything(played(twin, 50)) == everything(played(game, 50))
    with pytest.raises(ReefError, match="has no record"):
        twin.record()


def test_a_position_that_is_changed_leaves_the_copy_alone() -> None:
    game = Game(players=2, seed=1)
    twin = game.copy()
    game.position.apply(game.position.legal()[0], Chance(1))
    assert twin.state() == Game(players=2, seed=1).state()


def test_a_subclass_stays_what_it_is() -> None:
    class Timed(Game):
        seconds = 0

    game = Timed(players=2, seed=1)
    game.seconds = 5
    twin = copy.deepcopy(game)
    assert (type(twin), twin.seconds) == (Timed, 5)


def test_a_pickled_game_brings_its_deck_along() -> None:
    deck = {**decks.by_id(decks.DEFAULT).to_json(), "id": "taken_along", "name": "Taken along"}
    decks.add(deck)
    game = played(Game(players=2, second_kind=True, deck="taken_along", seed=3), 100)
    program = (
        "import pickle, sys\n"
        "game = pickle.load(sys.stdin.buffer)\n"
        "game.play(game.legal()[0])\n"
        "sys.stdout.buffer.write(pickle.dumps((game.rules.deck, game.record())))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(game), stdout=subprocess.PIPE, check=True
    )
    game.play(game.legal()[0])
    assert pickle.loads(done.stdout) == ("taken_along", game.record())


def test_a_record_that_is_changed_leaves_the_game_alone() -> None:
    game = Game(players=2, seed=1)
    before = copy.deepcopy(game.record())
    record = game.record()
    record["setup"]["boards"].reverse()
    record["setup"]["hands"][0].clear()
    record["names"][0] = "Zoe"
    assert game.record() == before


# The outcome ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("second_kind", [False, True])
def test_the_outcome_is_none_until_the_game_is_over(second_kind: bool) -> None:
    game = Game.replay(finished(second_kind))
    turn, rows = game.state()["turn"], game.score()
    outcome = game.outcome
    assert outcome is not None
    assert outcome.points == tuple(row["points"] for row in rows)
    assert outcome.ranks == tuple(row["rank"] for row in rows)
    assert outcome.winners == tuple(row["player"] for row in rows if row["rank"] == 1)
    assert (outcome.ended_by, outcome.ender) == (turn["ended_by"], turn["ender"])
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    game.undo()
    assert game.outcome is None


def test_a_shared_first_place_has_no_winner() -> None:
    rows: list[ScoreRow] = [
        {"player": player, "points": points, "values": {}, "ties": [0, 0, 0, 0], "rank": rank}
        for player, (points, rank) in enumerate([(7, 1), (3, 3), (7, 1)])
    ]
    shared = Outcome.of(rows, "full", 2)
    assert (shared.winners, shared.winner) == ((0, 2), None)
    alone = Outcome.of([{**rows[0], "rank": 2}, rows[1], rows[2]], "full", 2)
    assert (alone.winners, alone.winner) == ((2,), 2)


# What things say of themselves ------------------------------------------------------------------------


def test_a_game_says_how_it_stands() -> None:
    game = Game(players=2, seed=99)
    assert repr(game) == "<Game: 2 players, setup, player 0 to act, 0 actions>"
    for player in (0, 1):
        game.play("feed W", player=player)
        game.play("larvae YO", player=player)
    assert repr(game) == "<Game: 2 players, turn 1, player 0 to act, 4 actions>"
    assert repr(game.play("cube Y")) == "<Played: cube_played, turn>"
    assert repr(game) == "<Game: 2 players, turn 1, laying, player 0 to act, 5 actions>"
    assert "Second Kind, advanced" in repr(Game(players=4, second_kind=True, advanced=True, seed=1))


@pytest.mark.parametrize("second_kind", [False, True])
def test_a_finished_game_says_who_won(second_kind: bool) -> None:
    game = Game.replay(finished(second_kind))
    outcome = game.outcome
    assert outcome is not None
    said = repr(game)
    assert f"over after {len(game.moves)} actions" in said
    assert f"won by player {' and '.join(map(str, outcome.winners))}" in said
    assert f"points {outcome.points[0]} to {outcome.points[1]}" in said


@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_every_class_says_what_it_is(rules: JSON) -> None:
    game = played(Game(**rules, seed=1), 60)
    bots = [make("random"), make("greedy"), make("planner:level=2"), make(f"exec:{sys.executable} -V")]
    things = [
        game, game.position, game.known, game.rules, game.moves[-1], Chance(7), playout(1, seed=1),
        SeatView.of(game.position, game.known, game.actor), decks.by_id(decks.DEFAULT), *bots,
        VectorGames(2), new_table(**rules, seed=1), game.play(game.legal()[0]),
    ]  # fmt: skip
    for thing in things:
        assert type(thing).__name__ in repr(thing)
        assert " at 0x" not in repr(thing)
        assert len(repr(thing)) < 250, repr(thing)
    assert repr(Chance(7)) == "Chance(7)"
    assert repr(bots[2]) == "<Planner: level=2, nodes=0, threads=1>"
    assert repr(bots[3]) == f"<External: {sys.executable} -V>"


def test_a_printed_game_is_a_picture_in_letters() -> None:
    game = Game(players=2, seed=99, names=["Ada", "Ben"])
    for player in (0, 1):
        game.play("feed W", player=player)
        game.play("larvae YO", player=player)
    game.play("cube Y")
    game.play("lay 1d3")
    game.play("stop")
    game.play("shrimp 1d4")
    assert str(game).splitlines()[:7] == [
        "turn 1: Ada, turn",
        "1 a b c d e f g    2 a b c d e f g",
        "1 # # # . . . #    1 # # # . . . #",
        "2 . . . G . . #    2 # . . Y . . #",
        "3 . . Y Y # . .    3 . . # . W . .",
        "4 . # . Y0. W .    4 . G . . . # .",
        "5 . . O . P . .    5 . . P # O . .",
    ]
    assert str(game).splitlines()[-1].startswith("Ben: hand WYYPPGGG  cubes YO")
    assert plain(game.view(0), game.names).splitlines()[-1].startswith("Ben: hand 8  cubes YO")


@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_a_picture_in_letters_shows_every_piece(rules: JSON) -> None:
    game = Game(**rules, seed=3)
    while not game.over:
        played(game, 40)
        state, lines = game.state(), str(game).splitlines()
        rows = len(rows_of_a_board := "01234567" if rules.get("second_kind") else "123456")
        boards = "".join(lines[2 : 2 + rows])
        assert [line[0] for line in lines[2 : 2 + rows]] == list(rows_of_a_board)
        for colour in "WYOPG":
            shown = sum(tile[0] == colour for tile in state["polyps"].values())
            assert boards.count(colour) == shown
        crowns = set(state.get("crowns", ())) - set(state["polyps"])
        assert boards.count("X") == len(crowns)
        assert boards.count("*") == len(state["blue"]["boards"] if "blue" in state else ())


def test_a_notebook_shows_all_to_the_owner_of_the_game() -> None:
    game = played(Game(players=2, seed=1), 30)
    assert game._repr_svg_() == game.svg(everything=True) != game.svg()


# Asking -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_permits_is_membership_in_legal(rules: JSON) -> None:
    game = Game(**rules, seed=4)
    asked = [
        "pass",
        "take W",
        "stop",
        "lay 1d4",
        "shrimp 1c3",
        "feed W",
        "",
        "nonsense",
        "take  W",
        "react gull_service",
    ]
    for _ in range(25):
        for player in range(rules["players"]):
            legal = game.legal(player)
            assert all(game.permits(action, player) for action in legal)
            assert all(game.permits(action, player) == (action in legal) for action in asked)
        played(game, 5)
    with pytest.raises(ReefError, match="player must be 0 to"):
        game.permits("take W", 9)


@pytest.mark.parametrize("rules", KINDS)
def test_events_can_be_asked_for_later(rules: JSON) -> None:
    """They are computed when asked for, and tell of their own action whatever was played or undone since."""
    game = Game(seed=4, **rules)
    states, answers = [game.state()], list[Played]()
    while len(answers) < 150 and not game.over:
        legal = game.legal()
        answers.append(game.play(legal[(7 * len(answers) + len(legal)) % len(legal)]))
        states.append(game.state())
    for _ in range(40):
        game.undo()
    for before, answer, after in zip(states, answers, states[1:], strict=False):
        events: list[Any] = answer.events
        assert fold(before, events) == after
        assert answer.turn == after["turn"] == events[-1]["turn"]


@pytest.mark.parametrize("rules", KINDS)
def test_changing_the_answer_to_an_action_changes_nothing_else(rules: JSON) -> None:
    careful, careless = Game(seed=4, **rules), Game(seed=4, **rules)
    while len(careful.moves) < 80 and not careful.over:
        legal = careful.legal()
        action = legal[(5 * len(careful.moves) + len(legal)) % len(legal)]
        answer = careless.play(action)
        events: list[Any] = answer.events
        assert events == careful.play(action).events
        for event in events:
            for value in event.values():
                if isinstance(value, list | dict):
                    value.clear()
        answer.deal.clear()
    assert careless.record() == careful.record()


@pytest.mark.parametrize("rules", KINDS)
def test_a_game_equals_its_copy_and_its_replay(rules: JSON) -> None:
    game = played(Game(seed=4, **rules), 60)
    assert game == game.copy() == Game.replay(game.record())
    assert game.copy() != played(game.copy(), 1)
    assert game != Game(seed=5, **rules)
    assert game != game.record()


@pytest.mark.parametrize("rules", KINDS)
def test_a_game_is_saved_to_a_file_and_opened_from_it(rules: JSON, tmp_path: Path) -> None:
    game = played(Game(seed=4, names=["Ada", "Břetislav", "Çé"][: rules["players"]], **rules), 60)
    game.save(tmp_path / "game.json")
    assert Game.open(tmp_path / "game.json") == game
    assert Game.open(str(tmp_path / "game.json")).names == game.names
    (tmp_path / "junk.json").write_text("{")
    with pytest.raises(InvalidRecord, match=r"junk\.json is not a saved game: it is not JSON"):
        Game.open(tmp_path / "junk.json")
    with pytest.raises(FileNotFoundError):
        Game.open(tmp_path / "nowhere.json")
    with pytest.raises(InvalidState, match=r"Game\.replay takes it, and Game\.open a file with one"):
        Game.load(game.record())


@pytest.mark.parametrize("rules", KINDS)
def test_actions_are_given_as_texts_or_as_ids(rules: JSON) -> None:
    game = Game(seed=4, **rules)
    twin = game.copy()
    for number, text in zip(game.position.legal()[:1], game.legal()[:1], strict=True):
        assert game.permits(number)
        assert game.play(number) == twin.play(text)
    for number in (-1, 10**9, 2**70):
        assert not game.permits(number)
        with pytest.raises(IllegalAction, match=f"There is no action number .*{str(number)[:4]}"):
            game.play(number)
    assert game == twin


@pytest.mark.parametrize("rules", KINDS)
def test_a_bot_is_asked_from_the_game(rules: JSON) -> None:
    game = played(Game(seed=4, **rules), 30)
    chosen = game.best("greedy", seed=3)
    assert chosen == game.best("greedy", seed=3)
    assert game.permits(chosen)
    assert game.seat_view().seat == game.actor
    over = played(game)
    with pytest.raises(IllegalAction, match="over"):
        over.best("greedy")
