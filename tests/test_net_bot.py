"""A network as a bot: it plays wherever bots play, what it answers is what is played, and what cannot play is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("onnxruntime", reason="onnxruntime is not installed (the extra `net`)")
pytest.importorskip("onnx", reason="onnx is not installed: it makes the networks of these tests")

import numpy
from networks import linear
from onnx import TensorProto
from serving import served

from reefencounter import Game
from reefencounter.arena.match import play
from reefencounter.bots.base import BotError, make
from reefencounter.bots.net import Net
from reefencounter.bots.seat_view import SeatView
from reefencounter.bots.trial import try_out
from reefencounter.cli import main
from reefencounter.extras import install
from reefencounter.rl.environment_table import new_table
from reefencounter.rl.rulebook import rulebook
from reefencounter.rpc.server import Server
from reefencounter.rules import Rules
from reefencounter.server.play import opponents

BASE, SECOND_KIND = Rules(), Rules(second_kind=True)


@pytest.fixture
def model(tmp_path: Path) -> Path:
    book = rulebook(BASE)
    return linear(tmp_path / "small.onnx", book.observation, book.actions)


@pytest.mark.parametrize(("bytes_in", "masked"), [(False, False), (True, True)])
def test_it_plays_what_its_network_answers(tmp_path: Path, bytes_in: bool, masked: bool) -> None:
    book = rulebook(BASE)
    file = linear(tmp_path / "net.onnx", book.observation, book.actions, 3, bytes_in, masked)
    weights = (
        numpy.random.default_rng(3).normal(0, 0.1, (book.observation, book.actions)).astype(numpy.float32)
    )
    bot, table = make(f"net:{file}"), new_table(seed=5)
    for _ in range(150):
        seat = table.seat
        path = table.book.from_engine(bot.choose(table.seat_view(seat)))
        for action in path:
            seen = table.look(seat)
            wanted = seen["observation"].astype(numpy.float32) @ weights
            wanted[seen["action_mask"] == 0] = -numpy.inf
            assert wanted[action] == pytest.approx(wanted.max(), abs=1e-3)
            table.step(action)
        if table.over:
            break


@pytest.mark.parametrize("rules", [BASE, SECOND_KIND, Rules(3, advanced=True)], ids=str)
def test_it_plays_matches(tmp_path: Path, rules: Rules) -> None:
    book = rulebook(rules)
    file = linear(tmp_path / "net.onnx", book.observation, book.actions)
    others = [make("random", seed=seat) for seat in range(rules.players - 1)]
    games = [
        play(rules, [make(f"net:{file},temperature=1", seed=7), *others], seed=1, time_ms=None)
        for _ in range(2)
    ]
    assert games[0].failure is None
    assert games[0].shares[0] is not None


def test_it_plays_in_the_arena_and_over_the_protocol(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", f"net:{model}", "random", "--games", "2", "--quiet"]) == 0
    assert "small.onnx" in capsys.readouterr().out
    server = Server()
    game = ask(server, "new", rules={"players": 2}, seed=1)["game"]
    best = ask(server, "best", game=game, bot=f"net:{model}")
    assert best["action"] in ask(server, "legal", game=game)["actions"]


def ask(server: Server, method: str, **params: object) -> Any:
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    return json.loads(str(server.answer(line)))["result"]


def test_it_answers_as_a_program(model: Path) -> None:
    program = f"from reefencounter.bots import external, net; external.serve(net.Net, file={str(model)!r})"
    bots = [make(f"exec:{sys.executable} -c {json.dumps(program)}"), make(f"net:{model}")]
    table = new_table(seed=2)
    try:
        while not table.over:
            choices = {bot.choose(table.seat_view(table.seat)) for bot in bots}
            assert len(choices) == 1
            table.play(choices.pop())
    finally:
        bots[0].close()


def test_what_cannot_play_is_told(tmp_path: Path, model: Path) -> None:
    book = rulebook(BASE)
    blind = linear(tmp_path / "a.onnx", 7, book.actions)
    lame = linear(tmp_path / "b.onnx", book.observation, 7)
    four = linear(tmp_path / "c.onnx", book.observation, book.actions, batch=4)
    wrongs = {
        "net": "net needs a file",
        "net:nowhere.onnx": "could not be read: No such file",
        f"net:{__file__}": "is no model that onnxruntime can run",
        f"net:{model},warmth=2": "net has no setting 'warmth'",
        f"net:{model},temperature=-1": "temperature must be 0 or more",
        f"net:{blind}": "takes 7 numbers, and an observation of this game has 2911",
        f"net:{lame}": "answers 7 numbers, and this game has 1271 actions",
        f"net:{four}": "takes 4 observations at once; export it with a batch of 1",
    }
    for spec, sentence in wrongs.items():
        with pytest.raises(BotError, match=sentence):
            try_out(spec, BASE)
    try_out(f"net:{model}", BASE)
    with pytest.raises(BotError, match="2911 numbers, and an observation of this game has"):
        try_out(f"net:{model}", SECOND_KIND)


@pytest.mark.parametrize("name", ["UINT16", "UINT32", "UINT64", "INT8", "DOUBLE", "BOOL"])
def test_it_takes_any_type_of_number(tmp_path: Path, name: str) -> None:
    book, takes = rulebook(BASE), TensorProto.DataType.Value(name)
    file = linear(tmp_path / "net.onnx", book.observation, book.actions, 1, True, takes=takes)
    try_out(f"net:{file}", BASE)


class Broken:
    """What onnxruntime may answer: an error of its own, or something that is no array of numbers."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def run(self, names: None, given: dict[str, Any]) -> list[object]:
        if isinstance(self.answer, Exception):
            raise self.answer
        return [self.answer]


