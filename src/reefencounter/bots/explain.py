"""A turn in words: what it does, in order, and what it is good for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..engine.components import COLOUR_NAMES, COLOURS
from ..engine.position import Chance
from ..events import Event, events_between
from ..notation.forms import AnyPosition, deal_names, text_of
from ..record import Move
from .skill import Searcher

GOOD_FOR = {
    "fish": "points in the fish",
    "corals": "the own corals",
    "screen": "what is held and still to come",
    "cards": "action cards",
    "others": "what the others have and may hope for",
}


def explain(search: Searcher, world: AnyPosition, turn: Sequence[int]) -> str:
    """A turn of the player to act in this world: its deeds, and the terms of the judgement that it changes most.

    >>> from reefencounter.bots.turns import Search
    >>> from reefencounter.bots.weights import Weights
    >>> from reefencounter.engine import new_position
    >>> explain(Search(Weights.standard()), new_position(2, False, False, Chance(1)), [0])[:33]
    'Puts a white tile into the fish. '
    """
    position, luck, seat = world.copy(), Chance(0), world.actor
    events: list[Event] = []
    for action in turn:
        while position.actor != seat and not position.over:  # who is asked declines: the last of the answers
            position.apply(position.legal()[-1], luck)
        if position.over or not position.permits(action, seat):
            break  # another card or tile was drawn here
        before = position.copy()
        position.apply(action, luck, seat)
        names = deal_names(before, action)
        deal = tuple(names[number] for number in position.drawn(luck))
        events += events_between(before, Move(seat, text_of(before, action), deal), position)
    sentence = ", ".join(_deeds(events)) or "does nothing"
    was, now = search.terms(world, seat), search.terms(position, seat)
    gains = sorted(
        ((now[name] - was[name], name) for name in GOOD_FOR if name in now), key=lambda gain: -abs(gain[0])
    )
    reasons = [f"{GOOD_FOR[name]} {gain:+.1f}" for gain, name in gains[:2] if abs(gain) >= 0.1]
    why = f" In points: {', '.join(reasons)}." if reasons else ""
    return f"{sentence[0].upper()}{sentence[1:]}.{why}"


def _deeds(events: Iterable[Event]) -> list[str]:
    """What happens, in order; polyps laid one after the other are counted, tiles turned back are left out."""
    words: list[str] = []
    laid: Counter[str] = Counter()
    grown: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    turned: dict[int, str] = {}

    def tell_layings() -> None:
        if laid:
            words.append(f"lays {_list(laid)}" + (f" and takes {_list(taken)}" if taken else ""))
        if grown:
            words.append(f"grows {_list(grown)}")
        for counts in (laid, taken, grown):
            counts.clear()

    for event in events:
        match event["kind"]:
            case "laid":
                laid[event["colour"]] += 1
            case "grown":
                grown[event["colour"]] += 1
            case "consumed":
                taken[event["colour"]] += 1
            case "tile_turned":
                if turned.pop(event["tile"], None) is None:
                    turned[event["tile"]] = (
                        f"{COLOUR_NAMES[event['stronger']]} beats {COLOUR_NAMES[event['weaker']]}"
                    )
            case _:
                deed = _deed(event)
                if deed:
                    tell_layings()
                    words.append(deed)
    tell_layings()
    if turned:
        last = len(words) - 1 if words[-1].startswith("collects") else len(words)
        few = ", ".join(turned.values()) if len(turned) <= 3 else f"{len(turned)} coral tiles are turned"
        words.insert(last, f"so {few}")
    return words


def _deed(event: Event) -> str:
    """One deed that stands for itself; empty for the others.

    >>> _deed({"kind": "polyp_taken", "colour": "O"})
    'swaps an orange cube for a polyp'
    """
    name = COLOUR_NAMES.get(event.get("colour", ""), "")
    a_name = f"{'an' if name[:1] == 'o' else 'a'} {name}"
    match event["kind"]:
        case "fed":
            return f"puts {a_name} tile into the fish"
        case "larvae_chosen":
            return f"chooses the cubes {_list(Counter(event['cubes']))}"
        case "eaten":
            size = len(event["cells"])
            kept = f", {size - event['returned']} of them to score" if "returned" in event else ""
            return f"eats {size} {name} polyps{kept}"
        case "introduced":
            return f"brings a shrimp to {event['cell']}"
        case "moved":
            return f"moves a shrimp to {event['to']}" if event["to"] else "takes a shrimp back"
        case "larva_taken":
            return f"swaps a consumed {name} tile for a cube"
        case "polyp_taken":
            return f"swaps {a_name} cube for a polyp"
        case "tile_locked":
            return f"locks coral tile {event['tile']} with {event['alga']}"
        case "alga_placed":
            return f"plays a {event['alga']} alga"
        case "collected":
            return f"collects {COLOUR_NAMES[event['space']]}"
        case "passed":
            return "passes"
        case "bought":
            return "buys a card"
        case "discarded":
            return f"throws {_card(event)} away"
        case "card_played":
            return f"plays {_card(event)}" if event["use"] in ("text", "reaction") else f"uses {_card(event)}"
        case "declined":
            return "declines"
        case "placed":
            what = {"rock": "bare rock", "water": "deep water", "crown": "a crown of thorns"}[event["tile"]]
            return f"puts {what} on {event['cell']}"
        case "crown_attacked":
            return f"lets a crown eat {event['to']}"
        case "fled":
            return (
                f"brings the shrimp there to {event['to']}" if event["to"] else "takes the shrimp there back"
            )
        case "blue_moved":
            return f"brings a blue shrimp to {event['to']}" if event["to"] != "supply" else ""
    return ""


def _card(event: Event) -> str:
    return str(event["card"]).replace("_", " ").title()


def _list(counts: Counter[str]) -> str:
    return " and ".join(f"{counts[colour]} {COLOUR_NAMES[colour]}" for colour in COLOURS if counts[colour])
