"""S3: crowns of thorns in action 0. Where shrimps go from an eaten polyp is in test_s3_leaving."""

import pytest
from drawn_reef import reef

from reefencounter import Game

FULL = "WYO WYO WYO WYO WYO"  # a sea that needs no refill but for the space taken


def test_each_crown_acts_once_in_the_order_the_player_chooses() -> None:  # S3.1
    game = reef(
        """
        W X . # . . .
        . . . . . X Y
        """,
        crowns=["1b5", "1f6"],
    )
    assert game.legal() == ["crown 1b5 1a5", "crown 1f6 1g6"]
    game.play("crown 1f6 1g6")
    assert game.turn["crowns"] == ["1b5"]  # the other died: it had no neighbour left
    assert game.legal() == ["crown 1b5 1a5"]


def test_a_crown_that_has_acted_acts_no_more_this_turn() -> None:  # S3.1
    game = reef("W W X Y . . .", crowns=["1c6"])
    game.play("crown 1c6 1b6")
    assert game.crowns == ["1b6"]
    assert game.turn["crowns"] == []
    assert game.legal("crown") == []
    assert "take W" in game.legal()


def test_all_crowns_act_at_the_start_of_each_turn_before_action_1() -> None:  # S3.1
    game = reef("W X Y . . . .", acted=True, sea=FULL)
    game.play("take W", deal="W")
    assert game.turn["player"] == 1
    assert game.turn["crowns"] == ["1b6"]
    assert game.legal() == ["crown 1b6 1a6", "crown 1b6 1c6"]


def test_until_the_crowns_have_acted_nothing_else_is_possible() -> None:  # S3.1
    game = reef(
        """
        W0 W W # . X Y
        W W . . . . .
        """,
        crowns=["1f5"],
        cards="turncoral six_pack",
        hand="W",
        cubes="W",
        eaten=1,
    )
    for action in ("eat 1a5", "cube W", "card turncoral", "discard turncoral", "take W", "move 1a5 1b5"):
        game.refuses(action, "S3.1")
    game.play("crown 1f5 1g5", "eat 1a5")


def test_a_crown_prefers_the_active_players_coral() -> None:  # S3.2
    game = reef(
        """
        . W . # . . .
        Y1 X G G0 . . .
        """,
        crowns=["1b6"],
    )
    assert game.legal() == ["crown 1b6 1c6"]  # any polyp of the coral, not only the shrimp's own


def test_without_one_it_attacks_a_coral_with_no_coloured_shrimp() -> None:  # S3.2
    game = reef(
        """
        . W . # . . .
        Y1 X G* O0 . . .
        """,
        crowns=["1b6"],
    )
    assert game.legal() == ["crown 1b6 1b5", "crown 1b6 1c6"]  # a blue shrimp does not stop it


def test_blue_shrimp_tiles_and_warded_tiles_do_not_stop_it() -> None:  # S3.2
    game = reef("Wb X G . . . .", crowns=["1b6"], wards={"1c6": 1})
    assert game.legal() == ["crown 1b6 1a6", "crown 1b6 1c6"]
    game.play("crown 1b6 1c6")
    assert game.state["wards"] == {}


def test_it_never_attacks_another_players_coral() -> None:  # S3.2
    game = reef("W W1 W X . . .", acted=True, sea=FULL)
    game.play("take W", deal="W")  # player 1 has to let it bite
    assert game.legal() == ["crown 1d6 1c6"]
    game = reef("W W1 W X . . .", acted=True, sea=FULL, player=1)
    game.play("take W", deal="W")
    assert game.turn["player"] == 0
    assert game.turn["crowns"] == []  # nothing to attack: it does nothing
    assert game.crowns == ["1d6"]


def test_the_shrimps_own_polyp_may_be_the_target() -> None:  # S3.2
    game = reef("W W0 X . . . .", crowns=["1c6"])
    assert game.legal() == ["crown 1c6 1b6"]


@pytest.mark.parametrize(
    ("tile", "kind"), [("W", "W"), ("W/Y", "W/Y"), ("WW", "W2"), ("Wb", "Wb"), ("Wh:ne", "Wh")]
)
def test_the_polyp_goes_into_the_bag_and_the_crown_onto_its_cell(tile: str, kind: str) -> None:  # S3.3
    game = reef(f"Y {tile} X . . . .", crowns=["1c6"])
    before = game.bag[kind]
    game.play("crown 1c6 1b6")
    assert game.bag[kind] == before + 1
    assert (game["1b6"], game["1c6"]) == ("X", ".")
    assert game.all("consumed") == ["", ""]


