"""The checks of `load` (N6): first the shape of each part, then whether the parts fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine import codes
from ..engine.cells import ROCK, bit
from ..engine.components import (
    ALGAE,
    COLOURS,
    CORAL_TILES,
    CUBES_OF_A_COLOUR,
    POLYPS_OF_A_COLOUR,
)
from ..engine.errors import InvalidState, shown
from ..engine.layout import Reef
from ..engine.position import Position
from ..engine.second_kind.layout import Reef as SecondKindReef
from .text import CELL_NUMBERS, CELL_TEXTS

Crewed = Reef | SecondKindReef

HIGHEST_TURN = 9999  # before a final round; real games never pass 400 (R11.1e)


def record(value: object, where: str, names: str) -> Mapping[str, Any]:
    """An object with exactly these keys."""
    if not isinstance(value, Mapping):
        raise InvalidState("shape.object", where=where, value=shown(value))
    wanted = names.split()
    for name in wanted:
        if name not in value:
            raise InvalidState("shape.no_key", where=where, key=name)
    for name in value:
        if name not in wanted:
            raise InvalidState("shape.unknown_key", where=where, key=shown(name), keys=wanted)
    return value


def mapping(value: object, where: str) -> list[tuple[str, Any]]:
    """An object with any text keys."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise InvalidState("shape.object", where=where, value=shown(value))
    return list(value.items())


def sequence(value: object, where: str, length: int | None = None) -> list[Any]:
    """A list, of this length if one is given."""
    if not isinstance(value, list | tuple):
        raise InvalidState("shape.list", where=where, value=shown(value))
    if length is not None and len(value) != length:
        raise InvalidState("shape.length", where=where, length=length, entries=len(value))
    return list(value)


def number(value: object, where: str, low: int, high: int) -> int:
    """A whole number in these limits."""
    if type(value) is not int or not low <= value <= high:
        raise InvalidState("shape.whole_number", where=where, least=low, most=high, value=shown(value))
    return value


