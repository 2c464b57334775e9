"""The suite: its positions are sound, any bot gets a score, the same one every time, and what fails scores nothing."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from command import reef

from reefencounter import suite
from reefencounter.arena.ratings import settled_skills
from reefencounter.notation.forms import id_of
from reefencounter.puzzles.judging import planned
from reefencounter.rl.rulebook import rulebook
from reefencounter.rules import Rules
from reefencounter.suite.position import SuitePosition

EVERY = suite.positions()


def test_the_positions_are_sound() -> None:
    kinds = Counter(position.kind for position in EVERY)
    assert kinds == {
        "base-2": 110,
        "base-3": 25,
        "base-4": 20,
        "advanced-2": 20,
        "second-kind-2": 20,
        "second-kind-3": 5,
    }
    assert len({position.id for position in EVERY}) == len(EVERY) == 200
    for position in EVERY:
        assert SuitePosition.from_json(position.to_json()) == position
        assert position.seen().view() == position.view, "what the seat sees of the whole position is the view"
        turn = planned(position, position.answer)
        assert turn == [id_of(position.position, action) for action in position.answer]
        assert 0 <= position.expected <= 100


def test_a_bot_gets_the_same_score_every_time_and_the_answer_all() -> None:
    some = [next(one for one in EVERY if one.kind == kind) for kind in ("base-2", "second-kind-2")]
    for position in some:
        assert suite.judged(position, position.answer) == suite.Judged(100.0, 0.0, list(position.answer))
        poor = suite.asked(position, "random", seed=4)
        assert suite.asked(position, "random", seed=4) == poor
        assert 0 <= poor.score < 100
        assert poor.failure is None


@pytest.mark.parametrize(
    ("program", "why"),
    [("print('nonsense', flush=True); input()", "not JSON"), ("raise SystemExit('I am ill')", "I am ill")],
)
def test_a_bot_that_fails_scores_nothing(program: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(program)
    judged = suite.asked(EVERY[0], f"exec:{sys.executable} {file}")
    assert (judged.score, judged.found) == (0.0, False)
    assert judged.failure is not None
    assert why in judged.failure


def test_the_command_tells_and_writes_json() -> None:
    told = reef("suite", "master:level=5", "--every", "90")
    assert told.returncode == 0
    assert told.stdout.startswith("master:level=5: ")
    assert "base game, 2 players" in told.stdout
    assert "3 of 3 positions" in told.stderr
    one, two = (
        reef("suite", "master:level=5", "--every", "90", "--json", "--quiet", "--workers", workers)
        for workers in ("1", "2")
    )
    assert one.stdout == two.stdout
    assert one.stderr == ""
    written = json.loads(one.stdout)
    assert written["format"] == suite.FORMAT
    assert [turn["id"] for turn in written["turns"]] == [EVERY[place].id for place in (0, 90, 180)]
    assert written["score"] == pytest.approx(sum(turn["score"] for turn in written["turns"]) / 3, abs=0.01)
    assert f"{round(written['score'], 1)} of 100" in told.stdout
    assert set(written["judge"]["networks"]) == {"base", "second-kind"}
    assert {game: digests["network.bin"] for game, digests in written["digests"].items()} == written["judge"][
        "networks"
    ]


def test_who_cannot_play_is_told_before_anything_is_asked() -> None:
    done = reef("suite", "nobody")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no bot" in done.stderr


def test_a_network_is_asked_about_the_game_it_was_made_for(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime", reason="onnxruntime is not installed (the extra `net`)")
    pytest.importorskip("onnx", reason="onnx is not installed: it makes the network of this test")
    from networks import linear

    book = rulebook(Rules())
    bot = f"net:{linear(tmp_path / 'base.onnx', book.observation, book.actions)}"
    told = reef("suite", bot, "--every", "90", "--quiet")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Second Kind, 2 players" not in told.stdout
    assert "1 position is left out and not counted: " in told.stdout
    assert "an observation of this game has 10980" in told.stdout
    written = json.loads(reef("suite", bot, "--every", "90", "--quiet", "--json").stdout)
    assert written["positions"] == len(written["turns"]) == 2
    assert written["left_out"] == [EVERY[180].id]
    assert len(written["digests"]["base"][str(tmp_path / "base.onnx")]) == 64


def test_ratings_do_not_depend_on_where_they_begin() -> None:
    games = [(["strong", "middle"], [1, 2])] * 3 + [(["strong", "middle"], [2, 1])]
    games += [(["middle", "weak"], [1, 2])] * 3 + [(["middle", "weak"], [2, 1])]
    found = settled_skills(games * 30, "middle")
    assert found["middle"].mu == 25
    assert found["strong"].mu - 25 == pytest.approx(25 - found["weak"].mu, abs=1.5)
    assert 4 < found["strong"].mu - 25 < 9  # three of four games
