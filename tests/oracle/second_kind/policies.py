"""Ways of playing, none of them good, each leading to other corners of the Second Kind."""

from collections.abc import Callable
from random import Random

from ..reef import State
from .choices import asked
from .reef import Reef, around
from .tiles import is_double

Taste = Callable[[State, str], float]

KINDS = (
    "eat cube lay stop shrimp move larva alga polyp place buy discard card blue shift react take end".split()
)
WEIGHTS = {
    "wanderer": (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    "eater": (500, 20, 30, 1, 20, 0.3, 1, 1, 1, 2, 10, 0.1, 2, 0.1, 0.1, 1, 2, 2),
    "locker": (500, 20, 30, 1, 20, 0.2, 1, 60, 1, 2, 10, 0.1, 10, 0.1, 0.1, 1, 2, 2),
    "hoarder": (0, 1, 1, 5, 1, 0.2, 1, 1, 0, 0.1, 1, 1, 1, 1, 1, 1, 40, 40),
    "reefer": (50, 10, 15, 1, 10, 1, 5, 5, 2, 60, 30, 0.3, 30, 3, 3, 3, 2, 2),
    "gambler": (500, 20, 30, 1, 20, 0.2, 3, 10, 1, 3, 90, 0.1, 90, 0.5, 0.5, 5, 2, 2),
    "keeper": (500, 20, 30, 1, 20, 0.2, 3, 10, 1, 3, 60, 0.1, 1, 0.1, 0.1, 9, 2, 2),
    "shrimper": (20, 10, 15, 1, 40, 10, 10, 3, 1, 2, 40, 0.5, 10, 40, 40, 3, 1, 1),
    "layer": (30, 90, 90, 0.3, 1, 0.2, 60, 1, 0.1, 1, 1, 0, 20, 0.1, 0.1, 1, 1, 1),
    "player": (30, 9, 30, 1, 9, 0.2, 9, 20, 1, 9, 90, 0, 900, 0.1, 0.1, 5, 1, 1),
    "trader": (20, 5, 30, 1, 3, 2, 60, 20, 20, 5, 10, 1, 20, 2, 2, 1, 2, 2),
}
POLICIES = {name: dict(zip(KINDS, weights, strict=True)) for name, weights in WEIGHTS.items()}


def choose(name: str, rng: Random, state: State, actions: list[str]) -> str:
    """A kind of action by the weights of the policy, then one of that kind by taste."""
    kinds = list(dict.fromkeys(action.split()[0] for action in actions))
    weights = [POLICIES[name].get(kind, 1.0) for kind in kinds]
    if rng.random() < 0.15:  # a whim
        weights = [float(kind not in ("take", "end", "pass", "stop", "discard")) for kind in kinds]
    kind = rng.choices(kinds, weights if any(weights) else None)[0]
    ours = [action for action in actions if action.split()[0] == kind]
    taste = TASTES.get(kind)
    if taste is None or name == "wanderer" or rng.random() < 0.2:
        heads = list(dict.fromkeys(" ".join(action.split()[:2]) for action in ours))
        head = rng.choice(
            heads if len(heads) < 20 else ours
        )  # a way with few answers counts like one with many
        return rng.choice([action for action in ours if f"{action} ".startswith(f"{head} ")] or ours)
    return rng.choices(ours, [0.05 + taste(state, action) for action in ours])[0]


def likes_company(state: State, action: str) -> float:
    """Lay special tiles, where the coral grows, rather attack (doubles above all), and wake the growth cell."""
    cell, growth_cell = action.split()[1], action.split()[1][0] + "d4"
    near = list(around(cell).values())
    friends = [n for n in near if state["polyps"].get(n, "-")[0] == state["turn"]["laying"]]
    attack = 6.0 * (cell in state["polyps"]) + 6.0 * is_double(state["polyps"].get(cell, ""))
    special = 2.0 * (action.split()[-1] not in (cell, "consumed"))
    wakes = 8.0 * (growth_cell in near and growth_cell not in state["polyps"])
    return len(friends) + attack + special + wakes + 20.0 * may_be_answered(state, cell)


def may_be_answered(state: State, cell: str) -> bool:
    """Does somebody else's shrimp stand on the coral here who has the card for the window?"""
    holders = [i for i, person in enumerate(state["players"]) if "stiff_upper_polyp" in person["cards"]]
    return cell in state["polyps"] and any(
        Reef(state).belongs_to(Reef(state).coral[cell], i) for i in holders
    )


def likes_rare_moments(_: State, action: str) -> float:
    """Play the cards that can seldom be played."""
    return 10.0 * (
        action.split()[1] in ("late_breakfast", "leftovers_again", "lock_stock_and_barnacle", "slack_tide")
    )


def likes_size(state: State, action: str) -> float:
    """Introduce shrimps on large corals, and where a crown is near."""
    cell = action.split()[1]
    near_crown = any(near in state["crowns"] for near in around(cell).values())
    return float(len(Reef(state).coral[cell]) ** 2) + 5.0 * near_crown


def likes_locks(_: State, action: str) -> float:
    """Play algae on coral tiles."""
    return 0.0 if action.endswith("sea") else 10.0


def likes_bare_rock(state: State, action: str) -> float:
    """Move shrimps to where they may not stay."""
    goal = action.split()[2]
    return 3.0 * (goal != "off" and goal not in state["polyps"])


def likes_shrimps(state: State, action: str) -> float:
    """Let crowns attack where a shrimp stands."""
    goal = action.split()[-1]
    return 5.0 * (goal in state["shrimps"]) + 9.0 * (goal in state["blue"]["boards"])


def likes_many_neighbours(state: State, action: str) -> float:
    """Place reef tiles where most lies around."""
    player, near = asked(state), list(around(action.split()[2]).values())
    own = [n for n in near if state["shrimps"].get(n) == player]
    return (
        sum(n in state["polyps"] for n in near)
        + 2.0 * sum(n in state["blue"]["boards"] for n in near)
        + len(own)
    )


def likes_crowns(state: State, action: str) -> float:
    """Put blue shrimps beside crowns."""
    goal = action.split()[-1]
    return (
        5.0 if goal == "off" else 1.0 + 9.0 * any(near in state["crowns"] for near in around(goal).values())
    )


TASTES: dict[str, Taste] = {
    "lay": likes_company,
    "shrimp": likes_size,
    "alga": likes_locks,
    "move": likes_bare_rock,
    "crown": likes_shrimps,
    "card": likes_rare_moments,
    "place": likes_many_neighbours,
    "blue": likes_crowns,
    "shift": likes_crowns,
}
