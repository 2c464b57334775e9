"""Cards with crowns, terrain and blue shrimps: Star Attraction, Shifting Sands, Out of the Blue."""

import pytest
from drawn_reef import Things, reef

GROUND = """
    . . . . . # .
    . . . # . . .
    . . . . . . .
"""
FINAL: Things = {"phase": "final", "ended_by": "shrimps", "ender": 1, "eaten": (1, 4)}


def test_star_attraction_shoos_a_crown_out_of_the_game() -> None:  # card star_attraction: effect crown
    game = reef("W X Y . . . .", cards="star_attraction")
    bag = game.bag["crown"]
    game.play("card star_attraction", "choose shoo 1b6")
    assert "1b6" not in game.crowns
    assert game.bag["crown"] == bag


def test_star_attraction_nudges_a_crown_by_one_cell() -> None:  # card star_attraction: effect crown
    game = reef(
        """
        . . Y # . . .
        W X . G . . .
        """,
        cards="star_attraction",
    )
    game.play("card star_attraction")
    nudges = [action for action in game.legal() if "nudge" in action]
    assert nudges == ["choose nudge 1b6 1b5", "choose nudge 1b6 1c6"]  # beside a polyp, on empty rock
    game.play("choose nudge 1b6 1c6")
    assert (game.crowns, game["1g6"]) == (["1c6"], ".")
    assert game["1d6"] == "G"  # no attack happens now
    assert game.turn["crowns"] == []


def test_star_attraction_summons_a_crown_from_the_bag() -> None:  # card star_attraction: effect crown
    game = reef("W . . . . . .", cards="star_attraction")
    game.play("card star_attraction")
    assert game.legal() == ["choose summon 1a5", "choose summon 1b6"]  # next to a polyp it could attack
    game.play("choose summon 1b6")
    assert (game.crowns, game.bag["crown"]) == (["1b6"], 3)


def test_star_attraction_needs_a_crown() -> None:  # card star_attraction: refusal bag
    game = reef("W . . . . . .", cards="star_attraction", hand=("", "crown crown crown crown"))
    game.refuses("card star_attraction", "S7.4")  # none on the rocks, none in the bag
    game = reef(cards="star_attraction")
    game.refuses("card star_attraction", "S7.4")  # one in the bag, but no polyp to stand beside
    game = reef("W X . . . . .", cards="star_attraction", hand=("", "crown crown crown"))
    game.play("card star_attraction")
    assert not any("summon" in action for action in game.legal())


def test_only_coral_sides_count_as_next_to() -> None:  # card star_attraction: half
    game = reef("Wh:nw . . . . . .", cards="star_attraction")
    game.play("card star_attraction")
    assert game.legal() == ["choose summon 1a5"]


def test_a_crown_may_stand_on_the_growth_cell() -> None:  # card star_attraction: growth
    game = reef(GROUND.replace(". . . . . #", ". . Y . . #"), cards="star_attraction", hand="W", cubes="W")
    game.play("card star_attraction", "choose summon 1d4", "cube W", "lay 1e4")
    assert game["1d4"] == "X"  # it is occupied: nothing grows


@pytest.mark.parametrize("card", ["star_attraction", "out_of_the_blue", "shifting_sands"])
def test_not_in_the_final_round(card: str) -> None:  # card star_attraction: end
    # card out_of_the_blue: end
    things: Things = {"cards": card, **FINAL}
    game = reef("W0 W X . . . .", **things)
    game.refuses(f"card {card}", "R11.2")


def test_star_attraction_is_public() -> None:  # card star_attraction: bag
    game = reef("W . . . . . .", cards="star_attraction")
    before = game.seen(1)["bag"]
    game.play("card star_attraction", "choose summon 1b6")
    assert game.seen(1)["bag"] == before - 1
    assert game.seen(1)["crowns"] == ["1b6"]


def test_shifting_sands_places_a_tile_of_the_bag() -> None:  # card shifting_sands: effect
    game = reef("W0 . . . . . .", cards="shifting_sands")
    game.play("card shifting_sands")
    assert {"choose rock 1d0", "choose rock 1d5", "choose water 1b6", "choose water 1d4"} <= set(game.legal())
    assert not {"choose rock 1a1", "choose water 1a6", "choose water 1d5"} & set(game.legal())
    game.play("choose rock 1d0")
    assert (game.state["terrain"], game.bag["rock"]) == ({"1d0": "rock"}, 1)


def test_shifting_sands_covering_the_other_kind_removes_both() -> None:  # card shifting_sands: effect
    game = reef(cards="shifting_sands", terrain={"1d1": "water"})
    game.play("card shifting_sands", "choose rock 1d1")
    assert game.state["terrain"] == {}
    assert (game.bag["rock"], game.bag["water"]) == (2, 2)


def test_shifting_sands_needs_one_of_the_kinds_in_the_bag() -> None:  # card shifting_sands: refusal bag
    game = reef(cards="shifting_sands", hand=("", "rock rock water water"))
    game.refuses("card shifting_sands", "S7.4")
    game = reef(cards="shifting_sands", hand=("", "rock rock water"))
    game.play("card shifting_sands")
    assert {action.split()[1] for action in game.legal()} == {"water"}


