"""The events of the base game: `events_between` reads them off two positions, so no rule is repeated here; `FOLDS` says
what each does to a state."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from ..engine.components import COLOURS, GROWTH_CELL
from ..engine.position import Position
from ..notation.state import dump
from ..notation.text import cell_number, cell_text
from ..record import Move

Event = dict[str, Any]
State = dict[str, Any]


def events_between(before: Position, move: Move, after: Position) -> list[Event]:
    """The events of one action, in the order in which they happen; the last is always the new `turn`."""
    old, new = dump(before), dump(after)
    kind, *words = move.action.split(" ")
    events: list[Event] = []
    if kind in ("feed", "larvae"):
        events += _chosen(new, move.player, kind, words[0])
    elif kind == "eat":
        events += _eaten(before, old, new, move.player, words[0])
    elif kind == "cube":
        events.append({"kind": "cube_played", "player": move.player, "colour": words[0]})
    elif kind == "lay":
        events += _laid(before, after, old, new, move.player, words)
    elif kind == "shrimp":
        events.append({"kind": "introduced", "player": move.player, "cell": words[0]})
    elif kind == "move":
        goal = None if words[1] == "off" else words[1]
        events.append({"kind": "moved", "player": move.player, "from": words[0], "to": goal})
    elif kind == "larva":
        events.append({"kind": "larva_taken", "player": move.player, "colour": words[0]})
    elif kind == "alga":
        events += _alga(old, new, move.player, words)
    elif kind == "polyp":
        source = "bag" if old["bag"][words[0]] else "reserve"
        events.append({"kind": "polyp_taken", "player": move.player, "colour": words[0], "from": source})
    elif kind == "take":
        events += _collected(old, new, move, words[0])
    elif kind == "pass":
        events.append({"kind": "passed", "player": move.player})
    if old["turn"]["laying"] and not new["turn"]["laying"]:
        events.append({"kind": "laying_ended", "player": move.player, "colour": old["turn"]["laying"]})
    if new["turn"]["phase"] == "final" != old["turn"]["phase"]:
        events.append({"kind": "final_round", "player": move.player, "by": new["turn"]["ended_by"]})
    if new["turn"]["phase"] == "over":
        events.append({"kind": "over", "by": new["turn"]["ended_by"]})
    events.append({"kind": "turn", "turn": new["turn"]})
    return events


def _chosen(new: State, player: int, kind: str, what: str) -> list[Event]:
    if kind == "feed":
        return [{"kind": "fed", "player": player, "colour": what}]
    events: list[Event] = [{"kind": "larvae_chosen", "player": player, "cubes": list(what)}]
    if new["turn"]["phase"] != "setup":
        shown = [
            [colour for colour, n in holding["cubes"].items() for _ in range(n)] for holding in new["players"]
        ]
        events.append({"kind": "larvae_shown", "cubes": shown})
    return events


def _eaten(before: Position, old: State, new: State, player: int, cell: str) -> list[Event]:
    coral = [cell_text(place) for place in before.coral(cell_number(cell))]
    colour = old["polyps"][cell]
    back = new["bag"][colour] - old["bag"][colour]
    return [
        {"kind": "eaten", "player": player, "cell": cell, "colour": colour, "cells": coral, "returned": back}
    ]


def _laid(
    before: Position, after: Position, old: State, new: State, player: int, words: list[str]
) -> list[Event]:
    cell, colour = words[0], old["turn"]["laying"]
    source = "consumed" if len(words) > 1 else "hand"
    events: list[Event] = []
    if cell in old["polyps"]:
        prey = old["polyps"][cell]
        events.append({"kind": "consumed", "player": player, "cell": cell, "colour": prey})
        parts = _corals(after, [c for c in before.coral(cell_number(cell)) if c != cell_number(cell)])
        if len(parts) > 1:
            events.append({"kind": "split", "colour": prey, "corals": parts})
    events.append({"kind": "laid", "player": player, "cell": cell, "colour": colour, "from": source})
    grown = cell[0] + GROWTH_CELL
    grows = grown != cell and grown in new["polyps"] and grown not in old["polyps"]
    if grows:
        drawn = "reserve" if old["reserve"][colour] else "bag"
        events.append({"kind": "grown", "cell": grown, "colour": colour, "from": drawn})
    coral = after.coral(cell_number(cell))
    joined = len(_corals(before, [c for c in coral if before.colour_at(c) == COLOURS.index(colour)]))
    if joined > 1:
        cells = [cell_text(place) for place in coral]
        events.append({"kind": "joined", "colour": colour, "cells": cells, "corals": joined})
    if grows:
        spent = drawn == "bag"
        if new["bag"][colour] < old["bag"][colour] - spent:
            events.append({"kind": "reserve_refilled", "colour": colour})
    return events


def _corals(position: Position, cells: list[int]) -> list[list[str]]:
    """These cells by the corals that they belong to."""
    parts = []
    left = set(cells)
    for cell in cells:
        if cell in left:
            part = position.coral(cell)
            left.difference_update(part)
            parts.append([cell_text(place) for place in part])
    return parts


def _alga(old: State, new: State, player: int, words: list[str]) -> list[Event]:
    paid, alga, place = words
    events: list[Event] = [{"kind": "alga_paid", "player": player, "colour": paid}]
    if place == "sea":
        events.append({"kind": "alga_placed", "player": player, "alga": alga, "returned": old["alga_space"]})
    else:
        events.append({"kind": "tile_locked", "player": player, "tile": int(place), "alga": alga})
    for number, (then, now) in enumerate(zip(old["coral_tiles"], new["coral_tiles"], strict=True), 1):
        if then != now:
            events.append({"kind": "tile_turned", "tile": number, "stronger": now[0], "weaker": now[2]})
    return events


def _collected(old: State, new: State, move: Move, space: str) -> list[Event]:
    events: list[Event] = [
        {"kind": "collected", "player": move.player, "space": space, "polyps": old["sea"][space]}
    ]
    if any(old["reserve"].values()) and not any(new["reserve"].values()):
        events.append({"kind": "reserve_emptied"})
    if new["turn"]["ended_by"] == "supply":
        return events
    events.append({"kind": "cube_refilled", "space": space})
    first = COLOURS.index(space)
    waiting = [
        other for other in COLOURS[first:] + COLOURS[:first] if other == space or len(old["sea"][other]) < 3
    ]
    for other, colour in zip(waiting, move.deal, strict=True):
        events.append({"kind": "dealt", "space": other, "colour": colour})
    return events


def _add(counts: dict[str, int], colour: str, n: int = 1, *, zeros: bool = False) -> None:
    """Change a colour map and keep it canonical: in order, without zeros unless it shows them."""
    total = {**counts, colour: counts.get(colour, 0) + n}
    counts.clear()
    counts.update({c: total[c] for c in COLOURS if c in total and (total[c] or zeros)})


def _supply(state: State, name: str, colour: str, n: int = 1) -> None:
    _add(state[name], colour, n, zeros=True)


def _mine(state: State, event: Event, name: str, colour: str, n: int = 1) -> None:
    _add(state["players"][event["player"]][name], colour, n)


def _put(cells: dict[str, Any], cell: str, what: Any) -> None:
    cells[cell] = what
    ordered = sorted(cells.items(), key=lambda item: cell_number(item[0]))
    cells.clear()
    cells.update(ordered)


def _fold_fed(state: State, event: Event) -> None:
    _mine(state, event, "hand", event["colour"], -1)
    _mine(state, event, "fish", event["colour"])


def _fold_larvae_chosen(state: State, event: Event) -> None:
    for colour in event["cubes"]:
        _mine(state, event, "cubes", colour)
        _supply(state, "larvae", colour, -1)


def _fold_eaten(state: State, event: Event) -> None:
    for cell in event["cells"]:
        del state["polyps"][cell]
    del state["shrimps"][event["cell"]]
    _supply(state, "bag", event["colour"], event["returned"])
    _mine(state, event, "fish", event["colour"], len(event["cells"]) - event["returned"])
    state["players"][event["player"]]["eaten"] += 1


def _fold_cube_played(state: State, event: Event) -> None:
    _mine(state, event, "cubes", event["colour"], -1)
    _supply(state, "larvae", event["colour"])


def _fold_consumed(state: State, event: Event) -> None:
    del state["polyps"][event["cell"]]
    _mine(state, event, "consumed", event["colour"])


def _fold_laid(state: State, event: Event) -> None:
    _put(state["polyps"], event["cell"], event["colour"])
    _mine(state, event, event["from"], event["colour"], -1)


def _fold_grown(state: State, event: Event) -> None:
    _put(state["polyps"], event["cell"], event["colour"])
    _supply(state, event["from"], event["colour"], -1)


def _fold_reserve_refilled(state: State, event: Event) -> None:
    _supply(state, "bag", event["colour"], -1)
    _supply(state, "reserve", event["colour"])


def _fold_introduced(state: State, event: Event) -> None:
    _put(state["shrimps"], event["cell"], event["player"])
    state["players"][event["player"]]["shrimps"] -= 1


def _fold_moved(state: State, event: Event) -> None:
    del state["shrimps"][event["from"]]
    if event["to"] is None:
        state["players"][event["player"]]["shrimps"] += 1
    else:
        _put(state["shrimps"], event["to"], event["player"])


def _fold_larva_taken(state: State, event: Event) -> None:
    _fold_alga_paid(state, event)
    _supply(state, "larvae", event["colour"], -1)
    _mine(state, event, "cubes", event["colour"])


def _fold_alga_paid(state: State, event: Event) -> None:
    _mine(state, event, "consumed", event["colour"], -1)
    _supply(state, "bag", event["colour"])


def _fold_alga_placed(state: State, event: Event) -> None:
    state["alga_space"] = event["alga"]


def _fold_tile_locked(state: State, event: Event) -> None:
    state["locks"][event["tile"] - 1] = event["alga"]


def _fold_tile_turned(state: State, event: Event) -> None:
    state["coral_tiles"][event["tile"] - 1] = f"{event['stronger']}>{event['weaker']}"


def _fold_polyp_taken(state: State, event: Event) -> None:
    _mine(state, event, "cubes", event["colour"], -1)
    _supply(state, "larvae", event["colour"])
    _supply(state, event["from"], event["colour"], -1)
    _mine(state, event, "hand", event["colour"])


def _fold_collected(state: State, event: Event) -> None:
    _mine(state, event, "cubes", event["space"])
    for colour in event["polyps"]:
        _mine(state, event, "hand", colour)
    state["sea"][event["space"]] = []


def _fold_reserve_emptied(state: State, event: Event) -> None:
    for colour in COLOURS:
        _supply(state, "bag", colour, state["reserve"][colour])
        state["reserve"][colour] = 0


def _fold_cube_refilled(state: State, event: Event) -> None:
    _supply(state, "larvae", event["space"], -1)


def _fold_dealt(state: State, event: Event) -> None:
    _supply(state, "bag", event["colour"], -1)
    state["sea"][event["space"]] = sorted([*state["sea"][event["space"]], event["colour"]], key=COLOURS.index)


def _fold_turn(state: State, event: Event) -> None:
    state["turn"] = copy.deepcopy(event["turn"])


def _tells_only(state: State, event: Event) -> None:
    """An event that explains and changes nothing by itself."""


FOLDS: dict[str, Callable[[State, Event], None]] = {
    "fed": _fold_fed,
    "larvae_chosen": _fold_larvae_chosen,
    "larvae_shown": _tells_only,
    "eaten": _fold_eaten,
    "cube_played": _fold_cube_played,
    "consumed": _fold_consumed,
    "split": _tells_only,
    "laid": _fold_laid,
    "grown": _fold_grown,
    "joined": _tells_only,
    "reserve_refilled": _fold_reserve_refilled,
    "laying_ended": _tells_only,
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
    "passed": _tells_only,
    "final_round": _tells_only,
    "over": _tells_only,
    "turn": _fold_turn,
}
