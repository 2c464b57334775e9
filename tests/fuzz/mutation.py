"""Changes to JSON: wild ones that know nothing, and sly ones that keep the totals of a state right."""

from __future__ import annotations

from typing import Any

from fuzz.material import fresh
from reefencounter.engine.components import ALGAE, BOARDS, COLOURS, COLUMNS, CORAL_TILES, ROWS

JSON = Any
Step = tuple[int, int, int, int]

HOSTILE: list[JSON] = [
    *(None, True, False, 0, 1, 2, 3, 4, 5, 7, 41, 255, 256, 400, 65536, -1, 2**31, 2**63, 2**64, -(10**99)),
    *(1.0, 1.5, 1e308, -0.0, "", " ", "W", "w", "WW", "Z", "blue", "1d2", "4g6", "5a1", "off", "pass"),
    *("setup", "final", "over", "laying", "turn", "supply", "limit", "\ud800", "\x00", "é", "1d2\n", "٣"),
    *("x" * 5000, [], {}, [[]], [{}], {"W": 1}, {"": 1}, ["W", "Y"], {"1d2": 0}, [None] * 10, {"W": -1}),
]


def places(value: JSON) -> list[tuple[JSON, Any]]:
    """Every place in a JSON value, as a container and a key."""
    found: list[tuple[JSON, Any]] = []
    queue = [value]
    for inner in queue:
        if isinstance(inner, dict | list):
            keys = list(inner) if isinstance(inner, dict) else range(len(inner))
            found += [(inner, key) for key in keys]
            queue += [inner[key] for key in keys]
    return found


def wild(value: JSON, step: Step) -> None:
    """Delete, alter, double, swap, rename or add something somewhere."""
    kind, where, what, _ = step
    spots = places(value)
    if not spots:
        return
    inner, key = spots[where % len(spots)]
    other, place = spots[what % len(spots)]
    hostile = fresh(HOSTILE[what % len(HOSTILE)])
    match kind % 6:
        case 0:
            del inner[key]
        case 1:
            inner[key] = hostile
        case 2 if isinstance(inner, list):
            inner.insert(key, fresh(inner[key]))
        case 3:
            inner[key], other[place] = fresh(other[place]), fresh(inner[key])
        case 4 if isinstance(inner, dict):
            inner[str(hostile)[:9]] = inner.pop(key)
        case _:
            if type(inner[key]) is int:
                inner[key] += 1 - 2 * (what % 2)
            elif isinstance(inner, dict):
                inner[str(place)] = hostile


def sly(state: JSON, step: Step) -> None:
    """Change a state so that every polyp, cube and shrimp is still there once."""
    kind, a, b, c = step
    SLY[kind % len(SLY)](state, a, b, c)


def _pile(state: JSON, which: int) -> JSON:
    holders = [state["bag"]] + [
        player[name] for player in state["players"] for name in ("hand", "consumed", "fish")
    ]
    return holders[which % len(holders)]


