"""What the terminal table says and understands: sentences, questions, explanations, the final scoring."""

from __future__ import annotations

import re
from typing import Any

import pytest
from drawn import board_a
from terminal_games import PLAIN, finished, fresh, plain

from reefencounter import Game
from reefencounter.messages.words import reading, words
from reefencounter.telling.sentences import TELLINGS, tell
from reefencounter.terminal.blocks import widest
from reefencounter.terminal.ending import scores_so_far, scoring
from reefencounter.terminal.explain import about, what_now, why_not
from reefencounter.terminal.labels import Table
from reefencounter.terminal.questions import question
from reefencounter.terminal.seats import Bots
from reefencounter.terminal.spelling import narrowed, text_of, understood, words_of
from reefencounter.terminal.table_text import draw_table
from reefencounter.terminal.turn_actions import TURN_ACTIONS, open_actions

# Sentences


def test_every_event_of_whole_games_is_told_or_meant_to_be_silent() -> None:
    silent = {"turn", "laying_ended", "reserve_refilled", "cube_refilled"}
    for seed in range(3):
        game, events = finished(3, seed)
        assert {event["kind"] for event in events} <= set(TELLINGS) | silent
        assert all(sentence.endswith(".") for sentence in tell(events, game.names, None, everything=True))


def test_a_laying_is_one_sentence() -> None:
    events: list[dict[str, Any]] = [
        {"kind": "cube_played", "player": 0, "colour": "W"},
        {"kind": "laid", "player": 0, "cell": "1c4", "colour": "W", "from": "hand"},
        {"kind": "grown", "cell": "1d4", "colour": "W", "from": "reserve"},
        {"kind": "consumed", "player": 0, "cell": "1d5", "colour": "O"},
        {"kind": "laid", "player": 0, "cell": "1d5", "colour": "W", "from": "consumed"},
        {"kind": "turn", "turn": {}},
    ]
    assert tell(events, ["Ada", "Ben"], 1) == [
        "Ada plays a white cube and lays white on 1c4 and 1d5 from the consumed tiles taking an orange polyp.",
        "White grows on 1d4.",
    ]
    assert tell(events, ["Ada", "Ben"], 0)[0].startswith("You play a white cube and lay white on")
    for viewer in (1, None):  # somebody who is called so is not spoken to
        assert tell(events, ["You", "Ben"], viewer)[0].startswith("You plays a white cube and lays white on")


def test_colours_are_told_by_their_names() -> None:
    events: list[dict[str, Any]] = [
        {"kind": "larvae_shown", "cubes": ["WW", "WG"]},
        {"kind": "dealt", "space": "G", "colour": "W"},
        {"kind": "dealt", "space": "P", "colour": "O"},
    ]
    assert tell(events, ["Ada", "Ben"], 0) == [
        "The cubes are shown: you two white; Ben white and grey.",
        "New in the sea: white on the grey space, orange on the pink space.",
    ]


def test_first_choices_of_others_are_not_told() -> None:  # R2.8, R13
    game = Game(players=2, seed=1)
    events = [event for _ in range(2) for event in game.play(game.legal(0)[0], player=0).events]
    assert tell(events, ["Ada", "Ben"], 1) == ["Ada puts a tile into the fish.", "Ada chooses two cubes."]
    assert tell(events, ["Ada", "Ben"], 0)[0] == "You put a white tile into your fish."


# Questions


def test_questions_lead_to_every_legal_action_and_to_no_other() -> None:
    game, bot = Game(players=2, seed=4), Bots("random", 4)
    for _ in range(150):
        legal = [words_of(action) for action in game.legal()]
        reached = []
        open_ones = [narrowed(legal, (kind,)) for kind in dict.fromkeys(words[0] for words in legal)]
        while open_ones:
            actions = open_ones.pop(0)
            if len(actions) == 1:
                reached.append(text_of(actions[0]))
            else:
                options = question(game, game.player, actions).options
                assert all(option.label for option in options)
                open_ones += [option.actions for option in options]
        assert sorted(reached) == sorted(game.legal())
        game.play(bot.choose(game, game.player))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("LAY 1D5", "lay 1d5"),
        ("1d5", "lay 1d5"),
        ("1d5 consumed", "lay 1d5 consumed"),
        ("collect white", "take W"),
        ("larvae y w", "larvae WY"),
        ("alga p RED sea", "alga P red sea"),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: str) -> None:
    assert words_of(" ".join(understood(typed))) == words_of(meant)


def test_two_letters_choose_the_cubes_in_any_order() -> None:
    game = Game(players=2, seed=1)
    game.play(game.legal()[0])
    asked = question(game, 0, [words_of(action) for action in game.legal()])
    chosen = asked.find("pw")
    assert chosen is not None
    assert chosen.actions == [("larvae", "WP")]
    assert asked.find("zz") is None


