"""R8.1, R8.2: a consumed tile for a cube, a cube for a polyp."""

from drawn import board_a

# Pink and grey beat white on the star side: white finds one bare cell, 1g6.
ONE_CELL_FOR_WHITE = """
    # # # P P P #
    # P P P P P #
    P P # P P P P
    P P P P P # P
    P P P # P P P
    P P P0 P P P .
"""


def test_a_consumed_tile_goes_into_the_bag_for_a_cube() -> None:  # R8.1
    game = board_a(hand="W", consumed="WY")
    bag = game.bag["W"]
    game.play("larva W")
    assert (game.consumed, game.cubes) == ("Y", "W")
    assert game.bag["W"] == bag + 1
    assert game.larvae["W"] == 8


def test_the_cube_must_be_played_at_once() -> None:  # R8.1, R14
    game = board_a(hand="WY", cubes="YW", consumed="WYO")
    game.play("larva W")
    assert game.turn["must_play"] == "W"
    for action in ("cube Y", "larva Y", "alga O red sea", "polyp W", "take W", "lay 1a6"):
        game.refuses(action, "R8.1")
    game.play("cube W", "lay 1a6")
    assert game.turn["must_play"] is None
    game.play("cube Y")


def test_no_shrimp_is_introduced_before_the_cube_is_played() -> None:  # R8.1
    game = board_a(ONE_CELL_FOR_WHITE.replace("P0", "P"), hand="W", consumed="W", rest="G")
    game.play("larva W")
    game.refuses("shrimp 1a3", "R8.1")
    game.play("cube W", "lay 1g6", "shrimp 1a3")


def test_it_counts_as_action_two_or_three() -> None:  # R8.1
    game = board_a(hand="WY", cubes="Y", consumed="W")
    game.play("larva W", "cube W", "lay 1a6", "cube Y", "lay 1b6")
    assert game.turn["lays"] == 2


def test_it_is_refused_after_two_layings() -> None:  # R8.1
    game = board_a(hand="WYY", cubes="YY", consumed="W")
    game.play("cube Y", "lay 1a6", "stop", "cube Y", "lay 1b6")
    game.refuses("larva W", "R8.1")


def test_it_is_refused_without_a_polyp_left_to_lay() -> None:  # R8.1
    game = board_a(hand="Y", consumed="W")
    game.refuses("larva W", "R8.1")  # the only white tile would be paid
    board_a(hand="Y", consumed="WW").play("larva W", "cube W", "lay 1a6 consumed")


def test_it_is_refused_without_a_cell_to_lay_on() -> None:  # R8.1
    game = board_a(ONE_CELL_FOR_WHITE.replace(".", "P"), hand="W", consumed="W", rest="G")
    game.refuses("larva W", "R8.1")


def test_it_is_judged_as_the_shrimps_stand_now() -> None:  # R8.1
    on_the_cell = ONE_CELL_FOR_WHITE.replace("P0", "P").replace(".", ".0")
    game = board_a(on_the_cell, hand="W", consumed="W", rest="G")
    game.refuses("larva W", "R8.1")
    game.play("move 1g6 1a3", "larva W", "cube W", "lay 1g6")


def test_it_is_refused_without_the_tile() -> None:  # R8.1
    board_a(hand="W", consumed="Y").refuses("larva W", "R8.1")


def test_it_is_refused_without_a_cube_in_the_supply() -> None:  # R8.1
    game = board_a(hand="W", consumed="W", cubes=("W", "W" * 8))
    assert game.larvae["W"] == 0
    game.refuses("larva W", "R8.1")


def test_shrimps_may_move_before_the_cube_is_played() -> None:  # R8.1
    game = board_a(ONE_CELL_FOR_WHITE, hand="W", consumed="W", rest="G")
    game.play("larva W", "move 1c6 1a3")
    assert game.turn["must_play"] == "W"
    game.play("cube W", "lay 1g6")


def test_no_shrimp_takes_the_last_cell() -> None:  # R8.1
    game = board_a(ONE_CELL_FOR_WHITE, hand="W", consumed="W", rest="G")
    game.play("larva W")
    game.refuses("move 1c6 1g6", "R8.1")
    game.play("move 1c6 off")


def test_no_shrimp_protects_the_last_prey() -> None:  # R8.1
    game = board_a(
        """
        # # # P P P #
        # P P P P P #
        P P # P P P P
        P P P P P # P
        P P P # P P P
        W W Y Y Y0 P P
        """,
        hand="W",
        consumed="W",
        rest="G",
    )
    game.play("larva W")
    for cell in ("1c6", "1d6"):
        game.refuses(f"move 1e6 {cell}", "R8.1")
    game.play("cube W", "lay 1c6")


def test_no_shrimp_makes_the_last_joining_illegal() -> None:  # R8.1
    game = board_a(
        """
        # # # P P P #
        # P P P P P #
        P P # P P P P
        P P P P P # P
        P P P # P P P
        P P0 W W . W W1
        """,
        hand="W",
        consumed="W",
        rest="G",
    )
    game.play("larva W")
    game.refuses("move 1b6 1c6", "R8.1")
    game.refuses("move 1b6 1e6", "R8.1")
    game.play("move 1b6 1a6", "cube W", "lay 1e6")


def test_by_the_older_rule_the_cube_is_kept() -> None:  # R8.1
    game = board_a(hand="Y", consumed="W", keep=True)
    game.play("larva W")
    assert (game.cubes, game.consumed) == ("W", "")
    assert game.turn["must_play"] is None
    game.play("take G")


def test_the_older_rule_asks_for_no_laying() -> None:  # R8.1
    game = board_a(hand="YY", cubes="YY", consumed="WW", keep=True)
    game.play("cube Y", "lay 1a6", "stop", "cube Y", "lay 1b6", "larva W", "larva W")
    assert game.cubes == "WW"


def test_the_older_rule_too_needs_tile_and_cube() -> None:  # R8.1
    game = board_a(consumed="W", cubes=("", "W" * 9), keep=True)
    game.refuses("larva W", "R8.1")
    game.refuses("larva Y", "R8.1")


def test_a_cube_goes_back_for_a_polyp_of_the_bag() -> None:  # R8.2
    game = board_a(cubes="WY")
    bag = game.bag["W"]
    game.play("polyp W")
    assert (game.cubes, game.hand) == ("Y", "W")
    assert game.larvae["W"] == 9
    assert game.bag["W"] == bag - 1
    assert game.reserve == "WYOPG"


def test_the_polyp_comes_from_the_reserve_if_the_bag_has_none() -> None:  # R8.2
    game = board_a(cubes="WW", bag="YYYYY")
    game.play("polyp W")
    assert (game.hand, game.reserve) == ("W", "YOPG")
    game.refuses("polyp W", "R8.2")  # neither has one


def test_the_reserve_is_not_refilled_by_it() -> None:  # R8.2
    game = board_a(cubes="W", bag="WW", reserve="YOPG")
    game.play("polyp W")
    assert game.reserve == "YOPG"
    assert game.bag["W"] == 1


def test_without_a_cube_there_is_no_polyp() -> None:  # R8.2
    board_a(cubes="Y").refuses("polyp W", "R8.2")
