"""Games to look at through scenes: positions by many policies, with the seats of a table around them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from policies import POLICIES

from reefencounter import Game
from reefencounter.notation import action_text, plain
from reefencounter.server.scene import scene
from reefencounter.server.schemas import Scene, Seat

NAMES = ("Ada", "Ben", "Cy", "Dee")


def seats_of(players: int) -> list[Seat]:
    return [Seat(player, "person", NAMES[player], None, True) for player in range(players)]


def seen(game: Game, seat: int | None, *, memory_aid: bool = True, open: bool = False) -> Scene:
    """The scene of a game for a seat or a spectator."""
    return scene(
        game,
        seat=seat,
        number=len(game.moves),
        seats=seats_of(game.rules.players),
        open=open,
        memory_aid=memory_aid,
    )


def a_game(seed: int) -> Game:
    """A new game; sizes and variants change with the seed."""
    players = 2 + seed % 3
    return Game(
        players=players,
        advanced=seed % 2 == 1,
        larva_exchange="keep" if seed % 4 == 2 else "play",
        seed=seed,
        names=NAMES[:players],
    )


def play_on(game: Game, seed: int, most: int = 400) -> Iterator[str]:
    """Play on by a policy, and stop before each action to say which comes next."""
    rng = random.Random(seed)
    policy = POLICIES[sorted(POLICIES)[seed % len(POLICIES)]]
    while not game.over and len(game.moves) < most:
        action = action_text(policy(plain(game.position), game.position.legal(), rng))
        yield action
        game.play(action)
