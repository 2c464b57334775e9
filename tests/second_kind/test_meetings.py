"""Where two or three rules of the expansion meet."""

from drawn_reef import reef

SEA = "WWW YYY OOO PPP GGG"


def test_a_shrimp_leaves_also_when_the_crown_died_of_its_meal() -> None:  # S3.4 and S3.5
    game = reef("W0 X . . . . .", crowns=["1b6"])
    game.play("crown 1b6 1a6")
    assert game.crowns == []
    assert game.pending == {"kind": "flee", "cell": "1a6"}
    assert "flee 1a6 1a6" not in game.legal()
    game.play("flee 1a6 1b6")
    assert game["1b6"] == ".0"


def test_a_blue_shrimp_too() -> None:  # S3.4 and S3.5
    game = reef("W* X . . . . .", crowns=["1b6"])
    game.play("crown 1b6 1a6")
    assert (game.crowns, game.legal()) == ([], ["drift 1a6 off"])
    game.play("drift 1a6 off")
    assert game.blue == (3, True, [])


def test_the_next_crown_waits_until_the_shrimp_has_left() -> None:  # S3.1 and S3.4
    game = reef("Y W0 X . X W .", crowns=["1c6", "1e6"])
    game.play("crown 1c6 1b6")
    assert {action.split()[0] for action in game.legal()} == {"flee"}
    game.play("flee 1b6 1f6")  # now the white polyp is the player's own
    assert game.legal() == ["crown 1e6 1f6"]


def test_a_crown_put_beside_a_rock_side_only_dies_at_once() -> None:  # S6.4 and S4.1
    game = reef("Wh:nw . . . . . .", hand="crown", acted=True)
    game.play("place crown 1b6")
    assert game.crowns == []


def test_crowns_die_when_the_coral_leaves_before_its_tiles_return() -> None:  # S3.5 and S4.7
    game = reef(
        """
        . . . # . . .
        W0 W WW W W X .
        """,
        eaten=1,
    )
    game.play("eat 1a6")
    assert (game.pending["kind"], game.crowns) == ("return", [])


