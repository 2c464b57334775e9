"""The types of states, views, scores, records and events are what games really give, key by key (N4, N5, N7)."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from variants import Variant, choose, on_both

from reefencounter import Game, decks, shapes
from reefencounter.events import GameEvent
from reefencounter.events import shapes as event_shapes
from reefencounter.rules import Rules

EVENTS: dict[str, Any] = {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in get_args(GameEvent)}


def misfit(value: Any, shape: Any, where: str) -> str | None:
    """Where and why a value is not of a shape; None if it is."""
    if shape is Any:
        return None
    if is_typeddict(shape):
        if not isinstance(value, dict):
            return f"{where} is no object"
        missing = shape.__required_keys__ - set(value)
        strange = set(value) - set(shape.__annotations__)
        if missing or strange:
            return f"{where} lacks {missing} and has {strange}"
        hints = get_type_hints(shape)
        found = (misfit(part, hints[key], f"{where}.{key}") for key, part in value.items())
        return next(filter(None, found), None)
    origin, inner = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        misfits = [misfit(value, one, where) for one in inner]
        return None if None in misfits else "; or ".join(map(str, misfits))
    if origin is Literal:
        return None if value in inner else f"{where} is {value!r}, not one of {inner}"
    if origin is list:
        if not isinstance(value, list):
            return f"{where} is no list"
        found = (misfit(part, inner[0], f"{where}[{k}]") for k, part in enumerate(value))
        return next(filter(None, found), None)
    if origin is dict:
        if not isinstance(value, dict):
            return f"{where} is no object"
        keys = [misfit(key, inner[0], f"a key of {where}") for key in value]
        found = (misfit(part, inner[1], f"{where}[{key!r}]") for key, part in value.items())
        return next(filter(None, [*keys, *found]), None)
    kind = NoneType if shape is None else shape
    return None if type(value) is kind else f"{where} is {value!r}, not {kind.__name__}"


def check(game: Game) -> None:
    """All that a game gives is of its shape."""
    rules = game.rules
    assert not misfit(game.state(), shapes.State, "state")
    assert not misfit(game.score(), list[shapes.ScoreRow], "score")
    for seat in (None, *range(rules.players)):
        for memory_aid in (True, False):
            assert not misfit(game.view(seat, memory_aid=memory_aid), shapes.View, "view")


@on_both
@pytest.mark.parametrize("number", range(4))
def test_what_a_game_gives_has_the_shape_of_its_type(variant: Variant, number: int) -> None:
    rng, game = random.Random(number), variant.game(number)
    policy = variant.policies[number % len(variant.policies)]
    check(game)
    while not game.over:
        played = game.play(choose(game, policy, rng))
        assert not misfit(played.turn, shapes.Turn, "turn")
        for event in played.events:
            assert not misfit(event, EVENTS[event["kind"]], event["kind"])
        if len(game.moves) % 5 == 0:
            check(game)
    check(game)
    assert not misfit(game.record(), shapes.Record, "record")


def test_a_record_with_a_deck_of_its_own() -> None:
    deck = {**decks.by_id(decks.DEFAULT).to_json(), "id": "shaped", "name": "Shaped"}
    decks.add(deck)
    game = Game(players=3, second_kind=True, deck="shaped", seed=1)
    assert not misfit(game.record(), shapes.Record, "record")


def test_the_options_are_those_of_the_rules() -> None:
    assert tuple(shapes.RulesOptions.__annotations__) == Rules.__slots__
    assert tuple(shapes.RulesShape.__annotations__) == Rules.__slots__


def test_every_event_is_documented_with_its_fields() -> None:
    page = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text()
    tables = page.split("## Events", 1)[1].split("An example: player 0")[0]
    base, second = tables.split("### Events of the Second Kind")
    told: dict[str, set[str]] = {}
    always: dict[str, set[str]] = {}
    for names, fields in re.findall(r"^\| (`[a-z_`, ]+`) \|([^|]*)\|", base + second, re.MULTILINE):
        for name in re.findall("[a-z_]+", names):
            if "as before" in fields:
                continue
            listed = set(re.findall(r"`([a-z]+)`", fields))
            told[name] = told.get(name, set()) | listed
            always[name] = always.get(name, listed) & listed - set(re.findall(r"`([a-z]+)`\?", fields))
    assert set(told) == set(EVENTS)
    for name, kind in EVENTS.items():
        assert told[name] == set(kind.__annotations__) - {"kind"}, name
        assert always[name] == kind.__required_keys__ - {"kind"}, name


def test_the_union_has_every_event_of_the_module() -> None:
    found = {one for one in vars(event_shapes).values() if is_typeddict(one)} - {shapes.Turn}
    assert found == set(get_args(GameEvent))
