"""S6: bare rock, deep water and crowns laid by action 8a."""

import pytest
from drawn_reef import reef


def test_bare_rock_lies_on_water_or_outside_beside_printed_rock() -> None:  # S6.1
    game = reef(hand="rock", acted=True)
    cells = {action.split()[2] for action in game.legal("place")}
    assert {"1c1", "1g1", "1a2", "1c3", "1f4", "1d5"} <= cells  # printed water beside rock
    assert {"1d0", "1z3", "1h6", "1a7", "1g7"} <= cells  # one cell beyond the edge
    assert not {"1a1", "1c0", "1z2", "1h2", "1z0"} & cells  # no printed rock beside them
    assert not {"1d1", "1a6"} & cells  # rock already
    for cell in ("1c0", "1a1", "1d1"):
        game.refuses(f"place rock {cell}", "S6.1")


def test_it_is_a_rock_cell_from_then_on() -> None:  # S6.1
    game = reef(hand="rock WW", cubes="W", acted=True)
    game.play("place rock 1d0")
    assert game.state["terrain"] == {"1d0": "rock"}
    game.play("cube W", "lay 1d0", "lay 1d1")
    assert game.coral("1d1") == "1d0 1d1"


def test_it_stays_when_the_polyp_on_it_goes() -> None:  # S6.1
    game = reef(
        "W0 W W W W . .",
        terrain={"1a7": "rock"},
        beyond={"1a7": "W"},
        eaten=1,
        hand="Y",
        cubes="Y",
    )
    game.play("eat 1a6")
    assert game.state["terrain"] == {"1a7": "rock"}
    game.play("cube Y", "lay 1a7")


def test_a_laid_rock_carries_no_second_one() -> None:  # S6.1
    game = reef(terrain={"1g1": "rock"}, hand="rock", acted=True)
    game.refuses("place rock 1g0", "S6.1")  # beside the laid rock only
    game.refuses("place rock 1h1", "S6.1")


def test_printed_rock_under_deep_water_still_counts() -> None:  # S6.1
    game = reef(terrain={"1d1": "water", "1d2": "water"}, hand="rock", acted=True)
    assert {"place rock 1d0", "place rock 1c1"} <= set(game.legal())


def test_boards_are_never_joined() -> None:  # S6.1
    game = reef(terrain={"1h6": "rock", "2z4": "rock"}, beyond={"1h6": "W", "2z4": "W"})
    assert game.coral("1h6") == "1h6"


def test_deep_water_lies_on_an_empty_rock_cell() -> None:  # S6.2
    game = reef(
        """
        . . . # . .1 .
        W X Y0 . O* . .
        """,
        hand="water W",
        cubes="W",
        acted=True,
    )
    for cell in ("1a6", "1b6", "1c6", "1e6", "1f5", "1d5"):
        game.refuses(f"place water {cell}", "S6.2")
    game.play("place water 1d6", "cube W")
    game.refuses("lay 1d6", "R4.5")


def test_deep_water_on_the_growth_cell_stops_growth() -> None:  # S6.2 and R6.1
    game = reef(hand="water W", cubes="W", acted=True)
    game.play("place water 1d4", "cube W", "lay 1c4")
    assert game["1d4"] == "."


@pytest.mark.parametrize(("lying", "laid", "cell"), [("water", "rock", "1d1"), ("rock", "water", "1d0")])
def test_one_on_the_other_puts_both_into_the_bag(lying: str, laid: str, cell: str) -> None:  # S6.3
    game = reef(terrain={cell: lying}, hand=laid, acted=True)
    game.play(f"place {laid} {cell}")
    assert game.state["terrain"] == {}
    assert (game.bag["rock"], game.bag["water"]) == (2, 2)
    assert game.hand == ""


def test_the_printed_cell_is_back() -> None:  # S6.3
    game = reef(terrain={"1d1": "water"}, hand="rock W", cubes="W", acted=True)
    game.play("place rock 1d1", "cube W", "lay 1d1")
    assert game["1d1"] == "W"


def test_a_bare_rock_tile_that_carries_something_is_not_sunk() -> None:  # S6.3
    for sign in ("W", ".0"):
        game = reef(terrain={"1d0": "rock"}, beyond={"1d0": sign}, hand="water", acted=True)
        game.refuses("place water 1d0", "S6.2")


def test_a_crown_is_put_on_any_empty_rock_cell() -> None:  # S6.4
    game = reef(
        """
        . . W . W # .
        . . . # . . .
        Y . .0 . . . X
        """,
        terrain={"1z6": "rock"},
        hand="crown",
        acted=True,
    )
    cells = {action.split()[2] for action in game.legal("place")}
    assert {"1d4", "1z6", "1b6", "2d1"} <= cells  # the growth cell and bare rock included
    assert not {"1a6", "1c6", "1g6", "1d5"} & cells
    for cell in ("1a6", "1c6", "1g6", "1d5"):
        game.refuses(f"place crown {cell}", "S6.4")


def test_a_crown_just_placed_does_not_act_this_turn() -> None:  # S6.4 and S3.1
    game = reef("W . . . . . .", hand="crown", acted=True)
    game.play("place crown 1b6")
    assert (game["1b6"], game.turn["crowns"]) == ("X", [])
    assert game.legal("crown") == []


def test_a_crown_placed_with_no_neighbour_dies_at_once() -> None:  # S6.4
    game = reef("W . . . . . .", hand="crown", acted=True)
    bag = game.bag["crown"]
    game.play("place crown 1d6")
    assert (game.crowns, game.hand) == ([], "")
    assert game.bag["crown"] == bag


def test_any_number_a_turn_without_a_cube_but_not_within_an_action() -> None:  # S6.1
    game = reef("W . . . . . .", hand="WW rock rock water crown", cubes="W")
    game.play("place rock 1d0", "place crown 1b6", "place water 1g6")
    assert game.turn["acted"] is True  # after action 1
    game.play("cube W", "lay 1c6")
    game.refuses("place rock 1d5", "R3.4")
    game.play("stop", "place rock 1d5")


def test_not_while_a_cube_is_owed() -> None:  # S6.1 and R8.1
    game = reef("W . . . . . .", hand="W rock", consumed="W", acted=True)
    game.play("larva W")
    game.refuses("place rock 1d0", "R8.1")


def test_it_declines_action_1() -> None:  # S6.1 and R3.5
    game = reef("W0 W W W W . .", hand="rock", eaten=1)
    game.play("place rock 1d0")
    game.refuses("eat 1a6", "R3.5")
