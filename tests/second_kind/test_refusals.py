"""The clause of a refusal is the one that forbids, where only one does."""

import pytest
from drawn_reef import reef

from reefencounter.engine.components import CORAL_TILES


@pytest.mark.parametrize(
    ("picture", "target"),
    [
        ("Y1 X G G0 . . .", "1a6"),  # another player's coral
        ("Y X G G0 . . .", "1a6"),  # an own coral comes first
        ("Wh:nw X Y . . . .", "1a6"),  # across a rock side
    ],
)
def test_a_wrong_target_of_a_crown(picture: str, target: str) -> None:
    reef(picture, crowns=["1b6"]).refuses(f"crown 1b6 {target}", "S3.2")


def test_the_other_side_of_a_two_coloured_tile() -> None:  # S4.3
    game = reef("W . . . . . .", hand="W/Y", cubes="Y", acted=True)
    game.play("cube Y")
    game.refuses("lay 1b6 W/Y", "S4.3")


@pytest.mark.parametrize(
    ("picture", "action", "clause"),
    [
        ("Y0 . . . . . .", "blue six_pack 1a6", "S5.2"),  # a shrimp stands there
        ("W* W . . . . .", "blue six_pack 1b6", "S5.2"),  # a blue one is in the coral
        ("Yb . . . . . .", "blue six_pack 1a6", "S4.5"),
        ("W0 W* . O1 . . .", "shift six_pack 1b6 1d6", "S5.2"),
    ],
)
def test_a_blue_shrimp_where_it_may_not_stand(picture: str, action: str, clause: str) -> None:
    reef(picture, cards="six_pack", acted=True).refuses(action, clause)  # S5.2, S4.5


@pytest.mark.parametrize("picture", ["W* . W* . . . .", "W* . Wb . . . ."])
def test_a_tile_that_would_join_two_blue_shrimps(picture: str) -> None:  # S5.2
    game = reef(picture, hand="W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1b6", "S5.2")


def test_a_move_after_which_the_cube_could_not_be_played() -> None:  # R8.1
    game = reef(
        """
        # # # O O O #
        # O O O O O #
        O O # O O O O
        O O O O O # O
        O O O # O O O
        . W0 O O O O O
        """,
        rest="G",
        hand="W",
        consumed="W",
        stronger="O>W G>W",
        acted=True,
    )
    game.play("larva W")
    game.refuses("move 1b6 1a6", "R8.1")


def test_split_is_for_a_double_that_was_just_consumed() -> None:  # S4.4
    reef(consumed="W2", acted=True).refuses("split", "S4.4")


def test_the_last_lock_with_an_alga_that_the_tile_does_not_show() -> None:  # R8.5
    game = reef(locks="1 2 3 4 5 6 7 8 9", consumed="W", fish="WWWWW", eaten=1, acted=True)
    large = {action.split()[2] for action in game.legal("alga") if action.endswith(" 10")}
    assert len(large) == 1
    for alga in {"red", "blue", "green", "purple"} - large:
        game.refuses(f"alga W {alga} 10", "R8.5")


def test_the_last_lock_with_a_fish_of_one_tile() -> None:  # R8.6
    game = reef(locks="1 2 3 4 5 6 7 8 9", consumed="W", fish="W", eaten=1, acted=True)
    shown = CORAL_TILES[9].large if game.state["coral_tiles"][9] == "G>Y" else CORAL_TILES[9].turned().large
    game.refuses(f"alga W {shown} 10", "R8.6")


def test_a_move_onto_a_polyp_after_which_the_cube_could_not_be_played() -> None:  # R8.1
    game = reef(
        """
        # # # O O0 O #
        # O O O O O #
        O O # O O O O
        O O O O O # O
        O O O # O O O
        W1 . W O O O O
        """,
        rest="G",
        consumed="WW",
        stronger="O>W G>W",
        acted=True,
    )
    game.play("larva W")
    game.refuses("move 1e1 1c6", "R8.1")


@pytest.mark.parametrize("cell", ["1b6", "1d5"])
def test_a_blue_shrimp_on_rock_or_water(cell: str) -> None:  # S5.5
    reef("W . . . . . .", cards="six_pack", acted=True).refuses(f"blue six_pack {cell}", "S5.5")


@pytest.mark.parametrize(("kind", "clause"), [("rock", "S6.1"), ("water", "S6.2"), ("crown", "S6.4")])
def test_a_reef_tile_that_is_not_held(kind: str, clause: str) -> None:  # S6.1 S6.2 S6.4
    reef("W . . . . . .", acted=True).refuses(f"place {kind} 1b6", clause)


def test_a_late_breakfast_after_another_action() -> None:  # S7.2
    game = reef("W . . . . . .", hand="W", cubes="W", cards="late_breakfast")
    game.play("shrimp 1a6")
    game.refuses("card late_breakfast", "S7.2")


@pytest.mark.parametrize("others", ["W0 Y W1", "W* Y W*"])
def test_a_half_tile_that_would_join_nothing_has_no_coral_to_attack_with(others: str) -> None:  # S4.2 R5.1
    game = reef(f"{others} . . . .", hand="Wh", cubes="W", stronger="W>Y", acted=True)
    game.play("cube W")
    game.refuses("lay 1b6 Wh:ne", "R5.1")  # one neighbour lies behind a rock side, the other is alone
