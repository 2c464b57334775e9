"""R3: what a turn is made of, and in which order."""

import pytest
from drawn import Drawn, board_a, board_b

from reefencounter import Chance, Game, IllegalAction


def everything_possible() -> Drawn:
    """A turn in which every action is possible."""
    return board_a(
        """
        # # # . . . #
        # . . . . . #
        W W # . . . .
        W W0 . . . # .
        W Y P # . . .
        . Y P . . . .
        """,
        hand="WWWYYO",
        cubes="WWYO",
        consumed="WWYP",
        eaten=1,
        keep=True,
    )


def kinds(game: Drawn) -> list[str]:
    """The first words of the legal actions."""
    return list(dict.fromkeys(action.split()[0] for action in game.legal()))


def test_all_the_actions_of_a_turn() -> None:  # R3.1
    game = everything_possible()
    assert kinds(game) == ["eat", "cube", "shrimp", "move", "larva", "alga", "polyp", "take"]


def test_a_turn_may_be_collecting_alone() -> None:  # R3.1
    game = everything_possible()
    game.play("take W")
    assert game.game.player == 1


def test_eating_comes_first_and_leaves_the_rest_open() -> None:  # R3.2
    game = everything_possible()
    game.play("eat 1b4")
    assert kinds(game) == ["cube", "shrimp", "larva", "alga", "polyp", "take"]


@pytest.mark.parametrize(
    "order",
    [
        ["shrimp 1c5", "polyp O", "alga P blue sea", "larva W", "cube Y", "lay 1a6", "stop", "move 1b4 off"],
        ["cube W", "lay 1a6", "stop", "larva W", "alga P blue sea", "polyp O", "cube W", "lay 1c4", "stop"],
        ["alga P blue sea", "move 1b4 off", "cube Y", "lay 1a6", "stop", "shrimp 1c5", "polyp O", "larva W"],
    ],
)
def test_actions_two_to_eight_come_in_any_order(order: list[str]) -> None:  # R3.2
    game = everything_possible()
    game.play(*order, "take G")
    assert game.game.player == 1


def test_collecting_ends_the_turn() -> None:  # R3.2
    game = everything_possible()
    game.play("take W")
    game.refuses("cube Y", "R3.6", player=0)
    assert game.turn["number"] == 2


def test_a_turn_does_not_end_without_collecting() -> None:  # R3.2
    game = everything_possible()
    game.refuses("pass", "R11.2")
    game.refuses("stop", "R4.1")


def test_eating_once_a_turn() -> None:  # R3.3
    game = board_a("""
        # # # . . . #
        # . . . . . #
        W W # . . . .
        W W0 . . . # .
        W . . # . . .
        . . Y Y Y Y0 Y
    """)
    game.play("eat 1b4")
    game.refuses("eat 1f6", "R3.5")


def test_two_cubes_a_turn() -> None:  # R3.3
    game = everything_possible()
    game.play("cube W", "lay 1a6", "stop", "cube W", "lay 1c4", "stop")
    game.refuses("cube Y", "R3.3")


def test_one_shrimp_introduced_a_turn() -> None:  # R3.3
    game = everything_possible()
    game.play("shrimp 1c5")
    game.refuses("shrimp 1b6", "R3.3")


def test_collecting_once_a_turn() -> None:  # R3.3
    game = everything_possible()
    game.play("take W")
    game.refuses("take Y", "R3.6", player=0)


def test_exchanges_and_algae_without_limit() -> None:  # R3.3
    game = board_a(cubes="WWW", consumed="YYYOOO", keep=True)
    game.play("larva Y", "larva Y", "larva Y", "polyp W", "polyp W", "polyp W")
    game.play("alga O blue sea", "alga O red sea", "alga O green sea")
    assert (game.cubes, game.hand, game.consumed) == ("YYY", "WWW", "")


def test_shrimp_moves_without_limit() -> None:  # R3.3
    game = everything_possible()
    game.play("move 1b4 1a4", "polyp W", "move 1a4 1b4", "polyp W", "move 1b4 1a4", "polyp Y", "move 1a4 off")
    assert game.unplayed == [3, 4]


def test_a_laying_is_finished_before_the_next_action() -> None:  # R3.4
    game = everything_possible()
    game.play("cube W", "lay 1a6")
    for action in ("cube W", "shrimp 1c5", "larva W", "alga P blue sea", "polyp Y", "take W", "eat 1b4"):
        game.refuses(action, "R3.4")
    game.play("stop", "shrimp 1c5")


def test_shrimps_move_in_the_middle_of_laying() -> None:  # R3.4
    game = everything_possible()
    game.play("cube W", "move 1b4 1a4", "lay 1a6", "move 1a4 1b4", "lay 1c4", "move 1b4 off")
    assert game.phase == "laying"
    assert game.turn["laid"] == 2


@pytest.mark.parametrize(
    "before", ["cube W", "shrimp 1c5", "move 1b4 1b3", "larva W", "alga P blue sea", "polyp W"]
)
def test_nothing_is_eaten_after_another_action(before: str) -> None:  # R3.5
    game = everything_possible()
    game.play(before, *["lay 1a6", "stop"] * (before == "cube W"))
    shrimp = "1b3" if before.startswith("move") else "1b4"
    game.refuses(f"eat {shrimp}", "R3.5")


def test_acting_out_of_turn_is_refused() -> None:  # R3.6
    game = everything_possible()
    assert game.refuses("take W", "R3.6", player=1)
    game.refuses("eat 1b4", "R3.6", player=1)


def test_acting_after_the_end_is_refused() -> None:  # R3.6
    game = board_b(number=400)
    game.play("take W")
    assert game.phase == "over"
    assert game.legal() == []
    for action in ("take W", "pass", "feed W", "cube W"):
        game.refuses(action, "R3.6")
        game.refuses(action, "R3.6", player=1 - game.game.player)


def test_a_seat_that_is_not_there_has_no_turn() -> None:  # R3.6
    position = Game(players=2, seed=1).position
    with pytest.raises(IllegalAction, match=r"R3\.6"):
        position.apply(0, Chance(1), 3)
