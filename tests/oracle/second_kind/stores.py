"""Stores of tiles, cubes and cards, and the one order in which a state is written (N4, N7)."""

from ..reef import State
from .reef import in_order
from .tiles import COLOURS, DECK, KINDS

EFFECTS = ("breakfast", "next", "laying", "locks", "skip_flip", "returned")


def put(store: dict[str, int], kind: str, number: int) -> None:
    """Add tiles or cubes, or take them away."""
    store[kind] = store.get(kind, 0) + number
    assert store[kind] >= 0


def less(store: dict[str, int], kind: str) -> dict[str, int]:
    """The tiles without one of the kind."""
    return {each: number - (each == kind) for each, number in store.items() if number > (each == kind)}


def spend_card(state: State, player: int, card: str) -> None:
    """A card goes from the hand to the discards."""
    state["players"][player]["cards"].remove(card)
    state["discards"].append(card)


def tidy(state: State) -> State:
    """Everything in the order of N4 and N7, zeros left out where they are left out there."""
    turn = state["turn"]
    for field in ("polyps", "shrimps", "terrain", "wards"):
        state[field] = {cell: state[field][cell] for cell in in_order(state[field])}
    state["crowns"] = in_order(state["crowns"])
    state["blue"]["boards"] = in_order(state["blue"]["boards"])
    state["draw"].sort(key=DECK.index)
    state["discards"].sort(key=DECK.index)
    for tiles in state["sea"].values():
        tiles.sort(key=KINDS.index)
    for person in state["players"]:
        for store in ("hand", "consumed", "fish"):
            person[store] = {kind: person[store][kind] for kind in KINDS if person[store].get(kind)}
        person["cubes"] = {
            colour: person["cubes"][colour] for colour in COLOURS if person["cubes"].get(colour)
        }
        person["cards"].sort(key=DECK.index)
        person["table"].sort(key=DECK.index)
    turn["moved"] = in_order(turn["moved"])
    turn["crowns"] = in_order(turn["crowns"])
    turn["effects"] = {key: turn["effects"][key] for key in EFFECTS if key in turn["effects"]}
    for key in ("next", "laying"):
        if key in turn["effects"]:
            inner = turn["effects"][key]
            turn["effects"][key] = {k: inner[k] for k in ("any_colour", "from_hand", "weaker") if k in inner}
    return state
