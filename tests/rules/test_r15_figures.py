"""R15: the published figures."""

import pytest
from drawn import Drawn, board_a, board_b

from reefencounter import Game
from reefencounter.notation.text import cell_text

JOINING = """
    # # # . . . #
    . . . . . . #
    . . P . # . W1
    . # P1 P . P .
    . O O0 . P P0 P
    # . O . . P #
"""

PROTECTION = """
    # # # . G . #
    . Y Y G G1 G #
    . Y Y0 . # . .
    . # O P P1 P .
    O O O0 O P P .
    # O O . . . #
"""


@pytest.mark.parametrize("cell", ["1d5", "1e4"])
def test_joining(cell: str) -> None:  # R15.1
    game = board_b(JOINING, hand="PP", cubes="P")
    game.play("cube P")
    game.refuses(f"lay {cell}", "R4.6")


def test_joining_forbids_no_other_bare_cell() -> None:  # R15.1
    game = board_b(JOINING, hand="PP", cubes="P")
    game.play("cube P")
    bare = [line.split()[1] for line in game.legal("lay")]
    assert [cell for cell in bare if cell[0] == "1" and game[cell] == "."] == (
        "1d1 1e1 1f1 1a2 1b2 1c2 1d2 1e2 1f2 1a3 1b3 1d3 1f3 1a4 1g4 1a5 1b6 1d6 1e6".split()
    )


def test_protection() -> None:  # R15.2
    game = board_b(PROTECTION)
    protected = {cell_text(cell) for cell in game.game.position.protected()}
    assert protected == {f"1{cell}" for cell in "c5 c6 d5 b5 c4 e4 e5 f4 d4 c3 b3 c2 e2 f2 d2 e1".split()}
    assert set(game.state["polyps"]) - protected == {"1a5", "1b6", "1f5", "1b2"}


def test_the_unprotected_orange_is_taken_and_the_protected_is_not() -> None:  # R15.2
    picture = PROTECTION.replace("# O O . . . #", "# O O W W . #").replace(". # O P", "W # O P")
    game = board_b(picture.replace(". Y Y0 .", "W Y Y0 ."), hand="WW", cubes="W")
    game.play("cube W")
    game.refuses("lay 1c6", "R5.3")
    game.refuses("lay 1d5", "R5.3")
    game.play("lay 1a5")


def long_turn() -> Drawn:
    """Green is player 0, red 1, yellow 2; red has the turn."""
    return board_a(
        """
        # # # . . . #
        # . . . . P #
        . . # . O P2 P
        . . . . O0 # P
        . Y . # O O .
        . Y1 . O O O .
        """,
        players=3,
        player=1,
        hand="YYYWWWW",
        cubes="YW",
        consumed="W",
        eaten=1,
    )


def test_a_long_turn() -> None:  # R15.3
    game = long_turn()
    game.play("cube Y", "lay 1c6", "lay 1d6", "lay 1e6")
    assert game.consumed == "WOO"
    game.play("alga O purple 4")
    assert game.turned == [7]
    assert game.state["coral_tiles"][6] == "W>P"
    game.play("cube W", "lay 1g5", "lay 1g6", "lay 1f6", "lay 1f5", "lay 1g4 consumed", "shrimp 1g5")
    assert game.consumed == "OOOP"
    assert (game.hand, game.cubes) == ("", "")


def test_a_long_turn_has_a_cell_it_cannot_reach() -> None:  # R15.3
    game = long_turn()
    game.play("cube Y", "lay 1c6", "lay 1d6", "lay 1e6", "alga O purple 4")
    game.play("cube W", "lay 1g5", "lay 1g6", "lay 1f6")
    game.refuses("lay 1e5", "R5.3")


def test_algae() -> None:  # R15.4
    game = board_a(consumed="WW", eaten=1)
    game.play("alga W blue sea")
    assert game.turned == [3, 6, 10]
    game.play("alga W red 3")
    assert game.turned == [2, 3, 6, 9]  # 2 and 9 turned, 10 turned back, 3 locked as it lay
    assert game.locks == [3]


def test_the_first_sea() -> None:  # R15.5
    sizes = {"W": 3, "Y": 3, "O": 3, "P": 2, "G": 1}
    sea = {space: ["O"] * n for space, n in sizes.items()}
    assert Drawn(Game(seed=1, setup={"sea": sea})).sea == "OOO OOO OOO OO O"


def test_a_white_tile_drawn_for_the_first_sea() -> None:  # R15.5
    first = [Drawn(Game(seed=seed)).sea.split() for seed in range(40)]
    assert [3, 3, 3, 2, 1] in [[len(space) for space in sea] for sea in first]
