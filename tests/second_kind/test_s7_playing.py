"""S7.2 to S7.7: when cards are played, what becomes of them, and who sees them."""

import pytest
from drawn_reef import reef

TIMELY = "W0 W W W W . ."


def test_any_number_of_cards_between_actions() -> None:  # S7.2
    game = reef("W . . . . . .", cards="turncoral rainbow_diet plankton_soup", hand="W", cubes="W")
    game.play(
        "card turncoral",
        "choose 3",
        "cube W",
        "lay 1b6",
        "card rainbow_diet",
        "card plankton_soup",
        "choose Y",
    )
    assert (game.cards, game.cubes) == ([], "Y")


def test_a_card_may_be_played_in_the_turn_it_was_bought() -> None:  # S7.2
    game = reef(hand="W")
    game.play("buy hand W", deal="turncoral")
    game.play("card turncoral", "choose 1")
    assert game.turned == [1]


def test_a_card_declines_action_1() -> None:  # S7.2
    game = reef(TIMELY, cards="turncoral", eaten=1)
    game.play("card turncoral", "choose 1")
    game.refuses("eat 1a6", "R3.5")


def test_not_within_a_laying_nor_while_a_cube_is_owed() -> None:  # S7.2
    game = reef("W . . . . . .", cards="turncoral six_pack", hand="WW", cubes="W", consumed="W", acted=True)
    game.play("cube W")
    for action in ("card turncoral", "blue six_pack 1a6"):
        game.refuses(action, "R3.4")
    game.play("lay 1b6", "stop", "larva W")
    for action in ("card turncoral", "blue six_pack 1a6"):
        game.refuses(action, "R8.1")


def test_not_in_anothers_turn_and_not_a_card_one_does_not_hold() -> None:  # S7.2
    game = reef(cards=("six_pack", "turncoral"))
    game.refuses("card turncoral", "R3.6", player=1)
    game.refuses("card turncoral", "S7.2")


def test_text_or_shrimp_never_both() -> None:  # S7.3
    game = reef("W . . . . . .", cards="plankton_soup")
    game.play("blue plankton_soup 1a6")
    assert (game.discards, game.cubes) == (["plankton_soup"], "")
    game = reef("W . . . . . .", cards="plankton_soup")
    game.play("card plankton_soup", "choose W")
    assert game.legal("blue") == []


def test_only_cards_that_show_the_shrimp() -> None:  # S7.3
    game = reef("W0 W* . . Y . .", cards="turncoral digestif lucky_dip")
    assert game.legal("blue") == game.legal("shift") == []
    game.refuses("blue turncoral 1e6", "S7.3")
    game.refuses("shift turncoral 1b6 off", "S7.3")


def test_a_blue_use_counts_as_an_action() -> None:  # S7.3 and S7.2
    game = reef(TIMELY, cards="plankton_soup six_pack", eaten=1)
    game.play("blue plankton_soup 1b6")
    assert game.turn["acted"] is True
    game.refuses("eat 1a6", "R3.5")


def test_not_in_the_final_round() -> None:  # S7.3 and S7.6
    game = reef(
        "W0 W W W* W W .", cards="plankton_soup", phase="final", ended_by="shrimps", ender=1, eaten=(1, 4)
    )
    assert game.legal() == ["eat 1a6", "pass"]
    for action in ("card plankton_soup", "blue plankton_soup 1b6", "shift plankton_soup 1d6 off"):
        game.refuses(action, "R11.2")


@pytest.mark.parametrize(
    "card",
    [
        "third_tide_lucky",
        "growth_spurt",
        "fair_trade_winds",
        "digestif",
        "midnight_snack",
        "leftovers_again",
        "stiff_upper_polyp",
        "slack_tide",
        "gull_service",
        "larva_lamp",
        "late_breakfast",
        "lock_stock_and_barnacle",
    ],
)
def test_only_if_it_can_be_carried_out_to_the_end(card: str) -> None:  # S7.4
    game = reef(cards=card)  # nothing is there to do it with
    game.refuses(f"card {card}", "S7.4")


def test_a_card_played_goes_to_the_discards_at_once() -> None:  # S7.4
    game = reef(cards="digestif", hand="W")
    game.play("card digestif")
    assert (game.cards, game.discards) == ([], ["digestif"])


def test_a_scoring_card_stays_face_up_before_its_player() -> None:  # S7.4
    game = reef(cards="rainbow_diet")
    game.play("card rainbow_diet")
    assert (game.cards, game.discards, game.table) == ([], [], ["rainbow_diet"])
    assert game.game.view(1)["players"][0]["table"] == ["rainbow_diet"]


def test_used_for_its_shrimp_any_card_goes_to_the_discards() -> None:  # S7.4
    game = reef("W . . . . . .", cards="rainbow_diet")
    game.play("blue rainbow_diet 1a6")
    assert (game.discards, game.table) == (["rainbow_diet"], [])


def test_when_the_game_has_ended_no_card_is_played() -> None:  # S7.6
    game = reef("W0 W W W W . .", cards=("six_pack", "turncoral"), eaten=(3, 1))
    game.play("eat 1a6")
    assert game.phase == "final"
    game.refuses("card turncoral", "R11.2")
    game.play("pass")
    game.refuses("card turncoral", "R3.6")


@pytest.mark.parametrize("where", ["cards", "table"])
def test_scoring_cards_in_the_hand_count_at_scoring(where: str) -> None:  # S7.6
    if where == "cards":
        game = reef(consumed=("WWYY", "WWYY"), cards="every_crumb_counts")
    else:
        game = reef(consumed=("WWYY", "WWYY"), table="every_crumb_counts")
    assert game.points == [2, 0]


def test_hands_of_cards_are_hidden_their_number_is_public() -> None:  # S7.7
    game = reef(cards=("six_pack turncoral", "digestif"), table=("rainbow_diet", ""), discards="lucky_dip")
    for viewer in (1, None):
        view = game.game.view(viewer)
        assert view["players"][0]["cards"] == {"total": 2}
        assert view["players"][0]["table"] == ["rainbow_diet"]
        assert view["discards"] == ["lucky_dip"]
        assert view["draw"] == {"total": 23}
    assert game.game.view(0)["players"][0]["cards"] == ["six_pack", "turncoral"]
    assert game.game.view(0)["players"][1]["cards"] == {"total": 1}
