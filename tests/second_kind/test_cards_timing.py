"""The cards Late Breakfast and Pick Me Up: actions at another time."""

from drawn_reef import Things, reef

LUNCH = """
    . . . # . . .
    W0 W W W W . .
"""
ENDING: Things = {"phase": "final", "ended_by": "shrimps", "ender": 1, "eaten": (1, 4)}


def test_late_breakfast_lays_before_action_1() -> None:  # card late_breakfast: effect
    game = reef("W0 W W W . . .", cards="late_breakfast", hand="WW", cubes="WW", eaten=1)
    game.refuses("eat 1a6", "R10.1")
    game.play("card late_breakfast")
    assert game.legal() == ["cube W"]
    game.play("cube W", "lay 1e6", "stop")
    assert game.turn["lays"] == 1
    game.play("eat 1a6")  # although the player has acted
    game.play("cube W", "lay 1a6")  # action 3 is still there
    assert game.phase == "turn"
    assert game.legal("cube") == []


def test_action_1_may_be_declined_after_it() -> None:  # card late_breakfast: effect
    game = reef(LUNCH, cards="late_breakfast", hand="W", cubes="W", eaten=1)
    game.play("card late_breakfast", "cube W", "lay 1f6")
    assert "eat 1a6" in game.legal()
    game.play("take W")


def test_anything_else_before_action_1_declines_it() -> None:  # card late_breakfast: effect
    for action in ("move 1a6 1b6", "shrimp 1g6", "buy hand Y", "card turncoral", "polyp Y"):
        game = reef(
            LUNCH.replace("W . .", "W . G"),
            cards="late_breakfast turncoral",
            hand="WY",
            cubes="WY",
            eaten=1,
        )
        game.play("card late_breakfast", "cube W", "lay 1f6", action)
        if action == "card turncoral":
            game.play("choose 1")
        assert game.legal("eat") == []


def test_shrimps_may_move_during_its_laying_and_cards_be_discarded() -> None:  # card late_breakfast: effect
    game = reef(LUNCH, cards="late_breakfast turncoral", hand="WW", cubes="W", eaten=1)
    game.play(
        "card late_breakfast", "cube W", "lay 1f6", "move 1a6 1b6", "discard turncoral", "stop", "eat 1b6"
    )


def test_a_first_meal_after_it_uses_one_blue_shrimp_card() -> None:  # card late_breakfast: effect
    game = reef(LUNCH, cards="late_breakfast six_pack turncoral", hand="W", cubes="W")
    game.play("card late_breakfast", "cube W", "lay 1f6")
    assert game.legal("eat") == ["eat 1a6 six_pack"]
    game.play("eat 1a6 six_pack")


def test_late_breakfast_needs_a_cube_and_action_1_undone() -> None:  # card late_breakfast: refusal
    reef(LUNCH, cards="late_breakfast", hand="W", consumed="W").refuses("card late_breakfast", "S7.4")
    game = reef(LUNCH, cards="late_breakfast", hand="W", cubes="W", eaten=1)
    game.play("eat 1a6")
    game.refuses("card late_breakfast", "S7.2")
    game = reef(LUNCH, cards="late_breakfast", hand="W", cubes="W", acted=True)
    game.refuses("card late_breakfast", "S7.2")


def test_late_breakfast_with_a_cube_that_cannot_be_played() -> None:  # card late_breakfast: refusal
    game = reef(LUNCH, cards="late_breakfast", hand="Y", cubes="W")
    game.refuses("card late_breakfast", "S7.4")


def test_late_breakfast_joins_no_two_shrimped_corals() -> None:  # card late_breakfast: merge
    game = reef("W0 . W1 . . . .", cards="late_breakfast", hand="W", cubes="W")
    game.play("card late_breakfast", "cube W")
    game.refuses("lay 1b6", "R4.6")


def test_late_breakfast_respects_protection_and_opens_the_window() -> None:  # card late_breakfast: protect
    game = reef("W W Y Y Y1 . .", cards=("late_breakfast", "stiff_upper_polyp"), hand="W", cubes="W")
    game.play("card late_breakfast", "cube W")
    game.refuses("lay 1d6", "R5.3")
    game.play("lay 1c6")
    assert game.window == ("attack", 1)


