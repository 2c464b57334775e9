"""A turn that a bot would play, in English: what it does, in order, and what it is good for."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "hint.turn": {"items": "{items!c:commas}.", "": "Does nothing."},
    "hint.points": "In points: {items:commas}.",
    "hint.outlook": "Then the chance to win is {percent} %, with about {points} points.",
    "hint.gain": {
        "term=fish": "points in the fish {points:signed}",
        "term=corals": "the own corals {points:signed}",
        "term=screen": "what is held and still to come {points:signed}",
        "term=cards": "action cards {points:signed}",
        "term=others": "what the others have and may hope for {points:signed}",
    },
    "hint.lays": {
        "taken": "lays {colours:counted} and takes {taken:counted}",
        "": "lays {colours:counted}",
    },
    "hint.grows": "grows {colours:counted}",
    "hint.so": "so {items:commas}",
    "hint.beats": "{stronger:colour} beats {weaker:colour}",
    "hint.turns": "so {coral_tiles} coral tiles are turned",
    "hint.feeds": "puts {colour:a} tile into the fish",
    "hint.larvae": "chooses the cubes {colours:counted}",
    "hint.eats": {
        "kept=None": "eats {size} {colour:colour} polyps",
        "": "eats {size} {colour:colour} polyps, {kept} of them to score",
    },
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
    "hint.places": "puts {tile:reef tile} on {cell}",
    "hint.crown": "lets a crown eat {cell}",
    "hint.flees": "brings the shrimp there to {cell}",
    "hint.flees_off": "takes the shrimp there back",
    "hint.blue": "brings a blue shrimp to {cell}",
}
