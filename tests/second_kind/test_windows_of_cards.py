"""Each clownfish card in its window: what yes does, and when the window stays closed."""

import pytest
from drawn_reef import reef

SEA = "WWW YYY OOO PPP GGG"


def test_leftovers_again_for_another_players_meal() -> None:  # card leftovers_again: effect
    game = reef("W0 W WW Wb W . .", eaten=1, cards=("", "leftovers_again"), hand="W", cubes="W")
    game.play("eat 1a6", "return W2", "return Wb")
    assert game.window is None  # action 1 is not complete yet
    game.play("return W")
    assert game.window == ("eat", 1)
    game.play("react leftovers_again")
    assert game.legal() == ["choose W", "choose W2", "choose Wb"]
    game.play("choose Wb")
    assert game.all("consumed") == ["", "Wb"]
    game.play("cube W")  # the turn goes on


def test_a_double_taken_in_the_window_is_not_split() -> None:  # card leftovers_again: half
    game = reef("W0 W WW W Wh:nw . .", eaten=1, cards=("", "leftovers_again"))
    game.play("eat 1a6", "return W2", "return Wh", "return W", "react leftovers_again", "choose W2")
    assert game.all("consumed") == ["", "W2"]
    assert "split" not in game.legal()


def test_the_returned_tiles_are_always_there_in_the_window() -> None:  # card leftovers_again: bag
    game = reef("W0 W W W W . .", eaten=1, cards=("", "leftovers_again"), bag="", reserve="")
    game.play("eat 1a6", "react leftovers_again", "choose W")
    assert game.all("consumed") == ["", "W"]
    assert game.bag["W"] == 3


def test_leftovers_again_is_not_for_the_meal_that_ends_the_game() -> None:  # card leftovers_again: end
    game = reef("W0 W WW W W . .", eaten=3, cards=("", "leftovers_again"))
    game.play("eat 1a6", "return W2", "return W", "return W")
    assert (game.phase, game.window) == ("final", None)


def test_what_was_taken_is_public() -> None:  # card leftovers_again: hidden
    game = reef("W0 W W W W . .", eaten=1, cards=("", "leftovers_again"))
    game.play("eat 1a6", "react leftovers_again", "choose W")
    assert game.seen(None)["players"][1]["consumed"] == {"W": 1}


ATTACK = "W W Y Y Y1 . ."