def test_late_breakfast_lays_half_tiles() -> None:  # card late_breakfast: half
    game = reef("W0 . W1 . . . .", cards="late_breakfast", hand="Wh", cubes="W")
    game.play("card late_breakfast", "cube W", "lay 1b6 Wh:ne")
    assert game.coral("1c6") == "1b6 1c6"


def test_late_breakfast_makes_grow() -> None:  # card late_breakfast: growth
    game = reef(cards="late_breakfast", hand="W", cubes="W")
    game.play("card late_breakfast", "cube W", "lay 1c4")
    assert game["1d4"] == "W"


def test_a_crown_starved_by_late_breakfast_dies_at_once() -> None:  # card late_breakfast: crown
    game = reef("W W Y X . . .", cards="late_breakfast", hand="Wh", cubes="W")
    game.play("card late_breakfast", "cube W", "lay 1c6 Wh:nw")
    assert game.crowns == []


def test_late_breakfast_comes_after_action_0() -> None:  # card late_breakfast: crown
    game = reef("W X Y . . . .", cards="late_breakfast", hand="W", cubes="W", crowns=["1b6"])
    game.refuses("card late_breakfast", "S3.1")
    game.play("crown 1b6 1c6", "card late_breakfast")


def test_late_breakfast_is_not_for_the_final_round() -> None:  # card late_breakfast: end
    things: Things = {"cards": "late_breakfast", "hand": "W", "cubes": "W", **ENDING}
    game = reef(LUNCH, **things)
    game.refuses("card late_breakfast", "R11.2")


def test_late_breakfast_leaves_the_hand_when_announced() -> None:  # card late_breakfast: hand
    game = reef("W0 W W W W . .", cards="late_breakfast", hand="W", cubes="W")
    game.play("card late_breakfast")
    assert (game.cards, game.discards) == ([], ["late_breakfast"])
    game.play("cube W", "lay 1f6")
    assert game.legal("eat") == []  # so it cannot be the card of the first meal


SEA = "WY,rock YYY OOO PPP GGG"


def test_pick_me_up_collects_early() -> None:  # card pick_me_up: effect
    game = reef("W . . . . . .", cards="pick_me_up", sea=SEA)
    game.play("card pick_me_up")
    assert game.legal() == [f"take {colour}" for colour in "WYOPG"]
    game.play("take W", deal="O")
    assert (game.hand, game.cubes) == ("WY rock", "W")
    game.play("place rock 1d0", "cube W", "lay 1b6")  # what was taken is usable at once
    game.refuses("take Y", "S8.5")
    game.play("end")
    assert game.turn["player"] == 1


def test_pick_me_up_is_refused_after_action_10() -> None:  # card pick_me_up: refusal
    game = reef(cards="pick_me_up", acted=True, collected=True)
    game.refuses("card pick_me_up", "S7.4")


def test_pick_me_up_waits_for_a_shrimp_on_bare_rock() -> None:  # card pick_me_up: refusal
    game = reef("W .0 . . . . .", cards="pick_me_up", sea=SEA, acted=True)
    game.refuses("card pick_me_up", "S7.4")


def test_a_refill_that_fails_loses_the_rest_of_the_turn() -> None:  # card pick_me_up: end
    game = reef(cards="pick_me_up", bag="", reserve="", sea="W - - - -", hand="W", cubes="W")
    game.play("card pick_me_up", "take W")
    assert (game.phase, game.turn["ended_by"], game.legal()) == ("over", "supply", [])
    assert game.hand == "WW"


def test_what_pick_me_up_takes_is_public() -> None:  # card pick_me_up: hidden
    game = reef(cards="pick_me_up", sea=SEA)
    game.play("card pick_me_up", "take W")
    for viewer in (1, None):
        holding = game.game.view(viewer)["players"][0]
        assert holding["hand"] == {"total": 3, "known": {"W": 1, "Y": 1, "rock": 1}}
        assert holding["cubes"] == {"W": 1}


def test_pick_me_up_refills_as_action_10_after_the_window() -> None:  # card pick_me_up: bag
    game = reef(cards=("pick_me_up", "gull_service"), sea=SEA)
    game.play("card pick_me_up")
    assert game.play("take W").deal == []
    assert game.window == ("collect", 1)
    assert game.state["sea"]["W"] == []
    game.play("decline", deal="crown")
    assert game.sea == "crown YYY OOO PPP GGG"
    assert game.turn["player"] == 0
    assert game.pending is None
    assert "end" in game.legal()