def test_eating_is_explained_before_it_is_done() -> None:
    for seed in range(40):
        game, bot = Game(players=2, seed=seed), Bots("random", seed)
        while not game.over and not any(action.startswith("eat") for action in game.legal()):
            game.play(bot.choose(game, game.player))
        if not game.over:
            break
    eats = [words_of(action) for action in game.legal() if action.startswith("eat")]
    before = bytes(game.position)
    assert "Your fish eats" in Table(game, game.player).label(eats[0], eats)
    assert bytes(game.position) == before


# Explanations


def test_what_now_tells_how_or_why_not_for_each_action() -> None:
    game = fresh()
    actions = [words_of(action) for action in game.legal()]
    text = plain(what_now(game, 0, actions, 100))
    assert "10 collect, which ends the turn: type 10" in text
    assert (
        "eat a coral: not now. None of your shrimps stands on a board, so you have no coral. (R10.1)" in text
    )
    assert "play a second cube and lay: not now." in text
    for written in re.findall(r"type \d+, or `(.+?)`", text):
        assert written in game.legal()


def test_asking_why_changes_nothing() -> None:
    game, bot = Game(players=3, seed=9), Bots("random", 9)
    for _ in range(200):
        lays = game.view(game.player)["turn"]["lays"]
        actions = [words_of(action) for action in game.legal()]
        before = bytes(game.position)
        for one in TURN_ACTIONS:
            if one not in open_actions(actions, lays) and game.phase in ("turn", "laying"):
                assert str(why_not(game, game.player, one, lays)).endswith(".")
        assert bytes(game.position) == before
        game.play(bot.choose(game, game.player))


def test_a_clause_is_told() -> None:
    assert "same coral" in plain(about("R5.3", 60) or [])
    assert widest(about("lay", 60) or []) <= 60
    assert "R8.5" in plain(about("R8", 60) or [])
    assert about("nonsense", 60) is None
    assert about("R99", 60) is None


# The end

LOCKED = "1 2 3 4 5 6 7 8 9 10"


def told(game: Game) -> str:
    return plain(list(scoring(game, PLAIN)))


def test_a_game_that_was_played_is_scored_aloud() -> None:
    game, _ = finished()
    text = told(game)
    assert "A polyp in the fish is worth:" in text
    assert text.count("fish:") == 2
    for row in game.score():
        assert f"{row['rank']}. {game.names[row['player']]}, {row['points']} points" in text


def test_the_published_example_is_scored_aloud() -> None:  # R11.5
    over = board_a(
        players=4,
        fish=("GGWWWY", "PYYYY", "OOOOWWWW", "GGGPPPY"),
        stronger="Y>W Y>O Y>P Y>G W>O W>G P>W P>G O>P G>O",
        phase="over",
        ended_by="locks",
        ender=0,
        locks=LOCKED,
    )
    text = told(over.game)
    assert "white 3, yellow 5, orange 2, pink 3, grey 2." in text
    assert "Player 1's fish: W3 Y1 G2  3×3 + 1×5 + 2×2 = 18" in text
    assert "Nothing breaks the tie between Player 3 and Player 4: the place is shared." in text
    assert text.endswith("4. Player 1, 18 points\nPlayer 2 wins!")


@pytest.mark.parametrize(
    ("cubes", "sentences"),
    [
        (("WW", "GGG"), ["More cubes decide: Player 1 2, Player 2 3.", "Player 2 wins!"]),
        (("WW", "GG"), ["The first place is shared: Player 1 and Player 2."]),
    ],
)
def test_ties_are_explained(cubes: tuple[str, str], sentences: list[str]) -> None:  # R11.4
    over = board_a(fish=("W", "Y"), cubes=cubes, phase="over", ended_by="locks", ender=0, locks=LOCKED)
    text = told(over.game)
    assert "3 points each: Player 1 and Player 2." in text
    assert all(sentence in text for sentence in sentences)


def test_the_score_so_far_tells_only_what_is_known() -> None:
    game = fresh()
    text = plain(list(scores_so_far(game.view(0), game.names, 0)))
    assert "you: 3 points" in text
    assert "Player 2: 3 points (1 of 1 polyp unseen)" in text


@pytest.mark.parametrize(
    ("language", "heading", "name"),
    [
        ("en", "You to choose", "You"),
        ("de", "Du wählst", "Du"),
        ("fr", "à vous de choisir", "Vous"),
        ("it", "scegli tu", "Tu"),
        ("cs", "vybíráš ty", "Ty"),
    ],
)
def test_whoever_gave_no_name_is_spoken_to_in_their_language(language: str, heading: str, name: str) -> None:
    game = Game(seed=1, names=["You", "Bot"])
    with reading(language):
        head, *lines = draw_table(game.view(0), game.names, PLAIN)
        assert heading in head.replace("\u00a0", " ")
        assert any(f"1 {name} " in line for line in lines)
        nameless = draw_table(game.view(0), ["Player 1", "Player 2"], PLAIN)
        assert words("player.number", number=2) in "\n".join(nameless)
    assert game.record()["names"] == ["You", "Bot"]  # the same in all languages