def _carry(state: JSON, a: int, b: int, c: int) -> None:
    """Some tiles from one pile to another."""
    colour = COLOURS[c % 5]
    here, there = _pile(state, a), _pile(state, b)
    n = min(here.get(colour, 0), 1 + c // 5 % 40)
    here[colour] = here.get(colour, 0) - n
    there[colour] = there.get(colour, 0) + n


def _drain(state: JSON, a: int, b: int, c: int) -> None:
    """All of a pile into another; near the end of the supply much is different."""
    for number in range(5):
        _carry(state, a, b, number + 5 * 39)
    if c % 2:
        for colour in COLOURS:
            pile = _pile(state, b)
            pile[colour] = pile.get(colour, 0) + state["reserve"].get(colour, 0)
            state["reserve"][colour] = 0


def _rock(state: JSON, a: int) -> str:
    board = a % len(state["boards"])
    drawn = BOARDS[state["boards"][board]]
    cells = [(row, column) for row in range(6) for column in range(7) if drawn[row][column] != "#"]
    y, x = cells[a // 4 % len(cells)]
    return f"{board + 1}{COLUMNS[x]}{ROWS[y]}"


def _paint(state: JSON, a: int, b: int, c: int) -> None:
    """A polyp on a cell, from some pile; what was there goes to the same pile."""
    cell, pile, colour = _rock(state, a), _pile(state, b), COLOURS[c % 5]
    if cell in state["polyps"]:
        old = state["polyps"].pop(cell)
        pile[old] = pile.get(old, 0) + 1
    if c // 5 % 4 and pile.get(colour, 0):
        pile[colour] -= 1
        state["polyps"][cell] = colour


def _shrimp(state: JSON, a: int, b: int, c: int) -> None:
    """A shrimp onto a cell, or off."""
    cell, player = _rock(state, a), b % len(state["players"])
    if cell in state["shrimps"]:
        state["players"][state["shrimps"].pop(cell)]["shrimps"] += 1
    elif state["players"][player]["shrimps"]:
        state["players"][player]["shrimps"] -= 1
        state["shrimps"][cell] = player


def _meal(state: JSON, a: int, b: int, c: int) -> None:
    """A shrimp that was eaten, or was not."""
    player = state["players"][a % len(state["players"])]
    here, there = ("shrimps", "eaten") if b % 2 else ("eaten", "shrimps")
    if player[here]:
        player[here] -= 1
        player[there] += 1


def _cube(state: JSON, a: int, b: int, c: int) -> None:
    holders = [state["larvae"]] + [player["cubes"] for player in state["players"]]
    here, there, colour = holders[a % len(holders)], holders[b % len(holders)], COLOURS[c % 5]
    if here.get(colour, 0):
        here[colour] -= 1
        there[colour] = there.get(colour, 0) + 1


def _sea(state: JSON, a: int, b: int, c: int) -> None:
    space, pile, colour = state["sea"][COLOURS[a % 5]], _pile(state, b), COLOURS[c % 5]
    if len(space) == 3 or (space and c // 5 % 2):
        tile = space.pop()
        pile[tile] = pile.get(tile, 0) + 1
    elif pile.get(colour, 0):
        pile[colour] -= 1
        space.append(colour)


def _tile(state: JSON, a: int, b: int, c: int) -> None:
    """Turn, lock or free a coral tile."""
    k = a % 10
    side = CORAL_TILES[k].turned() if b % 2 else CORAL_TILES[k]
    state["coral_tiles"][k] = f"{side.strong}>{side.weak}"
    state["locks"][k] = side.large if c % 2 else None
    if c % 3 == 0:
        state["alga_space"] = (None, *ALGAE)[c % 5]


def _rules(state: JSON, a: int, b: int, c: int) -> None:
    state["rules"]["advanced"] = bool(a % 2)
    state["rules"]["larva_exchange"] = ("play", "keep")[b % 2]


def _turn(state: JSON, a: int, b: int, c: int) -> None:
    """Another phase with fields that fit it, more or less."""
    turn, seats = state["turn"], len(state["players"])
    start: JSON = {
        "lays": 0,
        "laying": None,
        "from_hand": 0,
        "laid": 0,
        "must_play": None,
        "moved": [],
        "acted": False,
    }
    turn.update(start, introduced=False, locked=False, ended_by=None, ender=None, player=b % seats)
    turn["phase"] = ("turn", "laying", "turn", "final", "over", "setup")[a % 6]
    turn["number"] = (1, 2, 30, 399, 400, 401, 9999)[c % 7]
    if turn["phase"] == "laying":
        turn.update(acted=True, lays=1 + c % 2, laying=COLOURS[b % 5], from_hand=c % 5, laid=c % 5 + b % 2)
    elif turn["phase"] in ("final", "over"):
        turn.update(ended_by=("locks", "shrimps", "full", "limit", "supply")[c % 5], ender=c % seats)
    elif turn["phase"] == "setup":
        turn.update(number=1, player=0)
    else:
        turn.update(acted=bool(c % 2), lays=b % 3 if c % 2 else 0, introduced=c % 4 == 3, locked=c % 8 == 7)


def _field(state: JSON, a: int, b: int, c: int) -> None:
    turn = state["turn"]
    own = [cell for cell, player in state["shrimps"].items() if player == turn["player"]]
    values: dict[str, list[JSON]] = {
        "acted": [True, False],
        "lays": [0, 1, 2],
        "laying": [None, *COLOURS],
        "from_hand": [0, 1, 2, 3, 4],
        "laid": [0, 1, 4, 30, 100],
        "must_play": [None, *COLOURS],
        "introduced": [True, False],
        "locked": [True, False],
        "moved": [[], own[:1], own[:2], own],
        "player": [*range(len(state["players"]))],
    }
    name = list(values)[a % len(values)]
    turn[name] = values[name][b % len(values[name])]


SLY = [
    _carry,
    _paint,
    _paint,
    _shrimp,
    _shrimp,
    _cube,
    _sea,
    _tile,
    _rules,
    _turn,
    _field,
    _field,
    _meal,
    _drain,
]
