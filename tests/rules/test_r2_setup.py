"""R2: setting up, and the first choices."""

from collections import Counter
from itertools import permutations

import pytest
from drawn import Drawn

from reefencounter import Game, InvalidRules

SEEDS = range(60)


def chosen(game: Drawn, *choices: str) -> None:
    """The first choices of players 0, 1 …, each written as fish and cubes: `"W YO"`."""
    for player, choice in enumerate(choices):
        fish, cubes = choice.split()
        game.play(f"feed {fish}", f"larvae {cubes}", player=player)


def two_players() -> Drawn:
    return Drawn(Game(players=2, seed=1, setup={"hands": [{"W": 3, "Y": 3}, {"O": 4, "P": 5}]}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_boards_as_players_in_random_order(players: int) -> None:  # R2.1
    found = {"".join(Game(players=players, seed=seed).state()["boards"]) for seed in range(200)}
    assert found == {"".join(boards) for boards in permutations("ABCD", players)}


@pytest.mark.parametrize("boards", [["A", "A"], ["A"], ["A", "E"]])
def test_no_other_boards(boards: list[str]) -> None:  # R2.1
    with pytest.raises(InvalidRules, match="boards"):
        Game(players=2, setup={"boards": boards})


def test_each_board_starts_with_a_polyp_of_each_colour() -> None:  # R2.2
    polyps = Game(players=4, seed=1).state()["polyps"]
    for board in "1234":
        assert Counter(polyp for cell, polyp in polyps.items() if cell[0] == board) == Counter("WYOPG")


def test_one_polyp_of_each_colour_is_the_reserve_and_the_rest_the_bag() -> None:  # R2.3
    game = Drawn(Game(players=3, seed=1))
    assert game.reserve == "WYOPG"
    on_boards, on_the_sea, in_hands = 15, 12, 6 + 7 + 9
    assert game.bag.total() == 200 - 5 - on_boards - on_the_sea - in_hands


def test_all_coral_tiles_lie_on_one_side() -> None:  # R2.4
    found = {len(Drawn(Game(seed=seed)).turned) for seed in SEEDS}
    assert found == {0, 10}


def test_the_open_sea_starts_with_three_three_three_two_one() -> None:  # R2.5
    sizes = {"".join(str(len(word)) for word in Drawn(Game(seed=seed)).sea.split()) for seed in SEEDS}
    assert sizes == {"33321", "13332", "21333", "32133", "33213"}


def test_an_open_sea_of_other_sizes_is_refused() -> None:  # R2.5
    sea = {"W": ["W"], "Y": ["W"] * 2, "O": ["W"] * 3, "P": ["W"] * 3, "G": ["W"] * 3}
    with pytest.raises(InvalidRules, match="clockwise"):
        Game(setup={"sea": sea})


def test_one_cube_of_each_colour_lies_on_the_open_sea() -> None:  # R2.5
    assert Drawn(Game(seed=1)).larvae == Counter("WYOPG" * 9)


def test_player_0_begins_and_play_goes_on_by_seat() -> None:  # R2.6
    game = Drawn(Game(players=3, seed=1))
    chosen(game, *(f"{hand[0]} WY" for hand in game.all("hand")))
    order = []
    for _ in range(7):
        order.append(game.game.player)
        game.play("take W")
    assert order == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize(("players", "sizes"), [(2, [6, 9]), (3, [6, 7, 9]), (4, [6, 7, 8, 9])])
def test_later_players_draw_more_tiles(players: int, sizes: list[int]) -> None:  # R2.7
    assert [len(hand) for hand in Drawn(Game(players=players, seed=1)).all("hand")] == sizes


def test_a_hand_of_another_size_is_refused() -> None:  # R2.7
    with pytest.raises(InvalidRules, match=r"6, 9 tiles \(R2.7\)"):
        Game(setup={"hands": [{"W": 7}, {"Y": 9}]})


def test_the_hands_are_drawn_by_lot() -> None:  # R2.7
    assert len({Drawn(Game(seed=seed)).all("hand")[0] for seed in SEEDS}) > len(SEEDS) // 2


def test_first_a_tile_into_the_fish_and_then_two_cubes() -> None:  # R2.8
    game = two_players()
    assert game.legal() == ["feed W", "feed Y"]
    game.refuses("larvae WY", "R2.8")
    game.play("feed Y")
    assert (game.hand, game.fish) == ("WWWYY", "Y")
    game.refuses("feed W", "R2.8")
    game.play("larvae GG")  # of any colours, two of one colour too
    assert game.cubes == "GG"
    assert game.larvae["G"] == 7
    game.refuses("larvae WY", "R2.8", player=0)


def test_only_a_tile_of_the_hand_goes_into_the_fish() -> None:  # R2.8
    game = two_players()
    game.refuses("feed G", "R2.8")
    game.refuses("feed W", "R2.8", player=1)


def test_the_players_choose_in_any_order() -> None:  # R2.8
    game = two_players()
    game.play("feed P", player=1)
    game.play("feed W", player=0)
    game.play("larvae WG", player=1)
    assert game.legal(player=1) == []
    game.refuses("feed P", "R2.8", player=1)
    assert game.turn["player"] == 0
    game.play("larvae YY", player=0)
    assert game.phase == "turn"
    assert game.game.player == 0


def test_nobody_sees_cubes_before_all_have_chosen() -> None:  # R2.8
    game = two_players()
    chosen(game, "W YO")
    for viewer in (1, None):
        view = game.game.view(viewer)
        assert view["players"][0]["cubes"] == {}
        assert view["larvae"] == dict.fromkeys("WYOPG", 9)
    game.play("feed P", "larvae PG", player=1)
    for viewer in (1, None):
        view = game.game.view(viewer)
        assert view["players"][0]["cubes"] == {"Y": 1, "O": 1}
        assert view["larvae"] == {"W": 9, "Y": 8, "O": 8, "P": 8, "G": 8}


def test_nothing_else_is_done_before_all_have_chosen() -> None:  # R2.8
    game = two_players()
    chosen(game, "W YO")
    game.refuses("take W", "R2.8", player=0)
    game.refuses("cube Y", "R2.8", player=0)
    game.refuses("pass", "R2.8", player=1)


def test_the_first_choices_are_made_once() -> None:  # R2.8
    game = two_players()
    chosen(game, "W YO", "P PG")
    game.refuses("feed W", "R2.8")
    game.refuses("larvae WW", "R2.8")
