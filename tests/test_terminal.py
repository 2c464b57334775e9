"""The terminal table drawn: boards, widths, colours, and what others may not see."""

from __future__ import annotations

import re

import pytest
from terminal_games import PLAIN, finished, fresh, plain

from reefencounter import Game
from reefencounter.pictures.reading import read
from reefencounter.telling.printable import printable
from reefencounter.telling.sentences import tell
from reefencounter.terminal.blocks import ESCAPE, beside, flow, shortened, widest, wrapped
from reefencounter.terminal.boards import draw_board
from reefencounter.terminal.paint import TRUE_COLOUR, Paint
from reefencounter.terminal.seats import Bots
from reefencounter.terminal.table_text import draw_table


def test_a_board_shows_water_rock_growth_cell_polyps_and_shrimps() -> None:
    game = Game(players=2, seed=1, setup={"boards": ["A", "B"]})
    while game.phase == "setup":
        game.play(game.legal()[0])
    game.play("shrimp 1d2")
    assert draw_board(read(game.state()).boards[0], PLAIN)[1:] == [
        "   a  b  c  d  e  f  g ",
        "1  ~  ~  ~  ·  ·  ·  ~ ",
        "2  ~  ·  ·  Y1 ·  ·  ~ ",
        "3  ·  ·  ~  ·  W  ·  · ",
        "4  ·  G  ·  +  ·  ~  · ",
        "5  ·  ·  P  ~  O  ·  · ",
        "6  ·  ·  ·  ·  ·  ·  · ",
    ]


def test_cells_to_choose_carry_a_ring_on_rock_and_brackets_on_a_polyp() -> None:
    game = Game(players=2, seed=1, setup={"boards": ["A", "B"]})
    row = draw_board(read(game.state()).boards[0], PLAIN, {"1d2", "1e2"})[3]
    assert row == "2  ~  ·  · [Y](·) ·  ~ "


def test_nothing_but_ascii_where_the_terminal_shows_no_more() -> None:
    assert plain(draw_table(fresh().view(0), ["Ada", "Ben"], Paint(0, unicode=False))).isascii()


def test_colour_changes_no_letter() -> None:
    game = fresh(4)
    for columns in (44, 80, 100, 160):
        bare = draw_table(game.view(0), game.names, PLAIN, columns)
        for colours in (256, TRUE_COLOUR):
            painted = draw_table(game.view(0), game.names, Paint(colours), columns)
            assert [ESCAPE.sub("", line).rstrip(" ─") for line in painted] == [
                line.rstrip(" ─") for line in bare
            ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("columns", [48, 79, 80, 100, 160])
def test_the_table_keeps_to_its_width(players: int, columns: int) -> None:
    game, _ = finished(players)
    assert widest(draw_table(game.view(None), game.names, PLAIN, columns)) <= columns


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("second_kind", [False, True])
def test_the_first_line_has_the_whole_width_for_its_words(players: int, second_kind: bool) -> None:
    over = Game(players=players, second_kind=second_kind, seed=1).state()
    over["turn"] |= {"phase": "over", "ended_by": "supply", "number": 399}
    head = draw_table(over, ["Ada", "Ben", "Cleo", "Dan"][:players], PLAIN, 80)[0]
    assert "The game is over: the bag cannot refill the sea" in head


def test_two_boards_and_the_compass_fit_side_by_side_in_80_columns() -> None:
    lines = draw_table(fresh().view(0), ["Ada", "Ben"], PLAIN, 80)
    assert "board 1" in lines[1]
    assert "board 2" in lines[1]
    assert "worth" in lines[1]
    assert len(lines) <= 16


@pytest.mark.parametrize("columns", [48, 79, 160])
def test_corals_are_listed_in_every_width(columns: int) -> None:
    game, bot = Game(players=2, seed=1), Bots("greedy", 1)
    while not (game.view(0)["shrimps"] and any(player["eaten"] for player in game.view(0)["players"])):
        game.play(bot.choose(game, game.player))
    table = draw_table(game.view(0), game.names, PLAIN, columns)
    assert widest(table) <= columns
    listed = plain(table[next(k for k, line in enumerate(table) if "hand" in line) :])
    assert "eaten" in listed
    owned = [
        coral for board in read(game.state()).boards for coral in board.corals if coral.shrimp is not None
    ]
    assert len(re.findall(r"[WYOPG]\d+ [1-4][a-g][1-6]", listed)) == len(owned) > 0


def test_others_hands_are_drawn_only_as_far_as_they_are_known() -> None:
    game = fresh()
    line = next(line for line in draw_table(game.view(0), ["Ada", "Ben"], PLAIN) if "2 Ben" in line)
    assert "?8" in line
    assert "?1" in line


def test_names_cannot_steer_the_terminal() -> None:
    game = fresh()
    game.names[1] = "\x1b[2Jx\u202e"
    assert "\x1b" not in plain(draw_table(game.view(0), game.names, PLAIN))
    assert "\u202e" not in " ".join(tell(game.play("take W").events, game.names, None))
    assert printable("a" * 300) == "a" * 197 + "..."


def test_blocks() -> None:
    assert beside([["a", "bb"], ["c"]]) == ["a   c", "bb   "]
    assert flow(["ab", "cd", "ef"], 5) == ["ab cd", "ef"]
    assert shortened("珊瑚礁", 5) == "珊瑚~"
    assert wrapped("en mer\u00a0: un", 7) == ["en", "mer\u00a0:", "un"]
