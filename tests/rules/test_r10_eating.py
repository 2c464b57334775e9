"""R10: eating a coral."""

import pytest
from drawn import board_a

CORALS = """
    # # # Y Y Y #
    # . W Y1 Y . #
    W W # . . . .
    W0 W . . . # .
    W W . # G G .
    W W . O O G0 G
"""


def test_an_own_coral_of_five_leaves_the_board() -> None:  # R10.1
    game = board_a("""
        # # # . . . #
        # . . . . . #
        W W # . . . .
        W0 W . . . # .
        . W . # . . .
        . O W . . . .
    """)
    game.play("eat 1a4")
    assert game.state["polyps"] == {"1b6": "O", "1c6": "W"}  # what only touches it stays
    assert game.state["shrimps"] == {}


def test_a_coral_of_four_is_too_small() -> None:  # R10.1
    game = board_a(CORALS)
    assert game.coral("1f6") == "1e5 1f5 1f6 1g6"
    game.refuses("eat 1f6", "R10.1")


@pytest.mark.parametrize("cell", ["1d2", "1d1", "1a3", "1e6", "1c6", "1a5", "1g2"])
def test_only_the_cell_of_an_own_shrimp_is_named(cell: str) -> None:  # R10.1
    board_a(CORALS).refuses(f"eat {cell}", "R10.1")


def test_a_shrimp_on_bare_rock_has_no_coral() -> None:  # R10.1
    board_a(CORALS.replace("W W . O O G0", "W W .0 O O G")).refuses("eat 1c6", "R10.1")


def test_only_the_own_corals_are_offered() -> None:  # R10.1
    assert board_a(CORALS).legal("eat") == ["eat 1a4"]
    assert board_a(CORALS, player=1).legal("eat") == ["eat 1d2"]


def test_four_go_into_the_bag_and_the_rest_into_the_fish() -> None:  # R10.2
    game = board_a(CORALS, fish="P")
    bag = game.bag["W"]
    game.play("eat 1a4")  # eight white polyps
    assert game.bag["W"] == bag + 4
    assert game.fish == "WWWWP"


def test_a_coral_of_five_feeds_one() -> None:  # R10.2
    game = board_a(CORALS, player=1)
    bag = game.bag["Y"]
    game.play("eat 1d2")
    assert game.bag["Y"] == bag + 4
    assert game.fish == "Y"


@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_shrimp_never_returns(before: int) -> None:  # R10.2
    game = board_a(CORALS, eaten=before)
    assert game.unplayed == [2 - before, 3]
    game.play("eat 1a4")
    assert game.eaten == [before + 1, 0]
    assert game.unplayed == [2 - before, 3]
    assert game.fish == "WWWW"  # shrimps in the fish are no polyps
