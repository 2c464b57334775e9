"""Cards for the next laying: Larva Lamp, Six-Pack Reef, Underdogfish."""

import pytest
from drawn_reef import reef

CARDS = ["larva_lamp", "six_pack", "underdogfish"]


@pytest.mark.parametrize("card", CARDS)
def test_the_precondition_is_a_laying_that_can_be_paid(card: str) -> None:  # card larva_lamp: refusal
    # card six_pack: refusal
    # card underdogfish: refusal
    reef(cards=card, hand="W").refuses(f"card {card}", "S7.4")
    reef(cards=card, hand="W", cubes="W", lays=2, acted=True).refuses(f"card {card}", "S7.4")
    reef(cards=card, hand="W", cubes="W", lays=1, acted=True).play(f"card {card}")
    reef(cards=card, hand="W", consumed="W").play(f"card {card}")  # a tile to exchange by action 6
    reef(cards=card, hand="W", consumed="W", cubes=("", "W" * 9)).refuses(f"card {card}", "S7.4")


@pytest.mark.parametrize("card", CARDS)
def test_it_must_lead_to_a_laying(card: str) -> None:  # S7.4, card larva_lamp: refusal
    # card six_pack: refusal
    # card underdogfish: refusal
    reef(cards=card, cubes="W").refuses(f"card {card}", "S7.4")  # a cube, and no tile
    reef(cards=card, consumed="W").refuses(f"card {card}", "S7.4")  # the one tile would be paid for the cube
    reef(cards=card, consumed="WW").play(f"card {card}", "larva W", "cube W", "lay 1a6 consumed")
    reef(cards=card, consumed="W W/Y").play(f"card {card}", "larva W", "cube W")
    reef(cards=card, hand="rock", cubes="W").refuses(f"card {card}", "S7.4")


def test_the_effect_itself_may_make_the_laying_possible() -> None:  # S7.4, card larva_lamp: effect
    # card underdogfish: effect
    only_yellow = reef(cards="larva_lamp six_pack", hand="Y", cubes="W")
    only_yellow.refuses("card six_pack", "S7.4")
    only_yellow.play("card larva_lamp", "card six_pack", "cube W as Y")
    only_yellow = reef(cards="larva_lamp", hand="Y", consumed="W")
    only_yellow.play("card larva_lamp", "larva W", "cube W as Y")
    crowded = reef(
        """
        # # # O O O #
        # O O O O O #
        O O # O O O O
        O O O O O # O
        Y Y Y # O O O
        W W Y G G G G
        """,
        rest="P",
        cards="underdogfish six_pack",
        hand="W",
        cubes="W",
        stronger="Y>W",
    )
    crowded.refuses("card six_pack", "S7.4")
    crowded.play("card underdogfish", "card six_pack", "cube W", "lay 1c6")


@pytest.mark.parametrize("card", CARDS)
def test_the_effect_is_lost_when_the_turn_ends(card: str) -> None:  # card larva_lamp: effect
    # card six_pack: effect
    # card underdogfish: effect
    game = reef(cards=card, hand="W", cubes="W", sea="WWW WWW WWW WWW WWW")
    game.play(f"card {card}")
    assert game.effects != {}
    game.play("take W")
    assert game.effects == {}


def test_larva_lamp_lets_a_cube_count_as_another_colour() -> None:  # card larva_lamp: effect
    game = reef("W . . . . . .", cards="larva_lamp", hand="WY", cubes="WW")
    game.play("card larva_lamp")
    assert game.legal("cube") == ["cube W", "cube W as Y"]
    game.play("cube W as Y")
    assert game.turn["laying"] == "Y"
    assert game.larvae["W"] == 8  # it returns as its real colour
    game.refuses("lay 1b6 W", "N2")
    game.play("lay 1b6")
    assert game["1b6"] == "Y"
    assert game.legal("cube") == ["cube W"]  # one larva play


def test_larva_lamp_waits_through_action_6() -> None:  # card larva_lamp: effect
    game = reef(cards="larva_lamp", hand="Y", consumed="WW")
    game.play("card larva_lamp", "larva W", "cube W as Y", "lay 1a6")
    assert game["1a6"] == "Y"


