"""Training that begins with given weights, where it was stopped early and where nothing better was found."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from reefencounter.bots import network_layout
from reefencounter.cli import main
from reefencounter.engine.errors import ReefError
from reefencounter.training.rounds import Training

GIVEN, OTHER = bytes(2 * network_layout.WEIGHTS), bytes([1]) + bytes(2 * network_layout.WEIGHTS - 1)


def begun(folder: Path, begin: bytes | None) -> Training:
    folder.mkdir(exist_ok=True)
    return Training(folder, "toy", 1, 1, None, lambda what: None, begin=begin)


def test_games_of_others_are_not_taken_for_those_of_the_given_weights(tmp_path: Path) -> None:
    begun(tmp_path / "given", GIVEN)
    assert begun(tmp_path / "given", GIVEN).given() == GIVEN
    assert begun(tmp_path / "given", None).given() == GIVEN
    with pytest.raises(ReefError, match="was begun with other weights"):
        begun(tmp_path / "given", OTHER)
    begun(tmp_path / "none", None)
    (tmp_path / "none" / "round-0").mkdir()  # it was stopped before the first round was finished
    with pytest.raises(ReefError, match="was begun with other weights"):
        begun(tmp_path / "none", GIVEN)
    assert begun(tmp_path / "none", None).given() is None


def test_where_no_round_was_better_that_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "begin.bin").write_bytes(GIVEN)
    (tmp_path / "round-0.bin").write_bytes(OTHER)
    rate = [0.4, 0.3, 0.5]
    done = {"round": 0, "games": [1, 1, 1], "played_by": None, "positions": 1, "after": {"2": 0.5}}
    state = {
        "size": "toy",
        "seed": 1,
        "second_kind": False,
        "best": None,
        "rounds": [done | {"greedy": rate, "best": rate}],
        "begun_with": sha256(GIVEN).hexdigest(),
    }
    (tmp_path / "state.json").write_text(json.dumps(state))
    assert main(["train", str(tmp_path), "--size", "toy", "--rounds", "1"]) == 0
    assert "no round is better than the weights given" in capsys.readouterr().out
    assert (tmp_path / "report.html").exists()
    assert not (tmp_path / "best.bin").exists()


def test_where_nothing_can_be_written_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for place in (["file"], ["new", "--write", str(tmp_path / "file" / "network.bin")]):
        asked = [str(tmp_path / place[0]), *place[1:]]
        assert main(["train", *asked, "--size", "toy", "--rounds", "1"]) == 2
        assert f"{tmp_path / 'file'} cannot be used" in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.npz"))


def test_what_cannot_be_written_at_the_end_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "network.json").mkdir()  # where the origin of network.bin would go
    for name, *more, sentence in (
        ("folder", "folder cannot be written: Is a directory"),
        ("folder", "--beam", "folder cannot be written: Is a directory"),
        ("network.bin", "network.json cannot be written: Is a directory"),
        (
            "weights.json",
            "weights.json would hold the weights and their origin: choose another name, such as network.bin",
        ),
    ):
        asked = ["train", str(tmp_path / "new"), "--size", "toy", "--rounds", "1", "--write"]
        assert main([*asked, str(tmp_path / name), *more]) == 2
        assert sentence in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["folder", "network.json", "new"]


@pytest.mark.parametrize(
    "text", ["", '{"size": "toy"', "[]", "{}", '{"size": "toy", "seed": 1, "best": 0, "rounds": 3}']
)
def test_a_folder_whose_state_cannot_be_read_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "state.json").write_text(text)
    assert main(["train", str(tmp_path), "--size", "toy", "--rounds", "1"]) == 2
    assert "state.json cannot be read" in capsys.readouterr().err
