"""What each event of the base game does to a state (N4), and how states are changed so that they stay canonical.

The cells of a board with its margin, and the kinds of tiles, have the order of those of the base game among them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from ..engine.components import COLOURS
from ..engine.second_kind.components import KINDS
from ..notation.second_kind.text import CELL_NUMBERS

Event = Mapping[str, Any]  # as it is read here; what a game gives is typed in `shapes`
State = dict[str, Any]


def add(counts: dict[str, int], kind: str, n: int = 1, *, zeros: bool = False) -> None:
    """Change a map of colours or kinds and keep it canonical: in order, without zeros unless it shows them."""
    total = {**counts, kind: counts.get(kind, 0) + n}
    counts.clear()
    counts.update({k: total[k] for k in KINDS if k in total and (total[k] or zeros)})


def supply(state: State, name: str, kind: str, n: int = 1) -> None:
    """More, or less, of a kind in the bag, in the reserve, or of the cubes."""
    add(state[name], kind, n, zeros=True)


def mine(state: State, event: Event, name: str, kind: str, n: int = 1) -> None:
    """More, or less, of a kind with the player of the event."""
    add(state["players"][event["player"]][name], kind, n)


def put(cells: dict[str, Any], cell: str, what: Any) -> None:
    """Something onto a cell, and the cells in order again."""
    cells[cell] = what
    ordered = sorted(cells.items(), key=lambda item: CELL_NUMBERS[item[0]])
    cells.clear()
    cells.update(ordered)


def _fold_fed(state: State, event: Event) -> None:
    mine(state, event, "hand", event["colour"], -1)
    mine(state, event, "fish", event["colour"])


def _fold_larvae_chosen(state: State, event: Event) -> None:
    for colour in event["cubes"]:
        mine(state, event, "cubes", colour)
        supply(state, "larvae", colour, -1)


def _fold_eaten(state: State, event: Event) -> None:
    for cell in event["cells"]:
        del state["polyps"][cell]
    del state["shrimps"][event["cell"]]
    supply(state, "bag", event["colour"], event["returned"])
    mine(state, event, "fish", event["colour"], len(event["cells"]) - event["returned"])
    state["players"][event["player"]]["eaten"] += 1


def _fold_cube_played(state: State, event: Event) -> None:
    mine(state, event, "cubes", event["colour"], -1)
    supply(state, "larvae", event["colour"])


def _fold_consumed(state: State, event: Event) -> None:
    del state["polyps"][event["cell"]]
    mine(state, event, "consumed", event["colour"])


def _fold_laid(state: State, event: Event) -> None:
    put(state["polyps"], event["cell"], event["colour"])
    mine(state, event, event["from"], event["colour"], -1)


def _fold_grown(state: State, event: Event) -> None:
    put(state["polyps"], event["cell"], event["colour"])
    supply(state, event["from"], event["colour"], -1)


def _fold_reserve_refilled(state: State, event: Event) -> None:
    supply(state, "bag", event["colour"], -1)
    supply(state, "reserve", event["colour"])


def _fold_introduced(state: State, event: Event) -> None:
    put(state["shrimps"], event["cell"], event["player"])
    state["players"][event["player"]]["shrimps"] -= 1


def _fold_moved(state: State, event: Event) -> None:
    del state["shrimps"][event["from"]]
    if event["to"] is None:
        state["players"][event["player"]]["shrimps"] += 1
    else:
        put(state["shrimps"], event["to"], event["player"])


def _fold_larva_taken(state: State, event: Event) -> None:
    _fold_alga_paid(state, event)
    supply(state, "larvae", event["colour"], -1)
    mine(state, event, "cubes", event["colour"])


def _fold_alga_paid(state: State, event: Event) -> None:
    mine(state, event, "consumed", event["colour"], -1)
    supply(state, "bag", event["colour"])


def _fold_alga_placed(state: State, event: Event) -> None:
    state["alga_space"] = event["alga"]


def _fold_tile_locked(state: State, event: Event) -> None:
    state["locks"][event["tile"] - 1] = event["alga"]


def _fold_tile_turned(state: State, event: Event) -> None:
    state["coral_tiles"][event["tile"] - 1] = f"{event['stronger']}>{event['weaker']}"


def _fold_polyp_taken(state: State, event: Event) -> None:
    mine(state, event, "cubes", event["colour"], -1)
    supply(state, "larvae", event["colour"])
    supply(state, event["from"], event["colour"], -1)
    mine(state, event, "hand", event["colour"])


def _fold_collected(state: State, event: Event) -> None:
    mine(state, event, "cubes", event["space"])
    for colour in event["polyps"]:
        mine(state, event, "hand", colour)
    state["sea"][event["space"]] = []


def _fold_reserve_emptied(state: State, event: Event) -> None:
    for colour in COLOURS:
        supply(state, "bag", colour, state["reserve"][colour])
        state["reserve"][colour] = 0


def _fold_cube_refilled(state: State, event: Event) -> None:
    supply(state, "larvae", event["space"], -1)


def _fold_dealt(state: State, event: Event) -> None:
    supply(state, "bag", event["colour"], -1)
    state["sea"][event["space"]] = sorted([*state["sea"][event["space"]], event["colour"]], key=COLOURS.index)


def _fold_turn(state: State, event: Event) -> None:
    state["turn"] = copy.deepcopy(event["turn"])


def tells_only(state: State, event: Event) -> None:
    """An event that explains and changes nothing by itself."""


FOLDS: dict[str, Callable[[State, Event], None]] = {
    "fed": _fold_fed,
    "larvae_chosen": _fold_larvae_chosen,
    "larvae_shown": tells_only,
    "eaten": _fold_eaten,
    "cube_played": _fold_cube_played,
    "consumed": _fold_consumed,
    "split": tells_only,
    "laid": _fold_laid,
    "grown": _fold_grown,
    "joined": tells_only,
    "reserve_refilled": _fold_reserve_refilled,
    "laying_ended": tells_only,
    "introduced": _fold_introduced,
    "moved": _fold_moved,
    "larva_taken": _fold_larva_taken,
    "alga_paid": _fold_alga_paid,
    "alga_placed": _fold_alga_placed,
    "tile_locked": _fold_tile_locked,
    "tile_turned": _fold_tile_turned,
    "polyp_taken": _fold_polyp_taken,
    "collected": _fold_collected,
    "reserve_emptied": _fold_reserve_emptied,
    "cube_refilled": _fold_cube_refilled,
    "dealt": _fold_dealt,
    "passed": tells_only,
    "final_round": tells_only,
    "over": tells_only,
    "turn": _fold_turn,
}