def flag(value: object, where: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise InvalidState("shape.flag", where=where, value=shown(value))
    return value


def choice(value: object, names: list[str], where: str) -> int:
    """The place of a name in a list of names."""
    if not isinstance(value, str) or value not in names:
        raise InvalidState("shape.choice", where=where, names=names, value=shown(value))
    return names.index(value)


def colours(value: object, where: str, counts: list[int], player: int, limit: int) -> None:
    """A colour map, written into a table of counts."""
    for name, n in mapping(value, where):
        colour = choice(name, list(COLOURS), where)
        counts[5 * player + colour] = number(n, f"{where}.{name}", 0, limit)


def coral_tiles(sides: list[Any], locks: list[Any], space: object) -> tuple[int, int, int]:
    """The tiles that lie turned, those that are locked, and the cylinder on the alga space (R1.7, R8)."""
    turned = locked = alga = 0
    for k, tile in enumerate(CORAL_TILES):
        names = [f"{tile.strong}>{tile.weak}", f"{tile.weak}>{tile.strong}"]
        side = choice(sides[k], names, f"coral_tiles[{k}]")
        turned |= side << k
        if locks[k] is not None:
            choice(locks[k], list(ALGAE), f"locks[{k}]")
            large = (tile, tile.turned())[side].large
            if locks[k] != large:
                raise InvalidState("state.lock", index=k, side=names[side], large=large, alga=locks[k])
            locked |= 1 << k
    if space is not None:
        alga = 1 + choice(space, list(ALGAE), "alga_space")
    for name in ALGAE:
        used = locks.count(name) + (space == name)
        if used > 5:
            raise InvalidState("state.cylinders", number=used, alga=name)
    return turned, locked, alga


def rock_cell(reef: Reef, name: object, what: str) -> int:
    """A cell of a board in play that is rock."""
    cell = CELL_NUMBERS.get(name) if isinstance(name, str) else None
    if cell is None or cell // codes.CELLS >= reef.players:
        raise InvalidState("state.no_cell", what=what, cell=shown(name), boards=reef.players)
    if not ROCK[reef.boards[cell // codes.CELLS]] & bit(cell):
        raise InvalidState("state.water", what=what, cell=str(name))
    return cell


def totals(reef: Reef) -> None:
    """Every polyp and every cube of R1.1 and R1.2 is somewhere, once."""
    missing = 0
    for colour, letter in enumerate(COLOURS):
        held = sum(sum(counts[colour::5]) for counts in (reef.hand, reef.consumed, reef.fish, reef.sea))
        laid = sum(word.bit_count() for word in reef.polyps[colour::5])
        polyps = held + laid + reef.bag[colour] + reef.reserve[colour]
        if polyps != POLYPS_OF_A_COLOUR:
            raise InvalidState("state.polyps", number=polyps, colour=letter, right=POLYPS_OF_A_COLOUR)
        cubes = sum(reef.cubes[colour::5]) + reef.larvae[colour] + 1  # one on the open sea
        if reef.phase == codes.OVER and reef.ended_by == codes.SUPPLY and cubes == CUBES_OF_A_COLOUR + 1:
            cubes -= 1  # taken last and not put back (R9.3)
            missing += 1
        if cubes != CUBES_OF_A_COLOUR:
            raise InvalidState("state.cubes", number=cubes, colour=letter, right=CUBES_OF_A_COLOUR)
    if reef.ended_by == codes.SUPPLY and reef.phase == codes.OVER and missing != 1:
        raise InvalidState("state.supply")


def shrimps(reef: Crewed) -> None:
    """Four shrimps a player, two of them on a board (R1.4, R7.3)."""
    for player in range(reef.players):
        on_boards = [reef.shrimps[4 * board + player].bit_count() for board in range(4)]
        total = sum(on_boards) + reef.unplayed[player] + reef.eaten[player]
        if total != 4:
            raise InvalidState("state.shrimps", player=player, number=total)
        if max(on_boards) > 2:
            board = on_boards.index(max(on_boards)) + 1
            raise InvalidState("state.shrimps_on_board", player=player, number=max(on_boards), board=board)


def corals(position: Position) -> None:
    """No coral carries two shrimps (R7.3)."""
    for cell, name in enumerate(CELL_TEXTS):
        if (
            position.shrimp_at(cell) >= 0
            and sum(position.shrimp_at(other) >= 0 for other in position.coral(cell)) > 1
        ):
            raise InvalidState("state.two_shrimps", cell=name)


def turn(reef: Reef) -> None:
    """The fields of `turn` do not contradict its phase."""
    for complaint, wrong in _contradictions(reef):
        if wrong:
            raise InvalidState(complaint, phase=codes.PHASES[reef.phase])


def _contradictions(reef: Reef) -> list[tuple[str, bool]]:
    mine = slice(5 * reef.player, 5 * reef.player + 5)
    started = bool(reef.lays or reef.introduced or reef.locked or reef.must_play or any(reef.moved))
    fresh = not (started or reef.acted)
    quiet = not (reef.laying or reef.from_hand or reef.laid)
    no_end = not reef.ended_by and reef.ender == codes.NOBODY
    if reef.phase == codes.SETUP:
        return [
            ("turn_state.not_begun", not (fresh and quiet and no_end and reef.number == 1)),
            *_choices(reef),
        ]
    if reef.phase == codes.TURN:
        owed = reef.must_play - 1
        return [
            ("turn_state.nothing_laid", not quiet),
            ("turn_state.not_ended", not no_end),
            ("turn_state.acted_after", started and not reef.acted),
            ("turn_state.number", reef.number > HIGHEST_TURN),
            ("turn_state.keep", bool(reef.must_play and reef.keep)),
            ("turn_state.owed_late", bool(reef.must_play and reef.lays > 1)),
            ("turn_state.owed_not_held", owed >= 0 and not reef.cubes[mine][owed]),
        ]
    if reef.phase == codes.LAYING:
        colour = reef.laying - 1
        held = reef.hand[mine][colour] + reef.consumed[mine][colour]
        left = bool(reef.laying) and (
            (reef.from_hand < 4 and reef.hand[mine][colour] > 0) or reef.consumed[mine][colour] > 0
        )
        return [
            ("turn_state.laying", not reef.laying),
            ("turn_state.acted_and_lays", not (reef.acted and reef.lays)),
            ("turn_state.not_owed", bool(reef.must_play)),
            ("turn_state.laid", reef.laid < reef.from_hand),
            ("turn_state.no_tile_left", not left),
            ("turn_state.too_many", reef.laid + held > POLYPS_OF_A_COLOUR),
            ("turn_state.number", reef.number > HIGHEST_TURN),
            ("turn_state.not_ended", not no_end),
        ]
    turns = (reef.player - reef.ender) % reef.players if reef.phase == codes.FINAL else reef.players - 1
    return [
        ("turn_state.flags", not (fresh and quiet)),
        ("turn_state.ender", not reef.ended_by or reef.ender == codes.NOBODY),
        ("turn_state.number", reef.number > HIGHEST_TURN + turns),
        (
            "turn_state.final",
            reef.phase == codes.FINAL
            and (reef.ended_by not in (codes.LOCKS, codes.SHRIMPS) or reef.ender == reef.player),
        ),
    ]


def _choices(reef: Reef) -> list[tuple[str, bool]]:
    def held(counts: list[int], player: int) -> int:
        return sum(counts[5 * player : 5 * player + 5])

    players = range(reef.players)
    waiting = [player for player in players if not held(reef.cubes, player)]
    return [
        ("turn_state.fish", any(held(reef.fish, player) > 1 for player in players)),
        (
            "turn_state.cubes",
            any(held(reef.cubes, player) not in (0, 2 * held(reef.fish, player)) for player in players),
        ),
        (
            "turn_state.hand",
            any(not held(reef.fish, player) and not held(reef.hand, player) for player in players),
        ),
        ("turn_state.player", waiting[:1] != [reef.player]),
    ]


def obligation(position: Position) -> None:
    """A cube that is owed can be played (R8.1)."""
    reef = position.fields()
    owed = reef.must_play
    place = 5 * reef.player + owed - 1
    if owed and not (reef.hand[place] + reef.consumed[place] and position.permits(codes.CUBE + owed - 1)):
        raise InvalidState("state.owed_polyp", colour=COLOURS[owed - 1])
