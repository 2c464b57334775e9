"""Games of the network against itself: every position between two turns, with who won and by how many points.

The games are open (both sides see all): what is learned is the value of a position, and bots deal what they cannot see.
The target of a position is TD: mostly the outcome, mixed with what the network says of the positions after it. Where a
turn was not the best one found, what follows tells nothing about the position, and the trace is cut.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..bots.network import Network
from ..bots.network_layout import SEEN as NUMBERS
from ..engine import Chance
from ..notation.forms import AnyPosition
from . import sizes
from .games import GAMES, Trained

Values = list[tuple[float, float]]  # of each player: the chance to win, and points
TWENTY = 20.0  # points are learned in twenties


class Chunk(NamedTuple):
    """Some games of one round, and what they are played with."""

    file: Path
    seed: str
    players: int
    games: int
    networks: tuple[bytes, ...]  # the first is the newest; none: the readable judgement plays
    second_kind: bool


class Step(NamedTuple):
    """A position of a game in hand."""

    seen: np.ndarray[Any, Any]
    value: Values | None
    slipped: bool


def play_chunk(chunk: Chunk) -> tuple[int, int]:
    """Play, write the positions; how many games and positions."""
    rng = random.Random(chunk.seed)
    networks = [Network(weights) for weights in chunk.networks]
    seen: list[np.ndarray[Any, Any]] = []
    targets: list[np.ndarray[Any, Any]] = []
    for _ in range(chunk.games):
        for position, target in game(rng, GAMES[chunk.second_kind], chunk.players, networks):
            seen.append(position)
            targets.append(target)
    partial = chunk.file.with_suffix(".part.npz")
    np.savez(partial, seen=np.array(seen, np.int16), targets=np.array(targets, np.float32))
    partial.rename(chunk.file)
    return chunk.games, len(seen)


def game(
    rng: random.Random, trained: Trained, players: int, networks: list[Network]
) -> list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]]:
    """One game: what is seen of each position, and its target, chances beside points."""
    chance = Chance(rng.getrandbits(63))
    position = trained.new(rng, players, chance)
    searches = [trained.player_of(rng, networks) for _ in range(players)]
    foreseer = trained.foreseer(networks[0]) if networks else None
    width, slip = rng.choice(trained.widths), rng.choice(sizes.SLIPS)
    steps: list[Step] = []
    number = -1
    while not position.over:
        begins = position.phase == "turn" and position.number != number  # else a turn is planned anew
        slipped = begins and rng.random() < slip
        if begins or position.phase == "setup":
            value = None
            if foreseer is not None:
                value = [foreseer.outlook(position, player) for player in range(players)]
            steps.append(Step(look(trained, position, players), value, slipped))
        if position.phase == "setup":  # any choice: what the first ones are worth is learned from all of them
            position.apply(rng.choice(position.legal()), chance)
            continue
        number = position.number
        found = searches[position.actor].turns(position, width, chance.below(2**31))
        carry_out(position, (rng.choice(found) if slipped else found[0])[1], chance)
    return traced(steps, outcome(position, players))


def carry_out(position: AnyPosition, turn: Sequence[int], chance: Chance) -> None:
    """Play a turn as far as it goes: until another tile is drawn than foreseen, or somebody is asked."""
    actor = position.actor
    for action in turn:
        if position.over or position.actor != actor or not position.permits(action):
            return
        position.apply(action, chance)


def look(trained: Trained, position: AnyPosition, players: int) -> np.ndarray[Any, Any]:
    """What the network sees."""
    return np.frombuffer(trained.seen_in(position), np.int16).reshape(players, NUMBERS)


def outcome(position: AnyPosition, players: int) -> np.ndarray[Any, Any]:
    """The part of the win and the points (in twenties) of each player."""
    points = [position.points(player) for player in range(players)]
    best = max(points)
    return np.array([[(one == best) / points.count(best), one / TWENTY] for one in points])


def traced(
    steps: Sequence[Step], end: np.ndarray[Any, Any]
) -> list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]]:
    """Targets from the end of the game backwards."""
    rows = []
    target, after = end, None
    for step in reversed(steps):
        value = None if step.value is None else np.array(step.value) / (1.0, TWENTY)
        if value is not None and after is not None:
            target = sizes.EDUCATED * target + (1 - sizes.EDUCATED) * after
        if value is not None and step.slipped:
            target = value
        else:
            rows.append((step.seen, target))
        after = value
    return rows
