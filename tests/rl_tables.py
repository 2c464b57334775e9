"""Games of the Second Kind as the research environments see them: tables along games by policies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from second_kind_policies import POLICIES

from reefencounter import COMPILED
from reefencounter.notation.forms import texts_of
from reefencounter.rl.environment_table import Table, new_table

VARIANTS = [(2, False, True), (3, True, True), (4, False, False)]
ACTIONS = 500 if COMPILED else 60


@cache
def along(
    policy: str, variant: tuple[int, bool, bool], seed: int, actions: int = ACTIONS
) -> tuple[Table, ...]:
    """Copies of the table along one game, one for each action of the engine."""
    players, advanced, dealt = variant
    rng, table = (
        random.Random(seed),
        new_table(players, advanced, seed=seed, second_kind=True, crowns_dealt=dealt),
    )
    tables = [table.copy()]
    while not table.over and len(tables) < actions:
        legal = table.position.legal()
        texts = texts_of(table.position, legal)
        table.play(legal[texts.index(POLICIES[policy](texts, rng))])
        tables.append(table.copy())
    return tuple(tables)


def rare(tables: tuple[Table, ...], often: int) -> Iterator[Table]:
    """All tables at which something is to be decided or of an unusual phase, and some of the others."""
    for place, table in enumerate(tables):
        unusual = table.position.phase not in ("turn", "laying")
        if unusual or table.position.fields().pending or place % often == 0:
            yield table
