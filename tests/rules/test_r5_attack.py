"""R5: attack and protection."""

import pytest
from drawn import board_a, board_b


def test_a_coral_attacks_only_a_weaker_colour() -> None:  # R5.1
    picture = """
        # # # . . . #
        # W W Y . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        . . . . . . .
    """
    game = board_a(picture, hand="W", cubes="W", stronger="Y>W")
    game.play("cube W")
    game.refuses("lay 1d2", "R5.1")
    game = board_a(picture, hand="W", cubes="W", stronger="W>Y")
    game.play("cube W", "lay 1d2")
    assert game["1d2"] == "W"
    assert game.consumed == "Y"


def test_an_alga_turns_the_strength_in_the_middle_of_a_turn() -> None:  # R5.1
    game = board_a(
        """
        # # # . . . #
        # W W Y . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="W",
        cubes="W",
        consumed="O",
        stronger="Y>W",
    )
    game.play("alga O blue sea", "cube W", "lay 1d2")
    assert game.consumed == "Y"


def test_two_single_polyps_do_not_attack() -> None:  # R5.1
    game = board_a(
        """
        # # # . . . #
        # . W Y W . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="WW",
        cubes="W",
        stronger="W>Y",
    )
    game.play("cube W")
    game.refuses("lay 1d2", "R5.1")
    game.play("lay 1b2")  # now one of them is a coral of two
    game.play("lay 1d2")
    assert game.consumed == "Y"


@pytest.mark.parametrize("cell", ["1d1", "1e2", "2d2"])
def test_the_attacker_is_a_neighbour_on_the_same_board(cell: str) -> None:  # R5.1, R0
    game = board_a(
        """
        # # # Y . . #    # # # . . . #
        # W W . Y . #    . . . Y . . #
        . . # . . . .    . . . . # . .
        . . . . . # .    . # . . . . .
        . . . # . . .    . . . . . . .
        . . . . . . .    # . . . . . #
        """,
        hand="WW",
        cubes="W",
    )
    game.play("cube W")
    game.refuses(f"lay {cell}", "R5.1")  # diagonal, two cells away, on another board


def test_a_protected_polyp_and_a_forbidden_joining_stop_an_attack() -> None:  # R5.1
    game = board_b(
        """
        # # # . . . #
        . . . . . . #
        . . . . # . .
        . # . . . . .
        W W0 Y W W1 . .
        # Y1 Y . . . #
        """,
        hand="WW",
        cubes="W",
    )
    game.play("cube W")
    game.refuses("lay 1b6", "R5.3")
    game.refuses("lay 1c5", "R4.6")
    game.refuses("lay 1c6", "R5.3")


@pytest.mark.parametrize("owner", ["0", "1", ""])
def test_the_target_goes_to_the_mover_whoever_owned_it(owner: str) -> None:  # R5.2
    game = board_a(
        f"""
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        W W Y Y Y{owner} . .
        """,
        hand="W",
        cubes="W",
        consumed=("G", "P"),
    )
    game.play("cube W", "lay 1c6")
    assert game.all("consumed") == ["YG", "P"]
    assert game.coral("1e6") == "1d6 1e6"


def test_a_shrimp_protects_its_polyp_and_the_neighbours() -> None:  # R5.3
    game = board_b(
        """
        # # # . . . #
        . W W W W W #
        . Y Y Y # . .
        Y # Y1 Y . . .
        . W W W . . .
        # . . . . . #
        """,
        hand="WW",
        cubes="W",
    )
    game.play("cube W")
    for cell in ("1c3", "1c4", "1d4"):
        game.refuses(f"lay {cell}", "R5.3")
    game.play("lay 1b3", "lay 1d3")  # two steps away, and diagonal
    assert game.consumed == "YY"


def test_the_own_shrimp_protects_too() -> None:  # R5.3
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        W W Y Y0 . . .
        """,
        hand="WW",
        cubes="W",
    )
    game.play("cube W")
    game.refuses("lay 1c6", "R5.3")
    game.play("move 1d6 off", "lay 1c6")


@pytest.mark.parametrize("neighbour", ["G1", ".1", "O1", "W1"])
def test_a_shrimp_protects_no_polyp_of_another_coral(neighbour: str) -> None:  # R5.3
    game = board_a(
        f"""
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        W W Y {neighbour} . . .
        """,
        hand="WW",
        cubes="W",
    )
    game.play("cube W", "lay 1c6")
    assert game.consumed == "Y"


def test_size_never_matters_for_the_target() -> None:  # R5.4
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        Y Y # . . . .
        Y Y . . . # .
        Y Y Y # . . .
        W W Y Y Y Y Y
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W", "lay 1c6")
    assert game.consumed == "Y"


def test_a_coral_never_attacks_its_own_colour() -> None:  # R5.4
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        W W W1 W . . .
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W")
    for cell in ("1a6", "1c6", "1d6"):
        game.refuses(f"lay {cell}", "R5.4")


def test_a_player_may_attack_their_own_coral() -> None:  # R5.4
    game = board_a(
        """
        # # # . . . #
        # . . . . . #
        . . # . . . .
        . . . . . # .
        . . . # . . .
        W0 W Y Y Y0 . .
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W", "lay 1c6")
    assert game.consumed == "Y"


def test_an_attack_splits_a_coral() -> None:  # R5.5
    game = board_b(
        """
        # # # . . . #
        . . . W . . #
        . . . W # . .
        . # . W . . .
        Y Y1 Y Y Y Y Y
        # . . Y . . #
        """,
        hand="W",
        cubes="W",
    )
    game.play("cube W", "lay 1d5")
    assert game.coral("1b5") == "1a5 1b5 1c5"
    assert game.coral("1d6") == "1d6"
    assert game.coral("1e5") == "1e5 1f5 1g5"
    assert game["1b5"] == "Y1"


def test_a_part_without_shrimp_is_free_to_all() -> None:  # R5.5
    game = board_b(
        """
        # # # . . . #
        . . . W . . #
        . . . W # . .
        . # . W . . .
        Y Y1 Y Y Y Y Y
        # . . . . . #
        """,
        hand="W",
        cubes="W",
    )
    game.refuses("shrimp 1g5", "R7.3")
    game.play("cube W", "lay 1d5", "shrimp 1g5")
    assert (game["1g5"], game["1b5"]) == ("Y0", "Y1")
