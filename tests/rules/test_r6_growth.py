"""R6: growth on the growth cell, d4."""

from collections import Counter

import pytest
from drawn import Drawn, board_a, board_b


def test_a_polyp_laid_beside_the_growth_cell_grows_there_at_once() -> None:  # R6.1
    game = board_b(hand="WWY", cubes="WY")
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "W"
    game.play("lay 2e4")
    assert game["2d4"] == "W"


@pytest.mark.parametrize("cell", ["1d3", "1c4", "1e4", "1d5"])
def test_on_each_side_of_the_growth_cell(cell: str) -> None:  # R6.1
    game = board_b(hand="P", cubes="P")
    game.play("cube P", f"lay {cell}")
    assert game["1d4"] == "P"


@pytest.mark.parametrize("cell", ["1c3", "1e5", "1d2", "1b3"])
def test_nothing_grows_beside_a_polyp_that_is_not_a_neighbour(cell: str) -> None:  # R6.1, R0
    game = board_b(hand="P", cubes="P")
    game.play("cube P", f"lay {cell}")
    assert game["1d4"] == "."


def test_an_attack_makes_it_grow_too() -> None:  # R6.1, R14
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        W W Y . . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "W"
    assert game.coral("1d4") == "1a4 1b4 1c4 1d4"


@pytest.mark.parametrize("growth_cell", ["Y", "W", "Y1", ".0", ".1"])
def test_nothing_grows_where_a_polyp_or_a_shrimp_is(growth_cell: str) -> None:  # R6.1, R14
    game = board_a(
        f"""
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . {growth_cell} . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == growth_cell
    assert game.reserve == "WYOPG"
    assert game.consumed == ""


def grown(*, bag: str, reserve: str = "WYOPG") -> Drawn:
    """White has just been laid beside the growth cell of board 1."""
    game = board_b(hand="W", cubes="W", bag=bag, reserve=reserve)
    game.play("cube W", "lay 1c4")
    return game


def test_it_comes_from_the_reserve_and_the_bag_refills_it() -> None:  # R6.2
    game = grown(bag="WWW")
    assert game["1d4"] == "W"
    assert game.reserve == "WYOPG"
    assert game.bag["W"] == 2


def test_a_bag_without_the_colour_does_not_refill_the_reserve() -> None:  # R6.2
    game = grown(bag="YYY")
    assert game["1d4"] == "W"
    assert game.reserve == "YOPG"


def test_it_comes_from_the_bag_if_the_reserve_has_none() -> None:  # R6.2
    game = grown(reserve="YOPG", bag="WWW")
    assert game["1d4"] == "W"
    assert game.reserve == "WYOPG"  # one grows, one refills
    assert game.bag["W"] == 1


def test_the_last_one_of_the_bag_grows_and_refills_nothing() -> None:  # R6.2
    game = grown(reserve="YOPG", bag="W")
    assert game["1d4"] == "W"
    assert game.reserve == "YOPG"
    assert game.bag["W"] == 0


def test_the_last_one_of_the_whole_reserve_is_refilled() -> None:  # R6.2
    game = grown(reserve="W", bag="WWW")  # not all five were zero before
    assert game["1d4"] == "W"
    assert game.reserve == "W"
    assert game.bag["W"] == 2


@pytest.mark.parametrize("other", "YOPG")
def test_a_reserve_of_any_other_colour_still_exists(other: str) -> None:  # R6.2
    game = grown(reserve=other, bag="WWW")
    assert Counter(game.reserve) == Counter("W" + other)
    assert game.bag["W"] == 1


def test_a_reserve_that_no_longer_exists_is_not_refilled() -> None:  # R6.2
    game = grown(reserve="", bag="WWW")
    assert game["1d4"] == "W"
    assert game.reserve == ""
    assert game.bag["W"] == 2


def test_nothing_grows_if_neither_has_one() -> None:  # R6.2
    game = grown(reserve="YOPG", bag="YYY")
    assert game["1d4"] == "."
    assert game.reserve == "YOPG"


def test_another_colour_and_another_moment_do_not_refill_the_reserve() -> None:  # R6.2
    game = board_b(hand="WY", cubes="WY", reserve="WOPG", sea="WWW WWW WWW WWW -")
    game.play("cube W", "lay 1c4", "take G", deal="Y")
    assert game.reserve == "WOPG"


def test_nothing_grows_where_it_would_join_two_shrimped_corals() -> None:  # R6.2
    game = board_b(
        """
        # # # . . . #
        . . . . . . #
        . . W0 . # . .
        . # . . W1 . .
        . . . . . . .
        # . . . . . #
        """,
        hand="WWY",
        cubes="WY",
    )
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "."
    assert game.reserve == "WYOPG"
    game.refuses("lay 1d4", "R4.6")
    game.play("stop", "cube Y", "lay 1d3")  # another colour grows
    assert game["1d4"] == "Y"


def test_growth_attacks_nothing() -> None:  # R6.3
    game = board_b(
        """
        # # # . . . #
        . . . . . . #
        . . W . # . .
        . # . Y . . .
        . . . . . . .
        # . . . . . #
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "Y"


def test_growth_costs_nothing_and_counts_against_no_limit() -> None:  # R6.3
    game = board_b(hand="WWWWW", cubes="W", consumed="P")
    game.play("cube W", "lay 1c4")
    assert (game.hand, game.consumed, game.cubes) == ("WWWW", "P", "")
    assert (game.turn["from_hand"], game.turn["laid"]) == (1, 1)
    game.play("lay 2c4", "lay 1a5", "lay 1b5")
    assert game.phase == "turn"
    assert game.hand == "W"


def test_a_polyp_may_be_laid_on_the_growth_cell_by_hand() -> None:  # R6.3
    game = board_b(hand="WW", cubes="W")
    game.play("cube W", "lay 1d4", "lay 1c4")
    assert game.coral("1d4") == "1c4 1d4"
    assert game.reserve == "WYOPG"


def test_the_growth_cell_is_attacked_like_any_other() -> None:  # R6.3
    game = board_b(hand="WWWY", cubes="WY", stronger="W>Y")
    game.play("cube Y", "lay 1e4")
    assert game["1d4"] == "Y"
    game.play("cube W", "lay 1c3", "lay 1c4", "lay 1d4")
    assert game["1d4"] == "W"
    assert game.consumed == "Y"


def test_it_grows_again_when_the_cell_falls_empty() -> None:  # R6.3
    game = board_b(
        """
        # # # . . . #
        . . . . . . #
        . . . Y # . .
        . # Y Y0 Y . .
        . . . Y . . .
        # . . . . . #
        """,
        hand="W",
        cubes="W",
    )
    game.play("eat 1d4")
    assert game["1d4"] == "."
    game.play("cube W", "lay 1d3")
    assert game["1d4"] == "W"
