"""The expansion changes only what it names: rules of the base game, looked at on its boards, the second one too."""

from drawn_reef import reef


def test_shrimps_move_to_another_board() -> None:  # R7.2
    game = reef(
        """
        . . . # . . .     W W . Y1 Y . .
        W0 W . O0 . . .   # . . . . . #
        """,
        acted=True,
    )
    goals = [action.split()[2] for action in game.legal("move") if action.startswith("move 1a6")]
    assert {"1b6", "2a5", "2b5", "1c6", "2c5", "off"} <= set(goals)
    assert not {"1a6", "1d6", "2d5", "2e5"} & set(goals)
    game.play("move 1a6 2b5")
    assert (game["2b5"], game["1a6"]) == ("W0", "W")


def test_never_more_than_two_shrimps_on_a_board() -> None:  # R7.3
    picture = """
        . . . # . . .     W . Y . G . .
        W0 W . . . . .    # . . . . . #
    """
    game = reef(picture.replace("W . Y . G", "W0 . Y0 . G"), acted=True)
    game.refuses("move 1a6 2e5", "R7.3")
    game.refuses("shrimp 2e5", "R7.3")
    assert [action for action in game.legal("shrimp") if action.startswith("shrimp 2")] == []
    game.play("move 2a5 2e5")  # within the board
    game = reef(picture.replace("W . Y . G", "W0 . Y . G"), acted=True)
    game.play("move 1a6 2e5")


def test_two_and_two_shrimps_stay_on_their_boards() -> None:  # R7.3
    game = reef(
        """
        . . . # . . .      W0 . Y0 . G . .
        W0 W . Y0 . G .    # . . . . . #
        """,
        acted=True,
    )
    moves = [action.split()[1:] for action in game.legal("move")]
    assert {goal[0] for origin, goal in moves if origin[0] == "1"} == {"1", "o"}
    assert {goal[0] for origin, goal in moves if origin[0] == "2"} == {"2", "o"}


def test_two_cubes_a_turn() -> None:  # R3.3
    game = reef("W . . . . . .", hand="WWWW", cubes="WWW", acted=True)
    game.play("cube W", "lay 1b6", "stop", "cube W", "lay 1c6", "stop")
    game.refuses("cube W", "R3.3")


def test_only_who_has_eaten_locks_a_coral_tile() -> None:  # R8.5
    game = reef(consumed="W", acted=True)
    assert [action for action in game.legal("alga") if not action.endswith("sea")] == []
    game.refuses("alga W green 1", "R8.5")
    game = reef(consumed="WW", acted=True, eaten=1)
    game.play("alga W green 1")
    assert [action for action in game.legal("alga") if not action.endswith("sea")] == []
    game.refuses("alga W red 9", "R8.5")


def test_one_shrimp_is_introduced_a_turn() -> None:  # R3.3
    game = reef("W . Y . . . .", acted=True)
    game.play("shrimp 1a6")
    game.refuses("shrimp 1c6", "R3.3")


def test_a_shrimp_is_moved_once_between_two_actions() -> None:  # R7.6
    game = reef("W0 W W . Y . .", acted=True, hand="W", cubes="W")
    game.play("move 1a6 1b6")
    game.refuses("move 1b6 1c6", "R7.6")
    game.play("cube W", "move 1b6 1d6")  # onto bare rock, from where it may go on
    game.refuses("move 1d6 1f6", "R7.6")
    game.play("move 1d6 1e6")


def test_cards_and_reef_tiles_are_actions_for_the_loop_guard() -> None:  # R7.6
    game = reef("W0 W W . . . .", acted=True, hand="rock W", cards="turncoral plankton_soup")
    game.play("move 1a6 1b6", "place rock 1d0", "move 1b6 1c6", "card turncoral", "choose 1", "move 1c6 1a6")
    game.play("buy hand W", "move 1a6 1b6", "blue plankton_soup 1c6", "move 1b6 1a6")


