"""Puzzles in files: lines as they are found, game by game, so that a search can go on; and all of them packed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..engine.errors import ReefError
from ..rules import Rules
from .puzzle import LEVELS, Puzzle


def write_game(file: Path, rules: Rules, seed: int, found: Iterable[Puzzle]) -> None:
    """One more game that was looked through, with its puzzles."""
    line = {"rules": rules.to_json(), "seed": seed, "puzzles": [puzzle.to_json() for puzzle in found]}
    try:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(line, separators=(",", ":")) + "\n")
    except OSError as error:
        raise ReefError("file.unwritable", file=str(file), why=str(error.strerror)) from None


def read_games(file: Path) -> Iterator[tuple[dict[str, Any], int, list[Puzzle]]]:
    """The games of a file: rules as JSON, seed, puzzles. A last line that was cut off is passed over."""
    if not file.exists():
        return
    try:
        lines = file.read_text(encoding="utf-8").split("\n")
        for line in lines[:-1]:
            game = json.loads(line)
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