def test_deep_water_on_the_growth_cell_until_it_is_uncovered() -> None:  # card shifting_sands: growth
    game = reef(GROUND, cards="shifting_sands", hand="WW rock", cubes="W")
    game.play("card shifting_sands", "choose water 1d4", "cube W", "lay 1c4")
    assert game["1d4"] == "."
    game.play("stop")
    game.play("place rock 1d4")
    assert game.state["terrain"] == {}
    game = reef(hand="W rock", cubes="W", terrain={"1d4": "water"}, acted=True)
    game.play("place rock 1d4", "cube W", "lay 1c4")
    assert game["1d4"] == "W"


def test_shifting_sands_leaves_crowns_alone() -> None:  # card shifting_sands: crown
    game = reef("W X . . . . .", cards="shifting_sands")
    game.play("card shifting_sands")
    game.refuses("choose water 1b6", "S6.2")
    game.play("choose water 1c6")
    assert game.crowns == ["1b6"]


def test_a_reef_made_full_by_shifting_sands_ends_with_the_turn() -> None:  # card shifting_sands: end
    full = """
        # # # W W W #
        # W W W W W #
        W W # W W W W
        W W W W W # W
        W W W # W W W
        . W W W W W W
    """
    game = reef(full, rest="G", cards="shifting_sands", sea="OOO OOO OOO YYY -")
    game.play("card shifting_sands", "choose water 1a6")
    assert game.turn["ended_by"] is None
    game.play("take G")
    assert game.turn["ended_by"] == "full"


def test_what_shifting_sands_finds_is_public() -> None:  # card shifting_sands: hidden
    game = reef(cards="shifting_sands")
    before = game.seen(1)["bag"]
    game.play("card shifting_sands", "choose rock 1d0")
    view = game.seen(1)
    assert (view["terrain"], view["bag"]) == ({"1d0": "rock"}, before - 1)


def test_out_of_the_blue_carries_out_one_or_two_uses() -> None:  # card out_of_the_blue: effect
    game = reef("W0 W* . Y . O .", cards="out_of_the_blue")
    game.play("card out_of_the_blue")
    assert "choose done" not in game.legal()
    game.play("choose blue 1d6")
    assert game.legal()[-1] == "choose done"
    game.play("choose shift 1b6 off")
    assert game.pending is None
    assert game.blue == (2, True, ["1d6"])
    game = reef("W0 W* . Y . O .", cards="out_of_the_blue")
    game.play("card out_of_the_blue", "choose blue 1d6", "choose done")
    assert game.blue == (1, True, ["1b6", "1d6"])


def test_an_empty_supply_is_judged_at_that_moment() -> None:  # card out_of_the_blue: effect
    game = reef("W* . Y* . O . G", cards="out_of_the_blue")
    assert game.blue[0] == 1
    game.play("card out_of_the_blue", "choose blue 1e6")
    assert game.blue[0] == 0
    game.play("choose blue 1a6 1g6")
    assert game.blue == (0, True, ["1c6", "1e6", "1g6"])


def test_out_of_the_blue_needs_a_use() -> None:  # card out_of_the_blue: refusal
    reef(cards="out_of_the_blue").refuses("card out_of_the_blue", "S7.4")  # no polyp at all
    reef("W0 . . Yb . . .", cards="out_of_the_blue").refuses("card out_of_the_blue", "S7.4")


def test_no_coral_gets_two_blue_shrimps() -> None:  # card out_of_the_blue: merge
    game = reef("W* W . Yb Y . O", cards="out_of_the_blue")
    game.play("card out_of_the_blue")
    assert game.legal() == ["choose blue 1g6"]
    game.play("choose blue 1g6")
    assert game.legal() == ["choose done"]


def test_protection_changes_at_once() -> None:  # card out_of_the_blue: protect
    game = reef("W W Y Y . . .", cards="out_of_the_blue", hand="WW", cubes="W")
    game.play("card out_of_the_blue", "choose blue 1c6", "choose done", "cube W")
    game.refuses("lay 1c6", "R5.3")
    game = reef("W W Y* Y0 G . .", cards="out_of_the_blue", hand="WW", cubes="W")
    game.play(
        "card out_of_the_blue", "choose shift 1c6 off", "choose done", "move 1d6 off", "cube W", "lay 1c6"
    )
    assert game.consumed == "Y"


def test_a_blue_shrimp_may_stand_on_a_half_tile() -> None:  # card out_of_the_blue: half
    game = reef("Wh:ne . . . . . .", cards="out_of_the_blue")
    game.play("card out_of_the_blue", "choose blue 1a6")
    assert game["1a6"] == "Wh:ne*"


def test_a_blue_shrimp_does_not_stand_on_or_stop_a_crown() -> None:  # card out_of_the_blue: crown
    game = reef("W X . . . . .", cards="out_of_the_blue", sea="WWW YYY OOO PPP GGG")
    game.play("card out_of_the_blue")
    assert game.legal() == ["choose blue 1a6"]
    game.play("choose blue 1a6", "choose done")
    game.play("take W", deal="W")
    game.play("crown 1b6 1a6", "drift 1a6 off")
