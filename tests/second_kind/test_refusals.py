"""The clause of a refusal is the one that forbids, where only one does."""

import pytest
from drawn_reef import reef


@pytest.mark.xfail(reason="S3.1 is given for every wrong target of a crown")
@pytest.mark.parametrize(
    ("picture", "target", "clauses"),
    [
        ("Y1 X G G0 . . .", "1a6", ("S3.2",)),  # another player's coral
        ("Y X G G0 . . .", "1a6", ("S3.2",)),  # an own coral comes first
        ("Wh:nw X Y . . . .", "1a6", ("S3.2", "S4.1")),  # across a rock side
    ],
)
def test_a_wrong_target_of_a_crown(picture: str, target: str, clauses: tuple[str, ...]) -> None:  # S3.2
    reef(picture, crowns=["1b6"]).refuses(f"crown 1b6 {target}", *clauses)


@pytest.mark.xfail(reason="S5.2 is given, with a sentence about two blue shrimps")
def test_the_other_side_of_a_two_coloured_tile() -> None:  # S4.3
    game = reef("W . . . . . .", hand="W/Y", cubes="Y", acted=True)
    game.play("cube Y")
    game.refuses("lay 1b6 W/Y", "S4.3", "R4.1")


@pytest.mark.xfail(reason="S5.5 is given, which allows any polyp of any coral")
@pytest.mark.parametrize(
    ("picture", "action", "clauses"),
    [
        ("Y0 . . . . . .", "blue six_pack 1a6", ("S5.2",)),  # a shrimp stands there
        ("W* W . . . . .", "blue six_pack 1b6", ("S5.2",)),  # a blue one is in the coral
        ("Yb . . . . . .", "blue six_pack 1a6", ("S4.5", "S5.2")),
        ("W0 W* . O1 . . .", "shift six_pack 1b6 1d6", ("S5.2",)),
    ],
)
def test_a_blue_shrimp_where_it_may_not_stand(
    picture: str, action: str, clauses: tuple[str, ...]
) -> None:  # S5.2
    reef(picture, cards="six_pack", acted=True).refuses(action, *clauses)


@pytest.mark.xfail(reason="R4.6 is given, which is about the shrimps of players")
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


@pytest.mark.xfail(reason="R4.1 is given: play a cube first")
def test_split_is_for_a_double_that_was_just_consumed() -> None:  # S4.4
    reef(consumed="W2", acted=True).refuses("split", "S4.4")
