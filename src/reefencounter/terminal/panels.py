"""What lies around the boards: the five colours with their worth and the open sea, the coral tiles, the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine.components import COLOURS
from ..messages.words import words
from ..pictures.reading import Pile, Player, Position, Tile, cell_name
from ..telling.printable import printable
from .blocks import Block, columns, flow, shortened, widest, width
from .paint import Paint

LONGEST_NAME = 14
COMPASS = ("table_text.worth", "table_text.eats", "table_text.sea", "table_text.cubes")
PLAYERS = (
    *("table_text.hand", "table_text.cubes", "table_text.consumed", "table_text.fish"),
    "table_text.shrimps",
)


def compass(position: Position, paint: Paint) -> Block:
    """Worth, prey, open sea and supply of each colour: one picture, because all are ordered W Y O P G."""
    empty = paint.sign("·", ".")
    rows = [["", *(words(title) for title in COMPASS)]]
    for colour in COLOURS:
        prey = [tile.weak for tile in position.tiles if tile.strong == colour]
        sea = [tile_sign(tile, paint, " ") for tile in position.sea[colour]]
        sea += [f"{empty} "] * (3 - len(sea))
        rows.append(
            [
                paint.coral(colour, f" {colour} "),
                f"  {position.values[colour]}",
                "".join(paint.coral(c) for c in COLOURS if c in prey) or empty,
                "".join(sea) + " ",
                f"  {position.larvae[colour]}",
            ]
        )
    alga = position.alga_space
    space = words("table_text.alga", alga=alga or None)
    space = paint(space, f"a-{alga}-dim", bold=True) if alga else space
    lines = columns(rows, gap=1)
    return [paint(lines[0], dim=True), *lines[1:], f"{words('table_text.alga_space')} {space}"]


def coral_tiles(position: Position, paint: Paint, across: int = 2) -> Block:
    """The ten coral tiles with the alga that would turn them; those in brackets are locked."""
    entries = [_tile(tile, paint) for tile in position.tiles]
    down = -(-len(entries) // across)
    rows = [[entries[row + down * k] for k in range(across)] for row in range(down)]
    return [paint(words("table_text.coral_tiles"), dim=True), *columns(rows)]


def _tile(tile: Tile, paint: Paint) -> str:
    left, right = "[]" if tile.lock else "  "
    pair = paint.coral(tile.strong) + ">" + paint.coral(tile.weak)
    alga = paint(words("table_text.alga", alga=tile.large), f"a-{tile.large}-dim", bold=bool(tile.lock))
    return f"{tile.number:2}{left}{pair}{right}{alga}"


def tile_sign(tile: str, paint: Paint, after: str = "") -> str:
    """A tile as it is written, in its colour; reef tiles have none."""
    return paint.coral(tile[0], tile + after) if tile[0] in COLOURS else tile + after


def pile(what: Pile, paint: Paint, *, special: bool = False) -> str:
    """`W2 G1 ?3`: two white, one grey, three whose colour is not known.

    In the Second Kind `W2` is a double, so numbers stand before: `2×W G W2 ?3`.
    """
    if special:
        times = paint.sign("×", "x")
        parts = [(f"{n}{times}" if n > 1 else "") + tile_sign(tile, paint) for tile, n in what.seen.items()]
    else:
        parts = [paint.coral(colour) + str(n) for colour, n in what.seen.items()]
    if what.unseen:
        parts.append(f"?{what.unseen}")
    return " ".join(parts) or paint.sign("–", "-")


def counts(what: Mapping[str, int]) -> str:
    """A colour map in plain text; numbers stand before the special tiles of the Second Kind.

    >>> counts({"W": 2, "G": 1}), counts({"W": 2, "P2": 1})
    ('W2 G1', '2 W, 1 P2')
    """
    if any(kind not in COLOURS for kind in what):
        return ", ".join(f"{n} {kind}" for kind, n in what.items() if n)
    return " ".join(f"{colour}{what[colour]}" for colour in COLOURS if what.get(colour))


def players(position: Position, paint: Paint, most: int) -> Block:
    """A row for each player, in turn order; a mark points at the one to act."""
    header = ["", *(words(title) for title in PLAYERS)]
    rows = [_row(player, position, paint) for player in position.players]
    corals = [_corals(player, position, paint) for player in position.players]
    for title in (words("table_text.corals_of"), words("table_text.corals")):
        column = [title, *("  ".join(own) or paint.sign("–", "-") for own in corals)]
        lines = columns([[*row, entry] for row, entry in zip((header, *rows), column, strict=True)])
        if widest(lines) <= most:
            return [paint(lines[0], dim=True), *lines[1:]]
    lines = columns([header, *rows])
    if widest(lines) <= most:  # the corals of all in a line of their own
        named = [(f"{row[0][1:]}: {own[0]}", *own[1:]) for row, own in zip(rows, corals, strict=True) if own]
        below = (
            flow([words("table_text.corals"), *(piece for own in named for piece in own)], most, gap="  ")
            if named
            else []
        )
        return [paint(lines[0], dim=True), *lines[1:], *below]
    stacked: Block = []
    for row, own in zip(rows, corals, strict=True):
        parts = [f"{name} {entry}" for name, entry in zip(header[1:], row[1:], strict=True)]
        parts += [f"{words('table_text.corals')} {own[0]}", *own[1:]] if own else []
        stacked += [row[0], *flow(parts, most, indent="    ", gap="  ")]
    return stacked


def _row(player: Player, position: Position, paint: Paint) -> list[str]:
    acts = position.actor == player.seat and position.turn["phase"] != "over"
    mark = paint.sign("▶", ">") if acts else " "
    name = shortened(printable(player.name, 80), LONGEST_NAME)
    return [
        f"{mark}{paint.player(player.colour, str(player.seat + 1))} {paint(name, bold=acts)}",
        *(
            pile(part, paint, special=position.cards is not None)
            for part in (player.hand, player.cubes, player.consumed, player.fish)
        ),
        words("table_text.shrimps_left", left=player.unplayed, eaten=player.eaten),
    ]


def _corals(player: Player, position: Position, paint: Paint) -> list[str]:
    """Colour, size and shrimp of each coral that a player owns."""
    return [
        f"{paint.coral(coral.colour)}{len(coral.cells)} {_shrimp_cell(board.number, coral.cells, board.shrimps)}"
        for board in position.boards
        for coral in board.corals
        if coral.shrimp == player.seat
    ]


def _shrimp_cell(board: int, cells: Sequence[tuple[int, int]], shrimps: Mapping[tuple[int, int], int]) -> str:
    return next(cell_name(board, cell) for cell in cells if cell in shrimps)


def turn_line(position: Position, now: str, paint: Paint, usual: int, most: int) -> str:
    """The first line: where the game stands. It is ruled to the `usual` width; its words may take the most."""
    turn = position.turn
    middle = f" {paint.sign('·', '-')} "
    parts = [
        words("table_text.name", second_kind=position.cards is not None, advanced=position.advanced),
        words("table_text.turn", number=turn["number"]),
        words("table_text.bag", number=position.bag),
        now,
    ]
    line = middle.join(parts)
    line = shortened(line if width(line) <= most else middle.join(parts[1:]), most)
    rule = paint.sign("─", "-") * (usual - width(line) - 1)
    return paint(f"{line} {rule}" if rule else line, bold=True)
