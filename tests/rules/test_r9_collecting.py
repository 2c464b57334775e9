"""R9: collecting from the open sea and refilling it."""

from collections import Counter

import pytest
from drawn import Drawn, board_a, board_b


def test_cube_and_polyps_of_a_space_go_behind_the_screen() -> None:  # R9.1
    game = board_a(hand="Y", cubes="G", sea="WWO G - - -")
    game.play("take W")
    assert (game.hand, game.cubes) == ("WWYO", "WG")


def test_a_space_may_have_no_polyps() -> None:  # R9.1
    game = board_a(hand="Y", sea="WWO G - - -")
    game.play("take P")
    assert (game.hand, game.cubes) == ("Y", "P")


@pytest.mark.parametrize("space", "WYOPG")
def test_any_space_may_be_taken(space: str) -> None:  # R9.1
    game = board_a(sea="WWW YY - P -")
    game.play(f"take {space}")
    assert game.cubes == space


def test_the_cube_is_replaced_from_the_supply() -> None:  # R9.2
    game = board_a()
    game.play("take W")
    assert game.larvae == Counter({"W": 8, "Y": 9, "O": 9, "P": 9, "G": 9})


def test_one_polyp_onto_every_space_with_fewer_than_three() -> None:  # R9.2
    game = board_a(sea="WWW YYY OO P -")
    game.play("take O", deal="OPG")
    assert game.sea == "WWW YYY O PP G"


def test_refilling_goes_clockwise_from_the_space_taken() -> None:  # R9.2, R14
    game = board_a(sea="W - OOO PP GG")
    game.play("take P", deal="WYOP")  # pink, grey, white, yellow; orange is full
    assert game.sea == "WO P OOO W YGG"


def test_a_full_space_that_was_taken_gets_one() -> None:  # R9.2
    game = board_a(sea="WWW YYY OOO PPP GGG")
    assert game.play("take Y").deal == list(game.sea.split()[1])
    assert [len(space) for space in game.sea.split()] == [3, 1, 3, 3, 3]


def test_the_tiles_come_out_of_the_bag() -> None:  # R9.2
    game = board_a(bag="WWWWWWYY")
    deal = game.play("take W").deal
    assert len(deal) == 5
    assert game.bag + Counter(deal) == Counter("WWWWWWYY")


def test_every_tile_of_the_bag_may_be_drawn() -> None:  # R9.2
    found = set()
    for seed in range(60):
        drawn = board_a(bag="WYOPG", sea="WWW WWW WWW WWW -")
        game = Drawn(type(drawn.game).load(drawn.state, seed=seed))
        found.add("".join(game.play("take G").deal))
    assert found == set("WYOPG")


def test_a_deal_that_the_bag_cannot_give_is_refused() -> None:  # R9.2
    game = board_a(bag="WWYYY")
    for deal in ("WWWYY", "WWYY", "WWYYYY", "WWYYG", "WWYYX"):
        game.refuses("take W", "N3", deal=deal)
    game.play("take W", deal="YWYWY")


def test_a_deal_for_an_action_that_draws_nothing_is_refused() -> None:  # R9.2
    board_a(cubes="W").refuses("polyp W", "N3", deal="W")


def test_a_bag_that_is_just_large_enough_leaves_the_reserve_alone() -> None:  # R9.3
    game = board_a(bag="WWYYY")
    game.play("take W")
    assert game.reserve == "WYOPG"
    assert game.bag.total() == 0


def test_the_reserve_goes_into_a_bag_that_is_too_small() -> None:  # R9.3
    game = board_a(bag="WWYY")
    game.play("take W", deal="GWYPO")  # the reserve is drawn from as well
    assert game.reserve == ""
    assert game.bag == Counter("WWYY")
    assert game.phase == "turn"


def test_what_is_left_of_the_reserve_goes_too() -> None:  # R9.3
    game = board_a(bag="WWYY", reserve="G")
    game.play("take W", deal="WWYYG")
    assert (game.reserve, game.bag.total()) == ("", 0)


def test_without_reserve_growth_and_polyps_come_from_the_bag() -> None:  # R9.3
    game = board_b(bag="WWYY", hand="W", cubes="WWY", sea="WWW YYY OOO PPP GGG", reserve="")
    game.play("cube W", "lay 1c4", "polyp W")
    assert game["1d4"] == "W"
    assert (game.reserve, game.hand) == ("", "W")
    assert game.bag == Counter("YY")


def too_few() -> Drawn:
    """Five spaces want a polyp, and bag and reserve have four."""
    return board_a(bag="WW", reserve="YG", hand="P", cubes="P", sea="OO - - - -")


def test_too_few_polyps_end_the_game() -> None:  # R9.3, R14
    game = too_few()
    game.refuses("take W", "N3", deal="WWYG")  # nothing is drawn
    played = game.play("take W")
    assert played.deal == []
    assert game.turn["ended_by"] == "supply"
    assert game.phase == "over"


def test_who_ended_it_keeps_what_was_taken_and_nothing_is_put_back() -> None:  # R9.3
    game = too_few()
    game.play("take W")
    assert (game.hand, game.cubes) == ("OOP", "WP")
    assert game.sea == "- - - - -"
    assert game.larvae["W"] == 9
    assert game.bag == Counter("WWYG")  # the reserve went in first
    assert game.reserve == ""


def test_a_supply_without_the_cube_ends_the_game() -> None:  # R9.3
    game = board_a(cubes=("WW", "W" * 7), sea="OO - - - -")
    bag = game.bag
    game.play("take W")
    assert game.turn["ended_by"] == "supply"
    assert (game.hand, game.cubes) == ("OO", "WWW")
    assert game.sea == "- - - - -"
    assert (game.bag, game.reserve) == (bag, "WYOPG")


def test_without_the_cube_the_reserve_still_goes_into_a_small_bag() -> None:  # R9.3, R14
    game = board_a(bag="WWYY", cubes=("WW", "W" * 7), sea="OO - - - -", reserve="G")
    game.play("take W")
    assert game.turn["ended_by"] == "supply"
    assert (game.bag, game.reserve) == (Counter("WWYYG"), "")


def test_another_space_is_still_open_then() -> None:  # R9.3
    game = board_a(cubes=("WW", "W" * 7))
    game.play("take Y")
    assert game.phase == "turn"
