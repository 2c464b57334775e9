"""Cards with algae and coral tiles: Algae Rhythm, Turncoral, Lock, Stock and Barnacle; Midnight Snack beside them."""

import pytest
from drawn_reef import reef

ALL = "1 2 3 4 5 6 7 8 9 10"
NINE = "1 2 3 4 5 6 7 8 9"


def test_algae_rhythm_plays_an_alga_for_nothing() -> None:  # card algae_rhythm: effect
    game = reef(cards="algae_rhythm", alga="red")
    game.play("card algae_rhythm")
    assert game.legal() == ["choose blue", "choose green", "choose purple", "choose red"]
    game.play("choose blue")
    assert game.state["alga_space"] == "blue"
    assert game.turned == [3, 6, 10]
    assert (game.consumed, game.eaten, game.turn["locked"]) == ("", [0, 0], False)


def test_algae_rhythm_does_not_touch_action_7() -> None:  # card algae_rhythm: effect
    game = reef(cards="algae_rhythm", consumed="WW", eaten=1)
    game.play("alga W green 1", "card algae_rhythm", "choose red", "alga W blue sea")
    assert game.locks == [1]


def test_a_colour_without_cylinder_is_not_offered() -> None:  # card algae_rhythm: refusal
    game = reef(cards="algae_rhythm", locks="1 3 4 6 10", stronger="Y>W P>Y")
    game.play("card algae_rhythm")
    assert game.legal() == ["choose green", "choose purple", "choose red"]  # five blue ones lock tiles
    game = reef(cards=("", "algae_rhythm"))
    game.refuses("card algae_rhythm", "S7.2")


def test_covered_coral_tiles_do_not_flip() -> None:  # card algae_rhythm: locked
    game = reef(cards="algae_rhythm", locks="3 10")
    game.play("card algae_rhythm", "choose blue")
    assert game.turned == [6]
    game.refuses("choose 3", "S7.4")  # never onto a coral tile


def test_algae_rhythm_cannot_end_the_game() -> None:  # card algae_rhythm: end
    game = reef(cards="algae_rhythm", locks=NINE, fish="WW", eaten=1)
    game.play("card algae_rhythm", "choose blue")
    assert (game.locks, game.phase) == ([1, 2, 3, 4, 5, 6, 7, 8, 9], "turn")


def test_turncoral_flips_one_coral_tile() -> None:  # card turncoral: effect
    game = reef(cards=("turncoral", "slack_tide"))
    game.play("card turncoral")
    assert game.legal() == [f"choose {number}" for number in range(1, 11)]
    game.play("choose 7")
    assert game.turned == [7]
    assert game.window is None  # no cylinder is involved
    assert game.state["alga_space"] is None


def test_turncoral_cannot_choose_a_covered_tile() -> None:  # card turncoral: locked
    game = reef(cards="turncoral", locks="1 7")
    game.play("card turncoral")
    assert game.legal() == [f"choose {number}" for number in (2, 3, 4, 5, 6, 8, 9, 10)]
    game.refuses("choose 7", "S7.4")


def test_turncoral_needs_a_tile_without_cylinder() -> None:  # card turncoral: refusal
    reef(cards="turncoral", locks=ALL).refuses("card turncoral", "S7.4")


@pytest.mark.parametrize("first", [True, False])
def test_lock_stock_and_barnacle_allows_two_locks(
    first: bool,
) -> None:  # card lock_stock_and_barnacle: effect
    game = reef(cards="lock_stock_and_barnacle", consumed="WWW", eaten=1)
    if first:
        game.play("card lock_stock_and_barnacle", "alga W green 1")
    else:  # also after the first placement
        game.play("alga W green 1")
        game.refuses("alga W red 9", "R8.5")
        game.play("card lock_stock_and_barnacle")
    game.play("alga W red 9")
    assert (game.locks, game.consumed) == ([1, 9], "W")  # each costs one consumed tile
    assert [action for action in game.legal("alga") if not action.endswith("sea")] == []


