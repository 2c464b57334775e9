"""Cards that lay at once: Third Tide Lucky and Growth Spurt."""

from drawn_reef import reef

GROUND = """
    . . . . . # .
    . . . # . . .
    . . . . . . .
"""


def test_third_tide_lucky_is_an_additional_larva_play() -> None:  # card third_tide_lucky: effect
    game = reef(cards="third_tide_lucky", hand="WWWW", consumed="WW", cubes="WWW")
    game.play("card third_tide_lucky")
    assert game.legal() == ["cube W"]
    game.play("cube W", "lay 1a6", "lay 1b6")
    assert {action.split()[2] for action in game.legal("lay")} == {"consumed"}  # two from the hand
    game.play("lay 1c6 consumed", "lay 1d6 consumed")
    assert (game.phase, game.turn["lays"]) == ("turn", 0)
    game.play("cube W", "lay 1e6", "stop", "cube W", "lay 1f6")  # actions 2 and 3 are both left
    assert game.turn["lays"] == 2


def test_third_tide_lucky_after_actions_2_and_3() -> None:  # card third_tide_lucky: effect
    game = reef(cards="third_tide_lucky", hand="W", cubes="W", lays=2, acted=True)
    game.play("card third_tide_lucky", "cube W", "lay 1a6")
    assert game.turn["lays"] == 2


def test_third_tide_lucky_needs_a_cube_behind_the_screen() -> None:  # card third_tide_lucky: refusal
    game = reef(cards="third_tide_lucky", hand="W", consumed="W")  # action 6 cannot pay
    game.refuses("card third_tide_lucky", "S7.4")
    game = reef(cards="third_tide_lucky", hand="Y", cubes="W")
    game.refuses("card third_tide_lucky", "S7.4")


def test_third_tide_lucky_joins_no_two_shrimped_corals() -> None:  # card third_tide_lucky: merge
    game = reef("W0 . W1 . . . .", cards="third_tide_lucky", hand="W", cubes="W")
    game.play("card third_tide_lucky", "cube W")
    game.refuses("lay 1b6", "R4.6")


def test_third_tide_lucky_respects_protection_and_opens_the_window() -> (
    None
):  # card third_tide_lucky: protect
    game = reef("W W Y Y1 Y W W", cards=("third_tide_lucky", "stiff_upper_polyp"), hand="WW", cubes="W")
    game.play("card third_tide_lucky", "cube W")
    game.refuses("lay 1c6", "R5.3")
    game = reef("W W Y Y Y1 . .", cards=("third_tide_lucky", "stiff_upper_polyp"), hand="WW", cubes="W")
    game.play("card third_tide_lucky", "cube W", "lay 1c6")
    assert game.window == ("attack", 1)
    game.play("react stiff_upper_polyp")
    assert (game.phase, game.turn["from_hand"]) == ("laying", 0)


def test_third_tide_lucky_lays_half_tiles() -> None:  # card third_tide_lucky: half
    game = reef("W0 . W1 . . . .", cards="third_tide_lucky", hand="Wh", cubes="W")
    game.play("card third_tide_lucky", "cube W", "lay 1b6 Wh:se")
    assert game.coral("1c6") == "1b6 1c6"


def test_growth_is_not_counted_in_the_two() -> None:  # card third_tide_lucky: growth
    game = reef(cards="third_tide_lucky", hand="WWW", cubes="W")
    game.play("card third_tide_lucky", "cube W", "lay 1c4")
    assert game["1d4"] == "W"
    game.play("lay 1a6")
    assert (game.phase, game.hand) == ("turn", "W")


def test_a_crown_starved_by_third_tide_lucky_dies_at_once() -> None:  # card third_tide_lucky: crown
    game = reef("W W Y X . . .", cards="third_tide_lucky", hand="Wh", cubes="W")
    game.play("card third_tide_lucky", "cube W", "lay 1c6 Wh:nw")
    assert game.crowns == []


def test_growth_spurt_adds_a_tile_to_an_own_coral() -> None:  # card growth_spurt: effect
    game = reef(
        """
        . . . # . . .
        W0 W . . Y1 . .
        """,
        cards="growth_spurt",
    )
    game.play("card growth_spurt")
    assert game.legal() == ["choose 1a5 W", "choose 1b5 W", "choose 1c6 W"]
    game.play("choose 1c6 W")
    assert game["1c6"] == "W"
    assert (game.cubes, game.hand, game.turn["lays"]) == ("", "", 0)  # neither cube nor tile is paid
    assert game.reserve == "WYOPG"  # replaced from the bag
    assert game.pending is None


def test_growth_spurt_asks_for_the_colour() -> None:  # card growth_spurt: effect
    game = reef("W0 . Y0 . . . .", cards="growth_spurt")
    game.play("card growth_spurt")
    assert [action for action in game.legal() if "1b6" in action] == ["choose 1b6 W", "choose 1b6 Y"]