@pytest.mark.parametrize("answer", [RuntimeError("out of\nmemory"), [{"a": 1}], ["pass"]], ids=str)
def test_a_network_that_fails_when_it_is_asked_is_told(model: Path, answer: object) -> None:
    bot, table = make(f"net:{model}"), new_table(seed=1)
    assert isinstance(bot, Net)
    bot.model = bot.model._replace(session=Broken(answer))
    with pytest.raises(BotError, match=r"small.onnx cannot choose: onnxruntime has no answer of it: \w+"):
        bot.choose(table.seat_view(0))


def of_the_second_kind(folder: Path) -> Path:
    book = rulebook(SECOND_KIND)
    return linear(folder / "crown.onnx", book.observation, book.actions)


def test_it_can_sit_at_a_servers_tables(model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "OPPONENTS", dict(opponents.OPPONENTS))
    opponents.add(f"Coral Head=net:{model}")
    opponents.add(f"Crown=net:{of_the_second_kind(tmp_path)}")
    added, crown = opponents.OPPONENTS["coral-head"].info, opponents.OPPONENTS["crown"].info
    assert (added.name, added.base, added.second_kind) == ("Coral Head", True, False)
    assert (crown.name, crown.base, crown.second_kind) == ("Crown", False, True)
    for wrong, sentence in (
        ("Coral", "--bot takes a name and a bot"),
        (f"Easy=net:{model}", "there is a bot Easy already"),
        ("Sponge=net:nowhere.onnx", "could not be read"),
    ):
        with pytest.raises(ValueError, match=sentence):
            opponents.add(wrong)


def test_it_plays_a_whole_game_at_a_servers_table(model: Path, tmp_path: Path) -> None:
    with served(tmp_path / "data", "--bot", f"Coral=net:{model}") as server:
        browser = server.browser()
        table = browser.table("coral", "coral")
        with browser.live(table) as page:
            while page.scene["phase"] != "over":
                page.next()
        record = browser.get(f"/api/tables/{table}/record")
        replayed = Game.replay({key: record[key] for key in record if key != "result"} | {"moves": []})
        bot = make(f"net:{model}")
        for move in record["moves"]:
            seat_view = SeatView.of(replayed.position, replayed.known, move["player"])
            assert seat_view.text(bot.choose(seat_view)) == move["action"], "what the network wants is played"
            replayed.play(move["action"], player=move["player"], deal=move.get("deal"))
        assert (tmp_path / "data.log").read_text() == ""


def test_a_network_sits_where_its_game_is_played(model: Path, tmp_path: Path) -> None:
    given = "--bot", f"Coral=net:{model}", "--bot", f"Crown=net:{of_the_second_kind(tmp_path)}"
    with served(tmp_path / "data", *given) as server:
        browser = server.browser()
        for bot, other, second_kind in (("coral", "crown", False), ("crown", "coral", True)):
            rules = {"second_kind": second_kind}
            with browser.live(browser.table(bot, "easy", rules=rules)) as page:
                while page.scene["turn"] < 2:
                    page.next()
            seats = [{}, {"kind": "bot", "bot": other}]
            message = browser.post("/api/tables", {"rules": rules, "seats": seats}, status=400)["message"]
            assert message["id"] == "table.bot_game"
            assert bot in message["arguments"]["bots"]
            assert other not in message["arguments"]["bots"]
            waiting = browser.post("/api/tables", {"rules": rules, "seats": [{}, {"kind": "friend"}]})["id"]
            address = f"/api/tables/{waiting}/seats/1"
            assert (
                browser.http.patch(address, json={"bot": other}).json()["message"]["id"] == "table.bot_game"
            )
            assert browser.http.patch(address, json={"bot": bot}).status_code < 300
        assert (tmp_path / "data.log").read_text() == ""


def test_without_onnxruntime_it_says_what_is_missing(model: Path) -> None:
    program = (
        "import sys; sys.modules['onnxruntime'] = None\n"
        "from reefencounter.bots.base import make\n"
        f"try: make('net:{model}')\n"
        "except ValueError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"net needs onnxruntime: {install('net')}\n"