def test_lock_stock_needs_a_shrimp_on_the_sea() -> None:  # card lock_stock_and_barnacle: refusal
    reef(cards="lock_stock_and_barnacle", consumed="W").refuses("card lock_stock_and_barnacle", "S7.4")
    game = reef(cards="lock_stock_and_barnacle", consumed="W", eaten=1, effects={"locks": 1}, acted=True)
    game.refuses("card lock_stock_and_barnacle", "S7.4")  # already in force


def test_only_uncovered_coral_tiles_may_be_covered() -> None:  # card lock_stock_and_barnacle: locked
    game = reef(cards="lock_stock_and_barnacle", consumed="WWW", eaten=1, locks="1")
    game.play("card lock_stock_and_barnacle")
    game.refuses("alga W green 1", "R8.5")
    game = reef(cards="lock_stock_and_barnacle", consumed="W", eaten=1, locks=ALL)
    game.refuses("card lock_stock_and_barnacle", "S7.4")


def test_the_rule_of_the_last_tile_still_holds() -> None:  # card lock_stock_and_barnacle: end
    game = reef(
        cards="lock_stock_and_barnacle", consumed="WW", eaten=1, fish="W", locks=NINE.replace(" 9", "")
    )
    game.play("card lock_stock_and_barnacle", "alga W red 9")
    game.refuses("alga W blue 10", "R8.6")
    game = reef(
        cards="lock_stock_and_barnacle", consumed="WW", eaten=1, fish="WW", locks=NINE.replace(" 9", "")
    )
    game.play("card lock_stock_and_barnacle", "alga W red 9", "alga W blue 10")
    assert (game.turn["ended_by"], game.phase) == ("locks", "final")


def test_midnight_snack_eats_a_consumed_tile() -> None:  # card midnight_snack: effect
    game = reef(cards="midnight_snack", consumed="WY W2", eaten=1, fish="G")
    game.play("card midnight_snack")
    assert game.legal() == ["choose W", "choose Y"]  # never a double
    game.play("choose Y")
    assert (game.fish, game.consumed, game.eaten) == ("YG", "W W2", [1, 0])


def test_midnight_snack_needs_a_meal_and_a_single_tile() -> None:  # card midnight_snack: refusal
    reef(cards="midnight_snack", consumed="W").refuses("card midnight_snack", "S7.4")
    reef(cards="midnight_snack", consumed="W2", hand="W", eaten=1).refuses("card midnight_snack", "S7.4")


def test_a_half_tile_is_a_snack_and_scores_as_one() -> None:  # card midnight_snack: half
    game = reef(cards="midnight_snack", consumed="Wh", eaten=1)
    game.play("card midnight_snack", "choose Wh")
    assert game.fish == "Wh"
    assert game.points[0] == game.game.score()[0]["values"]["W"]


def test_a_snack_counts_for_the_last_coral_tile() -> None:  # card midnight_snack: end
    game = reef(cards="midnight_snack", consumed="WW", eaten=1, fish="G", locks=NINE)
    game.refuses("alga W blue 10", "R8.6")
    game.play("card midnight_snack", "choose W", "alga W blue 10")
    assert game.turn["ended_by"] == "locks"
    game = reef(cards="midnight_snack", consumed="W", eaten=3)
    game.play("card midnight_snack", "choose W")
    assert (game.eaten, game.phase) == ([3, 0], "turn")  # no shrimp was eaten


def test_a_snack_is_public_and_keeps_both_colours() -> None:  # card midnight_snack: hidden
    game = reef(cards="midnight_snack", consumed="W/Y", eaten=1, fish="G")
    game.play("card midnight_snack", "choose W/Y")
    assert game.game.view(1)["players"][0]["fish"] == {"total": 2, "known": {"W/Y": 1}}
    values = game.game.score()[0]["values"]
    assert game.points[0] == values["G"] + max(values["W"], values["Y"])
