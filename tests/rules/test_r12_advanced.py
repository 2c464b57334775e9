"""R12: the advanced game."""

import pytest
from drawn import board_a, board_b


def corals(size: int) -> str:
    """A white coral of player 0 of five or six polyps."""
    return f"""
        # # # . . . #
        # . . . . . #
        W W # . . . .
        W W0 . . . # .
        W {"W" if size == 6 else "."} . # . . .
        . . . . . . .
    """


@pytest.mark.parametrize("cell", ["1d3", "1c4", "1e4", "1d5"])
def test_nothing_grows(cell: str) -> None:  # R12.1
    game = board_b(hand="W", cubes="W", advanced=True)
    game.play("cube W", f"lay {cell}")
    assert game["1d4"] == "."
    assert game.reserve == "WYOPG"


def test_the_growth_cell_is_a_cell_like_others() -> None:  # R12.1
    game = board_b(hand="WW", cubes="W", advanced=True)
    game.play("cube W", "lay 1c4", "lay 1d4")
    assert game.coral("1d4") == "1c4 1d4"


def test_five_polyps_go_into_the_bag() -> None:  # R12.2
    game = board_a(corals(6), advanced=True)
    bag = game.bag["W"]
    game.play("eat 1b4")
    assert game.bag["W"] == bag + 5
    assert game.fish == "W"


def test_a_coral_of_five_may_be_eaten_and_feeds_nothing() -> None:  # R12.2
    game = board_a(corals(5), advanced=True, fish="P")
    game.play("eat 1b4")
    assert game.fish == "P"
    assert game.eaten == [1, 0]


def test_a_coral_of_four_is_still_too_small() -> None:  # R12.2
    game = board_a(corals(5).replace("W W0", ". W0"), advanced=True)
    game.refuses("eat 1b4", "R10.1")


def test_so_a_fish_that_has_eaten_may_not_lock_the_last_tile() -> None:  # R12.2
    game = board_a(corals(5), advanced=True, fish="P", consumed="G", locks="1 2 3 4 5 6 7 8 9")
    game.play("eat 1b4")
    game.refuses("alga G blue 10", "R8.6")


@pytest.mark.parametrize("size", [5, 6])
def test_six_go_into_the_bag_in_the_final_round(size: int) -> None:  # R12.2
    game = board_a(corals(size), advanced=True, phase="final", ended_by="locks", ender=1)
    game.refuses("eat 1b4", "R11.2")  # it would feed nothing


def test_a_coral_of_seven_feeds_one_in_the_final_round() -> None:  # R12.2
    game = board_a(
        corals(6).replace("W W0 .", "W W0 W"), advanced=True, phase="final", ended_by="locks", ender=1
    )
    game.play("eat 1b4")
    assert game.fish == "W"
