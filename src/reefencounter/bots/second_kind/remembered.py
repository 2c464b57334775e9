"""What a judgement remembers from position to position. The weights stay the same all the while."""

from __future__ import annotations


class Coral:
    """A coral with a coloured shrimp."""

    def __init__(self) -> None:
        self.player = self.colour = 0
        self.number = 0  # of its polyps
        self.more = 0  # what doubles add to that
        self.exposed = 0  # polyps that could be attacked now
        self.menaces = 0  # colours that could
        self.room = 0  # bare cells beside it
        self.crowns = 0  # beside it
        self.blue = 0  # whether a wooden blue shrimp guards it


class Board:
    """What was seen of a board."""

    def __init__(self) -> None:
        self.key = 0
        self.size = 0
        self.corals = [Coral() for _ in range(16)]


class Memory:
    """Boards that were looked at, and what tiles will be worth as the coral tiles lie."""

    def __init__(self) -> None:
        self.keys = [0] * 4  # of the boards of the position in hand
        self.boards = [Board() for _ in range(1024)]
        self.tiles = 0  # the coral tiles, plus 1, for which the next two hold
        self.of = [0.0] * 5  # what a polyp of each colour will be worth
        self.kinds = [0.0] * 30  # what a tile of each kind will be worth in a fish
