"""A state of the Second Kind read back into a position (N4, N6, N7): first the shape of each part, then the whole.

`load` accepts every position that the components allow, whether play could have reached it or not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ... import decks
from ...engine import codes as base
from ...engine.components import BOARDS, COLOURS
from ...engine.errors import InvalidState, shown
from ...engine.second_kind import codes
from ...engine.second_kind.cells import bit
from ...engine.second_kind.components import KINDS, ORIENTATIONS, SIDES, wide_board
from ...engine.second_kind.decks import register
from ...engine.second_kind.layout import Reef, Words
from ...engine.second_kind.position import SecondKindPosition
from ...rules import Rules
from .. import check as shapes
from ..state import FORMAT
from . import check, decision
from .text import CELL_NUMBERS, VARIANT_NUMBERS

FIELDS = (
    "format rules boards polyps shrimps coral_tiles locks alga_space terrain crowns blue wards draw discards sea "
    "larvae bag reserve players turn"
)
TURN_FIELDS = (
    "number player phase acted lays laying from_hand laid must_play introduced locked moved ended_by ender "
    "crowns bought collected effects pending"
)


def load(state: object) -> SecondKindPosition:
    """The position that a state describes; raises `InvalidState` for anything else."""
    reef = read(state)
    check.totals(reef)
    check.pieces(reef)
    check.turn(reef)
    position = SecondKindPosition.from_bytes(bytes(reef))
    check.corals(position)
    check.decisions(position)
    return position


def read(state: object) -> Reef:
    """The fields of a state, each of the right shape. Whether they fit together is for `load` to ask."""
    fields = shapes.record(state, "state", FIELDS)
    if fields["format"] != FORMAT:
        raise InvalidState("shape.format", format=FORMAT, value=shown(fields["format"]))
    rules = Rules.from_json(fields["rules"])
    deck = decks.by_id(rules.deck).deck
    names = [card.id for card in deck.cards]
    reef = Reef(players=rules.players, advanced=rules.advanced, dealt=rules.crowns_dealt, deck=register(deck))
    reef.asked = base.NOBODY
    _put_boards(reef, fields)
    _put_pieces(reef, fields)
    _put_coral_tiles(reef, fields)
    _put_supplies(reef, fields, names)
    for player, holding in enumerate(shapes.sequence(fields["players"], "players", rules.players)):
        _put_player(reef, player, holding, names)
    _put_turn(reef, fields["turn"], names)
    return reef


def cell_of(reef: Reef, name: object, what: str) -> int:
    """A cell of a board in play, margin included."""
    cell = CELL_NUMBERS.get(name) if isinstance(name, str) else None
    if cell is None or cell // codes.CELLS >= reef.players:
        raise InvalidState("state.no_cell", what=what, cell=shown(name), boards=reef.players)
    return cell


def rock_cell(reef: Reef, name: object, what: str) -> int:
    """A cell that is rock as the boards lie now."""
    cell = cell_of(reef, name, what)
    board = cell // codes.CELLS
    printed = "".join(wide_board("ABCD"[reef.boards[board]]))[cell % codes.CELLS] != "#"
    if not (printed and not reef.sunk[board] & bit(cell)) and not reef.added[board] & bit(cell):
        raise InvalidState("state.water", what=what, cell=str(name))
    return cell


def _set(words: Words, place: int, cell: int) -> None:
    words[place] = words[place] | bit(cell)


def _put_boards(reef: Reef, fields: Mapping[str, Any]) -> None:
    letters = shapes.sequence(fields["boards"], "boards", reef.players)
    for board, letter in enumerate(letters):
        reef.boards[board] = shapes.choice(letter, list(BOARDS), f"boards[{board}]")
    if len(set(letters)) < len(letters):
        raise InvalidState("state.board_twice")
    for name, kind in shapes.mapping(fields["terrain"], "terrain"):
        cell = cell_of(reef, name, "reef_tile")
        marks = "".join(wide_board(letters[cell // codes.CELLS]))
        place = cell % codes.CELLS
        printed = marks[place] != "#"
        if shapes.choice(kind, ["rock", "water"], f"terrain[{name}]"):
            if not printed:
                raise InvalidState("state.deep_water", "S6.2", cell=name)
            _set(reef.sunk, cell // codes.CELLS, cell)
            continue
        near = [
            step
            for step, fits in ((-9, place > 8), (-1, place % 9 > 0), (1, place % 9 < 8), (9, place < 63))
            if fits and marks[place + step] != "#"
        ]
        if printed or not near:
            raise InvalidState("state.rock", "S6.1", cell=name)
        _set(reef.added, cell // codes.CELLS, cell)


def _put_pieces(reef: Reef, fields: Mapping[str, Any]) -> None:
    for name, tile in shapes.mapping(fields["polyps"], "polyps"):
        _put_tile(reef, rock_cell(reef, name, "polyp"), tile, name)
    for name, player in shapes.mapping(fields["shrimps"], "shrimps"):
        cell = rock_cell(reef, name, "shrimp")
        owner = shapes.number(player, f"shrimps[{name}]", 0, reef.players - 1)
        _set(reef.shrimps, cell // codes.CELLS * 4 + owner, cell)
    for name in shapes.sequence(fields["crowns"], "crowns"):
        cell = rock_cell(reef, name, "crown")
        if reef.crowns[cell // codes.CELLS] & bit(cell):
            raise InvalidState("state.crown_twice", cell=name)
        _set(reef.crowns, cell // codes.CELLS, cell)
    blue = shapes.record(fields["blue"], "blue", "supply sea boards")
    reef.supply = shapes.number(blue["supply"], "blue.supply", 0, 4)
    reef.at_sea = shapes.flag(blue["sea"], "blue.sea")
    for name in shapes.sequence(blue["boards"], "blue.boards"):
        cell = rock_cell(reef, name, "blue_shrimp")
        if reef.blue[cell // codes.CELLS] & bit(cell):
            raise InvalidState("state.blue_twice", cell=name)
        _set(reef.blue, cell // codes.CELLS, cell)
    for name, player in shapes.mapping(fields["wards"], "wards"):
        cell = rock_cell(reef, name, "ward")
        owner = shapes.number(player, f"wards[{name}]", 0, reef.players - 1)
        _set(reef.wards, cell // codes.CELLS * 4 + owner, cell)


def _put_tile(reef: Reef, cell: int, tile: object, name: str) -> None:
    board = cell // codes.CELLS
    if not isinstance(tile, str) or tile not in (*COLOURS, *VARIANT_NUMBERS):
        raise InvalidState("state.tile", cell=name, value=shown(tile))
    _set(reef.polyps, board * 5 + COLOURS.index(tile[0]), cell)
    kind, _, sides = tile.partition(":")
    if kind not in KINDS:
        kind = f"{tile[2]}/{tile[0]}"
    number = KINDS.index(kind)
    reef.tile[cell] = number if number >= codes.PAIR else 0
    if number >= codes.BLUE:
        _set(reef.blue_tiles, board, cell)
    if sides:
        reef.halves += 1
        for place, side in enumerate(SIDES):
            if side not in ORIENTATIONS[ORIENTATIONS.index(sides)]:
                _set(reef.rocky, board * 4 + place, cell)


def _put_coral_tiles(reef: Reef, fields: Mapping[str, Any]) -> None:
    sides = shapes.sequence(fields["coral_tiles"], "coral_tiles", 10)
    locks = shapes.sequence(fields["locks"], "locks", 10)
    reef.turned, reef.locks, reef.alga = shapes.coral_tiles(sides, locks, fields["alga_space"])


def _put_supplies(reef: Reef, fields: Mapping[str, Any], names: Sequence[str]) -> None:
    sea = shapes.record(fields["sea"], "sea", " ".join(COLOURS))
    for space, name in enumerate(COLOURS):
        tiles = shapes.sequence(sea[name], f"sea.{name}")
        if len(tiles) > 3:
            raise InvalidState("state.sea_tiles", space=name, number=len(tiles))
        for tile in tiles:
            reef.sea[codes.KINDS * space + shapes.choice(tile, list(KINDS), f"sea.{name}")] += 1
    shapes.colours(fields["larvae"], "larvae", reef.larvae, 0, 10)
    shapes.colours(fields["reserve"], "reserve", reef.reserve, 0, 1)
    kinds(fields["bag"], "bag", reef.bag, 0)
    reef.draw = cards(fields["draw"], "draw", names)
    reef.discards = cards(fields["discards"], "discards", names)


def kinds(value: object, where: str, counts: list[int], player: int, most: int = codes.KINDS) -> None:
    """A map of kinds, written into a table of counts."""
    for name, n in shapes.mapping(value, where):
        kind = shapes.choice(name, list(KINDS[:most]), where)
        counts[codes.KINDS * player + kind] = shapes.number(n, f"{where}.{name}", 0, 40)


def cards(value: object, where: str, names: Sequence[str]) -> int:
    """A list of cards as a set."""
    members = 0
    for name in shapes.sequence(value, where):
        place = shapes.choice(name, list(names), where)
        if members >> place & 1:
            raise InvalidState("state.card_twice", where=where, card=name)
        members |= 1 << place
    return members


def _put_player(reef: Reef, player: int, holding: object, names: Sequence[str]) -> None:
    where = f"players[{player}]"
    fields = shapes.record(holding, where, "hand cubes consumed fish shrimps eaten cards table")
    kinds(fields["hand"], f"{where}.hand", reef.hand, player)
    kinds(fields["consumed"], f"{where}.consumed", reef.consumed, player, codes.ROCK)
    kinds(fields["fish"], f"{where}.fish", reef.fish, player, codes.ROCK)
    shapes.colours(fields["cubes"], f"{where}.cubes", reef.cubes, player, 10)
    reef.unplayed[player] = shapes.number(fields["shrimps"], f"{where}.shrimps", 0, 4)
    reef.eaten[player] = shapes.number(fields["eaten"], f"{where}.eaten", 0, 4)
    reef.cards[player] = cards(fields["cards"], f"{where}.cards", names)
    reef.table[player] = cards(fields["table"], f"{where}.table", names)


def _put_turn(reef: Reef, turn: object, names: Sequence[str]) -> None:
    fields = shapes.record(turn, "turn", TURN_FIELDS)
    reef.number = shapes.number(fields["number"], "turn.number", 1, shapes.HIGHEST_TURN + 3)
    reef.player = shapes.number(fields["player"], "turn.player", 0, reef.players - 1)
    reef.phase = shapes.choice(fields["phase"], list(base.PHASES), "turn.phase")
    reef.lays = shapes.number(fields["lays"], "turn.lays", 0, 2)
    reef.from_hand = shapes.number(fields["from_hand"], "turn.from_hand", 0, 9)
    reef.laid = shapes.number(fields["laid"], "turn.laid", 0, 50)
    for flag in ("acted", "introduced", "locked", "bought", "collected"):
        setattr(reef, flag, shapes.flag(fields[flag], f"turn.{flag}"))
    for name in ("laying", "must_play"):
        if fields[name] is not None:
            setattr(reef, name, 1 + shapes.choice(fields[name], list(COLOURS), f"turn.{name}"))
    if fields["ended_by"] is not None:
        reef.ended_by = 1 + shapes.choice(fields["ended_by"], list(base.ENDINGS[1:]), "turn.ended_by")
    reef.ender = base.NOBODY
    if fields["ender"] is not None:
        reef.ender = shapes.number(fields["ender"], "turn.ender", 0, reef.players - 1)
    for name in shapes.sequence(fields["moved"], "turn.moved"):
        cell = rock_cell(reef, name, "moved_shrimp")
        board = cell // codes.CELLS
        if reef.moved[board] & bit(cell) or not reef.shrimps[board * 4 + reef.player] & bit(cell):
            raise InvalidState("state.moved", cell=name, player=reef.player)
        _set(reef.moved, board, cell)
    for name in shapes.sequence(fields["crowns"], "turn.crowns"):
        cell = rock_cell(reef, name, "crown")
        if reef.acting[cell // codes.CELLS] & bit(cell):
            raise InvalidState("state.acting_twice", cell=name)
        _set(reef.acting, cell // codes.CELLS, cell)
    decision.put_effects(reef, fields["effects"])
    decision.put_pending(reef, fields["pending"], names)
