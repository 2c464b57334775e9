"""The table in letters, for a prompt or a log: the boards side by side, then all that lies beside them.

A letter is a polyp, a digit behind it the shrimp of that player; `.` is rock and `#` water. Of the Second Kind `X` is a
crown of thorns and `*` a blue shrimp; what a letter cannot show of special tiles is said below the boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..engine.components import BOARDS, COLOURS, COLUMNS, ROWS


def plain(state: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """A state or a view (N4) as lines of text.

    >>> from reefencounter import Game
    >>> print(plain(Game(players=2, seed=1).state()).split(chr(10), 2)[0])
    turn 1: player 0, setup
    """
    turn = state["turn"]
    called = [f"player {number}" for number in range(len(state["players"]))] if names is None else names
    begun = f" {turn['laying']}" if turn["laying"] else ""
    lines = [f"turn {turn['number']}: {called[turn['player']]}, {turn['phase']}{begun}"]
    lines += _boards(state)
    lines += _special(state)
    locks = zip(state["coral_tiles"], state["locks"], strict=True)
    lines.append("strength  " + " ".join(f"{tile}{f'({lock})' if lock else ''}" for tile, lock in locks))
    lines.append(f"alga      {state['alga_space'] or '-'}")
    lines.append("sea       " + "  ".join(f"{space}:{_heap(state['sea'][space])}" for space in COLOURS))
    lines.append(f"bag       {state['bag'] if isinstance(state['bag'], int) else _counted(state['bag'])}")
    lines += [_player(name, held) for name, held in zip(called, state["players"], strict=True)]
    return "\n".join(lines)


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


def _special(state: Mapping[str, Any]) -> Iterator[str]:
    if "blue" not in state:
        return
    tiles = [f"{cell} {tile}" for cell, tile in state["polyps"].items() if len(tile) > 1]
    yield f"special   {', '.join(tiles) or '-'}"
    at_sea = " and 1 on the sea" if state["blue"]["sea"] else ""
    yield f"blue      {state['blue']['supply']} in the supply{at_sea}"
    yield f"discards  {', '.join(state['discards']) or '-'}"


def _player(name: str, held: Mapping[str, Any]) -> str:
    parts = [f"{pile} {_held(held[pile])}" for pile in ("hand", "cubes", "consumed", "fish")]
    parts += [f"shrimps {held['shrimps']}", f"eaten {held['eaten']}"]
    if "cards" in held:
        cards = held["cards"]
        parts.append(f"cards {cards['total'] if isinstance(cards, dict) else ', '.join(cards) or '-'}")
        parts += [f"on the table {', '.join(held['table'])}"] if held["table"] else []
    return f"{name}: {'  '.join(parts)}"


def _held(pile: Mapping[str, Any]) -> str:
    if "total" not in pile:
        return _heap([kind for kind, n in pile.items() for _ in range(n)])
    known = pile.get("known")
    return f"{pile['total']}" + (f" (known {_held(known)})" if known else "")


def _counted(bag: Mapping[str, int]) -> str:
    return " ".join(f"{n} {kind}" for kind, n in bag.items() if n) or "-"


def _heap(kinds: Sequence[str]) -> str:
    ordinary = "".join(kind for kind in kinds if len(kind) == 1)
    special = [kind for kind in kinds if len(kind) > 1]
    return " ".join([*([ordinary] if ordinary else []), *special]) or "-"
