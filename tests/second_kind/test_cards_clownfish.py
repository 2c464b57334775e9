"""The five clownfish cards in one's own turn. Their windows are in test_windows and its neighbours."""

import pytest
from drawn_reef import DECK, reef

SEA = "WY,rock YYY OOO PPP GGG"


def test_gull_service_takes_one_tile_from_the_sea() -> None:  # card gull_service: effect
    game = reef(cards="gull_service", sea="WY,rock - P/G - -")
    game.play("card gull_service")
    assert game.legal() == ["choose W W", "choose W Y", "choose W rock", "choose O P/G"]
    game.play("choose O P/G")
    assert (game.hand, game.sea) == ("P/G", "WY,rock - - - -")  # nothing is refilled now
    game.play("take O", deal="WWWW")  # of an empty space the cube alone is taken
    assert game.all("cubes")[0] == "O"
    assert game.all("hand")[0] == "P/G"


def test_gull_service_after_an_early_action_10() -> None:  # card gull_service: effect
    game = reef(cards="gull_service pick_me_up", sea=SEA)
    game.play("card pick_me_up", "take W", "card gull_service", "choose Y Y")
    assert len(game.state["sea"]["Y"]) == 2


def test_gull_service_needs_a_tile_on_the_sea() -> None:  # card gull_service: refusal
    reef(cards="gull_service").refuses("card gull_service", "S7.4")


def test_what_gull_service_takes_is_public() -> None:  # card gull_service: hidden
    game = reef(cards="gull_service", sea=SEA)
    game.play("card gull_service", "choose W rock")
    for viewer in (1, None):
        assert game.game.view(viewer)["players"][0]["hand"] == {"total": 1, "known": {"rock": 1}}


def test_night_shift_clocks_in_beside_action_4() -> None:  # card night_shift: effect
    game = reef("W W . Y1 . O .", cards="night_shift")
    game.play("card night_shift")
    assert game.legal() == ["choose introduce 1a6", "choose introduce 1b6", "choose introduce 1f6"]
    game.play("choose introduce 1a6")
    assert (game["1a6"], game.turn["introduced"], game.turn["moved"]) == ("W0", False, [])
    game.play("shrimp 1f6")  # action 4 is still there


def test_night_shift_swaps_shifts() -> None:  # card night_shift: effect
    game = reef("W0 W W W W . Y", cards="night_shift", eaten=(3, 0))
    game.play("card night_shift")
    assert game.legal() == [f"choose move 1a6 1{column}6" for column in "bcdeg"]  # within a coral of any size
    game.play("choose move 1a6 1g6")
    assert (game["1a6"], game["1g6"]) == ("W", "Y0")


def test_night_shift_joins_corals_of_at_most_four_tiles() -> None:  # card night_shift: refusal
    game = reef("W W W W W . .", cards="night_shift")
    game.refuses("card night_shift", "S7.4")  # five tiles
    game = reef("W W W WW . . .", cards="night_shift")
    game.play("card night_shift", "choose introduce 1d6")  # four, a double being one
    reef("W1 W . Yb . . .", cards="night_shift").refuses("card night_shift", "S7.4")
    reef("W W . . . . .", cards="night_shift", eaten=(4, 0)).refuses("card night_shift", "S7.4")


def test_night_shift_never_goes_to_rock_nor_beside_a_blue_shrimp() -> None:  # card night_shift: effect
    game = reef("W* W . Yb Y . .", cards="night_shift")
    game.play("card night_shift")
    assert game.legal() == ["choose introduce 1b6", "choose introduce 1e6"]


def test_night_shift_leaves_one_shrimp_a_coral_and_two_a_board() -> None:  # card night_shift: merge
    game = reef(
        """
        . . . # . . .     . . . . O0 . .
        W0 W . Y0 . G .   # . . . O . #
        """,
        cards="night_shift",
    )
    game.play("card night_shift")
    goals = [action.split()[1:] for action in game.legal()]
    assert ["introduce", "1f6"] not in goals  # a third on board 1
    assert ["move", "2e5", "1f6"] not in goals
    assert ["move", "1a6", "1f6"] in goals
    assert ["move", "1a6", "1b6"] in goals
    assert not any(goal[-1] in ("1d6", "2e5") for goal in goals)  # shrimped corals


def test_protection_changes_with_the_night_shift() -> None:  # card night_shift: protect
    game = reef("W W Y Y . . G0", cards="night_shift", hand="WW", cubes="W")
    game.play("card night_shift", "choose introduce 1d6", "cube W")
    game.refuses("lay 1c6", "R5.3")


def test_night_shift_may_choose_a_half_tile() -> None:  # card night_shift: half
    game = reef("W Wh:ne W . . . .", cards="night_shift")
    game.play("card night_shift", "choose introduce 1b6")
    assert game["1b6"] == "Wh:ne0"
    assert game.coral("1b6") == "1b6 1c6"


