"""What is in the box: colours, boards and coral tiles, as data (R0, R1)."""

from typing import NamedTuple

COLOURS = "WYOPG"  # white, yellow, orange, pink, grey: always in this order (R0)
COLOUR_NAMES = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}
ALGAE = ("blue", "green", "purple", "red")
PLAYER_NAMES = ("purple", "green", "red", "yellow")

POLYPS_OF_A_COLOUR = 40  # R1.1
CUBES_OF_A_COLOUR = 10  # R1.2
CYLINDERS_OF_A_COLOUR = 5  # R1.3
SHRIMPS_OF_A_PLAYER = 4  # R1.4

COLUMNS = "abcdefg"
ROWS = "123456"
GROWTH_CELL = "d4"

# R1.6: `#` is water, `.` is rock, a letter is rock on which a polyp of that colour starts.
BOARDS = {
    "A": ("###...#", "#..Y..#", "..#.W..", ".G...#.", "..P#O..", "......."),
    "B": ("###...#", "...G..#", "..Y.#..", ".#...W.", "..O.P..", "#.....#"),
    "C": ("#..#...", "#...O.#", "..W#.Y.", ".....#.", "#.P.G..", "#...#.."),
    "D": ("#.....#", "...O#..", "..#.G..", ".W.....", "#.P.Y.#", "#..#..#"),
}


class CoralTile(NamedTuple):
    """One side of a coral tile: who is stronger, and which alga is large and which small (R1.7)."""

    strong: str
    weak: str
    large: str
    small: str

    def turned(self) -> "CoralTile":
        """The other side, on which both pairs are swapped."""
        return CoralTile(self.weak, self.strong, self.small, self.large)


# R1.7: the star sides of coral tiles 1 to 10.
CORAL_TILES = (
    CoralTile("W", "Y", "green", "blue"),
    CoralTile("W", "O", "red", "purple"),
    CoralTile("Y", "O", "blue", "red"),
    CoralTile("Y", "P", "purple", "blue"),
    CoralTile("O", "P", "green", "red"),
    CoralTile("O", "G", "blue", "green"),
    CoralTile("P", "W", "purple", "green"),
    CoralTile("P", "G", "green", "purple"),
    CoralTile("G", "W", "red", "purple"),
    CoralTile("G", "Y", "blue", "red"),
)

SEA_AT_START = (3, 3, 3, 2, 1)  # R2.5: clockwise from the space that is drawn
HANDS_AT_START = {2: (6, 9), 3: (6, 7, 9), 4: (6, 7, 8, 9)}  # R2.7: in turn order
