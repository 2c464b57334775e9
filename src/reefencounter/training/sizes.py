"""How large a training is. `toy` runs on any machine in a minute or two and shows that all is well; `full` made the
weights that come with the package."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Size:
    """The numbers of one round."""

    games: tuple[int, int, int]  # of two, three and four players
    chunk: int  # games that a worker plays at a time
    epochs: int  # of each training, over the games of the rounds that it remembers
    batch: int
    remembered: int  # rounds
    matches: int  # games that decide whether the new network plays on
    first_epochs: int  # of round 0, which begins with nothing
    beam_games: int  # from which examples for the weights of the beam are taken

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)


SIZES = {
    "toy": Size((40, 4, 4), 4, 4, 256, 2, 8, 8, 4),
    "full": Size((16_000, 8_000, 16_000), 40, 5, 4096, 3, 960, 7, 320),
}
SECOND_KIND_SIZES = {
    "toy": Size((12, 2, 2), 2, 4, 256, 2, 4, 8, 2),
    "full": Size((16_000, 1_000, 1_000), 20, 5, 4096, 3, 960, 14, 160),
}
LEAST = 0.5  # part of the matches that a new network must win to play on
EDUCATED = (
    0.92  # TD: how much of a position's target comes from what follows, the rest from the network itself
)
SLIPS = (0.0, 0.0, 0.05, 0.15)  # parts of the turns that are not the best one found, one of these for a game
SPREADS = (0.0, 0.0, 0.2, 0.4)  # how far the weights of a player's beam are off: other styles of play
ADVANCED = 0.15  # part of the games that is the advanced game
CROWNS = 0.85  # … of those of the Second Kind in which crowns are dealt
RATE = 2e-3  # of learning
POINTS = 0.5  # how much points count beside who wins
