"""What the page knows of the components of the game, for forms before there is a table: it is what the engine has."""

from __future__ import annotations

import json
import re
from pathlib import Path

from reefencounter.engine.components import BOARDS, CORAL_TILES, HANDS_AT_START, SEA_AT_START

PAGE = Path(__file__).parents[1] / "web/src"


def data(file: str, name: str) -> str:
    """A constant of a file of the page, as JSON."""
    found = re.search(rf"const {name}\b[^=]*= (.*?)(?: as const)?;", (PAGE / file).read_text(), re.S)
    assert found, f"{file} has no {name}"
    text = re.sub(r"//[^\n]*", "", found[1]).replace("'", '"')
    text = re.sub(r"(\w+):", r'"\1":', text)  # names of properties
    return re.sub(r",(\s*[\]}])", r"\1", text)


def test_the_boards_are_those_of_the_engine() -> None:  # R1.6
    assert json.loads(data("entry/reefs.ts", "REEFS")) == {name: list(rows) for name, rows in BOARDS.items()}


def test_the_coral_tiles_are_those_of_the_engine() -> None:  # R1.7
    assert json.loads(data("entry/tiles.ts", "STAR")) == [
        [tile.strong, tile.weak, tile.large, tile.small] for tile in CORAL_TILES
    ]


def test_hands_and_open_sea_are_those_of_the_engine() -> None:  # R2.5 R2.7
    hands = json.loads(data("entry/draft.svelte.ts", "HANDS"))
    assert {int(players): tuple(sizes) for players, sizes in hands.items()} == HANDS_AT_START
    assert tuple(json.loads(data("entry/draft.svelte.ts", "SEA"))) == SEA_AT_START