def test_an_attack_joins_no_two_blue_corals() -> None:  # S5.2 and R5.1
    game = reef("W* W Y W* W . .", hand="W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("lay 1c6", "S5.2")


def test_a_half_tile_keeps_two_blue_corals_apart() -> None:  # S5.2 and S4.2
    game = reef("W* . W* . . . .", hand="Wh", cubes="W", acted=True)
    game.play("cube W", "lay 1b6 Wh:nw")
    assert game.coral("1a6") == "1a6 1b6"


def test_a_double_taken_in_an_attack_after_a_declined_window_may_be_split() -> None:  # S4.4 and S7.5
    game = reef("W W YY Y Y1 . .", hand="WW", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", "lay 1c6", "decline")
    assert (game.game.actor, game.legal()) == (0, ["split", "keep"])


def test_growth_comes_before_the_split() -> None:  # S4.4 and R6.1
    game = reef(
        """
        W W YY . . # .
        . . . # . . .
        . . . . . . .
        """,
        hand="WW",
        cubes="W",
        acted=True,
    )
    game.play("cube W", "lay 1c4")
    assert (game["1d4"], game.pending["kind"]) == ("W", "split")


def test_a_shrimp_stands_on_laid_rock_and_a_coral_reaches_it() -> None:  # S6.1 and R7.2
    game = reef("W0 . . . . . .", terrain={"1a7": "rock"}, hand="W", cubes="W", acted=True)
    game.play("move 1a6 1a7", "move 1a7 1a6", "cube W", "lay 1a7")
    assert game.coral("1a6") == "1a6 1a7"


def test_a_crown_is_nudged_onto_laid_rock_but_not_into_deep_water() -> None:  # card star_attraction: crown
    game = reef(
        "Y X # W . . .",
        terrain={"1b7": "rock", "1a7": "rock", "1c6": "water"},
        beyond={"1a7": "O"},
        cards="star_attraction",
    )
    game.play("card star_attraction")
    nudges = [action for action in game.legal() if "nudge" in action]
    assert nudges == ["choose nudge 1b6 1b7"]  # beside orange; 1b5 has no polyp beside it, 1c6 is water


def test_growth_spurt_takes_the_colour_that_shows() -> None:  # card growth_spurt: effect
    game = reef("Y/W0 . . . . . .", cards="growth_spurt")
    game.play("card growth_spurt", "choose 1b6 Y")
    assert game.coral("1a6") == "1a6 1b6"


def test_a_ward_lasts_through_the_turns_of_all_others() -> None:  # card stiff_upper_polyp: effect
    game = reef(
        """
        . . . # . . .   W W Y Y Y0 . .
        . . . . . . .   # . . . . . #
        """,
        players=3,
        cards="stiff_upper_polyp",
        hand=("", "WWW", "WWW"),
        cubes=("", "W", "W"),
        sea=SEA,
    )
    game.play("card stiff_upper_polyp", "choose 2c5")
    assert game.state["wards"] == {"2c5": 0}
    game.play("take W")
    for space in "YO":
        game.play("cube W")
        game.refuses("lay 2c5", "R5.3")
        game.play("lay 1a6" if space == "Y" else "lay 1c6", "stop", f"take {space}")
    assert (game.turn["player"], game.state["wards"]) == (0, {})


def test_a_ward_protects_against_its_own_player_too() -> None:  # card stiff_upper_polyp: protect
    game = reef("W W Y Y Y0 . .", cards="stiff_upper_polyp", hand="W", cubes="W")
    game.play("card stiff_upper_polyp", "choose 1c6", "cube W")
    game.refuses("lay 1c6", "R5.3")


def test_of_two_wards_on_a_polyp_the_later_end_counts() -> None:  # card stiff_upper_polyp: effect
    picture = """
        . . . # . . .   W W Y Y Y0 . .
        . . . . . . .   # . . . . . #
    """
    for before, after in ((0, 0), (1, 0), (2, 0)):
        game = reef(picture, players=3, cards="stiff_upper_polyp", wards={"2c5": before})
        game.play("card stiff_upper_polyp", "choose 2c5")
        assert game.state["wards"] == {"2c5": after}  # to the own next turn: the latest there is


def test_gull_service_after_pick_me_up_lets_the_turn_go_on() -> None:  # card gull_service: effect
    game = reef(cards=("pick_me_up", "gull_service"), sea=SEA)
    game.play("card pick_me_up", "take W", "react gull_service")
    game.play("choose G G", deal="WP")
    assert game.sea == "W YYY OOO PPP PGG"
    assert (game.game.actor, game.turn["collected"]) == (0, True)
    game.play("end")


def test_one_swap_may_leave_nothing_to_swap() -> None:  # card fair_trade_winds: effect
    game = reef(cards="fair_trade_winds", hand="G", sea="W - - - -")
    game.play("card fair_trade_winds", "choose swap G W W")
    assert game.legal() == ["choose swap W W G", "choose done"]


def test_the_cylinder_on_the_alga_space_is_not_in_the_supply() -> None:  # card algae_rhythm: refusal
    game = reef(cards="algae_rhythm", locks="3 4 6 10", stronger="P>Y", alga="blue")
    game.play("card algae_rhythm")
    assert game.legal() == ["choose green", "choose purple", "choose red"]


def test_late_breakfast_is_not_helped_by_other_cards() -> None:  # card late_breakfast: effect
    game = reef("W . . . . . .", cards="late_breakfast larva_lamp", hand="WWY", cubes="WW")
    game.play("card late_breakfast")
    assert game.legal() == ["cube W"]
    game.play("cube W", "lay 1b6", "stop", "card larva_lamp", "cube W as Y")


def test_a_meal_after_late_breakfast_opens_the_window() -> None:  # S7.5 and S8.1
    game = reef("W0 W W W . . .", cards=("late_breakfast", "leftovers_again"), hand="W", cubes="W", eaten=1)
    game.play("card late_breakfast", "cube W", "lay 1e6", "eat 1a6")
    assert game.window == ("eat", 1)


def test_leftovers_are_of_the_meal_of_this_turn_only() -> None:  # card leftovers_again: refusal
    game = reef("W0 W W W W . .", cards="leftovers_again", eaten=1, sea=SEA)
    game.play("eat 1a6", "take W", "take Y")
    assert (game.turn["player"], game.effects) == (0, {})
    game.refuses("card leftovers_again", "S7.4")


def test_third_tide_lucky_comes_back_to_two_after_a_taken_back_attack() -> (
    None
):  # card third_tide_lucky: protect
    game = reef("W W Y Y Y1 . .", cards=("third_tide_lucky", "stiff_upper_polyp"), hand="WWW", cubes="W")
    game.play("card third_tide_lucky", "cube W", "lay 1c6", "react stiff_upper_polyp", "lay 1a5", "lay 1b5")
    assert (game.phase, game.hand) == ("turn", "W")


def test_what_was_dipped_does_not_turn_up_at_the_next_meal() -> None:  # card lucky_dip: effect
    game = reef("W1 W WW W W . .", cards=("lucky_dip", ""), eaten=(0, 1), sea=SEA)
    game.play("card lucky_dip", deal="Y O P")
    game.play("choose Y", "take G", "eat 1a6")
    assert game.pending["tiles"] == {"W": 4, "W2": 1}
