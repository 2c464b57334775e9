"""R11.3 to R11.5: points, ties and places."""

import random
from typing import Any

import pytest
from drawn import Drawn, board_a

from reefencounter import Game


def scores(game: Drawn, field: str) -> list[Any]:
    rows: list[Any] = list(game.game.score())
    return [row[field] for row in rows]


def test_a_polyp_scores_one_and_one_for_each_colour_it_beats() -> None:  # R11.3
    game = board_a(fish=("W", "G"), stronger="W>Y W>O W>P W>G O>G P>G Y>G")
    assert scores(game, "points") == [5, 1]
    assert game.game.score()[0]["values"]["W"] == 5
    assert game.game.score()[0]["values"]["G"] == 1


def test_on_the_star_side_every_colour_is_worth_three() -> None:  # R11.3
    game = board_a(fish=("WYOPG", "WW"))
    assert game.game.score()[0]["values"] == dict.fromkeys("WYOPG", 3)
    assert scores(game, "points") == [15, 6]


def test_the_values_always_add_up_to_fifteen() -> None:  # R11.3
    lot = random.Random(1)
    for _ in range(50):
        game = board_a(consumed="WWWWWW")
        for _ in range(6):
            game.play(lot.choice(game.legal("alga")))
            assert sum(game.game.score()[0]["values"].values()) == 15


def test_only_the_fish_scores() -> None:  # R11.3
    game = board_a(hand="WWW", cubes="YY", consumed="OO", fish=("", "W"))
    assert scores(game, "points") == [0, 3]
    assert scores(game, "rank") == [2, 1]


def test_the_score_is_there_at_any_time() -> None:  # R11.3
    assert [row["points"] for row in Game(players=3, seed=1).score()] == [0, 0, 0]


def test_first_tie_more_consumed_tiles() -> None:  # R11.4
    game = board_a(fish=("W", "Y"), consumed=("", "Y"), cubes=("WW", ""), hand=("WW", ""))
    assert scores(game, "points") == [3, 3]
    assert scores(game, "ties") == [[0, 2, 2, 0], [1, 0, 0, 0]]
    assert scores(game, "rank") == [2, 1]


def test_second_tie_more_cubes() -> None:  # R11.4
    game = board_a(fish=("W", "Y"), consumed=("O", "Y"), cubes=("", "G"), hand=("WW", ""))
    assert scores(game, "rank") == [2, 1]


CORALS = """
    # # # . . . #
    # . . . . . #
    W W # . . . .
    W0 W . . . # .
    . . . # . .0 .
    O O1 O . Y1 Y Y
"""


def test_third_tie_more_hand_tiles() -> None:  # R11.4
    game = board_a(CORALS, fish=("W", "Y"), consumed=("O", "Y"), cubes=("P", "G"), hand=("WW", "Y"))
    assert scores(game, "rank") == [1, 2]


def test_fourth_tie_more_polyps_in_own_corals() -> None:  # R11.4
    game = board_a(CORALS, fish=("W", "Y"), consumed=("O", "Y"), cubes=("P", "G"), hand=("W", "Y"))
    assert scores(game, "ties") == [[1, 1, 1, 4], [1, 1, 1, 6]]
    assert scores(game, "rank") == [2, 1]


def test_points_come_before_all_ties() -> None:  # R11.4
    game = board_a(CORALS, fish=("WW", "Y"), consumed=("", "YY"), cubes=("", "G"), hand=("", "Y"))
    assert scores(game, "rank") == [1, 2]


def test_a_place_that_is_still_equal_is_shared() -> None:  # R11.4
    game = board_a(players=4, fish=("WW", "W", "Y", ""))
    assert scores(game, "rank") == [1, 2, 2, 4]
    assert scores(board_a(players=3), "rank") == [1, 1, 1]


@pytest.mark.parametrize("first", range(4))
def test_the_published_scoring_example(first: int) -> None:  # R11.5
    fish = ["GGWWWY", "PYYYY", "OOOOWWWW", "GGGPPPY"]
    points = [18, 23, 20, 20]
    game = board_a(
        players=4,
        fish=tuple(fish[first:] + fish[:first]),
        stronger="Y>W Y>O Y>P Y>G W>O W>G P>W P>G O>P G>O",
    )
    assert game.game.score()[0]["values"] == {"W": 3, "Y": 5, "O": 2, "P": 3, "G": 2}
    assert scores(game, "points") == points[first:] + points[:first]
