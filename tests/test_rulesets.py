"""One object for each game in every layer."""

from __future__ import annotations

from typing import Any

import pytest

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
