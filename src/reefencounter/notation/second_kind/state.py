"""A position of the Second Kind as JSON (N4, N7): `dump`. The way back is in `reading`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...engine.components import COLOURS
from ...engine.second_kind import codes
from ...engine.second_kind.cells import bit, cells
from ...engine.second_kind.components import KINDS, ORIENTATIONS, SIDES
from ...engine.second_kind.decks import Deck
from ...engine.second_kind.layout import Reef, Words
from ...engine.second_kind.position import SecondKindPosition
from ...rules import Rules
from ..state import FORMAT, alga_space, boards, by_colour, coral_tiles, locks, marked, turn_fields
from .text import CELL_TEXTS, tile_text

COUNTED = (codes.SWAP_TILES, codes.DIGEST, codes.BLUE_USES)  # cards with several choices one after the other


def dump(position: SecondKindPosition) -> dict[str, Any]:
    """The state in canonical order: equal positions give equal JSON."""
    reef, deck = position.fields(), position.deck
    return {name: part(reef, deck) for name, part in PARTS.items()}


def turn_of(position: SecondKindPosition) -> dict[str, Any]:
    """The `turn` part of the state."""
    return _turn(position.fields(), position.deck)


def _turn(reef: Reef, deck: Deck) -> dict[str, Any]:
    return {
        **turn_fields(reef, _names(reef.moved)),
        "crowns": _names(reef.acting),
        "bought": bool(reef.bought),
        "collected": bool(reef.collected),
        "effects": _effects(reef),
        "pending": _pending(reef, deck),
    }


def _terrain(reef: Reef) -> dict[str, str]:
    placed = [(cell, "rock") for cell in _cells(reef.added)] + [(cell, "water") for cell in _cells(reef.sunk)]
    return {CELL_TEXTS[cell]: kind for cell, kind in sorted(placed)}


def _sea(reef: Reef) -> dict[str, list[str]]:
    return {
        space: [kind for kind, n in _of_each(reef.sea, place) for _ in range(n)]
        for place, space in enumerate(COLOURS)
    }


def _players(reef: Reef, deck: Deck) -> list[dict[str, Any]]:
    names = [card.id for card in deck.cards]
    return [
        {
            "hand": kind_map(reef.hand, player),
            "cubes": {
                c: n for c, n in zip(COLOURS, reef.cubes[5 * player : 5 * player + 5], strict=True) if n
            },
            "consumed": kind_map(reef.consumed, player),
            "fish": kind_map(reef.fish, player),
            "shrimps": reef.unplayed[player],
            "eaten": reef.eaten[player],
            "cards": cards_in(reef.cards[player], names),
            "table": cards_in(reef.table[player], names),
        }
        for player in range(reef.players)
    ]


def _effects(reef: Reef) -> dict[str, Any]:
    waiting = {
        "any_colour": bool(reef.next_colour),
        "from_hand": reef.next_hand,
        "weaker": bool(reef.next_weaker),
    }
    laying = {"from_hand": reef.lay_hand, "weaker": bool(reef.lay_weaker)}
    effects: dict[str, Any] = {
        "breakfast": bool(reef.breakfast),
        "next": {name: what for name, what in waiting.items() if what},
        "laying": {name: what for name, what in laying.items() if what},
        "locks": reef.more_locks - 1 if reef.more_locks else None,
        "skip_flip": bool(reef.skip_flip),
        "returned": [kind for k, kind in enumerate(KINDS) if reef.returned >> k & 1],
    }
    return {name: what for name, what in effects.items() if what or (name == "locks" and what is not None)}


def _pending(reef: Reef, deck: Deck) -> dict[str, Any] | None:
    names, effect = [card.id for card in deck.cards], deck.cards[reef.card].effect
    tiles = {kind: n for kind, n in zip(KINDS, reef.apart, strict=True) if n}
    cell = CELL_TEXTS[reef.place]
    match reef.pending:
        case codes.NOTHING:
            return None
        case codes.FLEE_PENDING:
            return {"kind": "flee", "cell": cell}
        case codes.DRIFT_PENDING:
            return {"kind": "drift", "cell": cell}
        case codes.RETURN_PENDING:
            return {"kind": "return", "left": reef.left, "tiles": tiles}
        case codes.SPLIT_PENDING:
            return {"kind": "split", "tile": KINDS[reef.variant]}
    pending: dict[str, Any] = {"kind": "card", "card": names[reef.card]}
    if reef.window:
        asked = {"window": codes.WINDOWS[reef.window], "card": names[reef.card], "player": reef.asked}
        if reef.pending == codes.WINDOW_PENDING:
            pending = {"kind": "window", **asked}
        else:
            pending = {
                "kind": "card",
                "card": names[reef.card],
                "player": reef.asked,
                "window": asked["window"],
            }
    elif reef.left and effect in COUNTED:
        pending["left"] = reef.left
    if tiles:
        pending["tiles"] = tiles
    if reef.flips:
        pending["tiles"] = [k + 1 for k in range(10) if reef.flips >> k & 1]
    if reef.window == codes.ATTACK_WINDOW:
        pending["cell"] = cell
        pending["from"] = "consumed" if reef.source else "hand"
        pending["tile"] = tile_text(reef.variant, COLOURS[reef.laying - 1])
    if reef.window == codes.COLLECT_WINDOW:
        pending["space"] = COLOURS[reef.space]
        if reef.left:
            pending["early"] = True
    return pending


def rules_of(position: SecondKindPosition) -> Rules:
    """The rules that a position is played by."""
    return _rules_of(position.fields(), position.deck)


def _rules_of(reef: Reef, deck: Deck) -> Rules:
    return _rules(reef.players, bool(reef.advanced), bool(reef.dealt), deck.id)


@lru_cache
def _rules(players: int, advanced: bool, dealt: bool, deck: str) -> Rules:
    return Rules(players=players, advanced=advanced, second_kind=True, crowns_dealt=dealt, deck=deck)


def kind_map(counts: Sequence[int], player: int) -> dict[str, int]:
    """A player's part of a table of counts, without zeros."""
    return dict(_of_each(counts, player))


