"""The command `reef` as people meet it: over pipes, at a pseudo-terminal, with good input and bad."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path

import pytest

import reefencounter
from reefencounter import Game
from reefencounter.cli import main

REEF = [sys.executable, "-m", "reefencounter"]
PLAIN = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLORTERM", "COLUMNS")}
ENVIRONMENT = {**PLAIN, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def reef(*arguments: str, typed: str | bytes = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command over pipes."""
    data = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*REEF, *arguments], input=data, capture_output=True, env={**ENVIRONMENT, **environment}, timeout=60
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )


def refused(*arguments: str, typed: str = "") -> str:
    """The one sentence with which bad input is refused."""
    done = reef(*arguments, typed=typed)
    assert done.returncode == 2
    assert done.stderr.startswith("reef: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


class Terminal:
    """A person at a pseudo-terminal: types lines, reads the screen up to the next prompt."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24, **environment: str) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [*REEF, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**ENVIRONMENT, **environment},
            start_new_session=True,
            close_fds=True,
            preexec_fn=lambda: ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)

    def until(self, *ends: str) -> str:
        """What is shown until one of these ends it."""
        shown = b""
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            ready, _, _ = select.select([self.master], [], [], 0.05)
            if ready:
                try:
                    part = os.read(self.master, 65536)
                except OSError:  # Linux: the other side is gone
                    return shown.decode()
                if not part:
                    return shown.decode()
                shown += part
            elif shown.decode(errors="replace").endswith(ends):
                return shown.decode()
        raise AssertionError(f"no {ends} in {shown.decode(errors='replace')!r}")

    def types(self, line: str, *ends: str) -> str:
        """Type a line; what is shown then."""
        os.write(self.master, line.encode() + b"\n")
        return self.until(*(ends or ("> ",)))

    def end(self) -> int:
        """Wait for the end; the exit code."""
        self.until("\0")
        return self.process.wait(30)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
        os.close(terminal.master)


def saved(name: str = "game.json", seed: int = 3) -> str:
    """The record of a whole game of bots."""
    assert reef("play", "--watch", "--seed", str(seed), "--save", name).returncode == 0
    return name


# The command itself


def test_version_and_how_the_engine_runs() -> None:
    kind = "compiled" if reefencounter.COMPILED else "uncompiled"
    assert reef("--version").stdout.startswith(f"reef {reefencounter.__version__}, engine {kind}")
    slow = reef("--version", REEF_UNCOMPILED="1").stdout
    assert (
        slow == f"reef {reefencounter.__version__}, engine uncompiled (slower): REEF_UNCOMPILED asks for it\n"
    )


@pytest.mark.parametrize("command", [[], ["play"], ["show"], ["rpc"], ["playout"]])
def test_help_has_a_sentence_and_examples(command: list[str]) -> None:
    done = reef(*command, "--help")
    assert done.returncode == 0
    assert "examples:" in done.stdout
    assert "  reef " in done.stdout or "| reef rpc" in done.stdout


def test_help_loads_neither_the_table_nor_the_drawing() -> None:
    code = (
        "import sys; from reefencounter.cli import main; main(['--help']);"
        "sys.exit(any(name.startswith(('reefencounter.terminal', 'reefencounter.drawing')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_no_command_gives_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "examples:" in capsys.readouterr().out


def test_an_unknown_command_suggests_the_nearest() -> None:
    assert "did you mean `reef play`?" in refused("paly")
    assert "there are serve, play, show, rpc, playout" in refused("xyzzy")


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--players", "5"),
        ("play", "--players", "two"),
        ("play", "--bots", "9"),
        ("play", "--bots", "1", "--players", "2", "--names", "Ada,Ben"),
        ("play", "--names", "Ada,,Ben"),
        ("play", "--names", "Ada,Ada"),
        ("play", "--names", "Bot,Ada"),
        ("play", "--names", "x" * 100),
        ("play", "--seed", "-1"),
        ("play", "--seed", str(2**64)),
        ("play", "--seed", "9" * 5000),
        ("play", "--load", "none.json"),
        ("play", "--watch", "--names", "Ada"),
        ("play", "--wrong"),
        ("playout", "0"),
        ("playout", "many"),
        ("show",),
        ("show", "none.json"),
        ("show", "."),
        ("show", "-", "--as", "music"),
        ("show", "-", "--at", "1", "--turn", "1"),
        ("--wrong",),
    ],
)
def test_bad_command_lines_get_one_sentence(arguments: tuple[str, ...]) -> None:
    refused(*arguments)


@pytest.mark.parametrize("more", [[], ["--second-kind"], ["--second-kind", "--no-crowns"]], ids=str)
def test_playout_counts_and_repeats_itself(more: list[str]) -> None:
    first = reef("playout", "20", "--seed", "5", "--players", "3", "--advanced", *more).stdout
    again = reef("playout", "20", "--seed", "5", "--players", "3", "--advanced", *more).stdout
    assert first.startswith("20 random games of 3 players")
    assert ("second_kind_reconstructed" in first) == bool(more)
    assert first.splitlines()[-1] == again.splitlines()[-1]
    assert "games a second" in first


def test_rpc_answers() -> None:
    line = '{"jsonrpc": "2.0", "id": 1, "method": "new", "params": {"rules": {"players": 2}}}\n'
    done = reef("rpc", typed=line)
    assert json.loads(done.stdout)["id"] == 1
    assert done.returncode == 0


def test_a_reader_who_leaves_ends_it_quietly() -> None:
    done = subprocess.run(
        f"{' '.join(REEF)} play --watch --seed 1 | head -1; echo ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] in ("0", "141")


# A whole game over pipes


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
    typed = "1\nwp\n4\n1d1\n1d2\n5\n1d2\n5\nmove 1a1\nalga Y\n\n10\nz\ncube W\nquit\nn\n"
    text = " ".join(reef("play", "--seed", "5", "--in-order", typed=typed).stdout.split())
    assert "Not possible: A shrimp is introduced onto a polyp, and there is none on that cell. (R7.1)" in text
    assert "(R4.1)" not in text
    assert "Not possible: The shrimp stands there already. (R7.2)" in text
    assert "Not possible: You have no shrimp on the first cell. (R7.2)" in text
    assert "Not possible: You have no consumed yellow tile to pay with. (R8.3)" in text
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
    assert done.stderr == "reef: Bot ended without an answer.\n"
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


# At a terminal


def test_a_turn_at_a_terminal(terminals: list[Terminal]) -> None:
    table = Terminal("play", "--seed", "5", "--in-order")
    terminals.append(table)
    first = table.until("> ")
    assert "\x1b[48;5;" in first or ";48;5;" in first
    assert "Set-up: which tile" in first
    table.types("1")
    table.types("pw")
    assert "(·)" in re.sub(r"\x1b\[[0-9;]*m", "", table.types("cube W"))
    assert "White grows on 1d4." in table.types("1e4")
    assert "Taken back: lay 1e4." in table.types("undo")
    assert "Enter to go back" in table.types("? R5.3", "go back ")
    table.types("")
    shown = table.types("quit", "or n: ")
    assert "Save the game?" in shown
    os.write(table.master, b"n\n")
    assert table.end() == 0


def test_news_stays_on_the_screen_until_the_person_acts(terminals: list[Terminal]) -> None:
    table = Terminal("play", "--seed", "5", "--in-order", "--no-color", "--bot", "random", lines=60)
    terminals.append(table)
    table.until("> ")
    table.types("1")
    table.types("wp")
    assert "Bot collects" in table.types("take W")
    assert "Bot collects" in table.types("")
    assert "Bot collects" in table.types("nonsense")
    assert "What you can do now" in table.types("?", "go back ")
    assert "Bot collects" in table.types("q")
    assert "Bot collects" not in table.types("shrimp 1d2")


def test_no_color_at_a_terminal(terminals: list[Terminal]) -> None:
    for table in (Terminal("play", "--no-color"), Terminal("play", NO_COLOR="1")):
        terminals.append(table)
        assert not re.search(r"\x1b\[[0-9;]*m", table.until("> "))


def test_the_curtain_at_a_terminal_forgets_what_was_shown(terminals: list[Terminal]) -> None:  # R13.4
    table = Terminal("play", "--names", "Ada,Ben", "--in-order", "--seed", "8", "--no-color")
    terminals.append(table)
    assert "Pass the keyboard to Ada" in table.until("looks. ")
    table.types("")
    table.types("2")
    curtain = table.types("WP", "looks. ")
    assert "\x1b[3J" in curtain
    assert "Pass the keyboard to Ben" in curtain
    ben = table.types("")
    assert "You put" not in ben
    assert re.search(r"1 Ada +\?5 +– +– +\?1", ben)
    assert "larvae" not in table.types("\x1b[A")  # no way back to what another typed


def test_ctrl_c_keeps_the_game(terminals: list[Terminal]) -> None:
    table = Terminal("play", "--seed", "5", "--in-order")
    terminals.append(table)
    table.until("> ")
    table.types("1")
    os.killpg(table.process.pid, signal.SIGINT)
    assert table.end() == 130
    assert Path("reef-game.json").exists()


def test_a_whole_game_of_bots_at_a_terminal(terminals: list[Terminal]) -> None:
    table = Terminal("play", "--watch", "--fast", "--seed", "2", columns=100, lines=40)
    terminals.append(table)
    shown = table.until("\0")
    assert "wins!" in shown or "share the first place" in shown
    assert table.process.wait(30) == 0


def test_ascii_where_the_terminal_knows_no_more(terminals: list[Terminal]) -> None:
    table = Terminal(
        "play", "--seed", "5", "--no-color", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C"
    )
    terminals.append(table)
    assert table.until("> ").isascii()


# reef show


def test_show_in_every_form() -> None:
    name = saved()
    record = json.loads(Path(name).read_text())
    game = Game.replay(record)
    shown = reef("show", name).stdout
    assert "The game is over" in shown
    for row in game.score():
        assert f"{row['rank']}. {game.names[row['player']]}, {row['points']} points" in shown
    assert "points" not in reef("show", name, "--at", "50").stdout
    assert json.loads(reef("show", name, "--as", "state").stdout) == game.state()
    total = len(game.moves)
    for _ in range(total - 50):
        game.undo()
    at = ("show", name, "--at", "50")
    assert json.loads(reef(*at, "--as", "state").stdout) == game.state()
    assert json.loads(reef(*at, "--as", "view", "--player", "2").stdout) == game.view(1) | {}
    assert json.loads(reef(*at, "--as", "view").stdout)["bag"] == game.view(None)["bag"]
    assert reef(*at, "--as", "actions").stdout.split("\n")[:-1] == game.legal()
    light, dark = (reef(*at, "--as", "svg", "--theme", theme).stdout for theme in ("light", "dark"))
    assert light.lstrip().startswith("<svg")
    assert light != dark
    assert "?" in next(line for line in reef(*at, "--player", "1").stdout.splitlines() if "2 Bot" in line)
    assert "?" not in next(line for line in reef(*at).stdout.splitlines() if "2 Bot" in line)


def test_show_lists_the_actions_with_the_numbers_that_at_takes() -> None:
    name = saved()
    lines = reef("show", name, "--list").stdout.splitlines()
    record = json.loads(Path(name).read_text())
    assert len(lines) == len(record["moves"])
    assert lines[0].split()[:3] == ["1", *record["moves"][0]["action"].split()]


def test_show_a_turn_and_write_to_a_file() -> None:
    name = saved()
    assert "turn 7 " in reef("show", name, "--turn", "7").stdout
    assert reef("show", name, "--turn", "7", "--as", "svg", "-o", "a.svg").returncode == 0
    assert Path("a.svg").read_text().lstrip().startswith("<svg")
    assert "there already" in refused("show", name, "-o", "a.svg")
    assert reef("show", name, "-o", "a.svg", "--force").returncode == 0
    assert "there is no turn 999" in refused("show", name, "--turn", "999")
    assert "there is no position 9999" in refused("show", name, "--at", "9999")
    assert "there is no player Zed" in refused("show", name, "--player", "Zed")
    assert "hides nothing" in refused("show", name, "--as", "state", "--player", "1")
    assert "leave out --as svg" in refused("show", name, "--list", "--as", "svg")
    assert "goes with --as svg" in refused("show", name, "--theme", "dark")


def test_show_reads_standard_input_and_positions() -> None:
    record = Path(saved()).read_text()
    assert "The game is over" in reef("show", "-", typed=record).stdout
    position = reef("show", "-", "--at", "60", "--as", "state", typed=record).stdout
    assert "turn" in reef("show", "-", typed=position).stdout
    view = reef("show", "-", "--at", "60", "--as", "view", typed=record).stdout
    assert "this is a view, not a state" in refused("show", "-", typed=view)
    assert "not a saved game" in refused("show", "-", typed="[1, 2]")
    assert "not JSON" in refused("show", "-", typed="{")


def test_a_hostile_record_cannot_steer_the_terminal() -> None:
    record = json.loads(Path(saved()).read_text())
    record["names"] = ["\x1b[2J\x07evil", "\ud800"]
    done = reef("show", "-", typed=json.dumps(record))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    record["rules"]["players"] = ["x" * 5000]
    assert len(refused("show", "-", typed=json.dumps(record))) < 500
    assert "evil" not in refused("play", "--load", "\x1b[2Jevil").replace("?[2Jevil", "")
