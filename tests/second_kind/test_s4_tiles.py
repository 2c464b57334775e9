"""S4.3 to S4.6: two-coloured, double and blue shrimp tiles, and what counts tiles."""

import pytest
from drawn_reef import reef


def test_a_two_coloured_tile_is_laid_on_the_side_of_the_cube() -> None:  # S4.3
    game = reef("W . . . . . .", hand="W/Y W/Y", cubes="WY", acted=True)
    game.play("cube Y")
    assert not any(action.endswith("W/Y") for action in game.legal())
    game.play("lay 1b6 Y/W", "stop", "cube W", "lay 1c6 W/Y")
    assert (game["1b6"], game["1c6"]) == ("Y/W", "W/Y")
    assert game.coral("1a6") == "1a6"  # white beside white only
    assert game.hand == ""


def test_it_is_fixed_while_on_a_board() -> None:  # S4.3
    game = reef("W W Y/W Y . . .", hand="W", cubes="W", acted=True)
    assert game.coral("1c6") == "1c6 1d6"
    game.play("cube W", "lay 1c6")  # attacked as yellow
    assert game.consumed == "W/Y"


def test_as_a_consumed_tile_it_is_either_colour() -> None:  # S4.3
    game = reef("W . . . . . .", consumed="W/Y", hand="WY", acted=True)
    assert game.legal("larva") == ["larva W W/Y", "larva Y W/Y"]
    game.play("larva Y W/Y")
    assert game.turn["must_play"] == "Y"
    game = reef("W . . . . . .", consumed="W/Y", cubes="Y", acted=True)
    game.play("cube Y", "lay 1c6 consumed Y/W")
    assert game["1c6"] == "Y/W"


def test_the_hand_with_only_a_two_coloured_tile_can_use_both_cubes() -> None:  # S4.3 and S4.6
    game = reef("W . . . . . .", hand="W/Y", cubes="WYO", acted=True)
    assert game.legal("cube") == ["cube W", "cube Y"]


def test_in_the_fish_it_scores_as_the_better_one() -> None:  # S4.3 and S8.4
    game = reef(fish=("W/Y O/P", ""), stronger="Y>W Y>O Y>P Y>G P>O")
    values = game.game.score()[0]["values"]
    assert values["Y"] == 5
    assert game.points[0] == max(values["W"], values["Y"]) + max(values["O"], values["P"])


@pytest.mark.parametrize("place", ["hand", "consumed"])
def test_a_double_is_one_tile_in_payments(place: str) -> None:  # S4.4
    game = reef(hand="W2", acted=True) if place == "hand" else reef(consumed="W2", acted=True)
    bag = game.bag["W2"]
    game.play(f"buy {place} W2", deal="turncoral")
    assert game.bag["W2"] == bag + 1
    assert game.cards == ["turncoral"]


def test_a_double_pays_for_one_cube_and_one_alga() -> None:  # S4.4
    game = reef("W . . . . . .", consumed="W2 Y2", hand="W", acted=True)
    game.play("alga Y2 blue sea")
    assert game.consumed == "W2"
    game.play("larva W W2")
    assert (game.consumed, game.cubes) == ("", "W")


def test_a_double_is_one_of_the_five_that_can_be_eaten() -> None:  # S4.4 and S4.6
    game = reef("W0 WW WW W . . .", eaten=1)  # worth six, but four tiles
    game.refuses("eat 1a6", "R10.1")
    game = reef("W0 WW WW W W . .", eaten=1)
    game.play("eat 1a6")


def test_two_doubles_are_a_coral_that_attacks_one_is_not() -> None:  # S4.4 and S4.6
    game = reef("WW Y . . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1b6", "R5.1")
    game = reef("WW W Y . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1c6")


def test_a_consumed_double_may_be_split() -> None:  # S4.4
    game = reef("W W YY . . . .", hand="WW", cubes="W", acted=True)
    singles, doubles = game.bag["Y"], game.bag["Y2"]
    game.play("cube W", "lay 1c6")
    assert game.pending == {"kind": "split", "tile": "Y2"}
    assert game.legal() == ["split", "keep"]
    game.play("split")
    assert game.consumed == "YY"
    assert (game.bag["Y"], game.bag["Y2"]) == (singles - 2, doubles + 1)
    assert game.phase == "laying"


def test_or_kept() -> None:  # S4.4
    game = reef("W W YY . . . .", hand="WW", cubes="W", acted=True)
    game.play("cube W", "lay 1c6", "keep")
    assert game.consumed == "Y2"
    assert game.bag["Y2"] == 1


def test_it_is_asked_before_the_laying_can_end_by_itself() -> None:  # S4.4
    game = reef("W W YY . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1c6")
    assert (game.phase, game.legal()) == ("laying", ["split", "keep"])
    game.play("split")
    assert game.phase == "turn"


