"""`reef dataset`, and the example that learns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy
import pytest

from reefencounter import __version__
from reefencounter.bots.origin import origin
from reefencounter.cli import main
from reefencounter.rl import dataset
from reefencounter.rl.dataset import COLUMNS, LONGEST_TURN, load, save
from reefencounter.rl.environment_table import table_by
from reefencounter.rl.spaces import from_engine
from reefencounter.rl.vector import game_seed
from reefencounter.rules import Rules

ROOT = Path(__file__).parent.parent
NUMBERS = ("value", "candidate_value")  # they may be no number where nothing was planned


def write(path: Path, *more: str) -> Path:
    assert (
        main(["dataset", str(path), "random", "greedy", "random", "--games", "3", "--seed", "5", *more]) == 0
    )
    return path


@pytest.mark.parametrize("more", [[], ["--second-kind", "--no-crowns"]], ids=str)
@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_the_rows_replay_the_games(ending: str, more: list[str], tmp_path: Path) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed (the extra `arena`)")
    rows, about = load(write(tmp_path / f"games.{ending}", *more))
    rules = Rules.from_json(about["rules"])
    assert rules.second_kind == bool(more) != rules.crowns_dealt
    assert about["bots"] == ["random", "greedy", "random"]
    assert about["format"] == "reef-dataset/1"
    assert about["made_by"] == origin(about["bots"], rules)
    assert about["made_by"]["version"] == __version__
    for number in range(3):
        here = rows["game"] == number
        table = table_by(rules, seed=game_seed(5, number, 0))
        columns = (rows[name][here] for name in COLUMNS)
        for row in zip(*columns, strict=True):
            entry = dict(zip(COLUMNS, row, strict=True))
            seat = table.seat
            assert (entry["seat"], entry["bot"]) == (seat, (seat + number) % 3)
            assert bytes(entry["observation"]) == table.observation(seat)
            bits = numpy.unpackbits(entry["mask"], count=table.actions, bitorder="little")
            assert bytes(bits) == table.mask(seat)
            table.step(int(entry["action"]))
        assert table.over
        for seat, share in enumerate(table.outcome()):
            mine = here & (rows["seat"] == seat)
            assert rows["outcome"][mine] == pytest.approx(share)
            assert set(rows["points"][mine]) == {table.position.points(seat)}


@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_a_path_may_be_a_text(ending: str, tmp_path: Path) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed (the extra `arena`)")
    path = write(tmp_path / f"games.{ending}")
    rows, about = load(str(path))
    again = str(tmp_path / f"again.{ending}")
    save(again, [rows], Rules.from_json(about["rules"]), about)
    others, said = load(again)
    assert said == about
    assert all((rows[name] == others[name]).all() for name in COLUMNS)


def test_a_program_that_is_not_there_is_told_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = f"exec:{sys.executable} {tmp_path / 'nobody.py'}"
    assert main(["dataset", str(tmp_path / "games.npz"), "random", missing]) == 2
    complained = capsys.readouterr().err
    assert "cannot play: the program ended without an answer" in complained
    assert "(when asked for its first action)" in complained
    assert "nobody.py" in complained
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_writes_the_same_rows(tmp_path: Path) -> None:
    one, two = (load(write(tmp_path / f"{name}.npz"))[0] for name in "ab")
    assert all((one[name] == two[name]).all() for name in COLUMNS)


def test_what_was_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.npz"
    for more, said in ([], "1 game, "), (["--force", "--second-kind"], "1 game of the Second Kind, "):
        assert main(["dataset", str(path), "--games", "1", *more]) == 0
        assert capsys.readouterr().out == f"{path}: {said}random against random\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["games.txt"], "must end in .parquet or .npz"),
        (["games.npz", "random"], "two to four bots, not 1"),
        (["games.npz", "nobody", "random"], "there is no bot 'nobody'"),
        (["games.npz", "--space", "2", "--second-kind"], "has one observation"),
        (["games.npz", "--no-crowns"], "--no-crowns goes with --second-kind"),
        (["games.npz", "--second-kind", "--deck", "none.json"], "cannot be read: no such file"),
        (["there.npz", "random", "random"], "--force overwrites it"),
        (["no/such/folder.npz", "random", "random", "--games", "1"], "could not be written"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.npz").touch()
    assert main(["dataset", *arguments]) == 2
    assert complaint in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["there.npz"]


@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_where_nothing_can_be_written_no_game_is_played(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed (the extra `arena`)")
    played: list[dataset.Job] = []
    monkeypatch.setattr(dataset, "game", played.append)
    assert main(["dataset", str(tmp_path / "no" / f"games.{ending}"), "random", "random"]) == 2
    assert "could not be written: No such file" in capsys.readouterr().err
    assert not played


def test_a_bot_that_fails_in_another_process_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "one_answer.py"
    program.write_text(
        "import json\n"
        "asked = json.loads(input())\n"
        "print(json.dumps({'jsonrpc': '2.0', 'id': asked['id'], 'result': asked['params']['legal'][0]}))\n"
    )
    bots = [f"exec:{sys.executable} {program}", "random"]
    assert main(["dataset", str(tmp_path / "games.npz"), *bots, "--games", "2", "--workers", "2"]) == 2
    assert capsys.readouterr().err == "reef: the program ended without an answer.\n"
    assert list(tmp_path.iterdir()) == [program]


@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_what_a_search_found_stands_beside_its_choice(ending: str, tmp_path: Path) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed (the extra `arena`)")
    path = tmp_path / f"games.{ending}"
    command = ["dataset", str(path), "planner:nodes=4000", "greedy", "--games", "2", "--candidates", "4"]
    assert main(command) == 0
    rows, about = load(path)
    assert about["candidates"] == 4
    planned = rows["planned"] == 1
    assert planned.any()
    assert set(rows["bot"][planned]) == {0}  # greedy tells of no candidates
    assert numpy.isnan(rows["value"][~planned]).all()
    assert (rows["candidate_turn"][~planned] == -1).all()
    assert (rows["value"][planned] == rows["candidate_value"][planned, 0]).all()
    assert rows["candidate_worlds"][planned].max() > 0
    turns = rows["candidate_turn"][planned].reshape(planned.sum(), 4, LONGEST_TURN)
    for first, action in zip(turns[:, 0, 0], rows["action"][planned], strict=True):
        assert from_engine(int(first))[0] == action  # the best turn is the one that is played


def test_many_processes_write_the_same_rows(tmp_path: Path) -> None:
    command = ["planner:nodes=300", "random", "--games", "3", "--candidates", "2"]
    for name, workers in (("one", "1"), ("two", "2")):
        assert main(["dataset", str(tmp_path / f"{name}.npz"), *command, "--workers", workers]) == 0
    (one, about), (two, same) = (load(tmp_path / f"{name}.npz") for name in ("one", "two"))
    assert about == same
    assert list(one) == list(two)
    assert all(numpy.array_equal(one[name], two[name], equal_nan=name in NUMBERS) for name in one)


@pytest.mark.parametrize("ending", ["parquet", "npz"])
def test_rows_may_have_the_second_observation(ending: str, tmp_path: Path) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed (the extra `arena`)")
    path = tmp_path / f"games.{ending}"
    assert main(["dataset", str(path), "--games", "1", "--space", "2"]) == 0
    rows, about = load(path)
    assert about["space"] == 2
    table = table_by(Rules.from_json(about["rules"]), seed=game_seed(0, 0, 0), space=2)
    for seen, action in zip(rows["observation"], rows["action"], strict=True):
        assert bytes(seen) == table.observation(table.seat)
        table.step(int(action))
    assert table.over


def test_the_time_for_a_turn_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    assert main(["dataset", str(path), "planner", "random", "--games", "1", "--time-ms", "2"]) == 0
    rows, about = load(path)
    assert about["time_ms"] == 2
    assert list(rows) == list(COLUMNS)


def test_the_example_learns() -> None:
    done = subprocess.run(
        [sys.executable, "examples/train_small.py", "--quick"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "against random" in done.stdout
