"""Keyboard and screen. People at a terminal get a clean screen and line editing; pipes get plain lines."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
import time
from collections.abc import Iterable

from ..messages.words import words
from .paint import Paint, paint_for

LONGEST_LINE = 1000


class Console:
    """Where a game is shown and where answers come from."""

    def __init__(self, *, colour: bool | None = None, pauses: bool = True) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.paint: Paint = paint_for(sys.stdout, colour=colour)
        self.pauses = pauses and sys.stdout.isatty()
        self.completions: list[str] = []

    @property
    def columns(self) -> int:
        """How wide the screen is; pipes count as 80 unless COLUMNS says otherwise."""
        return shutil.get_terminal_size((80, 24)).columns

    def line_editing(self, *, history: bool) -> None:
        """Arrow keys and tab completion at the prompt. Without history nobody can page back to another's lines."""
        if not self.interactive:
            return
        with contextlib.suppress(ImportError):
            import readline

            readline.set_auto_history(history)
            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, state: int) -> str | None:
        fitting = [line for line in self.completions if line.startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None

    def say(self, *lines: str) -> None:
        """Print lines."""
        self.show(lines)

    def show(self, lines: Iterable[str]) -> None:
        """Print a block."""
        sys.stdout.write("".join(line.rstrip(" ") + "\n" for line in lines))
        sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """One line from the keyboard; raises EOFError at the end of the input."""
        while True:
            line = input(prompt) if self.interactive else self._read(prompt)
            if len(line) <= LONGEST_LINE:
                return line.strip()
            self.say(words("console.too_long", most=LONGEST_LINE))

    def _read(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(LONGEST_LINE + 2)
        if not line:
            self.say("")
            raise EOFError
        rest = line
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(65536)
        if len(line) <= LONGEST_LINE and not sys.stdin.isatty():  # a terminal has shown it already
            self.say("".join(sign for sign in line.rstrip("\n") if sign.isprintable()))
        return line

    def agrees(self, prompt: str, *, usual: bool = True) -> bool:
        """Yes or no; just Enter is the usual answer, which is no where something would be lost."""
        while True:
            answer = self.ask(f"{prompt} {words('console.agrees', yes=usual)} ").lower()
            if not answer:
                return usual
            if answer in ("y", "yes"):
                return True
            if answer in ("n", "no", "back"):
                return False

    def clear(self, *, forget: bool = False) -> None:
        """An empty screen; `forget` also empties what could be scrolled back to (R13.4)."""
        if self.interactive:
            codes = "\x1b[H\x1b[2J" + ("\x1b[3J" if forget else "")
            sys.stdout.write(codes if self.paint.colours or not forget else "\n" * 100 + codes)
            sys.stdout.flush()

    def page(self, lines: Iterable[str]) -> None:
        """A longer text: at a terminal on a screen of its own."""
        lines = list(lines)
        if not self.interactive:
            self.show(lines)
            return
        room = max(5, shutil.get_terminal_size((80, 24)).lines - 2)
        for first in range(0, len(lines), room):
            self.clear()
            self.show(lines[first : first + room])
            more = first + room < len(lines)
            if self.ask(words("console.more" if more else "console.back") + " ").lower() == "q":
                break

    def pause(self, seconds: float) -> None:
        """Give people time to read."""
        if self.pauses:
            time.sleep(seconds)
