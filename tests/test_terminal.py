"""The parts of the terminal table, one by one: drawing, sentences, questions, explanations, files, seats."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reefencounter import Game, IllegalAction, ReefError
from reefencounter.drawing.reading import read
from reefencounter.telling.sentences import TELLINGS, tell
from reefencounter.telling.words import printable
from reefencounter.terminal import clauses
from reefencounter.terminal.blocks import ESCAPE, beside, flow, shortened, widest
from reefencounter.terminal.boards import draw_board
from reefencounter.terminal.choices import (
    DEEDS,
    Table,
    deeds_open,
    narrowed,
    question,
    text_of,
    understood,
    words_of,
)
from reefencounter.terminal.ending import scores_so_far, scoring
from reefencounter.terminal.explain import about, what_now, why_not
from reefencounter.terminal.files import FileTrouble, read_game, read_json, retrace, save, write_text
from reefencounter.terminal.paint import TRUE_COLOUR, Paint
from reefencounter.terminal.seats import Bots, Seat, seat_players, seats_of_record
from reefencounter.terminal.table import draw_table

PLAIN = Paint(0)


def fresh(players: int = 2, seed: int = 1, **rules: Any) -> Game:
    """A game after the set-up."""
    game = Game(players=players, seed=seed, **rules)
    while game.phase == "setup":
        game.play(game.legal()[0])
    return game


@cache
def finished(players: int = 2, seed: int = 1) -> tuple[Game, list[dict[str, Any]]]:
    """A game of random bots, with all its events."""
    game, bot, events = Game(players=players, seed=seed), Bots("random", seed), []
    while not game.over:
        events += game.play(bot.choose(game, game.player)).events
    return game, events


def plain(lines: list[str]) -> str:
    return "\n".join(lines)


# Drawing


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


def test_colours_are_told_by_their_names() -> None:
    events: list[dict[str, Any]] = [
        {"kind": "larvae_shown", "cubes": ["WW", "WG"]},
        {"kind": "dealt", "space": "G", "colour": "W"},
        {"kind": "dealt", "space": "P", "colour": "O"},
    ]
    assert tell(events, ["Ada", "Ben"], 0) == [
        "The cubes are shown: you two white; Ben white and grey.",
        "New in the sea: white on the grey space, orange on the pink.",
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
        for deed in DEEDS:
            if deed not in deeds_open(actions, lays) and game.phase in ("turn", "laying"):
                assert why_not(game, game.player, deed, lays).endswith((")", "."))
        assert bytes(game.position) == before
        game.play(bot.choose(game, game.player))


def test_a_clause_is_told_in_full_or_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "same coral" in plain(about("R5.3", 60) or [])
    assert widest(about("lay", 60) or []) <= 60
    monkeypatch.setattr(clauses, "RULES", Path("nowhere") / "rules.md")
    assert clauses.clause("5.3") == clauses.SHORT["R5.3"]
    assert "R8.5" in (clauses.clause("R8") or "")
    assert about("nonsense", 60) is None
    assert about("R99", 60) is None


def test_every_clause_of_a_refusal_has_a_text() -> None:
    source = Path(__file__).parents[1] / "src" / "reefencounter" / "engine" / "refusal.py"
    for name in set(re.findall(r'"(R\d+\.\d+)"', source.read_text())):
        assert name in clauses.SHORT
        assert clauses.clause(name)


# The end


def test_the_published_example_is_scored_aloud() -> None:  # R11.5 is tested with the engine; here the words
    game, _ = finished()
    text = plain(list(scoring(game, PLAIN)))
    assert "A polyp in the fish is worth:" in text
    assert text.count("fish:") == 2
    for row in game.score():
        assert f"{row['rank']}. {game.names[row['player']]}, {row['points']} points" in text


def test_ties_are_explained() -> None:
    game = Game.replay(finished(seed=2)[0].record())
    rows = [
        {
            "player": k,
            "points": 9,
            "values": dict.fromkeys("WYOPG", 3),
            "ties": [1, 2 + k, 0, 0],
            "rank": 2 - k,
        }
        for k in (0, 1)
    ]
    game.score = lambda: rows  # type: ignore[method-assign]
    assert "More cubes decide: Player 1 2, Player 2 3." in plain(list(scoring(game, PLAIN)))
    rows[1]["ties"] = rows[0]["ties"]
    rows[1]["rank"] = rows[0]["rank"] = 1
    assert "share the first place" in plain(list(scoring(game, PLAIN)))


def test_the_score_so_far_tells_only_what_is_known() -> None:
    game = fresh()
    text = plain(list(scores_so_far(game.view(0), game.names, 0)))
    assert "you: 3 points" in text
    assert "Player 2: 3 points (1 of 1 polyps unseen)" in text


# Files


def test_a_saved_game_goes_on_as_it_was(tmp_path: Path) -> None:
    game = Game.replay(finished(seed=2)[0].record())
    for _ in range(30):
        game.undo()
    file = str(tmp_path / "game.json")
    save(game, file)
    again, past = read_game(file, seed=5)
    assert again.state() == game.state()
    assert again.record() == game.record()
    assert len(past) == len(game.moves)
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    write_text(str(file), "one")
    with pytest.raises(FileTrouble, match="there already"):
        write_text(str(file), "two")
    assert file.read_text() == "one"
    write_text(str(file), "two", overwrite=True)
    assert file.read_text() == "two"
    with pytest.raises(FileTrouble, match="folder"):
        write_text(str(tmp_path), "three", overwrite=True)
    with pytest.raises(FileTrouble, match="no such file or folder"):
        write_text(str(tmp_path / "no" / "a"), "four")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00junk", "not text"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"format": "reef-record/1"}', "has no 'rules'"),
        (b'{"format": "reef-state/1"}', "a position, not a game"),
        (b"null", "must be an object"),
        (b" " * 10_000_001, "too large"),
    ],
)
def test_hostile_files_are_refused_kindly(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "bad"
    file.write_bytes(content)
    with pytest.raises(FileTrouble, match=reason):
        read_game(str(file))


def test_a_record_with_a_missing_deal_is_refused() -> None:
    game = fresh()
    game.play("take W")
    record = json.loads(json.dumps(game.record()))
    del record["moves"][-1]["deal"]
    with pytest.raises(FileTrouble, match="N3"):
        retrace(record, "x")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="no such file"):
        read_json(str(tmp_path / "none"))
    with pytest.raises(FileTrouble, match="folder"):
        read_json(str(tmp_path))
    with pytest.raises(FileTrouble, match="not a file name"):
        read_json("a\0b")


# Seats


@pytest.mark.parametrize(
    ("players", "bots", "names", "seats"),
    [
        (None, None, [], ["You", "Bot"]),
        (3, None, [], ["You", "Bot Blenny", "Bot Conger"]),
        (None, 2, [], ["You", "Bot Blenny", "Bot Conger"]),
        (2, 0, [], ["Player 1", "Player 2"]),
        (None, 0, [], ["Player 1", "Player 2"]),
        (None, None, ["Ada"], ["Ada", "Bot"]),
        (None, None, ["Ada", "Ben"], ["Ada", "Ben"]),
        (3, None, ["Ada", "Ben"], ["Ada", "Ben", "Bot"]),
    ],
)
def test_who_sits_at_the_table(
    players: int | None, bots: int | None, names: list[str], seats: list[str]
) -> None:
    found = seat_players(players, bots, names, watch=False, in_order=True, seed=1)
    assert [seat.name for seat in found] == seats
    assert [seat.bot for seat in found] == [name.startswith("Bot") for name in seats]


@pytest.mark.parametrize(
    ("players", "bots", "names"), [(2, 2, ["Ada"]), (None, 4, []), (2, 3, []), (None, 0, ["Ada"])]
)
def test_seats_that_do_not_add_up(players: int | None, bots: int | None, names: list[str]) -> None:
    with pytest.raises(ReefError, match=r"^(1 person|-?\d people) and (1 bot|-?\d bots)\b"):
        seat_players(players, bots, names, watch=False, in_order=True, seed=1)


def test_chance_decides_who_begins_and_the_seed_repeats_it() -> None:  # R2.6
    def order(seed: int) -> list[Seat]:
        return seat_players(4, None, [], watch=False, in_order=False, seed=seed)

    assert order(3) == order(3)
    assert len({tuple(order(seed)) for seed in range(20)}) > 5


def test_seats_of_a_saved_game() -> None:
    recorded = ["Ada", "Bot"]
    assert [seat.bot for seat in seats_of_record(recorded, [], watch=False)] == [False, True]
    assert [seat.bot for seat in seats_of_record(recorded, ["Bot"], watch=False)] == [True, False]
    with pytest.raises(ReefError, match="nobody"):
        seats_of_record(recorded, ["Eve"], watch=False)


def test_a_random_bot_repeats_itself_by_its_seed() -> None:
    game = fresh()
    legal = game.legal()
    first, second = Bots("random", 6), Bots("random", 6)
    choices = [(first.choose(game, 0), second.choose(game, 0)) for _ in range(50)]
    assert all(a == b and a in legal for a, b in choices)
    with pytest.raises(IllegalAction):
        game.play("lay 1d5")
