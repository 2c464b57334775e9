"""What happened, in English: one sentence for each thing that is told."""

from __future__ import annotations

from .speaker import Entry

SENTENCES: dict[str, Entry] = {
    "log.undo": "{player:who} {player:you|take|takes} back the last action.",
    "log.fed": {
        "player.you colour": "You put {colour:a} tile into your fish.",
        "player.you": "You put a tile into your fish.",
        "colour": "{player:who} puts {colour:a} tile into the fish.",
        "": "{player:who} puts a tile into the fish.",
    },
    "log.larvae": {
        "cubes": "{player:who} {player:you|choose|chooses} {cubes:cubes}.",
        "": "{player:who} {player:you|choose|chooses} two cubes.",
    },
    "log.larvae_shown": "The cubes are shown: {items:semicolons}.",
    "log.cubes_of": "{player:you} {cubes:pair}",
    "log.eaten": {
        "returned=None": "{player:whose} fish eats the {colour:colour} coral of {size} at {cell}.",
        "": "{player:whose} fish eats the {colour:colour} coral of {size} at {cell}: {kept:number} {kept:|polyp|polyps} for the fish, {returned:number} for the bag.",
    },
    "log.laying": {
        "cube counts_as items": "{player:who} {player:you|play|plays} {cube:a} cube as {counts_as:colour} and {player:you|lay|lays} {colour:colour} on {items:list}.",
        "cube counts_as": "{player:who} {player:you|play|plays} {cube:a} cube as {counts_as:colour}.",
        "cube items": "{player:who} {player:you|play|plays} {cube:a} cube and {player:you|lay|lays} {colour:colour} on {items:list}.",
        "cube": "{player:who} {player:you|play|plays} {cube:a} cube.",
        "": "{player:who} {player:you|lay|lays} {colour:colour} on {items:list}.",
    },
    "log.laid": {
        "tile consumed taken": "{cell} as {tile:a tile} from the consumed tiles taking {taken:a taken}",
        "tile consumed": "{cell} as {tile:a tile} from the consumed tiles",
        "tile taken": "{cell} as {tile:a tile} taking {taken:a taken}",
        "tile": "{cell} as {tile:a tile}",
        "consumed taken": "{cell} from the consumed tiles taking {taken:a taken}",
        "consumed": "{cell} from the consumed tiles",
        "taken": "{cell} taking {taken:a taken}",
        "": "{cell}",
    },
    "log.grown": "{colour!c:colour} grows on {cell}.",
    "log.joined": "{corals!c:number} {colour:colour} corals are now one of {size}.",
    "log.split": "The {colour:colour} coral splits into {sizes:list}.",
    "log.introduced": "{player:who} {player:you|put|puts} a shrimp on {cell}.",
    "log.moved": {
        "goal": "{player:who} {player:you|move|moves} a shrimp from {origin} to {goal}.",
        "": "{player:who} {player:you|move|moves} a shrimp from {origin} to behind the screen.",
    },
    "log.moves": "{player:who} {player:you|move|moves} shrimps: {items:commas}.",
    "log.move": {
        "goal": "{origin} to {goal}",
        "": "{origin} to behind the screen",
    },
    "log.larva": "{player:who} {player:you|swap|swaps} {tile:consumed} for {colour:a} cube.",
    "log.alga": {
        "paid": "{player:who} {player:you|pay|pays} {paid:consumed}: {alga:alga} on the alga space.",
        "": "{player:who} {player:you|play|plays} {alga:alga} on the alga space.",
    },
    "log.locked": "{player:who} {player:you|pay|pays} {paid:consumed}: {alga:alga} locks the {coral_tile:coral tile} coral tile.",
    "log.turned": "{stronger!c:colour} now beats {weaker:colour}.",
    "log.polyp": "{player:who} {player:you|swap|swaps} {colour:a} cube for {colour:a} polyp.",
    "log.collected": {
        "polyps": "{player:who} {player:you|collect|collects} the {colour:colour} cube with {polyps:heap}.",
        "": "{player:who} {player:you|collect|collects} the {colour:colour} cube.",
    },
    "log.reserve": "The bag runs low: the reserve goes into it.",
    "log.dealt": "New in the sea: {items:commas}.",
    "log.dealt_tile": "{tile:heaped} on the {colour:colour} space",
    "log.passed": "{player:who} {player:you|pass|passes}.",
    "log.final": {
        "by=locks": "The end: all ten coral tiles are locked. Each other player may still eat one coral.",
        "by=shrimps": "The end: a fourth shrimp has been eaten. Each other player may still eat one coral.",
        "by=full": "The end: no polyp can be laid anywhere any more. Each other player may still eat one coral.",
        "by=supply": "The end: the open sea cannot be refilled. Each other player may still eat one coral.",
        "by=limit": "The end: turn 400 is over. Each other player may still eat one coral.",
    },
    "log.over": {
        "by=locks": "The game is over: all ten coral tiles are locked.",
        "by=shrimps": "The game is over: a fourth shrimp has been eaten.",
        "by=full": "The game is over: no polyp can be laid anywhere any more.",
        "by=supply": "The game is over: the open sea cannot be refilled.",
        "by=limit": "The game is over: turn 400 is over.",
    },
    # with the Second Kind
    "log.crown_attacked": (
        "{player:who} {player:you|let|lets} the crown of thorns on {origin} eat {tile:a tile} on {cell}."
    ),
    "log.crown_died": "The crown of thorns on {cell} dies: it has no polyp beside it.",
    "log.crown_moved": "{player:who} {player:you|move|moves} the crown of thorns from {origin} to {goal}.",
    "log.crown_removed": (
        "{player:who} {player:you|remove|removes} the crown of thorns on {cell} from the game."
    ),
    "log.fled": {
        "goal": "{player:whose} shrimp flees from {origin} to {goal}.",
        "": "{player:whose} shrimp flees from {origin} to behind the screen.",
    },
    "log.blue_moved": {
        "origin=supply goal=sea": "A blue shrimp goes from the supply to the open sea.",
        "origin=sea goal=supply": "A blue shrimp goes from the open sea to the supply.",
        "origin=supply": "A blue shrimp goes from the supply to {goal}.",
        "origin=sea": "A blue shrimp goes from the open sea to {goal}.",
        "goal=supply": "A blue shrimp goes from {origin} to the supply.",
        "goal=sea": "A blue shrimp goes from {origin} to the open sea.",
        "": "A blue shrimp goes from {origin} to {goal}.",
    },
    "log.card_answers": "{player:who} {player:you|answer|answers} with {card:card}.",
    "log.card_meal": "{player:who} {player:you|play|plays} {card:card} for the first meal.",
    "log.card_blue": "{player:who} {player:you|use|uses} {card:card} for a blue shrimp.",
    "log.card_open": "{player:who} {player:you|lay|lays} {card:card} open: it scores at the end.",
    "log.card": "{player:who} {player:you|play|plays} {card:card}.",
    "log.returned": "Into the bag: {tiles:tiles}.",
    "log.swallowed": "Into the fish: {tiles:tiles}.",
    "log.double_split": (
        "{player:who} {player:you|swap|swaps} the double {colour:colour} tile for two {colour:colour} tiles "
        "from the bag."
    ),
    "log.double_kept": "{player:who} {player:you|keep|keeps} the {tile:tile} as it is.",
    "log.attack": "{player:who} {player:you|attack|attacks} {cell} with {tile:a tile}.",
    "log.placed": "{player:who} {player:you|put|puts} {tile:a tile} on {cell}.",
    "log.placed_from_bag": "{player:who} {player:you|put|puts} {tile:a tile} from the bag on {cell}.",
    "log.shuffled": "The discards are shuffled and become the pile.",
    "log.bought": {
        "source=cube card": "{player:who} {player:you|buy|buys} a card for {tile:a} cube: {card:card}.",
        "source=cube": "{player:who} {player:you|buy|buys} a card for {tile:a} cube.",
        "source=hand card": "{player:who} {player:you|buy|buys} a card for {tile:a tile}: {card:card}.",
        "source=hand": "{player:who} {player:you|buy|buys} a card for {tile:a tile}.",
        "card": "{player:who} {player:you|buy|buys} a card for {tile:a tile} from the consumed ones: {card:card}.",
        "": "{player:who} {player:you|buy|buys} a card for {tile:a tile} from the consumed ones.",
    },
    "log.discarded": "{player:who} {player:you|discard|discards} {card:card}.",
    "log.dipped": {
        "tiles": "{player:who} {player:you|draw|draws} tiles from the bag: {tiles:commas}.",
        "": "{player:who} {player:you|draw|draws} tiles from the bag in secret.",
    },
    "log.dip_returned": {
        "tile kept": "{player:who} {player:you|put|puts} {tile:a tile} into the bag again and {player:you|keep|keeps} {kept:tiles}.",
        "tile": "{player:who} {player:you|put|puts} {tile:a tile} into the bag again and {player:you|keep|keeps} the others.",
        "kept": "{player:who} {player:you|put|puts} one of them into the bag again and {player:you|keep|keeps} {kept:tiles}.",
        "": "{player:who} {player:you|put|puts} one of them into the bag again and {player:you|keep|keeps} the others.",
    },
    "log.cube_gained": "{player:who} {player:you|take|takes} {colour:a} cube from the supply.",
    "log.swapped": (
        "{player:who} {player:you|swap|swaps} {given:a tile} for {taken:a tile} on the {colour:colour} space "
        "of the sea."
    ),
    "log.tile_taken": (
        "{player:who} {player:you|take|takes} {tile:a tile} from the {colour:colour} space of the sea."
    ),
    "log.to_fish": (
        "{player:who} {player:you|put|puts} {tile:a tile} from the consumed ones into {player:you|your|the} fish."
    ),
    "log.to_consumed": "{player:who} {player:you|put|puts} {tile:a tile} from the hand to the consumed ones.",
    "log.from_bag": "{player:who} {player:you|take|takes} {tile:a tile} from the bag as a consumed one.",
    "log.tile_kept": "{player:who} {player:you|keep|keeps} the {coral_tile:coral tile} coral tile from turning.",
    "log.warded": "The polyp on {cell} is warded against corals.",
    "log.wards_ended": "The {cells:|ward|wards} on {cells:list} {cells:|ends|end}.",
    "log.declined": "{player:who} {player:you|play|plays} no card.",
    "log.turn_ended": "{player:who} {player:you|end|ends} the turn.",
}
