"""Why an action of the expansion is not legal, for people: the clause and one sentence.

The rules themselves are in options and legal; this asks again, one condition after the other, once an action has been
refused. What a card needs is in refused_cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import codes as base
from ..components import ALGAE, COLOURS, CORAL_TILES
from ..errors import IllegalAction
from ..refusal import NAMES, WITH_ARTICLE
from . import codes, refused_cards
from .components import KINDS, colours_of
from .naming import a_tile, tile_name

if TYPE_CHECKING:
    from .layout import Reef, Words
    from .position import SecondKindPosition

DECISIONS = {  # what has to be decided first
    codes.FLEE_PENDING: ("S3.4", "The shrimp on the eaten polyp must leave first."),
    codes.DRIFT_PENDING: ("S3.4", "The blue shrimp on the eaten polyp must leave first."),
    codes.RETURN_PENDING: ("S4.7", "Choose first which tiles of the coral go into the bag."),
    codes.SPLIT_PENDING: ("S4.4", "Say first whether the double tile is split or kept."),
    codes.CARD_PENDING: ("S7.4", "Carry out the card first that was played."),
    codes.WINDOW_PENDING: ("S7.5", "Say first whether you play the card that could answer now."),
}
JUST_MOVED = "That shrimp was just moved; do something else before you move it again."


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
        who, other = position.actor + 1, player + 1
        asked = "has to decide" if position.actor != reef.player else "plays"
        return IllegalAction("R3.6", f"Player {who} {asked} now, not player {other}.")
    if action < codes.CROWN_ACT:
        return IllegalAction("R2.8", "The first choices were made before the game began.")
    if reef.pending != codes.NOTHING:
        return _while_deciding(reef, action)
    if any(reef.acting[board] for board in range(reef.players)):
        return _crowns_first(action)
    if reef.phase == base.FINAL:
        if codes.EAT <= action < codes.RETURN:
            return _eat(position, reef, action - codes.EAT, player)
        return IllegalAction("R11.2", "In the final round you may only eat one coral or pass.")
    if codes.MOVE <= action < codes.LARVA:
        return _move(position, reef, action - codes.MOVE, player)
    if codes.DISCARD <= action < codes.CARD:
        return IllegalAction("S7.1", "You do not hold that card.")
    if reef.phase == base.LAYING:
        return _while_laying(position, reef, action, player)
    owed = reef.must_play
    if owed and not codes.CUBE + 6 * (owed - 1) <= action < codes.CUBE + 6 * owed:
        return IllegalAction("R8.1", f"Play the {NAMES[owed - 1]} cube first: it was taken to be played at once.")
    return _in_turn(position, reef, action, player)


def _in_setup(reef: Reef, action: int, player: int) -> IllegalAction:
    if player >= reef.players:
        return IllegalAction("R3.6", f"There is no player {player + 1} in this game.")
    if action >= codes.CROWN_ACT:
        return IllegalAction("R2.8", "The players are still choosing their first tile and cubes.")
    fed = any(_of(reef.fish, player))
    if action < codes.LARVAE:
        if fed:
            return IllegalAction("R2.8", "You have already put a tile into your fish.")
        return IllegalAction("R2.8", f"You have no {NAMES[action - codes.FEED]} tile to put into your fish.")
    if not fed:
        return IllegalAction("R2.8", "Put a tile into your fish first, then choose two cubes.")
    return IllegalAction("R2.8", "You have already chosen your two cubes.")


def _while_deciding(reef: Reef, action: int) -> IllegalAction:
    clause, reason = DECISIONS[reef.pending]
    if reef.pending == codes.FLEE_PENDING and codes.FLEE <= action < codes.DRIFT:
        return IllegalAction("S3.4", "The shrimp may go only where action 5 could move it, or off the board.")
    if reef.pending == codes.DRIFT_PENDING and codes.DRIFT <= action < codes.EAT:
        return IllegalAction(
            "S3.4", "The blue shrimp goes to a free polyp beside it; to the supply only if there is none."
        )
    if reef.pending == codes.RETURN_PENDING and codes.RETURN <= action < codes.CUBE:
        kind = action - codes.RETURN
        if not reef.apart[kind]:
            return IllegalAction("S4.7", f"The eaten coral has no {tile_name(KINDS[kind])} left.")
        return IllegalAction("S4.7", "With that tile the exact number could not be reached any more.")
    if reef.pending == codes.CARD_PENDING and codes.CHOOSE_KIND <= action < codes.REACT:
        return IllegalAction("S7.4", "That is not among the choices of the card.")
    return IllegalAction(clause, reason)


def _crowns_first(action: int) -> IllegalAction:
    if codes.CROWN_ACT <= action < codes.FLEE:
        return IllegalAction(
            "S3.2",
            "A crown attacks a polyp beside it of your own corals; only if there is none, of a coral without a"
            " coloured shrimp.",
        )
    return IllegalAction("S3.1", "The crowns of thorns act first.")


def _while_laying(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    if codes.LAY <= action < codes.SPLIT:
        return _lay(position, reef, action - codes.LAY, player)
    if action == codes.STOP:
        return IllegalAction("R4.3", "Lay at least one polyp before you end the laying.")
    return IllegalAction("R3.4", "Finish the laying first: lay a polyp or stop.")


def _in_turn(position: SecondKindPosition, reef: Reef, action: int, player: int) -> IllegalAction:
    if action < codes.EAT:
        return IllegalAction("S3.1", "No crown of thorns has to act now.")
    if action < codes.RETURN:
        return _eat(position, reef, action - codes.EAT, player)
    if action < codes.CUBE:
        return IllegalAction("S4.7", "No coral is being eaten.")
    if action < codes.LAY:
        return _cube(reef, action - codes.CUBE, player)
    if action < codes.SPLIT or action == codes.STOP:
        return IllegalAction("R4.1", "Play a cube first: it says which colour is laid.")
    if action < codes.STOP:
        return IllegalAction("S4.4", "No double tile was consumed just now.")
    if action < codes.MOVE:
        return _introduce(position, reef, action - codes.SHRIMP, player)
    if action < codes.ALGA:
        return _larva(reef, action - codes.LARVA, player)
    if action < codes.POLYP:
        return _alga(position, reef, action - codes.ALGA, player)
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
        return IllegalAction("S7.4", "No card asks for a choice now.")
    if action < codes.TAKE:
        return IllegalAction("S7.5", "No window is open in which a card could answer.")
    return _ending(reef, action)


def _ending(reef: Reef, action: int) -> IllegalAction:
    if action == codes.PASS:
        return IllegalAction("R11.2", "Only the final round knows passing; a turn ends by collecting.")
    if action == codes.END and not reef.collected:
        return IllegalAction("S8.5", "A turn ends by collecting; `end` comes only after an early collecting.")
    if action != codes.END and reef.collected:
        return IllegalAction("S8.5", "You have collected already this turn: end it with `end`.")
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
        return IllegalAction("R10.1", f"That coral is of size {size}; it takes five polyps to be eaten.")
    if not reef.eaten[player]:
        if reef.phase == base.FINAL:
            return IllegalAction("S8.1", "The first meal of a fish needs a card, so it cannot come in the final round.")
        return IllegalAction("S8.1", "The first coral your fish eats needs a card with the blue shrimp from your hand.")
    if card:
        return IllegalAction("S8.1", "Only the first meal of a fish takes a card.")
    return IllegalAction("R11.2", f"That coral is of size {size}, and all of it would go into the bag.")


def _cube(reef: Reef, code: int, player: int) -> IllegalAction:
    cube, named = divmod(code, 6)
    if not reef.cubes[5 * player + cube]:
        return IllegalAction("R4.1", f"You have no {NAMES[cube]} cube.")
    if reef.lays >= 2:
        return IllegalAction("R3.3", "You have already played two cubes this turn.")
    if named and not reef.next_colour:
        return IllegalAction("R4.1", "A cube counts as its own colour unless a card says otherwise.")
    colour = named - 1 if named else cube
    if not any(_held(reef, player, kind) for kind in _showing(colour)):
        return IllegalAction("R4.3", f"You have no {NAMES[colour]} polyp to lay with that cube.")
    return IllegalAction("R4.3", f"There is no cell on which {WITH_ARTICLE[colour]} polyp may be laid.")


def _lay(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    place, variant = divmod(code, codes.VARIANTS)
    cell, consumed = divmod(place, 2)
    colour = reef.laying - 1
    kind = _kind_of(variant, colour)
    name, most = NAMES[colour], reef.lay_hand or 4
    if not _shows(variant, colour):
        return IllegalAction("S4.3", f"You are laying {name}: the tile must show {name}.")
    if not (reef.consumed if consumed else reef.hand)[codes.KINDS * player + kind]:
        where = "among your consumed tiles" if consumed else "in your hand"
        return IllegalAction("R4.1", f"You have no {tile_name(KINDS[kind])} {where}.")
    if not consumed and reef.from_hand >= most:
        return IllegalAction("R4.1", f"Only {most} polyps of this laying may come from the hand.")
    if not position.is_rock(cell):
        return IllegalAction("R4.5", "There is no rock on that cell.")
    if _on(reef.crowns, cell):
        return IllegalAction("S3.6", "A crown of thorns fills that cell.")
    target = position.colour_at(cell)
    if target == colour:
        return IllegalAction("R5.4", f"That polyp is {name} itself; a coral never attacks its own colour.")
    if target < 0 and position.shrimp_at(cell) >= 0:
        return IllegalAction("R4.5", "A shrimp stands on that rock.")
    if target >= 0 and not reef.weaker[colour] >> target & 1 and not reef.lay_weaker:
        return IllegalAction("R5.1", f"{name.capitalize()} is not stronger than {NAMES[target]} now.")
    if target >= 0 and cell in position.protected():
        return IllegalAction("R5.3", "That polyp is protected: by a shrimp on it or beside it, or by a ward.")
    if variant or cell in position.joining(colour):
        return IllegalAction("S5.2", "That would bring two coloured or two blue shrimps into one coral.")
    return IllegalAction("R5.1", f"No {name} coral of two or more polyps has an open side to that cell.")


def _introduce(position: SecondKindPosition, reef: Reef, cell: int, player: int) -> IllegalAction:
    if reef.introduced:
        return IllegalAction("R3.3", "You have already introduced a shrimp this turn.")
    if not reef.unplayed[player]:
        return IllegalAction("R7.1", "You have no unplayed shrimp behind your screen.")
    return _goal(position, reef, cell, player, board_matters=True)


def _goal(
    position: SecondKindPosition, reef: Reef, cell: int, player: int, *, board_matters: bool
) -> IllegalAction:
    """Why a coloured shrimp may not be put onto a polyp."""
    if not position.coral(cell):
        return IllegalAction("R7.1", "A shrimp is introduced onto a polyp, and there is none on that cell.")
    if _on(reef.blue_tiles, cell):
        return IllegalAction("S4.5", "No shrimp may stand on a blue shrimp tile.")
    if _on(reef.blue, cell):
        return IllegalAction("S5.2", "A blue shrimp stands there; a polyp carries one shrimp.")
    if board_matters and reef.shrimps[4 * (cell // codes.CELLS) + player].bit_count() >= 2:
        return IllegalAction("R7.3", "You already have two shrimps on that board.")
    return IllegalAction("R7.3", "That coral carries a coloured shrimp already.")


def _move(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    origin, goal = divmod(code, codes.OFF + 1)
    if position.shrimp_at(origin) != player:
        return IllegalAction("R7.2", "You have no shrimp on the first cell.")
    if goal == origin:
        return IllegalAction("R7.2", "The shrimp stands there already.")
    moved = origin in position.moved()
    if goal == codes.OFF or (moved and position.colour_at(origin) >= 0):
        return IllegalAction("R7.6", JUST_MOVED)
    if not position.is_rock(goal):
        return IllegalAction("R7.2", "There is no rock on the second cell.")
    if _on(reef.crowns, goal):
        return IllegalAction("S3.6", "A crown of thorns fills that cell.")
    if position.shrimp_at(goal) >= 0:
        return IllegalAction("R7.2", "Another shrimp stands there.")
    away = goal // codes.CELLS != origin // codes.CELLS
    if away and reef.shrimps[4 * (goal // codes.CELLS) + player].bit_count() >= 2:
        return IllegalAction("R7.3", "You already have two shrimps on that board.")
    if position.colour_at(goal) < 0:
        if moved:
            return IllegalAction("R7.6", "That shrimp was just moved: it may now go onto a polyp or off the board.")
        return IllegalAction("R8.1", "After that the cube you took could not be played.")
    if reef.must_play and not any(position.shrimp_at(cell) >= 0 for cell in position.coral(goal)):
        return IllegalAction("R8.1", "After that the cube you took could not be played.")
    return _goal(position, reef, goal, player, board_matters=False)


def _larva(reef: Reef, code: int, player: int) -> IllegalAction:
    colour, kind = divmod(code, codes.ROCK)
    name = NAMES[colour]
    if not reef.consumed[codes.KINDS * player + kind]:
        return IllegalAction("R8.1", f"You have no {tile_name(KINDS[kind])} among your consumed tiles.")
    if kind not in _showing(colour):
        return IllegalAction("R8.1", f"{a_tile(KINDS[kind]).capitalize()} does not buy {WITH_ARTICLE[colour]} cube.")
    if not reef.larvae[colour]:
        return IllegalAction("R8.1", f"No {name} cube is left in the supply.")
    if reef.lays >= 2:
        return IllegalAction("R8.1", "The cube must be played at once, and you have already played two this turn.")
    return IllegalAction("R8.1", f"The cube must be played at once, and no {name} polyp of yours could be laid then.")


def _alga(position: SecondKindPosition, reef: Reef, code: int, player: int) -> IllegalAction:
    paid, alga, place = code // 44, code % 44 // 11, code % 11
    if not reef.consumed[codes.KINDS * player + paid]:
        return IllegalAction("R8.3", f"You have no {tile_name(KINDS[paid])} among your consumed tiles.")
    tile = place - 1
    if tile < 0:
        return IllegalAction("R8.3", f"No {ALGAE[alga]} cylinder is left in the supply.")
    if reef.locks >> tile & 1:
        return IllegalAction("R8.5", f"Coral tile {place} is locked already.")
    if reef.locked and reef.more_locks < 2:
        return IllegalAction("R8.5", "You may lock no more coral tiles this turn.")
    if not reef.eaten[player]:
        return IllegalAction("R8.5", "Only a player whose fish has eaten a coral may lock a coral tile.")
    side = CORAL_TILES[tile].turned() if reef.turned >> tile & 1 else CORAL_TILES[tile]
    if side.large != ALGAE[alga]:
        return IllegalAction("R8.5", f"Coral tile {place} shows {side.large} as its large alga, not {ALGAE[alga]}.")
    if position.permits(codes.ALGA + code - place, player):
        return IllegalAction("R8.6", "The last coral tile may be locked only by a fish that holds two polyps or more.")
    return IllegalAction("R8.3", f"No {ALGAE[alga]} cylinder is left in the supply.")


def _place(reef: Reef, code: int, player: int) -> IllegalAction:
    kind, cell = divmod(code, codes.OFF)
    if not reef.hand[codes.KINDS * player + codes.ROCK + kind]:
        return IllegalAction("S6.1", f"You have no {tile_name(KINDS[codes.ROCK + kind])} in your hand.")
    if cell // codes.CELLS >= reef.players:
        return IllegalAction("S6.1", "That board is not in play.")
    return (
        IllegalAction("S6.1", "Bare rock goes on water beside a printed rock cell of the board, or on deep water."),
        IllegalAction("S6.2", "Deep water goes on a rock cell with no polyp, crown or shrimp on it."),
        IllegalAction("S6.4", "A crown of thorns goes on a rock cell with nothing on it."),
    )[kind]


def _of(pile: list[int], player: int) -> list[int]:
    return pile[codes.KINDS * player : codes.KINDS * (player + 1)]


def _held(reef: Reef, player: int, kind: int) -> int:
    return reef.hand[codes.KINDS * player + kind] + reef.consumed[codes.KINDS * player + kind]


def _showing(colour: int) -> list[int]:
    """The kinds that can show a colour."""
    return [k for k, kind in enumerate(KINDS[: codes.ROCK]) if COLOURS[colour] in colours_of(kind)]


def _kind_of(variant: int, colour: int) -> int:
    """The kind of a tile that lies in this way."""
    if variant < codes.PAIR_VARIANT:
        return colour
    if variant < codes.DOUBLE_VARIANT:
        return codes.PAIR + (variant - codes.PAIR_VARIANT) // 2
    if variant < codes.HALF_VARIANT:
        return codes.DOUBLE + variant - codes.DOUBLE_VARIANT
    if variant < codes.BLUE_VARIANT:
        return codes.HALF + (variant - codes.HALF_VARIANT) // 4
    return codes.BLUE + variant - codes.BLUE_VARIANT


def _shows(variant: int, colour: int) -> bool:
    """Whether a tile that lies in this way shows the colour."""
    kind = KINDS[_kind_of(variant, colour)]
    if codes.PAIR_VARIANT <= variant < codes.DOUBLE_VARIANT:
        return kind[2 * ((variant - codes.PAIR_VARIANT) % 2)] == COLOURS[colour]
    return kind[0] == COLOURS[colour]


def _on(words: Words, cell: int) -> bool:
    """Whether this cell is among those of the board words."""
    row, column = divmod(cell % codes.CELLS, 9)
    return bool(words[cell // codes.CELLS] >> (10 * row + column) & 1)  # as in geometry
