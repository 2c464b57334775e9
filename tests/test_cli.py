"""The command `reef` as people meet it: its help, its refusals, `playout`, `rpc` and `show`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from command import ENVIRONMENT, REEF, reef, refused, saved

import reefencounter
from reefencounter import Game
from reefencounter.cli import main
from reefencounter.extras import install


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


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
        "sys.exit(any(name.startswith(('reefencounter.terminal', 'reefencounter.pictures')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_no_command_says_what_one_can_do() -> None:
    done = reef()
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert len(lines) < 12
    assert max(map(len, lines)) <= 80
    commands = [line.split()[1] for line in lines if line.startswith("  reef ")]
    assert len(commands) == 5
    assert commands[0] == "serve"
    for command in {*commands}:
        assert reef(command, "--help").returncode == 0


def test_no_command_says_what_the_browser_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main([]) == 0
    assert f"the table in the browser (first: {install('server')})" in capsys.readouterr().out


def test_an_unknown_command_suggests_the_nearest() -> None:
    assert "did you mean `reef play`?" in refused("paly")
    assert "there are serve, play, show, analyse, puzzles, rpc, playout" in refused("xyzzy")


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
    assert "there already; --force overwrites it" in refused("show", name, "-o", "a.svg")
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


def test_perft_counts_every_sequence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "3", "--seed", "7"]) == 0
    first, second, third = (int(line.split()[1]) for line in capsys.readouterr().out.splitlines())
    assert second == 15 * first  # one tile is fed, then two of five colours are chosen
    assert third > second
    assert main(["perft", "1", "--second-kind", "--after", "30", "--players", "3"]) == 0
    assert capsys.readouterr().out.startswith("1 ")
