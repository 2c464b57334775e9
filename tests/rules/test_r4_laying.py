"""R4: laying polyps."""

from collections import Counter

import pytest
from drawn import board_a, board_b

# Pink and grey beat white on the star side: these boards leave white one bare cell, 1g6.
ONE_CELL_FOR_WHITE = """
    # # # P P P #
    # P P P P P #
    P P # P P P P
    P P P P P # P
    P P P # P P P
    P P P0 P P P .
"""


def test_the_cube_goes_back_to_the_supply() -> None:  # R4.1
    game = board_a(hand="WW", cubes="WY")
    game.play("cube W")
    assert game.cubes == "Y"
    assert game.larvae["W"] == 9
    assert game.turn["laying"] == "W"


def test_polyps_are_laid_one_at_a_time() -> None:  # R4.1
    game = board_a(hand="WWWY", cubes="W")
    game.play("cube W", "lay 1a6")
    assert (game["1a6"], game.hand) == ("W", "WWY")
    game.play("lay 1b6")
    assert (game["1b6"], game.hand) == ("W", "WY")


def test_four_from_the_hand_and_any_number_of_consumed_ones() -> None:  # R4.1
    game = board_a(hand="WWWWWW", cubes="W", consumed="WWWWWY")
    game.play("cube W", "lay 1a6", "lay 1b6", "lay 1c6", "lay 1d6")
    game.refuses("lay 1e6", "R4.1")
    game.play(*(f"lay 1{cell} consumed" for cell in ("e6", "f6", "g6", "g5", "f5")))
    assert (game.hand, game.consumed) == ("WW", "Y")


def test_a_cube_that_is_not_held_is_not_played() -> None:  # R4.1
    game = board_a(hand="WY", cubes="Y")
    game.refuses("cube W", "R4.1")


def test_nothing_is_laid_without_a_cube() -> None:  # R4.1
    game = board_a(hand="W", cubes="W", consumed="W")
    game.refuses("lay 1a6", "R4.1")
    game.refuses("lay 1a6 consumed", "R4.1")
    game.refuses("stop", "R4.1")


def test_the_player_says_where_a_polyp_comes_from() -> None:  # R4.2
    game = board_a(hand="WW", cubes="W", consumed="WW")
    game.play("cube W", "lay 1a6 consumed")
    assert (game.hand, game.consumed) == ("WW", "W")
    game.play("lay 1b6")
    assert (game.hand, game.consumed) == ("W", "W")
    assert game.turn["from_hand"] == 1
    assert game.turn["laid"] == 2


def test_a_polyp_comes_only_from_where_there_is_one() -> None:  # R4.2
    game = board_a(hand="W", cubes="W", consumed="W")
    game.play("cube W", "lay 1a6")
    game.refuses("lay 1b6", "R4.1")
    game = board_a(hand="WW", cubes="W", consumed="Y")
    game.play("cube W")
    game.refuses("lay 1a6 consumed", "R4.1")


def test_a_cube_needs_a_polyp_to_lay() -> None:  # R4.3
    game = board_a(hand="Y", cubes="W")
    game.refuses("cube W", "R4.3")
    board_a(cubes="W", consumed="W").play("cube W")  # a consumed one will do


def test_a_cube_needs_a_cell_to_lay_on() -> None:  # R4.3
    game = board_a(ONE_CELL_FOR_WHITE.replace(".", "P"), hand="W", cubes="W", rest="G")
    game.refuses("cube W", "R4.3")


def test_a_cube_is_played_as_the_shrimps_stand_now() -> None:  # R4.3
    on_the_cell = ONE_CELL_FOR_WHITE.replace("P0", "P").replace(".", ".0")
    game = board_a(on_the_cell, hand="W", cubes="W", rest="G")
    game.refuses("cube W", "R4.3")
    game.play("move 1g6 off", "cube W", "lay 1g6")


def test_at_least_one_polyp_is_laid() -> None:  # R4.3
    game = board_a(hand="WW", cubes="W")
    game.play("cube W")
    game.refuses("stop", "R4.3")
    game.play("lay 1a6", "stop")
    assert game.phase == "turn"


def test_none_is_laid_if_no_cell_is_legal_any_more() -> None:  # R4.3
    game = board_a(ONE_CELL_FOR_WHITE, hand="WW", cubes="W", rest="G")
    game.play("cube W")
    game.refuses("stop", "R4.3")
    game.play("move 1c6 1g6")
    assert game.legal("lay") == []
    game.play("stop")
    assert game.turn["lays"] == 1
    assert game.hand == "WW"


def test_a_laying_goes_on_while_a_tile_is_left_even_without_a_cell() -> None:  # R4.3
    game = board_a(ONE_CELL_FOR_WHITE, hand="WW", cubes="W", rest="G")
    game.play("cube W", "lay 1g6")
    assert game.phase == "laying"
    assert game.legal("lay") == []
    game.play("stop")


