"""The base game and the Second Kind under one handle, so that a property is written once and holds in both.

A test that takes a `variant` runs on each of them (`@on_both`). Sizes and options change with the number of a game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import hypothesis.strategies as st
import policies
import pytest
import second_kind_policies
from oracle.awkward import bent
from oracle.second_kind import awkward
from walking import pending_of

from reefencounter import Game, Rules
from reefencounter.engine import codes
from reefencounter.engine.second_kind import codes as second_kind_codes
from reefencounter.events import folds
from reefencounter.events.second_kind import folds as second_kind_folds
from reefencounter.notation import action_text, plain, text
from reefencounter.notation.second_kind import text as second_kind_text

State = Any  # JSON, looked into and changed at will


@dataclass(frozen=True, eq=False, repr=False)
class Variant:
    """One of the two games: its options, its ways of playing, its numbers."""

    name: str
    rules: st.SearchStrategy[Rules]
    policies: tuple[str, ...]
    firsts: tuple[int, ...]  # the first id of each kind of action, and the one after the last
    events: frozenset[str]
    bend: Callable[[random.Random, State], State]

    def __repr__(self) -> str:
        return self.name

    @property
    def second_kind(self) -> bool:
        return self is SECOND_KIND

    @property
    def ids(self) -> range:
        """The ids of all actions."""
        return range(self.firsts[0], self.firsts[-1])

    def any_id(self, rng: random.Random) -> int:
        """The id of some action, of each kind with the same chance."""
        kind = rng.randrange(len(self.firsts) - 1)
        return rng.randrange(self.firsts[kind], self.firsts[kind + 1])

    def game(self, number: int, **options: Any) -> Game:
        """A new game."""
        options = {"players": 2 + number % 3, "advanced": number % 2 == 1, "seed": number} | options
        if self.second_kind:
            return Game(second_kind=True, crowns_dealt=number % 5 > 0, **options)
        return Game(larva_exchange="keep" if number % 4 == 2 else "play", **options)

    def awkward(self, rng: random.Random) -> State:
        """A position that is hard to reach: one of a game, bent in several ways with all totals kept."""
        return self.bend(rng, rng.choice(_passed(self, rng.randrange(6))))


@cache
def _passed(variant: Variant, number: int) -> list[State]:
    """Positions of a game, with no decision in progress."""
    game, rng = variant.game(number), random.Random(number)
    passed = []
    while not game.over and len(game.moves) < 250:
        game.play(choose(game, variant.policies[number % len(variant.policies)], rng))
        state = game.state()
        if game.phase not in ("setup", "over") and not pending_of(state):
            passed.append(state)
    return passed


def choose(game: Game, policy: str, rng: random.Random) -> str:
    """What a policy does next."""
    if game.rules.second_kind:
        return second_kind_policies.POLICIES[policy](game.legal(), rng)
    return action_text(policies.POLICIES[policy](plain(game.position), game.position.legal(), rng))


SIZES = st.integers(2, 4)
BASE = Variant(
    "base",
    st.builds(Rules, players=SIZES, advanced=st.booleans(), larva_exchange=st.sampled_from(["play", "keep"])),
    tuple(sorted(policies.POLICIES)),
    (*(first for _, first in text.FIRST_IDS), codes.ACTIONS),
    frozenset(folds.FOLDS),
    bent,
)
SECOND_KIND = Variant(
    "second kind",
    st.builds(
        Rules, players=SIZES, advanced=st.booleans(), second_kind=st.just(True), crowns_dealt=st.booleans()
    ),
    tuple(sorted(second_kind_policies.POLICIES)),
    (*(first for _, first in second_kind_text.FIRST_IDS), second_kind_codes.ACTIONS),
    frozenset(second_kind_folds.FOLDS),
    lambda rng, state: awkward.bent(rng, state, awkward.any_recipe(rng)),
)
VARIANTS = (BASE, SECOND_KIND)
on_both = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
