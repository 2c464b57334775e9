"""S4.7, S8.1: eating a coral with special tiles, and the card for the first meal."""

import pytest
from drawn_reef import reef


def test_the_player_chooses_what_returns_openly_tile_by_tile() -> None:  # S4.7
    game = reef("W0 W WW Wb W W/Y .", eaten=1)
    bag = game.bag
    game.play("eat 1a6")
    assert game.pending == {"kind": "return", "left": 4, "tiles": {"W": 3, "W/Y": 1, "W2": 1, "Wb": 1}}
    assert game.legal() == ["return W", "return W/Y", "return W2", "return Wb"]
    assert game.state["polyps"] == {}  # the coral has left the board
    assert game.game.view(1)["turn"]["pending"] == game.pending
    game.play("return W2", "return Wb")
    assert game.pending["left"] == 1
    game.play("return W")
    assert game.pending is None
    assert game.fish == "WW W/Y"
    assert game.bag - bag == {"W": 1, "W2": 1, "Wb": 1}


def test_a_double_is_two_of_the_four_and_the_number_is_exact() -> None:  # S4.7 and S4.4
    game = reef("W0 WW WW W W . .", eaten=1)
    game.play("eat 1a6", "return W")
    assert game.legal() == ["return W", "return W2"]
    game.play("return W")
    assert game.legal() == ["return W2"]  # two are left to return, and of the singles only one is there
    game.play("return W2")
    assert game.fish == "W W2"


def test_only_kinds_with_which_the_number_can_be_met() -> None:  # S4.7
    game = reef("WW W0 WW W/Y W/Y . .", eaten=1, advanced=True)
    game.play("eat 1b6")  # five return: one double and three, or two doubles and one
    game.play("return W2", "return W2")
    assert game.legal() == ["return W", "return W/Y"]


def test_a_coral_of_one_kind_is_returned_without_asking() -> None:  # S4.7
    game = reef("W0 W W W W W .", eaten=1)
    game.play("eat 1a6")
    assert game.pending is None
    assert game.fish == "WW"


def test_a_coral_of_just_the_number_goes_to_the_bag_whole() -> None:  # S4.7 and R12.2
    game = reef("W0 Wb W/Y W W . .", eaten=1, advanced=True)
    game.play("eat 1a6")
    assert game.pending is None
    assert game.fish == ""
    assert game.eaten == [2, 0]


def test_in_the_final_round_a_double_makes_the_coral_worth_more() -> None:  # S4.7 and R11.2
    game = reef("W0 W W W W . .", phase="final", ended_by="shrimps", ender=1, eaten=(1, 4))
    game.refuses("eat 1a6", "R11.2")
    game = reef("W0 WW W W W . .", phase="final", ended_by="shrimps", ender=1, eaten=(1, 4))
    game.play("eat 1a6")
    assert game.pending["left"] == 5
    game.play("return W2", "return W", "return W")
    game.play("return W")
    assert game.phase == "over"
    assert game.fish == "W"


def test_in_the_advanced_final_round_six_return() -> None:  # S4.7 and R12.2
    game = reef("W0 WW W W W . .", phase="final", ended_by="shrimps", ender=1, eaten=(1, 4), advanced=True)
    game.refuses("eat 1a6", "R11.2")
    game = reef("W0 WW W W W W .", phase="final", ended_by="shrimps", ender=1, eaten=(1, 4), advanced=True)
    game.play("eat 1a6")
    assert game.pending["left"] == 6


def test_nothing_else_is_legal_while_tiles_return() -> None:  # S4.7
    game = reef("W0 W WW W W . .", eaten=1, cards="turncoral", hand="W", cubes="W")
    game.play("eat 1a6")
    assert {action.split()[0] for action in game.legal()} == {"return"}
    game.refuses("discard turncoral", "S4.7")
    game.refuses("take W", "S4.7")


def test_the_fourth_shrimp_ends_the_game_after_the_last_return() -> None:  # S4.7 and R11.1
    game = reef("W0 W WW W W . .", eaten=3)
    game.play("eat 1a6")
    assert game.turn["ended_by"] is None
    game.play("return W2", "return W", "return W")
    assert game.turn["ended_by"] == "shrimps"
    assert (game.phase, game.turn["player"]) == ("final", 1)


FIVE = "W0 W W W W . ."


def test_the_first_meal_needs_a_blue_shrimp_card() -> None:  # S8.1
    game = reef(FIVE, cards="turncoral digestif")  # neither shows the blue shrimp
    game.refuses("eat 1a6", "S8.1")
    game.refuses("eat 1a6 turncoral", "S8.1")
    game = reef(FIVE, cards="six_pack turncoral rainbow_diet")
    assert game.legal("eat") == ["eat 1a6 six_pack", "eat 1a6 rainbow_diet"]
    game.refuses("eat 1a6", "S8.1")
    game.play("eat 1a6 six_pack")
    assert game.cards == ["turncoral", "rainbow_diet"]
    assert game.discards == ["six_pack"]
    assert (game.eaten, game.fish) == ([1, 0], "W")


def test_a_scoring_card_used_for_its_shrimp_is_discarded() -> None:  # S8.1 and S7.4
    game = reef(FIVE, cards="rainbow_diet")
    game.play("eat 1a6 rainbow_diet")
    assert (game.discards, game.table) == (["rainbow_diet"], [])


@pytest.mark.parametrize("before", [1, 2])
def test_later_meals_need_none(before: int) -> None:  # S8.1
    game = reef(FIVE, cards="six_pack", eaten=before)
    game.refuses("eat 1a6 six_pack", "S8.1")
    game.play("eat 1a6")
    assert game.cards == ["six_pack"]


def test_the_card_of_another_does_not_do() -> None:  # S8.1
    game = reef(FIVE, cards=("", "six_pack"))
    game.refuses("eat 1a6 six_pack", "S8.1")


def test_a_first_meal_is_never_eaten_in_the_final_round() -> None:  # S8.1
    game = reef("W0 W W W W W .", cards="six_pack", phase="final", ended_by="shrimps", ender=1, eaten=(0, 4))
    assert game.legal() == ["pass"]
    game.refuses("eat 1a6 six_pack", "S8.1")
    game.refuses("eat 1a6", "S8.1")
