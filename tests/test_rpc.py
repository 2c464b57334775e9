"""The engine protocol (N6): every method and every error code. The process is in test_rpc_process."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from reefencounter import Game
from reefencounter.rpc import Server, server

JSON = Any
HERE = Path(__file__).parent
NEW = '{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}, "seed": 1}}'


class Caller:
    """The other side of the protocol."""

    def __init__(self) -> None:
        self.server = Server()

    def send(self, line: str | bytes) -> JSON:
        answer = self.server.answer(line)
        return None if answer is None else json.loads(answer)

    def ask(self, method: str, **params: JSON) -> JSON:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        return self.send(line)["result"]

    def refused(self, code: int, method: str, **params: JSON) -> JSON:
        answer = self.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
        assert answer["error"]["code"] == code, answer
        assert answer["error"]["data"]["reason"]
        return answer["error"]["data"]


@pytest.fixture
def caller() -> Caller:
    return Caller()


@pytest.fixture
def game(caller: Caller) -> str:
    opened: str = caller.ask("new", rules={"players": 2}, seed=1)["game"]
    return opened


def choose_all(caller: Caller, game: str) -> None:
    """Go through set-up."""
    while caller.ask("state", game=game)["turn"]["phase"] == "setup":
        caller.ask("play", game=game, action=caller.ask("legal", game=game)["actions"][0])


def test_state_view_and_load(caller: Caller, game: str) -> None:
    state = caller.ask("state", game=game)
    assert state == Game(players=2, seed=1).state()
    loaded = caller.ask("load", state=state)["game"]
    assert loaded != game
    assert caller.ask("state", game=loaded) == state
    assert caller.ask("view", game=game, player=0)["players"][0] == state["players"][0]
    assert caller.ask("view", game=game, player=None)["players"][0]["hand"] == {"total": 6, "known": {}}
    spectator = caller.ask("view", game=game, player=None, memory_aid=False)
    assert spectator["players"][0]["hand"] == {"total": 6}


def test_players_choose_in_any_order_in_set_up(caller: Caller, game: str) -> None:
    first = caller.ask("legal", game=game, player=1)
    assert first["player"] == 1
    caller.ask("play", game=game, player=1, action=first["actions"][0])
    caller.ask("play", game=game, player=1, action="larvae WY")
    assert caller.ask("legal", game=game, player=1) == {"player": 1, "actions": []}
    assert caller.ask("legal", game=game)["player"] == 0


def test_out_of_turn(caller: Caller, game: str) -> None:
    choose_all(caller, game)
    assert caller.ask("legal", game=game, player=0) == caller.ask("legal", game=game)
    assert caller.refused(-32001, "legal", game=game, player=1)["clause"] == "R3.6"
    assert caller.refused(-32001, "play", game=game, player=1, action="take W")["clause"] == "R3.6"
    caller.refused(-32602, "legal", game=game, player=2)
    caller.refused(-32602, "play", game=game, player=-1, action="take W")


def test_after_the_end(caller: Caller) -> None:
    with gzip.open(HERE / "conformance" / "2p-base-play-eager.jsonl.gz", "rt") as lines:
        *_, last = lines
    game = caller.ask("load", state=json.loads(last)["state"])["game"]
    assert caller.ask("legal", game=game)["actions"] == []
    assert [caller.ask("legal", game=game, player=player)["actions"] for player in (0, 1)] == [[], []]
    assert caller.refused(-32001, "play", game=game, action="pass")["clause"] == "R3.6"


def test_deals(caller: Caller, game: str) -> None:
    choose_all(caller, game)
    before = caller.ask("state", game=game)
    action = next(action for action in caller.ask("legal", game=game)["actions"] if action.startswith("take"))
    for deal in (["W"] * 5, ["w"], ["WW"], [""]):
        assert caller.refused(-32001, "play", game=game, action=action, deal=deal)["clause"] == "N3"
    caller.refused(-32602, "play", game=game, action=action, deal=[1])
    caller.refused(-32602, "play", game=game, action=action, deal="W")
    assert caller.ask("state", game=game) == before
    drawn = caller.ask("play", game=game, action=action, deal=[])["deal"]
    assert drawn
    assert caller.ask("undo", game=game) == {"player": 0, "action": action}
    assert caller.ask("play", game=game, action=action, deal=drawn)["deal"] == drawn


def test_refused_actions_change_nothing(caller: Caller, game: str) -> None:
    choose_all(caller, game)
    before = caller.ask("state", game=game), caller.ask("record", game=game)
    for action, clause in (("take w", "N2"), ("", "N2"), ("pass", "R11.2"), ("lay 1d2", "R4.1")):
        assert caller.refused(-32001, "play", game=game, action=action)["clause"] == clause
    assert (caller.ask("state", game=game), caller.ask("record", game=game)) == before


def test_records(caller: Caller, game: str) -> None:
    choose_all(caller, game)
    record = caller.ask("record", game=game)
    again = caller.ask("replay", record=record)["game"]
    assert caller.ask("state", game=again) == caller.ask("state", game=game)
    record["moves"][2]["action"] = "take W"
    data = caller.refused(-32001, "replay", record=record)
    assert (data["clause"], data["index"]) == ("R2.8", 2)
    del record["moves"][2]["action"]
    caller.refused(-32602, "replay", record=record)
    loaded = caller.ask("load", state=caller.ask("state", game=game))["game"]
    caller.refused(-32602, "record", game=loaded)
    caller.refused(-32602, "undo", game=loaded)


def test_close(caller: Caller, game: str) -> None:
    assert caller.ask("close", game=game) is None
    for method in ("state", "legal", "undo", "score", "record", "close"):
        caller.refused(-32002, method, game=game)
    caller.refused(-32002, "play", game="x" * 999, action="pass")
    for unknown in (1, None, ["g1"], {"game": "g1"}, True):  # N6: no id of ours, whatever it is
        caller.refused(-32002, "state", game=unknown)


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("new", {}),
        ("new", {"rules": None}),
        ("new", {"rules": {"players": 5}}),
        ("new", {"rules": {"players": "2"}}),
        ("new", {"rules": {"colour": 1}}),
        ("new", {"rules": {}, "seed": -1}),
        ("new", {"rules": {}, "seed": 2**64}),
        ("new", {"rules": {}, "seed": 1.0}),
        ("new", {"rules": {}, "seed": True}),
        ("new", {"rules": {}, "setup": []}),
        ("new", {"rules": {}, "setup": {"boards": ["A", "A"]}}),
        ("new", {"rules": {}, "names": ["Ann"]}),
        ("load", {"state": {}}),
        ("load", {"state": 7}),
        ("state", {}),
        ("state", {"game": "g1", "player": 0}),
        ("best", {"game": "g1"}),
        ("best", {"game": "g1", "bot": "nobody"}),
        ("best", {"game": "g1", "bot": "exec:true"}),
        ("best", {"game": "g1", "bot": "random", "time_ms": 0}),
        ("view", {"game": "g1", "player": 2}),
        ("view", {"game": "g1", "player": "0"}),
        ("view", {"game": "g1", "player": 0, "memory_aid": 1}),
        ("legal", {"game": "g1", "player": True}),
        ("play", {"game": "g1"}),
        ("play", {"game": "g1", "action": 1}),
        ("replay", {"record": []}),
        ("undo", {"game": "g1"}),
    ],
)
def test_bad_params(caller: Caller, game: str, method: str, params: JSON) -> None:
    caller.refused(-32602, method, **params)
    assert caller.ask("new", rules={}, seed=None, setup=None, names=None) == {"game": "g2"}


def test_params_by_position(caller: Caller) -> None:
    answer = caller.send('{"jsonrpc": "2.0", "id": "a", "method": "state", "params": ["g1"]}')
    assert answer["id"] == "a"
    assert answer["error"]["code"] == -32602
    assert "by name" in answer["error"]["data"]["reason"]


def test_unknown_methods(caller: Caller) -> None:
    caller.refused(-32601, "__init__")
    caller.refused(-32601, "")


BROKEN = [
    *(
        "",
        " ",
        "{",
        "nul",
        "NaN",
        "[Infinity]",
        '{"id": -Infinity}',
        "'x'",
        '{"a": 1,}',
        "1 2",
        "1e999",
        "1" * 101,
    ),
    *(
        '"\x01"',
        "[" * 33 + "]" * 33,
        "[" * 500_000,
        '{"a":' * 200_000,
        "\ufeff{}",
        b"\xff",
        b'"\xed\xa0\x80"',
    ),
    "[]".encode("utf-16"),
]


@pytest.mark.parametrize("line", BROKEN, ids=range(len(BROKEN)))
def test_broken_json(caller: Caller, line: str | bytes) -> None:
    answer = caller.send(line)
    assert answer["id"] is None
    assert answer["error"]["code"] == -32700
    assert answer["error"]["data"]["reason"]


@pytest.mark.parametrize(
    ("line", "to"),
    [
        ("1", None),
        ('"x"', None),
        ("null", None),
        ("{}", None),
        ("[]", None),
        ("[" * 32 + "]" * 32, ...),
        ('{"jsonrpc": "2.0"}', None),
        ('{"jsonrpc": "1.0", "id": 3, "method": "new"}', 3),
        ('{"jsonrpc": 2.0, "id": 3, "method": "new"}', 3),
        ('{"jsonrpc": "2.0", "id": "a", "method": 1}', "a"),
        ('{"jsonrpc": "2.0", "id": 1, "method": "new", "params": "bar"}', 1),
        ('{"jsonrpc": "2.0", "id": 1, "method": "new", "params": null}', 1),
        ('{"jsonrpc": "2.0", "id": true, "method": "new"}', None),
        ('{"jsonrpc": "2.0", "id": [], "method": "new"}', None),
        ('{"jsonrpc": "2.0", "method": 1, "params": "bar"}', None),
    ],
)
def test_invalid_requests(caller: Caller, line: str, to: JSON) -> None:
    answer = caller.send(line)
    if to is ...:  # a batch with one entry that is no request
        (answer,) = answer
        to = None
    assert answer["id"] == to
    assert answer["error"]["code"] == -32600
    assert answer["error"]["data"]["reason"]


@pytest.mark.parametrize("number", ["0", "-7", "1.5", '""', '"\\ud800"', "null", "1" * 100])
def test_ids_come_back(caller: Caller, number: str) -> None:
    answer = caller.send(NEW.replace('"id": 1', f'"id": {number}'))
    assert json.dumps(answer["id"]) == number
    assert "result" in answer


def test_notifications(caller: Caller) -> None:
    quiet = NEW.replace('"id": 1, ', "")
    assert caller.send(quiet) is None
    assert caller.send(quiet.replace("new", "nothing")) is None
    assert caller.send(quiet.replace("seed", "sea")) is None
    assert caller.send(f"[{quiet}, {quiet}]") is None
    assert caller.send(NEW)["result"] == {"game": "g4"}


def test_batches(caller: Caller) -> None:
    quiet = NEW.replace('"id": 1, ', "")
    answers = caller.send(f"[{NEW}, 1, {quiet}, {NEW.replace('new', 'nothing')}, []]")
    assert [answer["id"] for answer in answers] == [1, None, 1, None]
    assert [answer.get("error", {}).get("code") for answer in answers] == [None, -32600, -32601, -32600]
    assert len(caller.send("[" + ",".join(["1"] * 3000) + "]")) == 3000  # N6: only the line has a limit


def test_too_many_games(caller: Caller, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_GAMES", 2)
    caller.ask("new", rules={})
    for method, params in (("new", {"rules": {}}), ("load", {"state": caller.ask("state", game=game)})):
        assert "close" in caller.refused(-32602, method, **params)["reason"]
    caller.ask("close", game=game)
    caller.ask("new", rules={})


def test_a_fault_of_the_engine(caller: Caller, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Game) -> None:
        raise KeyError("secret")

    monkeypatch.setattr(Game, "score", fail)
    assert "secret" not in caller.refused(-32603, "score", game=game)["reason"]
    caller.ask("state", game=game)
