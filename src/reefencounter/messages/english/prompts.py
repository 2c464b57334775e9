"""What is asked of a player, and what the table says beside the boards, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .speaker import Entry, Speaker
from .vocabulary import COLOURS, capital, count, listed, several, tile_name

Given = Mapping[str, Any]


def _lay(_: Speaker, given: Given) -> str:
    most = given["most"]
    up_to, more = "up to " if most > 1 else "", "more " if given["laid"] else ""
    return f"Lay {up_to}{most} {more}{COLOURS[given['colour']]}"


def _cells(_: Speaker, given: Given) -> str:
    cells, attacks = given["cells"], given["attacks"]
    open_ = f"{cells} {'cell is' if cells == 1 else 'cells are'} open"
    return f"{open_}, {attacks} of them by attack." if attacks else f"{open_}."


def _about_to_turn(_: Speaker, given: Given) -> str:
    tiles = [str(tile) for tile in given["coral_tiles"]]
    return f"Coral {'tiles' if tiles[1:] else 'tile'} {listed(tiles)} {'are' if tiles[1:] else 'is'} about to turn."


SENTENCES: dict[str, Entry] = {
    "prompt.feed": "Choose a tile for your fish",
    "prompt.feed_hint": "It stays secret and scores at the end.",
    "prompt.larvae": "Choose two larva cubes",
    "prompt.larvae_hint": "They are shown when all have chosen. A cube lets you lay its colour.",
    "prompt.final": "Final round: eat one coral or pass",
    "prompt.final_hint": "It is your last action of the game.",
    "prompt.final_pass": "Final round: pass",
    "prompt.final_pass_hint": "None of your corals can be eaten now.",
    "prompt.no_cell": "No cell is open to {colour:colour} now",
    "prompt.move_or_stop": "Move a shrimp, or end the laying.",
    "prompt.stop": "End the laying.",
    "prompt.lay": _lay,
    "prompt.cells": _cells,
    "prompt.sources": "{hand} from your hand, {consumed:number} consumed {consumed:|tile|tiles}.",
    "prompt.or_stop": "Or end the laying.",
    "prompt.owed": "Play the {colour:colour} cube",
    "prompt.owed_hint": "It was taken to be played at once; only shrimps may move before.",
    "prompt.end": "Go on, or end your turn",
    "prompt.end_hint": "You have collected already: end the turn when you are done.",
    "prompt.shrimp": "Bring your shrimp to a polyp",
    "prompt.shrimp_hint": "A shrimp stands on bare rock: you cannot collect before it has left.",
    "prompt.turn": "Your turn",
    "prompt.turn_eat_hint": "You may eat a coral first, then lay, or collect at once.",
    "prompt.turn_hint": "Take any actions, then collect to end the turn.",
    "prompt.collect": "Go on, or collect",
    "prompt.collect_hint": "Collecting ends your turn; until then you can take actions back.",
    # with the Second Kind
    "prompt.flee": "Your shrimp must leave {cell}",
    "prompt.drift": "The blue shrimp must leave {cell}",
    "prompt.leave_hint": "A crown of thorns ate its polyp: choose where it goes.",
    "prompt.return": lambda _, given: (
        f"{capital(count(given['tiles'], 'tile'))} {'goes' if given['tiles'] == 1 else 'go'} back to the bag: choose"
    ),
    "prompt.return_hint": "A double counts as two. The rest feeds your fish.",
    "prompt.split": "You consumed a {tile:tile}",
    "prompt.split_hint": "Swap it for two ordinary tiles from the bag, or keep it.",
    "prompt.crown": "A crown must attack: choose a polyp",
    "prompt.crown_hint": "Each crown of thorns acts once before your turn begins.",
    "prompt.card": "{card:card}: {asks}",
    "asks.cube": "play a cube",
    "asks.collect": "collect a space of the sea",
    "asks.gain_cube": "take a cube",
    "asks.swap": "swap a tile with the sea",
    "asks.dip": "put one of the tiles back",
    "asks.digest": "which tile becomes a consumed one?",
    "asks.growth": "place a tile beside a coral",
    "asks.blue": "introduce or move a blue shrimp",
    "asks.alga": "which alga?",
    "asks.flip": "which coral tile turns?",
    "asks.snack": "which tile goes into your fish?",
    "asks.crown": "remove, move or place a crown",
    "asks.terrain": "place bare rock or deep water",
    "asks.gull": "take a tile from the sea",
    "asks.shift": "introduce or move a shrimp?",
    "asks.skip_flip": "which coral tile does not turn?",
    "asks.search": "take a tile from the bag",
    "asks.ward": "which polyp is warded?",
    "window.play": "Play {card:card}?",
    "window.waits": "The table waits",
    "window.waits_hint": "Whoever holds a card for this moment may play it now.",
    "window.eat": "{player:whose} fish has eaten.",
    "window.attack": "{player:who} {player:you|attack|attacks} the polyp on {cell}.",
    "window.alga": _about_to_turn,
    "window.collect": "{player:who} {player:you|have|has} collected, and the sea is not refilled yet.",
    "window.turn_end": "{player:whose} turn is over, and the next has not begun.",
    "effect.breakfast": "Action 1 is still open.",
    "effect.any_colour": "The next cube counts as any colour.",
    "effect.from_hand": "The next cube lays up to {tiles} tiles from the hand.",
    "effect.weaker": "With the next cube one attack may go against the coral tile.",
    "effect.laying_from_hand": "This laying takes up to {tiles} tiles from the hand.",
    "effect.laying_weaker": "One attack of this laying may go against the coral tile.",
    "effect.locks": lambda _, given: (
        f"{capital(count(given['locks'], 'more coral tile'))} may be locked this turn."
    ),
    "effect.skip_flip": "The next alga leaves one coral tile as it is.",
    "effect.returned": lambda _, given: (
        f"Returned to the bag this turn: {listed([several(tile_name(tile)) for tile in given['tiles']])}."
    ),
    # how it ended (R11)
    "ending.locks": "{player:who} {player:you|have|has} locked the last of the ten coral tiles.",
    "ending.shrimps": "{player:whose} fish has eaten its fourth shrimp.",
    "ending.full": "After {player:your} turn no polyp can be laid anywhere any more.",
    "ending.supply": "After {player:your} turn the open sea cannot be refilled.",
    "ending.limit": "Turn 400, the last that a game may have, is over.",
    "verdict.won": "{player:who} {player:you|win|wins} with {points} points.",
    "verdict.shared": lambda speaker, given: (
        f"{_all(speaker, given)} share the first place with {given['points']} points."
    ),
    "verdict.tied": lambda speaker, given: f"{_all(speaker, given)} have {given['points']} points each.",
    "verdict.equal": lambda speaker, given: (
        f"{_all(speaker, given)} are equal in all that breaks ties: they share the place."
    ),
    "verdict.more_consumed": lambda speaker, given: _decide(speaker, given, "consumed tiles"),
    "verdict.more_cubes": lambda speaker, given: _decide(speaker, given, "cubes"),
    "verdict.more_tiles": lambda speaker, given: _decide(speaker, given, "hand tiles"),
    "verdict.more_guarded": lambda speaker, given: _decide(speaker, given, "polyps in their own corals"),
    "score.card": "{card:card}: {card:card text}",
    "score.cards": lambda speaker, given: (
        f"{speaker.whose(given['player'])} {listed([speaker.card(card) for card in given['cards']])} "
        f"{'add' if given['cards'][1:] else 'adds'} {given['points']} "
        f"{'point' if given['points'] == 1 else 'points'}."
    ),
}


def _all(speaker: Speaker, given: Given) -> str:
    return listed([speaker.who(player) for player in given["players"]])


def _decide(speaker: Speaker, given: Given, what: str) -> str:
    have = (
        f"{speaker.who(player)} {n}" for player, n in zip(given["players"], given["numbers"], strict=True)
    )
    return f"More {what} decide: {', '.join(have)}."
