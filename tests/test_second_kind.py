"""The Second Kind by small drawn boards: the published example, special tiles, cards, windows, decks."""

from __future__ import annotations

import ctypes
import json
import re
from pathlib import Path
from typing import Any

import pytest
from drawn_second_kind import second_kind, state_of

from reefencounter import Game, InvalidRules, InvalidState, decks
from reefencounter.engine.second_kind import codes, layout
from reefencounter.rpc import Server

FOLDER = Path(codes.__file__).parent


def test_the_published_crown() -> None:  # S9
    game = second_kind(
        "A",
        """
        # # # . . . #
        # . Y Y*1 . . #
        . . # . W*2 . .
        . . . O X Y . .
        . . . # G . .
        . . . . . . .
        """.replace("X Y . .", "X # ."),
        players=3,
        player=1,
        acting="1e4",
        turn_player=1,
    )
    assert game.legal() == ["crown 1e4 1d4", "crown 1e4 1e5"], (
        "corals without a coloured shrimp; white is green's"
    )
    game.play("crown 1e4 1d4")
    assert game.turn["pending"] is None
    assert game.turn["acted"] is False


def test_a_crown_eats_the_own_polyp_and_the_shrimp_leaves() -> None:  # S3.2 S3.4
    game = second_kind(
        "A",
        """
        # # # . . . #
        # . . Y*0 Y . #
        . . # X W . .
        . . . . . # .
        . . . # . . .
        . . . . . . .
        """,
        acting="1d3",
    )
    assert game.legal() == ["crown 1d3 1d2"]
    game.play("crown 1d3 1d2")
    assert game.turn["pending"] == {"kind": "flee", "cell": "1d2"}
    assert "flee 1d2 1e2" in game.legal()
    assert game.legal()[-1] == "flee 1d2 off"
    game.play("flee 1d2 1e2")
    assert game["1e2"] == "Y0"
    assert game.turn["acted"] is False


def test_half_tiles_join_only_across_coral_sides() -> None:  # S4.1 S4.2
    game = second_kind(
        "A",
        """
        # # # . . . #
        # . W Wh:se W . #
        . . # W . . .
        . . . . . # .
        . . . # . . .
        . . . . . . .
        """,
    )
    assert game.coral("1d2") == "1d2 1e2 1d3"
    assert game.coral("1c2") == "1c2"


def test_the_margin_is_rock_where_bare_rock_lies() -> None:  # S6.1 S6.3
    game = second_kind("A", hand="rock rock water W", cubes="W")
    assert "place rock 1d0" in game.legal()
    assert "place rock 1a0" not in game.legal()
    game.play("place rock 1d0", "cube W", "lay 1d0")
    assert game["1d0"] == "W"
    game = second_kind("A", hand="rock water")
    game.play("place water 1d1", "place rock 1d1")
    assert game.state["terrain"] == {}
    assert game.bag["rock"] == 2


def test_the_first_meal_needs_a_blue_shrimp_card() -> None:  # S8.1 S4.7
    picture = """
        # # # . . . #
        # . W W*0 W2 . #
        . . # W W . .
        . . . . . # .
        . . . # . . .
        . . . . . . .
        """
    second_kind("A", picture).refuses("eat 1d2", "S8.1")
    game = second_kind("A", picture, cards="six_pack lucky_dip")
    assert game.legal("eat") == ["eat 1d2 six_pack"]
    game.play("eat 1d2 six_pack")
    assert game.turn["pending"] == {"kind": "return", "left": 4, "tiles": {"W": 4, "W2": 1}}
    game.play("return W2", "return W", "return W")
    assert game.state["players"][0]["fish"] == {"W": 2}


