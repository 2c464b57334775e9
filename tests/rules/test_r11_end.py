"""R11.1: the five ways in which the game ends."""

import pytest
from drawn import Drawn, board_a

EATEN_NEXT = """
    # # # . . . #
    # . . . . . #
    W W # . . . .
    W W0 . . . # .
    W . . # . . .
    . . . . . . .
"""

FULL = """
    # # # W W W #
    # W W W W W #
    W W # W W W W
    W W W W W # W
    W W W # W W W
    W W W W W W W
"""


def last_lock(number: int = 1) -> Drawn:
    return board_a(consumed="P", eaten=1, fish="WW", locks="1 2 3 4 5 6 7 8 9", number=number)


def full(picture: str = FULL, *, number: int = 1, bag: str = "WWWWWYYYYY") -> Drawn:
    """Boards on which nothing can be laid any more."""
    return board_a(picture, rest="Y", bag=bag, reserve="", number=number)


def ending(game: Drawn) -> tuple[str, str | None, int | None]:
    return game.phase, game.turn["ended_by"], game.turn["ender"]


def test_it_ends_when_all_coral_tiles_are_locked() -> None:  # R11.1
    game = last_lock()
    game.play("alga P blue 10")
    assert ending(game) == ("final", "locks", 0)
    game.refuses("take W", "R3.6", player=0)  # at once, without action 10


def test_it_ends_when_a_fourth_shrimp_is_eaten() -> None:  # R11.1, R14
    game = board_a(EATEN_NEXT, eaten=3, hand="W", cubes="W")
    game.play("eat 1b4")
    assert ending(game) == ("final", "shrimps", 0)
    game.refuses("take W", "R3.6", player=0)  # the turn stops there


def test_a_third_shrimp_does_not_end_it() -> None:  # R11.1
    game = board_a(EATEN_NEXT, eaten=2)
    game.play("eat 1b4", "take W")
    assert ending(game) == ("turn", None, None)


def test_four_shrimps_of_several_fish_do_not_end_it() -> None:  # R11.1
    game = board_a(EATEN_NEXT, eaten=(2, 3))
    game.play("eat 1b4", "take W")
    assert ending(game) == ("turn", None, None)


def test_it_ends_when_nothing_can_be_laid_any_more() -> None:  # R11.1
    game = full()
    game.play("take W")
    assert ending(game) == ("over", "full", 0)
    assert [len(space) for space in game.sea.split()] == [1, 1, 1, 1, 1]  # after the refill


def test_full_boards_end_nothing_before_the_refill() -> None:  # R11.1
    game = full(FULL.replace("W W W W W # W", "W W0 W W W # W"))
    assert game.phase == "turn"
    game.play("eat 1b4", "take W")
    assert ending(game) == ("turn", None, None)


def test_a_bare_cell_is_enough_even_if_nobody_holds_a_polyp() -> None:  # R11.1
    game = full(FULL[:-6] + "." + FULL[-5:])
    assert game.state["players"][0]["hand"] == {}
    game.play("take W")
    assert ending(game) == ("turn", None, None)


def test_a_possible_attack_is_enough() -> None:  # R11.1
    game = full(FULL.replace("# W W W W W #", "# P P W W W #"))
    game.play("take W")
    assert ending(game) == ("turn", None, None)


def test_single_polyps_that_cannot_attack_are_not_enough() -> None:  # R11.1
    game = full(FULL.replace("# W W W W W #", "# P W P W G #"))
    game.play("take W")
    assert ending(game) == ("over", "full", 0)


def test_prey_that_is_protected_is_not_enough() -> None:  # R11.1
    prey = FULL.replace("    W W W W W W W\n", "    Y1 Y W W W W W\n")
    game = full(prey)
    game.play("take W")
    assert ending(game) == ("over", "full", 0)
    free = full(prey.replace("Y1", "Y"))
    free.play("take W")
    assert ending(free) == ("turn", None, None)


def test_attacks_that_would_join_are_not_enough() -> None:  # R11.1
    picture = """
        # # # W W W #
        # W Y W W1 W #
        W W # W W W W
        W0 W Y W W # W
        W W W # W W W
        W W Y W W W W
    """
    game = full(picture, bag="WWWWW")
    game.play("take W")
    assert ending(game) == ("over", "full", 0)
    free = full(picture.replace("W1", "W"), bag="WWWWW")
    free.play("take W")
    assert ending(free) == ("turn", None, None)


def test_it_ends_when_the_sea_cannot_be_refilled() -> None:  # R11.1
    game = board_a(bag="WWWW", reserve="")
    game.play("take W")
    assert ending(game) == ("over", "supply", 0)


def test_it_ends_after_turn_400() -> None:  # R11.1
    game = board_a(number=399)
    game.play("take W")
    assert ending(game) == ("turn", None, None)
    game.play("take W")
    assert ending(game) == ("over", "limit", 1)
    assert game.turn["number"] == 400


@pytest.mark.parametrize(
    ("bag", "number", "reason"),
    [("WWWW", 1, "supply"), ("WWWW", 400, "supply"), ("WWWWW", 400, "full"), ("WWWWW", 1, "full")],
)
def test_supply_comes_before_full_and_full_before_the_limit(
    bag: str, number: int, reason: str
) -> None:  # R11.1
    game = full(bag=bag, number=number)
    game.play("take W")
    assert ending(game) == ("over", reason, 0)


def test_supply_comes_before_the_limit() -> None:  # R11.1
    game = board_a(bag="WWWW", reserve="", number=400)
    game.play("take W")
    assert ending(game) == ("over", "supply", 0)


def test_a_final_round_goes_beyond_turn_400() -> None:  # R11.1
    game = last_lock(number=400)
    game.play("alga P blue 10")
    assert (game.phase, game.turn["number"]) == ("final", 401)
    game.play("pass")
    assert ending(game) == ("over", "locks", 0)
