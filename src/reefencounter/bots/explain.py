"""A turn as messages: what it does, in order, and what it is good for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..decks import by_id
from ..engine.chance import Chance
from ..engine.components import COLOURS
from ..events import Event, events_between
from ..messages import Message
from ..messages.english import speaker
from ..notation.forms import AnyPosition, deal_names, rules_of, text_of
from ..record import Move
from .skill import Foresees, Searcher

GOOD_FOR = ("fish", "corals", "screen", "cards", "others")  # terms of the judgement that people are told of


def explain(search: Searcher, world: AnyPosition, turn: Sequence[int]) -> list[Message]:
    """A turn of the player to act in this world: what it does, and the terms of the judgement that it changes most.

    >>> from reefencounter.bots.turns import Search
    >>> from reefencounter.bots.weights import Weights
    >>> from reefencounter.engine import new_position
    >>> world = new_position(2, False, False, Chance(1))
    >>> in_words(world, explain(Search(Weights.standard()), world, [0]))[:33]
    'Puts a white tile into the fish. '
    """
    seat = world.actor
    position, events = carried_out(world, turn)
    told = [in_order(events)]
    was, now = search.terms(world, seat), search.terms(position, seat)
    gains = sorted(
        ((now[name] - was[name], name) for name in GOOD_FOR if name in now), key=lambda gain: -abs(gain[0])
    )
    most = [
        Message("hint.gain", term=name, points=round(gain, 1)) for gain, name in gains[:2] if abs(gain) >= 0.1
    ]
    if most:
        told.append(Message("hint.points", items=most))
    if isinstance(search, Foresees):
        winning, points = search.outlook(position, seat)
        told.append(Message("hint.outlook", percent=round(100 * winning), points=round(points)))
    return told


def carried_out(world: AnyPosition, turn: Sequence[int]) -> tuple[AnyPosition, list[Event]]:
    """A turn of the player to act, played in a copy of this world as far as it goes, and what happens in it."""
    position, chance, seat = world.copy(), Chance(0), world.actor
    events: list[Event] = []
    for action in turn:
        while position.actor != seat and not position.over:  # who is asked declines: the last of the answers
            position.apply(position.legal()[-1], chance)
        if position.over or not position.permits(action, seat):
            break  # another card or tile was drawn here
        before = position.copy()
        position.apply(action, chance, seat)
        names = deal_names(before, action)
        deal = tuple(names[number] for number in position.drawn(chance))
        events += events_between(before, Move(seat, text_of(before, action), deal), position)
    return position, events


def in_order(events: Iterable[Event]) -> Message:
    """What a turn does, as one message."""
    return Message("hint.turn", items=_parts(events))


def in_words(world: AnyPosition, told: Sequence[Message]) -> str:
    """An explanation in English, with the names of the cards of this game."""
    cards = by_id(rules_of(world).deck).cards
    return speaker(cards={card["id"]: card for card in cards}).say(*told)


def _parts(events: Iterable[Event]) -> list[Message]:
    """What happens, in order; polyps laid one after the other are counted, tiles turned back are left out."""
    told: list[Message] = []
    laid: list[str] = []
    grown: list[str] = []
    taken: list[str] = []
    turned: dict[int, Message] = {}

    def tell_layings() -> None:
        if laid:
            told.append(Message("hint.lays", colours=_together(laid), taken=_together(taken)))
        if grown:
            told.append(Message("hint.grows", colours=_together(grown)))
        for colours in (laid, taken, grown):
            colours.clear()

    for event in events:
        match event["kind"]:
            case "laid":
                laid.append(event["colour"])
            case "grown":
                grown.append(event["colour"])
            case "consumed":
                taken.append(event["colour"])
            case "tile_turned":
                if turned.pop(event["tile"], None) is None:
                    turned[event["tile"]] = Message(
                        "hint.beats", stronger=event["stronger"], weaker=event["weaker"]
                    )
            case _:
                if part := _part(event):
                    tell_layings()
                    told.append(part)
    tell_layings()
    if turned:
        last = len(told) - 1 if told and told[-1].id == "hint.collects" else len(told)
        few = len(turned) <= 3
        told[last:last] = turned.values() if few else [Message("hint.turns", coral_tiles=len(turned))]
    return told


def _part(event: Event) -> Message | None:
    """One part that stands for itself; None for the others.

    >>> _part({"kind": "polyp_taken", "colour": "O"})
    Message('hint.polyp', colour='O')
    """
    match event["kind"]:
        case "fed":
            return Message("hint.feeds", colour=event["colour"])
        case "larvae_chosen":
            return Message("hint.larvae", colours=_together(event["cubes"]))
        case "eaten":
            size, returned = len(event["cells"]), event.get("returned")
            kept = None if returned is None else size - returned
            return Message("hint.eats", colour=event["colour"], size=size, kept=kept)
        case "introduced":
            return Message("hint.introduces", cell=event["cell"])
        case "moved":
            return Message("hint.moves", cell=event["to"]) if event["to"] else Message("hint.moves_off")
        case "larva_taken":
            return Message("hint.larva", colour=event["colour"])
        case "polyp_taken":
            return Message("hint.polyp", colour=event["colour"])
        case "tile_locked":
            return Message("hint.locks", coral_tile=event["tile"], alga=event["alga"])
        case "alga_placed":
            return Message("hint.alga", alga=event["alga"])
        case "collected":
            return Message("hint.collects", colour=event["space"])
        case "passed":
            return Message("hint.passes")
        case "bought":
            return Message("hint.buys")
        case "discarded":
            return Message("hint.discards", card=event["card"])
        case "card_played":
            text = event["use"] in ("text", "reaction")
            return Message("hint.plays_card" if text else "hint.uses_card", card=event["card"])
        case "declined":
            return Message("hint.declines")
        case "placed":
            return Message("hint.places", tile=event["tile"], cell=event["cell"])
        case "crown_attacked":
            return Message("hint.crown", cell=event["to"])
        case "fled":
            return Message("hint.flees", cell=event["to"]) if event["to"] else Message("hint.flees_off")
        case "blue_moved" if event["to"] != "supply":
            return Message("hint.blue", cell=event["to"])
    return None


def _together(colours: Iterable[str]) -> str:
    """Colours in their order, each as often as it is there."""
    return "".join(sorted(colours, key=COLOURS.index))
