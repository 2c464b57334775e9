"""Paired matches of one-turn players, of two and of four, each network at every second seat: every seed is played from
both sides, so that luck is shared. They decide which network plays on, and tell how far it has come."""

from __future__ import annotations

from typing import NamedTuple

from ..arena.match import derived, play
from ..arena.ratings import Rate
from ..arena.workers import spread
from ..bots.base import Bot
from ..bots.greedy import Greedy
from ..bots.search_by_game import SearchByGame
from ..bots.seat_view import SeatView
from ..bots.skill import Searcher
from ..rules import Rules
from .games import GAMES

TABLES = (2, 4)  # players of the matches, in turn


class _Given(SearchByGame):
    """The search by a network that is not the one of the package."""

    def __init__(self, weights: bytes, second_kind: bool) -> None:
        super().__init__(1, 1)
        self._by_network = GAMES[second_kind].search_by(weights)

    def search(self, seat_view: SeatView) -> Searcher:
        """Always the same."""
        return self._by_network


class Pairing(NamedTuple):
    """One game: the new network against the old one, or against `greedy` if there is none."""

    new: bytes
    old: bytes | None
    seed: str
    players: int
    side: int  # of the new one: even seats or odd ones
    second_kind: bool


def bot_of(weights: bytes | None, second_kind: bool, seed: int) -> Bot:
    """Plays one good turn after the other."""
    bot = Greedy(seed=seed)
    if weights is not None:
        bot.by_game = _Given(weights, second_kind)
    return bot


def play_pairing(pairing: Pairing) -> float:
    """The part of the win that the new network has."""
    sides = (pairing.old, pairing.new)
    bots = [
        bot_of(sides[seat % 2 == pairing.side], pairing.second_kind, derived(pairing.seed, "seat", seat))
        for seat in range(pairing.players)
    ]
    rules = Rules(players=pairing.players, second_kind=pairing.second_kind)
    return sum(play(rules, bots, seed=derived(pairing.seed)).shares[pairing.side :: 2])


def compare(new: bytes, old: bytes | None, games: int, seed: str, workers: int, second_kind: bool) -> Rate:
    """How the new network does against the old one, or against `greedy`."""
    pairings = [
        Pairing(new, old, f"{seed} {number // 2}", TABLES[number // 2 % 2], number % 2, second_kind)
        for number in range(games)
    ]
    won = sum(share for _, share in spread(play_pairing, pairings, workers))
    return Rate(won, games)
