"""Paired matches of one-turn players: every seed from both seats, so that luck is shared. They decide which network
plays on, and tell how far it has come."""

from __future__ import annotations

from typing import NamedTuple

from ..arena.match import derived, play
from ..arena.ratings import Rate
from ..arena.workers import spread
from ..bots.base import Bot
from ..bots.greedy import Greedy
from ..bots.learned_turns import LearnedSearch
from ..bots.network import Network
from ..bots.search_by_game import SearchByGame
from ..bots.seat_view import SeatView
from ..bots.skill import Searcher
from ..bots.weights import Weights
from ..rules import Rules
from . import sizes

WIDTH = 8


class _Given(SearchByGame):
    """The search by a network that is not the one of the package."""

    def __init__(self, weights: bytes) -> None:
        super().__init__(WIDTH, 4)
        self._by_network = LearnedSearch(Weights.standard(), Network(weights), WIDTH, 4, *sizes.SEEN)

    def search(self, seat_view: SeatView) -> Searcher:
        """Always the same."""
        return self._by_network


class Pairing(NamedTuple):
    """One game: the new network against the old one, or against `greedy` if there is none."""

    new: bytes
    old: bytes | None
    seed: str
    seat: int  # of the new one


def bot_of(weights: bytes | None, seed: int) -> Bot:
    """Plays one good turn after the other."""
    bot = Greedy(seed=seed)
    if weights is not None:
        bot.by_game = _Given(weights)
    return bot


def play_pairing(pairing: Pairing) -> float:
    """The part of the win that the new network has."""
    seats = [pairing.old, pairing.old]
    seats[pairing.seat] = pairing.new
    bots = [bot_of(weights, derived(pairing.seed, "seat", seat)) for seat, weights in enumerate(seats)]
    return play(Rules(players=2), bots, seed=derived(pairing.seed)).shares[pairing.seat]


def compare(new: bytes, old: bytes | None, games: int, seed: str, workers: int) -> Rate:
    """How the new network does against the old one, or against `greedy`."""
    pairings = [Pairing(new, old, f"{seed} {number // 2}", number % 2) for number in range(games)]
    won = sum(share for _, share in spread(play_pairing, pairings, workers))
    return Rate(won, games)
