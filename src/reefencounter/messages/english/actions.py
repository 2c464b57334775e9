"""The ten actions in English: a few words for a button, and a sentence for what each would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .speaker import Entry, Speaker
from .vocabulary import number

REEF_TILES = {"rock": "bare rock", "water": "deep water", "crown": "a crown of thorns"}


def _place(_: Speaker, given: Mapping[str, Any]) -> str:
    return f"Place {' or '.join(REEF_TILES[tile] for tile in given['tiles'])} on a board."


SENTENCES: dict[str, Entry] = {
    # why not, in a few words
    "brief.not_now": "Not now",
    "brief.not_possible": "Not possible now",
    "brief.no_cube_fits": "No cube fits",
    "brief.no_tile_fits": "No tile fits",
    "brief.after_setup": "After the set-up",
    "brief.finish_laying": "Finish laying first",
    "brief.cube_first": "Play the cube first",
    "brief.eat_or_pass": "Only eat or pass",
    "brief.at_start": "Only at the start",
    "brief.acted": "Not after other actions",
    "brief.no_coral": "No coral of yours",
    "brief.no_shrimp_on_board": "No shrimp on a board",
    "brief.nothing_to_guard": "No coral",
    "brief.no_cube": "No cube",
    "brief.no_cube_to_swap": "No cube to swap",
    "brief.no_consumed": "No consumed tile",
    "brief.largest_coral": "Largest coral: size {size}",
    "brief.feeds_nothing": "It would feed nothing",
    "brief.no_polyp": "No polyp to lay",
    "brief.no_polyp_then": "No polyp to lay then",
    "brief.no_cell": "No cell is open",
    "brief.no_shrimp_left": "No shrimp left",
    "brief.no_free_coral": "No free coral",
    "brief.just_moved": "Just moved",
    "brief.no_cube_in_supply": "No cube in the supply",
    "brief.two_played": "Two cubes played",
    "brief.no_alga": "No alga left",
    "brief.no_polyp_left": "No polyp left to take",
    "brief.shrimp_on_rock": "Shrimp on bare rock",
    "brief.collected": "Collected already",
    "brief.needs_card": "Needs a blue-shrimp card",
    "brief.no_reef_tile": "No reef tile",
    "brief.no_place": "No cell for it",
    "brief.no_payment": "Nothing to pay with",
    "brief.one_card": "One card a turn",
    "brief.three_cards": "You hold three cards",
    "brief.no_card_left": "No card is left",
    "brief.not_after_collecting": "Not after collecting",
    "brief.no_card": "No card",
    "brief.no_blue_card": "No blue-shrimp card",
    "brief.no_card_fits": "No card fits",
    # how it stands, in a few words
    "brief.decide": "Decide first",
    "brief.done": "Done",
    "brief.after_first_cube": "After the first cube",
    "brief.owed": "Play the {colour:colour} cube",
    "brief.laid": "{laid} {colour:colour} laid",
    # what is done, or being done
    "done.1": "Your fish has eaten this turn.",
    "done.2": "You have played your first cube this turn.",
    "done.3": "You have played your second cube this turn.",
    "done.4": "You have introduced a shrimp this turn.",
    "done.8b": "You have bought a card this turn.",
    "done.10": "You have collected this turn.",
    "nothing.acted": "You have already done something this turn.",
    "cube.second": "It follows action 2.",
    "progress.owed": "Play the {colour:colour} cube: it was taken to be played at once.",
    "progress.laying": "You are laying {colour:colour}: {laid:number} {laid:|polyp|polyps} laid so far.",
    # what is offered, in a few words
    "offer.eat": "{corals} {corals:|coral|corals} to eat",
    "offer.colours": "{colours!c:any}",
    "offer.many_colours": lambda _, given: f"{len(given['colours'])} colours",
    "offer.shrimp": "{left} left",
    "offer.move": "{shrimps} {shrimps:|shrimp|shrimps} may move",
    "offer.alga": "{tiles} {tiles:|tile|tiles} to pay with",
    "offer.ends_turn": "Ends your turn",
    "offer.pass": "Pass",
    "offer.nothing": "Just collect",
    "offer.ways": "{ways} ways",
    "offer.polyp": "Swap a cube",
    "offer.place": "Place a reef tile",
    "offer.buy": "Buy a card",
    "offer.cards": "{cards} {cards:|card|cards} to play",
    # what an action would do
    "promise.eat": "Your fish may eat one of your corals, before everything else in the turn.",
    "promise.eat_last": "Your fish may eat one of your corals.",
    "promise.cube": "Play {colours:a} cube and lay polyps of its colour.",
    "promise.shrimp": "Put one of your unplayed shrimps on a coral without a shrimp.",
    "promise.move": "Move your shrimps within a coral, to a coral without a shrimp, to bare rock or back.",
    "promise.larva": "Swap a consumed {colours:any} tile for a cube of its colour, which you then play at once.",
    "promise.larva_kept": "Swap a consumed {colours:any} tile for a cube of its colour.",
    "promise.alga": "Pay a consumed tile for an alga, which turns coral tiles over.",
    "promise.alga_lock": "Pay a consumed tile for an alga, which turns coral tiles or locks one.",
    "promise.polyp": "Swap {colours:a} cube for a polyp of its colour.",
    "promise.take": "Collect a space of the open sea: its cube and its polyps. That ends your turn.",
    "promise.end": "You have collected: end your turn.",
    "promise.pass": "Pass: you eat nothing in the final round.",
    "promise.nothing": "You may do nothing else and just collect.",
    "promise.place": _place,
    "promise.buy": "Buy a card for one tile or one cube.",
    "promise.cards": lambda _, given: (
        "Play one card, for the text or the blue shrimp."
        if given["cards"] == 1
        else f"Play one of {number(given['cards'])} cards, for the text or the blue shrimp."
    ),
}