@pytest.mark.parametrize(("hand", "consumed"), [("WWY", ""), ("Y", "WWP"), ("W", "W")])
def test_a_laying_ends_by_itself_with_the_last_tile(hand: str, consumed: str) -> None:  # R4.3
    game = board_a(hand=hand, cubes="W", consumed=consumed)
    for cell in ("1a6", "1b6"):
        game.play(*["cube W"] * (cell == "1a6"), f"lay {cell}" + " consumed" * ("W" in game.consumed))
    assert game.phase == "turn"
    assert game.turn["laying"] is None


def test_a_laying_ends_by_itself_after_four_from_the_hand() -> None:  # R4.3
    game = board_a(hand="WWWWWW", cubes="W")
    game.play("cube W", "lay 1a6", "lay 1b6", "lay 1c6")
    assert game.phase == "laying"
    game.play("lay 1d6")
    assert game.phase == "turn"
    assert game.hand == "WW"


def test_a_consumed_tile_keeps_a_laying_open() -> None:  # R4.3
    game = board_a(hand="WWWW", cubes="W", consumed="W")
    game.play("cube W", "lay 1a6", "lay 1b6", "lay 1c6", "lay 1d6")
    assert game.phase == "laying"
    game.play("lay 1e6 consumed")
    assert game.phase == "turn"


def test_the_second_cube_may_have_the_colour_of_the_first() -> None:  # R4.4
    game = board_a(hand="W" * 6, cubes="WW")
    game.play("cube W", "lay 1a6", "lay 1b6", "lay 1c6", "lay 1d6", "cube W", "lay 1e6", "lay 1f6")
    assert game.hand == ""


def test_polyps_of_one_action_need_not_join() -> None:  # R4.4
    game = board_a(hand="WWW", cubes="W")
    game.play("cube W", "lay 1a6", "lay 1g6", "lay 2a2")
    assert Counter(game.state["polyps"].values()) == Counter("WWW")


def test_a_coral_of_somebody_else_may_grow() -> None:  # R4.4
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        W W1 . . . . .
        """,
        hand="WW",
        cubes="W",
    )
    game.play("cube W", "lay 1c6")
    assert game.coral("1b6") == "1a6 1b6 1c6"


def test_rock_is_bare_without_polyp_and_shrimp() -> None:  # R4.5
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        . . . . W .0 .1
        """,
        hand="WWW",
        cubes="W",
    )
    game.play("cube W")
    game.refuses("lay 1f6", "R4.5")
    game.refuses("lay 1g6", "R4.5")
    game.refuses("lay 1f4", "R4.5")  # water
    game.refuses("lay 3a3", "R4.5")  # a board that is not there
    game.play("lay 1d6", "lay 1a3")  # joined to others or not


TWO_WHITE_CORALS = """
    # # # . . . #
    . . . . . . #
    . . . . # . .
    . # . . . . .
    W W . W W . .
    # Y . Y . . #
"""


def test_no_polyp_joins_two_shrimped_corals() -> None:  # R4.6
    for owners in ("01", "00", "11"):
        first, second = (f"W{owner} " for owner in owners)
        picture = TWO_WHITE_CORALS.replace("W W . W W ", f"W {first}. W {second}")
        game = board_b(picture, hand="WW", cubes="W")
        game.play("cube W")
        game.refuses("lay 1c5", "R4.6")


@pytest.mark.parametrize("shrimps", ["W W0 . W W ", "W W . W W1 ", "W W . W W "])
def test_a_polyp_may_join_corals_with_one_shrimp_or_none(shrimps: str) -> None:  # R4.6
    game = board_b(TWO_WHITE_CORALS.replace("W W . W W ", shrimps), hand="WW", cubes="W")
    game.play("cube W", "lay 1c5")
    assert game.coral("1c5") == "1a5 1b5 1c5 1d5 1e5"


def test_no_attack_joins_two_shrimped_corals() -> None:  # R4.6
    picture = TWO_WHITE_CORALS.replace("W W . W W ", "W W0 Y W W1 ")
    game = board_b(picture, hand="WW", cubes="W")
    game.play("cube W")
    game.refuses("lay 1c5", "R4.6")
    game.play("lay 1d6")  # the same polyp is welcome where it joins one


def test_two_shrimped_of_three_corals_are_too_many() -> None:  # R4.6
    picture = TWO_WHITE_CORALS.replace("W W . W W ", "W W0 . W W1 ").replace("Y . Y", "Y W Y")
    game = board_b(picture, hand="WW", cubes="W")
    game.play("cube W")
    game.refuses("lay 1c5", "R4.6")


def test_a_refused_cell_changes_nothing_and_names_its_clause() -> None:  # R4.7
    game = board_b(TWO_WHITE_CORALS.replace("W W . W W ", "W W0 . W W1 "), hand="WW", cubes="W")
    game.play("cube W")
    for cell, clause in [("1c5", "R4.6"), ("1a1", "R4.5"), ("1a5", "R5.4")]:
        reason = game.refuses(f"lay {cell}", clause)
        assert reason.endswith(".")
    game.play("lay 1a4")
