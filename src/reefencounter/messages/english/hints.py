"""A turn that a bot would play, in English: what it does, in order, and what it is good for."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "hint.turn": {"items": "{items:sentences}", "": "Does nothing."},
    "hint.points": "In points: {items:commas}.",
    "hint.outlook": "Then the chance to win is {percent} %, with about {points} points.",
    "hint.as_good": "As good",
    "hint.weaker": {
        "grade=little": "A little weaker",
        "grade=clear": "Weaker",
        "grade=much": "Much weaker",
    },
    "hint.gain": {
        "term=fish": "points in the fish {points:signed}",
        "term=corals": "the own corals {points:signed}",
        "term=screen": "what is held and still to come {points:signed}",
        "term=cards": "action cards {points:signed}",
        "term=others": "what the others have and may hope for {points:signed}",
    },
    "hint.lays": {
        "taken": "Lays {colours:counted} and takes {taken:counted}.",
        "": "Lays {colours:counted}.",
    },
    "hint.grows": "Grows {colours:counted}.",
    "hint.beats": "{stronger!c:colour} then beats {weaker:colour}.",
    "hint.turns": "{coral_tiles} coral tiles are turned.",
    "hint.feeds": "Puts {colour:a} tile into the fish.",
    "hint.larvae": "Chooses {colours:cubes}.",
    "hint.eats": {
        "kept=None": "Eats {size} {colour:colour} polyps.",
        "": "Eats {size} {colour:colour} polyps, {kept} of them to score.",
    },
    "hint.introduces": "Brings a shrimp to {cell}.",
    "hint.moves": "Moves a shrimp to {cell}.",
    "hint.moves_off": "Takes a shrimp back.",
    "hint.larva": "Swaps a consumed {colour:colour} tile for a cube.",
    "hint.polyp": "Swaps {colour:a} cube for a polyp.",
    "hint.locks": "Locks coral tile {coral_tile} with {alga:alga}.",
    "hint.alga": "Plays a {alga:alga} alga.",
    "hint.collects": "Collects {colour:colour}.",
    "hint.passes": "Passes.",
    "hint.buys": "Buys a card.",
    "hint.discards": "Throws {card:card} away.",
    "hint.plays_card": "Plays {card:card}.",
    "hint.uses_card": "Uses {card:card}.",
    "hint.declines": "Declines.",
    "hint.places": "Puts {tile:reef tile} on {cell}.",
    "hint.crown": "Lets a crown eat {cell}.",
    "hint.flees": "Brings the shrimp there to {cell}.",
    "hint.flees_off": "Takes the shrimp there back.",
    "hint.blue": "Brings a blue shrimp to {cell}.",
}
