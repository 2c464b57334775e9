"""A turn in words: what it does and what it leaves, for hints and analysis."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from ..engine.components import COLOUR_NAMES
from ..engine.position import Chance, Position
from ..events import events_between
from ..notation.text import action_text, cell_text
from ..record import Move


def explain(world: Position, turn: Sequence[int]) -> str:
    """One sentence about a turn of the player to act in this world. What a refill draws is left out.

    >>> from reefencounter.engine import new_position
    >>> explain(new_position(2, False, False, Chance(1)), [0])
    'Puts a white tile into the fish.'
    """
    position, luck, seat = world.copy(), Chance(0), world.player
    events: list[dict[str, Any]] = []
    for action in turn:
        before = position.copy()
        position.apply(action, luck, seat)
        deal = tuple("WYOPG"[colour] for colour in position.drawn(luck))
        events += events_between(before, Move(seat, action_text(action), deal), position)
    sentence = ", ".join(_deeds(events)) or "does nothing"
    left = _corals(position, seat)
    return sentence[0].upper() + sentence[1:] + (f"; own corals then: {left}." if left else ".")


def _deeds(events: Iterable[dict[str, Any]]) -> list[str]:
    laid: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    turned: list[str] = []
    words: list[str] = []
    for event in events:
        match event["kind"]:
            case "fed":
                words.append(f"puts a {COLOUR_NAMES[event['colour']]} tile into the fish")
            case "larvae_chosen":
                words.append(f"chooses {_list(Counter(event['cubes']))} as cubes")
            case "eaten":
                size, back = len(event["cells"]), event["returned"]
                words.append(
                    f"eats {size} {COLOUR_NAMES[event['colour']]} polyps, {size - back} of them to score"
                )
            case "laid":
                laid[event["colour"]] += 1
            case "grown":
                laid[event["colour"]] += 1
            case "consumed":
                taken[event["colour"]] += 1
            case "introduced":
                words.append(f"brings a shrimp to {event['cell']}")
            case "moved":
                words.append(f"moves a shrimp to {event['to']}" if event["to"] else "takes a shrimp back")
            case "larva_taken":
                words.append(f"swaps a consumed {COLOUR_NAMES[event['colour']]} tile for a cube")
            case "polyp_taken":
                words.append(f"swaps a {COLOUR_NAMES[event['colour']]} cube for a polyp")
            case "tile_locked":
                words.append(f"locks coral tile {event['tile']} with {event['alga']}")
            case "alga_placed":
                words.append(f"plays a {event['alga']} alga")
            case "tile_turned":
                turned.append(f"{COLOUR_NAMES[event['stronger']]} over {COLOUR_NAMES[event['weaker']]}")
            case "collected":
                words.append(f"collects {COLOUR_NAMES[event['space']]}")
            case "passed":
                words.append("passes")
    if laid:
        gain = f", taking {_list(taken)}" if taken else ""
        words.insert(0, f"lays {_list(laid)}{gain}")
    if turned:
        words.append("so that " + " and ".join(turned) + (" wins" if len(turned) == 1 else " win"))
    return words


def _list(counts: Counter[str]) -> str:
    return " and ".join(f"{n} {COLOUR_NAMES[colour]}" for colour, n in sorted(counts.items()))


def _corals(position: Position, seat: int) -> str:
    """The corals with a shrimp of this seat, largest first."""
    found = []
    for cell in range(42 * position.players):
        if position.shrimp_at(cell) == seat and position.colour_at(cell) >= 0:
            name = COLOUR_NAMES["WYOPG"[position.colour_at(cell)]]
            found.append(
                (len(position.coral(cell)), f"{name} of {len(position.coral(cell))} at {cell_text(cell)}")
            )
    return ", ".join(text for _, text in sorted(found, reverse=True))
