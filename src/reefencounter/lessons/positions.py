"""From a drawn position of a lesson to a full state (docs/notation.md, N4).

A board is six rows of seven signs: `#` water, `.` bare rock, a letter a polyp; a digit behind it is the player whose
shrimp stands there. A board that is not drawn has its five start polyps. What a position does not say is worked out so
that nothing is missing from the box (R1): the other polyps are in the bag, the cubes in the supply, the shrimps behind
the screens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.components import (
    BOARDS,
    COLOURS,
    COLUMNS,
    CORAL_TILES,
    CUBES_OF_A_COLOUR,
    POLYPS_OF_A_COLOUR,
    SHRIMPS_OF_A_PLAYER,
)

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
    boards: str = drawn["boards"]
    players = len(boards)
    polyps: dict[str, str] = {}
    shrimps: dict[str, int] = {}
    for number, letter in enumerate(boards, 1):
        _put(number, drawn.get(f"board{number}", _at_the_start(letter)), polyps, shrimps)
    piles = {pile: _each(drawn.get(pile, ""), players, "") for pile in PILES}
    if "fish" not in drawn:
        piles["fish"] = list(SECRET_TILES[:players])
    eaten = _each(drawn.get("eaten", 0), players, 0)
    sea = ["" if tiles == "-" else tiles for tiles in drawn.get("sea", SEA).split()]
    reserve = dict.fromkeys(COLOURS, 1)
    out = Counter([*polyps.values(), *"".join([*piles["hand"], *piles["consumed"], *piles["fish"], *sea])])
    held = Counter("".join(piles["cubes"]))
    tiles = [tile.turned() if n in drawn.get("turned", ()) else tile for n, tile in enumerate(CORAL_TILES, 1)]
    locks = drawn.get("locks", ())
    return {
        "format": "reef-state/1",
        "rules": {
            "players": players,
            "advanced": drawn.get("advanced", False),
            "second_kind": False,
            "larva_exchange": "play",
        },
        "boards": list(boards),
        "polyps": polyps,
        "shrimps": shrimps,
        "coral_tiles": [f"{tile.strong}>{tile.weak}" for tile in tiles],
        "locks": [tile.large if n in locks else None for n, tile in enumerate(tiles, 1)],
        "alga_space": drawn.get("alga"),
        "sea": {space: sorted(polyps, key=COLOURS.index) for space, polyps in zip(COLOURS, sea, strict=True)},
        "larvae": {
            colour: CUBES_OF_A_COLOUR - 1 - held[colour] for colour in COLOURS
        },  # one lies on its space
        "bag": {colour: POLYPS_OF_A_COLOUR - reserve[colour] - out[colour] for colour in COLOURS},
        "reserve": reserve,
        "players": [
            {
                **{pile: dict(Counter(piles[pile][player])) for pile in PILES},
                "shrimps": SHRIMPS_OF_A_PLAYER - eaten[player] - list(shrimps.values()).count(player),
                "eaten": eaten[player],
            }
            for player in range(players)
        ],
        "turn": TURN | {name: drawn[name] for name in TURN if name in drawn},
    }


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


def _each(given: Any, players: int, nothing: Any) -> list[Any]:
    """For each player; what is not a list belongs to the learner."""
    own = list(given) if isinstance(given, list | tuple) else [given]
    return own + [nothing] * (players - len(own))
