"""R11.2: the final round."""

import pytest
from drawn import Drawn, board_a

SIX_AND_FIVE = """
    # # # . . . #
    # . . . . . #
    W W # . . . .
    W W1 . . . # .
    W W . # . . .
    . . Y Y Y Y1 Y
"""


def final_round(picture: str = "", *, advanced: bool = False) -> Drawn:
    """Player 0 has just locked the last coral tile; it is for player 1 to eat or to pass."""
    game = board_a(
        picture, consumed="P", eaten=1, fish="WW", locks="1 2 3 4 5 6 7 8 9", advanced=advanced, cubes="W"
    )
    game.play("alga P blue 10")
    return game


def test_everybody_else_has_one_more_turn_in_turn_order() -> None:  # R11.2
    game = board_a(
        players=4, player=2, consumed="P", eaten=1, fish="WW", locks="1 2 3 4 5 6 7 8 9", number=11
    )
    game.play("alga P blue 10")
    order = []
    while game.phase == "final":
        order.append((game.game.player, game.turn["number"]))
        game.play("pass")
    assert order == [(3, 12), (0, 13), (1, 14)]
    assert game.phase == "over"
    assert game.turn["ender"] == 2


def test_it_follows_a_fourth_shrimp_too() -> None:  # R11.2
    game = board_a(SIX_AND_FIVE.replace("Y1", "Y"), player=1, eaten=(0, 3))
    game.play("eat 1b4")
    assert (game.phase, game.game.player) == ("final", 0)
    assert game.fish == "WW"  # four went into the bag: it was no turn of the final round
    game.play("pass")
    assert game.phase == "over"


def test_in_it_one_eats_or_passes() -> None:  # R11.2
    game = final_round(SIX_AND_FIVE)
    assert game.legal() == ["eat 1b4", "pass"]
    for action in ("take W", "cube W", "shrimp 1a3", "move 1b4 off", "polyp W", "stop"):
        game.refuses(action, "R11.2")
    game.refuses("pass", "R3.6", player=0)


def test_only_one_coral_is_eaten() -> None:  # R11.2
    game = final_round(SIX_AND_FIVE.replace(". . Y Y Y Y1", ". Y Y Y Y Y1"))
    assert game.legal() == ["eat 1b4", "eat 1f6", "pass"]
    game.play("eat 1b4")
    assert game.phase == "over"


def test_five_polyps_go_into_the_bag() -> None:  # R11.2
    game = final_round(SIX_AND_FIVE)
    bag = game.bag["W"]
    game.play("eat 1b4")
    assert game.bag["W"] == bag + 5
    assert game.all("fish") == ["WW", "W"]
    assert game.eaten == [1, 1]


def test_a_coral_that_would_feed_nothing_is_not_eaten() -> None:  # R11.2, R14
    game = final_round(SIX_AND_FIVE)
    game.refuses("eat 1f6", "R11.2")


def test_only_an_own_coral_of_five_is_eaten() -> None:  # R11.2
    game = final_round(SIX_AND_FIVE.replace("W1", "W0").replace("Y Y1 Y", "Y1 . ."))
    game.refuses("eat 1b4", "R10.1")
    game.refuses("eat 1e6", "R10.1")
    assert game.legal() == ["pass"]


def test_six_go_into_the_bag_in_the_advanced_game() -> None:  # R11.2
    game = final_round(SIX_AND_FIVE, advanced=True)
    game.refuses("eat 1b4", "R11.2")
    game = final_round(SIX_AND_FIVE.replace("W1 .", "W1 W"), advanced=True)
    bag = game.bag["W"]
    game.play("eat 1b4")
    assert game.bag["W"] == bag + 6
    assert game.all("fish") == ["WW", "W"]


def test_a_fourth_shrimp_eaten_in_it_changes_nothing_more() -> None:  # R11.2
    game = board_a(
        SIX_AND_FIVE.replace("Y1", "Y"),
        players=3,
        consumed="P",
        eaten=(1, 3, 0),
        fish="WW",
        locks="1 2 3 4 5 6 7 8 9",
    )
    game.play("alga P blue 10", "eat 1b4")
    assert game.eaten == [1, 4, 0]
    assert (game.phase, game.game.player) == ("final", 2)
    assert (game.turn["ended_by"], game.turn["ender"]) == ("locks", 0)
    game.play("pass")
    assert game.phase == "over"


@pytest.mark.parametrize(("bag", "number"), [("WWWW", 1), ("WWWWW", 400)])
def test_no_final_round_after_the_supply_or_the_limit(bag: str, number: int) -> None:  # R11.2
    game = board_a(SIX_AND_FIVE, bag=bag, reserve="", number=number)
    game.play("take W")
    assert game.phase == "over"
    game.refuses("eat 1b4", "R3.6", player=1)


def test_a_shrimp_left_on_bare_rock_counts_for_nothing() -> None:  # R11.2
    game = board_a(
        SIX_AND_FIVE.replace("Y1", "Y0"), consumed="P", eaten=1, fish="WW", locks="1 2 3 4 5 6 7 8 9"
    )
    assert game.game.score()[0]["ties"][3] == 5
    game.play("move 1f6 1d3", "alga P blue 10", "pass")
    assert game["1d3"] == ".0"
    assert game.game.score()[0]["ties"][3] == 0
    assert game.unplayed == [2, 3]


def test_passing_is_for_the_final_round_only() -> None:  # R11.2
    board_a().refuses("pass", "R11.2")
