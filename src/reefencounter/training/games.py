"""What differs between the games that are trained: how one begins, who searches it, and what the network sees of it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from ..bots import learned, network
from ..bots.learned_turns import LearnedSearch
from ..bots.network import Network
from ..bots.second_kind import learned_turns
from ..bots.second_kind.learned_turns import LearnedSecondKindSearch
from ..bots.second_kind.turns import SecondKindSearch
from ..bots.second_kind.weights import SecondKindWeights
from ..bots.skill import Foresees, Searcher
from ..bots.turns import Search
from ..bots.weights import Weights
from ..engine import Chance
from ..notation.forms import AnyPosition
from ..rules import Rules
from ..rulesets import BASE, SECOND_KIND, Ruleset
from . import sizes

KEPT = 16  # turns that a search tells


class Trained(NamedTuple):
    """One of the games."""

    ruleset: Ruleset
    weights: type[Weights]
    search: Callable[[Any, int, int], Searcher]
    learned: Callable[[Any, Network, int, int, int, int], Searcher]
    seen_in: Callable[[Any], bytes]  # what the network sees of a position
    widths: tuple[int, ...]  # of the beam, one for a game
    seen: tuple[int, int]  # turns that the network sees, of a wide and of a narrow beam
    sizes: dict[str, sizes.Size]
    begin: Callable[[], bytes | None]  # the weights with which training begins

    def new(self, rng: random.Random, players: int, chance: Chance) -> AnyPosition:
        """A game of one of its forms."""
        second_kind = self.ruleset is SECOND_KIND
        advanced = rng.random() < sizes.ADVANCED
        crowns = not second_kind or rng.random() < sizes.CROWNS
        rules = Rules(players, advanced=advanced, second_kind=second_kind, crowns_dealt=crowns)
        position: AnyPosition = self.ruleset.new_position(rules, chance)
        return position

    def search_by(self, given: bytes) -> Searcher:
        """The search of matches, by these weights of the network."""
        return self.learned(self.weights.for_beam(), Network(given), max(self.widths), 4, *self.seen)

    def player_of(self, rng: random.Random, networks: list[Network]) -> Searcher:
        """A search with a style of its own; by the readable judgement if there is no network yet."""
        spread = rng.choice(sizes.SPREADS)
        numbers = self.weights.for_beam().to_json()
        weights = self.weights.from_json(
            {name: number * math.exp(rng.gauss(0, spread)) for name, number in numbers.items()}
        )
        if not networks:
            return self.search(weights, max(self.widths), KEPT)
        return self.learned(weights, rng.choice(networks), max(self.widths), KEPT, *self.seen)

    def foreseer(self, network: Network) -> Foresees:
        """Who says how a game will end."""
        found = self.learned(self.weights.for_beam(), network, 1, 1, 1, 1)
        assert isinstance(found, Foresees)
        return found


GAMES = {
    False: Trained(
        BASE, Weights, Search, LearnedSearch, network.seen_in, (3, 3, 8), (512, 96), sizes.SIZES, lambda: None
    ),
    True: Trained(
        SECOND_KIND,
        SecondKindWeights,
        SecondKindSearch,
        LearnedSecondKindSearch,
        learned_turns.seen_in,
        (2, 4, 4),
        (256, 64),
        sizes.SECOND_KIND_SIZES,
        learned.weights,  # those of the base game: what both have in common is known
    ),
}
