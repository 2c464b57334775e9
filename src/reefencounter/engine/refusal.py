"""Why an action is not legal, for people: the clause and one sentence.

The rules themselves are in options and legal; this asks them again, one condition after the other, once an action
has been refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import codes
from .components import ALGAE, COLOUR_NAMES, COLOURS, CORAL_TILES
from .errors import IllegalAction

if TYPE_CHECKING:
    from .layout import Reef
    from .position import Position

NAMES = [COLOUR_NAMES[colour] for colour in COLOURS]
WITH_ARTICLE = [f"{'an' if name[0] == 'o' else 'a'} {name}" for name in NAMES]


def refusal(position: Position, action: int, player: int) -> IllegalAction:
    """The error for an action that this player may not take now."""
    reef = position.fields()
    if not 0 <= action < codes.ACTIONS:
        return IllegalAction("N2", f"There is no action number {action}.")
    if reef.phase == codes.OVER:
        return IllegalAction("R3.6", "The game is over.")
    if reef.phase == codes.SETUP:
        return _in_setup(reef, action, player)
    if player != reef.player:
        return IllegalAction(
            "R3.6", f"It is the turn of player {reef.player + 1}, not of player {player + 1}."
        )
    if action < codes.EAT:
        return IllegalAction("R2.8", "The first choices were made before the game began.")
    if reef.phase == codes.FINAL:
        if action < codes.CUBE:
            return _eat(position, reef, action - codes.EAT, player)
        return IllegalAction("R11.2", "In the final round you may only eat one coral or pass.")
    if action == codes.PASS:
        return IllegalAction("R11.2", "Only the final round knows passing; a turn ends by collecting.")
    if codes.MOVE <= action < codes.LARVA:
        return _move(position, reef, action - codes.MOVE, player)
    if reef.phase == codes.LAYING:
        if codes.LAY <= action < codes.STOP:
            return _lay(position, reef, action - codes.LAY, player)
        if action == codes.STOP:
            return IllegalAction("R4.3", "Lay at least one polyp before you end the laying.")
        return IllegalAction("R3.4", "Finish the laying first: lay a polyp or stop.")
    owed = reef.must_play
    if owed and action != codes.CUBE + owed - 1:
        return IllegalAction(
            "R8.1", f"Play the {NAMES[owed - 1]} cube first: it was taken to be played at once."
        )
    return _in_turn(position, reef, action, player)


def _in_setup(reef: Reef, action: int, player: int) -> IllegalAction:
    if player >= reef.players:
        return IllegalAction("R3.6", f"There is no player {player + 1} in this game.")
    if action >= codes.EAT:
        return IllegalAction("R2.8", "The players are still choosing their first tile and cubes.")
    fed = any(reef.fish[5 * player : 5 * player + 5])
    if action < codes.LARVAE:
        if fed:
            return IllegalAction("R2.8", "You have already put a tile into your fish.")
        return IllegalAction("R2.8", f"You have no {NAMES[action]} tile to put into your fish.")
    if not fed:
        return IllegalAction("R2.8", "Put a tile into your fish first, then choose two cubes.")
    return IllegalAction("R2.8", "You have already chosen your two cubes.")


def _in_turn(position: Position, reef: Reef, action: int, player: int) -> IllegalAction:
    if action < codes.CUBE:
        return _eat(position, reef, action - codes.EAT, player)
    if action < codes.LAY:
        return _cube(reef, action - codes.CUBE, player)
    if action <= codes.STOP:
        return IllegalAction("R4.1", "Play a cube first: it says which colour is laid.")
    if action < codes.MOVE:
        return _introduce(position, reef, action - codes.SHRIMP, player)
    if action < codes.ALGA:
        return _larva(reef, action - codes.LARVA, player)
    if action < codes.POLYP:
        return _alga(position, reef, action - codes.ALGA, player)
    if action < codes.TAKE:
        colour = action - codes.POLYP
        if not reef.cubes[5 * player + colour]:
            return IllegalAction("R8.2", f"You have no {NAMES[colour]} cube to swap.")
        return IllegalAction("R8.2", f"No {NAMES[colour]} polyp is left in the bag or the reserve.")
    return IllegalAction(
        "R7.4", "One of your shrimps stands on bare rock: move it to a polyp or off the board first."
    )


def _eat(position: Position, reef: Reef, cell: int, player: int) -> IllegalAction:
    if reef.phase == codes.TURN and reef.acted:
        return IllegalAction("R3.5", "Eating comes first: you have already done something else this turn.")
    if not _own_shrimp(position, cell, player):
        return IllegalAction("R10.1", "You have no shrimp on that cell.")
    size = len(position.coral(cell))
    if size < 5:
        return IllegalAction("R10.1", f"That coral is of size {size}; it takes five polyps to be eaten.")
    return IllegalAction("R11.2", f"That coral is of size {size}, and all of it would go into the bag.")


def _cube(reef: Reef, colour: int, player: int) -> IllegalAction:
    mine = 5 * player + colour
    if not reef.cubes[mine]:
        return IllegalAction("R4.1", f"You have no {NAMES[colour]} cube.")
    if reef.lays >= 2:
        return IllegalAction("R3.3", "You have already played two cubes this turn.")
    if not reef.hand[mine] and not reef.consumed[mine]:
        return IllegalAction("R4.3", f"You have no {NAMES[colour]} polyp to lay with that cube.")
    return IllegalAction("R4.3", f"There is no cell on which {WITH_ARTICLE[colour]} polyp may be laid.")


def _lay(position: Position, reef: Reef, code: int, player: int) -> IllegalAction:
    cell, consumed = code // 2, code % 2
    colour = reef.laying - 1
    name = NAMES[colour]
    if consumed and not reef.consumed[5 * player + colour]:
        return IllegalAction("R4.1", f"You have no consumed {name} tile.")
    if not consumed and reef.from_hand >= 4:
        return IllegalAction("R4.1", "Only four polyps of a laying may come from the hand.")
    if not consumed and not reef.hand[5 * player + colour]:
        return IllegalAction("R4.1", f"You have no {name} tile in your hand.")
    if not position.is_rock(cell):
        return IllegalAction("R4.5", "There is no rock on that cell.")
    target = position.colour_at(cell)
    if target == colour:
        return IllegalAction("R5.4", f"That polyp is {name} itself; a coral never attacks its own colour.")
    if target < 0 and position.shrimp_at(cell) >= 0:
        return IllegalAction("R4.5", "A shrimp stands on that rock.")
    if target >= 0 and not reef.weaker[colour] >> target & 1:
        return IllegalAction("R5.1", f"{name.capitalize()} is not stronger than {NAMES[target]} now.")
    if cell in position.protected():
        return IllegalAction("R5.3", "That polyp is protected by a shrimp on it or beside it in its coral.")
    if cell in position.joining(colour):
        return IllegalAction("R4.6", "That would join two corals that carry a shrimp each.")
    return IllegalAction("R5.1", f"No {name} coral of two or more polyps stands beside that cell.")


def _introduce(position: Position, reef: Reef, cell: int, player: int) -> IllegalAction:
    if reef.introduced:
        return IllegalAction("R3.3", "You have already introduced a shrimp this turn.")
    if not reef.unplayed[player]:
        return IllegalAction("R7.1", "You have no unplayed shrimp behind your screen.")
    if not position.coral(cell):
        return IllegalAction("R7.1", "A shrimp is introduced onto a polyp, and there is none on that cell.")
    if _shrimps_on_board(reef, cell, player) >= 2:
        return IllegalAction("R7.3", "You already have two shrimps on that board.")
    return IllegalAction("R7.3", "That coral carries a shrimp already.")


def _move(position: Position, reef: Reef, code: int, player: int) -> IllegalAction:
    origin, goal = divmod(code, codes.OFF + 1)
    if not _own_shrimp(position, origin, player):
        return IllegalAction("R7.2", "You have no shrimp on the first cell.")
    if goal == origin:
        return IllegalAction("R7.2", "The shrimp stands there already.")
    if goal == codes.OFF:
        return IllegalAction(
            "R7.6", "That shrimp was just moved; do something else before you move it again."
        )
    moved = origin in position.moved()
    if moved and position.colour_at(origin) >= 0:
        return IllegalAction(
            "R7.6", "That shrimp was just moved; do something else before you move it again."
        )
    if not position.is_rock(goal):
        return IllegalAction("R7.2", "There is no rock on the second cell.")
    if position.shrimp_at(goal) >= 0:
        return IllegalAction("R7.2", "Another shrimp stands there.")
    if goal // codes.CELLS != origin // codes.CELLS and _shrimps_on_board(reef, goal, player) >= 2:
        return IllegalAction("R7.3", "You already have two shrimps on that board.")
    if position.colour_at(goal) < 0 and moved:
        return IllegalAction(
            "R7.6", "That shrimp was just moved: it may now go onto a polyp or off the board."
        )
    coral = position.coral(goal)
    if origin not in coral and any(position.shrimp_at(cell) >= 0 for cell in coral):
        return IllegalAction("R7.3", "That coral carries a shrimp already.")
    return IllegalAction("R8.1", "After that the cube you took could not be played.")


def _larva(reef: Reef, colour: int, player: int) -> IllegalAction:
    mine = 5 * player + colour
    name = NAMES[colour]
    if not reef.consumed[mine]:
        return IllegalAction("R8.1", f"You have no consumed {name} tile to swap.")
    if not reef.larvae[colour]:
        return IllegalAction("R8.1", f"No {name} cube is left in the supply.")
    if reef.lays >= 2:
        return IllegalAction(
            "R8.1", "The cube must be played at once, and you have already played two this turn."
        )
    if not reef.hand[mine] and reef.consumed[mine] < 2:
        return IllegalAction(
            "R8.1", f"The cube must be played at once, and you would have no {name} polyp to lay."
        )
    return IllegalAction(
        "R8.1", f"The cube must be played at once, and no cell is free for {WITH_ARTICLE[colour]} polyp."
    )


def _alga(position: Position, reef: Reef, code: int, player: int) -> IllegalAction:
    paid, alga, place = code // 44, code % 44 // 11, code % 11
    if not reef.consumed[5 * player + paid]:
        return IllegalAction("R8.3", f"You have no consumed {NAMES[paid]} tile to pay with.")
    tile = place - 1
    if tile < 0 or reef.locks >> tile & 1:
        if tile < 0:
            return IllegalAction("R8.3", f"No {ALGAE[alga]} cylinder is left in the supply.")
        return IllegalAction("R8.5", f"Coral tile {place} is locked already.")
    if reef.locked:
        return IllegalAction("R8.5", "Only one coral tile may be locked in a turn.")
    if not reef.eaten[player]:
        return IllegalAction("R8.5", "Only a player whose fish has eaten a coral may lock a coral tile.")
    side = CORAL_TILES[tile].turned() if reef.turned >> tile & 1 else CORAL_TILES[tile]
    if side.large != ALGAE[alga]:
        return IllegalAction(
            "R8.5", f"Coral tile {place} shows {side.large} as its large alga, not {ALGAE[alga]}."
        )
    if position.permits(codes.ALGA + code - place, player):
        return IllegalAction(
            "R8.6", "The last coral tile may be locked only by a fish that holds two polyps or more."
        )
    return IllegalAction("R8.3", f"No {ALGAE[alga]} cylinder is left in the supply.")


def _own_shrimp(position: Position, cell: int, player: int) -> bool:
    return position.shrimp_at(cell) == player


def _shrimps_on_board(reef: Reef, cell: int, player: int) -> int:
    return reef.shrimps[4 * (cell // codes.CELLS) + player].bit_count()
