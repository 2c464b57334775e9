"""Ways of playing the Second Kind that reach its rare situations: cards, windows, special tiles, meals."""

from __future__ import annotations

import random
from collections.abc import Callable

Policy = Callable[[list[str], random.Random], str]


def uniform(legal: list[str], rng: random.Random) -> str:
    return rng.choice(legal)


def kinds(legal: list[str], rng: random.Random) -> str:
    """First a kind of action, then one of that kind: turns stay short."""
    by_kind = _by_kind(legal)
    return rng.choice(by_kind[rng.choice(sorted(by_kind))])


def preferring(*wishes: tuple[str, float]) -> Policy:
    """Each kind that is wished for, in order, with a chance."""

    def choose(legal: list[str], rng: random.Random) -> str:
        by_kind = _by_kind(legal)
        for kind, chance in wishes:
            if kind in by_kind and rng.random() < chance:
                return rng.choice(by_kind[kind])
        if set(by_kind) - {"discard", "move"} and rng.random() < 0.8:
            by_kind = {kind: some for kind, some in by_kind.items() if kind not in ("discard", "move")}
        return rng.choice(by_kind[rng.choice(sorted(by_kind))])

    return choose


POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "kinds": kinds,
    "player of cards": preferring(
        ("react", 0.7), ("buy", 0.8), ("card", 0.8), ("choose", 0.9), ("cube", 0.6)
    ),
    "eater": preferring(
        ("react", 0.5),
        ("eat", 0.95),
        ("buy", 0.6),
        ("cube", 0.9),
        ("lay", 0.9),
        ("shrimp", 0.7),
        ("take", 0.3),
    ),
    "reefer": preferring(
        ("place", 0.8), ("blue", 0.3), ("shift", 0.3), ("lay", 0.8), ("cube", 0.8), ("alga", 0.3)
    ),
}


def _by_kind(legal: list[str]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for action in legal:
        groups.setdefault(action.split(" ")[0], []).append(action)
    return groups
