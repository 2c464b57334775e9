"""R7: introducing, moving and taking back shrimps."""

import pytest
from drawn import Drawn, board_a

REEF = """
    # # # . . . #    # # # . . . #
    # . . . . . #    . . O O . . #
    W W0 # . . . .    . . . . # . .
    W . . . . # .    . # . . P1 . .
    . . Y # G1 . .    . . . . . . .
    . Y Y . G . .    # . . . . . #
"""


def test_a_shrimp_goes_onto_any_polyp_of_a_free_coral() -> None:  # R7.1
    game = board_a(REEF)
    assert game.legal("shrimp") == ["shrimp 1c5", "shrimp 1b6", "shrimp 1c6", "shrimp 2c2", "shrimp 2d2"]
    game.play("shrimp 1c6")
    assert game["1c6"] == "Y0"
    assert game.unplayed == [2, 2]


@pytest.mark.parametrize("cell", ["1a3", "1b3", "1e6"])
def test_no_shrimp_is_introduced_to_a_shrimped_coral(cell: str) -> None:  # R7.1
    board_a(REEF).refuses(f"shrimp {cell}", "R7.3")


@pytest.mark.parametrize("cell", ["1b2", "1a1"])
def test_no_shrimp_is_introduced_to_bare_rock_or_water(cell: str) -> None:  # R7.1
    board_a(REEF).refuses(f"shrimp {cell}", "R7.1")


def test_only_an_unplayed_shrimp_is_introduced() -> None:  # R7.1
    game = board_a(REEF, eaten=3)
    game.refuses("shrimp 1c6", "R7.1")


@pytest.mark.parametrize(
    ("goal", "after"),
    [("1a4", "W0"), ("1c6", "Y0"), ("2c2", "O0"), ("1b4", ".0"), ("2a2", ".0"), ("off", "")],
)
def test_where_a_shrimp_may_move(goal: str, after: str) -> None:  # R7.2
    game = board_a(REEF)
    game.play(f"move 1b3 {goal}")
    assert game["1b3"] == "W"
    if goal == "off":
        assert game.unplayed == [4, 2]
    else:
        assert game[goal] == after
        assert game.unplayed == [3, 2]


@pytest.mark.parametrize("goal", ["1c3", "1a1", "1b3", "1e5", "3a3"])
def test_where_a_shrimp_may_not_move(goal: str) -> None:  # R7.2
    board_a(REEF).refuses(f"move 1b3 {goal}", "R7.2")  # water, where it stands, another shrimp, no board


def test_no_shrimp_moves_onto_a_shrimp_on_bare_rock() -> None:  # R7.2
    game = board_a(REEF.replace("W . . . . # .", "W .1 . . . # ."))
    game.refuses("move 1b3 1b4", "R7.2")


@pytest.mark.parametrize("origin", ["1e5", "1c6", "1b4", "1a1"])
def test_only_an_own_shrimp_moves(origin: str) -> None:  # R7.2
    board_a(REEF).refuses(f"move {origin} 1d6", "R7.2")
    board_a(REEF).refuses(f"move {origin} off", "R7.2")


def test_never_two_shrimps_on_one_coral() -> None:  # R7.3, R14
    game = board_a(REEF.replace("Y Y .", "Y0 Y ."))
    game.refuses("move 1b3 1e6", "R7.3")  # with another's shrimp
    game.refuses("move 1b3 1c6", "R7.3")  # with an own one
    game.play("move 1b6 1a5", "move 1b3 1c6")  # the coral is free now
    assert game["1c6"] == "Y0"


def test_two_shrimps_of_a_player_on_a_board() -> None:  # R7.3
    game = board_a(REEF.replace(". . Y #", ". . Y0 #"))
    game.play("shrimp 2c2")
    game.refuses("move 2c2 1d6", "R7.3")  # a third on board 1, be it on bare rock
    game.play("move 1b3 1b4")  # on the board itself they move freely


def test_a_third_shrimp_is_not_introduced_to_a_board() -> None:  # R7.3
    game = board_a(REEF.replace("W . . . . # .", "W .0 . . . # ."))
    game.refuses("shrimp 1c6", "R7.3")  # the one on bare rock counts
    game.play("move 1b4 off", "shrimp 1c6")


def test_shrimps_of_others_do_not_count() -> None:  # R7.3
    game = board_a(REEF.replace(". . Y #", ". . Y1 #"))
    game.play("move 1b3 1b4", "shrimp 1a4")
    assert game.unplayed == [2, 1]


def on_bare_rock() -> Drawn:
    return board_a(REEF.replace("W0", "W").replace("W . . . . # .", "W .0 . . . # ."))


def test_collecting_is_refused_while_a_shrimp_is_on_bare_rock() -> None:  # R7.4
    game = on_bare_rock()
    for space in "WYOPG":
        game.refuses(f"take {space}", "R7.4")


@pytest.mark.parametrize("goal", ["1b3", "2c2", "off"])
def test_a_shrimp_on_bare_rock_moves_on(goal: str) -> None:  # R7.4
    game = on_bare_rock()
    game.play(f"move 1b4 {goal}", "take W")
    assert game.game.player == 1


def test_bare_rock_of_any_board_binds_and_only_the_owner() -> None:  # R7.4
    game = board_a(REEF)
    game.play("move 1b3 2a2")
    game.refuses("take W", "R7.4")
    board_a(REEF.replace("W . . . . # .", "W .1 . . . # .")).play("take W")


def test_a_shrimp_taken_back_returns_only_by_introducing() -> None:  # R7.5
    game = board_a(REEF)
    game.play("move 1b3 off")
    assert game.unplayed == [4, 2]
    assert game.legal("move") == []
    game.play("shrimp 1a3")
    assert game["1a3"] == "W0"


def test_a_shrimp_taken_back_waits_if_one_was_introduced() -> None:  # R7.5
    game = board_a(REEF)
    game.play("shrimp 1c6", "move 1b3 off")
    game.refuses("shrimp 1a3", "R3.3")
    game.play("take W", "take W", "shrimp 1a3")
