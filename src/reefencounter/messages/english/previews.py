"""What an action would bring about, in English, told before it is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .speaker import Entry, Speaker
from .words import COLOURS, article, capital, count, listed, tile_name, tiles_of

Given = Mapping[str, Any]


def _opens(_: Speaker, given: Given) -> str:
    name, hand, consumed, cells = COLOURS[given["colour"]], given["hand"], given["consumed"], given["cells"]
    what = []
    if hand:
        what.append(f"{'up to ' if hand > 1 else ''}{hand} {name} from your hand")
    if consumed:
        what.append(f"{consumed} consumed" if hand else f"{consumed} consumed {name}")
    where = f"{cells} {'cell is' if cells == 1 else 'cells are'} open"
    if given["attacks"]:
        where += f", {given['attacks']} by attack"
    return f"Lay {listed(what)}: {where}."


def _with(tile: str | None) -> str:
    return f" with the {tile_name(tile)}" if tile else ""


def _grown(given: Given) -> str:
    return (
        f", and {article(COLOURS[given['colour']])} one grows on {given['grows']}." if given["grows"] else "."
    )


def _lay(_: Speaker, given: Given) -> str:
    return f"Lay {COLOURS[given['colour']]} on {given['cell']}{_with(given['tile'])}{_grown(given)}"


def _attack(speaker: Speaker, given: Given) -> str:
    owner = given["owner"]
    whose = "" if owner is None else "your own " if speaker.is_you(owner) else f"{speaker.whose(owner)} "
    return f"Attack {whose}{COLOURS[given['target']]} at {given['cell']}{_with(given['tile'])}."


def _take(_: Speaker, given: Given) -> str:
    taken = given["taken"]
    return f"You take the {'polyp' if len(taken) == 1 else tile_name(taken)}{_grown(given)}"


def _grows(speaker: Speaker, given: Given) -> str:
    owner = given["owner"]
    whose = f"The {COLOURS[given['colour']]}" if owner is None else speaker.whose(owner)
    return f"{whose} coral grows to {given['size']}."


def _joins(speaker: Speaker, given: Given) -> str:
    owner = given["owner"]
    one = "one" if owner is None else f"{'your' if speaker.is_you(owner) else speaker.whose(owner)} coral"
    return f"{capital(count(given['corals'], 'coral'))} become {one} of {given['size']}."


def _eat(speaker: Speaker, given: Given) -> str:
    kept, value = given["kept"], given["value"]
    card = f" with {speaker.card(given['card'])}" if given["card"] else ""
    worth = f", worth {value}{' each' if kept > 1 else ''} now," if kept and value else ""
    choose = ", which you choose" if given["choose"] else ""
    return (
        f"Eat the {COLOURS[given['colour']]} coral of {given['size']} at {given['cell']}{card}: "
        f"{count(kept, 'polyp')} for your fish{worth} and {given['returned']} for the bag{choose}."
    )


def _collect(_: Speaker, given: Given) -> str:
    heap = given["polyps"]
    tiles = [
        f"{heap.count(kind)} {COLOURS[kind]}" if kind in COLOURS else tiles_of({kind: heap.count(kind)})[0]
        for kind in dict.fromkeys(heap)
    ]
    return (
        f"Collect the {COLOURS[given['colour']]} cube{f' with {listed(tiles)}' if tiles else ', no polyps'}."
    )


def _way(_: Speaker, given: Given) -> str:
    return capital(tile_name(given["tile"])) + (", consumed" if given["consumed"] else "")


def _blue(speaker: Speaker, given: Given) -> str:
    start = f"Use {speaker.card(given['card'])} to put" if given["card"] else "Put"
    origin = f", from {given['origin']}" if given["origin"] else ""
    return f"{start} a blue shrimp on {given['goal']}{origin}."


def _shift(speaker: Speaker, given: Given) -> str:
    start = f"Use {speaker.card(given['card'])} to move" if given["card"] else "Move"
    return f"{start} the blue shrimp from {given['origin']} to {_supply(given['goal'])}."


def _supply(goal: str | None) -> str:
    return goal or "the supply"


def _price(given: Given) -> str:
    tile = given["tile"]
    return article(f"{COLOURS[tile]} cube") if given["source"] == "cube" else article(tile_name(tile))


def _buy(_: Speaker, given: Given) -> str:
    where = {"hand": " from your hand", "consumed": " of your consumed ones", "cube": ""}[given["source"]]
    return f"Buy a card for {_price(given)}{where}. It cannot be taken back."


SENTENCES: dict[str, Entry] = {
    "preview.cube": _opens,
    "preview.lay": _lay,
    "preview.attack": _attack,
    "preview.take": _take,
    "preview.splits": "The {colour:colour} coral splits into {sizes:list}.",
    "preview.grows": _grows,
    "preview.joins": _joins,
    "preview.eat": _eat,
    "preview.double_counts": "A double counts as two.",
    "preview.fourth_shrimp": "That is your fourth shrimp: it ends the game.",
    "preview.alga": lambda _, given: f"{capital(given['alga'])} on the alga space.",
    "preview.lock": lambda _, given: (
        f"{capital(given['alga'])} locks coral tile {given['coral_tile']} for good: "
        f"{COLOURS[given['stronger']]} beats {COLOURS[given['weaker']]}."
    ),
    "preview.turns": lambda speaker, given: (
        f"It turns {count(len(given['items']), 'coral tile')}: {listed(speaker.items(given['items']))}."
    ),
    "preview.then_beats": "{stronger:colour} then beats {weaker:colour}",
    "preview.turns_none": "It turns nothing.",
    "preview.slack_keeps": "Coral tile {coral_tile} would turn; Slack Tide keeps it as it is.",
    "preview.slack_chooses": "Coral tiles {coral_tiles:list} would turn; you choose one that does not.",
    "preview.all_locked": "All ten coral tiles are then locked: it ends the game.",
    "preview.collect": _collect,
    "preview.ends_turn": "That ends your turn.",
    "preview.turn_goes_on": "Your turn goes on.",
    "preview.no_refill": "The open sea cannot be refilled then: it ends the game.",
    "preview.ends_game": "That ends your turn and the game.",
    "way.hand": "From your hand",
    "way.consumed": "From your consumed tiles",
    "way.tile": _way,
    # buttons and sentences of what only the Second Kind has
    "deed.attack": "Attack {cell}",
    "deed.attacks": "The crown of thorns on {origin} eats the {tile:tile} on {cell}.",
    "deed.shrimp_leaves": "Your shrimp there must leave.",
    "deed.blue_leaves": "The blue shrimp there must leave.",
    "deed.crown_dies": "The crown then dies: it has no polyp beside it.",
    "deed.crown_dies_there": "It has no polyp beside it there, so it dies at once.",
    "deed.drift": lambda _, given: f"To {_supply(given['goal'])}",
    "deed.drifts": lambda _, given: (
        f"The blue shrimp goes from {given['origin']} to {_supply(given['goal'])}."
    ),
    "deed.flee": "To {goal}",
    "deed.flees": "Your shrimp goes from {origin} to {goal}.",
    "deed.flee_off": "Behind the screen",
    "deed.flees_off": "Your shrimp goes from {origin} behind the screen.",
    "deed.tile": "{tile!c:tile}",
    "deed.returns": "{tile!c:a tile} of the coral goes into the bag.",
    "deed.counts_two": "It counts as two.",
    "deed.split": "Two {colour:colour} tiles",
    "deed.splits": "The double goes into the bag, and you take two {colour:colour} tiles from it as consumed ones.",
    "deed.keep": "Keep the double",
    "deed.keeps": "You keep the double {colour:colour} tile as one consumed tile.",
    "deed.place": "{tile!c:tile} on {cell}",
    "deed.places": "Put the {tile:tile} on {cell}.",
    "deed.cancels": "Both tiles there go into the bag, and the printed cell is back.",
    "deed.pay": lambda _, given: (
        f"Pay {_price(given)}{', consumed' if given['source'] == 'consumed' else ''}"
    ),
    "deed.buys": _buy,
    "deed.discard": "Discard",
    "deed.discards": "Put {card:card} on the discards, unplayed.",
    "deed.play_card": "Play {card:card}",
    "deed.card_text": lambda speaker, given: speaker.text(given["card"]),
    "deed.introduce": "Introduce on {goal}",
    "deed.introduces_blue": _blue,
    "deed.shift": lambda _, given: f"Move to {_supply(given['goal'])}",
    "deed.shifts": _shift,
    "deed.decline": "No",
    "deed.declines": "Play no card now.",
    "deed.end": "End the turn",
    "deed.ends": "Your turn is over.",
    "deed.done": "That is all",
    "deed.is_done": "{card:card} is done.",
    "deed.swap": "{given!c:tile} for {taken:tile} ({colour:colour})",
    "deed.swaps": "Swap {given:a tile} of yours for {taken:a tile} on the {colour:colour} space of the sea.",
    "deed.shoo": "Remove the crown on {cell}",
    "deed.shoos": "The crown of thorns on {cell} leaves the game.",
    "deed.nudge": "Crown to {goal}",
    "deed.nudges": "The crown of thorns goes from {origin} to {goal}.",
    "deed.summon": "Crown on {cell}",
    "deed.summons": "A crown of thorns comes from the bag onto {cell}.",
    "deed.shrimp": "Shrimp on {cell}",
    "deed.shrimps": "Put one of your shrimps on {cell}.",
    "deed.move": "Shrimp to {goal}",
    "deed.moves": "Move your shrimp from {origin} to {goal}.",
    "deed.growth": "{colour!c:colour} on {cell}",
    "deed.grows": "Place {colour:a tile} on {cell}.",
    "deed.from_sea": "{tile!c:tile} ({colour:colour})",
    "deed.takes_from_sea": "Take {tile:a tile} from the {colour:colour} space of the sea.",
    "deed.ward": "Ward {cell}",
    "deed.wards": "Ward the polyp on {cell}: no coral can attack it.",
    "deed.alga": lambda _, given: capital(given["alga"]),
    "deed.plays_alga": "Play the {alga} alga on the alga space.",
    "deed.coral_tile": "Coral tile {coral_tile}",
    "deed.turns": "Turn coral tile {coral_tile}: {weaker:colour} then beats {stronger:colour}.",
    "deed.does_not_turn": "Coral tile {coral_tile} does not turn: {stronger:colour} still beats {weaker:colour}.",
    "deed.cube": "{colour!c:a} cube",
    "deed.takes_cube": "Take {colour:a} cube from the supply.",
    "deed.puts_back": "Put {tile:a tile} back into the bag and keep the others.",
    "deed.digests": "Put {tile:a tile} of your hand to your consumed tiles.",
    "deed.snacks": "Put {tile:a tile} of your consumed ones into your fish.",
    "deed.takes_from_bag": "Take {tile:a tile} from the bag as a consumed one.",
}