def test_attacks_and_protection_on_the_second_board() -> None:  # R5.1 and R5.3
    game = reef(
        """
        . . . # . . .   W W Y Y Y1 . .
        . . . . . . .   # . . . . . #
        """,
        hand="WWW",
        cubes="W",
        acted=True,
    )
    game.play("cube W", "lay 2c5")
    game.refuses("lay 2d5", "R5.3")
    assert game.consumed == "Y"


def test_growth_on_the_second_board() -> None:  # R6.1
    game = reef(hand="WW", cubes="W", acted=True)
    game.play("cube W", "lay 2c4")
    assert (game["2d4"], game["1d4"]) == ("W", ".")


def test_nothing_grows_in_the_advanced_game() -> None:  # R12.1
    game = reef(hand="WW", cubes="W", acted=True, advanced=True)
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "."


def test_a_laying_of_half_tiles_needs_one_laid_before_it_stops() -> None:  # R4.3
    game = reef("W0 . . . . . .", hand="Wh", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("stop", "R4.3")


def test_a_laying_goes_on_while_a_consumed_tile_could_be_laid() -> None:  # R4.3 and S4.3
    game = reef("W . . . . . .", hand="W", consumed="W/Y", cubes="W", acted=True)
    game.play("cube W", "lay 1b6")
    assert game.phase == "laying"
    game.play("lay 1c6 consumed W/Y")
    assert game.phase == "turn"


def test_a_two_coloured_tile_just_consumed_may_be_laid() -> None:  # R4.3 and S4.3
    game = reef("W W Y/W . . . .", hand="W", cubes="W", acted=True, stronger="W>Y")
    game.play("cube W", "lay 1c6")
    assert (game.phase, game.consumed) == ("laying", "W/Y")
    game.play("lay 1d6 consumed W/Y")
    assert game.coral("1a6") == "1a6 1b6 1c6 1d6"


def test_the_cube_of_action_6_leaves_moves_that_keep_it_playable() -> None:  # R8.1
    game = reef("W0 . W1 . . . .", hand="W", consumed="W", acted=True)
    game.play("larva W")
    assert {action.split()[0] for action in game.legal()} == {"cube", "move"}


def test_final_turns_follow_in_order_each_with_its_crowns() -> None:  # R11.2 and S3.6
    game = reef(
        "W X Y . O X G",
        players=3,
        player=0,
        phase="final",
        ended_by="shrimps",
        ender=2,
        eaten=(0, 0, 4),
        crowns=["1b6", "1f6"],
    )
    game.play("crown 1b6 1a6", "crown 1f6 1g6", "pass")
    assert (game.turn["player"], game.crowns) == (1, [])  # both died: they had eaten their last neighbour
    game = reef(
        "W W X Y . . .",
        players=3,
        player=0,
        phase="final",
        ended_by="shrimps",
        ender=2,
        eaten=(0, 0, 4),
        crowns=["1c6"],
    )
    game.play("crown 1c6 1b6", "pass")
    assert game.turn["crowns"] == ["1b6"]
    game.play("crown 1b6 1a6", "pass")
    assert game.phase == "over"


def test_undo_takes_back_a_window_and_its_answer() -> None:  # S7.5
    game = reef(
        "W W . . . . .", acted=True, sea="WWW YYY OOO PPP GGG", cards=("", "gull_service night_shift")
    )
    states = [game.state]
    for action in ("take W", "react gull_service", "choose Y Y", "decline"):
        game.play(action)
        states.append(game.state)
    for state in reversed(states[:-1]):
        game.game.undo()
        assert game.state == state


def test_a_deal_comes_with_the_action_that_draws() -> None:  # N3 and S7.5
    game = reef(acted=True, sea="WWW YYY OOO PPP GGG", cards=("", "gull_service"))
    game.refuses("take W", "N3", deal="W")  # the window comes before the refill
    game.play("take W")
    game.refuses("decline", "N3", deal="WW")
    game.play("decline", deal="W")
    game = reef(cards="lucky_dip turncoral")
    game.refuses("card lucky_dip", "N3", deal="WW")
    game.refuses("card turncoral", "N3", deal="W")
