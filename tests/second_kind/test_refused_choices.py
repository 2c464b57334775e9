"""An answer to a card that is wrong is refused by what is wrong with it, and by the clause that says so."""

import pytest
from drawn_reef import reef

from reefencounter import Game, IllegalAction


@pytest.mark.parametrize(
    ("action", "clause"),
    [("crown 1d6 1a1", "S3.2"), ("drift 1d6 1a1", "S3.4"), ("choose nudge 1d6 1a1", "S7.4")],
)
def test_cells_that_are_no_neighbours_are_well_written(action: str, clause: str) -> None:  # S3.2 S3.4 S7.4
    reason = reef("W . . . . . .", acted=True).refuses(action, clause)
    assert "not neighbours" in reason or "no neighbours" in reason


@pytest.mark.parametrize("action", ["crown 1d6 1x1", "crown 1d6 off", "drift 1d6", "choose nudge 1d6 off"])
def test_what_is_not_written_right_stays_malformed(action: str) -> None:  # N2
    reef("W . . . . . .", acted=True).refuses(action, "N2")


@pytest.mark.parametrize(
    ("picture", "answer", "clause", "code"),
    [
        ("W0 . W1 . . . .", "1b6 W", "R4.6", "lay.joins_second_kind"),
        ("W0 . W* . W* . .", "1d6 W", "S7.4", "choose.not_beside_own"),
        ("W0 W* . W* . . .", "1c6 W", "S5.2", "lay.two_blue"),
        ("W0 Y . . . . .", "1b6 W", "R4.5", "place.polyp_there"),
        ("W0 .1 . . . . .", "1b6 W", "R4.5", "lay.shrimp_on_rock"),
        ("W0 X . . . . .", "1b6 W", "S3.6", "lay.crown"),
        ("W0 . . . . . .", "1d5 W", "R4.5", "lay.no_rock"),
        ("W0 . . . . . .", "1c6 W", "S7.4", "choose.not_beside_own"),
        ("W0 . . . . . .", "1b6 Y", "S7.4", "choose.not_beside_own"),
        ("Wh:nw0 . W . . . .", "1b6 W", "S4.2", "choose.rock_side"),
    ],
)
def test_growth_spurt(picture: str, answer: str, clause: str, code: str) -> None:
    _answered("growth_spurt", picture, answer, clause, code)


@pytest.mark.parametrize(
    ("picture", "answer", "clause", "code"),
    [
        ("W . Y1 . . . .", "introduce 1b6", "S7.4", "choose.no_polyp"),
        ("W . Y1 . . . .", "introduce 1c6", "R7.3", "shrimp.coral_taken_second_kind"),
        ("W . Y* . . . .", "introduce 1c6", "S5.2", "shrimp.blue_there"),
        ("W . Yb . . . .", "introduce 1c6", "S4.5", "shrimp.blue_tile"),
        ("W . Y Y Y Y Y", "introduce 1c6", "S7.4", "choose.coral_large"),
        ("W . Y . . . .", "move 1c6 1a6", "R7.2", "move.no_shrimp"),
        ("W0 . Y . . . .", "move 1a6 1a6", "R7.2", "move.there_already"),
    ],
)
def test_night_shift(picture: str, answer: str, clause: str, code: str) -> None:
    _answered("night_shift", picture, answer, clause, code)


@pytest.mark.parametrize(
    ("answer", "clause", "code"),
    [
        ("shoo 1a6", "S7.4", "choose.no_crown"),
        ("nudge 1a6 1b6", "S7.4", "choose.no_crown"),
        ("nudge 1d6 1d5", "S6.4", "place.crown"),  # water
        ("nudge 1d6 1e6", "S3.5", "choose.crown_alone"),
        ("summon 1a6", "S6.4", "place.crown"),
        ("summon 1g6", "S3.5", "choose.crown_alone"),
    ],
)
def test_star_attraction(answer: str, clause: str, code: str) -> None:
    _answered("star_attraction", "W . W X . . .", answer, clause, code)


@pytest.mark.parametrize(
    ("card", "answer", "clause", "code"),
    [
        ("shifting_sands", "rock 1a6", "S6.1", "place.rock"),
        ("shifting_sands", "water 1d5", "S6.2", "place.water"),
        ("stiff_upper_polyp", "1b6", "S7.4", "choose.ward_no_polyp"),
        ("stiff_upper_polyp", "1c6", "S7.4", "choose.ward_not_own"),
        ("digestif", "Y", "S7.4", "choose.none_in_hand"),
        ("digestif", "crown", "S7.4", "choose.no_polyp_tile"),
        ("digestif", "done", "S7.4", "choose.not_done"),
        ("fair_trade_winds", "swap Y W W", "S7.4", "choose.none_in_hand"),
        ("plankton_soup", "crown", "S7.4", "choose.colour"),
        ("out_of_the_blue", "blue 1b6", "S5.5", "blue.no_polyp"),
        ("out_of_the_blue", "blue 1a6", "S5.2", "blue.polyp_taken"),
        ("gull_service", "W crown", "S7.4", "choose.none_on_space"),
        ("turncoral", "3", "S7.4", "alga.locked"),
        ("turncoral", "red", "S7.4", "choose.first"),  # no answer to this card at all
    ],
)
def test_other_cards(card: str, answer: str, clause: str, code: str) -> None:
    _answered(card, "W0 . Y . . . .", answer, clause, code)


def test_a_double_is_no_midnight_snack() -> None:  # S7.4
    game = reef("W0 . . . . . .", cards="midnight_snack", consumed="W Y2", eaten=1, fish="WW", acted=True)
    game.play("card midnight_snack")
    game.refuses("choose Y2", "S7.4")
    game.refuses("choose O", "S7.4")


def test_a_cube_for_third_tide_lucky_is_refused_like_any_other() -> None:  # R4.1 R4.3
    game = reef("W0 . . . . . .", cards="third_tide_lucky", hand="W", cubes="WY", acted=True)
    game.play("card third_tide_lucky")
    game.refuses("cube O", "R4.1")
    game.refuses("cube Y", "R4.3")


def _answered(card: str, picture: str, answer: str, clause: str, code: str) -> None:
    game = reef(picture, cards=card, hand="WW", locks="3", sea="YY - - - -", acted=True)
    game.play(f"card {card}")
    game.refuses(f"choose {answer}", clause)
    with pytest.raises(IllegalAction) as refused:
        Game.load(game.state).play(f"choose {answer}")
    assert refused.value.code == code
