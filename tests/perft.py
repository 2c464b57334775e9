"""Counts for a position of a conformance game.

`python tests/perft.py GAME LINE DEPTH` prints them; the command is `reef perft`.
"""

from __future__ import annotations

from reefencounter.terminal.perft import perft

if __name__ == "__main__":
    import sys

    from test_conformance import lines

    from reefencounter.notation import load, plain

    name, line, depth = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    start = plain(load(lines(name)[line]["state"]))
    print([perft(start, deep) for deep in range(1, depth + 1)])