def test_night_shift_does_not_go_onto_a_crown() -> None:  # card night_shift: crown
    game = reef("W X Y1 . . . .", cards="night_shift")
    game.play("card night_shift")
    assert game.legal() == ["choose introduce 1a6"]


def test_an_option_of_night_shift_without_target_is_not_offered() -> None:  # card night_shift: hidden
    game = reef("W0 W . . . . .", cards="night_shift")
    game.play("card night_shift")
    assert game.legal() == ["choose move 1a6 1b6"]  # nothing to introduce onto


def test_slack_tide_spares_a_coral_tile_at_the_next_cylinder() -> None:  # card slack_tide: effect
    game = reef(cards="slack_tide", consumed="WW")
    game.play("card slack_tide", "alga W blue sea")
    assert game.legal() == ["choose 3", "choose 6", "choose 10"]
    assert game.state["alga_space"] == "blue"
    game.play("choose 6")
    assert game.turned == [3, 10]
    game.play("alga W red sea")  # the next one only
    assert game.pending is None


def test_slack_tide_applies_to_algae_rhythm_too() -> None:  # card slack_tide: effect
    game = reef(cards="slack_tide algae_rhythm")
    game.play("card slack_tide", "card algae_rhythm", "choose blue", "choose 3")
    assert game.turned == [6, 10]


def test_slack_tide_holds_when_its_card_is_back_in_the_pile() -> None:  # S7.1, card slack_tide: effect
    rest = " ".join(card for card in DECK if card != "slack_tide")
    game = reef(cards="slack_tide", discards=rest, hand="W", consumed="W")
    game.play("card slack_tide")
    game.play("buy hand W", deal="digestif")
    assert "slack_tide" in game.state["draw"]
    game.play("alga W blue sea")
    assert game.legal() == ["choose 3", "choose 6", "choose 10"]
    game.play("choose 6")
    assert game.turned == [3, 10]


def test_slack_tide_is_lost_if_nothing_would_flip() -> None:  # card slack_tide: effect
    game = reef(cards="slack_tide", consumed="WW", locks="3 6 10")
    game.play("card slack_tide", "alga W blue sea")
    assert game.pending is None
    game.play("alga W red sea")
    assert game.pending is None
    assert game.turned == [2, 9]


def test_slack_tide_needs_an_alga_to_come() -> None:  # card slack_tide: refusal
    reef(cards="slack_tide", hand="W").refuses("card slack_tide", "S7.4")
    reef(cards="slack_tide algae_rhythm").play("card slack_tide")
    reef(cards="slack_tide", consumed="W").play("card slack_tide")


def test_only_uncovered_tiles_can_be_spared() -> None:  # card slack_tide: locked
    game = reef(cards="slack_tide", consumed="W", locks="3")
    game.play("card slack_tide", "alga W blue sea")
    assert game.legal() == ["choose 6", "choose 10"]


def test_a_locked_tile_stays_covered_under_slack_tide() -> None:  # card slack_tide: locked
    game = reef(cards="slack_tide", consumed="W", eaten=1)
    game.play("card slack_tide", "alga W blue 3")
    assert game.legal() == ["choose 6", "choose 10"]
    game.play("choose 6")
    assert (game.locks, game.turned) == ([3], [10])


def test_leftovers_again_takes_a_tile_that_returned() -> None:  # card leftovers_again: effect
    game = reef("W0 W WW Wb W . .", cards="leftovers_again", eaten=1)
    game.play("eat 1a6", "return W2", "return Wb", "return W", "card leftovers_again")
    assert game.legal() == ["choose W", "choose W2", "choose Wb"]
    game.play("choose Wb")
    assert (game.consumed, game.fish) == ("Wb", "WW")
    assert game.bag["Wb"] == 0


def test_leftovers_again_needs_a_meal_this_turn() -> None:  # card leftovers_again: refusal
    game = reef("W0 W W W W . .", cards="leftovers_again", eaten=1, acted=True)
    game.refuses("card leftovers_again", "S7.4")


def test_the_kind_must_still_be_in_the_bag() -> None:  # card leftovers_again: bag
    game = reef(
        "W0 Wb W/Y W/Y WW . .",
        cards="leftovers_again lucky_dip",
        eaten=1,
        bag="",
        reserve="",
    )
    game.play("eat 1a6", "return W2", "return Wb", "return W")
    game.play("card lucky_dip", deal="W2 Wb W")
    game.play("choose W", "card leftovers_again")
    assert game.legal() == ["choose W"]


