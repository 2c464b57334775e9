"""Ten complete games, state for state and list for list, and the counts of all short sequences of actions."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from reefencounter import COMPILED, Game
from reefencounter.events import fold
from reefencounter.notation import action_id, action_text, id_of, load, plain, texts_of
from reefencounter.terminal.perft import perft

FOLDER = Path(__file__).parent / "conformance"
ALL = sorted(path.name.removesuffix(".jsonl.gz") for path in FOLDER.glob("*.jsonl.gz"))
GAMES = [name for name in ALL if not name.startswith("second-kind")]
SECOND_KIND = [name for name in ALL if name.startswith("second-kind")]
PERFT = [
    pytest.param(entry["game"], entry["line"], entry["counts"], id=f"{entry['game']}-{entry['line']}")
    for name in ("perft.json", "perft-more.json")
    for entry in json.loads((FOLDER / name).read_text())["perft"]
]


def lines(name: str) -> list[dict[str, Any]]:
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt") as file:
        return [json.loads(line) for line in file]


def same(mine: object, theirs: object) -> None:
    """Equal with key order: equal positions give equal JSON."""
    assert json.dumps(mine) == json.dumps(theirs)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_matches_at_every_step(name: str) -> None:  # N3 N4 N5
    first, *rest = lines(name)
    game = Game(**first["rules"], setup=first["setup"])
    same(game.state(), first["state"])
    assert game.legal() == first["legal"]
    folded = game.state()
    for line in rest:
        played = game.play(line["action"], player=line["player"], deal=line.get("deal"))
        assert played.deal == line.get("deal", [])
        same(game.state(), line["state"])
        same(played.turn, line["state"]["turn"])
        assert game.legal() == line["legal"]
        folded = fold(folded, played.events)
        same(folded, line["state"])
        same(Game.load(line["state"]).state(), line["state"])
    assert game.over
    same(game.score(), rest[-1]["score"])
    record = json.loads(json.dumps(game.record()))
    again = Game.replay(record)
    same(again.state(), game.state())
    same(again.record(), record)
    assert record["result"] == rest[-1]["score"]


def left_to_us(state: Mapping[str, Any]) -> dict[str, Any]:
    """A state without what the conformance games leave to each project: wards, effects of cards, the deck's id."""
    turn = {**state["turn"], "effects": {}}
    return {**state, "rules": {**state["rules"], "deck": ""}, "wards": {}, "turn": turn}


def without_cards(actions: list[str]) -> list[str]:
    return [action for action in actions if not action.startswith("card ")]


@pytest.mark.parametrize("name", SECOND_KIND)
def test_a_game_of_the_second_kind_matches_at_every_step(name: str) -> None:  # N3 N5 N7
    first, *rest = lines(name)
    game = Game(first["rules"], setup=first["setup"])
    same(left_to_us(game.state()), left_to_us(first["state"]))
    assert without_cards(game.legal()) == first["legal"]
    folded = game.state()
    for line in rest:
        played = game.play(line["action"], player=line["player"], deal=line.get("deal"))
        assert played.deal == line.get("deal", [])
        same(left_to_us(game.state()), left_to_us(line["state"]))
        assert without_cards(game.legal()) == line["legal"]
        folded = fold(folded, played.events)
        same(folded, game.state())
        same(Game.load(game.state()).state(), game.state())
        assert load(game.state()) == game.position
    assert game.over
    same(game.score(), rest[-1]["score"])
    record = json.loads(json.dumps(game.record()))
    same(Game.replay(record).state(), game.state())


@pytest.mark.parametrize("name", SECOND_KIND)
def test_text_and_ids_of_the_second_kind_say_the_same(name: str) -> None:
    position = Game(second_kind=True, seed=1).position
    for line in lines(name):
        ids = [id_of(position, text) for text in line["legal"]]
        assert texts_of(position, ids) == line["legal"]
        assert ids == sorted(ids), "smaller ids come first in the canonical order"


@pytest.mark.parametrize("name", GAMES)
def test_text_and_ids_say_the_same(name: str) -> None:
    for line in lines(name):
        ids = [action_id(text) for text in line["legal"]]
        assert [action_text(action) for action in ids] == line["legal"]
        assert ids == sorted(ids), "smaller ids come first in the canonical order"


@pytest.mark.parametrize(("game", "line", "counts"), PERFT)
def test_counts_of_all_sequences(game: str, line: int, counts: list[int]) -> None:
    position = plain(load(lines(game)[line]["state"]))
    depths = [depth for depth, count in enumerate(counts, 1) if COMPILED or count < 50_000]
    assert [perft(position, depth) for depth in depths] == [counts[depth - 1] for depth in depths]
