"""S4.1 and S4.2: half tiles, and what joined means."""

import pytest
from drawn_reef import reef


def test_a_rock_side_joins_nothing() -> None:  # S4.1
    game = reef("W Wh:ne W W . . .")
    assert game.coral("1a6") == "1a6"
    assert game.coral("1b6") == "1b6 1c6 1d6"


def test_both_tiles_need_a_coral_side() -> None:  # S4.2
    game = reef(
        """
        . Yh:se . # . . .
        W W Wh:nw Y . . .
        """
    )
    assert game.coral("1a6") == "1a6 1b6 1c6"
    game = reef("W W Wh:ne W/Y . . .")
    assert game.coral("1a6") == "1a6 1b6"
    assert game.coral("1d6") == "1c6 1d6"


def test_the_orientation_is_chosen_when_laid_and_then_fixed() -> None:  # S4.1
    game = reef("W . . . . . .", hand="Wh W", cubes="WW", acted=True)
    game.play("cube W")
    on_cell = [action for action in game.legal("lay") if action.startswith("lay 1b6 Wh")]
    assert on_cell == ["lay 1b6 Wh:ne", "lay 1b6 Wh:se", "lay 1b6 Wh:sw", "lay 1b6 Wh:nw"]
    game.play("lay 1b6 Wh:ne")
    assert game["1b6"] == "Wh:ne"
    assert game.coral("1a6") == "1a6"
    game.play("lay 1c6")
    assert game.coral("1c6") == "1b6 1c6"
    assert game["1b6"] == "Wh:ne"


def test_lying_beside_the_own_colour_across_a_rock_side_is_legal() -> None:  # S4.1
    game = reef("W0 . W1 . . . .", hand="Wh W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1b6", "R4.6")
    for sides in ("nw", "sw", "ne", "se"):
        assert f"lay 1b6 Wh:{sides}" in game.legal()  # one side to the left or to the right, never both
    game.play("lay 1b6 Wh:ne")
    assert game.coral("1c6") == "1b6 1c6"


def test_two_shrimped_corals_above_and_beside_are_joined_by_the_coral_sides() -> None:  # S4.2 and R4.6
    game = reef(
        """
        . W1 . # . . .
        W0 . . . . . .
        """,
        hand="Wh",
        cubes="W",
        acted=True,
    )
    game.play("cube W")
    game.refuses("lay 1b6 Wh:nw", "R4.6")
    assert [a for a in game.legal("lay") if "1b6" in a] == ["lay 1b6 Wh:ne", "lay 1b6 Wh:se", "lay 1b6 Wh:sw"]


@pytest.mark.parametrize(
    ("target", "legal"), [("Yh:nw", True), ("Yh:sw", True), ("Yh:ne", False), ("Yh:se", False)]
)
def test_no_coral_attacks_across_a_rock_side_of_the_target(target: str, legal: bool) -> None:  # S4.1
    game = reef(f"W W {target} . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W")
    if legal:
        game.play("lay 1c6")
        assert game.consumed == "Yh"
    else:
        game.refuses("lay 1c6", "R5.1")


def test_no_half_tile_attacks_across_its_rock_side() -> None:  # S4.1
    picture = """
        W W . # . . .
        . {} Y . . . .
        """
    game = reef(picture.format("Wh:nw"), hand="W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1c6", "R5.1")
    game = reef(picture.format("Wh:ne"), hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1c6")
    assert game.consumed == "Y"


def test_the_new_tile_needs_its_side_open_too() -> None:  # S4.2
    game = reef("W W Y . . . .", hand="Wh", cubes="W", acted=True)
    game.play("cube W")
    assert [a for a in game.legal("lay") if "1c6" in a] == ["lay 1c6 Wh:sw", "lay 1c6 Wh:nw"]
    game.refuses("lay 1c6 Wh:ne", "R5.1")


def test_a_half_tile_counts_as_one_of_the_two_that_attack() -> None:  # S4.2 and S4.6
    game = reef("W Wh:ne Y . . . .", hand="W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1c6", "R5.1")  # not joined: two corals of one
    game = reef(
        """
        . W . # . . .
        . Wh:ne Y . . . .
        """,
        hand="W",
        cubes="W",
        acted=True,
    )
    game.play("cube W", "lay 1c6")
    assert game.consumed == "Y"


def test_protection_needs_the_same_coral_and_neighbouring_cells_only() -> None:  # S4.2
    """The half tile is joined to the shrimp's coral by the tile above, and its neighbour across a rock side."""
    picture = """
        {} {} . # . . .
        Y1 Yh:ne W W . . .
    """
    game = reef(picture.format("Y", "Y"), hand="W", cubes="W", acted=True)
    assert game.coral("1a6") == "1a5 1b5 1a6 1b6"
    game.play("cube W")
    game.refuses("lay 1b6", "R5.3")
    game = reef(picture.format("G", "Y"), hand="W", cubes="W", acted=True)
    game.play("cube W", "lay 1b6")  # another coral: not protected
    assert game.consumed == "Yh"


GROWING = """
    . . . . . # .
    . . . # . . .
    . . . . . . .
"""


@pytest.mark.parametrize(("sides", "grows"), [("ne", True), ("se", True), ("sw", False), ("nw", False)])
def test_a_rock_side_does_not_make_the_growth_cell_grow(sides: str, grows: bool) -> None:  # S4.1
    game = reef(GROWING, hand="Wh", cubes="W", acted=True)
    game.play("cube W", f"lay 1c4 Wh:{sides}")
    assert game["1d4"] == ("W" if grows else ".")


def test_growth_joins_across_coral_sides_only() -> None:  # S4.2
    game = reef(GROWING.replace(". . . . . #", ". . . . Wh:se1 #"), hand="WW", cubes="W", acted=True)
    game.play("cube W", "lay 1b4", "lay 1c4")
    assert game.coral("1d4") == "1b4 1c4 1d4"
    assert game.coral("1e4") == "1e4"


def test_a_crown_cannot_attack_across_a_rock_side() -> None:  # S4.1 and S3.2
    game = reef("Wh:nw X Y . . . .", crowns=["1b6"])
    assert game.legal() == ["crown 1b6 1c6"]


def test_shrimps_move_in_a_coral_by_coral_sides() -> None:  # S4.2 and R7.2
    game = reef("W0 Wh:ne W1 . . . .", acted=True)
    assert "move 1a6 1b6" not in game.legal()
    game = reef("W0 Wh:nw W1 . . . .", acted=True)
    assert "move 1a6 1b6" in game.legal()


def test_half_tiles_on_the_second_board() -> None:  # S4.2
    game = reef(
        """
        . . . . . # .    . # . . W . .
        . . . # . . .    . . . W Wh:ne W .
        . . . . . . .    # . . . W . #
        """
    )
    assert game.coral("2e5") == "2e4 2e5 2f5"
    assert (game.coral("2d5"), game.coral("2e6")) == ("2d5", "2e6")
