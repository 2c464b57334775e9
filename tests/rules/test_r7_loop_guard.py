"""R7.6: between two other actions each shrimp moves once, and once more from bare rock."""

import pytest
from drawn import Drawn, board_a

REEF = """
    # # # . . . #
    # . . . . . #
    W W0 # . . . .
    W . . . . # .
    . . . # . . .
    . . Y Y Y0 . .
"""


def reef() -> Drawn:
    return board_a(REEF, hand="GGG", cubes="GGW", consumed="PPG", keep=True)


def test_a_shrimp_moves_once() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1a3")
    for goal in ("1a4", "1b3", "1b4", "off"):
        game.refuses(f"move 1a3 {goal}", "R7.6")


def test_each_shrimp_moves_once() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1a3", "move 1e6 1d6")
    assert game.legal("move") == []
    assert game.turn["moved"] == ["1a3", "1d6"]


@pytest.mark.parametrize("action", ["cube G", "shrimp 1a3", "larva P", "alga P red sea", "polyp W"])
def test_any_other_action_lets_it_move_again(action: str) -> None:  # R7.6
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        W W # . . . .
        W . . . . # .
        . . . # . . .
        . . Y Y Y0 . .
        """,
        hand="GGG",
        cubes="GGW",
        consumed="PP",
        keep=True,
    )
    game.play("move 1e6 1d6", action, "move 1d6 1c6")
    game.refuses("move 1c6 1d6", "R7.6")


def test_each_single_laying_lets_it_move_again() -> None:  # R7.6
    game = reef()
    game.play("cube G", "move 1b3 1a3", "lay 1g6", "move 1a3 1a4", "lay 1g5", "move 1a4 1a3")
    game.refuses("move 1a3 1b3", "R7.6")
    game.play("stop", "move 1a3 1b3")  # to end a laying is an action too


def test_a_new_turn_lets_it_move_again() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1a3", "take W", "take W", "move 1a3 1b3")


def test_from_bare_rock_it_moves_once_more_onto_a_polyp() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1b4", "move 1b4 1a4")
    game.refuses("move 1a4 1b4", "R7.6")
    game.refuses("move 1a4 off", "R7.6")


def test_from_bare_rock_it_moves_once_more_off_the_board() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1b4", "move 1b4 off")
    assert game.unplayed == [3, 4]


def test_from_bare_rock_it_does_not_move_once_more_onto_bare_rock() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1b4")
    game.refuses("move 1b4 1c4", "R7.6")
    game.refuses("move 1b4 2a2", "R7.6")


def test_a_shrimp_that_stood_on_bare_rock_moves_over_rock_once() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1b4", "polyp W", "move 1b4 1c4")
    game.refuses("move 1c4 1b4", "R7.6")
    game.play("move 1c4 1b3")
    game.refuses("move 1b3 1a3", "R7.6")


def test_a_shrimp_that_stood_on_bare_rock_and_reached_a_polyp_has_moved() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1b4", "polyp W", "move 1b4 1a4")
    game.refuses("move 1a4 1a3", "R7.6")


def test_another_shrimp_may_go_where_one_left() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 1b4", "move 1e6 1b3")
    game.refuses("move 1b3 1e6", "R7.6")
    game.refuses("move 1b4 1a3", "R7.3")
    game.play("move 1b4 1e6")  # the two have changed places
    assert game.legal("move") == []


def test_what_went_off_and_came_back_may_move() -> None:  # R7.6
    game = reef()
    game.play("move 1b3 off", "shrimp 1b3", "move 1b3 1a3")
    game.refuses("move 1a3 1b3", "R7.6")


def test_no_turn_moves_for_ever() -> None:  # R7.6
    game = reef()
    for _ in range(10):
        moves = game.legal("move")
        if not moves:
            break
        game.play(moves[0])
    assert game.legal("move") == []
