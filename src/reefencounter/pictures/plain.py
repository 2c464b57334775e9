"""The table in letters, for a prompt or a log: the boards side by side, then all that lies beside them.

A letter is a polyp, a digit behind it the shrimp of that player; `.` is rock and `#` water. Of the Second Kind `X` is a
crown of thorns and `*` a blue shrimp; what a letter cannot show of special tiles is said below the boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine.components import BOARDS, COLOURS, COLUMNS, ROWS
from ..messages.words import words


def plain(state: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """A state or a view (N4) as lines of text.

    >>> from reefencounter import Game
    >>> print(plain(Game(players=2, seed=1).state()).split(chr(10), 2)[0])
    turn 1: player 0, setup
    """
    turn, seats = state["turn"], range(len(state["players"]))
    called = [words("letters.player", number=number) for number in seats] if names is None else names
    lines = [
        words(
            "letters.turn",
            number=turn["number"],
            player=called[turn["player"]],
            phase=turn["phase"],
            colour=turn["laying"],
        )
    ]
    lines += _boards(state)
    lines += _labelled([*_special(state), *_open(state)])
    lines += [_player(name, held) for name, held in zip(called, state["players"], strict=True)]
    return "\n".join(lines)


def _open(state: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    locks = zip(state["coral_tiles"], state["locks"], strict=True)
    yield (
        words("letters.strength"),
        " ".join(f"{tile}{f'({lock})' if lock else ''}" for tile, lock in locks),
    )
    yield words("letters.alga"), state["alga_space"] or "-"
    yield words("letters.sea"), "  ".join(f"{space}:{_heap(state['sea'][space])}" for space in COLOURS)
    yield words("letters.bag"), str(state["bag"]) if isinstance(state["bag"], int) else _counted(state["bag"])


def _labelled(rows: Sequence[tuple[str, str]]) -> list[str]:
    wide = max(len(label) for label, _ in rows)
    return [f"{label:<{wide}}  {told}" for label, told in rows]


def _boards(state: Mapping[str, Any]) -> Iterator[str]:
    margin = "terrain" in state
    columns, rows = (f"z{COLUMNS}h", f"0{ROWS}7") if margin else (COLUMNS, ROWS)
    boards = range(1, len(state["boards"]) + 1)
    yield "   ".join(f"{board} {' '.join(columns)} " for board in boards).rstrip()
    for row in rows:
        yield "   ".join(
            f"{row} " + "".join(_cell(state, board, column, row) for column in columns) for board in boards
        ).rstrip()


def _cell(state: Mapping[str, Any], board: int, column: str, row: str) -> str:
    cell = f"{board}{column}{row}"
    if cell in state["polyps"]:
        ground = str(state["polyps"][cell])[0]
    elif cell in state.get("crowns", ()):
        ground = "X"
    elif cell in state.get("terrain", {}):
        ground = "." if state["terrain"][cell] == "rock" else "#"
    elif column in COLUMNS and row in ROWS:
        printed = BOARDS[state["boards"][board - 1]][ROWS.index(row)][COLUMNS.index(column)]
        ground = "#" if printed == "#" else "."
    else:
        ground = " "
    blue = cell in state["blue"]["boards"] if "blue" in state else False
    return ground + ("*" if blue else str(state["shrimps"].get(cell, " ")))


def _special(state: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if "blue" not in state:
        return
    tiles = [f"{cell} {tile}" for cell, tile in state["polyps"].items() if len(tile) > 1]
    yield words("letters.special"), ", ".join(tiles) or "-"
    blue = state["blue"]
    yield words("letters.blue"), words("letters.blue_shrimps", supply=blue["supply"], at_sea=blue["sea"])
    yield words("letters.discards"), ", ".join(state["discards"]) or "-"


def _player(name: str, held: Mapping[str, Any]) -> str:
    parts = [
        words("letters.hand", tiles=_held(held["hand"])),
        words("letters.cubes", tiles=_held(held["cubes"])),
        words("letters.consumed", tiles=_held(held["consumed"])),
        words("letters.fish", tiles=_held(held["fish"])),
        words("letters.shrimps", number=held["shrimps"]),
        words("letters.eaten", number=held["eaten"]),
    ]
    if "cards" in held:
        cards = held["cards"]
        shown = str(cards["total"]) if isinstance(cards, dict) else ", ".join(cards) or "-"
        parts.append(words("letters.cards", cards=shown))
        parts += [words("letters.open_cards", cards=held["table"])] if held["table"] else []
    return f"{name}: {'  '.join(parts)}"


def _held(pile: Mapping[str, Any]) -> str:
    if "total" not in pile:
        return _heap([kind for kind, n in pile.items() for _ in range(n)])
    known = pile.get("known")
    total = str(pile["total"])
    return words("letters.known", total=total, tiles=_held(known)) if known else total


def _counted(bag: Mapping[str, int]) -> str:
    return " ".join(f"{n} {kind}" for kind, n in bag.items() if n) or "-"


def _heap(kinds: Sequence[str]) -> str:
    ordinary = "".join(kind for kind in kinds if len(kind) == 1)
    special = [kind for kind in kinds if len(kind) > 1]
    return " ".join([*([ordinary] if ordinary else []), *special]) or "-"
