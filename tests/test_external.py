"""Bots that are programs of their own: what they are told, and what becomes of those that do not behave."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from reefencounter import Game
from reefencounter.arena.match import Match, play, play_specs
from reefencounter.bots import external
from reefencounter.bots.base import Bot, BotError, make
from reefencounter.bots.external import External
from reefencounter.bots.random import Random
from reefencounter.bots.seat_view import SeatView
from reefencounter.rules import Rules

EXAMPLES = Path(__file__).parent.parent / "examples"
TWO = Rules(players=2)
Write = Callable[[str], str]

ANSWER = """
import json, os, sys, time
def answer(request, result):
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
asked = 0
for line in sys.stdin:
    request = json.loads(line)
    legal = request["params"]["legal"]
    asked += 1
"""


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """A bot from the body of its loop over the requests."""

    def write(body: str) -> str:
        file = tmp_path / "program.py"
        file.write_text(ANSWER + "".join(f"    {line}\n" for line in body.splitlines()))
        return f"exec:{sys.executable} {file}"

    return write


def against_random(spec: str, time_ms: float | None = None) -> Match:
    return play_specs(TWO, [spec, "random"], seed=5, time_ms=time_ms)


def lost_by(spec: str, time_ms: float | None = None) -> str:
    """Why the program lost, and lost alone."""
    game = against_random(spec, time_ms)
    assert game.failure is not None
    assert game.failure.seat == 0
    assert game.ranks == [2, 1]
    assert game.shares == [0.0, 1.0]
    return game.failure.reason


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_program_sees_exactly_the_view_of_its_seat(players: int) -> None:
    game = Game(players=players, seed=players, advanced=players == 3)
    bot = Random(seed=1)
    while not game.over:
        seat_view = SeatView.of(game.position, game.known, game.player)
        assert seat_view.view() == game.view(game.player)
        action = bot.choose(seat_view)
        game.play(seat_view.legal[seat_view.ids.index(action)])


def test_a_program_plays_a_whole_game(program: Write) -> None:
    spec = program(
        "assert request['method'] == 'choose' and request['jsonrpc'] == '2.0'\n"
        "assert 'hand' in request['params']['view']['players'][0]\n"
        "assert 0 < request['params']['time_ms'] <= 2000\n"
        "print('thinking', 'x' * 100_000, file=sys.stderr)\n"  # more than a pipe holds
        "answer(request, legal[-1])"
    )
    game = against_random(spec, time_ms=2000)
    assert game.failure is None


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("answer(request, 'eat 1a1')", 'chose "eat 1a1", which is not legal'),
        ("answer(request, 7)", "chose 7, which is not legal"),
        ("answer(request, None)", "chose null, which is not legal"),
        ("answer(request, legal)", "which is not legal"),
        ("print('take it', flush=True)", "answered take it, which is not JSON"),
        ("print('[' * 100_000, flush=True)", "which is not JSON"),
        ("print('{}', flush=True)", "answered {}, which is no answer to request 1"),
        ("request['id'] += 1; answer(request, legal[0])", "no answer to request 1"),
        ("answer(request, legal[0]); answer(request, legal[0])", "no answer to request 2"),
        ("print(json.dumps({'id': request['id'], 'error': 'no idea'}), flush=True)", 'error: "no idea"'),
        ("print('x' * (1 << 21), flush=True)", "answered more than"),
        (
            "raise SystemError('tired')",
            "ended without an answer; its standard error ends with 'SystemError: tired'",
        ),
        ("if asked == 3: os.abort()\nanswer(request, legal[0])", "ended without an answer"),
        ("os.close(1)\ntime.sleep(60)", "ended without an answer"),
    ],
)
def test_whoever_answers_wrongly_loses(program: Write, body: str, reason: str) -> None:
    assert reason in lost_by(program(body))


def test_whoever_thinks_too_long_loses(program: Write) -> None:
    start = time.monotonic()
    reason = lost_by(program("if asked == 2: time.sleep(60)\nanswer(request, legal[0])"), time_ms=50)
    assert "did not answer within" in reason
    assert time.monotonic() - start < 50, "it was not waited for"


def test_a_drop_at_a_time_does_not_stretch_the_limit(program: Write) -> None:
    body = (
        "while asked == 2:\n    print('x', end='', flush=True); time.sleep(0.01)\nanswer(request, legal[0])"
    )
    assert "did not answer within" in lost_by(program(body), time_ms=50)


def test_without_a_limit_a_turn_has_one_anyway(program: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START_MS", 100)
    monkeypatch.setattr(external, "TURN_MS", 100)
    assert "did not answer within 200 ms" in lost_by(program("time.sleep(60)"))


def test_a_program_that_does_not_read_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START_MS", 200)
    file = tmp_path / "deaf.py"
    file.write_text("import time; time.sleep(60)")
    assert "did not answer within" in lost_by(f"exec:{sys.executable} {file}", time_ms=100)


def test_everything_that_was_started_is_ended(program: Write, tmp_path: Path) -> None:
    spec = program(
        f"import subprocess\nchild = subprocess.Popen(['sleep', '600'])\n"
        f"open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "answer(request, legal[0])"
    )
    bot = make(spec)
    bot.choose(SeatView.of(Game(seed=1).position, Game(seed=1)._known, 0))
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert all(map(is_running, pids))
    bot.close()
    bot.close()
    deadline = time.monotonic() + 5
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(is_running, pids))
    with pytest.raises(ChildProcessError):  # no zombie is left either
        os.waitpid(pids[0], os.WNOHANG)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "there is no program ''"),
        ("./nowhere --fast", "there is no program './nowhere'"),
        ("echo 'open", "cannot be split into words"),
    ],
)
def test_a_program_that_is_not_there_is_refused_at_once(command: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        External(command)


def test_a_program_gets_the_seed_of_its_seat(program: Write) -> None:
    spec = program(
        "import random\nrandom.seed(os.environ['REEF_SEED'] + str(asked))\nanswer(request, random.choice(legal))"
    )
    one, two = against_random(spec), against_random(spec)
    assert one.failure is None
    assert one.record == two.record


def first_bot() -> type[Bot]:
    found = importlib.util.spec_from_file_location("my_first_bot", EXAMPLES / "my_first_bot.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    bot: type[Bot] = module.MyFirstBot
    return bot


def test_the_bot_of_twenty_lines_beats_random() -> None:
    kind = first_bot()
    won = sum(
        play(TWO, [kind(seed=seed), Random(seed=seed)], seed=seed).shares[0]
        + play(TWO, [Random(seed=seed), kind(seed=seed)], seed=seed).shares[1]
        for seed in range(5)
    )
    assert won >= 9


def test_a_bot_of_this_package_plays_the_same_as_a_program() -> None:
    outside = f"exec:{sys.executable} {EXAMPLES / 'my_first_bot.py'}"
    abroad = make(outside, seed=3)
    try:
        one = play(TWO, [abroad, Random(seed=1)], seed=2)
    finally:
        abroad.close()
    two = play(TWO, [first_bot()(seed=3), Random(seed=1)], seed=2)
    assert one.failure is None
    assert one.record["moves"] == two.record["moves"]


@pytest.mark.skipif(shutil.which("perl") is None, reason="there is no perl on this machine")
def test_the_bot_in_perl_plays_whole_games() -> None:
    games = [
        play_specs(
            Rules(players=players), [f"exec:perl {EXAMPLES / 'bot.pl'}", *["random"] * (players - 1)], seed=1
        )
        for players in (2, 3, 4)
    ]
    assert [game.failure for game in games] == [None] * 3
