"""What happened, in English: one sentence for each thing that is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .speaker import Entry, Speaker
from .vocabulary import COLOURS, OPEN_SIDES, a_tile, article, colours, count, listed, number, tiles_of

Given = Mapping[str, Any]
ENDINGS = {
    "locks": "all ten coral tiles are locked",
    "shrimps": "a fourth shrimp has been eaten",
    "full": "no polyp can be laid anywhere any more",
    "supply": "the open sea cannot be refilled",
    "limit": "turn 400 is over",
}
PLACES = {"supply": "the supply", "sea": "the open sea"}


def does(speaker: Speaker, player: int, yours: str, theirs: str) -> str:
    """`You lay`, `Ada lays`."""
    return f"You {yours}" if speaker.is_you(player) else f"{speaker.who(player)} {theirs}"


def _consumed(tile: str) -> str:
    if len(tile) == 1:
        return f"a consumed {COLOURS[tile]} tile"
    return f"{a_tile(tile)} from the consumed ones"


def _pair(cubes: Sequence[str]) -> str:
    return colours(cubes) if len(set(cubes)) > 1 else f"two {COLOURS[cubes[0]]}"


def _fed(speaker: Speaker, given: Given) -> str:
    player, colour = given["player"], given["colour"]
    tile = article(f"{COLOURS[colour]} tile") if colour else "a tile"
    own = "your" if speaker.is_you(player) else "the"
    return f"{does(speaker, player, 'put', 'puts')} {tile} into {own} fish."


def _larvae(speaker: Speaker, given: Given) -> str:
    cubes = given["cubes"]
    if cubes is None:
        chosen = "two cubes"
    elif len(set(cubes)) == 1:
        chosen = f"{_pair(cubes)} cubes"
    else:
        chosen = listed([article(f"{COLOURS[cube]} cube") for cube in cubes])
    return f"{does(speaker, given['player'], 'choose', 'chooses')} {chosen}."


def _larvae_shown(speaker: Speaker, given: Given) -> str:
    shown = [f"{speaker.form(player, 'you')} {_pair(cubes)}" for player, cubes in enumerate(given["cubes"])]
    return f"The cubes are shown: {'; '.join(shown)}."


def _eaten(speaker: Speaker, given: Given) -> str:
    size, back = given["size"], given["returned"]
    whose, colour = speaker.whose(given["player"]), COLOURS[given["colour"]]
    eats = f"{whose} fish eats the {colour} coral of {size} at {given['cell']}"
    if back is None:
        return f"{eats}."
    return f"{eats}: {count(size - back, 'polyp')} for the fish, {number(back)} for the bag."


def _laying(speaker: Speaker, given: Given) -> str:
    player, cube, items = given["player"], given["cube"], given["items"]
    laid = f"{COLOURS[given['colour']]} on {listed(speaker.items(items))}" if items else ""
    if cube is None:
        return f"{does(speaker, player, 'lay', 'lays')} {laid}."
    plays = f"{does(speaker, player, 'play', 'plays')} {article(COLOURS[cube])} cube"
    if given["counts_as"]:
        plays += f" as {COLOURS[given['counts_as']]}"
    if not items:
        return f"{plays}."
    return f"{plays} and {'lay' if speaker.is_you(player) else 'lays'} {laid}."


def _laid(_: Speaker, given: Given) -> str:
    source = " from the consumed tiles" if given["consumed"] else ""
    taken = given["taken"]
    prey = (
        f" taking {a_tile(taken) if len(taken) > 1 else article(f'{COLOURS[taken]} polyp')}" if taken else ""
    )
    return f"{given['cell']}{_form(given['tile'])}{source}{prey}".rstrip(",")


def _form(tile: str) -> str:
    """How a special tile lies, behind the cell on which it lies."""
    match tile[1:2]:
        case "":
            return ""
        case "/":
            return f" as {a_tile(tile)}"
        case "h":
            return f" as a half tile, coral to the {OPEN_SIDES[tile[3:]]},"
        case sign:
            return " as a double" if sign == "2" else " as a blue-shrimp tile"


def _behind(goal: str | None) -> str:
    return goal or "behind the screen"


def _alga(speaker: Speaker, given: Given) -> str:
    if given["paid"] is None:  # a card pays for it
        return f"{does(speaker, given['player'], 'play', 'plays')} {given['alga']} on the alga space."
    pays = does(speaker, given["player"], "pay", "pays")
    return f"{pays} {_consumed(given['paid'])}: {given['alga']} on the alga space."


def _locked(speaker: Speaker, given: Given) -> str:
    pays = does(speaker, given["player"], "pay", "pays")
    return f"{pays} {_consumed(given['paid'])}: {given['alga']} locks coral tile {given['coral_tile']}."


def _collected(speaker: Speaker, given: Given) -> str:
    heap = given["polyps"]
    tiles = [
        f"{heap.count(kind)} {COLOURS[kind]}" if kind in COLOURS else tiles_of({kind: heap.count(kind)})[0]
        for kind in dict.fromkeys(heap)
    ]
    what = f"the {COLOURS[given['colour']]} cube" + (f" with {listed(tiles)}" if tiles else "")
    return f"{does(speaker, given['player'], 'collect', 'collects')} {what}."


def _dealt(_: Speaker, given: Given) -> str:
    """`white on the grey space, orange on the pink`."""
    dealt = [
        f"{COLOURS[kind] if kind in COLOURS else a_tile(kind)} on the {COLOURS[space]}"
        for kind, space in zip(given["tiles"], given["colours"], strict=True)
    ]
    dealt[0] += " space"
    return f"New in the sea: {', '.join(dealt)}."


def _bought(speaker: Speaker, given: Given) -> str:
    tile = given["tile"]
    if given["source"] == "cube":
        price = article(f"{COLOURS[tile]} cube")
    else:
        price = a_tile(tile) + ("" if given["source"] == "hand" else " from the consumed ones")
    which = f": {speaker.card(given['card'])}" if given["card"] else ""
    return f"{does(speaker, given['player'], 'buy', 'buys')} a card for {price}{which}."


def _dipped(speaker: Speaker, given: Given) -> str:
    tiles = given["tiles"]
    what = f"from the bag: {', '.join(tiles)}" if tiles else "from the bag in secret"
    return f"{does(speaker, given['player'], 'draw', 'draws')} tiles {what}."


def _dip_returned(speaker: Speaker, given: Given) -> str:
    back = a_tile(given["tile"]) if given["tile"] else "one of them"
    kept = listed(tiles_of(given["kept"])) if given["kept"] else "the others"
    keep = "keep" if speaker.is_you(given["player"]) else "keeps"
    return f"{does(speaker, given['player'], 'put', 'puts')} {back} into the bag again and {keep} {kept}."


def _wards_ended(_: Speaker, given: Given) -> str:
    cells = given["cells"]
    return f"The {'wards' if cells[1:] else 'ward'} on {listed(cells)} {'end' if cells[1:] else 'ends'}."


SENTENCES: dict[str, Entry] = {
    "log.undo": "{player:who} {player:you|take|takes} back the last action.",
    "log.fed": _fed,
    "log.larvae": _larvae,
    "log.larvae_shown": _larvae_shown,
    "log.eaten": _eaten,
    "log.laying": _laying,
    "log.laid": _laid,
    "log.grown": "{colour!c:colour} grows on {cell}.",
    "log.joined": lambda _, given: (
        f"{count(given['corals'], COLOURS[given['colour']] + ' coral').capitalize()} are now one of {given['size']}."
    ),
    "log.split": "The {colour:colour} coral splits into {sizes:list}.",
    "log.introduced": "{player:who} {player:you|put|puts} a shrimp on {cell}.",
    "log.moved": lambda speaker, given: (
        f"{does(speaker, given['player'], 'move', 'moves')} a shrimp from {given['origin']} to "
        f"{_behind(given['goal'])}."
    ),
    "log.moves": "{player:who} {player:you|move|moves} shrimps: {items:commas}.",
    "log.move": lambda _, given: f"{given['origin']} to {_behind(given['goal'])}",
    "log.larva": lambda speaker, given: (
        f"{does(speaker, given['player'], 'swap', 'swaps')} {_consumed(given['tile'])} for "
        f"{article(COLOURS[given['colour']])} cube."
    ),
    "log.alga": _alga,
    "log.locked": _locked,
    "log.turned": "{stronger!c:colour} now beats {weaker:colour}.",
    "log.polyp": "{player:who} {player:you|swap|swaps} {colour:a} cube for {colour:a} polyp.",
    "log.collected": _collected,
    "log.reserve": "The bag runs low: the reserve goes into it.",
    "log.dealt": _dealt,
    "log.passed": "{player:who} {player:you|pass|passes}.",
    "log.final": lambda _, given: (
        f"The end: {ENDINGS[given['by']]}. Each other player may still eat one coral."
    ),
    "log.over": lambda _, given: f"The game is over: {ENDINGS[given['by']]}.",
    # with the Second Kind
    "log.crown_attacked": (
        "{player:who} {player:you|let|lets} the crown of thorns on {origin} eat {tile:a tile} on {cell}."
    ),
    "log.crown_died": "The crown of thorns on {cell} dies: it has no polyp beside it.",
    "log.crown_moved": "{player:who} {player:you|move|moves} the crown of thorns from {origin} to {goal}.",
    "log.crown_removed": (
        "{player:who} {player:you|remove|removes} the crown of thorns on {cell} from the game."
    ),
    "log.fled": lambda speaker, given: (
        f"{speaker.whose(given['player'])} shrimp flees from {given['origin']} to {_behind(given['goal'])}."
    ),
    "log.blue_moved": lambda _, given: (
        f"A blue shrimp goes from {PLACES.get(given['origin'], given['origin'])} to "
        f"{PLACES.get(given['goal'], given['goal'])}."
    ),
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
    "log.bought": _bought,
    "log.discarded": "{player:who} {player:you|discard|discards} {card:card}.",
    "log.dipped": _dipped,
    "log.dip_returned": _dip_returned,
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
    "log.tile_kept": "{player:who} {player:you|keep|keeps} coral tile {coral_tile} from turning.",
    "log.warded": "The polyp on {cell} is warded against corals.",
    "log.wards_ended": _wards_ended,
    "log.declined": "{player:who} {player:you|play|plays} no card.",
    "log.turn_ended": "{player:who} {player:you|end|ends} the turn.",
}
