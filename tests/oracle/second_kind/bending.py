"""What all the ways to bend a position need."""

from collections.abc import Callable
from random import Random

from ..reef import State
from .stores import put
from .tiles import kind_of

Bend = Callable[[Random, State], None]


def pour(source: dict[str, int], goal: dict[str, int], kind: str, number: int = 1) -> None:
    """Move tiles or cubes from one place to another."""
    put(source, kind, -number)
    put(goal, kind, number)


def drawn(rng: Random, store: dict[str, int]) -> str:
    """A kind that the store has, with the odds of a draw."""
    return rng.choices(list(store), list(store.values()))[0]


def call_back(state: State, cell: str) -> None:
    """A shrimp goes behind its owner's screen."""
    state["players"][state["shrimps"].pop(cell)]["shrimps"] += 1


def fetch_crowns(state: State) -> None:
    """Crowns that players hold go into the bag."""
    for person in state["players"]:
        pour(person["hand"], state["bag"], "crown", person["hand"].get("crown", 0))


def at_start(state: State) -> bool:
    """Has nothing been done yet in this turn?"""
    turn = state["turn"]
    return turn["phase"] == "final" or (turn["phase"] == "turn" and not turn["acted"] and not turn["effects"])


def strip(state: State, cell: str) -> None:
    """The cell falls empty: polyp, shrimps, ward and crown go back to where they come from."""
    if cell in state["shrimps"]:
        call_back(state, cell)
    if cell in state["blue"]["boards"]:
        state["blue"]["boards"].remove(cell)
        state["blue"]["supply"] += 1
    if cell in state["crowns"]:
        state["crowns"].remove(cell)
        put(state["bag"], "crown", 1)
    if cell in state["polyps"]:
        put(state["bag"], kind_of(state["polyps"].pop(cell)), 1)
    state["wards"].pop(cell, None)
