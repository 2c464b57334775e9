"""Puzzles in files: lines as they are found, game by game, so that a search can go on; and all of them packed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..engine.errors import ReefError
from ..rules import Rules
from .puzzle import LEVELS, Puzzle

GAME = '{"rules":'  # how a line of a game begins


def write_game(file: Path, rules: Rules, seed: int, found: Iterable[Puzzle]) -> None:
    """One more game that was looked through, with its puzzles."""
    line = {"rules": rules.to_json(), "seed": seed, "puzzles": [puzzle.to_json() for puzzle in found]}
    try:
        add_line(file, line)
    except OSError as error:
        raise ReefError("file.unwritable", file=str(file), why=str(error.strerror)) from None


def add_line(file: Path, line: Any) -> None:
    """One more line at the end of a file. A last one that was cut off gives way to it."""
    with file.open("a+b", buffering=0) as lines:  # a line is written in one go
        lines.seek(0)
        there = lines.read()
        if there[-1:] not in (b"", b"\n"):  # else what another search has added since is left alone
            lines.truncate(there.rfind(b"\n") + 1)
        lines.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")


def whole_lines(file: Path, begins: str) -> Iterator[Any]:
    """What stands in the lines of a file. A last one that was cut off is passed over, if it `begins` as they do: else
    the file is another, of which nothing may be lost."""
    *lines, cut = file.read_text(encoding="utf-8").split("\n")
    if not begins.startswith(cut[: len(begins)]):
        raise ValueError(repr(cut[:40]))
    for line in lines:
        yield json.loads(line)


def read_games(file: Path) -> Iterator[tuple[dict[str, Any], int, list[Puzzle]]]:
    """The games of a file: rules as JSON, seed, puzzles."""
    if not file.exists():
        return
    try:
        for game in whole_lines(file, GAME):
            yield game["rules"], game["seed"], [Puzzle.from_json(one) for one in game["puzzles"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ReefError("puzzle.no_file", file=str(file), why=str(error)) from None


def packed(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as one compact JSON text, a line each: by game, level and theme, each position once."""
    once = {puzzle.id: puzzle for puzzle in puzzles}
    order = sorted(
        once.values(), key=lambda one: (str(one.rules), LEVELS.index(one.level), one.theme, one.id)
    )
    lines = ",\n".join(json.dumps(one.to_json(), separators=(",", ":")) for one in order)
    return f'{{"format": "reef-puzzles/1", "puzzles": [\n{lines}\n]}}\n'