def _of_each(counts: Sequence[int], part: int) -> list[tuple[str, int]]:
    """How many there are of each kind in one part of a table of counts, without zeros."""
    mine = counts[codes.KINDS * part : codes.KINDS * (part + 1)]
    return [(kind, n) for kind, n in zip(KINDS, mine, strict=True) if n]


def cards_in(members: int, names: Sequence[str]) -> list[str]:
    """The cards of a set, in the order of the deck."""
    return [name for place, name in enumerate(names) if members >> place & 1]


def tile_on(reef: Reef, cell: int, colour: int) -> str:
    """A polyp tile as it lies on a board."""
    kind = reef.tile[cell]
    name = KINDS[kind] if kind else COLOURS[colour]
    if codes.PAIR <= kind < codes.DOUBLE and name[0] != COLOURS[colour]:
        return f"{name[2]}/{name[0]}"
    if codes.HALF <= kind < codes.BLUE:
        return f"{name}:{_orientation(reef, cell)}"
    return name


def _orientation(reef: Reef, cell: int) -> str:
    board = cell // codes.CELLS
    rocky = {side for k, side in enumerate(SIDES) if reef.rocky[board * 4 + k] & bit(cell)}
    return next(sides for sides in ORIENTATIONS if not rocky & set(sides))


def _by_cell(words: Words) -> dict[str, int]:
    return {CELL_TEXTS[cell]: player for cell, player in sorted(_owned(words))}


def _names(words: Words) -> list[str]:
    return [CELL_TEXTS[cell] for cell in _cells(words)]


def _cells(words: Words) -> list[int]:
    return [cell for board, word in enumerate(words) if word for cell in cells(board, word)]


def _polyps(reef: Reef) -> list[tuple[int, int]]:
    return marked(cells, reef.polyps, 5)


def _owned(words: Words) -> list[tuple[int, int]]:
    return marked(cells, words, 4)


PARTS: Mapping[str, Callable[[Reef, Deck], Any]] = {
    "format": lambda reef, deck: FORMAT,
    "rules": lambda reef, deck: _rules_of(reef, deck).to_json(),
    "boards": lambda reef, deck: boards(reef),
    "polyps": lambda reef, deck: {
        CELL_TEXTS[cell]: tile_on(reef, cell, colour) for cell, colour in sorted(_polyps(reef))
    },
    "shrimps": lambda reef, deck: _by_cell(reef.shrimps),
    "coral_tiles": lambda reef, deck: coral_tiles(reef),
    "locks": lambda reef, deck: locks(reef),
    "alga_space": lambda reef, deck: alga_space(reef),
    "terrain": lambda reef, deck: _terrain(reef),
    "crowns": lambda reef, deck: _names(reef.crowns),
    "blue": lambda reef, deck: {
        "supply": reef.supply,
        "sea": bool(reef.at_sea),
        "boards": _names(reef.blue),
    },
    "wards": lambda reef, deck: _by_cell(reef.wards),
    "draw": lambda reef, deck: cards_in(reef.draw, [card.id for card in deck.cards]),
    "discards": lambda reef, deck: cards_in(reef.discards, [card.id for card in deck.cards]),
    "sea": lambda reef, deck: _sea(reef),
    "larvae": lambda reef, deck: by_colour(reef.larvae),
    "bag": lambda reef, deck: dict(zip(KINDS, reef.bag, strict=True)),
    "reserve": lambda reef, deck: by_colour(reef.reserve),
    "players": _players,
    "turn": _turn,
}
