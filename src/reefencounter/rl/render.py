"""A game as text or as a picture, for those who watch an environment. Everything is open, as at the end of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.components import ALGAE, COLOURS, CORAL_TILES
from ..engine.second_kind.components import KINDS
from ..notation import AnyPosition, dump, of
from ..notation.forms import tile_kinds
from ..view import Known, view
from .environment_table import Table

MODES = ("ansi", "human", "svg")


def picture(table: Table, mode: str | None, seat: int | None = None) -> str | None:
    """The table as text, printed text or SVG; as a seat sees it, or all open."""
    if mode is None:
        return None
    if mode == "svg":
        from ..pictures import draw  # only who draws pays for loading it

        position = table.position
        return draw(dump(position) if seat is None else view(position, table.known(), seat, bool(table.aid)))
    drawn = text(table, seat)
    if mode == "human":
        print(drawn)
        return None
    return drawn


def text(table: Table, seat: int | None = None) -> str:
    """Boards side by side, then what lies beside them: a letter is a polyp, a digit the shrimp on it.

    Of the Second Kind `*` is a crown, `b` a blue shrimp, and special tiles are listed below the boards.
    """
    position = table.position
    reef = position.fields()
    to_act = seat in (None, table.seat)  # who is asked in a window, and what is begun, only its player sees
    lines = [f"turn {position.number}, {position.phase}, player {table.seat if to_act else position.player}"]
    if to_act and table.begun:
        lines[0] += f", has begun: {' '.join(table.text(step) for step in table.begun)}"
    state = dump(position)
    lines += _boards(position, state)
    sides = zip(CORAL_TILES, range(10), strict=True)
    shown = [(tile.turned() if reef.turned >> k & 1 else tile, reef.locks >> k & 1) for tile, k in sides]
    lines.append(
        "tiles " + " ".join(f"{tile.strong}>{tile.weak}{'*' if lock else ''}" for tile, lock in shown)
    )
    lines.append(f"alga {ALGAE[reef.alga - 1] if reef.alga else '-'}")
    size = len(tile_kinds(position))
    spaces = [_heap(reef.sea[size * k : size * k + size]) for k in range(5)]
    lines.append("sea " + "  ".join(f"{COLOURS[k]}:{heap}" for k, heap in enumerate(spaces)))
    if "discards" in state:
        lines += _second_kind(state)
    lines += [_holding(table, state, player, seat) for player in range(position.players)]
    return "\n".join(lines)


def _boards(position: AnyPosition, state: dict[str, Any]) -> list[str]:
    notation = of(position)
    rows, columns = len(notation.rows), len(notation.columns)
    pieces = _pieces(notation.cell_numbers, state)
    lines = []
    for row in range(rows):
        boards = []
        for board in range(position.players):
            first = (board * rows + row) * columns
            boards.append("".join(_cell(position, cell, pieces) for cell in range(first, first + columns)))
        lines.append("   ".join(boards).rstrip())
    return lines


def _pieces(numbers: Mapping[str, int], state: dict[str, Any]) -> dict[int, str]:
    """Crowns and blue shrimps, by cell."""
    crowns = {numbers[cell]: "*" for cell in state.get("crowns", ())}
    blue = state.get("blue", {"boards": ()})
    return crowns | {numbers[cell]: "b" for cell in blue["boards"]}


def _second_kind(state: dict[str, Any]) -> list[str]:
    """What the Second Kind adds to the open table."""
    special = [f"{cell} {tile}" for cell, tile in state["polyps"].items() if len(tile) > 1]
    special += [f"{cell} {tile}" for cell, tile in state["terrain"].items()]
    blue = state["blue"]
    return [
        f"special {', '.join(special) or '-'}",
        f"blue shrimps {blue['supply']} in the supply{', 1 on the sea' if blue['sea'] else ''}",
        f"discards {', '.join(state['discards']) or '-'}",
    ]


def _holding(table: Table, state: dict[str, Any], player: int, seat: int | None) -> str:
    """What a player has; of what the seat does not know only how many."""
    position, reef = table.position, table.position.fields()
    size = len(tile_kinds(position))
    mine, cubes = slice(size * player, size * player + size), slice(5 * player, 5 * player + 5)
    hand, fish = reef.hand[mine], reef.fish[mine]
    open_to_seat = seat in (None, player) or position.over
    if open_to_seat:
        shown = [f"{position.points(player)} points", f"hand {_heap(hand)}", f"fish {_heap(fish)}"]
    else:
        known = table.known() if table.aid else Known.nothing(position)
        shown = [
            f"hand {_heap(known.hand[mine])} of {sum(hand)}",
            f"fish {_heap(known.fish[mine])} of {sum(fish)}",
        ]
    if seat in (None, player) or position.phase != "setup":
        shown.append(f"cubes {_heap(reef.cubes[cubes])}")
    shown += [f"consumed {_heap(reef.consumed[mine])}", f"eaten {reef.eaten[player]}"]
    held = state["players"][player]
    if "cards" in held:
        cards = ", ".join(held["cards"]) or "-"
        shown.append(f"cards {cards if open_to_seat else len(held['cards'])}")
        shown += [f"open {', '.join(held['table'])}"] if held["table"] else []
    return f"player {player}  " + "  ".join(shown)


def _cell(position: AnyPosition, cell: int, pieces: dict[int, str]) -> str:
    colour, shrimp = position.colour_at(cell), position.shrimp_at(cell)
    ground = COLOURS[colour] if colour >= 0 else "." if position.is_rock(cell) else "#"
    return ground + (str(shrimp) if shrimp >= 0 else pieces.get(cell, " "))


def _heap(counts: Sequence[int]) -> str:
    ordinary = "".join(COLOURS[k] * n for k, n in enumerate(counts[:5]))
    special = [KINDS[5 + k] for k, n in enumerate(counts[5:]) for _ in range(n)]
    return " ".join([*([ordinary] if ordinary else []), *special]) or "-"
