"""R1: the pieces of the game, and what is printed on them."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from drawn import Drawn, board_a, boards, state_of

from reefencounter import Game, InvalidState

BOARDS = {
    "A": "###...# #..Y..# ..#.W.. .G...#. ..P#O.. .......",
    "B": "###...# ...G..# ..Y.#.. .#...W. ..O.P.. #.....#",
    "C": "#..#... #...O.# ..W#.Y. .....#. #.P.G.. #...#..",
    "D": "#.....# ...O#.. ..#.G.. .W..... #.P.Y.# #..#..#",
}

# Of each coral tile the star side, its large alga and its small alga.
CORAL_TILES = [
    ("W>Y", "green", "blue"),
    ("W>O", "red", "purple"),
    ("Y>O", "blue", "red"),
    ("Y>P", "purple", "blue"),
    ("O>P", "green", "red"),
    ("O>G", "blue", "green"),
    ("P>W", "purple", "green"),
    ("P>G", "green", "purple"),
    ("G>W", "red", "purple"),
    ("G>Y", "blue", "red"),
]


def printed(board: str) -> dict[str, str]:
    """What is printed on each cell of a board that lies as board 1."""
    return {
        f"1{column}{row}": sign
        for row, signs in enumerate(BOARDS[board].split(), 1)
        for column, sign in zip("abcdefg", signs, strict=True)
    }


def other_than(board: str) -> str:
    return "B" if board == "A" else "A"


def a_game_by_lot(players: int) -> Iterator[Drawn]:
    """A game after each of some hundred actions."""
    lot = random.Random(players)
    game = Drawn(Game(players=players, seed=players))
    for _ in range(300):
        game.game.play(lot.choice(game.legal()))
        if game.game.over:
            return
        yield game


def all_polyps(game: Drawn) -> Counter[str]:
    piles = [*game.all("hand"), *game.all("consumed"), *game.all("fish"), game.sea, game.reserve]
    laid = game.state["polyps"].values()
    return game.bag + Counter(tile for tile in "".join([*piles, *laid]) if tile in "WYOPG")


def all_cubes(game: Drawn) -> Counter[str]:
    on_the_sea = "WYOPG"
    return game.larvae + Counter("".join([*game.all("cubes"), on_the_sea]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_forty_polyps_of_each_colour(players: int) -> None:  # R1.1
    for game in a_game_by_lot(players):
        assert all_polyps(game) == Counter("WYOPG" * 40)


def test_a_forty_first_polyp_is_not_accepted() -> None:  # R1.1
    state = state_of("AB")
    state["bag"]["W"] += 1
    with pytest.raises(InvalidState, match="white polyps"):
        Game.load(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_ten_cubes_of_each_colour(players: int) -> None:  # R1.2
    for game in a_game_by_lot(players):
        assert all_cubes(game) == Counter("WYOPG" * 10)


def test_an_eleventh_cube_is_not_accepted() -> None:  # R1.2
    state = state_of("AB")
    state["larvae"]["G"] += 1
    with pytest.raises(InvalidState, match="grey cubes"):
        Game.load(state)


def test_there_are_five_cylinders_of_each_colour() -> None:  # R1.3, R14
    five_blue = state_of("AB", stronger="Y>W P>Y", locks="1 3 4 6 10")
    assert five_blue["locks"].count("blue") == 5
    Game.load(five_blue)
    with pytest.raises(InvalidState, match="6 blue cylinders"):
        Game.load(five_blue | {"alga_space": "blue"})


def test_each_player_has_four_shrimps_and_one_fish() -> None:  # R1.4
    game = Drawn(Game(players=4, seed=1))
    assert game.unplayed == [4, 4, 4, 4]
    assert game.eaten == [0, 0, 0, 0]
    assert game.all("fish") == ["", "", "", ""]


def test_a_fifth_shrimp_is_not_accepted() -> None:  # R1.4
    state = state_of("AB")
    state["players"][1]["eaten"] += 1
    with pytest.raises(InvalidState, match=r"players\[1\] has 5 shrimps"):
        Game.load(state)


def test_what_is_paid_and_what_is_drawn_is_in_one_bag() -> None:  # R1.5
    game = board_a(consumed="Y", bag="WWWW")
    game.play("alga Y blue sea")
    assert game.bag == Counter("WWWWY")
    game.play("take W", deal="WWYWW")
    assert game.bag.total() == 0


@pytest.mark.parametrize("board", "ABCD")
def test_each_board_has_its_start_polyps(board: str) -> None:  # R1.6
    game = Game(players=2, seed=1, setup={"boards": [board, other_than(board)]})
    start = {cell: sign for cell, sign in printed(board).items() if sign not in ".#"}
    assert len(start) == 5
    assert {cell: polyp for cell, polyp in game.state()["polyps"].items() if cell[0] == "1"} == start


@pytest.mark.parametrize("board", "ABCD")
def test_each_board_has_thirty_three_cells_of_rock(board: str) -> None:  # R1.6
    game = boards(board + other_than(board), hand="W", cubes="W")
    game.play("cube W")
    rock = [cell for cell, sign in printed(board).items() if sign != "#"]
    assert len(rock) == 33
    assert [action for action in game.legal("lay") if action.startswith("lay 1")] == [
        f"lay {c}" for c in rock
    ]


@pytest.mark.parametrize("board", "ABCD")
def test_the_growth_cell_is_d4_on_every_board(board: str) -> None:  # R1.6
    game = boards(board + other_than(board), hand="W", cubes="W")
    game.play("cube W", "lay 1c4")
    assert game["1d4"] == "W"


def test_the_sides_of_the_coral_tiles() -> None:  # R1.7, R14
    star, plain = Game(setup={"star": True}, seed=1), Game(setup={"star": False}, seed=1)
    sides = [side for side, _, _ in CORAL_TILES]
    assert star.state()["coral_tiles"] == sides
    assert plain.state()["coral_tiles"] == [side[::-1] for side in sides]


@pytest.mark.parametrize("alga", ["blue", "green", "purple", "red"])
def test_the_algae_on_the_coral_tiles(alga: str) -> None:  # R1.7
    star = board_a(consumed="W")
    star.play(f"alga W {alga} sea")
    assert star.turned == [k for k, (_, large, _) in enumerate(CORAL_TILES, 1) if large == alga]
    plain = board_a(consumed="W", star=False)
    plain.play(f"alga W {alga} sea")
    assert plain.turned == [k for k, (_, _, small) in enumerate(CORAL_TILES, 1) if small != alga]


def test_the_open_sea_is_a_ring_of_five_spaces() -> None:  # R1.8
    game = board_a()
    assert game.legal("take") == ["take W", "take Y", "take O", "take P", "take G"]
    game.play("take P", deal="PGWYO")  # clockwise: pink, grey, and on to white
    assert game.sea == "W Y O P G"


def test_a_space_of_the_open_sea_holds_three_polyps() -> None:  # R1.8
    with pytest.raises(InvalidState, match="a space holds three"):
        board_a(sea="WWWW - - - -")


def test_the_open_sea_has_ten_places_for_coral_tiles_and_one_for_an_alga() -> None:  # R1.8
    state = Game(seed=1).state()
    assert len(state["coral_tiles"]) == len(state["locks"]) == 10
    assert state["alga_space"] is None


def test_a_drawing_must_show_the_water_of_its_board() -> None:
    with pytest.raises(ValueError, match=r"1a1 of board A is water, not '.'"):
        board_a("""
            . # # . . . #
            # . . . . . #
            . . # . . . .
            . . . . . # .
            . . . # . . .
            . . . . . . .
        """)
