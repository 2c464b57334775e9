"""S8.2 to S8.5: actions that the expansion changes. S8.1 is in test_s4_eating."""

import pytest
from drawn_reef import reef, state_of

from reefencounter import Game, IllegalAction, InvalidRules


def test_new_refuses_the_older_rule_of_action_6() -> None:  # S8.2
    with pytest.raises(InvalidRules, match=r"S8\.2"):
        Game({"players": 2, "second_kind": True, "larva_exchange": "keep"})
    with pytest.raises(InvalidRules, match=r"S8\.2"):
        Game.load(state_of() | {"rules": {"players": 2, "second_kind": True, "larva_exchange": "keep"}})


def test_the_cube_of_action_6_is_played_at_once() -> None:  # S8.2
    game = reef("W . . . . . .", hand="W", consumed="W", acted=True)
    game.play("larva W")
    assert {action.split()[0] for action in game.legal()} == {"cube"}


def test_a_tile_buys_no_cube_of_another_colour() -> None:  # S8.2, R8.1 and S4.3
    game = reef("W . . . . . .", hand="O", consumed="W/G", acted=True)
    with pytest.raises(IllegalAction) as refusal:
        game.game.play("larva O W/G")
    assert (refusal.value.clause, refusal.value.code) == ("R8.1", "larva.other_colour")
    assert str(refusal.value).startswith("A white/grey tile buys no orange cube")


def test_special_tiles_drawn_later_lie_on_the_sea() -> None:  # S8.3
    game = reef(sea="WY - WWW OO YYY", acted=True)
    game.play("take W", deal="crown W/Y Gb")
    assert game.sea == "crown W/Y WWW OO,Gb YYY"
    assert game.hand == "WY"


def test_they_count_to_the_three_and_are_collected_like_any_others() -> None:  # S8.3
    game = reef(sea="W,rock,W2 Y,crown,crown WWW YYY GGG", acted=True)
    game.play("take W", deal="P")
    assert game.sea == "P Y,crown,crown WWW YYY GGG"
    assert game.hand == "W W2 rock"


def test_the_refill_counts_tiles_of_every_kind() -> None:  # S8.3 and R9.3
    game = reef(sea="- - - - -", acted=True, bag="W/Y W2 Wh rock crown")
    game.play("take W")
    assert game.turn["ended_by"] is None
    assert sum(game.bag.values()) == 0
    assert game.reserve == "WYOPG"
    game = reef(sea="- - - - -", acted=True, bag="W/Y W2 rock crown")
    game.play("take W")
    assert game.turn["ended_by"] is None  # the reserve went into the bag
    assert (game.reserve, sum(game.bag.values())) == ("", 4)
    game = reef(sea="- - - - -", acted=True, bag="W/Y W2 rock crown", reserve="")
    assert game.play("take W").deal == []
    assert game.turn["ended_by"] == "supply"


FULL = """
    # # # O O O #
    # O O O O O #
    O O # O O O O
    O O O O O # O
    O O O # O O O
    {} O O O O O O
"""


@pytest.mark.parametrize(("sign", "ended"), [("X", "full"), ("O", "full"), (".", None)])
def test_a_crowns_cell_does_not_count_as_free(sign: str, ended: str | None) -> None:  # S8.3 and R11.1
    game = reef(FULL.format(sign), rest="G", acted=True, sea="WWW WWW WWW YYY -")
    game.play("take W", deal="WW")
    assert game.turn["ended_by"] == ended


def test_an_attack_with_an_ordinary_tile_keeps_the_game_going() -> None:  # S8.3 and R11.1
    game = reef(FULL.format("W"), rest="G", acted=True, sea="WWW WWW WWW YYY -", stronger="O>W")
    game.play("take W", deal="WW")
    assert game.turn["ended_by"] is None
    game = reef(FULL.format("Wb"), rest="G", acted=True, sea="WWW WWW WWW YYY -", stronger="O>W")
    game.play("take W", deal="WW")
    assert game.turn["ended_by"] == "full"  # protected for good


def test_a_half_tile_that_could_be_laid_does_not_count() -> None:  # S8.3 and R11.1
    game = reef(FULL.format("Wh:sw"), rest="G", acted=True, sea="WWW WWW WWW YYY -", stronger="O>W")
    game.play("take W", deal="WW")
    assert game.turn["ended_by"] == "full"  # its sides to the reef are rock


def test_half_and_blue_shrimp_tiles_score_as_one() -> None:  # S8.4
    game = reef(fish=("Wh Yb G", ""))
    values = game.game.score()[0]["values"]
    assert game.points[0] == values["W"] + values["Y"] + values["G"]


def test_ties_count_tiles_that_are_polyps_each_once() -> None:  # S8.4
    game = reef("W0 WW Wh:nw . Y1 . .", hand=("W2 rock water crown", "WY"), consumed=("Y2", "Gh Yb"))
    ties = [row["ties"] for row in game.game.score()]
    assert ties == [[1, 0, 1, 3], [2, 0, 2, 1]]


def test_after_pick_me_up_the_turn_is_ended_by_hand() -> None:  # S8.5
    game = reef("W . . . . . .", cards="pick_me_up", sea="WWW WYO WYO WYO WYO", cubes="W", hand="W")
    game.play("card pick_me_up")
    game.play("take W", deal="Y")
    assert (game.turn["player"], game.turn["collected"]) == (0, True)
    assert game.legal("take") == []
    game.play("cube W", "lay 1b6", "stop", "shrimp 1b6", "end")
    assert game.turn["player"] == 1


def test_pick_me_up_strikes_at_its_refill_by_r11_1d_only() -> None:  # S8.5
    game = reef(cards="pick_me_up", bag="W", reserve="", sea="- WWW WWW - -", hand="W")
    game.play("card pick_me_up", "take W")
    assert (game.phase, game.turn["ended_by"]) == ("over", "supply")


@pytest.mark.parametrize(("number", "sign", "ended"), [(400, ".", "limit"), (7, "O", "full")])
def test_the_other_ends_are_looked_at_when_the_turn_ends(number: int, sign: str, ended: str) -> None:  # S8.5
    game = reef(
        FULL.format(sign), rest="G", cards="pick_me_up", sea="WWW WWW WWW YYY -", number=number, hand="W"
    )
    game.play("card pick_me_up")
    game.play("take W", deal="WW")
    assert game.turn["ended_by"] is None
    game.play("end")
    assert game.turn["ended_by"] == ended


def test_end_without_pick_me_up_is_refused() -> None:  # S8.5
    reef(acted=True).refuses("end", "S8.5")


def test_a_shrimp_on_bare_rock_stops_end_too() -> None:  # S8.5 and R7.4
    game = reef("W0 . . . . . .", cards="pick_me_up", sea="W Y O P G")
    game.play("card pick_me_up", "take W", "move 1a6 1b6")
    game.refuses("end", "R7.4")
    game.play("move 1b6 off", "end")
