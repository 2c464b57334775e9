"""S7.1: buying and discarding cards."""

import pytest
from drawn_reef import DECK, reef

from reefencounter import IllegalAction


@pytest.mark.parametrize("kind", ["W", "W/Y", "W2", "Wh", "Wb", "rock", "water", "crown"])
def test_a_card_costs_one_tile_of_any_kind(kind: str) -> None:  # S7.1
    game = reef(hand=kind)
    bag = game.bag[kind]
    played = game.play(f"buy hand {kind}", deal="turncoral")
    assert played.deal == ["turncoral"]
    assert game.bag[kind] == bag + 1
    assert (game.hand, game.cards) == ("", ["turncoral"])
    assert "turncoral" not in game.state["draw"]


def test_or_a_consumed_tile_or_a_cube() -> None:  # S7.1
    game = reef(consumed="W/Y", cubes="O")
    game.play("buy consumed W/Y", deal="six_pack")
    assert (game.consumed, game.cubes) == ("", "O")
    game = reef(consumed="W/Y", cubes="O")
    larvae = game.larvae["O"]
    game.play("buy cube O", deal="six_pack")
    assert (game.consumed, game.cubes, game.larvae["O"]) == ("W/Y", "", larvae + 1)


def test_the_order_of_payments() -> None:  # S7.1
    game = reef(hand="WY rock", consumed="WG", cubes="PW")
    assert game.legal("buy") == [
        "buy hand W",
        "buy hand Y",
        "buy hand rock",
        "buy consumed W",
        "buy consumed G",
        "buy cube W",
        "buy cube P",
    ]


def test_a_card_that_was_drawn_is_not_given_back() -> None:  # S7.1 and S7.7
    game = reef(hand="WW")
    game.play("buy hand W")
    assert not game.game.can_undo(0)


def test_one_card_a_turn() -> None:  # S7.1
    game = reef(hand="WW")
    game.play("buy hand W", deal="six_pack")
    assert game.turn["bought"] is True
    game.refuses("buy hand W", "S7.1")
    game.play("take W")
    assert game.turn["bought"] is False


def test_buying_comes_after_action_1() -> None:  # S7.1 and R3.5
    game = reef("W0 W W W W . .", hand="W", eaten=1)
    game.play("buy hand W")
    game.refuses("eat 1a6", "R3.5")


def test_not_during_a_laying_nor_while_a_cube_is_owed() -> None:  # S7.1
    game = reef("W . . . . . .", hand="WW", consumed="W", cubes="W", acted=True)
    game.play("cube W")
    game.refuses("buy hand W", "R3.4")
    game.play("lay 1b6", "stop", "larva W")
    game.refuses("buy hand W", "R8.1")


def test_not_after_action_10() -> None:  # S7.1 and S8.5
    game = reef(hand="W", cards="pick_me_up", sea="W Y O P G")
    game.play("card pick_me_up", "take W")
    game.refuses("buy hand W", "S8.5")


def test_at_most_three_unplayed_cards() -> None:  # S7.1
    game = reef(hand="W", cards="six_pack turncoral rainbow_diet")
    game.refuses("buy hand W", "S7.1")
    game.play("card rainbow_diet", "buy hand W")  # one on the table no longer counts
    assert len(game.cards) == 3
    game = reef(hand="W", cards="six_pack turncoral rainbow_diet")
    game.play("discard six_pack", "buy hand W")


def test_discarding_is_no_action() -> None:  # S7.1
    game = reef("W0 W W W W . .", cards="turncoral six_pack")
    game.play("discard turncoral")
    assert game.turn["acted"] is False
    assert game.discards == ["turncoral"]
    game.play("eat 1a6 six_pack")


def test_discarding_during_a_laying_and_while_a_cube_is_owed() -> None:  # S7.1
    game = reef(
        "W . . . . . .", hand="WW", consumed="W", cubes="W", cards="turncoral six_pack digestif", acted=True
    )
    game.play("cube W", "discard turncoral", "lay 1b6", "discard six_pack")
    game.play("stop", "larva W", "discard digestif")
    assert game.turn["must_play"] == "W"
    assert game.cards == []


def test_discarding_does_not_restart_the_loop_guard() -> None:  # S7.1 and R7.6
    game = reef("W0 W W . . . .", cards="turncoral")
    game.play("move 1a6 1b6", "discard turncoral")
    assert game.turn["moved"] == ["1b6"]
    game.refuses("move 1b6 1c6", "R7.6")


def test_no_discarding_in_action_0_or_another_decision_or_the_final_round() -> None:  # S7.1
    game = reef("W X . . . . .", crowns=["1b6"], cards="turncoral")
    game.refuses("discard turncoral", "S3.1")
    game = reef("W W YY . . . .", hand="WW", cubes="W", cards="turncoral", acted=True)
    game.play("cube W", "lay 1c6")
    game.refuses("discard turncoral", "S4.4")
    game = reef(cards="turncoral", phase="final", ended_by="shrimps", ender=1, eaten=(0, 4))
    game.refuses("discard turncoral", "R11.2")
    game = reef(cards="turncoral digestif", hand="WW")
    game.play("card digestif")
    game.refuses("discard turncoral", "S7.4")


def test_only_ones_own_cards_in_ones_own_turn() -> None:  # S7.1
    game = reef(cards=("", "turncoral"))
    game.refuses("discard turncoral", "S7.1")
    game.refuses("discard turncoral", "R3.6", player=1)


def test_an_empty_pile_is_made_of_the_discards_first() -> None:  # S7.1
    rest = [card for card in DECK if card not in ("turncoral", "six_pack")]
    game = reef(hand="W", cards=("turncoral", "six_pack"), discards=" ".join(rest))
    assert game.state["draw"] == []
    game.play("buy hand W", deal="digestif")
    assert game.discards == []
    assert game.state["draw"] == [card for card in rest if card != "digestif"]
    assert game.cards == ["digestif", "turncoral"]


def test_discards_stay_while_the_pile_has_cards() -> None:  # S7.1
    game = reef(hand="W", discards="turncoral")
    with pytest.raises(IllegalAction) as refusal:
        game.game.play("buy hand W", deal=["turncoral"])
    assert refusal.value.clause == "N3"
    game.play("buy hand W", deal="six_pack")
    assert game.discards == ["turncoral"]


def test_not_in_the_final_round() -> None:  # S7.1 and S7.6
    game = reef(hand="W", phase="final", ended_by="shrimps", ender=1, eaten=(0, 4))
    game.refuses("buy hand W", "R11.2")
