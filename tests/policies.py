"""Ways of playing that reach the rare situations: uniform play hardly ever eats, locks or fills a board.

A policy sees a position and its legal ids and picks one with its own generator.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from reefencounter.engine import Position
from reefencounter.engine.cells import bit
from reefencounter.notation import kind_of

Policy = Callable[[Position, list[int], random.Random], int]


def uniform(position: Position, legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)


def kinds(position: Position, legal: list[int], rng: random.Random) -> int:
    """First a kind of action, then one of that kind: turns stay short."""
    by_kind = _by_kind(legal)
    return rng.choice(by_kind[rng.choice(list(by_kind))])


def eater(position: Position, legal: list[int], rng: random.Random) -> int:
    """Grows corals with own shrimps and eats them."""
    by_kind = _by_kind(legal)
    if "lay" in by_kind:
        beside = [action for action in by_kind["lay"] if _joins_own(position, action)]
        if beside:
            return rng.choice(beside)
    for kind, chance in (
        ("eat", 0.9),
        ("cube", 0.9),
        ("shrimp", 0.7),
        ("larva", 0.5),
        ("stop", 0.9),
        ("take", 0.7),
    ):
        if kind in by_kind and rng.random() < chance:
            return rng.choice(by_kind[kind])
    return kinds(position, legal, rng)


def locker(position: Position, legal: list[int], rng: random.Random) -> int:
    """Attacks for consumed tiles, eats once, then locks coral tiles."""
    by_kind = _by_kind(legal)
    locks = [action for action in by_kind.get("alga", []) if (action - 29095) % 11]
    if locks:
        return rng.choice(locks)
    if "lay" in by_kind:
        attacks = [action for action in by_kind["lay"] if position.colour_at((action - 193) // 2) >= 0]
        if attacks:
            return rng.choice(attacks)
    if position.fields().eaten[position.player]:
        legal = [action for action in legal if kind_of(action) != "eat"]
    return eater(position, legal, rng)


def layer(position: Position, legal: list[int], rng: random.Random) -> int:
    """Lays whatever it can and keeps the shrimps at home: boards fill, the bag runs out."""
    by_kind = _by_kind(legal)
    for kind in ("lay", "cube", "polyp", "take"):
        if kind in by_kind and rng.random() < 0.9:
            return rng.choice(by_kind[kind])
    return rng.choice(legal)


POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "kinds": kinds,
    "eater": eater,
    "locker": locker,
    "layer": layer,
}


def _by_kind(legal: list[int]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for action in legal:
        groups.setdefault(kind_of(action), []).append(action)
    return groups


def _joins_own(position: Position, action: int) -> bool:
    """Whether the polyp would lie beside a coral with the mover's shrimp, or beside a polyp of its colour."""
    cell = (action - 193) // 2
    colour = position.fields().laying - 1
    board = cell // 42
    near = bit(cell)
    around = near << 1 | near >> 1 | near << 8 | near >> 8
    return bool(position.fields().polyps[board * 5 + colour] & around)
