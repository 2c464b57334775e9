"""Why an action of the expansion is not legal: a message with its clause.

The rules themselves are in options, card_choices and legal; this asks again, one condition after the other, once an
action has been refused. What a card needs is in refused_cards, and what it asks in refused_choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...messages import Message
from .. import codes as base
from ..components import ALGAE, COLOURS, CORAL_TILES
from ..errors import IllegalAction, refused
from . import codes, refused_cards, refused_choices
from .cells import bit
from .components import KINDS
from .layout import halves
from .refused_places import UNFIT, joined, no_stand, on_board

if TYPE_CHECKING:
    from .layout import Reef
    from .position import SecondKindPosition

DECISIONS = {  # what has to be decided before anything else
    codes.FLEE_PENDING: Message("flee.first", "S3.4"),
    codes.DRIFT_PENDING: Message("drift.first", "S3.4"),
    codes.RETURN_PENDING: Message("return.first", "S4.7"),
    codes.SPLIT_PENDING: Message("split.first", "S4.4"),
    codes.CARD_PENDING: Message("choose.first", "S7.4"),
    codes.WINDOW_PENDING: Message("window.first", "S7.5"),
}
CROWNS_FIRST = Message("crown.first", "S3.1")


def refusal(position: SecondKindPosition, action: int, player: int) -> IllegalAction:
    """The error for an action that this player may not take now."""
    reef = position.fields()
    if not codes.FIRST <= action < codes.ACTIONS:
        return refused("action.no_number_second_kind", "N2", number=action)
    if reef.phase == base.OVER:
        return refused("over", "R3.6")
    if reef.phase == base.SETUP:
        return _in_setup(reef, action, player)
    if player != position.actor:
        return refused("turn.another_acts", "R3.6", player=position.actor, asked=player)
    if action < codes.CROWN_ACT:
        return refused("setup.behind", "R2.8")
    if reef.pending == codes.CARD_PENDING:
        return refused_choices.choosing(position, reef, action, player)
    if reef.pending:
        return IllegalAction(DECISIONS[reef.pending])
    if any(halves(reef.acting)[:]):
        return _crown(reef, action)
    if action < codes.EAT:
        return refused("crown.none_acts", "S3.1")
    if reef.phase == base.FINAL:
        if action < codes.RETURN:
            return _eat(position, reef, action - codes.EAT, player)
        return refused("final.eat_or_pass", "R11.2")
    if action == codes.PASS:
        return refused("pass.not_final", "R11.2")
    return _in_turn(position, reef, action, player)


def _crown(reef: Reef, action: int) -> IllegalAction:
    place = (action - codes.CROWN_ACT) // codes.SIDES
    if action < codes.FLEE and reef.acting[place // codes.CELLS] & bit(place):
        return refused("crown.wrong_target", "S3.2")
    return IllegalAction(CROWNS_FIRST)


def _in_setup(reef: Reef, action: int, player: int) -> IllegalAction:
    if player >= reef.players:
        return refused("player.none", "R3.6", player=player)
    if action >= codes.CROWN_ACT:
        return refused("setup.going_on", "R2.8")
    fed = any(reef.fish[codes.KINDS * player : codes.KINDS * player + 5])
    if action < codes.LARVAE:
        if fed:
            return refused("feed.done", "R2.8")
        return refused("feed.none", "R2.8", colours=COLOURS[action - codes.FEED])
    if not fed:
        return refused("larvae.feed_first", "R2.8")
    return refused("larvae.done", "R2.8")


def _in_turn(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    if codes.DISCARD <= action < codes.CARD:
        return refused("card.not_held", "S7.1")
    if codes.MOVE <= action < codes.LARVA:
        return _move(position, reef, action - codes.MOVE, player)
    if reef.phase == base.LAYING:
        if codes.LAY <= action < codes.SPLIT:
            return _lay(position, reef, action - codes.LAY, player)
        if action == codes.STOP:
            return refused("laying.nothing_laid", "R4.3")
        return refused("laying.unfinished", "R3.4")
    owed = reef.must_play
    if (
        owed
        and not codes.CUBE + (owed - 1) * codes.CUBE_COLOURS
        <= action
        < codes.CUBE + owed * codes.CUBE_COLOURS
    ):
        return refused("cube.owed", "R8.1", colour=COLOURS[owed - 1])
    if action < codes.RETURN:
        return _eat(position, reef, action - codes.EAT, player)
    if action < codes.CUBE:
        return refused("return.no_meal", "S4.7")
    if action < codes.LAY:
        return refused_cards.cube(reef, action - codes.CUBE, player)
    if codes.SPLIT <= action < codes.STOP:
        return refused("split.no_double", "S4.4")
    if action <= codes.STOP:
        return refused("lay.no_cube", "R4.1")
    if action < codes.MOVE:
        return _introduce(position, reef, action - codes.SHRIMP, player)
    if action < codes.POLYP:
        return _exchange(position, reef, action, player)
    if action < codes.PLACE:
        colour = action - codes.POLYP
        if not reef.cubes[5 * player + colour]:
            return refused("polyp.no_cube", "R8.2", colours=COLOURS[colour])
        return refused("polyp.no_ordinary_left", "R8.2", colours=COLOURS[colour])
    if action < codes.BUY:
        return _place(reef, action - codes.PLACE, player)
    if action < codes.DISCARD:
        return refused_cards.buying(reef, action - codes.BUY, player)
    if action < codes.CHOOSE_KIND:
        return refused_cards.playing(position, reef, action, player)
    if action < codes.REACT:
        return refused("choose.no_card", "S7.4")
    if action < codes.TAKE:
        return refused("window.none", "S7.5")
    return _end(reef, action)


def _end(reef: Reef, action: int) -> IllegalAction:
    if action == codes.END and not reef.collected:
        return refused("end.not_collected", "S8.5")
    if action < codes.END and reef.collected:
        return refused("take.done", "S8.5")
    return refused("take.shrimp_on_rock", "R7.4")


def _eat(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    cell, card = divmod(code, codes.MEAL_CARDS)
    if reef.phase == base.TURN and reef.acted and not reef.breakfast:
        return refused("eat.late", "R3.5")
    if position.shrimp_at(cell) != player:
        return refused("eat.no_shrimp", "R10.1")
    size = len(position.coral(cell))
    if size < 5:
        return refused("eat.small", "R10.1", size=size)
    if not reef.eaten[player]:
        return refused("eat.needs_card", "S8.1")
    if card:
        return refused("eat.no_card", "S8.1")
    return refused("eat.feeds_nothing", "R11.2", size=size)


def _lay(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    place, variant = divmod(code, codes.VARIANTS)
    cell, consumed = divmod(place, codes.SOURCES)
    colour = reef.laying - 1
    kind = _kind(variant, colour)
    if not consumed and reef.from_hand >= (reef.lay_hand or 4):
        return refused("lay.so_many_from_hand", "R4.1", most=reef.lay_hand or 4)
    pile = reef.consumed if consumed else reef.hand
    if COLOURS[colour] not in KINDS[kind] or not pile[codes.KINDS * player + kind]:
        where = "lay.none_consumed" if consumed else "lay.none_in_hand"
        return refused(where, "R4.1", tile=KINDS[kind])
    if codes.PAIR_VARIANT <= variant < codes.DOUBLE_VARIANT and _shown(variant) != colour:
        return refused("lay.other_side", "S4.3", colour=COLOURS[colour])
    if not position.is_rock(cell):
        return refused("lay.no_rock", "R4.5")
    target = position.colour_at(cell)
    if target == colour:
        return refused("lay.own_colour", "R5.4", colour=COLOURS[colour])
    if target < 0 and position.shrimp_at(cell) >= 0:
        return refused("lay.shrimp_on_rock", "R4.5")
    if cell in position.crowns():
        return refused("lay.crown", "S3.6")
    if target >= 0 and not reef.weaker[colour] >> target & 1 and not reef.lay_weaker:
        return refused("lay.not_stronger", "R5.1", colour=COLOURS[colour], target=COLOURS[target])
    if cell in position.protected():
        return refused("lay.protected_second_kind", "R5.3")
    if cell in position.joining(colour, variant):
        return joined(position, cell, colour)
    if target < 0:
        return refused("lay.two_blue_or_joins", "S5.2")
    return refused("lay.no_attacker_second_kind", "R5.1", colour=COLOURS[colour])


def _kind(variant: int, colour: int) -> int:
    """The kind of a tile that lies like this."""
    for first, kind, each in (
        (codes.BLUE_VARIANT, codes.BLUE, 1),
        (codes.HALF_VARIANT, codes.HALF, 4),
        (codes.DOUBLE_VARIANT, codes.DOUBLE, 1),
        (codes.PAIR_VARIANT, codes.PAIR, 2),
    ):
        if variant >= first:
            return kind + (variant - first) // each
    return colour


def _shown(variant: int) -> int:
    """The colour that a two-coloured tile shows."""
    pair, second = divmod(variant - codes.PAIR_VARIANT, 2)
    return COLOURS.index(KINDS[codes.PAIR + pair][2 if second else 0])


def _introduce(position: SecondKindPosition, reef: Reef, cell: int, player: int) -> IllegalAction:
    if reef.introduced:
        return refused("shrimp.done", "R3.3")
    if not reef.unplayed[player]:
        return refused("shrimp.none_left", "R7.1")
    if not position.coral(cell):
        return refused("shrimp.no_polyp", "R7.1")
    if on_board(position, cell // codes.CELLS, player) >= 2:
        return refused("shrimp.two_on_board", "R7.3")
    return no_stand(position, reef, cell) or refused("shrimp.blue_there", "S5.2")


def _move(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    origin, goal = divmod(code, codes.GOALS)
    if position.shrimp_at(origin) != player:
        return refused("move.no_shrimp", "R7.2")
    if goal == origin:
        return refused("move.there_already", "R7.2")
    moved = origin in position.moved()
    if goal == codes.OFF or (moved and position.colour_at(origin) >= 0):
        return refused("move.just_moved", "R7.6")
    if not position.is_rock(goal):
        return refused("move.no_rock", "R7.2")
    if position.shrimp_at(goal) >= 0 or goal in position.crowns():
        return refused("move.occupied_second_kind", "R7.2")
    board = goal // codes.CELLS
    if board != origin // codes.CELLS and on_board(position, board, player) >= 2:
        return refused("shrimp.two_on_board", "R7.3")
    if position.colour_at(goal) < 0 and moved:
        return refused("move.only_onto_polyp", "R7.6")
    return no_stand(position, reef, goal, origin) or refused("move.cube_stuck", "R8.1")


def _exchange(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    if action < codes.ALGA:
        colour, kind = divmod(action - codes.LARVA, codes.POLYP_KINDS)
        if not reef.consumed[codes.KINDS * player + kind]:
            return refused("larva.no_such_tile", "R8.1", tile=KINDS[kind])
        if COLOURS[colour] not in KINDS[kind]:
            return refused("larva.other_colour", "R8.1", tile=KINDS[kind], colour=COLOURS[colour])
        if not reef.larvae[colour]:
            return refused("larva.no_cube", "R8.1", colours=COLOURS[colour])
        return refused("larva.stuck", "R8.1")
    kind, rest = divmod(action - codes.ALGA, codes.ALGA_USES)
    alga, place = divmod(rest, codes.PLACES)
    if not reef.consumed[codes.KINDS * player + kind]:
        return refused("alga.no_tile", "R8.3", tile=KINDS[kind])
    if place and reef.locks >> (place - 1) & 1:
        return refused("alga.locked", "R8.5", coral_tile=place)
    if place and reef.locked and reef.more_locks < 2:
        return refused("alga.one_lock_second_kind", "R8.5")
    if place and not reef.eaten[player]:
        return refused("alga.nothing_eaten", "R8.5")
    if place:
        side = CORAL_TILES[place - 1].turned() if reef.turned >> place - 1 & 1 else CORAL_TILES[place - 1]
        if side.large != ALGAE[alga]:
            return refused("alga.other_large", "R8.5", coral_tile=place, shown=side.large, alga=ALGAE[alga])
        if position.permits(action - place, player):
            return refused("alga.last_lock_second_kind", "R8.6")
    return refused("alga.none_left", "R8.3", alga=ALGAE[alga])


def _place(reef: Reef, code: int, player: int) -> IllegalAction:
    kind = codes.ROCK + code // codes.ALL_CELLS
    name, clause = UNFIT[kind]
    if not reef.hand[codes.KINDS * player + kind]:
        return refused("place.none", clause, tile=KINDS[kind])
    return refused(name, clause)
