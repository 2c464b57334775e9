"""Cards that bring cubes and tiles: Plankton Soup, Fair Trade Winds, Lucky Dip, Digestif."""

import pytest
from drawn_reef import reef

from reefencounter import Game
from reefencounter.events import redact


def test_plankton_soup_takes_a_cube_of_any_colour() -> None:  # card plankton_soup: effect
    game = reef(cards="plankton_soup", hand="Y", cubes=("", "W" * 9))
    game.play("card plankton_soup")
    assert game.legal() == ["choose Y", "choose O", "choose P", "choose G"]  # white is not in the supply
    game.play("choose Y")
    assert (game.cubes, game.larvae["Y"]) == ("Y", 8)
    game.play("cube Y")  # usable this turn


def test_plankton_soup_needs_a_cube_in_the_supply() -> None:  # card plankton_soup: refusal
    game = reef(cards="plankton_soup", cubes=("", "WYOPG" * 9))
    game.refuses("card plankton_soup", "S7.4")


def test_an_emptied_colour_ends_the_game_later() -> None:  # card plankton_soup: end
    game = reef(cards="plankton_soup", cubes=("", "W" * 8))
    game.play("card plankton_soup", "choose W")
    assert (game.larvae["W"], game.phase) == (0, "turn")
    game.play("take W")
    assert game.turn["ended_by"] == "supply"


def test_the_colour_of_plankton_soup_is_public() -> None:  # card plankton_soup: hidden
    game = reef(cards="plankton_soup")
    game.play("card plankton_soup", "choose P")
    for viewer in (1, None):
        assert game.seen(viewer)["players"][0]["cubes"] == {"P": 1}


WINDS = "WY O - P,rock -"


def test_fair_trade_winds_swaps_up_to_three_tiles() -> None:  # card fair_trade_winds: effect
    game = reef(cards="fair_trade_winds", hand="GGG", sea=WINDS, consumed="Y")
    game.play("card fair_trade_winds")
    assert game.pending["left"] == 3
    assert game.legal() == [
        "choose swap G W W",
        "choose swap G W Y",
        "choose swap G Y O",
        "choose swap G P P",
        "choose swap G P rock",
    ]  # the first is compulsory, and consumed tiles cannot be used
    game.play("choose swap G W Y")
    assert (game.hand, game.sea) == ("YGG", "WG O - P,rock -")
    assert "choose swap Y Y O" in game.legal()  # what was taken may go on
    game.play("choose swap G P P", "choose swap G Y O")
    assert game.pending is None
    assert (game.hand, game.sea) == ("YOP", "WG G - G,rock -")


@pytest.mark.parametrize("swaps", [1, 2])
def test_the_second_and_third_swap_are_optional(swaps: int) -> None:  # card fair_trade_winds: effect
    game = reef(cards="fair_trade_winds", hand="GGG", sea=WINDS)
    game.play(
        "card fair_trade_winds", "choose swap G W Y", *["choose swap G W W"][: swaps - 1], "choose done"
    )
    assert game.pending is None


def test_tiles_of_one_kind_are_not_swapped() -> None:  # card fair_trade_winds: refusal
    game = reef(cards="fair_trade_winds", hand="GG", sea="GG - G - -")
    game.refuses("card fair_trade_winds", "S7.4")
    game = reef(cards="fair_trade_winds", consumed="W", sea="GG - G - -")
    game.refuses("card fair_trade_winds", "S7.4")
    game = reef(cards="fair_trade_winds", hand="GY", sea="GG - G - -")
    game.play("card fair_trade_winds")
    assert game.legal() == ["choose swap Y W G", "choose swap Y O G"]


def test_half_tiles_travel_like_any_other() -> None:  # card fair_trade_winds: half
    game = reef(cards="fair_trade_winds", hand="Wh", sea="Yh - - - -", cubes="Y")
    game.play("card fair_trade_winds", "choose swap Wh W Yh", "choose done")
    assert (game.hand, game.sea) == ("Yh", "Wh - - - -")
    game.play("cube Y")
    assert {"lay 1a6 Yh:ne", "lay 1a6 Yh:sw"} <= set(game.legal())


def test_a_crown_is_swapped_either_way_and_inert() -> None:  # card fair_trade_winds: crown
    game = reef("W . . . . . .", cards="fair_trade_winds", hand="crown Y", sea="rock G - - -")
    game.play("card fair_trade_winds", "choose swap crown W rock", "choose swap Y W crown", "choose done")
    assert (game.hand, game.sea, game.crowns) == ("rock crown", "Y G - - -", [])


def test_both_tiles_of_each_swap_are_public() -> None:  # card fair_trade_winds: hidden
    game = reef(cards="fair_trade_winds", hand="GG", sea=WINDS)
    game.play("card fair_trade_winds", "choose swap G W Y", "choose done")
    assert game.seen(1)["players"][0]["hand"] == {"total": 2, "known": {"Y": 1}}
    assert game.seen(None)["sea"]["W"] == ["W", "G"]


