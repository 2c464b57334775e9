"""Training that begins with given weights, where it was stopped early and where nothing better is found."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from reefencounter.bots import network_layout
from reefencounter.engine.errors import ReefError

GIVEN, OTHER = bytes(2 * network_layout.WEIGHTS), bytes([1]) + bytes(2 * network_layout.WEIGHTS - 1)


@pytest.fixture
def rounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Rounds that play nothing, train nothing (which would need PyTorch) and win nothing."""
    fitting: Any = ModuleType("reefencounter.training.fit")
    fitting.fit = lambda *_: (OTHER, {"positions": 1, "after": {"2": 0.5}})
    for name in ("rounds", "commands"):
        monkeypatch.delitem(sys.modules, f"reefencounter.training.{name}", raising=False)
    monkeypatch.setitem(sys.modules, fitting.__name__, fitting)
    rounds: Any = import_module("reefencounter.training.rounds")
    monkeypatch.setattr(rounds, "compare", lambda *_: SimpleNamespace(rate=0.4, interval=(0.3, 0.5)))
    monkeypatch.setattr(rounds.Training, "play", lambda *_: {"games": [1, 1, 1], "played_by": None})
    yield rounds
    for name in ("rounds", "commands"):
        sys.modules.pop(f"reefencounter.training.{name}", None)


def begun(rounds: Any, folder: Path, begin: bytes | None) -> Any:
    return rounds.Training(folder, "toy", 1, 1, None, lambda what: None, begin=begin)


def test_games_of_others_are_not_taken_for_those_of_the_given_weights(rounds: Any, tmp_path: Path) -> None:
    begun(rounds, tmp_path / "given", GIVEN)
    assert begun(rounds, tmp_path / "given", GIVEN).given() == GIVEN
    assert begun(rounds, tmp_path / "given", None).given() == GIVEN
    with pytest.raises(ReefError, match="was begun with other weights"):
        begun(rounds, tmp_path / "given", OTHER)
    begun(rounds, tmp_path / "none", None)
    (tmp_path / "none" / "round-0").mkdir()  # it was stopped before the first round was finished
    with pytest.raises(ReefError, match="was begun with other weights"):
        begun(rounds, tmp_path / "none", GIVEN)
    assert begun(rounds, tmp_path / "none", None).given() is None


def test_where_no_round_is_better_that_is_told(
    rounds: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = import_module("reefencounter.training.commands").train
    (tmp_path / "given.bin").write_bytes(GIVEN)
    options = Namespace(
        folder=tmp_path / "run",
        begin=tmp_path / "given.bin",
        size="toy",
        seed=1,
        workers=1,
        ray=None,
        second_kind=False,
        rounds=2,
        minutes=None,
        write=None,
    )
    assert train(options) == 0
    assert "no round is better than the weights given" in capsys.readouterr().out
    assert (tmp_path / "run" / "report.html").exists()
    assert not (tmp_path / "run" / "best.bin").exists()