def test_a_crown_without_a_neighbour_dies_at_once() -> None:  # S3.5
    game = reef("W X . . . . .", crowns=["1b6"])
    bag = game.bag["crown"]
    game.play("crown 1b6 1a6")
    assert game.crowns == []
    assert game.bag["crown"] == bag  # it leaves the game


def test_a_crown_starves_after_another_crowns_attack() -> None:  # S3.5
    game = reef("X W X . . . .", crowns=["1a6", "1c6"])
    game.play("crown 1a6 1b6")
    assert game.crowns == []
    assert game.turn["crowns"] == []


def test_a_crown_starves_when_its_neighbour_is_eaten() -> None:  # S3.5
    game = reef(
        """
        W W W # . . .
        W0 W X . . . Y
        """,
        eaten=1,
    )
    game.play("eat 1a6")
    assert game.crowns == []


def test_rock_sides_of_half_tiles_feed_no_crown() -> None:  # S3.5 and S4.1
    game = reef("Wh:nw X Y . . . .", crowns=["1b6"])
    assert game.legal() == ["crown 1b6 1c6"]
    game.play("crown 1b6 1c6")
    assert game.crowns == []


def test_a_new_neighbour_keeps_it_alive() -> None:  # S3.5
    game = reef("W X . . . . Y", hand="O", cubes="O", acted=True, crowns=[])
    game.play("cube O", "lay 1c6")
    assert game.crowns == ["1b6"]


def test_a_crown_fills_its_cell() -> None:  # S3.6
    game = reef(
        """
        . . . # . . .
        W W X Y0 . . .
        """,
        hand="WW rock water crown",
        cubes="W",
        acted=True,
    )
    game.refuses("place water 1c6", "S6.2")
    game.refuses("place crown 1c6", "S6.4")
    game.refuses("move 1d6 1c6", "R7.2")
    game.play("cube W")
    game.refuses("lay 1c6", "S3.6")


def test_nothing_grows_on_a_crown() -> None:  # S3.6
    game = reef(
        """
        . . . X G # .
        . . . # . . .
        . . . . . . .
        """,
        hand="W",
        cubes="W",
        acted=True,
    )
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "X"


def test_action_0_leaves_action_1_possible() -> None:  # S3.6
    game = reef(
        """
        W W . # Y . .
        W W W W0 X . .
        """,
        crowns=["1e6"],
        cards="six_pack",
        player=0,
    )
    game.play("crown 1e6 1d6")
    assert game.pending == {"kind": "flee", "cell": "1d6"}
    game.play("flee 1d6 1c6")
    assert game.turn["acted"] is False
    game.play("eat 1c6 six_pack")
    assert game.eaten == [1, 0]


def test_it_runs_in_the_final_round_too() -> None:  # S3.6
    game = reef(
        """
        . . . # . . .
        W X Y . . . .
        """,
        phase="final",
        ended_by="locks",
        ender=1,
        player=0,
        crowns=["1b6"],
        players=3,
        eaten=(0, 1, 0),
    )
    assert game.legal() == ["crown 1b6 1a6", "crown 1b6 1c6"]
    game.play("crown 1b6 1a6")
    assert game.legal() == ["pass"]
    game.play("pass")
    assert game.phase == "over"


@pytest.mark.parametrize("action", ["shrimp 1g6", "move 1e6 1f6", "polyp W", "discard six_pack", "take W"])
def test_a_crown_without_a_neighbour_dies_after_whatever_is_done(action: str) -> None:  # S3.5
    game = reef("X . . . Y0 Y G", cubes="W", cards="six_pack", sea=FULL)
    assert game.crowns == ["1a6"]  # a position may be loaded like this
    game.play(action, deal="W" if action == "take W" else "")
    assert game.crowns == []


def test_crowns_act_in_the_first_turn_too() -> None:  # S3.1
    state = reef("W X . . . . .", fish=("W", "W"), cubes=("", "WW")).state
    state["turn"] |= {"phase": "setup", "player": 0, "number": 1}
    state["players"][0]["hand"], state["players"][1]["hand"] = {"Y": 3}, {"Y": 3}
    state["bag"]["Y"] -= 6
    game = Game.load(state)
    game.play("larvae WW", player=0)
    assert game.legal() == ["crown 1b6 1a6"]
