"""A turn that a bot would play, in English: what to do, in order, and what it is good for; each is a sentence."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "hint.turn": {"items": "{items:sentences}", "": "Do nothing."},
    "hint.outlook": "After it your chance to win is about {percent} %, with about {points} points at the end.",
    "hint.as_good": "It is as good as the best turn.",
    "hint.weaker": {
        "grade=little": "It is a little weaker than the best turn.",
        "grade=clear": "It is weaker than the best turn.",
        "grade=much": "It is much weaker than the best turn.",
    },
    "hint.again": "What is best after it depends on what you draw: ask again then.",
    "hint.more": {
        "term=fish": "It is worth about {points} {points:|point|points} in your fish.",
        "term=corals": "Your corals on the reef promise about {points} {points:|point|points} more.",
        "term=screen": "What you then hold is good for about {points} {points:|point|points} more in later turns.",
        "term=cards": "Your action cards are good for about {points} {points:|point|points} more.",
        "term=others": "It takes about {points} {points:|point|points} from what the others have or can hope for.",
    },
    "hint.less": {
        "term=fish": "It costs about {points} {points:|point|points} in your fish.",
        "term=corals": "Your corals on the reef promise about {points} {points:|point|points} less.",
        "term=screen": "It uses up what would be good for about {points} {points:|point|points} in later turns.",
        "term=cards": "It uses up action cards that are good for about {points} {points:|point|points}.",
        "term=others": "It gives the others about {points} {points:|point|points} more to hope for.",
    },
    "hint.fed": "You hold {tiles} {colour:colour} {tiles:|tile|tiles}. What lies in the fish scores at the end, as much as its colour is worth then.",
    "hint.held": "Each cube lets you lay tiles of its colour, and of these you hold {tiles:heap}.",
    "hint.held_none": "Each cube lets you lay tiles of its colour, which you can collect from the open sea.",
    "hint.lays": {
        "taken": "Lay {colours:polyps}, which takes {taken:polyps}.",
        "": "Lay {colours:polyps}.",
    },
    "hint.grows": "The growth cell adds {colours:polyps}.",
    "hint.beats": "{stronger!c:colour} then beats {weaker:colour}.",
    "hint.turns": "{coral_tiles} coral tiles are turned.",
    "hint.feeds": "Put {colour:a} tile into your fish.",
    "hint.larvae": "Choose {colours:cubes}.",
    "hint.eats": {
        "kept=None": "Eat your {colour:colour} coral of {size}.",
        "": "Eat your {colour:colour} coral of {size}: {kept} of it {kept:|scores|score}.",
    },
    "hint.introduces": "Put a shrimp on {cell}.",
    "hint.moves": "Move a shrimp to {cell}.",
    "hint.moves_off": "Take a shrimp back behind your screen.",
    "hint.larva": "Swap a consumed {colour:colour} tile for its cube.",
    "hint.polyp": "Swap {colour:a} cube for a polyp.",
    "hint.locks": "Lock the {coral_tile:coral tile} coral tile with {alga:alga}.",
    "hint.alga": "Play the {alga:alga} alga.",
    "hint.collects": "Collect the {colour:colour} space.",
    "hint.passes": "Pass.",
    "hint.buys": "Buy a card.",
    "hint.discards": "Throw {card:card} away.",
    "hint.plays_card": "Play {card:card}.",
    "hint.uses_card": "Use {card:card}.",
    "hint.declines": "Play no card.",
    "hint.places": "Put {tile:reef tile} on {cell}.",
    "hint.crown": "Let the crown of thorns eat the polyp on {cell}.",
    "hint.flees": "Bring the shrimp there to {cell}.",
    "hint.flees_off": "Take the shrimp there back behind your screen.",
    "hint.blue": "Bring a blue shrimp to {cell}.",
}
