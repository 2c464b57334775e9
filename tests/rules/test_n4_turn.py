"""N4: the fields of `turn`, and the canonical form of a state."""

import json

import pytest
from drawn import TURN, Drawn, board_a, state_of

from reefencounter import Game

REEF = """
    # # # . . . #     # # # . . . #
    # . . . . . #     . . . . . . #
    W W # . . . .     . . . . # . .
    W W0 . . . # .    . # . . . . .
    W . . # . . .     . . G . . . .
    . . Y Y0 Y . .    # . . . . . #
"""


def reef() -> Drawn:
    return board_a(REEF, hand="WWYY", cubes="WWY", consumed="PPO", eaten=1)


def test_a_turn_that_has_just_begun() -> None:  # R3.2
    assert reef().turn == TURN
    assert list(TURN.items()) == [
        ("number", 1),
        ("player", 0),
        ("phase", "turn"),
        ("acted", False),
        ("lays", 0),
        ("laying", None),
        ("from_hand", 0),
        ("laid", 0),
        ("must_play", None),
        ("introduced", False),
        ("locked", False),
        ("moved", []),
        ("ended_by", None),
        ("ender", None),
    ]


def test_during_set_up_the_lowest_who_has_to_choose() -> None:  # R2.8
    game = Drawn(Game(players=3, seed=1))
    assert game.turn == TURN | {"phase": "setup"}
    hands = game.all("hand")
    game.play(f"feed {hands[0][0]}", "larvae WW", player=0)
    assert (game.turn["player"], game.turn["number"]) == (1, 1)
    game.play(f"feed {hands[2][0]}", "larvae WW", player=2)
    assert game.turn["player"] == 1
    assert game.turn["acted"] is False
    game.play(f"feed {hands[1][0]}", "larvae WW", player=1)
    assert game.turn == TURN


@pytest.mark.parametrize(
    "action", ["eat 1b4", "cube W", "shrimp 2c5", "move 1b4 1a3", "move 1b4 off", "alga P red sea", "polyp W"]
)
def test_acted_after_any_action(action: str) -> None:  # R3.5
    game = reef()
    assert game.turn["acted"] is False
    game.play(action)
    assert game.turn["acted"] is True


def test_all_flags_are_reset_when_a_turn_ends() -> None:  # R3.2
    game = reef()
    game.play("cube W", "lay 1a6", "stop", "shrimp 2c5", "alga P red 2", "move 1b4 1a3")
    assert game.turn == TURN | {
        "acted": True,
        "lays": 1,
        "introduced": True,
        "locked": True,
        "moved": ["1a3"],
    }
    game.play("take W")
    assert game.turn == TURN | {"number": 2, "player": 1}


def test_all_flags_are_reset_when_the_last_lock_ends_the_turn() -> None:  # R11.1
    game = board_a(
        REEF, hand="WW", cubes="W", consumed="P", fish="WW", eaten=1, locks="1 2 3 4 5 6 7 8 9", number=7
    )
    game.play("cube W", "lay 1a6", "stop", "shrimp 2c5", "move 1b4 1a3", "alga P blue 10")
    assert game.turn == TURN | {
        "number": 8,
        "player": 1,
        "phase": "final",
        "ended_by": "locks",
        "ender": 0,
    }
    game.play("pass")
    assert game.turn == TURN | {
        "number": 8,
        "player": 1,
        "phase": "over",
        "ended_by": "locks",
        "ender": 0,
    }


@pytest.mark.parametrize("reason", ["limit", "supply"])
def test_who_acted_last_and_who_ended_it(reason: str) -> None:  # R11.1
    game = board_a(player=1, number=400, bag="WWWW" if reason == "supply" else "WWWWWW", reserve="")
    game.play("take Y")
    assert game.turn == TURN | {
        "number": 400,
        "player": 1,
        "phase": "over",
        "ended_by": reason,
        "ender": 1,
    }


def test_the_fields_of_a_laying() -> None:  # R4.3
    game = board_a(hand="WW", cubes="W", consumed="W")
    game.play("cube W")
    laying = {"phase": "laying", "acted": True, "lays": 1, "laying": "W"}
    assert game.turn == TURN | laying
    game.play("lay 1a6")
    assert game.turn == TURN | laying | {"from_hand": 1, "laid": 1}
    game.play("lay 1b6 consumed")
    assert game.turn == TURN | laying | {"from_hand": 1, "laid": 2}
    game.play("lay 1c6")  # the last tile
    assert game.turn == TURN | {"acted": True, "lays": 1}


def test_the_cube_that_is_owed() -> None:  # R8.1
    game = board_a(hand="WW", consumed="W")
    game.play("larva W")
    assert game.turn == TURN | {"acted": True, "must_play": "W"}
    game.play("cube W")
    assert game.turn == TURN | {"phase": "laying", "acted": True, "lays": 1, "laying": "W"}


def test_moved_lists_where_the_moved_shrimps_stand() -> None:  # R7.6
    game = reef()
    game.play("move 1d6 1c6", "move 1b4 1b5")
    assert game.turn["moved"] == ["1b5", "1c6"]  # in the order of cells
    game.play("move 1b5 off")
    assert game.turn["moved"] == ["1c6"]
    game.play("polyp W")
    assert game.turn["moved"] == []


@pytest.mark.parametrize("action", ["cube W", "shrimp 2c5", "alga P red sea", "polyp W", "take W"])
def test_moved_is_emptied_by_every_action_but_moves(action: str) -> None:  # R7.6
    game = reef()
    game.play("move 1b4 1a3", action)
    assert game.turn["moved"] == []


def test_zeros_are_left_out_but_of_the_supplies() -> None:  # R1.1, N4
    state = board_a(hand="W", bag="YY", reserve="G", cubes=("", "O" * 9)).state
    assert state["players"][0]["hand"] == {"W": 1}
    assert state["players"][0]["consumed"] == {}
    assert state["bag"] == {"W": 0, "Y": 2, "O": 0, "P": 0, "G": 0}
    assert state["reserve"] == {"W": 0, "Y": 0, "O": 0, "P": 0, "G": 1}
    assert state["larvae"] == {"W": 9, "Y": 9, "O": 0, "P": 9, "G": 9}


def test_equal_positions_give_equal_json() -> None:  # R13.1, N4
    one = state_of("AB", REEF, hand="YW", cubes="GW", sea="GWO - - - -")
    other = json.loads(json.dumps(one))
    other["polyps"] = dict(reversed(other["polyps"].items()))
    other["shrimps"] = dict(reversed(other["shrimps"].items()))
    other["sea"]["W"].reverse()
    other["players"][0]["hand"] = {"G": 0, "Y": 1, "W": 1}
    other = dict(reversed(other.items()))
    texts = [json.dumps(Game.load(state).state()) for state in (one, other)]
    assert texts[0] == texts[1]
    assert json.loads(texts[0])["sea"]["W"] == ["W", "O", "G"]
    assert list(json.loads(texts[0])["polyps"]) == sorted(
        one["polyps"], key=lambda cell: (cell[0], cell[2], cell[1])
    )


def test_a_state_goes_through_load_unchanged() -> None:  # R13.1, N4
    game = reef()
    for action in ("cube W", "lay 1a6", "move 1d6 1c6", "stop", "shrimp 2c5", "take W"):
        game.play(action)
        assert json.dumps(Game.load(game.state).state()) == json.dumps(game.state)
