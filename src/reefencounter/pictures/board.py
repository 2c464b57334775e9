"""One reef board: the island in its lagoon, and on it, layer upon layer, start marks, corals, shrimps and the
sizes of the corals. Units are those of the cells, 100 to a side, with `MARGIN` of sea around them."""

from typing import NamedTuple

from ..engine.components import COLUMNS, GROWTH_CELL, PLAYER_NAMES, ROWS
from ..engine.second_kind.components import MARGIN_COLUMNS
from .corals import coral as draw_coral
from .descriptions import cell_words
from .ground import growth_mark, island, pad, start_mark, waves
from .outline import Cell
from .reading import Board, Coral, Player, cell_name
from .special import REEF_TILES, shield, sign
from .svg import data, escape, group, text, use
from .tokens import DISPLAY

MARGIN = 36
WIDTH, HEIGHT = len(COLUMNS) * 100 + 2 * MARGIN, len(ROWS) * 100 + 2 * MARGIN
COUNTED = 3  # from this size on a coral has its size written on it

_GROWTH: Cell = (COLUMNS.index(GROWTH_CELL[0]), int(GROWTH_CELL[1]) - 1)


class Frame(NamedTuple):
    """How many cells of the margin are drawn on each side; none unless something lies there (S6.1)."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> float:
        """In units of the cells."""
        return WIDTH + 100 * (self.left + self.right)

    @property
    def height(self) -> float:
        """In units of the cells."""
        return HEIGHT + 100 * (self.top + self.bottom)


def frame_of(board: Board) -> Frame:
    """The margin that is in use."""
    used = board.terrain
    return Frame(
        any(x < 0 for x, _ in used),
        any(y < 0 for _, y in used),
        any(x == len(COLUMNS) for x, _ in used),
        any(y == len(ROWS) for _, y in used),
    )


def draw_board(board: Board, players: tuple[Player, ...]) -> str:
    """The board with its top left corner at 0, 0: `WIDTH` by `HEIGHT`, with the margin in use shown smaller."""
    rock, frame = board.rock(), frame_of(board)
    layers = (
        island(rock),
        _ripples(board),
        *(_bare(board, cell) for cell in rock if board.is_open(cell) or cell in board.crowns),
        *(
            _reef_tile(board, laid, cell)
            for cell, laid in board.terrain.items()
            if laid == "water" or board.is_open(cell)
        ),
        *(_reef_tile(board, "crown", cell) for cell in sorted(board.crowns)),
        *(_coral(board, coral) for coral in board.corals),
        *(_sign(board, cell, tile) for cell, tile in board.special.items() if tile[1] in "/hb"),
        _growth_on_top(board),
        _labels(board.number, frame),
        *(
            use(
                f"shrimp-{PLAYER_NAMES[seat]}",
                x * 100 + 19,
                y * 100 + 17,
                62,
                cell=cell_name(board.number, (x, y)),
            )
            for (x, y), seat in board.shrimps.items()
        ),
        *(
            use("shrimp-blue", x * 100 + 19, y * 100 + 17, 62, cell=cell_name(board.number, (x, y)))
            for x, y in sorted(board.blues)
        ),
        *(_sign(board, cell, tile) for cell, tile in board.special.items() if tile[1] == "2"),
        *(_ward(board, cell) for cell in board.wards),
        *(_size_badge(board, coral) for coral in board.corals if len(coral.cells) >= COUNTED or coral.edible),
        *(_cell(board, cell, players) for cell in dict.fromkeys([*rock, *board.terrain])),
    )
    marks = data(kind="board", board=board.number)
    scale = min(WIDTH / frame.width, HEIGHT / frame.height)
    left = (WIDTH - frame.width * scale) / 2 + (MARGIN + 100 * frame.left) * scale
    top = (HEIGHT - frame.height * scale) / 2 + (MARGIN + 100 * frame.top) * scale
    return f"<g{marks}>{_sea()}{group(''.join(layers), left, top, scale)}</g>"


def _sea() -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="40" fill="var(--sea-2)"/>'
        f'<path d="M0 156C156 76 276 206 436 116S676 96 {WIDTH} 166V596C596 676 466 556 296 626'
        f'S76 596 0 636Z" fill="var(--sea-1)" opacity=".55"/>'
    )


def _ripples(board: Board) -> str:
    water = [(x, y) for y in range(len(ROWS)) for x in range(len(COLUMNS)) if not board.is_rock((x, y))]
    shown = [
        cell for cell in water if cell != (0, 0) and cell not in board.terrain
    ]  # there stands the board's number
    path = "".join(waves(*cell) for cell in shown)
    return f'<path d="{path}" fill="none" stroke="var(--wave)" stroke-width="5" stroke-linecap="round"/>'


def _bare(board: Board, cell: Cell) -> str:
    mark = board.printed(cell)
    markup = pad(*cell)
    if cell in board.crowns:
        return markup
    if mark not in ".#":
        markup += start_mark(mark, *cell)
    if cell == _GROWTH and board.grows:
        markup += growth_mark(*cell, covered=False)
    return markup


def _reef_tile(board: Board, kind: str, cell: Cell) -> str:
    marks = data(kind=kind, cell=cell_name(board.number, cell))
    return group(REEF_TILES[kind](), cell[0] * 100, cell[1] * 100, attributes=marks)


def _sign(board: Board, cell: Cell, tile: str) -> str:
    """What makes a tile special, on top of its coral."""
    name = cell_name(board.number, cell)
    marks = data(kind="special", tile=tile, cell=name)
    return group(sign(tile, f"sign-{name}"), cell[0] * 100, cell[1] * 100, attributes=marks)


def _ward(board: Board, cell: Cell) -> str:
    marks = data(kind="ward", cell=cell_name(board.number, cell))
    return f"<g{marks}>{shield(cell[0] * 100 + 62, cell[1] * 100 + 2, 36)}</g>"


def _growth_on_top(board: Board) -> str:
    """The small starfish on what covers the growth cell; not over the corner of a special tile."""
    if not board.grows or board.is_open(_GROWTH) or not board.is_rock(_GROWTH):
        return ""
    return growth_mark(*_GROWTH, covered=True, left=_GROWTH in board.special)


def _coral(board: Board, coral: Coral) -> str:
    cells = [cell_name(board.number, cell) for cell in coral.cells]
    marks = data(kind="coral", colour=coral.colour, cells=" ".join(cells))
    return draw_coral(coral.colour, coral.cells, f"coral-{cells[0]}", closed=board.closed, attributes=marks)


def _labels(number: int, frame: Frame) -> str:
    below, beside = 630 + 100 * frame.bottom, -21 - 100 * frame.left
    columns = "".join(
        f'<text x="{x * 100 + 50}" y="{below}" text-anchor="middle">{MARGIN_COLUMNS[x + 1]}</text>'
        for x in range(-frame.left, len(COLUMNS) + frame.right)
    )
    rows = "".join(
        f'<text x="{beside}" y="{y * 100 + 57}" text-anchor="middle">{y + 1}</text>'
        for y in range(-frame.top, len(ROWS) + frame.bottom)
    )
    family = f' font-family="{DISPLAY}"'
    return f'<g fill="var(--sea-label)" font-size="22" font-weight="700">{columns}{rows}</g>' + text(
        number,
        24 - 100 * frame.left,
        74 - 100 * frame.top,
        64,
        fill="sea-label",
        weight=600,
        anchor="middle",
        attributes=family,
    )


def _size_badge(board: Board, coral: Coral) -> str:
    """The size of a coral at one of its upper corners, with a fish if it can be eaten."""
    (x, y), at_right = _badge_corner(board, coral)
    size, edible = len(coral.cells), coral.edible
    digits = 10 * (size > 9)
    width = (62 if edible else 34) + digits
    left, top = x * 100 + (97 - width if at_right else 3), y * 100 - 1
    fill, edge, ink = ("eat", "eat-edge", "eat-text") if edible else ("badge", "badge-edge", "badge-text")
    figure = text(size, left + 17 + digits / 2, top + 25, 23, fill=ink, weight=800, anchor="middle")
    fish = (
        f'<g transform="translate({left + width - 35} {top + 8})" fill="var(--{ink})">'
        '<path d="M0 9.5C4 2 14 -1 21 6L29 1C27.5 6 27.5 13 29 18L21 13C14 20 4 17 0 9.5Z"/>'
        f'<circle cx="6.5" cy="8" r="1.8" fill="var(--{fill})"/></g>'
    )
    marks = data(kind="size", cell=cell_name(board.number, (x, y)), size=size, edible=str(edible).lower())
    return (
        f'<g class="size"{marks}><rect x="{left}" y="{top}" width="{width}" height="34" rx="17"'
        f' fill="var(--{fill})" stroke="var(--{edge})" stroke-width="3.5"/>'
        f"{figure}{fish if edible else ''}</g>"
    )


def _badge_corner(board: Board, coral: Coral) -> tuple[Cell, bool]:
    """An upper corner of the coral, left before right, if possible on a cell without its shrimp."""
    corners = [
        ((x, y), step > 0)
        for step in (-1, 1)
        for x, y in coral.cells
        if (x + step, y) not in coral.cells and (x, y - 1) not in coral.cells
    ]
    return min(corners, key=lambda corner: corner[0] in board.shrimps)


def _cell(board: Board, cell: Cell, players: tuple[Player, ...]) -> str:
    """An unseen square that gives the cell a name for tools, and a tooltip."""
    colour = board.polyps.get(cell)
    ground = "rock" if board.is_rock(cell) else "water"
    kind = {"kind": ground} if colour is None else {"kind": "polyp", "colour": colour}
    return (
        f'<rect x="{cell[0] * 100}" y="{cell[1] * 100}" width="100" height="100"'
        f' fill="none" pointer-events="all"'
        f"{data(cell=cell_name(board.number, cell), **kind)}>"
        f"<title>{escape(cell_words(board, cell, players))}</title></rect>"
    )
