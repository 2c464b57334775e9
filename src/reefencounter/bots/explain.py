"""A turn as messages: what it does, in order, and what it is good for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..decks import by_id
from ..decks.words import in_words as deck_in_words
from ..engine.chance import Chance
from ..engine.components import COLOURS
from ..events import Event
from ..messages import Message
from ..messages.words import speaker
from ..notation.forms import AnyPosition, dump, rules_of
from ..transition import step
from .rulesets import of
from .skill import Foresees, Searcher

GOOD_FOR = ("fish", "corals", "screen", "cards", "others")  # terms of the judgement that people are told of
LEAST = 0.5  # points that are worth a sentence
WHEN_PLAYED = {  # what is told of a part of a turn that was played; who declined has done nothing
    "hint.lays": "played.lays",
    "hint.grows": "played.grows",
    "hint.beats": "played.beats",
    "hint.turns": "played.turns",
    "hint.feeds": "played.feeds",
    "hint.larvae": "played.larvae",
    "hint.eats": "played.eats",
    "hint.introduces": "played.introduces",
    "hint.moves": "played.moves",
    "hint.moves_off": "played.moves_off",
    "hint.larva": "played.larva",
    "hint.polyp": "played.polyp",
    "hint.locks": "played.locks",
    "hint.alga": "played.alga",
    "hint.collects": "played.collects",
    "hint.passes": "played.passes",
    "hint.buys": "played.buys",
    "hint.discards": "played.discards",
    "hint.plays_card": "played.plays_card",
    "hint.uses_card": "played.uses_card",
    "hint.places": "played.places",
    "hint.crown": "played.crown",
    "hint.flees": "played.flees",
    "hint.flees_off": "played.flees_off",
    "hint.blue": "played.blue",
}


def explain(
    search: Searcher, world: AnyPosition, turn: Sequence[int], seat: int | None = None
) -> list[Message]:
    """A turn of a seat in this world, or of the player to act: what to do, and what it is good for.

    >>> from reefencounter.bots.turns import Search
    >>> from reefencounter.bots.weights import Weights
    >>> from reefencounter.engine import new_position
    >>> world = new_position(2, False, False, Chance(1))
    >>> in_words(world, explain(Search(Weights.standard()), world, [0]))[:32]
    'Put a white tile into your fish.'
    """
    seat = world.actor if seat is None else seat
    sure = _until_drawn(world, turn, seat)
    position, events = carried_out(world, sure, seat)
    told = [in_order(events)]
    if world.phase == "setup":
        return told + [reason for event in events if (reason := _first_choice(world, seat, event))]
    judgement = readable(search, world)
    was, now = judgement.terms(world, seat), judgement.terms(position, seat)
    gains = sorted(
        ((now[name] - was[name], name) for name in GOOD_FOR if name in now), key=lambda gain: -abs(gain[0])
    )
    for gain, name in gains[:2]:
        if abs(gain) >= LEAST:
            told.append(
                Message("hint.more" if gain > 0 else "hint.less", term=name, points=max(1, round(abs(gain))))
            )
    if len(sure) < len(turn):
        return [*told, Message("hint.again")]
    if isinstance(search, Foresees):
        winning, points = search.outlook(position, seat)
        told.append(Message("hint.outlook", percent=round(100 * winning), points=round(points)))
    return told


def readable(search: Searcher, world: AnyPosition) -> Searcher:
    """Whose terms people are told of: a search by the network leads its beam by weights that mean nothing to them."""
    if not isinstance(search, Foresees):
        return search
    skill = of(world)
    return skill.search(skill.weights.standard(), 1, 1)


def carried_out(
    world: AnyPosition, turn: Sequence[int], seat: int | None = None
) -> tuple[AnyPosition, list[Event]]:
    """A turn of a seat, or of who is to act, in a copy of this world as far as it goes, and what happens."""
    position, chance = world.copy(), Chance(0)
    seat = world.actor if seat is None else seat
    events: list[Event] = []
    for action in turn:
        _decline(position, seat, chance)
        if position.over or not position.permits(action, seat):
            break  # another card or tile was drawn here
        taken = step(position, action, chance, seat)
        events += taken.events
        position = taken.after.copy()
    return position, events


def in_order(events: Iterable[Event]) -> Message:
    """What a turn does, as one message to who might play it: lay, put, collect."""
    return Message("hint.turn", items=[part for _, part in _parts(events)])


def as_played(events: Iterable[Event], player: int) -> Message:
    """What a turn of this player did, as one message: they laid, they put, they collected."""
    parts = [(player if who is None else who, part) for who, part in _parts(events) if part.id in WHEN_PLAYED]
    items = [Message(WHEN_PLAYED[part.id], player=who, **part.arguments) for who, part in parts]
    return Message("played.turn", player=player, items=items)


def _decline(position: AnyPosition, seat: int, chance: Chance) -> None:
    """Who is asked in this seat's turn declines: the last of the answers. In the set-up nobody waits for another."""
    while position.actor != seat and position.phase != "setup" and not position.over:
        position.apply(position.legal()[-1], chance)


def _until_drawn(world: AnyPosition, turn: Sequence[int], seat: int) -> Sequence[int]:
    """The actions up to the first that draws something: what comes after it is a guess."""
    position, chance = world.copy(), Chance(0)
    for place, action in enumerate(turn, 1):
        _decline(position, seat, chance)
        if position.over or not position.permits(action, seat):
            break
        position.apply(action, chance, seat)
        if position.drawn(chance):
            return turn[:place]
    return turn


def _first_choice(world: AnyPosition, seat: int, event: Event) -> Message | None:
    """What speaks for a choice of the set-up."""
    hand: dict[str, int] = dump(world)["players"][seat]["hand"]
    match event["kind"]:
        case "fed":
            return Message("hint.fed", colour=event["colour"], tiles=hand.get(event["colour"], 0))
        case "larvae_chosen":
            held = [colour for colour in dict.fromkeys(event["cubes"]) for _ in range(hand.get(colour, 0))]
            return Message("hint.held", tiles=held) if held else Message("hint.held_none")
    return None


def in_words(world: AnyPosition, told: Sequence[Message]) -> str:
    """An explanation in the reader's language, with the names of the cards of this game."""
    cards = deck_in_words(by_id(rules_of(world).deck)).cards
    return speaker(cards={card["id"]: card for card in cards}).say(*told)


def _parts(events: Iterable[Event]) -> list[tuple[int | None, Message]]:
    """What happens in order, and who does it; polyps laid in a row are counted, tiles turned back are left out."""
    told: list[tuple[int | None, Message]] = []
    layer: int | None = None
    laid: list[str] = []
    grown: list[str] = []
    taken: list[str] = []
    turned: dict[int, Message] = {}

    def tell_layings() -> None:
        if laid:
            told.append((layer, Message("hint.lays", colours=_together(laid), taken=_together(taken))))
        if grown:
            told.append((layer, Message("hint.grows", colours=_together(grown))))
        for colours in (laid, taken, grown):
            colours.clear()

    for event in events:
        match event["kind"]:
            case "laid":
                layer = event["player"]
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
                    told.append((event.get("player"), part))
    tell_layings()
    if turned:
        last = len(told) - 1 if told and told[-1][1].id == "hint.collects" else len(told)
        few = len(turned) <= 3
        tides = turned.values() if few else [Message("hint.turns", coral_tiles=len(turned))]
        told[last:last] = [(None, tide) for tide in tides]
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
