"""The weights of the beam: fitted to a network, with their origin, and never told to people."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from reefencounter.bots import learned
from reefencounter.bots.explain import readable
from reefencounter.bots.rulesets import of
from reefencounter.bots.skill import Foresees
from reefencounter.bots.weights import Weights
from reefencounter.cli import main
from reefencounter.engine import Chance
from reefencounter.training import beam
from reefencounter.training.games import GAMES

FEW = 3  # games


@pytest.fixture(scope="module")
def groups() -> list[beam.Group]:
    """Examples of the base game."""
    found = []
    for number in range(FEW):
        task = beam.Task(learned.weights(), Weights.standard(), f"few {number}", 2, False)
        found += beam.examples(task)
    return found


def test_examples_are_unfinished_turns_of_one_player(groups: list[beam.Group]) -> None:
    assert groups
    for group in groups:
        assert 2 <= len(group.positions) == len(group.values) <= beam.AT_MOST
        for position in group.positions:
            assert position.actor == group.actor
            assert not position.over
            assert position.legal()
        assert len({position.number for position in group.positions}) == 1
        assert len({bytes(position) for position in group.positions}) == len(group.positions)


def test_a_fit_puts_examples_in_a_better_order(groups: list[beam.Group]) -> None:
    trained, begin = GAMES[False], Weights.standard()
    rows = beam.Rows.of(groups)
    wanted = beam.softmax(rows.values / beam.SHARP, rows.group)

    def cross_entropy(weights: Weights) -> float:
        """Of the order by these weights, at the scale that suits them best."""
        judged = beam.judged(trained, weights, rows)
        scales = np.arange(0.1, 1.0, 0.05)
        return float(
            min(-(wanted * np.log(beam.softmax(scale * judged, rows.group))).sum() for scale in scales)
        )

    found, (before, after) = beam.fit(trained, groups, begin, lambda what: None)
    assert cross_entropy(found) < cross_entropy(begin)
    assert before >= 0 <= after
    again, _ = beam.fit(trained, groups, begin, lambda what: None)
    assert again.to_json() == found.to_json()


def test_a_softmax_is_taken_in_each_group() -> None:
    parts = beam.softmax(np.array([1.0, 1.0, 5.0]), np.array([0, 0, 1]))
    assert parts.tolist() == [0.5, 0.5, 1.0]


@pytest.mark.parametrize("second_kind", [False, True])
def test_the_regret_is_what_the_beam_would_miss(second_kind: bool) -> None:
    trained = GAMES[second_kind]
    position = trained.new(random.Random(1), 2, Chance(1))
    alike = [position] * (beam.KEPT + 1)  # judged alike, so those that stand first are kept
    rows = beam.Rows.of([beam.Group(0, alike, [*([1.0] * beam.KEPT), 4.0])])
    assert beam.regret(trained, trained.weights.standard(), rows) == 3.0
    rows = beam.Rows.of([beam.Group(0, alike, [4.0, *([1.0] * beam.KEPT)])])
    assert beam.regret(trained, trained.weights.standard(), rows) == 0.0


def test_the_command_writes_weights_with_their_origin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "there" / "beam.json"
    assert main(["train", str(tmp_path), "--beam", "--size", "toy", "--write", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    told = json.loads(target.read_text())
    assert told["network"] == sha256(learned.weights()).hexdigest()
    assert told["made by"] == "reef train --beam --size toy --seed 1"
    assert set(Weights.from_json(told["weights"]).to_json()) == set(Weights.NAMES)


@pytest.mark.parametrize("game", [learned.BASE, learned.SECOND_KIND])
def test_those_of_the_package_are_fitted_to_its_networks(game: str) -> None:
    told = json.loads(files("reefencounter.bots").joinpath(game, "beam.json").read_text())
    origin = learned.origin(game)
    assert told["made by"].startswith("reef train")
    assert told["network"] in (origin["sha256"], origin.get("begun with"))
    assert told["revision"]
    first, last = told["regret"]
    assert last < first


@pytest.mark.parametrize("second_kind", [False, True])
def test_people_are_told_of_the_readable_judgement_alone(second_kind: bool) -> None:
    trained = GAMES[second_kind]
    position = trained.new(random.Random(1), 2, Chance(1))
    skill = of(position)
    assert skill.learned is not None
    search = skill.learned(skill.weights.for_beam(), 2, 2, 8, 8)
    assert isinstance(search, Foresees)
    told = readable(search, position).terms(position, 0)
    assert told == skill.search(skill.weights.standard(), 1, 1).terms(position, 0)
    assert told != search.terms(position, 0)