def test_leftovers_again_takes_half_tiles_and_unsplit_doubles() -> None:  # card leftovers_again: half
    picture = "Wh:ne W0 WW W W . ."
    game = reef(picture, cards="leftovers_again", eaten=1)
    assert game.coral("1b6") == "1a6 1b6 1c6 1d6 1e6"
    game.play("eat 1b6", "return Wh", "return W2", "return W", "card leftovers_again", "choose Wh")
    assert game.consumed == "Wh"
    game = reef(picture, cards="leftovers_again", eaten=1)
    game.play("eat 1b6", "return Wh", "return W2", "return W", "card leftovers_again", "choose W2")
    assert (game.consumed, game.pending) == ("W2", None)  # no coral consumed it


def test_what_returns_is_public_and_so_is_the_tile_taken() -> None:  # card leftovers_again: hidden
    game = reef("W0 W WW Wb W . .", cards="leftovers_again", eaten=1)
    game.play("eat 1a6", "return W2", "return Wb", "return W")
    assert game.game.view(1)["turn"]["effects"]["returned"] == ["W", "W2", "Wb"]
    game.play("card leftovers_again", "choose Wb")
    assert game.game.view(1)["players"][0]["consumed"] == {"Wb": 1}


def test_stiff_upper_polyp_wards_a_polyp_of_an_own_coral() -> None:  # card stiff_upper_polyp: effect
    game = reef("W W Y Y0 Y W W", cards="stiff_upper_polyp", hand=("", "W"), cubes=("", "W"), sea=SEA)
    game.play("card stiff_upper_polyp")
    assert game.legal() == ["choose 1c6", "choose 1d6", "choose 1e6"]
    game.play("choose 1c6")
    assert game.state["wards"] == {"1c6": 0}
    game.play("move 1d6 off")  # it stays if the shrimp leaves
    game.play("take W")
    game.play("cube W")
    game.refuses("lay 1c6", "R5.3")
    game.play("lay 1e6")
    if game.phase == "laying":
        game.play("stop")
    game.play("take Y")
    assert game.turn["player"] == 0
    assert game.state["wards"] == {}  # until the next turn begins


def test_stiff_upper_polyp_needs_a_coral_of_ones_own() -> None:  # card stiff_upper_polyp: refusal
    game = reef("W1 W Y* .0 . . .", cards="stiff_upper_polyp", acted=True)
    game.refuses("card stiff_upper_polyp", "S7.4")


def test_a_ward_does_not_stop_joining() -> None:  # card stiff_upper_polyp: merge
    game = reef("W0 . W W . . .", hand="W", cubes="W", wards={"1c6": 1}, acted=True)
    game.play("cube W", "lay 1b6")
    assert game.coral("1a6") == "1a6 1b6 1c6 1d6"


def test_a_ward_stays_when_the_coral_splits() -> None:  # card stiff_upper_polyp: protect
    game = reef(
        """
        . W W # . . .
        Y Y Y Y Y1 . .
        """,
        hand="WW",
        cubes="W",
        wards={"1b6": 1},
        acted=True,
    )
    game.play("cube W")
    game.refuses("lay 1b6", "R5.3")
    game.play("lay 1c6")
    assert game.state["wards"] == {"1b6": 1}
    game.refuses("lay 1b6", "R5.3")


def test_a_half_tile_may_be_warded() -> None:  # card stiff_upper_polyp: half
    game = reef("W0 Wh:nw . . . . .", cards="stiff_upper_polyp")
    game.play("card stiff_upper_polyp", "choose 1b6")
    assert game.state["wards"] == {"1b6": 0}


def test_a_ward_does_not_hinder_growth() -> None:  # card stiff_upper_polyp: growth
    game = reef(
        """
        . . . . W1 # .
        . . . # . . .
        . . . . . . .
        """,
        hand="WW",
        cubes="W",
        wards={"1e4": 1},
        acted=True,
    )
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "W"


def test_a_crown_ignores_wards_and_a_ward_goes_with_its_tile() -> None:  # card stiff_upper_polyp: crown
    game = reef("W X . . . . .", crowns=["1b6"], wards={"1a6": 1})
    game.play("crown 1b6 1a6")
    assert game.state["wards"] == {}


@pytest.mark.parametrize(
    "card", ["gull_service", "night_shift", "slack_tide", "leftovers_again", "stiff_upper_polyp"]
)
def test_clownfish_cards_are_not_for_the_final_round(card: str) -> None:  # card gull_service: end
    # card night_shift: end
    # card slack_tide: end
    # card leftovers_again: end
    # card stiff_upper_polyp: end
    game = reef(
        "W0 W . Y . . .",
        cards=card,
        consumed="W",
        sea=SEA,
        phase="final",
        ended_by="shrimps",
        ender=1,
        eaten=(1, 4),
    )
    game.refuses(f"card {card}", "R11.2")
