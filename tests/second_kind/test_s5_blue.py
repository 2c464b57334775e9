"""S5: wooden blue shrimps."""

import pytest
from drawn_reef import reef


@pytest.mark.parametrize("mover", [0, 1])
def test_a_blue_shrimp_protects_its_polyp_only_against_everyone(mover: int) -> None:  # S5.1
    game = reef("W W Y* Y W W .", player=mover, hand="WW", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1c6", "R5.3")
    game.play("lay 1d6")
    assert game.consumed == "Y"


def test_a_coral_with_only_a_blue_one_has_no_owner() -> None:  # S5.1
    game = reef("W* W W W W . .", acted=True, eaten=1)
    assert "shrimp 1b6" in game.legal()
    game = reef("W* W W W W . .", eaten=1)
    game.refuses("eat 1a6", "R10.1")
    game = reef("W . W* W . . .", hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1b6")


def test_a_polyp_carries_one_shrimp() -> None:  # S5.2
    game = reef("W* W . Y0 . . .", acted=True, cards="six_pack")
    game.refuses("shrimp 1a6", "S5.2")
    game.refuses("move 1d6 1a6", "S5.2")
    assert "blue six_pack 1d6" not in game.legal()


@pytest.mark.parametrize(("tile", "clause"), [("W*", "S5.2"), ("Wb", "S4.5")])
def test_a_shrimp_does_not_move_onto_the_blue_one_of_its_own_coral(tile: str, clause: str) -> None:
    game = reef(f"W0 {tile} W . . . .", acted=True)
    assert "move 1a6 1c6" in game.legal()
    game.refuses("move 1a6 1b6", clause)  # S5.2, S4.5
    game = reef(f"W0 {tile} W X . . .", cards="night_shift", acted=True, eaten=(3, 0))
    game.play("card night_shift")
    assert game.legal() == ["choose move 1a6 1c6"]


def test_a_coral_carries_one_coloured_and_one_blue() -> None:  # S5.2
    game = reef("W* W W Y1 Y . .", acted=True, cards="six_pack")
    assert "blue six_pack 1b6" not in game.legal()
    game.refuses("shrimp 1e6", "R7.3")
    game.play("shrimp 1b6", "blue six_pack 1e6")
    assert (game["1b6"], game["1e6"]) == ("W0", "Y*")


@pytest.mark.parametrize("tile", ["W*", "Wb"])
def test_no_laying_joins_two_blue(tile: str) -> None:  # S5.2
    game = reef(f"W* . {tile} . . . .", hand="WW", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1b6", "S5.2")
    game.play("lay 1e6")


def test_a_blue_shrimp_tile_is_not_laid_onto_a_coral_with_a_blue_shrimp() -> None:  # S5.2 and S4.5
    game = reef("W* . . W0 . . .", hand="Wb", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1b6 Wb", "S5.2")
    game.play("lay 1c6 Wb")
    assert game.coral("1d6") == "1c6 1d6"


def test_blue_and_coloured_corals_may_be_joined() -> None:  # S5.2
    game = reef("W* . W1 . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1b6")
    assert game.coral("1a6") == "1a6 1b6 1c6"


def test_growth_joins_no_two_blue() -> None:  # S5.2 and R6.2
    game = reef(
        """
        . . . . W* # .
        . . . # . . .
        . . . . . . .
        """,
        hand="Wb",
        cubes="W",
        acted=True,
    )
    game.play("cube W", "lay 1c4 Wb")
    assert game["1d4"] == "."


def test_no_move_brings_two_coloured_together() -> None:  # S5.2 and R7.3
    game = reef("W1 W* W . Y0 . .", acted=True)
    game.refuses("move 1e6 1c6", "R7.3")


def test_a_coral_that_is_eaten_gives_its_blue_shrimp_to_the_supply() -> None:  # S5.3
    game = reef("W0 W* W W W . Y*", eaten=1)
    assert game.blue == (1, True, ["1b6", "1g6"])
    game.play("eat 1a6")
    assert game.blue == (2, True, ["1g6"])


def test_when_every_player_has_eaten_the_blue_one_leaves_the_sea() -> None:  # S5.4
    game = reef("W0 W W W W . .", eaten=(0, 2), cards="six_pack")
    game.play("eat 1a6 six_pack")
    assert game.blue == (4, False, [])


def test_not_while_one_player_has_not() -> None:  # S5.4
    game = reef("W0 W W W W . .", players=3, eaten=(0, 2, 0), cards="six_pack")
    game.play("eat 1a6 six_pack")
    assert game.blue == (3, True, [])


def test_it_joins_the_supply_at_once_before_tiles_return() -> None:  # S5.4
    game = reef("W0 W* WW W W . .", eaten=(0, 1), cards="six_pack")
    game.play("eat 1a6 six_pack")
    assert game.pending["kind"] == "return"
    assert game.blue == (4, False, [])


def test_introducing_from_the_supply_onto_any_polyp_of_any_coral() -> None:  # S5.5
    game = reef("W W1 . Y . Yb .", cards="six_pack", acted=True)
    goals = [action.split()[-1] for action in game.legal("blue")]
    assert goals == ["1a6", "1d6"]  # not beside a shrimp on the same polyp, not on a blue shrimp tile
    game.play("blue six_pack 1a6")
    assert game.blue == (2, True, ["1a6"])
    assert game.discards == ["six_pack"]


def test_with_an_empty_supply_one_comes_from_the_boards_never_from_the_sea() -> None:  # S5.5
    game = reef("W* Y* . O* . G P0", cards="six_pack", acted=True)
    assert game.blue == (0, True, ["1a6", "1b6", "1d6"])
    froms = {action.split()[2] for action in game.legal("blue")}
    assert froms == {"1a6", "1b6", "1d6"}  # any one, whoever owns the coral
    game.refuses("blue six_pack 1f6", "S5.5")
    game.play("blue six_pack 1b6 1f6")
    assert game.blue == (0, True, ["1a6", "1d6", "1f6"])


def test_with_a_supply_none_comes_from_the_boards() -> None:  # S5.5
    game = reef("W* . Y . . . .", cards="six_pack", acted=True)
    game.refuses("blue six_pack 1a6 1c6", "S5.5")


def test_moving_only_from_a_coral_of_ones_own() -> None:  # S5.5
    game = reef("W* W0 . Y* Y1 . O*", cards="six_pack", acted=True)
    assert {action.split()[2] for action in game.legal("shift")} == {"1a6"}
    game.refuses("shift six_pack 1d6 off", "S5.5")
    game.refuses("shift six_pack 1g6 off", "S5.5")
    game.play("shift six_pack 1a6 off")
    assert game.blue == (1, True, ["1d6", "1g6"])


def test_to_any_polyp_also_of_another_coral() -> None:  # S5.5
    game = reef("W* W0 W Y . G* G", cards="six_pack", acted=True)
    goals = [action.split()[3] for action in game.legal("shift")]
    assert goals == ["1c6", "1d6", "off"]
    game.play("shift six_pack 1a6 1d6")
    assert game["1d6"] == "Y*"


def test_each_blue_shrimp_of_the_own_corals_may_be_moved() -> None:  # S5.5
    game = reef("W* W0 . Y* Y0 . O", cards="six_pack", acted=True)
    assert game.legal("shift") == [
        "shift six_pack 1a6 1g6",
        "shift six_pack 1a6 off",
        "shift six_pack 1d6 1g6",
        "shift six_pack 1d6 off",
    ]
