"""Why a card can be neither bought nor played now, for people: the clause and one sentence (S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import IllegalAction
from ..refusal import NAMES
from . import codes
from .cells import bit
from .components import KINDS, MOST_CARDS
from .naming import tile_name

if TYPE_CHECKING:
    from .layout import Reef
    from .position import SecondKindPosition

LAYING = (codes.ANY_COLOUR, codes.MORE_FROM_HAND, codes.WEAKER_ATTACK)  # they wait for the next laying
NEEDS = {  # what the first choice of each effect would need
    codes.BREAKFAST: "It needs a cube with which a polyp can be laid, before anything else is done this turn.",
    codes.EARLY_COLLECT: "It needs action 10 undone this turn, and no shrimp of yours on bare rock.",
    codes.GAIN_CUBE: "The supply has no cube.",
    codes.SWAP_TILES: "It needs a tile in your hand and one of another kind on the open sea.",
    codes.DIP: "The bag has too few tiles.",
    codes.DIGEST: "You have no polyp tile in your hand.",
    codes.EXTRA_CUBE: "It needs a cube with which a polyp can be laid.",
    codes.PLACE_FREE: "No coral of yours has a free rock cell beside it for a tile of its colour.",
    codes.BLUE_USES: "No blue shrimp can be introduced or moved.",
    codes.ALGA_PLAY: "No alga cylinder is left in the supply.",
    codes.FLIP: "Every coral tile is locked.",
    codes.MORE_LOCKS: "It needs an eaten coral of yours and an unlocked coral tile, and it works once a turn.",
    codes.SNACK: "It needs an eaten coral of yours, and a consumed tile that is no double.",
    codes.CROWN_WORK: "No crown of thorns can be removed, moved or brought.",
    codes.TERRAIN: "The bag has no bare rock or deep water that could be placed.",
    codes.GULL: "No tile lies on the open sea.",
    codes.SHIFT_WORK: "No shrimp of yours could be introduced or moved by it.",
    codes.SKIP_FLIP: "You could play no alga this turn, or it is in force already.",
    codes.SEARCH_BAG: "Nothing that this turn's meal returned is in the bag.",
    codes.WARD: "No coral carries a shrimp of yours.",
}


def buying(reef: Reef, code: int, player: int) -> IllegalAction:
    """Action 8b."""
    if reef.bought:
        return IllegalAction("S7.1", "You have already bought a card this turn.")
    if reef.collected:
        return IllegalAction("S8.5", "No card is bought after action 10.")
    if reef.cards[player].bit_count() >= MOST_CARDS:
        return IllegalAction("S7.1", "You hold three cards: play or discard one first.")
    if not reef.draw and not reef.discards:
        return IllegalAction("S7.1", "There is no card left to buy.")
    if code >= 2 * codes.KINDS:
        return IllegalAction("S7.1", f"You have no {NAMES[code - 2 * codes.KINDS]} cube to pay with.")
    where = "among your consumed tiles" if code >= codes.KINDS else "in your hand"
    return IllegalAction("S7.1", f"You have no {tile_name(KINDS[code % codes.KINDS])} {where} to pay with.")


def playing(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    """Action 8c, for the text or for the blue shrimp."""
    if action < codes.USE_BLUE:
        card = action - codes.CARD
    elif action < codes.USE_SHIFT:
        card = (action - codes.USE_BLUE) // ((codes.OFF + 1) * codes.OFF)
    else:
        card = (action - codes.USE_SHIFT) // ((codes.OFF + 1) * codes.OFF)
    if not reef.cards[player] >> card & 1:
        return IllegalAction("S7.2", "You do not hold that card.")
    rule = position.deck.cards[card]
    if action >= codes.USE_BLUE:
        return _blue(position, reef, action, rule.blue_shrimp)
    if rule.effect == codes.BREAKFAST and reef.acted:
        return IllegalAction("S7.2", "It comes before action 1: you have already done something this turn.")
    if rule.effect in LAYING:
        return IllegalAction(
            "S7.4", "It needs a cube still to be played this turn, and it may wait only once."
        )
    return IllegalAction("S7.4", NEEDS.get(rule.effect, "That card cannot be carried out now."))


def _blue(position: SecondKindPosition, reef: Reef, action: int, has_shrimp: bool) -> IllegalAction:
    if not has_shrimp:
        return IllegalAction("S7.3", "That card carries no blue shrimp.")
    each = codes.OFF if action < codes.USE_SHIFT else codes.OFF + 1
    first = codes.USE_BLUE if action < codes.USE_SHIFT else codes.USE_SHIFT
    start, goal = divmod((action - first) % ((codes.OFF + 1) * codes.OFF), each)
    if goal != start and goal < reef.players * codes.CELLS and position.colour_at(goal) >= 0:
        if reef.blue_tiles[goal // codes.CELLS] & bit(goal):
            return IllegalAction("S4.5", "No shrimp may stand on a blue shrimp tile.")
        if position.shrimp_at(goal) >= 0:
            return IllegalAction("S5.2", "That polyp carries a shrimp already.")
        if any(cell != start and _is_blue(reef, cell) for cell in position.coral(goal)):
            return IllegalAction("S5.2", "That coral carries a blue shrimp already.")
    if action >= codes.USE_SHIFT:
        return IllegalAction(
            "S5.5", "A blue shrimp is moved only from a coral of your own, to a polyp that is free."
        )
    origin = (action - codes.USE_BLUE) % ((codes.OFF + 1) * codes.OFF) // codes.OFF
    if origin == codes.OFF and not reef.supply:
        return IllegalAction(
            "S5.5", "The supply is empty: name a blue shrimp of the boards, such as 2c3, first."
        )
    if origin != codes.OFF and reef.supply:
        return IllegalAction("S5.5", "The blue shrimp comes from the supply as long as one is there.")
    return IllegalAction("S5.5", "A blue shrimp goes onto a polyp, and there is none on that cell.")


def _is_blue(reef: Reef, cell: int) -> bool:
    board = cell // codes.CELLS
    return (reef.blue[board] | reef.blue_tiles[board]) & bit(cell) != 0
