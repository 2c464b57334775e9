"""Why a card can be neither bought nor played now (S7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components import COLOURS
from ..errors import IllegalAction, refused
from . import codes
from .cells import bit
from .components import KINDS, MOST_CARDS

if TYPE_CHECKING:
    from .layout import Reef
    from .position import SecondKindPosition

LAYING = (codes.ANY_COLOUR, codes.MORE_FROM_HAND, codes.WEAKER_ATTACK)  # they wait for the next laying
NEEDS = {  # what the first choice of each effect would need
    codes.BREAKFAST: "card.needs.breakfast",
    codes.EARLY_COLLECT: "card.needs.early_collect",
    codes.GAIN_CUBE: "card.needs.gain_cube",
    codes.SWAP_TILES: "card.needs.swap_tiles",
    codes.DIP: "card.needs.dip",
    codes.DIGEST: "card.needs.digest",
    codes.EXTRA_CUBE: "card.needs.extra_cube",
    codes.PLACE_FREE: "card.needs.place_free",
    codes.BLUE_USES: "card.needs.blue_uses",
    codes.ALGA_PLAY: "card.needs.alga_play",
    codes.FLIP: "card.needs.flip",
    codes.MORE_LOCKS: "card.needs.more_locks",
    codes.SNACK: "card.needs.snack",
    codes.CROWN_WORK: "card.needs.crown_work",
    codes.TERRAIN: "card.needs.terrain",
    codes.GULL: "card.needs.gull",
    codes.SHIFT_WORK: "card.needs.shift_work",
    codes.SKIP_FLIP: "card.needs.skip_flip",
    codes.SEARCH_BAG: "card.needs.search_bag",
    codes.WARD: "card.needs.ward",
}


def buying(reef: Reef, code: int, player: int) -> IllegalAction:
    """Action 8b."""
    if reef.bought:
        return refused("buy.done", "S7.1")
    if reef.collected:
        return refused("buy.collected", "S8.5")
    if reef.cards[player].bit_count() >= MOST_CARDS:
        return refused("buy.three_cards", "S7.1")
    if not reef.draw and not reef.discards:
        return refused("buy.none_left", "S7.1")
    if code >= 2 * codes.KINDS:
        return refused("buy.no_cube", "S7.1", colours=COLOURS[code - 2 * codes.KINDS])
    where = "buy.none_consumed" if code >= codes.KINDS else "buy.none_in_hand"
    return refused(where, "S7.1", tile=KINDS[code % codes.KINDS])


def playing(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    """Action 8c, for the text or for the blue shrimp."""
    if action < codes.USE_BLUE:
        card = action - codes.CARD
    elif action < codes.USE_SHIFT:
        card = (action - codes.USE_BLUE) // codes.BLUE_USES_OF_A_CARD
    else:
        card = (action - codes.USE_SHIFT) // codes.BLUE_USES_OF_A_CARD
    if not reef.cards[player] >> card & 1:
        return refused("card.not_held", "S7.2")
    rule = position.deck.cards[card]
    if action >= codes.USE_BLUE:
        if not rule.blue_shrimp:
            return refused("blue.not_on_card", "S7.3")
        uses = codes.BLUE_USES_OF_A_CARD
        if action < codes.USE_SHIFT:
            return blue(position, reef, *divmod((action - codes.USE_BLUE) % uses, codes.ALL_CELLS))
        return shift(position, reef, *divmod((action - codes.USE_SHIFT) % uses, codes.GOALS))
    if rule.effect == codes.BREAKFAST and reef.acted:
        return refused("card.breakfast_late", "S7.2")
    if rule.effect in LAYING:
        return refused("card.laying", "S7.4")
    return refused(NEEDS.get(rule.effect, "card.not_now"), "S7.4")


def cube(reef: Reef, code: int, player: int) -> IllegalAction:
    """A cube to be laid with."""
    given, colour = divmod(code, codes.CUBE_COLOURS)
    if not reef.cubes[5 * player + given]:
        return refused("cube.none", "R4.1", colours=COLOURS[given])
    if reef.lays >= 2:
        return refused("cube.two_played", "R3.3")
    if colour and not reef.next_colour:
        return refused("cube.as_another", "R4.1")
    laid = COLOURS[colour - 1 if colour else given]
    return refused("cube.no_polyp_second_kind", "R4.3", colours=laid)


def blue(position: SecondKindPosition, reef: Reef, origin: int, goal: int) -> IllegalAction:
    """A blue shrimp that is introduced, by its card or by the text of one."""
    if taken := _taken(position, reef, origin, goal):
        return taken
    if origin == codes.OFF and not reef.supply:
        return refused("blue.supply_empty", "S5.5")
    if origin != codes.OFF and reef.supply:
        return refused("blue.from_supply", "S5.5")
    return refused("blue.no_polyp", "S5.5")


def shift(position: SecondKindPosition, reef: Reef, origin: int, goal: int) -> IllegalAction:
    """A blue shrimp that is moved, by its card or by the text of one."""
    return _taken(position, reef, origin, goal) or refused("shift.own_coral", "S5.5")


def _taken(position: SecondKindPosition, reef: Reef, origin: int, goal: int) -> IllegalAction | None:
    """Why no blue shrimp may stand on a polyp."""
    if goal == origin or goal >= reef.players * codes.CELLS or position.colour_at(goal) < 0:
        return None
    if reef.blue_tiles[goal // codes.CELLS] & bit(goal):
        return refused("shrimp.blue_tile", "S4.5")
    if position.shrimp_at(goal) >= 0:
        return refused("blue.polyp_taken", "S5.2")
    if any(cell != origin and _is_blue(reef, cell) for cell in position.coral(goal)):
        return refused("blue.coral_taken", "S5.2")
    return None


def _is_blue(reef: Reef, cell: int) -> bool:
    board = cell // codes.CELLS
    return (reef.blue[board] | reef.blue_tiles[board]) & bit(cell) != 0
