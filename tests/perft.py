"""Counting all sequences of legal actions: the sharpest test of a move generator.

`python tests/perft.py GAME LINE DEPTH` prints the counts for a position of a conformance game.
"""

from __future__ import annotations

from reefencounter.engine import Chance, Position, codes


def perft(position: Position, depth: int) -> int:
    """Sequences of `depth` legal actions in which no action but the last is `take`."""
    if depth == 1:
        return position.count()
    total = 0
    chance = Chance(0)
    for action in position.legal():
        if not codes.TAKE <= action < codes.PASS:
            after = position.copy()
            after.apply(action, chance)
            total += perft(after, depth - 1)
    return total


if __name__ == "__main__":
    import sys

    from test_conformance import lines

    from reefencounter.notation import load, plain

    name, line, depth = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    start = plain(load(lines(name)[line]["state"]))
    print([perft(start, deep) for deep in range(1, depth + 1)])
