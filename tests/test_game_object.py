"""A game as an object of Python: what it refuses, how it is copied and kept, and what it says of itself."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from reefencounter import Game, InvalidRecord
from reefencounter.rpc import Server

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