def test_larva_lamp_does_not_apply_to_third_tide_lucky() -> None:  # card larva_lamp: effect
    game = reef(cards="larva_lamp third_tide_lucky", hand="WY", cubes="WW")
    game.play("card larva_lamp", "card third_tide_lucky")
    assert game.legal() == ["cube W"]
    game.play("cube W", "lay 1a6")
    assert game.legal("cube") == ["cube W as Y"]  # it has waited


def test_larva_lamp_does_not_apply_to_action_8() -> None:  # card larva_lamp: effect
    game = reef(cards="larva_lamp", hand="Y", cubes="W")
    game.play("card larva_lamp")
    assert game.legal("polyp") == ["polyp W"]


def test_larva_lamp_joins_no_two_shrimped_corals() -> None:  # card larva_lamp: merge
    game = reef("Y0 . Y1 . . . .", cards="larva_lamp", hand="Y", cubes="W")
    game.play("card larva_lamp", "cube W as Y")
    game.refuses("lay 1b6", "R4.6")


def test_larva_lamp_lays_half_tiles_of_the_named_colour() -> None:  # card larva_lamp: half
    game = reef(cards="larva_lamp", hand="Yh Wh", cubes="W")
    game.play("card larva_lamp", "cube W as Y")
    assert {action.split()[2][:2] for action in game.legal("lay")} == {"Yh"}


def test_larva_lamp_grows_in_the_named_colour() -> None:  # card larva_lamp: growth
    game = reef(cards="larva_lamp", hand="Y", cubes="W")
    game.play("card larva_lamp", "cube W as Y", "lay 1c4")
    assert game["1d4"] == "Y"


def test_the_named_colour_is_public() -> None:  # card larva_lamp: hidden
    game = reef(cards="larva_lamp", hand="YY", cubes="W")
    game.play("card larva_lamp", "cube W as Y")
    assert game.game.view(1)["turn"]["laying"] == game.game.view(None)["turn"]["laying"] == "Y"


def test_six_pack_reef_lays_six_from_the_hand() -> None:  # card six_pack: effect
    game = reef(cards="six_pack", hand="W" * 8, consumed="W", cubes="WW")
    game.play("card six_pack", "cube W", *(f"lay 1{column}6" for column in "abcdef"))
    assert [action for action in game.legal("lay") if not action.endswith("consumed")] == []
    game.play("lay 1g6 consumed")  # consumed tiles stay unlimited
    assert (game.phase, game.hand) == ("turn", "WW")
    game.play("cube W", "lay 1a5")
    assert game.effects == {}


def test_next_lay_cards_combine_but_do_not_attach_to_third_tide() -> None:  # card six_pack: effect
    game = reef(cards="larva_lamp six_pack third_tide_lucky", hand="W" * 4 + "Y" * 7, cubes="WW")
    game.play("card larva_lamp", "card six_pack", "card third_tide_lucky", "cube W", "lay 1a5", "lay 1b5")
    assert game.phase == "turn"  # two from the hand, not six
    game.play("cube W as Y", *(f"lay 1{column}6" for column in "abcdef"))
    assert (game.phase, game.hand) == ("turn", "WWY")


def test_six_pack_joins_no_two_shrimped_corals() -> None:  # card six_pack: merge
    game = reef("W0 . W1 . . . .", cards="six_pack", hand="WW", cubes="W")
    game.play("card six_pack", "cube W")
    game.refuses("lay 1b6", "R4.6")


def test_half_and_double_tiles_count_as_one_of_the_six() -> None:  # card six_pack: half
    game = reef(cards="six_pack", hand="WWWWW Wh W2", cubes="W")
    game.play(
        "card six_pack", "cube W", "lay 1a6 Wh:ne", "lay 1b6 W2", *(f"lay 1{column}6" for column in "cdef")
    )
    assert (game.phase, game.hand) == ("turn", "W")


def test_growth_does_not_count_toward_the_six() -> None:  # card six_pack: growth
    game = reef(cards="six_pack", hand="W" * 7, cubes="W")
    game.play("card six_pack", "cube W", "lay 1c4")
    assert game["1d4"] == "W"
    game.play(*(f"lay 1{column}6" for column in "abcde"))
    assert (game.phase, game.hand) == ("turn", "W")


