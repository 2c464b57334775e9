"""Turns that were played, in English: the parts of a turn as hints have them, told of who played it."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "played.turn": {"items": "{items:sentences}", "": "{player:who} did nothing."},
    "played.lays": {
        "taken": "{player:who} laid {colours:polyps} and took {taken:polyps}.",
        "": "{player:who} laid {colours:polyps}.",
    },
    "played.grows": "The growth cell added {colours:polyps}.",
    "played.beats": "From then on {stronger:colour} beat {weaker:colour}.",
    "played.turns": "{coral_tiles} coral tiles were turned.",
    "played.feeds": {
        "player.you": "You put {colour:a} tile into your fish.",
        "": "{player:who} put {colour:a} tile into the fish.",
    },
    "played.larvae": "{player:who} chose {colours:cubes}.",
    "played.eats": {
        "kept=None": "{player:whose} fish ate the {colour:colour} coral of {size}.",
        "": "{player:whose} fish ate the {colour:colour} coral of {size}: {kept} of it {kept:|scores|score}.",
    },
    "played.introduces": "{player:who} put a shrimp on {cell}.",
    "played.moves": "{player:who} moved a shrimp to {cell}.",
    "played.moves_off": "{player:who} took a shrimp back behind the screen.",
    "played.larva": "{player:who} swapped a consumed {colour:colour} tile for its cube.",
    "played.polyp": "{player:who} swapped {colour:a} cube for a polyp.",
    "played.locks": "{player:who} locked the {coral_tile:coral tile} coral tile with {alga:alga}.",
    "played.alga": "{player:who} played the {alga:alga} alga.",
    "played.collects": "{player:who} collected the {colour:colour} space.",
    "played.passes": "{player:who} passed.",
    "played.buys": "{player:who} bought a card.",
    "played.discards": "{player:who} threw {card:card} away.",
    "played.plays_card": "{player:who} played {card:card}.",
    "played.uses_card": "{player:who} used {card:card}.",
    "played.places": "{player:who} put {tile:reef tile} on {cell}.",
    "played.crown": "{player:who} let the crown of thorns eat the polyp on {cell}.",
    "played.flees": "{player:whose} shrimp fled to {cell}.",
    "played.flees_off": "{player:whose} shrimp fled behind the screen.",
    "played.blue": "{player:who} brought a blue shrimp to {cell}.",
}
