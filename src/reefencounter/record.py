"""A whole game as JSON, `reef-record/1` (N5): rules, names, set-up and every action with its deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import decks
from .engine.chance import Chance
from .engine.components import BOARDS, COLOURS, HANDS_AT_START, SEA_AT_START
from .engine.errors import IllegalAction, InvalidRules, ReefError, shown
from .messages import Message
from .notation.forms import AnyPosition, tile_kinds
from .rules import Rules
from .rulesets import ruleset_in
from .shapes import MoveShape, Setup

FORMAT = "reef-record/1"
LONGEST_NAME = 80


class InvalidRecord(ReefError):
    """A record of the wrong shape."""


class IllegalMove(IllegalAction):
    """An illegal action inside a record; `index` counts the moves from 0."""

    def __init__(self, index: int, message: Message) -> None:
        super().__init__(message)
        self.args = (index, message)
        self.index = index

    @property
    def told(self) -> Message:
        """What was wrong, and at which move."""
        return Message("record.move", index=self.index, because=self.message)


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a record."""

    player: int
    action: str
    deal: tuple[str, ...] = ()

    def to_json(self) -> MoveShape:
        """An empty deal is left out."""
        line: MoveShape = {"player": self.player, "action": self.action}
        if self.deal:
            line["deal"] = list(self.deal)
        return line


def setup_of(position: AnyPosition) -> Setup:
    """The set-up of a position that has just been set up. It has ordinary tiles only (S2.2, S2.4)."""
    reef = position.fields()
    size = len(tile_kinds(position))
    return {
        "boards": ["ABCD"[board] for board in reef.boards[: reef.players]],
        "star": reef.turned == 0,
        "sea": {
            space: [colour for c, colour in enumerate(COLOURS) for _ in range(reef.sea[size * k + c])]
            for k, space in enumerate(COLOURS)
        },
        "hands": [
            {
                colour: reef.hand[size * player + c]
                for c, colour in enumerate(COLOURS)
                if reef.hand[size * player + c]
            }
            for player in range(reef.players)
        ],
    }


def set_up(rules: Rules, setup: object, chance: Chance) -> AnyPosition:
    """A new game by a set-up as it stands in records; what the set-up leaves out is drawn."""
    given = {} if setup is None else setup
    if not isinstance(given, Mapping):
        raise InvalidRules("setup.object")
    for key in given:
        if key not in ("boards", "star", "sea", "hands"):
            raise InvalidRules("setup.unknown_key", key=shown(key))
    if type(given.get("star", True)) is not bool:
        raise InvalidRules("setup.star")
    boards = _boards(given["boards"], rules.players) if "boards" in given else None
    star = given.get("star")
    sea = _sea(given["sea"]) if "sea" in given else None
    hands = _hands(given["hands"], rules.players) if "hands" in given else None
    position: AnyPosition = rules.ruleset.new_position(rules, chance, boards, star, sea, hands)
    return position


def _boards(boards: object, players: int) -> list[int]:
    known = list(BOARDS)
    if not isinstance(boards, list) or len(boards) != players or not all(board in known for board in boards):
        raise InvalidRules("setup.boards", players=players, boards=known)
    if len(set(boards)) < players:
        raise InvalidRules("setup.board_twice")
    return [known.index(board) for board in boards]


def _sea(sea: object) -> list[int]:
    if not isinstance(sea, Mapping) or set(sea) != set(COLOURS):
        raise InvalidRules("setup.sea")
    counts: list[int] = []
    for space in COLOURS:
        counts += _counts(sea[space], f"setup.sea.{space}")
    sizes = [sum(counts[5 * k : 5 * k + 5]) for k in range(5)]
    rounds = [list(SEA_AT_START[-k:] + SEA_AT_START[:-k]) for k in range(5)]
    if sizes not in rounds:
        raise InvalidRules("setup.sea_sizes", "R2.5", sizes=sizes)
    return counts


def _hands(hands: object, players: int) -> list[int]:
    if not isinstance(hands, list) or len(hands) != players:
        raise InvalidRules("setup.hands", players=players)
    counts: list[int] = []
    for hand, size in zip(hands, HANDS_AT_START[players], strict=True):
        if not isinstance(hand, Mapping) or not all(
            colour in COLOURS and len(colour) == 1 for colour in hand
        ):
            raise InvalidRules("setup.hand")
        if not all(type(n) is int and 0 <= n <= size for n in hand.values()) or sum(hand.values()) != size:
            raise InvalidRules("setup.hand_sizes", "R2.7", sizes=[*map(str, HANDS_AT_START[players])])
        counts += [hand.get(colour, 0) for colour in COLOURS]
    return counts


