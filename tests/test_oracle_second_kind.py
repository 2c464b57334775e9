"""The Second Kind: the engine against a second, naive reading of the rules; every list and every state must agree."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from oracle.second_kind import State, legal, play, score

CONFORMANCE = Path(__file__).parent / "conformance"
GAMES = sorted(CONFORMANCE.glob("second-kind-*.jsonl.gz"))


def exact(value: object) -> str:
    return json.dumps(value)  # key order counts (N4)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.open(path, "rt", encoding="utf-8")]


# The oracle itself ------------------------------------------------------------------------------------


def without_cards(actions: list[str]) -> list[str]:
    """The conformance games leave out the texts of cards."""
    return [action for action in actions if not action.startswith("card ")]


def without_effects(state: State) -> State:
    """The conformance games leave these fields to the project."""
    return {**state, "wards": {}, "turn": {**state["turn"], "effects": {}}}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_oracle_agrees_with_the_conformance_game(path: Path) -> None:
    first, *others = lines_of(path)
    state = first["state"]
    assert legal(state) == first["legal"]
    for line in others:
        state = play(state, line["action"], line["player"], line.get("deal"))
        assert exact(without_effects(state)) == exact(without_effects(line["state"])), line["action"]
        assert without_cards(legal(state)) == line["legal"]
    assert exact(score(state)) == exact(others[-1]["score"])
