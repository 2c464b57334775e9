"""`reef play` over pipes: whole games, questions and answers, saving and loading, junk."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest
from command import reef, refused

from reefencounter import Game


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_bots_alone_play_to_the_end_and_the_seed_repeats_it() -> None:
    first = reef("play", "--watch", "--players", "3", "--seed", "7")
    assert first.returncode == 0
    assert re.search(r"\n1\. Bot \w+, \d+ points\n", first.stdout)
    assert first.stdout == reef("play", "--watch", "--bots", "3", "--seed", "7").stdout
    assert "\x1b" not in first.stdout


def test_a_person_plays_a_whole_game_with_actions_in_words() -> None:
    done = reef("play", "--seed", "5", typed="feed W\nlarvae WP\n" + "take W\ntake Y\n" * 60 + "pass\n")
    assert done.returncode == 0
    assert "The game is over:" in done.stdout
    assert re.search(r"\n1\. (You|Bot), \d+ points\n", done.stdout)


def test_a_turn_by_numbers() -> None:
    typed = "1\nwp\n4\n1\n10\n2\ny\nquit\nn\n"
    done = reef("play", "--seed", "5", "--in-order", typed=typed)
    assert done.returncode == 0
    assert "You put a shrimp on 1d2." in done.stdout
    assert "This ends your turn. [Y/n] y" in done.stdout
    assert "You collect the yellow cube" in done.stdout
    assert os.listdir() == []


def test_collecting_can_be_declined() -> None:
    done = reef("play", "--seed", "5", "--in-order", typed="1\nwp\n10\n1\nn\nquit\nn\n")
    assert "You collect" not in done.stdout


def test_laying_undo_and_refusals() -> None:
    typed = "1\nwp\ncube W\n10\n1a1\nlay 1d2\n1e4\nundo\nundo\nundo\nfoo\nshrimp 1a6\n9\n3\nquit\nn\n"
    text = reef("play", "--seed", "5", "--in-order", typed=typed).stdout
    assert "You play a white cube." in text
    assert "Not now: Finish the laying first: lay a polyp or stop. (R3.4)" in text
    assert "Not possible: There is no rock on that cell. (R4.5) `? R4.5` tells the rule." in text
    assert "Not possible: White is not stronger than grey now. (R5.1)" in text
    assert "You lay white on 1e4. White grows on 1d4." in text
    assert "Taken back: lay 1e4." in text
    assert "Taken back: cube W." in text
    assert "There is nothing of this turn that you could take back." in text
    assert "I do not understand 'foo'." in text
    assert "(R7.1)" in text
    assert "collect (10) to end your turn" in text


def test_a_refusal_is_about_the_question_that_is_open() -> None:
    typed = "z\n1\nwp\n4\n1d1\n1d2\n5\n1d2\n5\nmove 1a1\nalga Y\n\n10\nz\ncube W\nquit\nn\n"
    text = " ".join(reef("play", "--seed", "5", "--in-order", typed=typed).stdout.split())
    assert "Not possible: A shrimp is introduced onto a polyp, and there is none on that cell. (R7.1)" in text
    assert "(R4.1)" not in text
    assert "Not possible: The shrimp stands there already. (R7.2)" in text
    assert "Not possible: You have no shrimp on the first cell. (R7.2)" in text
    assert "Not possible: You have no consumed yellow tile to pay with. (R8.3)" in text
    assert "'z' is no answer here: type one, such as W. Set-up:" in text  # nowhere to go back to
    assert "'z' is no answer here: type one, such as W; Enter goes back." in text
    assert "You play a white cube." in text


def test_help_at_the_prompt() -> None:
    typed = "1\nwp\n?\n? lay\n? R5.3\nrules 8.4\n? nonsense\nscore\ncorals\nlog\nboard\nquit\nn\n"
    text = reef("play", "--seed", "5", "--in-order", typed=typed).stdout
    assert "What you can do now" in text
    assert "R4.6" in text
    assert "R5.3" in text
    assert "alga" in text
    assert "I know nothing about 'nonsense'." in text
    assert "If the game ended now" in text
    assert "Set-up. You put a" in text


def test_help_after_the_end() -> None:
    typed = "feed W\nlarvae WP\n" + "take W\ntake Y\n" * 60 + "pass\n?\n? R5.3\n\n"
    done = reef("play", "--seed", "5", typed=typed)
    assert done.returncode == 0
    assert "Nothing more: the game is over." in done.stdout
    assert done.stdout.index("R5.3 Protection") > done.stdout.index("Nothing more")


def test_save_load_and_never_overwrite_without_asking() -> None:
    typed = "1\nwp\nshrimp 1d2\nsave a.json\nsave a.json\nn\nundo\nload a.json\ny\nundo\nquit\nb.json\n"
    done = reef("play", "--seed", "5", "--in-order", typed=typed)
    assert done.returncode == 0
    assert "Saved in a.json." in done.stdout
    assert "a.json is there already. Overwrite it? [y/N] n" in done.stdout
    assert "Loaded a.json." in done.stdout
    assert done.stdout.count("Taken back: shrimp 1d2.") == 2
    moves = Game.replay(json.loads(Path("a.json").read_text())).moves
    assert moves[-1].action == "shrimp 1d2"


def test_a_saved_game_is_taken_up() -> None:
    reef(
        "play", "--seed", "5", "--in-order", "--names", "Ada", typed="1\nwp\nshrimp 1d2\nsave a.json\nquit\n"
    )
    done = reef("play", "--load", "a.json", "--seed", "1", typed="take W\nlog\nquit\nn\n")
    assert done.returncode == 0
    assert "1 Ada" in done.stdout
    assert "You put a shrimp on 1d2. You collect the white cube" in done.stdout
    assert "a saved game has its own rules" in refused("play", "--load", "a.json", "--advanced")


def test_save_takes_a_new_file_only() -> None:
    Path("a.json").write_text("mine")
    assert "there already" in refused("play", "--watch", "--save", "a.json")
    assert Path("a.json").read_text() == "mine"


def test_where_the_game_could_not_be_saved_is_said_before_it_begins() -> None:
    said = refused("play", "--watch", "--save", "nowhere/a.json")
    assert said == "reef: nowhere/a.json cannot be written: there is no such folder.\n"


def test_just_enter_overwrites_nothing() -> None:
    Path("reef-game.json").write_text("mine")
    done = reef("play", "--seed", "5", "--in-order", typed="1\nwp\nsave\n\nload x\n\nquit\nn\n")
    assert "Not saved." in done.stdout
    assert "Leave this game without saving it? [y/N] \n" in done.stdout
    assert "oaded" not in done.stdout
    assert Path("reef-game.json").read_text() == "mine"


def test_a_game_outlives_its_bot() -> None:
    Path("bot.py").write_text(
        "import json, sys\nfor _ in range(2):\n    asked = json.loads(input())\n"
        "    answer = {'jsonrpc': '2.0', 'id': asked['id'], 'result': asked['params']['legal'][0]}\n"
        "    print(json.dumps(answer), flush=True)\n"
    )
    bot = f"exec:{sys.executable} bot.py"
    done = reef("play", "--seed", "5", "--in-order", "--bot", bot, typed="1\nwp\nshrimp 1d2\ntake W\n")
    assert done.returncode == 2
    assert done.stderr == "reef: Bot: the program ended without an answer.\n"
    assert "The game is saved in reef-game.json." in done.stdout
    assert len(Game.replay(json.loads(Path("reef-game.json").read_text())).moves) == 6


def test_the_end_of_the_input_saves_the_game() -> None:
    done = reef("play", "--seed", "5", "--in-order", typed="1\nwp\nshrimp 1d2\n")
    assert done.returncode == 0
    assert "The game is saved in reef-game.json." in done.stdout
    again = reef("play", "--seed", "5", "--in-order", typed="1\nwp\n")
    assert "The game is saved in reef-game-2.json." in again.stdout
    assert len(Game.replay(json.loads(Path("reef-game.json").read_text())).moves) == 5


def test_nothing_is_saved_of_a_game_that_nobody_began() -> None:
    assert reef("play", "--seed", "5").returncode == 0
    assert os.listdir() == []


def test_junk_is_survived() -> None:
    junk = (
        b"\xff\xfe\x00\x1b[2J\n"
        + b"x" * 100_000
        + b"\n"
        + "1\n⛔\nwp\n99999\n-1\n10 10\nlay\n?".encode()
        + b"\n"
    )
    done = reef("play", "--seed", "5", "--in-order", typed=junk)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "That line is too long" in done.stdout
    assert "\x1b" not in done.stdout
    assert "\0" not in done.stdout
    assert "What you can do now" in done.stdout


def test_two_people_never_see_each_others_secrets() -> None:  # R13
    typed = "\nfeed W\nlarvae WW\n\nfeed G\nlarvae YY\n\ntake W\n\nlog\nquit\nn\n"
    text = reef(
        "play", "--names", "Ada,Ben", "--in-order", "--seed", "8", typed=typed.replace("feed W", "2")
    ).stdout
    text = re.sub(r"\n(?=\w)", " ", text)  # sentences may run over lines
    first, second, third, fourth = re.split(r"Pass the keyboard to \w+, who presses Enter", text)[1:]
    assert "You put a" in first
    assert "larvae WW" in first
    assert "Ada puts a tile into the fish. Ada chooses two cubes." in second
    assert re.search(r"1 Ada +\?5 +– +– +\?1", second)
    assert "Ben puts a tile into the fish." in third
    assert "The cubes are shown: you two white; Ben two yellow." in third
    assert "Ada collects the white cube" in fourth


def test_a_deck_that_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000 + "]" * 100_000)
    assert "nested too deeply" in refused("play", "--second-kind", "--deck", str(deep))
