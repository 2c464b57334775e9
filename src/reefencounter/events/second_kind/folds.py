"""What each event of the Second Kind does to a state. Those of the base game that do the same are taken from there."""

from __future__ import annotations

from collections.abc import Callable

from ...decks import by_id
from ...engine.second_kind.components import KINDS
from ...notation.second_kind.text import CELL_NUMBERS
from .. import folds
from ..folds import Event, State, mine, put, supply, tells_only


def off_board(tile: str) -> str:
    """The kind of a tile that was on a board: no orientation, colours in order."""
    kind = tile.partition(":")[0]
    return kind if kind in KINDS else f"{kind[2]}/{kind[0]}"


def _bag(state: State, kind: str, n: int = 1) -> None:
    supply(state, "bag", kind, n)


def _insert(cells: list[str], cell: str) -> None:
    cells.append(cell)
    cells.sort(key=lambda name: CELL_NUMBERS[name])


def _cards(state: State) -> list[str]:
    """All cards, in deck order."""
    return [card.id for card in by_id(state["rules"]["deck"]).deck.cards]


def _spend(state: State, event: Event, to: list[str]) -> None:
    state["players"][event["player"]]["cards"].remove(event["card"])
    to.append(event["card"])
    to.sort(key=_cards(state).index)


def _fold_crown_attacked(state: State, event: Event) -> None:
    del state["polyps"][event["to"]]
    _bag(state, off_board(event["tile"]))
    state["wards"].pop(event["to"], None)
    _fold_crown_moved(state, event)


def _fold_crown_moved(state: State, event: Event) -> None:
    state["crowns"].remove(event["from"])
    _insert(state["crowns"], event["to"])


def _fold_crown_gone(state: State, event: Event) -> None:
    state["crowns"].remove(event["cell"])


def _fold_blue_moved(state: State, event: Event) -> None:
    blue = state["blue"]
    if event["from"] == "sea":
        blue["sea"] = False
    elif event["from"] == "supply":
        blue["supply"] -= 1
    else:
        blue["boards"].remove(event["from"])
    if event["to"] == "supply":
        blue["supply"] += 1
    else:
        _insert(blue["boards"], event["to"])


def _fold_eaten(state: State, event: Event) -> None:
    for cell in event["cells"]:
        del state["polyps"][cell]
        state["wards"].pop(cell, None)
    del state["shrimps"][event["cell"]]
    state["players"][event["player"]]["eaten"] += 1


def _fold_returned(state: State, event: Event) -> None:
    for kind, n in event["tiles"].items():
        _bag(state, kind, n)


def _fold_swallowed(state: State, event: Event) -> None:
    for kind, n in event["tiles"].items():
        mine(state, event, "fish", kind, n)


def _fold_consumed(state: State, event: Event) -> None:
    del state["polyps"][event["cell"]]
    state["wards"].pop(event["cell"], None)
    mine(state, event, "consumed", off_board(event["tile"]))


def _fold_laid(state: State, event: Event) -> None:
    put(state["polyps"], event["cell"], event["tile"])
    mine(state, event, event["from"], off_board(event["tile"]), -1)


def _fold_grown(state: State, event: Event) -> None:
    put(state["polyps"], event["cell"], event["colour"])
    state[event["from"]][event["colour"]] -= 1


def _fold_double_split(state: State, event: Event) -> None:
    colour = event["tile"][0]
    mine(state, event, "consumed", event["tile"], -1)
    mine(state, event, "consumed", colour, 2)
    _bag(state, event["tile"])
    _bag(state, colour, -2)


def _fold_larva_taken(state: State, event: Event) -> None:
    _fold_alga_paid(state, event)
    state["larvae"][event["colour"]] -= 1
    mine(state, event, "cubes", event["colour"])


def _fold_alga_paid(state: State, event: Event) -> None:
    mine(state, event, "consumed", event["tile"], -1)
    _bag(state, event["tile"])


def _fold_polyp_taken(state: State, event: Event) -> None:
    folds.FOLDS["cube_played"](state, event)
    state[event["from"]][event["colour"]] -= 1
    mine(state, event, "hand", event["colour"])


def _fold_placed(state: State, event: Event) -> None:
    if event["from"] == "hand":
        mine(state, event, "hand", event["tile"], -1)
    else:
        _bag(state, event["tile"], -1)
    if event["tile"] == "crown":
        _insert(state["crowns"], event["cell"])
    elif event["cell"] in state["terrain"]:  # both go, and the printed cell is back (S6.3)
        del state["terrain"][event["cell"]]
        _bag(state, "rock")
        _bag(state, "water")
    else:
        put(state["terrain"], event["cell"], event["tile"])


