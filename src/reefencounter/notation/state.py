"""A position as JSON, `reef-state/1` (N4), and back.

`load` accepts every position that the components allow, whether play could have reached it or not, and refuses all
others with a sentence that says what is inconsistent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from ..engine import codes
from ..engine.cells import bit, cells
from ..engine.components import ALGAE, BOARDS, COLOURS, CORAL_TILES, CoralTile
from ..engine.errors import InvalidState, shown
from ..engine.layout import Reef
from ..engine.position import Position
from ..engine.second_kind.layout import Reef as SecondKindReef
from ..rules import Rules
from . import check
from .text import CELL_TEXTS

FORMAT = "reef-state/1"


def dump(position: Position) -> dict[str, Any]:
    """The N4 state of a position, in canonical order: equal positions give equal JSON."""
    reef = position.fields()
    return {name: part(reef) for name, part in PARTS.items()}


def turn_of(position: Position) -> dict[str, Any]:
    """The `turn` part of the state."""
    return _turn(position.fields())


def _turn(reef: Reef) -> dict[str, Any]:
    return turn_fields(
        reef, [CELL_TEXTS[cell] for board in range(4) for cell in cells(board, reef.moved[board])]
    )


def _polyps(reef: Reef) -> dict[str, str]:
    words = reef.polyps[:]
    return {
        cell: COLOURS[colour]
        for board in range(reef.players)
        for cell, colour in _on(board, *words[5 * board : 5 * board + 5])
    }


def _shrimps(reef: Reef) -> dict[str, int]:
    words = reef.shrimps[:]
    return {
        cell: player
        for board in range(reef.players)
        for cell, player in _on(board, *words[4 * board : 4 * board + 4])
    }


def _sea(reef: Reef) -> dict[str, list[str]]:
    sea = bytes(reef.sea)
    return {space: list(_heap(sea[5 * k : 5 * k + 5])) for k, space in enumerate(COLOURS)}


def _players(reef: Reef) -> list[dict[str, Any]]:
    hand, cubes, consumed, fish = map(bytes, (reef.hand, reef.cubes, reef.consumed, reef.fish))
    return [
        {
            "hand": dict(_held(hand[5 * player : 5 * player + 5])),
            "cubes": dict(_held(cubes[5 * player : 5 * player + 5])),
            "consumed": dict(_held(consumed[5 * player : 5 * player + 5])),
            "fish": dict(_held(fish[5 * player : 5 * player + 5])),
            "shrimps": reef.unplayed[player],
            "eaten": reef.eaten[player],
        }
        for player in range(reef.players)
    ]


def turn_fields(reef: Reef | SecondKindReef, moved: list[str]) -> dict[str, Any]:
    """The fields of a turn that both games have; `moved` are the cells of shrimps that have moved."""
    return {
        "number": reef.number,
        "player": reef.player,
        "phase": codes.PHASES[reef.phase],
        "acted": bool(reef.acted),
        "lays": reef.lays,
        "laying": COLOURS[reef.laying - 1] if reef.laying else None,
        "from_hand": reef.from_hand,
        "laid": reef.laid,
        "must_play": COLOURS[reef.must_play - 1] if reef.must_play else None,
        "introduced": bool(reef.introduced),
        "locked": bool(reef.locked),
        "moved": moved,
        "ended_by": codes.ENDINGS[reef.ended_by],
        "ender": None if reef.ender == codes.NOBODY else reef.ender,
    }


def coral_tiles(reef: Reef | SecondKindReef) -> list[str]:
    """The ten coral tiles as they lie."""
    return [f"{tile.strong}>{tile.weak}" for tile in lying(reef.turned)]


def locks(reef: Reef | SecondKindReef) -> list[str | None]:
    """The alga that locks each coral tile, if one does."""
    return [tile.large if reef.locks >> k & 1 else None for k, tile in enumerate(lying(reef.turned))]


def boards(reef: Reef | SecondKindReef) -> list[str]:
    """The reef boards by player."""
    return ["ABCD"[reef.boards[board]] for board in range(reef.players)]


def alga_space(reef: Reef | SecondKindReef) -> str | None:
    """The alga on the alga space, if one is there."""
    return ALGAE[reef.alga - 1] if reef.alga else None


def by_colour(counts: Iterable[int]) -> dict[str, int]:
    """How many there are of each colour."""
    return dict(zip(COLOURS, counts, strict=True))


def rules_of(position: Position) -> Rules:
    """The rules that a position is played by."""
    reef = position.fields()
    return _rules(reef.players, bool(reef.advanced), bool(reef.keep))


@lru_cache
def _rules(players: int, advanced: bool, keep: bool) -> Rules:
    return Rules(players=players, advanced=advanced, larva_exchange="keep" if keep else "play")


@lru_cache(1 << len(CORAL_TILES))
def lying(turned: int) -> tuple[CoralTile, ...]:
    """The ten coral tiles, with those turned that a set names."""
    return tuple(tile.turned() if turned >> k & 1 else tile for k, tile in enumerate(CORAL_TILES))


# From one position to the next most piles and boards stay the same.
@lru_cache(4096)
def _held(counts: bytes) -> dict[str, int]:
    """Counts by colour, without zeros."""
    return {colour: n for colour, n in zip(COLOURS, counts, strict=True) if n}


@lru_cache(1024)
def _heap(counts: bytes) -> tuple[str, ...]:
    """Tiles one by one, from their counts."""
    return tuple([colour for colour, n in zip(COLOURS, counts, strict=True) for _ in range(n)])


@lru_cache(1024)
def _on(board: int, *words: int) -> tuple[tuple[str, int], ...]:
    """The cells of some sets of a board, in order, with the number of their set."""
    found = [(cell, place) for place, word in enumerate(words) for cell in cells(board, word)]
    return tuple([(CELL_TEXTS[cell], place) for cell, place in sorted(found)])


PARTS: Mapping[str, Callable[[Reef], Any]] = {
    "format": lambda _: FORMAT,
    "rules": lambda reef: _rules(reef.players, bool(reef.advanced), bool(reef.keep)).to_json(),
    "boards": boards,
    "polyps": _polyps,
    "shrimps": _shrimps,
    "coral_tiles": coral_tiles,
    "locks": locks,
    "alga_space": alga_space,
    "sea": _sea,
    "larvae": lambda reef: by_colour(reef.larvae),
    "bag": lambda reef: by_colour(reef.bag),
    "reserve": lambda reef: by_colour(reef.reserve),
    "players": _players,
    "turn": _turn,
}


def marked(
    cells: Callable[[int, int], tuple[int, ...]], words: Iterable[int], sets: int
) -> list[tuple[int, int]]:
    """The cells of so many sets of each board, with the number of their set; `words` has the sets board by board."""
    return [
        (cell, place % sets)
        for place, word in enumerate(words)
        if word
        for cell in cells(place // sets, word)
    ]


def load(state: object) -> Position:
    """The position that an N4 state describes; raises `InvalidState` for anything else."""
    reef = read(state)
    check.totals(reef)
    check.shrimps(reef)
    check.turn(reef)
    position = Position.from_bytes(bytes(reef))
    check.corals(position)
    check.obligation(position)
    return position


def read(state: object) -> Reef:
    """The fields of an N4 state, each of the right shape. Whether they fit together is for `load` to ask."""
    fields = check.record(
        state,
        "state",
        "format rules boards polyps shrimps coral_tiles locks alga_space sea larvae bag reserve players turn",
    )
    if fields["format"] != FORMAT:
        raise InvalidState("shape.format", format=FORMAT, value=shown(fields["format"]))
    rules = Rules.from_json(fields["rules"])
    reef = Reef(players=rules.players, advanced=rules.advanced, keep=rules.larva_exchange == "keep")
    _put_boards(reef, fields)
    _put_coral_tiles(reef, fields)
    _put_supplies(reef, fields)
    for player, holding in enumerate(check.sequence(fields["players"], "players", rules.players)):
        _put_player(reef, player, holding)
    _put_turn(reef, fields["turn"])
    return reef


def _put_boards(reef: Reef, fields: Mapping[str, Any]) -> None:
    letters = check.sequence(fields["boards"], "boards", reef.players)
    for board, letter in enumerate(letters):
        reef.boards[board] = check.choice(letter, list(BOARDS), f"boards[{board}]")
    if len(set(letters)) < len(letters):
        raise InvalidState("state.board_twice")
    for name, colour in check.mapping(fields["polyps"], "polyps"):
        cell = check.rock_cell(reef, name, "polyp")
        chosen = check.choice(colour, list(COLOURS), f"polyps[{name}]")
        reef.polyps[cell // 42 * 5 + chosen] |= bit(cell)
    for name, player in check.mapping(fields["shrimps"], "shrimps"):
        cell = check.rock_cell(reef, name, "shrimp")
        owner = check.number(player, f"shrimps[{name}]", 0, reef.players - 1)
        reef.shrimps[cell // 42 * 4 + owner] |= bit(cell)


def _put_coral_tiles(reef: Reef, fields: Mapping[str, Any]) -> None:
    sides = check.sequence(fields["coral_tiles"], "coral_tiles", 10)
    locks = check.sequence(fields["locks"], "locks", 10)
    reef.turned, reef.locks, reef.alga = check.coral_tiles(sides, locks, fields["alga_space"])


def _put_supplies(reef: Reef, fields: Mapping[str, Any]) -> None:
    sea = check.record(fields["sea"], "sea", " ".join(COLOURS))
    for space, name in enumerate(COLOURS):
        tiles = check.sequence(sea[name], f"sea.{name}")
        if len(tiles) > 3:
            raise InvalidState("state.sea_polyps", space=name, number=len(tiles))
        for tile in tiles:
            reef.sea[5 * space + check.choice(tile, list(COLOURS), f"sea.{name}")] += 1
    for name, counts in (("larvae", reef.larvae), ("bag", reef.bag), ("reserve", reef.reserve)):
        limit = {"larvae": 10, "bag": 40, "reserve": 1}[name]
        check.colours(fields[name], name, counts, 0, limit)


def _put_player(reef: Reef, player: int, holding: object) -> None:
    where = f"players[{player}]"
    fields = check.record(holding, where, "hand cubes consumed fish shrimps eaten")
    for name, counts, limit in (
        ("hand", reef.hand, 40),
        ("cubes", reef.cubes, 10),
        ("consumed", reef.consumed, 40),
        ("fish", reef.fish, 40),
    ):
        check.colours(fields[name], f"{where}.{name}", counts, player, limit)
    reef.unplayed[player] = check.number(fields["shrimps"], f"{where}.shrimps", 0, 4)
    reef.eaten[player] = check.number(fields["eaten"], f"{where}.eaten", 0, 4)


def _put_turn(reef: Reef, turn: object) -> None:
    fields = check.record(
        turn,
        "turn",
        "number player phase acted lays laying from_hand laid must_play introduced locked moved ended_by ender",
    )
    reef.number = check.number(fields["number"], "turn.number", 1, check.HIGHEST_TURN + 3)
    reef.player = check.number(fields["player"], "turn.player", 0, reef.players - 1)
    reef.phase = check.choice(fields["phase"], list(codes.PHASES), "turn.phase")
    reef.lays = check.number(fields["lays"], "turn.lays", 0, 2)
    reef.from_hand = check.number(fields["from_hand"], "turn.from_hand", 0, 4)
    reef.laid = check.number(fields["laid"], "turn.laid", 0, 40)
    for flag in ("acted", "introduced", "locked"):
        setattr(reef, flag, check.flag(fields[flag], f"turn.{flag}"))
    for name in ("laying", "must_play"):
        if fields[name] is not None:
            setattr(reef, name, 1 + check.choice(fields[name], list(COLOURS), f"turn.{name}"))
    if fields["ended_by"] is not None:
        reef.ended_by = 1 + check.choice(fields["ended_by"], list(codes.ENDINGS[1:]), "turn.ended_by")
    reef.ender = codes.NOBODY
    if fields["ender"] is not None:
        reef.ender = check.number(fields["ender"], "turn.ender", 0, reef.players - 1)
    for name in check.sequence(fields["moved"], "turn.moved"):
        cell = check.rock_cell(reef, name, "moved_shrimp")
        here = bit(cell)
        if reef.moved[cell // 42] & here or not reef.shrimps[cell // 42 * 4 + reef.player] & here:
            raise InvalidState("state.moved", cell=name, player=reef.player)
        reef.moved[cell // 42] |= here
