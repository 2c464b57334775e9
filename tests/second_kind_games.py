"""Games of the Second Kind for tests of what people see: played by policies that reach its rare situations."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from second_kind_policies import POLICIES

from reefencounter import Game
from reefencounter.game import Played

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def start(players: int = 2, seed: int = 1, **rules: Any) -> Game:
    """A new game."""
    return Game(players=players, seed=seed, second_kind=True, names=NAMES[:players], **rules)


def play_on(
    game: Game, policy: str, seed: int, actions: int, until: Callable[[Game], bool] | None = None
) -> list[Played]:
    """So many actions by a policy, or fewer if the game ends or stands as asked for."""
    rng, played = random.Random(seed), []
    for _ in range(actions):
        if game.over or (until and until(game)):
            break
        played.append(game.play(POLICIES[policy](game.legal(), rng)))
    return played


@cache
def eventful(players: int, policy: str, seed: int = 1, actions: int = 160) -> tuple[Game, list[Played]]:
    """A game and all that happened in it."""
    game = start(players, seed)
    return game, play_on(game, policy, seed, actions)


def fed(game: Game) -> Game:
    """The same game after the set-up."""
    while game.phase == "setup":
        game.play(game.legal()[0])
    return game


def with_cards(game: Game, player: int, *cards: str) -> Game:
    """The position with these cards in a hand."""
    state = game.state()
    for card in cards:
        state["draw"].remove(card)
    state["players"][player]["cards"] += cards
    return Game.load(state, names=game.names, seed=1)


def attackable() -> Game:
    """Ada can attack a coral with Ben's shrimp by `cube W`, `lay 1c6`; Ben holds the card that could stop it."""
    game = with_cards(fed(start(3, setup={"boards": ["A", "B", "C"], "star": True})), 1, "stiff_upper_polyp")
    state = game.state()
    state["polyps"] |= {"1a6": "Y", "1b6": "Y", "1c6": "Y", "1d6": "W", "1e6": "W"}
    state["bag"]["Y"] -= 3
    state["bag"]["W"] -= 3
    state["shrimps"]["1a6"] = 1
    state["players"][1]["shrimps"] -= 1
    ada = state["players"][0]
    ada["hand"]["W"] = ada["hand"].get("W", 0) + 1
    ada["cubes"]["W"] = ada["cubes"].get("W", 0) + 1
    state["larvae"]["W"] -= 1
    return Game.load(state, names=game.names, seed=1)


def reach(wish: Callable[[Game], bool], players: int = 2, policy: str = "eater", actions: int = 500) -> Game:
    """A game that has come to where it stands as wished, by chance; cards are kept in the hand meanwhile."""
    for seed in range(200):
        rng, game = random.Random(seed), start(players, seed)
        while not game.over and len(game.moves) < actions:
            if game.phase != "setup" and wish(game):
                return game
            keep = [a for a in game.legal() if not a.startswith(("card", "discard", "blue", "shift"))]
            game.play(POLICIES[policy](keep or game.legal(), rng))
    raise AssertionError("no game came there")


def in_window(game: Game) -> bool:
    """Whether somebody is asked for a card (S7.5)."""
    return (game.state()["turn"]["pending"] or {}).get("kind") == "window"
