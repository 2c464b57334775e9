"""What an action would bring about, in English, told before it is done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .speaker import Entry, Speaker
from .vocabulary import COLOURS, article, capital, count, listed, tile_name, tiles_of

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
        f"{capital(given['alga'])} locks a coral tile for good: "
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
    "choice.attack": "Attack {cell}",
    "choice.attacks": "The crown of thorns on {origin} eats the {tile:tile} on {cell}.",
    "choice.shrimp_leaves": "Your shrimp there must leave.",
    "choice.blue_leaves": "The blue shrimp there must leave.",
    "choice.crown_dies": "The crown then dies: it has no polyp beside it.",
    "choice.crown_dies_there": "It has no polyp beside it there, so it dies at once.",
    "choice.drift": lambda _, given: f"To {_supply(given['goal'])}",
    "choice.drifts": lambda _, given: (
        f"The blue shrimp goes from {given['origin']} to {_supply(given['goal'])}."
    ),
    "choice.flee": "To {goal}",
    "choice.flees": "Your shrimp goes from {origin} to {goal}.",
    "choice.flee_off": "Behind the screen",
    "choice.flees_off": "Your shrimp goes from {origin} behind the screen.",
    "choice.tile": "{tile!c:tile}",
    "choice.returns": "{tile!c:a tile} of the coral goes into the bag.",
    "choice.counts_two": "It counts as two.",
    "choice.split": "Two {colour:colour} tiles",
    "choice.splits": "The double goes into the bag, and you take two {colour:colour} tiles from it as consumed ones.",
    "choice.keep": "Keep the double",
    "choice.keeps": "You keep the double {colour:colour} tile as one consumed tile.",
    "choice.place": "{tile!c:tile} on {cell}",
    "choice.places": "Put the {tile:tile} on {cell}.",
    "choice.cancels": "Both tiles there go into the bag, and the printed cell is back.",
    "choice.pay": lambda _, given: (
        f"Pay {_price(given)}{', consumed' if given['source'] == 'consumed' else ''}"
    ),
    "choice.buys": _buy,
    "choice.discard": "Discard",
    "choice.discards": "Put {card:card} on the discards, unplayed.",
    "choice.play_card": "Play {card:card}",
    "choice.card_text": "{card:card text}",
    "choice.introduce": "Introduce on {goal}",
    "choice.introduces_blue": _blue,
    "choice.shift": lambda _, given: f"Move to {_supply(given['goal'])}",
    "choice.shifts": _shift,
    "choice.decline": "No",
    "choice.declines": "Play no card now.",
    "choice.end": "End the turn",
    "choice.ends": "Your turn is over.",
    "choice.stop": "Stop laying",
    "choice.stop_then": "Lay no more polyps with this cube.",
    "choice.pass": "Pass",
    "choice.pass_then": "Eat nothing in the final round.",
    "choice.done": "That is all",
    "choice.is_done": "{card:card} is done.",
    "choice.swap": "{given!c:tile} for {taken:tile} ({colour:colour})",
    "choice.swaps": "Swap {given:a tile} of yours for {taken:a tile} on the {colour:colour} space of the sea.",
    "choice.shoo": "Remove the crown on {cell}",
    "choice.shoos": "The crown of thorns on {cell} leaves the game.",
    "choice.nudge": "Crown to {goal}",
    "choice.nudges": "The crown of thorns goes from {origin} to {goal}.",
    "choice.summon": "Crown on {cell}",
    "choice.summons": "A crown of thorns comes from the bag onto {cell}.",
    "choice.shrimp": "Shrimp on {cell}",
    "choice.shrimps": "Put one of your shrimps on {cell}.",
    "choice.move": "Shrimp to {goal}",
    "choice.moves": "Move your shrimp from {origin} to {goal}.",
    "choice.growth": "{colour!c:colour} on {cell}",
    "choice.grows": "Place {colour:a tile} on {cell}.",
    "choice.from_sea": "{tile!c:tile} ({colour:colour})",
    "choice.takes_from_sea": "Take {tile:a tile} from the {colour:colour} space of the sea.",
    "choice.ward": "Ward {cell}",
    "choice.wards": "Ward the polyp on {cell}: no coral can attack it.",
    "choice.alga": lambda _, given: capital(given["alga"]),
    "choice.plays_alga": "Play the {alga} alga on the alga space.",
    "choice.coral_tile": "Coral tile {coral_tile}",
    "choice.turns": "Turn coral tile {coral_tile}: {weaker:colour} then beats {stronger:colour}.",
    "choice.does_not_turn": "Coral tile {coral_tile} does not turn: {stronger:colour} still beats {weaker:colour}.",
    "choice.cube": "{colour!c:a} cube",
    "choice.takes_cube": "Take {colour:a} cube from the supply.",
    "choice.puts_back": "Put {tile:a tile} back into the bag and keep the others.",
    "choice.digests": "Put {tile:a tile} of your hand to your consumed tiles.",
    "choice.snacks": "Put {tile:a tile} of your consumed ones into your fish.",
    "choice.takes_from_bag": "Take {tile:a tile} from the bag as a consumed one.",
}
