"""Ways of playing, none of them good, each leading to other corners of the rules."""

from collections.abc import Callable
from random import Random

from .reef import Reef, State, neighbours

Taste = Callable[[State, str], float]

KINDS = "eat cube lay stop shrimp move larva alga polyp take".split()
WEIGHTS = {
    "wanderer": (1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    "eater": (500, 20, 30, 1, 20, 0.3, 1, 1, 1, 2),
    "locker": (500, 20, 30, 1, 20, 0.2, 1, 60, 1, 2),
    "filler": (0, 30, 60, 0, 2, 0.1, 10, 0, 0, 3),
    "hoarder": (0, 1, 1, 5, 1, 0.2, 1, 1, 0, 40),
    "shuffler": (20, 10, 15, 1, 40, 40, 20, 3, 1, 1),
    "trader": (20, 5, 30, 1, 3, 2, 60, 20, 20, 2),
}
POLICIES = {name: dict(zip(KINDS, weights, strict=True)) for name, weights in WEIGHTS.items()}


def choose(name: str, rng: Random, state: State, actions: list[str]) -> str:
    """A kind of action by the weights of the policy, then one of that kind by taste."""
    kinds = list(dict.fromkeys(action.split()[0] for action in actions))
    weights = [POLICIES[name].get(kind, 1.0) for kind in kinds]
    kind = rng.choices(kinds, weights if any(weights) else None)[0]
    ours = [action for action in actions if action.split()[0] == kind]
    taste = TASTES.get(kind)
    if taste is None or name == "wanderer" or rng.random() < 0.2:
        return rng.choice(ours)
    return rng.choices(ours, [0.05 + taste(state, action) for action in ours])[0]


def likes_company(state: State, action: str) -> float:
    """Lay where the coral grows, rather attack, and wake the growth cell."""
    cell = action.split()[1]
    growth_cell = cell[0] + "d4"
    wakes = growth_cell in neighbours(cell) and growth_cell not in state["polyps"]
    friends = [near for near in neighbours(cell) if state["polyps"].get(near) == state["turn"]["laying"]]
    return len(friends) + 6.0 * (cell in state["polyps"]) + 6.0 * wakes


def likes_size(state: State, action: str) -> float:
    """Introduce shrimps on large corals."""
    return float(len(Reef(state).coral[action.split()[1]]) ** 2)


def likes_locks(_: State, action: str) -> float:
    """Play algae on coral tiles."""
    return 0.0 if action.endswith("sea") else 10.0


def likes_bare_rock(state: State, action: str) -> float:
    """Move shrimps to where they may not stay."""
    goal = action.split()[2]
    return 3.0 * (goal != "off" and goal not in state["polyps"])


TASTES: dict[str, Taste] = {
    "lay": likes_company,
    "shrimp": likes_size,
    "alga": likes_locks,
    "move": likes_bare_rock,
}