def test_stiff_upper_polyp_takes_the_placement_back() -> None:  # card stiff_upper_polyp: effect
    game = reef(ATTACK, hand="WW", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", "lay 1c6")
    assert game.pending["cell"] == "1c6"
    assert (game["1c6"], game.hand) == ("Y", "WW")  # nothing has happened yet
    game.play("react stiff_upper_polyp")
    assert (game["1c6"], game.hand, game.consumed) == ("Y", "WW", "")
    assert (game.turn["laid"], game.turn["from_hand"], game.turn["laying"]) == (0, 0, "W")
    assert game.cubes == ""  # the cube stays spent
    game.refuses("lay 1c6", "R5.3")
    game.play("lay 1a5", "lay 1b5")
    assert game.phase == "turn"


def test_declined_the_placement_is_carried_out() -> None:  # card stiff_upper_polyp: effect
    game = reef(ATTACK, hand="WW", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", "lay 1c6", "decline")
    assert (game["1c6"], game.hand, game.consumed) == ("W", "W", "Y")
    game.refuses("lay 1d6", "R5.3")


def test_a_taken_back_consumed_tile_lies_in_front_again() -> None:  # card stiff_upper_polyp: effect
    game = reef(ATTACK, consumed="WW", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", "lay 1c6 consumed", "react stiff_upper_polyp")
    assert game.consumed == "WW"


def test_the_ward_of_the_window_lasts_to_the_end_of_this_turn() -> None:  # card stiff_upper_polyp: effect
    game = reef(
        ATTACK,
        players=3,
        hand=("WW", "", "W"),
        cubes=("W", "", "W"),
        cards=("", "stiff_upper_polyp", ""),
        acted=True,
        sea=SEA,
    )
    game.play("cube W", "lay 1c6", "react stiff_upper_polyp", "lay 1a5", "stop")
    assert list(game.state["wards"]) == ["1c6"]
    game.play("take W")
    assert game.state["wards"] == {}


def test_underdogfish_is_not_used_up() -> None:  # card stiff_upper_polyp: protect
    game = reef(
        """
        Y Y . # . . .
        W W Y Y Y1 . .
        """,
        hand="WW",
        cubes="W",
        stronger="Y>W",
        cards=("underdogfish", "stiff_upper_polyp"),
    )
    game.play("card underdogfish", "cube W", "lay 1c6", "react stiff_upper_polyp")
    assert game.effects["laying"] == {"weaker": True}
    game.play("lay 1a5")
    assert game.consumed == "Y"


@pytest.mark.parametrize(
    ("picture", "cell"),
    [
        ("W W Y Y Y . Y1", "1c6"),  # a coral of nobody
        ("W W Y Y Y0 . Y1", "1c6"),  # the mover's own
        ("W W . Y Y1 . .", "1c6"),  # empty rock
    ],
)
def test_the_window_is_for_the_holders_coral_only(
    picture: str, cell: str
) -> None:  # card stiff_upper_polyp: refusal
    game = reef(picture, hand="WW", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", f"lay {cell}")
    assert game.window is None


def test_each_attack_is_asked_anew() -> None:  # card stiff_upper_polyp: effect
    game = reef("W W Y Y Y Y1 .", hand="WW", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", "lay 1c6", "decline", "lay 1d6")
    assert game.window == ("attack", 1)


def test_a_half_tile_that_was_declared_keeps_its_sides() -> None:  # card stiff_upper_polyp: half
    game = reef(ATTACK, hand="Wh", cubes="W", cards=("", "stiff_upper_polyp"), acted=True)
    game.play("cube W", "lay 1c6 Wh:nw")
    assert game.pending["tile"] == "Wh:nw"
    game.play("decline")
    assert game["1c6"] == "Wh:nw"


def test_where_nothing_else_can_be_laid_the_laying_may_stop() -> None:  # card stiff_upper_polyp: effect
    full = """
        # # # O O O #
        # O O O O O #
        O O # O O O O
        O O O O O # O
        O O O # O O O
        W W O O O O O1
    """
    game = reef(
        full, rest="G", hand="W", cubes="W", cards=("", "stiff_upper_polyp"), stronger="W>O G>W", acted=True
    )
    game.play("cube W")
    lays = game.legal("lay")
    assert lays == ["lay 1a5", "lay 1b5", "lay 1c6"]
    game = reef(
        full.replace("O O O # O O O", "G G O # O O O"),
        rest="G",
        hand="W",
        cubes="W",
        cards=("", "stiff_upper_polyp"),
        stronger="W>O G>W",
        acted=True,
    )
    game.play("cube W", "lay 1c6", "react stiff_upper_polyp")
    assert game.legal() == ["stop"]


def test_slack_tide_spares_a_tile_of_anothers_alga() -> None:  # card slack_tide: effect
    game = reef(consumed="W", cards=("", "slack_tide"), acted=True)
    game.play("alga W blue sea", "react slack_tide")
    assert game.legal() == ["choose 3", "choose 6", "choose 10"]
    game.play("choose 3")
    assert game.turned == [6, 10]
    assert game.state["alga_space"] == "blue"  # the cylinder is not stopped


def test_declined_all_tiles_flip() -> None:  # card slack_tide: effect
    game = reef(consumed="W", cards=("", "slack_tide"), acted=True)
    game.play("alga W blue sea", "decline")
    assert game.turned == [3, 6, 10]


def test_the_cylinder_is_announced_before_the_window() -> None:  # card slack_tide: hidden
    game = reef(consumed="W", cards=("", "slack_tide"), acted=True, eaten=1)
    game.play("alga W blue 3")
    view = game.seen(1)
    assert view["locks"][2] == "blue"
    assert view["turn"]["pending"]["tiles"] == [6, 10]
    assert game.turned == []


def test_slack_tide_chooses_among_uncovered_tiles() -> None:  # card slack_tide: locked
    game = reef(consumed="W", cards=("", "slack_tide"), acted=True, locks="6 10")
    game.play("alga W blue sea", "react slack_tide")
    assert game.legal() == ["choose 3"]
    game = reef(consumed="W", cards=("", "slack_tide"), acted=True, locks="3 6 10")
    game.play("alga W blue sea")
    assert game.window is None  # nothing would flip


def test_slack_tide_is_asked_for_algae_rhythm_but_not_for_turncoral() -> None:  # card slack_tide: effect
    game = reef(cards=("algae_rhythm turncoral", "slack_tide"))
    game.play("card turncoral", "choose 1")
    assert game.window is None
    game.play("card algae_rhythm", "choose blue")
    assert game.window is not None


def test_the_cylinder_on_the_last_tile_opens_no_window() -> None:  # card slack_tide: end
    game = reef(
        consumed="W", cards=("", "slack_tide"), acted=True, locks="1 2 3 4 5 6 7 8 9", fish="WW", eaten=1
    )
    game.play("alga W blue 10")
    assert (game.phase, game.window) == ("final", None)


def test_gull_service_takes_before_the_refill() -> None:  # card gull_service: effect
    game = reef(acted=True, sea="WWW YYY OOO P GGG", cards=("", "gull_service"))
    assert game.play("take W").deal == []
    assert (game.sea, game.all("hand"), game.larvae["W"]) == ("- YYY OOO P GGG", ["WWW", ""], 9)
    game.play("react gull_service")
    assert game.legal() == ["choose Y Y", "choose O O", "choose P P", "choose G G"]
    played = game.play("choose P P", deal="WG")
    assert played.deal == ["W", "G"]
    assert (game.sea, game.all("hand")) == ("W YYY OOO G GGG", ["WWW", "P"])
    assert game.turn["player"] == 1


def test_the_refill_follows_the_normal_rule() -> None:  # card gull_service: bag
    game = reef(acted=True, sea=SEA, cards=("", "gull_service"), bag="W", reserve="")
    game.play("take W", "react gull_service", "choose Y Y")
    assert game.turn["ended_by"] == "supply"  # two spaces have fewer than three, and one tile is there
    game = reef(acted=True, sea=SEA, cards=("", "gull_service"), bag="W", reserve="")
    game.play("take W", "decline")
    assert game.turn["ended_by"] is None
    assert game.sea == "W YYY OOO PPP GGG"


def test_gull_service_needs_a_tile_left_on_the_sea() -> None:  # card gull_service: refusal
    game = reef(acted=True, sea="WWW - - - -", cards=("", "gull_service"))
    game.play("take W")
    assert game.window is None


def test_the_tile_taken_in_the_window_is_public() -> None:  # card gull_service: hidden
    game = reef(acted=True, sea=SEA, cards=("", "gull_service"))
    game.play("take W", "react gull_service", "choose Y Y")
    assert game.seen(0)["players"][1]["hand"] == {"total": 1, "known": {"Y": 1}}


def test_night_shift_at_the_end_of_anothers_turn() -> None:  # card night_shift: effect
    game = reef("W W . Y1 . . .", acted=True, sea=SEA, cards=("", "night_shift"))
    game.play("take W")
    assert game.window == ("turn_end", 1)
    game.play("react night_shift")
    assert game.legal() == [
        "choose introduce 1a6",
        "choose introduce 1b6",
        "choose move 1d6 1a6",
        "choose move 1d6 1b6",
    ]
    game.play("choose introduce 1b6")
    assert (game["1b6"], game.turn["player"], game.turn["introduced"]) == ("W1", 1, False)


def test_night_shift_after_pick_me_up_comes_at_the_end_of_the_turn() -> None:  # card night_shift: effect
    game = reef("W W . . . . .", cards=("pick_me_up", "night_shift"), sea=SEA)
    game.play("card pick_me_up", "take W")
    assert game.window is None
    game.play("end")
    assert game.window == ("turn_end", 1)


def test_night_shift_without_target_is_not_asked() -> None:  # card night_shift: refusal
    game = reef("W0 W . Y1 . . .", acted=True, sea=SEA, cards=("", "night_shift"))
    game.play("take W")
    assert game.window is None


def test_the_coral_joined_by_night_shift_is_its_players_in_action_0() -> None:  # card night_shift: crown
    game = reef("W X Y . . . .", acted=True, sea=SEA, cards=("", "night_shift"))
    game.play("take W", "react night_shift", "choose introduce 1a6")
    assert game.turn["player"] == 1
    assert game.legal() == ["crown 1b6 1a6"]


def test_night_shift_is_not_opened_after_a_turn_that_ended_the_game() -> None:  # card night_shift: end
    game = reef("W W . . . . .", bag="", reserve="", acted=True, sea=SEA, cards=("", "night_shift"))
    game.play("take W")
    assert (game.phase, game.window) == ("over", None)


def test_attacks_of_the_final_round_do_not_exist() -> None:  # card stiff_upper_polyp: end
    game = reef(
        ATTACK,
        hand="W",
        cubes="W",
        cards=("", "stiff_upper_polyp"),
        phase="final",
        ended_by="shrimps",
        ender=1,
        eaten=(1, 3),
    )
    assert game.legal() == ["pass"]


def test_gull_service_is_not_opened_in_the_final_round() -> None:  # card gull_service: end
    game = reef(sea=SEA, cards=("", "gull_service"), phase="final", ended_by="shrimps", ender=1, eaten=(1, 4))
    assert game.legal() == ["pass"]  # nobody collects any more
