"""One reef board: the island in its lagoon, and on it, layer upon layer, start marks, corals, shrimps and the
sizes of the corals. Units are those of the cells, 100 to a side, with `MARGIN` of sea around them."""

from ..engine.components import COLUMNS, GROWTH_CELL, PLAYER_NAMES, ROWS
from .corals import coral as draw_coral
from .ground import growth_mark, island, pad, start_mark, waves
from .outline import Cell
from .reading import Board, Coral, Player, cell_name
from .svg import data, escape, text, use
from .tokens import DISPLAY
from .words import cell_words

MARGIN = 36
WIDTH, HEIGHT = len(COLUMNS) * 100 + 2 * MARGIN, len(ROWS) * 100 + 2 * MARGIN
COUNTED = 3  # from this size on a coral has its size written on it

_GROWTH: Cell = (COLUMNS.index(GROWTH_CELL[0]), int(GROWTH_CELL[1]) - 1)


def draw_board(board: Board, players: tuple[Player, ...]) -> str:
    """The board with its top left corner at 0, 0: `WIDTH` by `HEIGHT`."""
    rock = [(x, y) for y in range(len(ROWS)) for x in range(len(COLUMNS)) if board.rows[y][x] != "#"]
    layers = (
        _sea(),
        island(rock),
        _ripples(board),
        *(_bare(board, cell) for cell in rock if cell not in board.polyps),
        *(_coral(board, coral) for coral in board.corals),
        growth_mark(*_GROWTH, covered=True) if board.grows and _GROWTH in board.polyps else "",
        _labels(board.number),
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
        *(_size_badge(board, coral) for coral in board.corals if len(coral.cells) >= COUNTED or coral.edible),
        *(_cell(board, cell, players) for cell in rock),
    )
    marks = data(kind="board", board=board.number)
    return f'<g transform="translate({MARGIN} {MARGIN})"{marks}>{"".join(layers)}</g>'


def _sea() -> str:
    right = WIDTH - MARGIN
    return (
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{WIDTH}" height="{HEIGHT}" rx="40" fill="var(--sea-2)"/>'
        f'<path d="M{-MARGIN} 120C120 40 240 170 400 80S640 60 {right} 130V560C560 640 430 520 260 590'
        f'S40 560 {-MARGIN} 600Z" fill="var(--sea-1)" opacity=".55"/>'
    )


def _ripples(board: Board) -> str:
    water = [(x, y) for y in range(len(ROWS)) for x in range(len(COLUMNS)) if board.rows[y][x] == "#"]
    path = "".join(waves(*cell) for cell in water if cell != (0, 0))  # there stands the number of the board
    return f'<path d="{path}" fill="none" stroke="var(--wave)" stroke-width="5" stroke-linecap="round"/>'


def _bare(board: Board, cell: Cell) -> str:
    mark = board.rows[cell[1]][cell[0]]
    markup = pad(*cell)
    if mark != ".":
        markup += start_mark(mark, *cell)
    if cell == _GROWTH and board.grows:
        markup += growth_mark(*cell, covered=False)
    return markup


def _coral(board: Board, coral: Coral) -> str:
    cells = [cell_name(board.number, cell) for cell in coral.cells]
    marks = data(kind="coral", colour=coral.colour, cells=" ".join(cells))
    return draw_coral(coral.colour, coral.cells, f"coral-{cells[0]}", attributes=marks)


def _labels(number: int) -> str:
    columns = "".join(
        f'<text x="{x * 100 + 50}" y="630" text-anchor="middle">{COLUMNS[x]}</text>'
        for x in range(len(COLUMNS))
    )
    rows = "".join(
        f'<text x="-21" y="{y * 100 + 57}" text-anchor="middle">{y + 1}</text>' for y in range(len(ROWS))
    )
    family = f' font-family="{DISPLAY}"'
    return f'<g fill="var(--sea-label)" font-size="22" font-weight="700">{columns}{rows}</g>' + text(
        number, 24, 74, 64, fill="sea-label", weight=600, anchor="middle", attributes=family
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
    kind = {"kind": "rock"} if colour is None else {"kind": "polyp", "colour": colour}
    return (
        f'<rect x="{cell[0] * 100}" y="{cell[1] * 100}" width="100" height="100"'
        f' fill="none" pointer-events="all"'
        f"{data(cell=cell_name(board.number, cell), **kind)}>"
        f"<title>{escape(cell_words(board, cell, players))}</title></rect>"
    )
