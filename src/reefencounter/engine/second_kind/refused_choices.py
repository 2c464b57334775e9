"""Why an answer to a card is wrong: what the card asks decides, then the cell, the colour or the tile (S7.4, N7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ..components import ALGAE, COLOURS
from ..errors import IllegalAction, refused
from . import codes, refused_cards
from .components import KINDS
from .refused_places import UNFIT, beside, joined, no_stand, not_empty, on_board

if TYPE_CHECKING:
    from .layout import Reef
    from .position import SecondKindPosition

STEPS = (-9, -1, 1, 9)  # n, w, e, s


class Asked(NamedTuple):
    """The card that waits for an answer, and where."""

    position: SecondKindPosition
    reef: Reef
    player: int
    amount: int  # of the card: how many, or how large

    def held(self, pile: list[int], kind: int) -> int:
        """How many tiles of a kind the player has in a pile."""
        return pile[codes.KINDS * self.player + kind]


def choosing(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    """Why this does not answer the card that waits."""
    card = position.deck.cards[reef.card]
    if action == codes.CHOOSE_DONE:
        return refused("choose.not_done", "S7.4")
    asked = Asked(position, reef, player, card.amount)
    for first, last, wrong in ANSWERS.get(card.effect, ()):
        if first <= action < last:
            return wrong(asked, action - first)
    return refused("choose.first", "S7.4")


def _cube(asked: Asked, code: int) -> IllegalAction:
    return refused_cards.cube(asked.reef, code, asked.player)


def _gain(asked: Asked, kind: int) -> IllegalAction:
    if kind >= len(COLOURS):
        return refused("choose.colour", "S7.4")
    return refused("larva.no_cube", "S7.4", colours=COLOURS[kind])


def _swap(asked: Asked, code: int) -> IllegalAction:
    place, taken = divmod(code, codes.KINDS)
    given, space = divmod(place, codes.COLOURS)
    if not asked.held(asked.reef.hand, given):
        return refused("choose.none_in_hand", "S7.4", tile=KINDS[given])
    if given == taken:
        return refused("choose.swap_alike", "S7.4")
    return refused("choose.none_on_space", "S7.4", tile=KINDS[taken], colour=COLOURS[space])


def _dip(asked: Asked, kind: int) -> IllegalAction:
    return refused("choose.not_drawn", "S7.4", tile=KINDS[kind])


def _digest(asked: Asked, kind: int) -> IllegalAction:
    if kind >= codes.ROCK:
        return refused("choose.no_polyp_tile", "S7.4", tile=KINDS[kind])
    return refused("choose.none_in_hand", "S7.4", tile=KINDS[kind])


def _growth(asked: Asked, code: int) -> IllegalAction:
    """The same that laying asks, without attacks (R4.5, R4.6)."""
    position, reef = asked.position, asked.reef
    cell, colour = divmod(code, codes.COLOURS)
    if wrong := not_empty(position, cell):
        return wrong
    near = [place for place in beside(cell) if position.colour_at(place) == colour]
    if not any(
        position.shrimp_at(polyp) == asked.player for place in near for polyp in position.coral(place)
    ):
        return refused("choose.not_beside_own", "S7.4", colour=COLOURS[colour])
    if not reef.reserve[colour] and not reef.bag[colour]:
        return refused("polyp.no_ordinary_left", "S7.4", colours=COLOURS[colour])
    if cell in position.joining(colour):
        return joined(position, cell, colour)
    return refused("choose.rock_side", "S4.2", colour=COLOURS[colour])


def _blue(asked: Asked, code: int) -> IllegalAction:
    return refused_cards.blue(asked.position, asked.reef, *divmod(code, codes.ALL_CELLS))


def _shift(asked: Asked, code: int) -> IllegalAction:
    return refused_cards.shift(asked.position, asked.reef, *divmod(code, codes.GOALS))


def _alga(asked: Asked, alga: int) -> IllegalAction:
    return refused("alga.none_left", "R8.3", alga=ALGAE[alga])


def _flip(asked: Asked, tile: int) -> IllegalAction:
    return refused("alga.locked", "S7.4", coral_tile=tile + 1)


def _snack(asked: Asked, kind: int) -> IllegalAction:
    if codes.DOUBLE <= kind < codes.HALF:
        return refused("choose.no_double", "S7.4")
    return refused("choose.none_consumed", "S7.4", tile=KINDS[kind])


def _shoo(asked: Asked, cell: int) -> IllegalAction:
    return refused("choose.no_crown", "S7.4")


def _nudge(asked: Asked, code: int) -> IllegalAction:
    origin, side = divmod(code, codes.SIDES)
    if origin not in asked.position.crowns():
        return refused("choose.no_crown", "S7.4")
    goal = origin + STEPS[side]
    if goal not in beside(origin):
        return refused("choose.nudge_far", "S7.4")
    return _lair(asked, goal)


def _summon(asked: Asked, cell: int) -> IllegalAction:
    if not asked.reef.bag[codes.CROWN]:
        return refused("choose.none_in_bag", "S7.4", tile=KINDS[codes.CROWN])
    return _lair(asked, cell)


def _lair(asked: Asked, cell: int) -> IllegalAction:
    if not_empty(asked.position, cell):
        return refused(*UNFIT[codes.CROWN])
    return refused("choose.crown_alone", "S3.5")


def _terrain(asked: Asked, code: int) -> IllegalAction:
    kind = codes.ROCK + code // codes.OFF
    if not asked.reef.bag[kind]:
        return refused("choose.none_in_bag", "S7.4", tile=KINDS[kind])
    return refused(*UNFIT[kind])


def _introduce(asked: Asked, cell: int) -> IllegalAction:
    if not asked.reef.unplayed[asked.player]:
        return refused("shrimp.none_left", "R7.1")
    return _onto(asked, cell, codes.OFF)


def _move(asked: Asked, code: int) -> IllegalAction:
    origin, goal = divmod(code, codes.ALL_CELLS)
    if asked.position.shrimp_at(origin) != asked.player:
        return refused("move.no_shrimp", "R7.2")
    if asked.position.colour_at(origin) < 0:
        return refused("choose.shrimp_on_rock", "S7.4")
    if goal == origin:
        return refused("move.there_already", "R7.2")
    return _onto(asked, goal, origin)


def _onto(asked: Asked, cell: int, origin: int) -> IllegalAction:
    """A shrimp, from a cell or from behind the screen, onto a small coral."""
    position, board = asked.position, cell // codes.CELLS
    if position.colour_at(cell) < 0:
        return refused("choose.no_polyp", "S7.4")
    if board != origin // codes.CELLS and on_board(position, board, asked.player) >= 2:
        return refused("shrimp.two_on_board", "R7.3")
    wrong = no_stand(position, asked.reef, cell, origin)
    return wrong or refused("choose.coral_large", "S7.4", size=len(position.coral(cell)), most=asked.amount)


def _kept(asked: Asked, tile: int) -> IllegalAction:
    return refused("choose.does_not_turn", "S7.4", coral_tile=tile + 1)


def _search(asked: Asked, kind: int) -> IllegalAction:
    if not asked.reef.returned >> kind & 1:
        return refused("choose.not_returned", "S7.4", tile=KINDS[kind])
    return refused("choose.none_in_bag", "S7.4", tile=KINDS[kind])


def _ward(asked: Asked, cell: int) -> IllegalAction:
    if asked.position.colour_at(cell) < 0:
        return refused("choose.ward_no_polyp", "S7.4")
    return refused("choose.ward_not_own", "S7.4")


def _gull(asked: Asked, code: int) -> IllegalAction:
    space, kind = divmod(code, codes.KINDS)
    return refused("choose.none_on_space", "S7.4", tile=KINDS[kind], colour=COLOURS[space])


Wrong = Callable[[Asked, int], IllegalAction]
KIND = (codes.CHOOSE_KIND, codes.CHOOSE_ALGA)
TILE = (codes.CHOOSE_TILE, codes.CHOOSE_SEA)
ANSWERS: dict[
    int, tuple[tuple[int, int, Wrong], ...]
] = {  # by effect: the ids that answer it, and who refuses them
    codes.BREAKFAST: ((codes.CUBE, codes.LAY, _cube),),
    codes.EXTRA_CUBE: ((codes.CUBE, codes.LAY, _cube),),
    codes.GAIN_CUBE: ((*KIND, _gain),),
    codes.SWAP_TILES: ((codes.CHOOSE_SWAP, codes.CHOOSE_CELL, _swap),),
    codes.DIP: ((*KIND, _dip),),
    codes.DIGEST: ((*KIND, _digest),),
    codes.PLACE_FREE: ((codes.CHOOSE_GROWTH, codes.CHOOSE_BLUE, _growth),),
    codes.BLUE_USES: (
        (codes.CHOOSE_BLUE, codes.CHOOSE_SHIFT, _blue),
        (codes.CHOOSE_SHIFT, codes.CHOOSE_SHOO, _shift),
    ),
    codes.ALGA_PLAY: ((codes.CHOOSE_ALGA, codes.CHOOSE_TILE, _alga),),
    codes.FLIP: ((*TILE, _flip),),
    codes.SNACK: ((*KIND, _snack),),
    codes.CROWN_WORK: (
        (codes.CHOOSE_SHOO, codes.CHOOSE_NUDGE, _shoo),
        (codes.CHOOSE_NUDGE, codes.CHOOSE_SUMMON, _nudge),
        (codes.CHOOSE_SUMMON, codes.CHOOSE_TERRAIN, _summon),
    ),
    codes.TERRAIN: ((codes.CHOOSE_TERRAIN, codes.CHOOSE_INTRODUCE, _terrain),),
    codes.GULL: ((codes.CHOOSE_SEA, codes.CHOOSE_SWAP, _gull),),
    codes.SHIFT_WORK: (
        (codes.CHOOSE_INTRODUCE, codes.CHOOSE_MOVE, _introduce),
        (codes.CHOOSE_MOVE, codes.CHOOSE_DONE, _move),
    ),
    codes.SKIP_FLIP: ((*TILE, _kept),),
    codes.SEARCH_BAG: ((*KIND, _search),),
    codes.WARD: ((codes.CHOOSE_CELL, codes.CHOOSE_GROWTH, _ward),),
}