def test_nothing_is_asked_if_the_bag_has_not_two() -> None:  # S4.4
    game = reef("W W YY . . . .", hand="WW", cubes="W", acted=True, bag="Y Y2 WOPG", reserve="WYOPG")
    game.play("cube W", "lay 1c6")
    assert game.pending is None
    assert game.consumed == "Y2"


def test_a_double_that_split_was_worth_two_consumed_tiles() -> None:  # S4.4 and S8.4
    game = reef(consumed=("Y2", "YY"))
    assert [row["ties"][0] for row in game.game.score()] == [1, 2]


def test_a_double_in_the_fish_scores_as_two() -> None:  # S4.4
    game = reef(fish=("W2 Y", ""))
    values = game.game.score()[0]["values"]
    assert game.points[0] == 2 * values["W"] + values["Y"]


def test_a_double_is_one_polyp_for_the_last_lock() -> None:  # S4.4 and R8.6
    locks = "1 2 3 4 5 6 7 8 9"
    game = reef(fish="W2", consumed="W", eaten=1, locks=locks, acted=True)
    game.refuses("alga W blue 10", "R8.6")
    game = reef(fish="W2 Y", consumed="W", eaten=1, locks=locks, acted=True)
    game.play("alga W blue 10")
    assert game.turn["ended_by"] == "locks"


def test_a_blue_shrimp_tile_is_protected_for_good() -> None:  # S4.5
    game = reef("W W Yb Y W W .", hand="WW", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1c6", "R5.3")
    game.play("lay 1d6")  # its neighbour is not
    game.refuses("lay 1c6", "R5.3")


def test_no_shrimp_may_stand_on_it() -> None:  # S4.5
    game = reef("Yb Y . O0 . W* .", cards="six_pack", acted=True)
    game.refuses("shrimp 1a6", "S4.5")
    game.refuses("move 1d6 1a6", "S4.5")
    assert "blue six_pack 1a6" not in game.legal()
    assert {"shrimp 1b6", "move 1d6 1b6"} <= set(game.legal())


def test_in_every_other_way_it_is_an_ordinary_polyp() -> None:  # S4.5
    game = reef("W0 Wb W W W Y .", hand="W", cubes="W", eaten=1)
    assert game.coral("1a6") == "1a6 1b6 1c6 1d6 1e6"
    game.play("eat 1a6")
    assert game.pending["tiles"] == {"W": 4, "Wb": 1}
    game = reef("W Wb Y . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1c6")  # it attacks as one of two


def test_each_tile_from_the_hand_is_one_of_the_four() -> None:  # S4.6
    game = reef("W . . . . . .", hand="WW W2 Wb W/Y", cubes="W", acted=True)
    game.play("cube W", "lay 1b6 W2", "lay 1c6 Wb", "lay 1d6 W/Y", "lay 1e6")
    assert game.phase == "turn"
    assert game.hand == "W"


def test_growth_and_reserve_use_ordinary_tiles_only() -> None:  # S4.6 and R6.2
    picture = """
        . . . . . # .
        . . . # . . .
        . . . . . . .
    """
    game = reef(picture, hand="W", cubes="W", acted=True, reserve="YOPG", bag="W2 Wb Wh W/Y YYOPG")
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "."
    game = reef(picture, hand="W2", cubes="W", acted=True, bag="WWYOPG")
    game.play("cube W", "lay 1c4 W2")
    assert game["1d4"] == "W"  # an ordinary one grows beside a special one
    assert game.reserve == "WYOPG"
    assert game.bag["W"] == 1


def test_action_8_takes_ordinary_tiles_only() -> None:  # S4.6 and R8.2
    game = reef(cubes="W", acted=True, reserve="YOPG", bag="W2 Wb Wh W/Y YYOPG")
    game.refuses("polyp W", "R8.2")
    game = reef(cubes="W", acted=True, bag="W2 YYOPG")
    game.play("polyp W")
    assert (game.hand, game.reserve) == ("W", "YOPG")


ONE_CELL = """
    # # # O O O #
    # O O O O O #
    O O # O O O O
    O O O O O # O
    O O O # O O O
    . W* O O O O O
"""


@pytest.mark.parametrize(
    ("hand", "playable"), [("W", True), ("Wh", True), ("Wb", False), ("W2", True), ("W/Y", True)]
)
def test_a_cube_is_judged_with_the_tiles_held_in_every_way(
    hand: str, playable: bool
) -> None:  # S4.6 and R4.3
    game = reef(ONE_CELL, rest="G", hand=hand, cubes="W", acted=True, stronger="O>W G>W")
    if playable:
        game.play("cube W")
    else:
        game.refuses("cube W", "R4.3")


@pytest.mark.parametrize(("hand", "playable"), [("W", True), ("Wb", False), ("Wh", True)])
def test_so_is_the_exchange_of_action_6(hand: str, playable: bool) -> None:  # S4.6 and R8.1
    game = reef(ONE_CELL, rest="G", hand=hand, consumed="W/P", acted=True, stronger="O>W G>W")
    if playable:
        game.play("larva W W/P", "cube W")
    else:
        game.refuses("larva W W/P", "R8.1")
