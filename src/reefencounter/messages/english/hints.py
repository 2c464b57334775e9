"""A turn that a bot would play, in English: what it does, in order, and what it is good for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .speaker import Entry, Speaker
from .vocabulary import COLOURS, capital

Given = Mapping[str, Any]
GOOD_FOR = {
    "fish": "points in the fish",
    "corals": "the own corals",
    "screen": "what is held and still to come",
    "cards": "action cards",
    "others": "what the others have and may hope for",
}
REEF_TILES = {"rock": "bare rock", "water": "deep water", "crown": "a crown of thorns"}


def _turn(speaker: Speaker, given: Given) -> str:
    return capital(", ".join(speaker.items(given["items"])) or "does nothing") + "."


def _counted(letters: str) -> str:
    counts = Counter(letters)
    return " and ".join(f"{counts[letter]} {name}" for letter, name in COLOURS.items() if counts[letter])


def _lays(_: Speaker, given: Given) -> str:
    taken = given["taken"]
    return f"lays {_counted(given['colours'])}" + (f" and takes {_counted(taken)}" if taken else "")


def _eats(_: Speaker, given: Given) -> str:
    size, returned = given["size"], given["returned"]
    kept = "" if returned is None else f", {size - returned} of them to score"
    return f"eats {size} {COLOURS[given['colour']]} polyps{kept}"


SENTENCES: dict[str, Entry] = {
    "hint.turn": _turn,
    "hint.points": "In points: {items:commas}.",
    "hint.gain": lambda _, given: f"{GOOD_FOR[given['term']]} {given['points']:+.1f}",
    "hint.lays": _lays,
    "hint.grows": lambda _, given: f"grows {_counted(given['colours'])}",
    "hint.so": "so {items:commas}",
    "hint.beats": "{stronger:colour} beats {weaker:colour}",
    "hint.turns": "so {coral_tiles} coral tiles are turned",
    "hint.feeds": "puts {colour:a} tile into the fish",
    "hint.larvae": lambda _, given: f"chooses the cubes {_counted(given['colours'])}",
    "hint.eats": _eats,
    "hint.introduces": "brings a shrimp to {cell}",
    "hint.moves": "moves a shrimp to {cell}",
    "hint.moves_off": "takes a shrimp back",
    "hint.larva": "swaps a consumed {colour:colour} tile for a cube",
    "hint.polyp": "swaps {colour:a} cube for a polyp",
    "hint.locks": "locks coral tile {coral_tile} with {alga}",
    "hint.alga": "plays a {alga} alga",
    "hint.collects": "collects {colour:colour}",
    "hint.passes": "passes",
    "hint.buys": "buys a card",
    "hint.discards": "throws {card:card} away",
    "hint.plays_card": "plays {card:card}",
    "hint.uses_card": "uses {card:card}",
    "hint.declines": "declines",
    "hint.places": lambda _, given: f"puts {REEF_TILES[given['tile']]} on {given['cell']}",
    "hint.crown": "lets a crown eat {cell}",
    "hint.flees": "brings the shrimp there to {cell}",
    "hint.flees_off": "takes the shrimp there back",
    "hint.blue": "brings a blue shrimp to {cell}",
}