def test_lucky_dip_draws_three_and_keeps_two() -> None:  # card lucky_dip: effect
    game = reef(cards="lucky_dip")
    bag = game.bag
    played = game.play("card lucky_dip", deal="W G W")
    assert played.deal == ["W", "G", "W"]
    assert game.pending["tiles"] == {"W": 2, "G": 1}
    assert game.legal() == ["choose W", "choose G"]  # irrevocable: one goes back
    game.play("choose W")
    assert game.pending is None
    game.play("buy hand G", deal="turncoral")  # the turn goes on
    assert game.hand == "W"
    assert Game.load(game.state).state() == game.state
    game = reef(cards="lucky_dip")
    game.play("card lucky_dip", deal="W G W")
    game.play("choose W")
    assert game.hand == "WG"
    assert bag - game.bag == {"W": 1, "G": 1}


def test_lucky_dip_needs_three_tiles_in_the_bag() -> None:  # card lucky_dip: refusal bag
    game = reef(cards="lucky_dip", bag="W rock", reserve="WYOPG")  # the reserve does not count
    game.refuses("card lucky_dip", "S7.4")
    game = reef(cards="lucky_dip", bag="W rock crown")
    game.play("card lucky_dip", "choose W")
    assert game.hand == "rock crown"


def test_a_crown_that_was_dipped_is_placed_later() -> None:  # card lucky_dip: crown
    game = reef("W . . . . . .", cards="lucky_dip")
    game.play("card lucky_dip", deal="crown water rock")
    game.play("choose water", "place crown 1b6", "place rock 1d0")
    assert game.crowns == ["1b6"]


def test_a_short_bag_is_noticed_at_the_next_refill() -> None:  # card lucky_dip: end
    game = reef(cards="lucky_dip", bag="WYO", reserve="", sea="- - WWW YYY GGG")
    game.play("card lucky_dip", "choose W")
    assert game.phase == "turn"
    game.play("take W")
    assert game.turn["ended_by"] == "supply"


def test_what_is_dipped_is_known_to_its_player_only() -> None:  # card lucky_dip: hidden
    game = reef(cards="lucky_dip", hand="O")
    played = game.play("card lucky_dip", deal="W G Gb")
    for viewer in (1, None):
        assert game.seen(viewer)["turn"]["pending"]["tiles"] == {"total": 3}
        assert game.seen(viewer)["players"][0]["hand"] == {"total": 1, "known": {}}
        assert "Gb" not in str(redact(played.events, viewer))
    assert game.seen(0)["turn"]["pending"]["tiles"] == {"W": 1, "G": 1, "Gb": 1}
    before = game.seen(1)["bag"]
    returned = game.play("choose W")
    for viewer in (1, None):
        view = game.seen(viewer)
        assert view["players"][0]["hand"] == {"total": 3, "known": {}}  # numbers only
        assert view["bag"] == before + 1
        told = str([event for event in redact(returned.events, viewer) if event["kind"] != "turn"])
        assert not any(f"'{tile}'" in told for tile in ("W", "G", "Gb"))


def test_digestif_moves_one_or_two_tiles_before_the_screen() -> None:  # card digestif: effect
    game = reef(cards="digestif", hand="WWY rock")
    game.play("card digestif")
    assert game.legal() == ["choose W", "choose Y"]  # reef tiles cannot be moved
    game.play("choose W")
    assert "choose done" in game.legal()
    game.play("choose Y")
    assert game.pending is None
    assert (game.hand, game.consumed) == ("W rock", "WY")
    game.play("alga Y blue sea", "larva W", "cube W")  # consumed tiles in every respect
    game = reef(cards="digestif", hand="WWY")
    game.play("card digestif", "choose W", "choose done")
    assert game.consumed == "W"


def test_digestif_with_one_tile_only() -> None:  # card digestif: effect
    game = reef(cards="digestif", hand="W")
    game.play("card digestif", "choose W")
    assert game.legal() == ["choose done"]  # asked also when there is only one answer
    game.play("choose done")
    assert game.consumed == "W"


def test_digestif_needs_a_polyp_tile_in_the_hand() -> None:  # card digestif: refusal
    game = reef(cards="digestif", hand="rock water crown", consumed="W")
    game.refuses("card digestif", "S7.4")


def test_a_double_moved_by_digestif_is_not_split() -> None:  # card digestif: effect
    game = reef(cards="digestif", hand="W2")
    game.play("card digestif", "choose W2")
    assert "split" not in game.legal()
    assert game.consumed == "W2"


def test_digestif_moves_half_tiles() -> None:  # card digestif: half
    game = reef(cards="digestif", hand="Wh Yb")
    game.play("card digestif", "choose Wh", "choose Yb")
    assert game.consumed == "Wh Yb"


def test_tiles_moved_by_digestif_become_public() -> None:  # card digestif: hidden
    game = reef(cards="digestif", hand="WWY")
    game.play("card digestif", "choose W", "choose Y")
    holding = game.seen(1)["players"][0]
    assert holding["consumed"] == {"W": 1, "Y": 1}
    assert holding["hand"]["total"] == 1
