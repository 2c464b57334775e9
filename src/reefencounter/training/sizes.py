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

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)


SIZES = {
    "toy": Size((40, 4, 4), 4, 4, 256, 2, 8, 8),
    "full": Size((16_000, 1_600, 2_400), 40, 10, 4096, 3, 480, 14),
}
LEAST = 0.5  # part of the matches that a new network must win to play on
EDUCATED = (
    0.92  # TD: how much of a position's target comes from what follows, the rest from the network itself
)
SLIPS = (0.0, 0.0, 0.05, 0.15)  # parts of the turns that are not the best one found, one of these for a game
WIDTHS = (3, 3, 8)  # of the beam, one for a game
SPREADS = (0.0, 0.0, 0.2, 0.4)  # how far the weights of a player's beam are off: other styles of play
ADVANCED = 0.15  # part of the games that is the advanced game
SEEN = (512, 96)  # turns that the network sees, of a wide and a narrow beam
RATE = 2e-3  # of learning
POINTS = 0.5  # how much points count beside who wins
