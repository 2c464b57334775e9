"""Why an action is not legal: a message with its clause.

The rules themselves are in options and legal; this asks them again, one condition after the other, once an action
has been refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import codes
from .components import ALGAE, COLOURS, CORAL_TILES
from .errors import IllegalAction, refused

if TYPE_CHECKING:
    from .layout import Reef
    from .position import Position


def refusal(position: Position, action: int, player: int) -> IllegalAction:
    """The error for an action that this player may not take now."""
    reef = position.fields()
    if not 0 <= action < codes.ACTIONS:
        return refused("action.no_number", "N2", number=action)
    if reef.phase == codes.OVER:
        return refused("over", "R3.6")
    if reef.phase == codes.SETUP:
        return _in_setup(reef, action, player)
    if player != reef.player:
        return refused("turn.of_another", "R3.6", player=reef.player, asked=player)
    if action < codes.EAT:
        return refused("setup.behind", "R2.8")
    if reef.phase == codes.FINAL:
        if action < codes.CUBE:
            return _eat(position, reef, action - codes.EAT, player)
        return refused("final.eat_or_pass", "R11.2")
    if action == codes.PASS:
        return refused("pass.not_final", "R11.2")
    if codes.MOVE <= action < codes.LARVA:
        return _move(position, reef, action - codes.MOVE, player)
    if reef.phase == codes.LAYING:
        if codes.LAY <= action < codes.STOP:
            return _lay(position, reef, action - codes.LAY, player)
        if action == codes.STOP:
            return refused("laying.nothing_laid", "R4.3")
        return refused("laying.unfinished", "R3.4")
    owed = reef.must_play
    if owed and action != codes.CUBE + owed - 1:
        return refused("cube.owed", "R8.1", colour=COLOURS[owed - 1])
    return _in_turn(position, reef, action, player)


def _in_setup(reef: Reef, action: int, player: int) -> IllegalAction:
    if player >= reef.players:
        return refused("player.none", "R3.6", player=player)
    if action >= codes.EAT:
        return refused("setup.going_on", "R2.8")
    fed = any(reef.fish[5 * player : 5 * player + 5])
    if action < codes.LARVAE:
        if fed:
            return refused("feed.done", "R2.8")
        return refused("feed.none", "R2.8", colours=COLOURS[action])
    if not fed:
        return refused("larvae.feed_first", "R2.8")
    return refused("larvae.done", "R2.8")


def _in_turn(position: Position, reef: Reef, action: int, player: int) -> IllegalAction:
    if action < codes.CUBE:
        return _eat(position, reef, action - codes.EAT, player)
    if action < codes.LAY:
        return _cube(reef, action - codes.CUBE, player)
    if action <= codes.STOP:
        return refused("lay.no_cube", "R4.1")
    if action < codes.MOVE:
        return _introduce(position, reef, action - codes.SHRIMP, player)
    if action < codes.ALGA:
        return _larva(reef, action - codes.LARVA, player)
    if action < codes.POLYP:
        return _alga(position, reef, action - codes.ALGA, player)
    if action < codes.TAKE:
        colour = action - codes.POLYP
        if not reef.cubes[5 * player + colour]:
            return refused("polyp.no_cube", "R8.2", colours=COLOURS[colour])
        return refused("polyp.none_left", "R8.2", colours=COLOURS[colour])
    return refused("take.shrimp_on_rock", "R7.4")


def _eat(position: Position, reef: Reef, cell: int, player: int) -> IllegalAction:
    if reef.phase == codes.TURN and reef.acted:
        return refused("eat.late", "R3.5")
    if not _own_shrimp(position, cell, player):
        return refused("eat.no_shrimp", "R10.1")
    size = len(position.coral(cell))
    if size < 5:
        return refused("eat.small", "R10.1", size=size)
    return refused("eat.feeds_nothing", "R11.2", size=size)


def _cube(reef: Reef, colour: int, player: int) -> IllegalAction:
    mine = 5 * player + colour
    if not reef.cubes[mine]:
        return refused("cube.none", "R4.1", colours=COLOURS[colour])
    if reef.lays >= 2:
        return refused("cube.two_played", "R3.3")
    if not reef.hand[mine] and not reef.consumed[mine]:
        return refused("cube.no_polyp", "R4.3", colours=COLOURS[colour])
    return refused("cube.no_cell", "R4.3", colours=COLOURS[colour])


def _lay(position: Position, reef: Reef, code: int, player: int) -> IllegalAction:
    cell, consumed = code // codes.SOURCES, code % codes.SOURCES
    colour = reef.laying - 1
    if consumed and not reef.consumed[5 * player + colour]:
        return refused("lay.no_consumed", "R4.1", colours=COLOURS[colour])
    if not consumed and reef.from_hand >= 4:
        return refused("lay.four_from_hand", "R4.1")
    if not consumed and not reef.hand[5 * player + colour]:
        return refused("lay.no_hand", "R4.1", colours=COLOURS[colour])
    if not position.is_rock(cell):
        return refused("lay.no_rock", "R4.5")
    target = position.colour_at(cell)
    if target == colour:
        return refused("lay.own_colour", "R5.4", colour=COLOURS[colour])
    if target < 0 and position.shrimp_at(cell) >= 0:
        return refused("lay.shrimp_on_rock", "R4.5")
    if target >= 0 and not reef.weaker[colour] >> target & 1:
        return refused("lay.not_stronger", "R5.1", colour=COLOURS[colour], target=COLOURS[target])
    if cell in position.protected():
        return refused("lay.protected", "R5.3")
    if cell in position.joining(colour):
        return refused("lay.joins", "R4.6")
    return refused("lay.no_attacker", "R5.1", colour=COLOURS[colour])


def _introduce(position: Position, reef: Reef, cell: int, player: int) -> IllegalAction:
    if reef.introduced:
        return refused("shrimp.done", "R3.3")
    if not reef.unplayed[player]:
        return refused("shrimp.none_left", "R7.1")
    if not position.coral(cell):
        return refused("shrimp.no_polyp", "R7.1")
    if _shrimps_on_board(reef, cell, player) >= 2:
        return refused("shrimp.two_on_board", "R7.3")
    return refused("shrimp.coral_taken", "R7.3")


def _move(position: Position, reef: Reef, code: int, player: int) -> IllegalAction:
    origin, goal = divmod(code, codes.OFF + 1)
    if not _own_shrimp(position, origin, player):
        return refused("move.no_shrimp", "R7.2")
    if goal == origin:
        return refused("move.there_already", "R7.2")
    if goal == codes.OFF:
        return refused("move.just_moved", "R7.6")
    moved = origin in position.moved()
    if moved and position.colour_at(origin) >= 0:
        return refused("move.just_moved", "R7.6")
    if not position.is_rock(goal):
        return refused("move.no_rock", "R7.2")
    if position.shrimp_at(goal) >= 0:
        return refused("move.occupied", "R7.2")
    if goal // codes.CELLS != origin // codes.CELLS and _shrimps_on_board(reef, goal, player) >= 2:
        return refused("shrimp.two_on_board", "R7.3")
    if position.colour_at(goal) < 0 and moved:
        return refused("move.only_onto_polyp", "R7.6")
    coral = position.coral(goal)
    if origin not in coral and any(position.shrimp_at(cell) >= 0 for cell in coral):
        return refused("shrimp.coral_taken", "R7.3")
    return refused("move.cube_stuck", "R8.1")


def _larva(reef: Reef, colour: int, player: int) -> IllegalAction:
    mine = 5 * player + colour
    if not reef.consumed[mine]:
        return refused("larva.no_tile", "R8.1", colours=COLOURS[colour])
    if not reef.larvae[colour]:
        return refused("larva.no_cube", "R8.1", colours=COLOURS[colour])
    if reef.lays >= 2:
        return refused("larva.two_played", "R8.1")
    if not reef.hand[mine] and reef.consumed[mine] < 2:
        return refused("larva.no_polyp", "R8.1", colours=COLOURS[colour])
    return refused("larva.no_cell", "R8.1", colours=COLOURS[colour])


def _alga(position: Position, reef: Reef, code: int, player: int) -> IllegalAction:
    paid, alga, place = code // codes.ALGA_USES, code % codes.ALGA_USES // codes.PLACES, code % codes.PLACES
    if not reef.consumed[5 * player + paid]:
        return refused("alga.no_tile", "R8.3", tile=COLOURS[paid])
    tile = place - 1
    if tile < 0 or reef.locks >> tile & 1:
        if tile < 0:
            return refused("alga.none_left", "R8.3", alga=ALGAE[alga])
        return refused("alga.locked", "R8.5", coral_tile=place)
    if reef.locked:
        return refused("alga.one_lock", "R8.5")
    if not reef.eaten[player]:
        return refused("alga.nothing_eaten", "R8.5")
    side = CORAL_TILES[tile].turned() if reef.turned >> tile & 1 else CORAL_TILES[tile]
    if side.large != ALGAE[alga]:
        return refused("alga.other_large", "R8.5", coral_tile=place, shown=side.large, alga=ALGAE[alga])
    if position.permits(codes.ALGA + code - place, player):
        return refused("alga.last_lock", "R8.6")
    return refused("alga.none_left", "R8.3", alga=ALGAE[alga])


def _own_shrimp(position: Position, cell: int, player: int) -> bool:
    return position.shrimp_at(cell) == player


def _shrimps_on_board(reef: Reef, cell: int, player: int) -> int:
    return reef.shrimps[4 * (cell // codes.CELLS) + player].bit_count()