def _fold_paid(state: State, event: Event) -> None:
    if event["from"] == "cube":
        mine(state, event, "cubes", event["tile"], -1)
        state["larvae"][event["tile"]] += 1
    else:
        mine(state, event, event["from"], event["tile"], -1)
        _bag(state, event["tile"])


def _fold_cards_shuffled(state: State, event: Event) -> None:
    state["draw"], state["discards"] = state["discards"], []


def _fold_bought(state: State, event: Event) -> None:
    state["draw"].remove(event["card"])
    cards = state["players"][event["player"]]["cards"]
    cards.append(event["card"])
    cards.sort(key=_cards(state).index)


def _fold_discarded(state: State, event: Event) -> None:
    _spend(state, event, state["discards"])


def _fold_card_played(state: State, event: Event) -> None:
    to = state["discards"] if event["to"] == "discards" else state["players"][event["player"]]["table"]
    _spend(state, event, to)


def _fold_dipped(state: State, event: Event) -> None:
    for kind in event["tiles"]:
        _bag(state, kind, -1)


def _fold_dip_returned(state: State, event: Event) -> None:
    _bag(state, event["tile"])
    for kind, n in event["kept"].items():
        mine(state, event, "hand", kind, n)


def _fold_cube_gained(state: State, event: Event) -> None:
    state["larvae"][event["colour"]] -= 1
    mine(state, event, "cubes", event["colour"])


def _fold_swapped(state: State, event: Event) -> None:
    mine(state, event, "hand", event["given"], -1)
    mine(state, event, "hand", event["taken"])
    tiles = state["sea"][event["space"]]
    tiles.remove(event["taken"])
    _lay_out(state, event["space"], event["given"])


def _lay_out(state: State, space: str, tile: str) -> None:
    state["sea"][space] = sorted([*state["sea"][space], tile], key=KINDS.index)


def _fold_tile_taken(state: State, event: Event) -> None:
    state["sea"][event["space"]].remove(event["tile"])
    mine(state, event, "hand", event["tile"])


def _fold_tile_moved(state: State, event: Event) -> None:
    if event["from"] == "bag":
        _bag(state, event["tile"], -1)
    else:
        mine(state, event, event["from"], event["tile"], -1)
    mine(state, event, event["to"], event["tile"])


def _fold_warded(state: State, event: Event) -> None:
    put(state["wards"], event["cell"], event["until"])


def _fold_wards_ended(state: State, event: Event) -> None:
    for cell in event["cells"]:
        del state["wards"][cell]


def _fold_dealt(state: State, event: Event) -> None:
    _bag(state, event["colour"], -1)
    _lay_out(state, event["space"], event["colour"])


SAME = (
    "fed larvae_chosen larvae_shown cube_played split joined reserve_refilled laying_ended introduced moved "
    "alga_placed tile_locked tile_turned collected reserve_emptied cube_refilled passed final_round over turn"
)
FOLDS: dict[str, Callable[[State, Event], None]] = {
    **{kind: folds.FOLDS[kind] for kind in SAME.split()},
    "alga_paid": _fold_alga_paid,
    "blue_moved": _fold_blue_moved,
    "bought": _fold_bought,
    "card_played": _fold_card_played,
    "cards_shuffled": _fold_cards_shuffled,
    "choices_ended": tells_only,
    "consumed": _fold_consumed,
    "crown_attacked": _fold_crown_attacked,
    "crown_died": _fold_crown_gone,
    "crown_moved": _fold_crown_moved,
    "crown_removed": _fold_crown_gone,
    "cube_gained": _fold_cube_gained,
    "dealt": _fold_dealt,
    "declined": tells_only,
    "dip_returned": _fold_dip_returned,
    "dipped": _fold_dipped,
    "discarded": _fold_discarded,
    "double_kept": tells_only,
    "double_split": _fold_double_split,
    "eaten": _fold_eaten,
    "fled": folds.FOLDS["moved"],
    "grown": _fold_grown,
    "laid": _fold_laid,
    "larva_taken": _fold_larva_taken,
    "laying_declared": tells_only,
    "paid": _fold_paid,
    "placed": _fold_placed,
    "polyp_taken": _fold_polyp_taken,
    "returned": _fold_returned,
    "swallowed": _fold_swallowed,
    "swapped": _fold_swapped,
    "tile_kept": tells_only,
    "tile_moved": _fold_tile_moved,
    "tile_taken": _fold_tile_taken,
    "turn_ended": tells_only,
    "warded": _fold_warded,
    "wards_ended": _fold_wards_ended,
    "window_opened": tells_only,
}
