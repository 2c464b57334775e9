"""Where the parts of the table lie on the sheet. It depends only on the number of boards and players; the
boards have the most room, and everything else stands in line with them."""

from collections.abc import Sequence
from typing import NamedTuple

from . import board

GAP = 10
EDGE = 14  # around the sheet
TOP = 52  # the turn line
SIDE = 430  # the column at the right
LEAST = 104  # what the panel of a player needs in height
LEAST_WITH_CARDS = 132
CARDS = 84  # the panel of the deck


class Box(NamedTuple):
    """A rectangle of the sheet."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height


class Plan(NamedTuple):
    """Where everything of a table goes."""

    boards: Sequence[Box]
    compass: Box
    tiles: Box
    tile_rows: Sequence[int]  # how many coral tiles lie in each row
    players: Sequence[Box]
    cards: Box | None = None  # the deck of the Second Kind

    @property
    def width(self) -> float:
        """The width of the whole sheet."""
        return max(box.right for box in (*self.boards, self.compass)) + EDGE

    @property
    def height(self) -> float:
        """The height of the whole sheet."""
        deck: tuple[Box, ...] = (self.cards,) if self.cards else ()
        return max(box.bottom for box in (*self.boards, self.tiles, *self.players, *deck)) + EDGE


def plan_table(boards: int, players: int, *, cards: bool = False) -> Plan:
    """One or two boards above the players, three in a row, four in a square; the deck, if there is one, below."""
    if boards == 3:
        plan = _row_of_three(players)
    elif boards == 4:
        plan = _square(players, CARDS + GAP if cards else 0)
    else:
        plan = _beside(boards, players, LEAST_WITH_CARDS if cards else LEAST)
    if not cards:
        return plan
    right = plan.boards[1].right if boards == 4 else plan.width - EDGE
    top = (plan.boards[-1].bottom if boards == 4 else plan.height - EDGE) + GAP
    return plan._replace(cards=Box(EDGE, top, right - EDGE, CARDS))


def board_grid(boards: int, columns: int, x: float, y: float, width: float) -> list[Box]:
    """Boards in rows of this many columns."""
    return _grid(boards, columns, x, y, width, round(width * board.HEIGHT / board.WIDTH))


def _grid(count: int, columns: int, x: float, y: float, width: float, height: float) -> list[Box]:
    """Boxes of one size, row by row."""
    return [
        Box(x + n % columns * (width + GAP), y + n // columns * (height + GAP), width, height)
        for n in range(count)
    ]


def _share(length: float, parts: int) -> float:
    """What each of several parts has of a length, with gaps between them."""
    return (length - (parts - 1) * GAP) / parts


def _side_column(x: float) -> tuple[Box, Box]:
    """Compass and coral tiles, one above the other."""
    compass = Box(x, TOP, SIDE, 428)
    return compass, Box(x, compass.bottom + GAP, SIDE, 208)


def _beside(boards: int, players: int, least: float) -> Plan:
    reef = board_grid(boards, boards, EDGE, TOP, 590)
    compass, tiles = _side_column(reef[-1].right + GAP)
    top, rows = reef[0].bottom + GAP, -(-players // boards)
    height = max(least, _share(tiles.bottom - top, rows))
    return Plan(reef, compass, tiles, (5, 5), _grid(players, boards, EDGE, top, 590, height))


def _row_of_three(players: int) -> Plan:
    reef = board_grid(3, 3, EDGE, TOP, 540)
    top, height = reef[0].bottom + GAP, 428
    compass = Box(reef[-1].right - SIDE, top, SIDE, height)
    tiles = Box(compass.x - GAP - 620, top, 620, height)
    rows = _grid(players, 1, EDGE, top, tiles.x - GAP - EDGE, _share(height, players))
    return Plan(reef, compass, tiles, (3, 4, 3), rows)


def _square(players: int, below: float) -> Plan:
    reef = board_grid(4, 2, EDGE, TOP, 620)
    compass, tiles = _side_column(reef[1].right + GAP)
    top = tiles.bottom + GAP
    height = _share(reef[-1].bottom + below - top, players)
    return Plan(reef, compass, tiles, (5, 5), _grid(players, 1, compass.x, top, SIDE, height))
