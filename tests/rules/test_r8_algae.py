"""R8.3 to R8.6: algae on the alga space and on coral tiles."""

import pytest
from drawn import board_a

# On the star side blue is large on tiles 3, 6, 10; green on 1, 5, 8; purple on 4, 7; red on 2, 9.
ALL_BUT_TEN = "1 2 3 4 5 6 7 8 9"


@pytest.mark.parametrize("paid", "WYOPG")
def test_a_consumed_tile_of_any_colour_is_paid_into_the_bag(paid: str) -> None:  # R8.3, R14
    game = board_a(consumed="WYOPG", eaten=1)
    bag = game.bag[paid]
    game.play(f"alga {paid} blue sea")
    assert game.consumed == "WYOPG".replace(paid, "")
    assert game.bag[paid] == bag + 1


def test_the_tile_paid_must_be_there() -> None:  # R8.3
    game = board_a(hand="W", consumed="Y", eaten=1)
    game.refuses("alga W blue sea", "R8.3")
    game.refuses("alga W blue 3", "R8.3")


def test_it_is_played_on_the_alga_space_or_on_a_coral_tile() -> None:  # R8.3
    game = board_a(consumed="W", eaten=1)
    assert [action for action in game.legal("alga") if "blue" in action] == [
        "alga W blue sea",
        "alga W blue 3",
        "alga W blue 6",
        "alga W blue 10",
    ]


def test_a_colour_without_cylinder_cannot_be_chosen() -> None:  # R8.3
    five_blue = board_a(consumed="W", eaten=1, stronger="Y>W P>Y", locks="1 3 4 6 10")
    five_blue.refuses("alga W blue sea", "R8.3")
    five_blue.play("alga W red sea")


def test_the_cylinder_on_the_alga_space_is_not_in_the_supply() -> None:  # R8.3
    game = board_a(consumed="WW", eaten=1, stronger="Y>W P>Y", locks="1 3 6 10", alga="blue")
    game.refuses("alga W blue sea", "R8.3")
    game.refuses("alga W blue 4", "R8.3")
    game.play("alga W red sea")  # the blue one goes back
    game.play("alga W blue 4")


def test_the_alga_space_turns_every_tile_that_shows_the_colour_large() -> None:  # R8.4
    game = board_a(consumed="W")
    game.play("alga W green sea")
    assert game.turned == [1, 5, 8]
    assert game.state["alga_space"] == "green"


def test_the_cylinder_on_the_alga_space_goes_back() -> None:  # R8.4
    game = board_a(consumed="WW", stronger="Y>W P>Y", locks="1 3 4 6", alga="blue")
    game.refuses("alga W blue sea", "R8.3")
    game.play("alga W green sea", "alga W blue sea")
    assert game.state["alga_space"] == "blue"


def test_a_locked_tile_is_not_turned() -> None:  # R8.4
    game = board_a(consumed="W", locks="5")
    game.play("alga W green sea")
    assert game.turned == [1, 8]


def test_algae_go_onto_the_alga_space_any_number_of_times() -> None:  # R8.4
    game = board_a(consumed="WWWW")
    game.play("alga W green sea", "alga W green sea", "alga W blue sea", "alga W purple sea")
    assert game.turned == [3, 4, 5, 6, 7, 10]


def test_an_alga_may_turn_nothing() -> None:  # R8.4
    game = board_a(consumed="WW")
    game.play("alga W red sea")
    assert game.turned == [2, 9]
    game.play("alga W red sea")  # tiles 2 and 9 now show purple, and no other shows red
    assert game.turned == [2, 9]
    assert game.consumed == ""


def test_no_fish_has_to_have_eaten_for_the_alga_space() -> None:  # R8.4
    assert board_a(consumed="W", eaten=0).legal("alga") == [
        f"alga W {alga} sea" for alga in ("blue", "green", "purple", "red")
    ]


def test_a_coral_tile_is_locked_and_the_others_turn() -> None:  # R8.5
    game = board_a(consumed="W", eaten=1, alga="red")
    game.play("alga W green 5")
    assert game.locks == [5]
    assert game.state["locks"][4] == "green"
    assert game.turned == [1, 8]
    assert game.state["alga_space"] == "red"


def test_locking_turns_no_locked_tile() -> None:  # R8.5
    game = board_a(consumed="W", eaten=1, locks="1")
    game.play("alga W green 5")
    assert game.locks == [1, 5]
    assert game.turned == [8]


def test_only_once_a_turn() -> None:  # R8.5
    game = board_a(consumed="WWW", eaten=1)
    game.play("alga W green 5")
    game.refuses("alga W red 2", "R8.5")
    game.play("alga W red sea", "take W", "take W", "alga W blue 3")


def test_only_by_a_fish_that_has_eaten() -> None:  # R8.5
    game = board_a(consumed=("W", "W"), eaten=(0, 1))
    game.refuses("alga W green 5", "R8.5")
    game.play("take W", "alga W green 5")


def test_only_on_a_tile_without_cylinder() -> None:  # R8.5
    game = board_a(consumed="W", eaten=1, locks="5")
    game.refuses("alga W green 5", "R8.5")
    game.refuses("alga W red 5", "R8.5")


def test_only_on_a_tile_that_shows_the_colour_large() -> None:  # R8.5
    game = board_a(consumed="WW", eaten=1)
    game.refuses("alga W red 5", "R8.5")  # its small alga
    game.refuses("alga W blue 5", "R8.5")
    game.play("alga W green sea")  # tile 5 turns and shows red
    game.refuses("alga W green 5", "R8.5")
    game.play("alga W red 5")
    assert game.state["coral_tiles"][4] == "P>O"


def test_a_locked_tile_stays_for_the_rest_of_the_game() -> None:  # R8.5
    game = board_a(consumed="WWW", eaten=1)
    game.play("alga W blue 6", "alga W blue sea", "alga W green sea")
    assert game.locks == [6]
    assert 6 not in game.turned


@pytest.mark.parametrize("fish", ["", "W"])
def test_a_nearly_empty_fish_does_not_lock_the_last_tile(fish: str) -> None:  # R8.6
    game = board_a(consumed="P", eaten=1, fish=fish, locks=ALL_BUT_TEN)
    game.refuses("alga P blue 10", "R8.6")
    game.play("alga P blue sea")  # turning it is free
    assert game.turned == [10]


def test_a_fish_with_two_polyps_locks_the_last_tile() -> None:  # R8.6
    game = board_a(consumed="P", eaten=1, fish="WW", locks=ALL_BUT_TEN)
    game.play("alga P blue 10")
    assert game.phase == "final"


def test_a_nearly_empty_fish_locks_any_tile_but_the_last() -> None:  # R8.6
    game = board_a(consumed="P", eaten=1, fish="W", locks="1 2 3 4 5 6 7 8")
    game.play("alga P blue 10")
    assert game.locks == [1, 2, 3, 4, 5, 6, 7, 8, 10]