def test_growth_spurt_needs_a_coral_of_ones_own_with_room() -> None:  # card growth_spurt: refusal
    reef("W1 W . . W* . .", cards="growth_spurt").refuses("card growth_spurt", "S7.4")
    reef("W .0 . . . . .", cards="growth_spurt", acted=True).refuses("card growth_spurt", "S7.4")
    full = """
        Y Y . # . . .
        W0 G . . . . .
    """
    reef(full, cards="growth_spurt").refuses("card growth_spurt", "S7.4")


def test_growth_spurt_joins_at_most_one_coloured_and_one_blue() -> None:  # card growth_spurt: merge
    picture = """
        Y Y . # . . .
        W{} W{} . W{} . . .
    """
    game = reef(picture.format("0", "", "1"), cards="growth_spurt")
    game.refuses("card growth_spurt", "S7.4")
    game = reef(picture.format("0", "*", "*"), cards="growth_spurt")
    game.refuses("card growth_spurt", "S7.4")
    game = reef(picture.format("0", "", "*"), cards="growth_spurt")
    game.play("card growth_spurt", "choose 1c6 W")
    assert game.coral("1a6") == "1a6 1b6 1c6 1d6"


def test_growth_spurt_is_no_attack() -> None:  # card growth_spurt: protect
    game = reef("W0 W Y . . . .", cards=("growth_spurt", "stiff_upper_polyp"), stronger="W>Y")
    game.play("card growth_spurt")
    assert game.legal() == ["choose 1a5 W", "choose 1b5 W"]  # never on a polyp, protected or not
    game = reef("W0 W . Y1 . . .", cards=("growth_spurt", "stiff_upper_polyp"), wards={"1d6": 1})
    game.play("card growth_spurt", "choose 1c6 W")
    assert game.window is None


def test_growth_spurt_needs_a_coral_side() -> None:  # card growth_spurt: half
    game = reef("Y Wh:ne0 . . . . .", cards="growth_spurt")
    game.play("card growth_spurt")
    assert game.legal() == ["choose 1b5 W", "choose 1c6 W"]
    game.play("choose 1c6 W")
    assert game["1c6"] == "W"  # the new tile is ordinary
    reef("Y Wh:sw0 . . . . .", cards="growth_spurt").refuses("card growth_spurt", "S7.4")


def test_growth_spurt_on_and_beside_the_growth_cell() -> None:  # card growth_spurt: growth
    game = reef(GROUND.replace(". . . . . #", ". . W0 . . #"), cards="growth_spurt")
    game.play("card growth_spurt", "choose 1d4 W")
    assert game["1d4"] == "W"
    assert game["1e4"] == "."
    game = reef(GROUND.replace(". . . . . #", ". W0 . . . #"), cards="growth_spurt")
    game.play("card growth_spurt", "choose 1c4 W")
    assert game["1d4"] == "W"  # placed next to it, it makes it grow


def test_growth_spurt_and_crowns() -> None:  # card growth_spurt: crown
    game = reef("W0 . X Y . . .", cards="growth_spurt")
    game.play("card growth_spurt")
    game.refuses("choose 1c6 W", "S3.6")
    game.play("choose 1b6 W")
    assert game.crowns == ["1c6"]
    game = reef("W0 X Y . . . .", cards="growth_spurt")
    game.play("card growth_spurt")
    assert "choose 1b6 W" not in game.legal()


def test_growth_spurt_may_feed_a_crown() -> None:  # card growth_spurt: crown
    game = reef("W0 . X Yh:nw . . .", cards="growth_spurt", sea="WWW YYY OOO PPP GGG")
    game.play("card growth_spurt", "choose 1b6 W")
    game.play("take W", deal="O")
    assert game.turn["player"] == 1
    assert game.legal() == ["crown 1c6 1d6"]  # the coral of player 0 is not for player 1


FULL = """
    # # # W W W #
    # W W W W W #
    W W # W W W W
    W W W W W # W
    W W W # W W W
    . W0 W W W W W
"""


def test_a_full_reef_is_noticed_when_the_turn_ends() -> None:  # card growth_spurt: end
    game = reef(FULL, rest="G", cards="growth_spurt", sea="OOO OOO OOO YYY -")
    game.play("card growth_spurt", "choose 1a6 W")
    assert game.turn["ended_by"] is None
    game.play("take G")
    assert game.turn["ended_by"] == "full"


def test_growth_spurt_takes_the_reserve_first_and_then_the_bag() -> None:  # card growth_spurt: bag
    game = reef("W0 . . . . . .", cards="growth_spurt", bag="WYOPG")
    game.play("card growth_spurt", "choose 1b6 W")
    assert (game.reserve, game.bag["W"]) == ("WYOPG", 0)
    game = reef("W0 . . . . . .", cards="growth_spurt", bag="WYOPG", reserve="YOPG")
    game.play("card growth_spurt", "choose 1b6 W")
    assert (game.reserve, game.bag["W"]) == ("YOPG", 0)
    game = reef("W0 . . . . . .", cards="growth_spurt", bag="YOPG W2 Wb", reserve="YOPG")
    game.refuses("card growth_spurt", "S7.4")
