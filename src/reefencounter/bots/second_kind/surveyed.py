"""What is asked of the boards of the Second Kind more than once while the network looks at them (see features)."""

from __future__ import annotations


class Boards:
    """Sets of cells."""

    def __init__(self) -> None:
        self.reach = [0] * 20  # [board * 5 + colour]: cells beside corals of two and more (R5.1)
        self.prey = [0] * 20  # … polyps that this colour could attack there now
        self.bare = [0] * 4  # by board
        self.safe = [0] * 4  # … polyps that cannot be attacked
