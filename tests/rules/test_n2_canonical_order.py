"""N2: the texts of actions and the one order in which they are listed."""

import random

import pytest
from drawn import Drawn, board_a

from reefencounter import Chance, Game, IllegalAction
from reefencounter.notation import cell_number, cell_text

KINDS = "feed larvae eat cube lay stop shrimp move larva alga polyp take pass".split()
ALGAE = ["blue", "green", "purple", "red"]
REEF = """
    # # # . . . #    # # # . . . #
    # . . . . . #    . . . . . . #
    W W # . . . .    . . . . # . .
    W W0 . . . # .    . # O . . . .
    W . Y # G . .    . . . . . . .
    . . Y Y0 Y Y .    # . . . . . #
"""


def place(word: str) -> tuple[int, ...]:
    """Where a word of an action stands among its like."""
    if word in ALGAE:
        return (ALGAE.index(word),)
    if word.isdigit():
        return (int(word),)
    if word in ("sea", "consumed", "off"):
        return (9,) if word == "off" else (0,)
    if word[0].isdigit():
        return int(word[0]), int(word[2]), "abcdefg".index(word[1])
    return tuple("WYOPG".index(colour) for colour in word)


def rank(action: str) -> tuple[object, ...]:
    kind, *words = action.split()
    return KINDS.index(kind), [place(word) for word in words]


def test_a_cell_is_named_by_board_column_and_row() -> None:  # N1
    names = [f"{board}{column}{row}" for board in "1234" for row in "123456" for column in "abcdefg"]
    assert [cell_text(number) for number in range(len(names))] == names
    assert [cell_number(name) for name in names] == list(range(len(names)))
    for wrong in ("5a1", "0a1", "1h1", "1a7", "1a0", "a1", "1A1", "1a11", ""):
        with pytest.raises(IllegalAction):
            Game(players=2, seed=1).play(f"shrimp {wrong}")


def test_legal_actions_are_listed_in_canonical_order() -> None:  # R3.1, N2
    game = board_a(REEF, hand="WYY", cubes="WY", consumed="WYG", eaten=1, keep=True)
    assert game.legal() == sorted(game.legal(), key=rank)
    game.play("cube Y", "lay 1a6")
    assert game.legal() == sorted(game.legal(), key=rank)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_every_position_of_a_game(players: int) -> None:  # N2
    lot = random.Random(players)
    game = Drawn(Game(players=players, seed=players))
    for _ in range(150):
        legal = game.legal()
        assert legal == sorted(legal, key=rank)
        assert len(set(legal)) == len(legal)
        if not legal:
            break
        game.game.play(lot.choice(legal))


def test_pairs_of_cubes_in_colour_order() -> None:  # R2.8
    game = Drawn(Game(seed=1))
    game.play(game.legal()[0])
    pairs = "WW WY WO WP WG YY YO YP YG OO OP OG PP PG GG".split()
    assert game.legal() == [f"larvae {pair}" for pair in pairs]


def test_laying_by_cell_and_from_the_hand_first() -> None:  # R4.2
    game = board_a(REEF, hand="WW", cubes="W", consumed="W")
    game.play("cube W")
    assert game.legal("lay")[:4] == ["lay 1d1", "lay 1d1 consumed", "lay 1e1", "lay 1e1 consumed"]


def test_moving_off_comes_last() -> None:  # R7.2
    moves = [move for move in board_a(REEF).legal("move") if move.startswith("move 1b4")]
    assert moves[0] == "move 1b4 1d1"
    assert moves[-2:] == ["move 1b4 2f6", "move 1b4 off"]


def test_algae_by_colour_paid_alga_and_place() -> None:  # R8.3
    assert board_a(consumed="WG", eaten=1).legal("alga")[:8] == [
        "alga W blue sea",
        "alga W blue 3",
        "alga W blue 6",
        "alga W blue 10",
        "alga W green sea",
        "alga W green 1",
        "alga W green 5",
        "alga W green 8",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly 1d5",
        "larvae YW",
        "larvae W",
        "feed",
        "feed WW",
        "cube w",
        "cube X",
        "Cube W",
        "lay 1d5 hand",
        "lay 5d5",
        "lay 1h5",
        "lay 1d7",
        "lay d5",
        "eat 1d5 1d6",
        "move 1d5",
        "move off 1d5",
        "move 1d5 on",
        "alga P red",
        "alga P red 0",
        "alga P red 11",
        "alga P red 03",
        "alga P brown sea",
        "take",
        "take  W",
        " take W",
        "take W ",
        "pass now",
        "stop W",
    ],
)
def test_malformed_text_is_refused(text: str) -> None:  # N2
    board_a(hand="W", cubes="W").refuses(text, "N2")


@pytest.mark.parametrize("number", [-1, 29326])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:  # N2
    with pytest.raises(IllegalAction, match="N2"):
        board_a().game.position.apply(number, Chance(1), 0)
