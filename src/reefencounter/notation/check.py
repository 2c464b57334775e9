"""The checks of `load` (N6): first the shape of each part, then whether the parts fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine import codes
from ..engine.cells import ROCK, bit
from ..engine.components import (
    ALGAE,
    COLOUR_NAMES,
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
        raise InvalidState(f"{where} must be an object, not {shown(value)}")
    wanted = names.split()
    for name in wanted:
        if name not in value:
            raise InvalidState(f"{where} has no {name!r}")
    for name in value:
        if name not in wanted:
            raise InvalidState(f"{where} has {shown(name)}, which is not one of {', '.join(wanted)}")
    return value


def mapping(value: object, where: str) -> list[tuple[str, Any]]:
    """An object with any text keys."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise InvalidState(f"{where} must be an object, not {shown(value)}")
    return list(value.items())


def sequence(value: object, where: str, length: int | None = None) -> list[Any]:
    """A list, of this length if one is given."""
    if not isinstance(value, list | tuple):
        raise InvalidState(f"{where} must be a list, not {shown(value)}")
    if length is not None and len(value) != length:
        raise InvalidState(f"{where} must have {length} entries, not {len(value)}")
    return list(value)


def number(value: object, where: str, low: int, high: int) -> int:
    """A whole number in these limits."""
    if type(value) is not int or not low <= value <= high:
        raise InvalidState(f"{where} must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def flag(value: object, where: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise InvalidState(f"{where} must be true or false, not {shown(value)}")
    return value


def choice(value: object, names: list[str], where: str) -> int:
    """The place of a name in a list of names."""
    if not isinstance(value, str) or value not in names:
        raise InvalidState(f"{where} must be one of {', '.join(names)}, not {shown(value)}")
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
                raise InvalidState(
                    f"locks[{k}]: {names[side]} shows {large} as its large alga, not {locks[k]}"
                )
            locked |= 1 << k
    if space is not None:
        alga = 1 + choice(space, list(ALGAE), "alga_space")
    for name in ALGAE:
        used = locks.count(name) + (space == name)
        if used > 5:
            raise InvalidState(f"{used} {name} cylinders are in play; there are 5")
    return turned, locked, alga


def rock_cell(reef: Reef, name: object, what: str) -> int:
    """A cell of a board in play that is rock."""
    cell = CELL_NUMBERS.get(name) if isinstance(name, str) else None
    if cell is None or cell // codes.CELLS >= reef.players:
        raise InvalidState(f"{what} on {shown(name)}: there is no such cell on {reef.players} boards")
    if not ROCK[reef.boards[cell // codes.CELLS]] & bit(cell):
        raise InvalidState(f"{what} on {name}: that is water")
    return cell


def totals(reef: Reef) -> None:
    """Every polyp and every cube of R1.1 and R1.2 is somewhere, once."""
    missing = 0
    for colour, letter in enumerate(COLOURS):
        held = sum(sum(counts[colour::5]) for counts in (reef.hand, reef.consumed, reef.fish, reef.sea))
        laid = sum(word.bit_count() for word in reef.polyps[colour::5])
        polyps = held + laid + reef.bag[colour] + reef.reserve[colour]
        if polyps != POLYPS_OF_A_COLOUR:
            raise InvalidState(
                f"{polyps} {COLOUR_NAMES[letter]} polyps in all; there are {POLYPS_OF_A_COLOUR}"
            )
        cubes = sum(reef.cubes[colour::5]) + reef.larvae[colour] + 1  # one on the open sea
        if reef.phase == codes.OVER and reef.ended_by == codes.SUPPLY and cubes == CUBES_OF_A_COLOUR + 1:
            cubes -= 1  # taken last and not put back (R9.3)
            missing += 1
        if cubes != CUBES_OF_A_COLOUR:
            raise InvalidState(f"{cubes} {COLOUR_NAMES[letter]} cubes in all; there are {CUBES_OF_A_COLOUR}")
    if reef.ended_by == codes.SUPPLY and reef.phase == codes.OVER and missing != 1:
        raise InvalidState("a game that ended by the supply has one open-sea space without its cube")


def shrimps(reef: Crewed) -> None:
    """Four shrimps a player, two of them on a board (R1.4, R7.3)."""
    for player in range(reef.players):
        on_boards = [reef.shrimps[4 * board + player].bit_count() for board in range(4)]
        total = sum(on_boards) + reef.unplayed[player] + reef.eaten[player]
        if total != 4:
            raise InvalidState(
                f"players[{player}] has {total} shrimps on the boards, unplayed and eaten; there are 4"
            )
        if max(on_boards) > 2:
            board = on_boards.index(max(on_boards)) + 1
            raise InvalidState(
                f"players[{player}] has {max(on_boards)} shrimps on board {board}; two are allowed"
            )


def corals(position: Position) -> None:
    """No coral carries two shrimps (R7.3)."""
    for cell, name in enumerate(CELL_TEXTS):
        if (
            position.shrimp_at(cell) >= 0
            and sum(position.shrimp_at(other) >= 0 for other in position.coral(cell)) > 1
        ):
            raise InvalidState(f"the coral at {name} carries two shrimps; one is allowed")


def turn(reef: Reef) -> None:
    """The fields of `turn` do not contradict its phase."""
    for complaint, wrong in _contradictions(reef):
        if wrong:
            raise InvalidState(f"turn: in phase {codes.PHASES[reef.phase]!r} {complaint}")


def _contradictions(reef: Reef) -> list[tuple[str, bool]]:
    mine = slice(5 * reef.player, 5 * reef.player + 5)
    started = bool(reef.lays or reef.introduced or reef.locked or reef.must_play or any(reef.moved))
    fresh = not (started or reef.acted)
    quiet = not (reef.laying or reef.from_hand or reef.laid)
    no_end = not reef.ended_by and reef.ender == codes.NOBODY
    if reef.phase == codes.SETUP:
        return [
            ("the turn has not begun", not (fresh and quiet and no_end and reef.number == 1)),
            *_choices(reef),
        ]
    if reef.phase == codes.TURN:
        owed = reef.must_play - 1
        return [
            ("nothing is being laid", not quiet),
            ("the game has not ended", not no_end),
            ("acted must be true after an action", started and not reef.acted),
            ("the number is too high", reef.number > HIGHEST_TURN),
            ("no cube is owed by these rules", bool(reef.must_play and reef.keep)),
            ("a cube is owed after two layings", bool(reef.must_play and reef.lays > 1)),
            ("the cube that is owed is not held", owed >= 0 and not reef.cubes[mine][owed]),
        ]
    if reef.phase == codes.LAYING:
        colour = reef.laying - 1
        held = reef.hand[mine][colour] + reef.consumed[mine][colour]
        left = bool(reef.laying) and (
            (reef.from_hand < 4 and reef.hand[mine][colour] > 0) or reef.consumed[mine][colour] > 0
        )
        return [
            ("laying must name a colour", not reef.laying),
            ("acted must be true and lays 1 or 2", not (reef.acted and reef.lays)),
            ("no cube is owed", bool(reef.must_play)),
            ("laid is at least from_hand", reef.laid < reef.from_hand),
            ("a tile must be left that could be laid", not left),
            ("more is laid and held than there is", reef.laid + held > POLYPS_OF_A_COLOUR),
            ("the number is too high", reef.number > HIGHEST_TURN),
            ("the game has not ended", not no_end),
        ]
    turns = (reef.player - reef.ender) % reef.players if reef.phase == codes.FINAL else reef.players - 1
    return [
        ("all flags are at their start", not (fresh and quiet)),
        ("ended_by and ender must be set", not reef.ended_by or reef.ender == codes.NOBODY),
        ("the number is too high", reef.number > HIGHEST_TURN + turns),
        (
            "the game ended by locks or shrimps, by another player",
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
        ("a fish holds at most one tile", any(held(reef.fish, player) > 1 for player in players)),
        (
            "cubes are none or two, after the fish was fed",
            any(held(reef.cubes, player) not in (0, 2 * held(reef.fish, player)) for player in players),
        ),
        (
            "who has not fed the fish needs a tile in the hand",
            any(not held(reef.fish, player) and not held(reef.hand, player) for player in players),
        ),
        ("player is the lowest who still has to choose", waiting[:1] != [reef.player]),
    ]


def obligation(position: Position) -> None:
    """A cube that is owed can be played (R8.1)."""
    owed = position.fields().must_play
    if owed and not position.permits(codes.CUBE + owed - 1):
        raise InvalidState(f"turn.must_play: no {COLOUR_NAMES[COLOURS[owed - 1]]} polyp could be laid now")
