"""From a drawn position of a lesson to a full state (docs/notation.md, N4).

A board is six rows of seven signs: `#` water, `.` bare rock, a letter a polyp; a digit behind it is the player whose
shrimp stands there. A board that is not drawn has its five start polyps. What a position does not say is worked out so
that nothing is missing from the box (R1): the other polyps are in the bag, the cubes in the supply, the shrimps behind
the screens.

The Second Kind: piles are kinds of tiles with gaps between them (`"W Yh crown"`), `pieces` puts special tiles onto
drawn cells (`{"1d5": "W2"}`), and `crowns`, `hungry` (crowns that have still to act), `terrain`, `blue` (cells) and
`cards` (for each player) say the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..decks import DEFAULT, by_id
from ..engine.components import (
    BOARDS,
    COLOURS,
    COLUMNS,
    CORAL_TILES,
    CUBES_OF_A_COLOUR,
    POLYPS_OF_A_COLOUR,
    SHRIMPS_OF_A_PLAYER,
)
from ..engine.second_kind.components import BLUE_SHRIMPS, NUMBER_OF_KIND

Drawn = Mapping[str, Any]
PILES = ("hand", "cubes", "consumed", "fish")
SECRET_TILES = ("P", "W", "O", "G")  # in the fish since the set-up (R2.8), where a position does not say
SEA = "OP YG GW PWO Y"
TURN = {
    "number": 9,
    "player": 0,
    "phase": "turn",
    "acted": False,
    "lays": 0,
    "laying": None,
    "from_hand": 0,
    "laid": 0,
    "must_play": None,
    "introduced": False,
    "locked": False,
    "moved": [],
    "ended_by": None,
    "ender": None,
}


def state(drawn: Drawn) -> dict[str, Any]:
    """The full state of a drawn position."""
    second_kind = drawn.get("second_kind", False)
    boards: str = drawn["boards"]
    players = range(len(boards))
    polyps: dict[str, str] = {}
    shrimps: dict[str, int] = {}
    for number, letter in enumerate(boards, 1):
        _put(number, drawn.get(f"board{number}", _at_the_start(letter)), polyps, shrimps)
    polyps |= drawn.get("pieces", {})
    given = {"fish": list(SECRET_TILES), **drawn}
    held: list[dict[str, Counter[str]]] = []
    for player in players:
        texts = {pile: _of(given.get(pile, ""), player, "") for pile in PILES}
        by_kind = {pile for pile in PILES if second_kind and pile != "cubes"}
        held.append(
            {pile: Counter(text.split() if pile in by_kind else text) for pile, text in texts.items()}
        )
    sea = [
        [] if tiles == "-" else sorted(tiles, key=COLOURS.index) for tiles in drawn.get("sea", SEA).split()
    ]
    reserve = dict.fromkeys(COLOURS, 1)
    out = Counter(map(_kind, polyps.values())) + Counter(reserve) + Counter(drawn.get("terrain", {}).values())
    out["crown"] += len(drawn.get("crowns", []))
    for tiles in (*sea, *(piles[pile] for piles in held for pile in ("hand", "consumed", "fish"))):
        out += Counter(tiles)
    numbers = NUMBER_OF_KIND if second_kind else dict.fromkeys(COLOURS, POLYPS_OF_A_COLOUR)
    cubes = sum((piles["cubes"] for piles in held), Counter[str]())
    coral_tiles = [
        tile.turned() if n in drawn.get("turned", ()) else tile for n, tile in enumerate(CORAL_TILES, 1)
    ]
    eaten = [_of(drawn.get("eaten", 0), player, 0) for player in players]
    whole: dict[str, Any] = {
        "format": "reef-state/1",
        "rules": {
            "players": len(boards),
            "advanced": drawn.get("advanced", False),
            "second_kind": second_kind,
            "larva_exchange": "play",
        },
        "boards": list(boards),
        "polyps": polyps,
        "shrimps": shrimps,
        "coral_tiles": [f"{tile.strong}>{tile.weak}" for tile in coral_tiles],
        "locks": [
            tile.large if n in drawn.get("locks", ()) else None for n, tile in enumerate(coral_tiles, 1)
        ],
        "alga_space": drawn.get("alga"),
        "sea": dict(zip(COLOURS, sea, strict=True)),
        "larvae": {
            colour: CUBES_OF_A_COLOUR - 1 - cubes[colour] for colour in COLOURS
        },  # one lies on its space
        "bag": {kind: number - out[kind] for kind, number in numbers.items()},
        "reserve": reserve,
        "players": [
            {
                **{pile: dict(tiles) for pile, tiles in held[player].items()},
                "shrimps": SHRIMPS_OF_A_PLAYER - eaten[player] - list(shrimps.values()).count(player),
                "eaten": eaten[player],
            }
            for player in players
        ],
        "turn": TURN | {name: drawn[name] for name in TURN if name in drawn},
    }
    return _second_kind(drawn, whole) if second_kind else whole


def _second_kind(drawn: Drawn, state: dict[str, Any]) -> dict[str, Any]:
    """The same with what the expansion adds."""
    cards = [_of(drawn.get("cards", [[]]), player, []) for player in range(len(state["players"]))]
    blue = drawn.get("blue", [])
    at_sea = not all(player["eaten"] for player in state["players"])  # S5.4
    held = {card for hand in cards for card in hand}
    state["rules"] |= {"crowns_dealt": True, "deck": DEFAULT}
    state |= {
        "terrain": drawn.get("terrain", {}),
        "crowns": drawn.get("crowns", []),
        "blue": {"supply": BLUE_SHRIMPS - at_sea - len(blue), "sea": at_sea, "boards": blue},
        "wards": {},
        "draw": [card["id"] for card in by_id(DEFAULT).cards if card["id"] not in held],
        "discards": [],
    }
    for player, hand in zip(state["players"], cards, strict=True):
        player |= {"cards": hand, "table": []}
    state["turn"] |= {
        "crowns": drawn.get("hungry", []),
        "bought": False,
        "collected": False,
        "effects": {},
        "pending": None,
    }
    return state


def _kind(tile: str) -> str:
    """The kind of a tile that lies on a board (N7): `Y/W` is `W/Y`, `Wh:ne` is `Wh`."""
    return "/".join(sorted(tile.split("/"), key=COLOURS.index)) if "/" in tile else tile.split(":")[0]


def _at_the_start(letter: str) -> list[str]:
    return [" ".join(row) for row in BOARDS[letter]]


def _put(number: int, rows: Sequence[str], polyps: dict[str, str], shrimps: dict[str, int]) -> None:
    for row, signs in enumerate(rows, 1):
        for column, sign in zip(COLUMNS, signs.split(), strict=True):
            cell = f"{number}{column}{row}"
            if sign[0] in COLOURS:
                polyps[cell] = sign[0]
            if len(sign) > 1:
                shrimps[cell] = int(sign[1])


def _of(given: Any, player: int, nothing: Any) -> Any:
    """What a player has; what is not a list belongs to the learner."""
    each = given if isinstance(given, list) else [given]
    return each[player] if player < len(each) else nothing
