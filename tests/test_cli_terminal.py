"""`reef play` at a pseudo-terminal: prompts, the screen, colours, the curtain, Ctrl-C."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path

import pytest
from command import ENVIRONMENT, REEF


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


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
    assert "wins!" in shown or "first place is shared" in shown
    assert table.process.wait(30) == 0


def test_ascii_where_the_terminal_knows_no_more(terminals: list[Terminal]) -> None:
    table = Terminal(
        "play", "--seed", "5", "--no-color", PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C"
    )
    terminals.append(table)
    assert table.until("> ").isascii()