def _counts(tiles: object, where: str) -> list[int]:
    if not isinstance(tiles, list) or not all(isinstance(tile, str) for tile in tiles):
        raise InvalidRules("setup.colours", where=where)
    if any(len(tile) != 1 or tile not in COLOURS for tile in tiles):
        raise InvalidRules("setup.colour", where=where)
    return [tiles.count(colour) for colour in COLOURS]


def check_names(names: object, players: int) -> list[str]:
    """The names of the players; `None` gives Player 1, Player 2 …"""
    if names is None:
        return [f"Player {player + 1}" for player in range(players)]
    if (
        not isinstance(names, Sequence)
        or isinstance(names, str)
        or len(names) != players
        or not all(isinstance(name, str) and 0 < len(name) <= LONGEST_NAME for name in names)
    ):
        raise InvalidRules("setup.names", players=players, longest=LONGEST_NAME)
    return list(names)


def read(record: object) -> tuple[Rules, list[str], Mapping[str, Any], list[Move]]:
    """Rules, names, set-up and moves of a record; raises `InvalidRecord` for a wrong shape."""
    if not isinstance(record, Mapping):
        raise InvalidRecord("record.object")
    for key in ("format", "rules", "setup", "moves"):
        if key not in record:
            raise InvalidRecord("record.no_key", key=key)
    for key in record:
        if key not in ("format", "rules", "deck", "names", "setup", "moves", "result"):
            raise InvalidRecord("record.unknown_key", key=shown(key))
    if record["format"] != FORMAT:
        raise InvalidRecord("shape.format", format=FORMAT, value=shown(record["format"]))
    if "deck" in record:
        _know(record["deck"], record["rules"])
    rules = Rules.from_json(record["rules"])
    setup, moves = record["setup"], record["moves"]
    if not isinstance(setup, Mapping) or not {"boards", "star", "sea", "hands"} <= set(setup):
        raise InvalidRecord("record.setup")
    if not isinstance(moves, list):
        raise InvalidRecord("record.moves")
    names = check_names(record.get("names"), rules.players)
    return rules, names, setup, [_move(line, index, rules) for index, line in enumerate(moves)]


def check_result(record: object, right: Sequence[Mapping[str, Any]] | None) -> None:
    """Refuse a result that the moves of the record do not give (N5); None stands for a game that is not over."""
    if not isinstance(record, Mapping) or "result" not in record:
        return
    if right is None:
        raise InvalidRecord("record.no_result")
    wrong = _difference(record["result"], right, "result")
    if wrong:
        raise InvalidRecord(wrong)


def _difference(given: object, right: object, where: str) -> Message | None:
    """The first place where a JSON value is not the right one."""
    if isinstance(right, dict):
        if not isinstance(given, Mapping) or set(given) != set(right):
            return Message("record.result_keys", where=where, keys=[*right])
        inner = [(given[key], value, f"{where}.{key}") for key, value in right.items()]
    elif isinstance(right, list):
        if not isinstance(given, list) or len(given) != len(right):
            return Message("record.result_list", where=where, length=len(right))
        inner = [(given[k], value, f"{where}[{k}]") for k, value in enumerate(right)]
    else:
        same = type(given) is type(right) and given == right
        if same:
            return None
        return Message("record.result", where=where, right=shown(right), value=shown(given))
    found = (_difference(*pair) for pair in inner)
    return next((wrong for wrong in found if wrong), None)


def _know(deck: object, rules: object) -> None:
    """Make the deck known that a record brings along."""
    named = rules.get("deck") if isinstance(rules, Mapping) and ruleset_in(rules).has_cards else None
    if decks.read(deck).deck.id != named:
        raise InvalidRecord("record.other_deck", deck=shown(named))
    decks.add(deck)


def _move(line: object, index: int, rules: Rules) -> Move:
    if not isinstance(line, Mapping) or not {"player", "action"} <= set(line) <= {"player", "action", "deal"}:
        raise InvalidRecord("record.move_shape", index=index)
    player, action, deal = line["player"], line["action"], line.get("deal", [])
    if type(player) is not int or not 0 <= player < rules.players:
        raise InvalidRecord("record.move_player", index=index, last=rules.players - 1)
    if not isinstance(action, str):
        raise InvalidRecord("record.move_action", index=index)
    if not isinstance(deal, list) or not all(isinstance(tile, str) for tile in deal):
        raise InvalidRecord("record.move_deal", index=index)
    return Move(player, action, tuple(deal))
