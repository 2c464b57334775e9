"""Nobody asks which game it is but the objects of the two games: the sources are read for it, by `make check`."""

from __future__ import annotations

import re
from pathlib import Path

import reefencounter

SOURCE = Path(reefencounter.__file__).parent
WHICH_GAME = re.compile(
    r"isinstance\(.*SecondKind|\.second_kind\b(?!\")|\[\"second_kind\"\]|get\(\"second_kind\"\)"
)
ALLOWED = {  # where the option is read, and nothing else is decided by it
    "rulesets/games.py",
    "rules.py",
    "server/play/new_tables.py",
    "server/play/final_count.py",
    "server/learning/guide.py",  # which is there for a first game
    "server/learning/puzzles.py",
    "server/play/opponents.py",
    "suite/position.py",  # which kind of game it names
    "arena/commands.py",
    "cli/rules.py",
    "training/commands.py",  # and handed on to where GAMES has an object for each game
    "training/beam.py",
    "training/rounds.py",
    "training/selfplay.py",
    "training/gate.py",
    "training/report.py",
}


def test_nobody_else_asks_which_game_it_is() -> None:
    asking = {
        str(file.relative_to(SOURCE))
        for file in SOURCE.rglob("*.py")
        if "second_kind" not in file.parts  # code of one game knows its own classes
        if file.parent != SOURCE / "messages" / "compiled"  # made of the catalogues
        for line in file.read_text().splitlines()
        if WHICH_GAME.search(line) and "import " not in line
    }
    assert asking <= ALLOWED
