"""One object for each game in every layer, and nobody else who asks which game it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import reefencounter
from reefencounter import Game, Rules, bots, events, notation, rl, telling, terminal, view
from reefencounter.bots.rulesets import SKILLS
from reefencounter.events.rulesets import EVENTS
from reefencounter.notation.rulesets import NOTATIONS
from reefencounter.rl.rulesets import RULEBOOKS
from reefencounter.rulesets import BASE, RULESETS, SECOND_KIND, PerGame, ruleset_in, ruleset_of
from reefencounter.server import scene
from reefencounter.server.play import final_count
from reefencounter.server.scene.rulesets import SCENES
from reefencounter.telling.rulesets import ATTEMPTS
from reefencounter.terminal.rulesets import WORDS
from reefencounter.view.rulesets import SECRETS

TABLES: dict[Any, PerGame[Any]] = {
    notation: NOTATIONS,
    view: SECRETS,
    events: EVENTS,
    bots: SKILLS,
    rl: RULEBOOKS,
    telling: ATTEMPTS,
    terminal: WORDS,
    scene: SCENES,
    final_count: final_count.POSITIONS,
}
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


@pytest.mark.parametrize("layer", TABLES, ids=lambda layer: layer.__name__)
def test_every_layer_has_an_object_of_its_own_for_each_game(layer: Any) -> None:
    found = [TABLES[layer][ruleset] for ruleset in RULESETS]
    assert len({id(one) for one in found}) == len(RULESETS)


@pytest.mark.parametrize("second_kind", [False, True])
def test_position_rules_and_state_name_the_same_game(second_kind: bool) -> None:
    game = Game(Rules(second_kind=second_kind), seed=1)
    ruleset = SECOND_KIND if second_kind else BASE
    assert ruleset_of(game.position) is game.rules.ruleset is ruleset_in(game.state()["rules"]) is ruleset
    assert notation.of(game.position) is NOTATIONS[ruleset]
    assert isinstance(game.position, ruleset.position)


def test_a_table_that_lacks_a_game_does_not_load() -> None:
    with pytest.raises(KeyError):
        PerGame({BASE: "only one"})


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
