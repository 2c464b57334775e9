"""The events of the base game: `events_between` reads them off two positions, so no rule is repeated here."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.components import COLOURS, GROWTH_CELL
from ..engine.position import Position
from ..notation.forms import AnyPosition, lazy_state
from ..notation.text import CELL_TEXTS, cell_number, cell_text
from ..record import Move
from .folds import Event, State


def events_between(before: Position, move: Move, after: Position) -> list[Event]:
    """The events of one action, in the order in which they happen; the last is always the new `turn`."""
    old, new = lazy_state(before), lazy_state(after)
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
        parts = corals_of(after, [c for c in before.coral(cell_number(cell)) if c != cell_number(cell)])
        if len(parts) > 1:
            events.append({"kind": "split", "colour": prey, "corals": parts})
    events.append({"kind": "laid", "player": player, "cell": cell, "colour": colour, "from": source})
    grown = cell[0] + GROWTH_CELL
    grows = grown != cell and grown in new["polyps"] and grown not in old["polyps"]
    if grows:
        drawn = "reserve" if old["reserve"][colour] else "bag"
        events.append({"kind": "grown", "cell": grown, "colour": colour, "from": drawn})
    coral = after.coral(cell_number(cell))
    joined = len(corals_of(before, [c for c in coral if before.colour_at(c) == COLOURS.index(colour)]))
    if joined > 1:
        cells = [cell_text(place) for place in coral]
        events.append({"kind": "joined", "colour": colour, "cells": cells, "corals": joined})
    if grows:
        spent = drawn == "bag"
        if new["bag"][colour] < old["bag"][colour] - spent:
            events.append({"kind": "reserve_refilled", "colour": colour})
    return events


def corals_of(position: AnyPosition, cells: list[int], texts: Sequence[str] = CELL_TEXTS) -> list[list[str]]:
    """These cells by the corals that they belong to."""
    parts = []
    left = set(cells)
    for cell in cells:
        if cell in left:
            part = position.coral(cell)
            left.difference_update(part)
            parts.append([texts[place] for place in part])
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
