"""A game as text or as a picture, for those who watch an environment. Everything is open, as at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.components import ALGAE, COLOURS, CORAL_TILES
from ..notation.state import dump
from ..notation.text import cell_text
from ..view import Known, view
from .table import Table

MODES = ("ansi", "human", "svg")


def picture(table: Table, mode: str | None, seat: int | None = None) -> str | None:
    """The table as text, printed text or SVG; as a seat sees it, or all open."""
    if mode is None:
        return None
    if mode == "svg":
        from ..drawing import draw  # only who draws pays for loading it

        position = table.position
        return draw(dump(position) if seat is None else view(position, table.known(), seat, bool(table.aid)))
    drawn = text(table, seat)
    if mode == "human":
        print(drawn)
        return None
    return drawn


def text(table: Table, seat: int | None = None) -> str:
    """Boards side by side, then what lies beside them: a letter is a polyp, a digit the shrimp on it."""
    position = table.position
    reef = position.fields()
    lines = [f"turn {position.number}, {position.phase}, player {position.player}"]
    if table.lifted >= 0:
        lines[0] += f", moves the shrimp on {cell_text(table.lifted)}"
    for row in range(6):
        boards = []
        for board in range(position.players):
            cells = (board * 42 + row * 7 + column for column in range(7))
            boards.append("".join(_cell(table, cell) for cell in cells))
        lines.append("   ".join(boards).rstrip())
    sides = zip(CORAL_TILES, range(10), strict=True)
    shown = [(tile.turned() if reef.turned >> k & 1 else tile, reef.locks >> k & 1) for tile, k in sides]
    lines.append(
        "tiles " + " ".join(f"{tile.strong}>{tile.weak}{'*' if lock else ''}" for tile, lock in shown)
    )
    lines.append(f"alga {ALGAE[reef.alga - 1] if reef.alga else '-'}")
    lines.append("sea " + "  ".join(f"{COLOURS[k]}:{_heap(reef.sea[5 * k : 5 * k + 5])}" for k in range(5)))
    lines += [_holding(table, player, seat) for player in range(position.players)]
    return "\n".join(lines)


def _holding(table: Table, player: int, seat: int | None) -> str:
    """What a player has; of what the seat does not know only how many."""
    position, reef = table.position, table.position.fields()
    mine = slice(5 * player, 5 * player + 5)
    hand, fish = reef.hand[mine], reef.fish[mine]
    if seat in (None, player) or position.over:
        shown = [f"{position.points(player)} points", f"hand {_heap(hand)}", f"fish {_heap(fish)}"]
    else:
        known = table.known() if table.aid else Known()
        shown = [
            f"hand {_heap(known.hand[mine])} of {sum(hand)}",
            f"fish {_heap(known.fish[mine])} of {sum(fish)}",
        ]
    if seat in (None, player) or position.phase != "setup":
        shown.append(f"cubes {_heap(reef.cubes[mine])}")
    shown += [f"consumed {_heap(reef.consumed[mine])}", f"eaten {reef.eaten[player]}"]
    return f"player {player}  " + "  ".join(shown)


def _cell(table: Table, cell: int) -> str:
    position = table.position
    colour, shrimp = position.colour_at(cell), position.shrimp_at(cell)
    ground = COLOURS[colour] if colour >= 0 else "." if position.is_rock(cell) else "#"
    return ground + (str(shrimp) if shrimp >= 0 else " ")


def _heap(counts: Sequence[int]) -> str:
    return "".join(COLOURS[k] * n for k, n in enumerate(counts)) or "-"
