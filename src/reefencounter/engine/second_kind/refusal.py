"""Why an action of the expansion is not legal, for people: the clause and one sentence.

The rules themselves are in options, choices and legal; this asks again, one condition after the other, once an action
has been refused. What a card needs is in refused_cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from ..components import ALGAE, COLOUR_NAMES, COLOURS, CORAL_TILES
from ..errors import IllegalAction
from . import codes, refused_cards
from .cells import bit
from .components import KINDS
from .naming import tile_name

if TYPE_CHECKING:
    from .layout import Reef
    from .position import SecondKindPosition

NAMES = [COLOUR_NAMES[colour] for colour in COLOURS]
DECISIONS = {
    codes.FLEE_PENDING: ("S3.4", "The shrimp on the eaten polyp must leave first, to one of its places."),
    codes.DRIFT_PENDING: (
        "S3.4",
        "The blue shrimp on the eaten polyp must leave first, to one of its places.",
    ),
    codes.RETURN_PENDING: (
        "S4.7",
        "Choose first which tiles return to the bag; the exact number must be reached.",
    ),
    codes.SPLIT_PENDING: ("S4.4", "Say first whether the consumed double is split or kept."),
    codes.CARD_PENDING: ("S7.4", "Make the choices of the card first that was played, among those it gives."),
    codes.WINDOW_PENDING: ("S7.5", "A player is asked whether to use a card: react or decline."),
}


def refusal(position: SecondKindPosition, action: int, player: int) -> IllegalAction:
    """The error for an action that this player may not take now."""
    reef = position.fields()
    if not codes.FIRST <= action < codes.ACTIONS:
        return IllegalAction("N2", f"There is no action number {action} in the Second Kind.")
    if reef.phase == base.OVER:
        return IllegalAction("R3.6", "The game is over.")
    if reef.phase == base.SETUP:
        return _in_setup(reef, action, player)
    if player != position.actor:
        return IllegalAction("R3.6", f"Player {position.actor + 1} is to act, not player {player + 1}.")
    if action < codes.CROWN_ACT:
        return IllegalAction("R2.8", "The first choices were made before the game began.")
    if reef.pending:
        return IllegalAction(*DECISIONS[reef.pending])
    if any(reef.acting[board] for board in range(4)):
        return _crown(reef, action)
    if action < codes.EAT:
        return IllegalAction("S3.1", "No crown has to act now, and no shrimp has to leave.")
    if reef.phase == base.FINAL:
        if action < codes.RETURN:
            return _eat(position, reef, action - codes.EAT, player)
        return IllegalAction("R11.2", "In the final round you may only eat one coral or pass.")
    return _in_turn(position, reef, action, player)


def _crown(reef: Reef, action: int) -> IllegalAction:
    place = (action - codes.CROWN_ACT) // 4
    if action < codes.FLEE and reef.acting[place // codes.CELLS] & bit(place):
        return IllegalAction(
            "S3.2",
            "That crown may not attack there: your own corals beside it come first, then those "
            "with no coloured shrimp, and never across a rock side.",
        )
    return IllegalAction("S3.1", "The crowns of thorns act first: choose one and a polyp that it may attack.")


def _in_setup(reef: Reef, action: int, player: int) -> IllegalAction:
    if player >= reef.players:
        return IllegalAction("R3.6", f"There is no player {player + 1} in this game.")
    if action >= codes.CROWN_ACT:
        return IllegalAction("R2.8", "The players are still choosing their first tile and cubes.")
    fed = any(reef.fish[codes.KINDS * player : codes.KINDS * player + 5])
    if action < codes.LARVAE:
        if fed:
            return IllegalAction("R2.8", "You have already put a tile into your fish.")
        return IllegalAction("R2.8", f"You have no {NAMES[action - codes.FEED]} tile to put into your fish.")
    if not fed:
        return IllegalAction("R2.8", "Put a tile into your fish first, then choose two cubes.")
    return IllegalAction("R2.8", "You have already chosen your two cubes.")


def _in_turn(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    if codes.DISCARD <= action < codes.CARD:
        return IllegalAction("S7.1", "You do not hold that card.")
    if codes.MOVE <= action < codes.LARVA:
        return _move(position, reef, action - codes.MOVE, player)
    if reef.phase == base.LAYING:
        if codes.LAY <= action < codes.SPLIT:
            return _lay(position, reef, action - codes.LAY, player)
        if action == codes.STOP:
            return IllegalAction("R4.3", "Lay at least one polyp before you end the laying.")
        return IllegalAction("R3.4", "Finish the laying first: lay a polyp or stop.")
    owed = reef.must_play
    if owed and not codes.CUBE + (owed - 1) * 6 <= action < codes.CUBE + owed * 6:
        return IllegalAction(
            "R8.1", f"Play the {NAMES[owed - 1]} cube first: it was taken to be played at once."
        )
    if action < codes.RETURN:
        return _eat(position, reef, action - codes.EAT, player)
    if action < codes.CUBE:
        return IllegalAction("S4.7", "No coral is being eaten.")
    if action < codes.LAY:
        return _cube(reef, action - codes.CUBE, player)
    if codes.SPLIT <= action < codes.STOP:
        return IllegalAction("S4.4", "No double has just been consumed.")
    if action <= codes.STOP:
        return IllegalAction("R4.1", "Play a cube first: it says which colour is laid.")
    if action < codes.MOVE:
        return _introduce(position, reef, action - codes.SHRIMP, player)
    if action < codes.POLYP:
        return _exchange(position, reef, action, player)
    if action < codes.PLACE:
        colour = action - codes.POLYP
        if not reef.cubes[5 * player + colour]:
            return IllegalAction("R8.2", f"You have no {NAMES[colour]} cube to swap.")
        return IllegalAction("R8.2", f"No ordinary {NAMES[colour]} polyp is left in the bag or the reserve.")
    if action < codes.BUY:
        return _place(reef, action - codes.PLACE, player)
    if action < codes.DISCARD:
        return refused_cards.buying(reef, action - codes.BUY, player)
    if action < codes.CHOOSE_KIND:
        return refused_cards.playing(position, reef, action, player)
    if action < codes.REACT:
        return IllegalAction("S7.4", "No card is waiting for a choice.")
    if action < codes.TAKE:
        return IllegalAction("S7.5", "No window is open.")
    return _end(reef, action)


def _end(reef: Reef, action: int) -> IllegalAction:
    if action == codes.PASS:
        return IllegalAction("R11.2", "Only the final round knows passing.")
    if action == codes.END and not reef.collected:
        return IllegalAction("S8.5", "A turn ends by collecting; only after Pick Me Up it is ended by hand.")
    if action < codes.END and reef.collected:
        return IllegalAction("S8.5", "You have collected already this turn; end it by hand.")
    return IllegalAction(
        "R7.4", "One of your shrimps stands on bare rock: move it to a polyp or off the board first."
    )


def _eat(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    cell, card = divmod(code, 29)
    if reef.phase == base.TURN and reef.acted and not reef.breakfast:
        return IllegalAction("R3.5", "Eating comes first: you have already done something else this turn.")
    if position.shrimp_at(cell) != player:
        return IllegalAction("R10.1", "You have no shrimp on that cell.")
    size = len(position.coral(cell))
    if size < 5:
        return IllegalAction("R10.1", f"That coral has {size} polyps; it takes five to be eaten.")
    if not reef.eaten[player]:
        return IllegalAction(
            "S8.1", "The first coral of a fish needs a card with the blue shrimp from your hand."
        )
    if card:
        return IllegalAction("S8.1", "Only the first coral of a fish takes a card.")
    return IllegalAction("R11.2", "All of that coral would go into the bag.")


def _cube(reef: Reef, code: int, player: int) -> IllegalAction:
    cube, colour = divmod(code, 6)
    if not reef.cubes[5 * player + cube]:
        return IllegalAction("R4.1", f"You have no {NAMES[cube]} cube.")
    if reef.lays >= 2:
        return IllegalAction("R3.3", "You have already played two cubes this turn.")
    if colour and not reef.next_colour:
        return IllegalAction("R4.1", "A cube counts as another colour only by a card.")
    name = NAMES[colour - 1 if colour else cube]
    return IllegalAction("R4.3", f"You have no {name} polyp that could be laid anywhere with that cube.")


def _lay(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    place, variant = divmod(code, codes.VARIANTS)
    cell, consumed = divmod(place, 2)
    colour = reef.laying - 1
    kind = _kind(variant, colour)
    pile = reef.consumed if consumed else reef.hand
    if COLOURS[colour] not in KINDS[kind] or not pile[codes.KINDS * player + kind]:
        where = "among your consumed tiles" if consumed else "in your hand"
        return IllegalAction("R4.1", f"You have no {tile_name(KINDS[kind])} {where} that could be laid now.")
    if codes.PAIR_VARIANT <= variant < codes.DOUBLE_VARIANT and _shown(variant) != colour:
        return IllegalAction("S4.3", f"That side does not show {NAMES[colour]}: turn the tile round.")
    if not consumed and reef.from_hand >= (reef.lay_hand or 4):
        return IllegalAction(
            "R4.1", f"Only {reef.lay_hand or 4} tiles of this laying may come from the hand."
        )
    if not position.is_rock(cell):
        return IllegalAction("R4.5", "There is no rock on that cell.")
    target = position.colour_at(cell)
    if target == colour:
        return IllegalAction("R5.4", "A coral never attacks its own colour.")
    if target < 0 and position.shrimp_at(cell) >= 0:
        return IllegalAction("R4.5", "A shrimp stands on that rock.")
    if cell in position.crowns():
        return IllegalAction("S3.6", "A crown of thorns fills that cell.")
    if cell in position.protected():
        return IllegalAction("R5.3", "That polyp is protected by a shrimp, a blue shrimp or a ward.")
    if cell in position.joining(colour, variant):
        if _shrimped_beside(position, cell, colour) < 2:
            return IllegalAction("S5.2", "That would make a coral with two blue shrimps.")
        return IllegalAction("R4.6", "That would join two corals that carry shrimps.")
    if target < 0:
        return IllegalAction(
            "S5.2", "That would make a coral with two blue shrimps, or join two with shrimps."
        )
    if not reef.weaker[colour] >> target & 1 and not reef.lay_weaker:
        return IllegalAction(
            "R5.1", f"{NAMES[colour].capitalize()} is not stronger than {NAMES[target]} now."
        )
    return IllegalAction("R5.1", f"No {NAMES[colour]} coral of two or more polyps can attack that cell so.")


def _shrimped_beside(position: SecondKindPosition, cell: int, colour: int) -> int:
    """How many corals of this colour beside a cell carry a coloured shrimp."""
    row, column = divmod(cell % codes.CELLS, 9)
    beside = [cell + step for step in (-9, 9) if 0 <= row + step // 9 < 8]
    beside += [cell + step for step in (-1, 1) if 0 <= column + step < 9]
    corals = {tuple(position.coral(near)) for near in beside if position.colour_at(near) == colour}
    return sum(any(position.shrimp_at(polyp) >= 0 for polyp in coral) for coral in corals)


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
        return IllegalAction("R3.3", "You have already introduced a shrimp this turn.")
    if not reef.unplayed[player]:
        return IllegalAction("R7.1", "You have no unplayed shrimp behind your screen.")
    if not position.coral(cell):
        return IllegalAction("R7.1", "A shrimp is introduced onto a polyp, and there is none on that cell.")
    if _on_board(position, cell // codes.CELLS, player) >= 2:
        return IllegalAction("R7.3", "You already have two shrimps on that board.")
    if any(position.shrimp_at(other) >= 0 for other in position.coral(cell)):
        return IllegalAction("R7.3", "That coral carries a coloured shrimp already.")
    if codes.BLUE <= reef.tile[cell] < codes.ROCK:
        return IllegalAction("S4.5", "No shrimp may stand on a blue shrimp tile.")
    return IllegalAction("S5.2", "A blue shrimp stands on that polyp already.")


def _move(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    origin, goal = divmod(code, codes.OFF + 1)
    if position.shrimp_at(origin) != player:
        return IllegalAction("R7.2", "You have no shrimp on the first cell.")
    if goal == origin:
        return IllegalAction("R7.2", "The shrimp stands there already.")
    moved = origin in position.moved()
    if goal == codes.OFF or (moved and position.colour_at(origin) >= 0):
        return IllegalAction(
            "R7.6", "That shrimp was just moved; do something else before you move it again."
        )
    if not position.is_rock(goal):
        return IllegalAction("R7.2", "There is no rock on the second cell.")
    if position.shrimp_at(goal) >= 0 or goal in position.crowns():
        return IllegalAction("R7.2", "Something stands there already.")
    board = goal // codes.CELLS
    if board != origin // codes.CELLS and _on_board(position, board, player) >= 2:
        return IllegalAction("R7.3", "You already have two shrimps on that board.")
    if position.colour_at(goal) < 0 and moved:
        return IllegalAction(
            "R7.6", "That shrimp was just moved: it may now go onto a polyp or off the board."
        )
    coral = position.coral(goal)
    if origin not in coral and any(position.shrimp_at(cell) >= 0 for cell in coral):
        return IllegalAction("R7.3", "That coral carries a coloured shrimp already.")
    if reef.blue_tiles[board] & bit(goal):
        return IllegalAction("S4.5", "No shrimp may stand on a blue shrimp tile.")
    if reef.blue[board] & bit(goal):
        return IllegalAction("S5.2", "A blue shrimp stands on that polyp already.")
    return IllegalAction("R8.1", "After that the cube you took could not be played.")


def _exchange(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    if action < codes.ALGA:
        colour, kind = divmod(action - codes.LARVA, 30)
        if COLOURS[colour] not in KINDS[kind] or not reef.consumed[codes.KINDS * player + kind]:
            return IllegalAction(
                "R8.1", f"You have no consumed {tile_name(KINDS[kind])} to swap for that cube."
            )
        if not reef.larvae[colour]:
            return IllegalAction("R8.1", f"No {NAMES[colour]} cube is left in the supply.")
        return IllegalAction("R8.1", "The cube must be played at once, and it could not be.")
    kind, rest = divmod(action - codes.ALGA, 44)
    alga, place = divmod(rest, 11)
    if not reef.consumed[codes.KINDS * player + kind]:
        return IllegalAction("R8.3", f"You have no consumed {tile_name(KINDS[kind])} to pay with.")
    if place and reef.locks >> (place - 1) & 1:
        return IllegalAction("R8.5", f"Coral tile {place} is locked already.")
    if place and not reef.eaten[player]:
        return IllegalAction("R8.5", "Only a player whose fish has eaten a coral may lock a coral tile.")
    if place and reef.locked and reef.more_locks < 2:
        return IllegalAction("R8.5", "Only one coral tile may be locked in a turn, two by a card.")
    if place:
        side = CORAL_TILES[place - 1].turned() if reef.turned >> place - 1 & 1 else CORAL_TILES[place - 1]
        if side.large != ALGAE[alga]:
            return IllegalAction(
                "R8.5", f"Coral tile {place} shows {side.large} as its large alga, not {ALGAE[alga]}."
            )
        if position.permits(action - place, player):
            return IllegalAction(
                "R8.6", "The last coral tile may be locked only by a fish with two tiles or more."
            )
    return IllegalAction("R8.3", f"No {ALGAE[alga]} cylinder is left in the supply.")


def _place(reef: Reef, code: int, player: int) -> IllegalAction:
    kind = codes.ROCK + code // 288
    clause, where = {
        codes.ROCK: ("S6.1", "Bare rock goes on water beside printed rock, or on deep water."),
        codes.WATER: ("S6.2", "Deep water goes on an empty rock cell."),
        codes.CROWN: ("S6.4", "A crown goes on an empty rock cell."),
    }[kind]
    if not reef.hand[codes.KINDS * player + kind]:
        return IllegalAction(clause, f"You have no {tile_name(KINDS[kind])} in your hand.")
    return IllegalAction(clause, where)


def _on_board(position: SecondKindPosition, board: int, player: int) -> int:
    cells = range(board * codes.CELLS, (board + 1) * codes.CELLS)
    return sum(position.shrimp_at(cell) == player for cell in cells)