def test_stiff_upper_polyp_takes_back_an_attack() -> None:  # S7.5
    game = second_kind(
        "A",
        """
        # # # . . . #
        # . W W Y Y #
        . . # . . Y*1 .
        . . . . . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="W W",
        cubes="W",
        cards=("", "stiff_upper_polyp"),
        stronger="W>Y",
    )
    game.play("cube W", "lay 1e2")
    pending = game.turn["pending"]
    assert (pending["window"], pending["player"], pending["cell"]) == ("attack", 1, "1e2")
    assert game.game.actor == 1
    assert game.game.player == 0
    assert game.legal() == ["react stiff_upper_polyp", "decline"]
    assert "card" not in game.game.view(0)["turn"]["pending"]
    game.play("react stiff_upper_polyp")
    assert game["1e2"] == "Y"
    assert game.state["wards"] == {"1e2": 1}
    assert game.turn["laid"] == 0
    game.refuses("lay 1e2", "R5.3")


def test_larva_lamp_plays_a_cube_as_another_colour() -> None:
    game = second_kind("A", hand="Y", cubes="W", cards="larva_lamp")
    game.refuses("cube W", "R4.3")
    game.play("card larva_lamp")
    assert game.turn["effects"] == {"next": {"any_colour": True}}
    game.play("cube W as Y")
    assert game.turn["laying"] == "Y"
    assert game.larvae["W"] == 9


def test_pick_me_up_and_the_end_of_the_turn() -> None:  # S8.5
    game = second_kind("A", cards="pick_me_up", sea="W,W - - - -")
    game.play("card pick_me_up")
    assert game.legal() == [f"take {colour}" for colour in "WYOPG"]
    game.game.play("take W", deal=["Y", "W2", "rock", "P", "G"])
    assert game.turn["collected"] is True
    assert game.state["players"][0]["hand"] == {"W": 2}
    assert not game.legal("take")
    assert not game.legal("buy")
    game.play("end")
    assert game.turn["player"] == 1


def test_lucky_dip_is_seen_by_its_player_only() -> None:  # S7.7
    game = second_kind("A", cards="lucky_dip")
    game.game.play("card lucky_dip", deal=["W", "crown", "W"])
    assert game.game.view(1)["turn"]["pending"]["tiles"] == {"total": 3}
    game.play("choose W")
    assert game.state["players"][0]["hand"] == {"W": 1, "crown": 1}
    assert game.game.view(1)["players"][0]["hand"] == {"total": 2, "known": {}}


def test_scoring_cards_take_the_best() -> None:  # S8.4
    fish = "W W W Y/O P2"
    plain = second_kind("A", fish=fish).game.score()[0]["points"]
    for card, more in (
        ("rainbow_diet", 1),
        ("house_special", 3),
        ("every_crumb_counts", 0),
        ("home_sweet_foam", 0),
    ):
        assert second_kind("A", fish=fish, table=card).game.score()[0]["points"] == plain + more


def deck_with(**changes: Any) -> dict[str, Any]:
    deck: dict[str, Any] = json.loads(
        (Path(decks.__file__).parent / f"{decks.DEFAULT}.json").read_text(encoding="utf-8")
    )
    deck["id"] = "our_own"
    deck["cards"][4] |= changes
    return deck


def test_a_table_may_bring_its_own_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck_with(id="deep_dip", amount=5)))
    deck = decks.load(file)
    assert deck.deck.id == "our_own"
    game = Game(second_kind=True, deck="our_own", seed=1)
    assert "deep_dip" in game.state()["draw"]
    assert Game.replay(game.record()).state() == game.state()
    assert Game.load(game.state()).state() == game.state()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"effect": "win"}, "effect must be one of"),
        ({"amount": 99}, "amount must be a whole number from 2 to 8"),
        ({"clownfish": True}, "no window is for dip"),
        ({"scoring": True}, "scoring must be true for score_"),
        ({"id": "digestif"}, "two cards have the id"),
        ({"effect": "gull", "clownfish": True, "amount": 1}, "takes no amount"),
        ({"text": ""}, "needs a text"),
    ],
)
def test_a_bad_deck_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(decks.InvalidDeck, match=complaint):
        decks.read(deck_with(**changes))
    with pytest.raises(InvalidRules, match="no deck 'nobody'"):
        Game(second_kind=True, deck="nobody")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda state: state["crowns"].append("1d2") or state["bag"].update(crown=1), "a crown and a polyp"),
        (lambda state: state["blue"].update(supply=2), "blue shrimps in all"),
        (lambda state: state["draw"].pop(), "must be in one place"),
        (lambda state: state["terrain"].update({"1a0": "rock"}), "beside printed rock"),
        (lambda state: state["bag"].update({"W2": 1}), "tiles W2 in all"),
        (lambda state: state["turn"].update(pending={"kind": "flee", "cell": "1d2"}), "has not begun"),
        (lambda state: state["turn"].update(effects={"locks": True}), "whole number"),
        (lambda state: state["wards"].update({"1e1": 0}), "without a polyp"),
    ],
)
def test_an_impossible_state_is_refused(change: Any, complaint: str) -> None:
    state = json.loads(json.dumps(Game(second_kind=True, setup={"boards": ["A", "B"]}, seed=2).state()))
    change(state)
    with pytest.raises(InvalidState, match=complaint):
        Game.load(state)


def test_rules_of_the_second_kind() -> None:  # S8.2
    with pytest.raises(InvalidRules, match=r"S8\.2"):
        Game(second_kind=True, larva_exchange="keep")
    with pytest.raises(InvalidRules, match="has no"):
        Game({"crowns_dealt": True})
    assert "crown" not in Game(second_kind=True, crowns_dealt=False, seed=1).state()["players"][0]["hand"]


def test_the_protocol_plays_the_second_kind() -> None:
    server = Server()

    def call(method: str, **params: Any) -> Any:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        return json.loads(server.answer(line) or "")["result"]

    game = call("load", state=state_of("A", hand="W", cards="plankton_soup"))["game"]
    assert "card plankton_soup" in call("legal", game=game)["actions"]
    call("play", game=game, action="card plankton_soup")
    assert call("legal", game=game)["actions"][0] == "choose W"
    assert call("play", game=game, action="choose Y")["events"][0]["kind"] == "cube_gained"
    assert call("view", game=game, player=1)["players"][0]["cards"] == {"total": 0}


def test_the_compiler_sees_the_same_numbers() -> None:
    for name, value in re.findall(r"^    (\w+) = (\d+)$", (FOLDER / "codes.pxd").read_text(), re.M):
        assert getattr(codes, name) == int(value), name
    text = (FOLDER / "layout.pxd").read_text()
    struct = text[text.index("cdef struct Reef") : text.index("cdef struct BlueUses")]
    sizes = {"Cells": 16, "uint8_t": 1, "uint16_t": 2, "uint32_t": 4}
    declared = re.findall(r"^    (\w+) (\w+)(?:\[(\d+)\])?$", struct, re.M)
    fields = [(field[0].removesuffix("_"), field[1]) for field in layout.Reef._fields_]
    assert [name for _, name, _ in declared] == [name for name, _ in fields]
    for (kind, name, length), (_, field) in zip(declared, fields, strict=True):
        assert ctypes.sizeof(field) == sizes[kind] * int(length or 1), name


def test_known_hands_of_the_second_kind() -> None:  # S2.2
    hands = [{"W": 2, "O": 4}, {"W": 2, "Y": 1, "P": 4, "G": 2}]
    game = Game(second_kind=True, setup={"hands": hands}, seed=1)
    assert game.view(1)["players"][0]["hand"] == {"total": 7, "known": {"W": 2, "O": 4, "crown": 1}}
    game.play("feed O")
    assert game.view(1)["players"][0]["hand"] == {"total": 6, "known": {"W": 1, "O": 3, "crown": 1}}


def test_what_was_drawn_is_not_taken_back() -> None:
    game = second_kind("A", hand="W W").game
    game.play("buy hand W")
    assert not game.can_undo(0)
