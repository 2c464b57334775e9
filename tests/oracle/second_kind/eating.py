"""Action 1: a coral leaves the board, some of its tiles go into the bag, the rest into the fish (R10, S4.7, S8.1)."""

from ..reef import State, mover, to_bag
from .boards import move_blue
from .endings import end_final_turn, end_game
from .reef import Reef
from .stores import less, put, spend_card
from .tiles import KINDS, kind_of, worth
from .windows import open_window


def eat(state: State, cell: str, card: str | None = None) -> None:
    """R10.2, S5.3, S8.1: the coral leaves the board; then the tiles for the bag are chosen."""
    person, number, turn = mover(state), to_bag(state), state["turn"]
    if card:
        spend_card(state, turn["player"], card)
    tiles: dict[str, int] = {}
    for gone in Reef(state).coral[cell]:
        put(tiles, kind_of(state["polyps"].pop(gone)), 1)
        state["wards"].pop(gone, None)
        if gone in state["blue"]["boards"]:
            move_blue(state, gone, "off")
    del state["shrimps"][cell]
    person["eaten"] += 1
    if state["blue"]["sea"] and all(person["eaten"] for person in state["players"]):  # S5.4
        state["blue"].update(sea=False, supply=state["blue"]["supply"] + 1)
    tiles = {kind: tiles[kind] for kind in KINDS if kind in tiles}
    value = sum(worth(kind) * count for kind, count in tiles.items())
    turn["pending"] = {"kind": "return", "left": number, "tiles": tiles}
    if len(tiles) == 1 or value == number:  # N7: automatic
        while turn["pending"] and turn["pending"]["kind"] == "return":
            return_tile(state, next(iter(turn["pending"]["tiles"])))


def return_tile(state: State, kind: str) -> None:
    """S4.7; after the last the rest enters the fish, and R11.1b is looked at."""
    turn, person = state["turn"], mover(state)
    pending, effects = turn["pending"], turn["effects"]
    put(state["bag"], kind, 1)
    effects["returned"] = [each for each in KINDS if each in (*effects.get("returned", []), kind)]
    pending["tiles"] = less(pending["tiles"], kind)
    pending["left"] -= worth(kind)
    if pending["left"]:
        return
    for rest, number in pending["tiles"].items():
        put(person["fish"], rest, number)
    turn["pending"] = None
    if turn["phase"] == "final":
        end_final_turn(state)
    elif person["eaten"] == 4:
        end_game(state, "shrimps")
    else:
        open_window(state, "eat")
