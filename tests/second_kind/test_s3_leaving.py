"""S3.4: where a shrimp goes when a crown eats the polyp under it."""

from drawn_reef import reef


def test_a_coloured_shrimp_leaves_at_once_for_any_place_of_action_5() -> None:  # S3.4
    game = reef(
        """
        . . . # . . G1
        W W0 X . Y O1 G
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    assert game.pending == {"kind": "flee", "cell": "1b6"}
    assert game.state["shrimps"]["1b6"] == 0  # it is listed on its cell until it has left
    goals = [action.split()[2] for action in game.legal()]
    assert {"1a6", "1e6", "1c6", "1d6", "1a5", "2d1", "off"} <= set(goals)  # polyps, bare rock, another board
    assert not {"1b6", "1f6", "1g6", "1g5", "1d5"} & set(goals)  # crown, shrimped corals, water
    for cell in ("1f6", "1g6", "1b6"):
        game.refuses(f"flee 1b6 {cell}", "S3.4")
    game.play("flee 1b6 1a6")
    assert (game["1a6"], game["1b6"]) == ("W0", "X")
    assert game.pending is None


def test_nothing_else_is_possible_before_it_has_left() -> None:  # S3.4
    game = reef("W W0 X . X Y .", crowns=["1c6", "1e6"], cards="turncoral", hand="W", cubes="W")
    game.play("crown 1c6 1b6")
    assert {action.split()[0] for action in game.legal()} == {"flee"}
    game.refuses("discard turncoral", "S3.4")
    game.refuses("crown 1e6 1f6", "S3.4")
    game.play("flee 1b6 off", "crown 1e6 1f6")
    assert game.unplayed == [4, 4]


def test_flight_counts_the_boards_as_they_now_stand() -> None:  # S3.4
    game = reef(
        """
        . . . # . . .   . . Y . . . .
        W W0 X . . . .  # . . . . . #
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6", "flee 1b6 2c5")
    assert game["2c5"] == "Y0"
    game = reef(
        """
        . . . # . . .   . . Y . Y0 . .
        W W0 X . . . .  # . O0 . . . #
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    game.refuses("flee 1b6 2c5", "S3.4")  # two of the player's shrimps are on that board


def test_fleeing_is_no_move_of_the_loop_guard() -> None:  # S3.4 and R7.6
    game = reef("W W0 X . . . .", crowns=["1c6"])
    game.play("crown 1c6 1b6", "flee 1b6 1a6")
    assert game.turn["moved"] == []
    assert game.turn["acted"] is False
    game.play("move 1a6 off")


def test_a_shrimp_that_fled_to_bare_rock_must_go_on_before_action_10() -> None:  # S3.4 and R7.4
    game = reef("W W0 X . . . .", crowns=["1c6"])
    game.play("crown 1c6 1b6", "flee 1b6 1d6")
    game.refuses("take W", "R7.4")
    game.play("move 1d6 1a6", "take W")


def test_in_the_final_round_it_may_stay_on_bare_rock_and_counts_for_nothing() -> None:  # S3.4
    game = reef(
        "W W0 X . . . .",
        crowns=["1c6"],
        phase="final",
        ended_by="shrimps",
        ender=1,
        player=0,
        players=2,
        eaten=(0, 4),
    )
    game.play("crown 1c6 1b6", "flee 1b6 1d6", "pass")
    assert game.phase == "over"
    assert game["1d6"] == ".0"
    assert game.game.score()[0]["ties"][3] == 0


def test_a_blue_shrimp_drifts_to_a_neighbouring_polyp() -> None:  # S3.4
    game = reef(
        """
        . Y . # . . .
        O W* X . . . .
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    assert game.pending == {"kind": "drift", "cell": "1b6"}
    assert game.legal() == ["drift 1b6 1b5", "drift 1b6 1a6"]
    game.refuses("drift 1b6 off", "S3.4")
    game.play("drift 1b6 1a6")
    assert game.blue == (2, True, ["1a6"])
    assert game.turn["acted"] is False


def test_it_drifts_across_a_rock_side_but_never_onto_a_blue_shrimp_tile() -> None:  # S3.4
    game = reef(
        """
        . Yb . # . . .
        Oh:nw W* X G . . .
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    assert game.legal() == ["drift 1b6 1a6"]


def test_two_blue_in_one_coral_and_two_shrimps_on_a_polyp_are_avoided() -> None:  # S3.4 and S5.2
    game = reef(
        """
        G* G . # . . .
        O1 W* X . . . .
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    assert game.legal() == ["drift 1b6 off"]  # grey has a blue one, on orange stands another player's
    game.play("drift 1b6 off")
    assert game.blue == (2, True, ["1a5"])


def test_an_own_shrimp_may_make_room() -> None:  # S3.4
    game = reef(
        """
        . . . # . . .
        O0 W* X . Y . .
        """,
        crowns=["1c6"],
        hand="",
    )
    game.play("crown 1c6 1b6")
    assert game.legal()[0] == "drift 1b6 off"
    assert {action.split()[0] for action in game.legal()} == {"drift", "move"}
    game.play("move 1a6 1e6")
    assert game.turn["acted"] is False
    assert game.legal() == ["drift 1b6 1a6"]  # now a neighbour is free
    game.play("drift 1b6 1a6")
    assert game["1a6"] == "O*"
    assert game.turn["acted"] is False


def test_another_players_shrimp_does_not_make_room() -> None:  # S3.4
    game = reef("O1 W* X . Y0 . .", crowns=["1c6"])
    game.play("crown 1c6 1b6")
    assert game.legal() == ["drift 1b6 off"]


def test_an_own_shrimp_beside_a_free_neighbour_stays() -> None:  # S3.4
    game = reef(
        """
        . G . # . . .
        O0 W* X . Y . .
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    assert game.legal() == ["drift 1b6 1b5"]


def test_room_that_would_not_help_is_not_made() -> None:  # S3.4
    game = reef(
        """
        O* . . # . . .
        O0 W* X . Y . .
        """,
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6")
    assert game.legal() == ["drift 1b6 off"]  # two blue shrimps would be in the orange coral


def test_crown_flee_and_drift_do_not_count_as_actions() -> None:  # S3.6
    game = reef(
        """
        W0 W W # . . .
        W W Y* X . O .
        """,
        crowns=["1d6"],
        cards="six_pack",
    )
    game.play("crown 1d6 1c6", "drift 1c6 1c5", "eat 1a5 six_pack")
    assert game.eaten == [1, 0]
    assert game.blue == (3, True, [])