WEAK = "W W Y Y . O ."


def test_underdogfish_attacks_once_as_the_weaker() -> None:  # card underdogfish: effect
    game = reef(WEAK, cards="underdogfish", hand="WWW", cubes="W", stronger="Y>W")
    game.play("card underdogfish", "cube W", "lay 1c6")
    assert game.consumed == "Y"
    game.refuses("lay 1d6", "R5.1")  # the first placement that needs it uses it up


def test_an_attack_as_the_stronger_does_not_use_it_up() -> None:  # card underdogfish: effect
    game = reef("G W W Y Y . .", cards="underdogfish", hand="WWW", cubes="W", stronger="Y>W W>G")
    game.play("card underdogfish", "cube W", "lay 1a6", "lay 1d6")
    assert game.consumed == "YG"


def test_without_underdogfish_the_weaker_does_not_attack() -> None:  # card underdogfish: refusal
    game = reef(WEAK, hand="WWW", cubes="W", stronger="Y>W", acted=True)
    game.play("cube W")
    game.refuses("lay 1c6", "R5.1")


def test_underdogfish_needs_two_that_attack() -> None:  # card underdogfish: effect
    game = reef("W Y . . . . .", cards="underdogfish", hand="WW", cubes="W", stronger="Y>W")
    game.play("card underdogfish", "cube W")
    game.refuses("lay 1b6", "R5.1")


def test_underdogfish_joins_no_two_shrimped_corals() -> None:  # card underdogfish: merge
    game = reef("W W0 Y W1 . . .", cards="underdogfish", hand="WW", cubes="W", stronger="Y>W")
    game.play("card underdogfish", "cube W")
    game.refuses("lay 1c6", "R4.6")


@pytest.mark.parametrize(("target", "wards"), [("Y1", {}), ("Y*", {}), ("Yb", {}), ("Y", {"1c6": 1})])
def test_all_protection_stops_underdogfish(
    target: str, wards: dict[str, int]
) -> None:  # card underdogfish: protect
    game = reef(
        f"W W {target} . . . .", cards="underdogfish", hand="WW", cubes="W", stronger="Y>W", wards=wards
    )
    game.play("card underdogfish", "cube W")
    game.refuses("lay 1c6", "R5.3")


def test_underdogfish_needs_open_sides() -> None:  # card underdogfish: half
    game = reef("W W Yh:ne . . . .", cards="underdogfish", hand="WW", cubes="W", stronger="Y>W")
    game.play("card underdogfish", "cube W")
    game.refuses("lay 1c6", "R5.1")


def test_a_weak_attack_makes_grow() -> None:  # card underdogfish: growth
    game = reef(
        """
        W W Y . . # .
        . . . # . . .
        . . . . . . .
        """,
        cards="underdogfish",
        hand="WW",
        cubes="W",
        stronger="Y>W",
    )
    game.play("card underdogfish", "cube W", "lay 1c4")
    assert game["1d4"] == "W"


def test_crowns_cannot_be_attacked() -> None:  # card underdogfish: crown
    game = reef("W W X . . . .", cards="underdogfish", hand="WW", cubes="W")
    game.play("card underdogfish", "cube W")
    game.refuses("lay 1c6", "S3.6")


def test_a_covered_coral_tile_cannot_be_ignored() -> None:  # card underdogfish: locked
    game = reef("W W Y . O W W", cards="underdogfish", hand="WW", cubes="W", stronger="Y>W O>W", locks="1")
    game.play("card underdogfish", "cube W")
    game.refuses("lay 1c6", "R5.1")  # coral tile 1 is locked
    game.play("lay 1e6")  # coral tile 2 is not
    assert game.consumed == "O"


def test_underdogfish_needs_a_coral_tile_without_cylinder() -> None:  # card underdogfish: refusal
    game = reef(WEAK, cards="underdogfish", hand="W", cubes="W", locks="1 2 3 4 5 6 7 8 9 10")
    game.refuses("card underdogfish", "S7.4")
