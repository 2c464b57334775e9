"""`python -m bench` (`make bench`): what a core does in a few minutes, measured in one run, with its ratios.

Apart from it: `bench.beside` (an earlier revision), `bench.second_kind` (what comes up), `bench.strength` (hours),
`bench.ladder`, `bench.suite` and `bench.statistics` (docs/benchmark.md), `bench.puzzles` (docs/analysis.md),
`bench.page` (in a browser).
"""

from __future__ import annotations

import platform

from reefencounter import COMPILED

from . import bots, engine, environments, others, starting
from .report import command_line


def main() -> None:
    command_line(__doc__).parse_args()
    print(f"Python {platform.python_version()}, one core, engine {'compiled' if COMPILED else 'uncompiled'}")
    measured = engine.lines()
    print(*measured, sep="\n")
    print("where the time goes, one position of the middle of a four-player game:")
    print(*engine.where_the_time_goes(), sep="\n")
    print(*starting.lines(), sep="\n")
    print(*bots.lines(), sep="\n")
    print(*environments.lines(), sep="\n")
    driven = next(line.value for line in measured if line.what.startswith("driven"))
    print(*others.lines(driven), sep="\n")


main()
